## Was ein Server festlegt, und was die dürfen, die nach ihm sehen.

command-settings-name = einstellungen
command-settings-about = Was auf diesem Server gilt: Sprache, Kanäle, wer Tische aufmacht
command-settings-show-name = zeigen
command-settings-show-about = Was auf diesem Server festgelegt ist
command-settings-language-name = sprache
command-settings-language-about = Die Sprache der öffentlichen Nachrichten hier; weglassen: die der meisten am Tisch
command-settings-channel-name = kanal
command-settings-channel-about = Tische in einem Kanal oder einer Kategorie erlauben oder nicht mehr; keiner genannt: überall
command-settings-starters-name = gastgeber
command-settings-starters-about = Wer Tische aufmachen darf: die Mitglieder einer Rolle oder alle
command-settings-tables-name = tische
command-settings-tables-about = Wie viele Tische gleichzeitig offen sein oder laufen dürfen
command-settings-clock-name = bedenkzeit
command-settings-clock-about = Die Bedenkzeit an Tischen, für die sonst keine gewählt wird
command-settings-packs-name = pakete
command-settings-packs-about = Ob Karten aus Kartenpaketen hier gespielt werden dürfen
command-settings-boards-name = bretter
command-settings-boards-about = Wie groß die Bilder der Bretter für alle sind
command-settings-puzzle-name = rätsel
command-settings-puzzle-about = Der Kanal, in dem jeden Tag ein Rätsel steht

command-moderate-name = aufsicht
command-moderate-about = Für die Moderation: Tische beenden, anhalten oder freigeben, Leute entfernen
command-moderate-tables-name = tische
command-moderate-tables-about = Die offenen und laufenden Tische dieses Servers
command-moderate-stop-name = beenden
command-moderate-stop-about = Eine Partie ohne Sieger beenden; sie zählt für niemanden
command-moderate-pause-name = anhalten
command-moderate-pause-about = Eine Partie eine Weile anhalten: Niemand kann ziehen, die Uhren stehen
command-moderate-resume-name = fortsetzen
command-moderate-resume-about = Eine angehaltene Partie weitergehen lassen
command-moderate-free-name = freigeben
command-moderate-free-about = Einen Kanal freigeben, auch wenn seine Partie nicht mehr zu lesen ist

option-channel-name = kanal
option-channel-about = Ein Kanal oder eine Kategorie mit allen ihren Kanälen
option-where-name = wo
option-where-about = Ein Kanal; ohne Angabe wird es abgeschaltet
option-allowed-name = erlaubt
option-allowed-about = Ja oder nein
option-large-name = gross
option-large-about = Ja: so groß wie möglich; Nein: wie üblich, mit einem Knopf zum Vergrößern
option-role-name = rolle
option-role-about = Die Rolle, deren Mitglieder Tische aufmachen dürfen; weglassen: alle
option-most-name = höchstens
option-most-about = Die größte Zahl; weglassen: keine Grenze
option-table-name = tisch
option-table-about = Die Nummer eines Tisches; weglassen: der Tisch dieses Kanals

settings-title = **Was auf diesem Server festgelegt ist**
settings-language = Öffentliche Nachrichten sind auf { $language }.
settings-language-players = Jeder Tisch verwendet die Sprache der meisten, die daran spielen.
settings-language-gaps = Noch nicht übersetzt, darum vorerst in einer anderen Sprache ({ $language }): { $games }.
settings-language-lacks = Wer { $spoken } spricht, liest das noch in einer anderen Sprache ({ $language }): { $games }.
settings-channels =
    { $count ->
        [0] Tische dürfen in jedem Kanal aufgemacht werden.
        [one] Tische dürfen nur in { $channels } aufgemacht werden.
       *[other] Tische dürfen nur hier aufgemacht werden: { $channels }
    }
settings-starters = Tische dürfen die Mitglieder von { $role } aufmachen.
settings-starters-all = Alle dürfen Tische aufmachen.
settings-tables =
    { $most ->
        [0] Dieser Server begrenzt die Zahl der Tische nicht.
        [one] Es darf nur ein Tisch offen sein oder laufen.
       *[other] Es dürfen höchstens { $most } Tische gleichzeitig offen sein oder laufen.
    }
settings-clock = Bedenkzeit an einem neuen Tisch, wenn keine andere gewählt wird: { $clock }.
settings-packs =
    { $allowed ->
        [yes] Karten aus Kartenpaketen dürfen gespielt werden.
       *[no] Nur die Karten der Grundausgaben dürfen gespielt werden.
    }
settings-boards =
    { $large ->
        [yes] Bretter zeigen allen ein großes Bild.
       *[no] Bretter zeigen ein kleineres Bild; **{ button-large }** darunter zeigt es groß.
    }
settings-puzzle = Jeden Tag stelle ich in { $channel } ein Rätsel.
settings-puzzle-off = Ein tägliches Rätsel gibt es nicht.
settings-puzzle-trouble =
    { $trouble ->
        [lost] ⚠️ Das tägliche Rätsel wurde abgeschaltet, weil es seinen Kanal nicht mehr gibt.
        [permission] ⚠️ Das letzte tägliche Rätsel konnte ich nicht stellen: Mir fehlt in dem Kanal ein Recht. Morgen versuche ich es wieder.
       *[other] ⚠️ Das letzte tägliche Rätsel konnte ich nicht stellen. Morgen versuche ich es wieder.
    }

refused-need-moderator = Das kann nur, wer im Kanal des Tischs Nachrichten verwalten darf.
refused-no-table-to-moderate = Einen solchen Tisch gibt es hier nicht, weder offen noch laufend. `/aufsicht tische` zählt alle auf.
refused-paused = Diese Partie ist von der Aufsicht des Servers angehalten. Mit `/aufsicht fortsetzen` geht es weiter.
refused-not-paused = Diese Partie ist nicht angehalten.
refused-setting =
    { $setting ->
        [channels] Mehr als { $most } Kanäle gehen nicht. Nimm eine Kategorie, oder streiche erst einen.
       *[other] Das geht nicht. Nenne eine ganze Zahl von 1 bis { $most }.
    }
refused-channel = Hier dürfen keine Tische aufgemacht werden. Geh in { $channels }.
refused-role = Auf diesem Server machen nur Mitglieder von { $role } Tische auf. Frag jemanden von ihnen; mitspielen darfst du gern.
refused-tables-person = Du sitzt schon an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
}. Bring eine Partie zu Ende oder verlass einen Tisch, ehe du dich an einen weiteren setzt.
refused-tables-server = Auf diesem Server { $most ->
    [one] ist ein Tisch offen
   *[other] sind { $most } Tische offen
}, mehr sind nicht erlaubt. Setz dich an einen davon, oder warte, bis eine Partie zu Ende ist.
refused-deck-packs = Auf diesem Server wird nur mit Karten der Grundausgabe gespielt, und dieses Deck hat andere: { $cards }.

event-moderated = { $person } hat die Partie im Namen des Servers beendet. Sie zählt für niemanden.
event-paused = { $person } hat die Partie angehalten. Bis es weitergeht, kann niemand ziehen.
event-resumed = { $person } hat die Partie fortgesetzt.

said-moderated = Die Partie ist beendet, der Kanal ist frei.
said-paused = Die Partie ist angehalten. Mit `/aufsicht fortsetzen` geht es weiter.
said-resumed = Die Partie geht weiter.
said-freed = Der Kanal ist frei. Seine Partie zählt für niemanden.

moderate-table =
    { $status ->
        [open] **#{ $number }** { $game } in { $channel }: offen
        [paused] **#{ $number }** { $game } in { $channel }: angehalten
       *[running] **#{ $number }** { $game } in { $channel }: läuft
    }
moderate-heading = Tische, die du beaufsichtigen darfst
moderate-no-tables = Auf diesem Server gibt es keinen offenen oder laufenden Tisch, den du beaufsichtigen darfst.

board-ended-moderated = 🏁 Die Partie wurde von der Aufsicht des Servers beendet. Niemand hat gewonnen.
board-paused = ⏸️ Diese Partie ist angehalten: Bis es weitergeht, kann niemand ziehen.
command-moderate-remove-name = entfernen
command-moderate-remove-about = Eine Person von einem Tisch entfernen; sie kann nicht an ihn zurückkehren
command-moderate-remove-person-name = person
command-moderate-remove-person-about = Wer; auch jemand, der den Server verlassen hat
event-removed = 🚪 { $by } hat { $person } im Namen des Servers vom Tisch entfernt. Der Computer spielt weiter.
button-remove = { $person } entfernen
moderate-stop-sure = Tisch **#{ $number }** ({ $game } in { $channel }) beenden? { $status ->
    [open] Der Tisch wird geschlossen; seine Partie hat noch nicht begonnen.
   *[running] Die Partie endet ohne Sieg und zählt für niemanden. Sie lässt sich nicht fortsetzen.
}
button-moderate-stop = Diesen Tisch beenden
moderate-remove-sure = **{ $person }** von Tisch **#{ $number }** ({ $game } in { $channel }) entfernen? { $fate ->
    [reserved] Der Platz, der für { FORM($person, "accusative") } reserviert ist, wird frei.
    [open] Der Platz wird frei.
    [running] Auf dem Platz spielt der Computer weiter, und für { FORM($person, "accusative") } zählt die Partie als aufgegeben.
   *[last] Sonst spielt dort niemand: Der Tisch wird geschlossen, und eine laufende Partie endet ohne Sieger.
} An diesen Tisch kann { $person } nicht zurückkehren.
said-removed = { $person } spielt nicht mehr an Tisch **#{ $number }**.
refused-barred = Du wurdest von diesem Tisch entfernt und kannst nicht an ihn zurückkehren. An jedem anderen kannst du mitspielen.
refused-person-barred = Diese Person wurde von diesem Tisch entfernt und kann nicht an ihn zurückkehren. Biete deinen Platz jemand anderem an.
refused-nobody-to-remove = Diese Person spielt nicht mehr an diesem Tisch, also ist niemand zu entfernen.
refused-whom-to-remove = Ich weiß nicht, wen du mit „{ $typed }“ meinst. { $count ->
    [0] An diesem Tisch spielt niemand, den du entfernen könntest.
    [one] An diesem Tisch spielt { $people }.
   *[other] An diesem Tisch spielen { $people }.
}
