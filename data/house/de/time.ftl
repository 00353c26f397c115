## Zeit und Plätze: Bedenkzeit, Erinnerungen, Leute, die sich verspäten, gehen, wiederkommen oder ersetzt werden.

clock-off = unbegrenzt
clock-with-bank = { $decision } je Entscheidung, dazu { $bank } Reserve
clock-without-bank = { $decision } je Entscheidung
clock-with-gain = { $decision } je Entscheidung, dazu { $bank } Reserve, die mit jeder Entscheidung um { $gain } wächst
clock-opened = { $clock }, ab dem Öffnen von „{ button-move }“, insgesamt höchstens { $outer }
duration-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
duration-hours =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
duration-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
duration-seconds =
    { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
    }
duration-both = { $first } { $second }

button-skip = Überspringen
button-wait = Warten
button-handover = Computer spielt
button-end = Partie beenden
button-endsure = Partie jetzt beenden
button-depart-on = Verlassen: Der Computer spielt für dich weiter
button-depart-ends = Verlassen: Die Partie endet ohne Sieg

board-clock = ⏳ Bedenkzeit
board-clock-how = { $clock }. Mit `/spiel bedenkzeit` wählst du vor dem Start eine andere oder `aus`.
board-time = ⏳ Zeit: { $seats }
board-time-seat = { $seat } { $until }
board-overdue =
    ⏰ { $count ->
        [one] Die Zeit { FORM($seats, "von") } ist um
       *[other] Die Zeit { FORM($seats, "von") } ist um
    }. Für die anderen: **{ button-skip }** (es gilt die harmlose Antwort), **{ button-wait }** (noch einmal so lange) oder **{ button-handover }** (alle müssen zustimmen)
board-overdue-without-clock =
    ⏰ Die Partie wartet schon zu lange auf { FORM($seats, "accusative") }. Alle anderen können **{ button-skip }** (es gilt die harmlose Antwort), **{ button-wait }** (weitere sieben Tage), **{ button-handover }** oder **{ button-end }** wählen
board-ended = 🏁 Die Partie ist zu Ende
board-ended-abandoned = 🏁 Niemand sitzt mehr am Tisch. Die Partie endete ohne Sieger.
board-ended-absent = 🏁 Die Partie hat zu lange auf jemanden gewartet und wurde beendet.
board-ended-out = 🏁 Alle Menschen waren ausgeschieden. Damit endete die Partie.

status-clock = Bedenkzeit: { $clock }.
status-reserve = Reserve: { $reserves }.
status-reserve-seat = { $seat } { $left }

event-overdue =
    { $count ->
        [one] ⏰ Die Zeit { FORM($seats, "von") } ist um. Die anderen dürfen mit den Knöpfen unter dem Brett die Entscheidung überspringen, warten oder gemeinsam den Platz dem Computer geben.
       *[other] ⏰ Die Zeit { FORM($seats, "von") } ist um. Die anderen dürfen mit den Knöpfen unter dem Brett die Entscheidungen überspringen, warten oder gemeinsam die Plätze dem Computer geben.
    }
event-overdue-without-clock = ⏰ Die Partie wartet seit sieben Tagen auf { FORM($seats, "accusative") }. Alle anderen dürfen mit den Knöpfen unter dem Brett überspringen, warten, den Computer spielen lassen oder die Partie beenden.
event-account-gone = ⏰ Das Konto { FORM($seat, "genitive") } gibt es nicht mehr. Die anderen dürfen mit den Knöpfen unter dem Brett Entscheidungen überspringen oder gemeinsam den Platz dem Computer geben.
event-skipped = ⏭️ { $seat } überspringt eine Entscheidung { FORM($absent, "genitive") }.
event-skipped-vote = ⏭️ { $seat } überspringt die Stimme { FORM($absent, "genitive") }. Abstimmungen warten auf { FORM($absent, "accusative") } erst wieder, wenn ein Zug oder Knopfdruck kommt.
event-waited = ⏳ { $seat } gibt { $absent } mehr Zeit.
event-handed-over = 🤖 Der Computer spielt für { FORM($person, "accusative") } weiter. Mit `/spiel mitspielen` geht es zurück an den Tisch.
event-left-seat = 🚪 { $person } hat die Partie verlassen. Der Computer spielt weiter; mit `/spiel mitspielen` geht es zurück an den Tisch.
event-came-back = 🪑 { $person } ist wieder da und spielt weiter.
event-seat-offered = 🪑 { $seat } bietet { FORM($person, "dative") } den eigenen Platz an. `/spiel mitspielen` nimmt ihn ein.
event-seat-taken = 🪑 { $person } spielt an der Stelle { FORM($before, "genitive") } weiter.
event-abandoned = 🏁 Niemand sitzt mehr am Tisch. Die Partie endet ohne Sieger.
event-ended-absent =
    { $count ->
        [one] 🏁 { $seat } beendet die Partie, die zu lange auf { FORM($absent, "accusative") } gewartet hat. Für { FORM($absent, "accusative") } gilt sie als aufgegeben, sonst verliert niemand.
       *[other] 🏁 { $seat } beendet die Partie, die zu lange auf { FORM($absent, "accusative") } gewartet hat. Für diese Personen gilt sie als aufgegeben, sonst verliert niemand.
    }
event-people-out = 🏁 Alle Menschen sind ausgeschieden. Die Computer spielen nicht weiter.

proposal-handover = den Computer für { FORM($absent, "accusative") } weiterspielen zu lassen
proposal-newcomer = diesen Platz an { $person } abzugeben

hand-board = [Zum Brett]({ $board })
turn-heading =
    { $count ->
        [one] 🎲 **Du bist dran.**
       *[other] 🎲 **Du bist an { $count } Tischen dran.**
    }
turn-table =
    - **{ $game }**: { $count ->
        [0] Die Partie wartet
        [one] { $others } wartet
       *[other] { $others } warten
    } auf dich. { $until } [Zum Brett]({ $board })
turn-how = -# `/erinnerungen` legt fest, wie und wie oft ich dir Bescheid gebe und wann ich still bin.
turn-until = Deine Frist endet { $until }.
turn-open = Lass dir Zeit.
turn-mention =
    🎲 { $mention } Du bist dran: { $count ->
        [0] Die Partie wartet
        [one] { $others } wartet
       *[other] { $others } warten
    } auf dich. { $until } [Zum Brett]({ $board })
button-call = Erinnern
said-called = Erinnert: { $seats }.
refused-call-nobody = Es gibt niemanden zu erinnern: Auf niemanden wartet die Partie schon seit einer Stunde.
refused-call-quiet =
    { $count ->
        [one] { $seats } bekommt jetzt keine Erinnerung: Dort ist Ruhezeit, oder alle Nachrichten sind abgestellt.
       *[other] { $seats } bekommen jetzt keine Erinnerung: Dort ist Ruhezeit, oder alle Nachrichten sind abgestellt.
    }
turn-last = Nur deine Antwort fehlt noch. { $until }
reminder-until = Deine Frist endet { $until }. Danach dürfen die anderen deine Entscheidung überspringen oder deinen Platz dem Computer geben.
reminder-without-clock = Deine Frist endet { $until }. Danach dürfen die anderen deine Entscheidung überspringen, deinen Platz dem Computer geben oder die Partie beenden.
reminder-unnamed = Deine Frist endet { $until }. Danach geht die Partie ohne deine Antwort weiter. Die anderen sehen nicht, dass du gefragt wirst.
reminder-open = Eine Frist gibt es nicht.
reminder-private =
    ⏳ **{ $game }**: { $count ->
        [0] Die Partie wartet
        [one] { $others } wartet
       *[other] { $others } warten
    } auf deine Entscheidung. { $until } [Zum Brett]({ $board })
    -# `/erinnerungen` legt fest, wie und wie oft ich dir Bescheid gebe und wann ich still bin.
reminder-mention =
    ⏳ { $mention } { $count ->
        [0] Die Partie wartet
        [one] { $others } wartet
       *[other] { $others } warten
    } auf deine Entscheidung. { $until } [Zum Brett]({ $board })
reminder-offer = 🪑 { $mention } In dieser Partie wird dir der Platz { FORM($seat, "genitive") } angeboten. Mit `/spiel mitspielen` nimmst du ihn. Willst du nicht, musst du nichts tun.

reminders-private = mit einer privaten Nachricht
reminders-mention = mit einer Erwähnung im Thread der Partie
reminders-none = gar nicht
reminders-once = eine Warnung, wenn meine Zeit zum größten Teil um ist
reminders-six = außerdem alle sechs Stunden
reminders-quiet-off = keine Ruhezeit
reminders-daily = außerdem einmal am Tag

refused-clock = „{ $clock }“ verstehe ich nicht als Bedenkzeit. Schreibe zum Beispiel `1t` (ein Tag je Entscheidung), `3t+12h` (drei Tage Reserve und 12 Stunden je Entscheidung), `2m+15s`, `3t+12h+6h` (jede Entscheidung füllt die Reserve um sechs Stunden auf), `15m/2t` (15 Minuten, sobald **{ button-move }** geöffnet ist, insgesamt höchstens zwei Tage) oder `aus`.
refused-clock-range = Eine Entscheidung muss zwischen { $low } und { $high } haben, und die Reserve darf höchstens { $bank } betragen. Mehr, als sie fasst, kann nicht dazukommen.
refused-clock-outer = Die Zeit nach dem Schrägstrich muss länger sein als { $low } und darf höchstens { $high } betragen.
refused-not-owner-clock = Nur wer diesen Tisch aufgemacht hat, kann die Bedenkzeit wählen.
refused-not-overdue = Im Moment ist niemandes Zeit um.
refused-late-too = Deine eigene Zeit ist um. Entscheide zuerst; dann kannst du etwas wegen der anderen tun.
refused-end-with-clock = Dieser Tisch hat eine Bedenkzeit. Überspringe die Entscheidung, warte, oder lass den Computer weiterspielen.
refused-wait-for-nobody = Das Konto { FORM($absent, "genitive") } gibt es nicht mehr; Warten ändert daran nichts.
refused-remedy = „{ $typed }“ geht nicht. Wähle { remedy-word-skip }, { remedy-word-computer }, { remedy-word-wait } oder { remedy-word-end }.
refused-reminders = „{ $typed }“ steht nicht zur Wahl. Nimm etwas aus der Liste.
refused-quiet-hours = „{ $typed }“ verstehe ich nicht als Ruhezeit. Schreibe zum Beispiel `22-7`, `22:30-6:45` oder `aus`.
refused-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Nimm eine aus der Liste, oder schreibe, wie viele Stunden du vor UTC liegst, etwa `+2`.
refused-no-such-seat = Einen Platz „{ $typed }“ gibt es an diesem Tisch nicht. Dort sitzen: { $people }.
refused-no-seat-vacant = In dieser Partie ist kein Platz frei. Wer mitspielt, kann dir mit `/spiel ersetzen` seinen Platz geben.
refused-seat-not-vacant = Dort spielt { $seat }; dieser Platz ist nicht frei.
refused-person-seated = Diese Person sitzt schon an diesem Tisch.
refused-knows-other-hand = Wer in dieser Partie schon einen anderen Platz hatte, kennt dessen Hand und kann nur dorthin zurück.
refused-person-bot = Bots nehmen keine Plätze ein. `/spiel computer` und `/spiel verlassen` geben einen Platz dem Computer.

said-clock = Bedenkzeit: { $clock }. Ist jemandes Zeit um, dürfen die anderen die Entscheidung überspringen, warten oder gemeinsam den Computer weiterspielen lassen.
said-clock-off = Alle dürfen so lange überlegen, wie sie mögen. Nach sieben Tagen ohne Entscheidung dürfen alle anderen sie überspringen, den Platz dem Computer geben oder die Partie beenden.
said-leave-sure = Der Computer spielt dann an deiner Stelle weiter. Mit `/spiel mitspielen` kannst du zurückkommen, solange niemand sonst den Platz genommen hat. Bist du die letzte Person hier, endet die Partie. In der Statistik zählt das Verlassen gegen dich.
said-stop-sure = Niemand sonst wird gefragt, und eine beendete Partie lässt sich nicht fortsetzen.
said-end-sure =
    { $count ->
        [one] Die Partie hat zu lange auf { FORM($absent, "accusative") } gewartet. Beendest du sie, gilt sie für { FORM($absent, "accusative") } als aufgegeben, sonst verliert niemand. Danach lässt sie sich nicht fortsetzen.
       *[other] Die Partie hat zu lange auf { FORM($absent, "accusative") } gewartet. Beendest du sie, gilt sie für diese Personen als aufgegeben, sonst verliert niemand. Danach lässt sie sich nicht fortsetzen.
    }
button-stop-ends = Beenden: Die Partie endet ohne Sieg
said-left-running = Du hast die Partie verlassen. `/spiel mitspielen` holt deinen Platz zurück.
said-left-last = Du hast die Partie verlassen, und sie ist vorbei: Niemand sitzt mehr am Tisch.
said-came-back = Du sitzt am Tisch. **{ button-hand }** unter dem Brett zeigt deine Karten.
said-asked-in = Ich habe die Mitspielenden gefragt. Du sitzt am Tisch, sobald sie unter dem Brett auf **{ button-agree }** drücken.
said-offered = Angeboten. Du behältst den Platz, bis die Person `/spiel mitspielen` benutzt; dann sieht sie deine Hand.
said-skipped = Übersprungen.
said-waited = Die Zeit ist verlängert.
said-ended-absent = Die Partie ist vorbei.
said-handed-over = Auf diesem Platz spielt jetzt der Computer weiter.
said-reminders = Sobald du dran bist, gebe ich dir { $way } Bescheid. { $every }
said-reminders-none = Ich gebe dir nicht Bescheid, wenn du dran bist, warne dich nicht, bevor deine Zeit um ist, und erwähne dich auch nicht, wenn dir jemand einen Platz anbietet.
said-reminders-once = Ist deine Zeit zum größten Teil um, warne ich dich einmal.
said-reminders-six = Ich erinnere dich alle sechs Stunden und bevor deine Zeit um ist.
said-reminders-daily = Ich erinnere dich einmal am Tag und bevor deine Zeit um ist.
said-reminders-quiet = Still bin ich von { $hours } Uhr; eine Warnung kommt dann nur, wenn deine Frist in dieser Zeit endet. Bei dir ist es jetzt { $now } Uhr ({ $zone }); stimmt das nicht, wähle eine andere Zeitzone.
said-reminders-always = Eine Ruhezeit hast du nicht. `/erinnerungen ruhe:22-7` legt eine fest.

remedy-word-skip = überspringen
remedy-word-computer = Computer
remedy-word-wait = warten
remedy-word-end = beenden
remedy-skip = Diese Entscheidung überspringen
remedy-computer = Den Computer weiterspielen lassen (mit Bedenkzeit müssen alle anderen zustimmen)
remedy-wait = Warten: mehr Zeit geben
remedy-end = Die Partie beenden (nur ohne Bedenkzeit)

command-game-clock-name = bedenkzeit
command-game-clock-about = Vor Spielbeginn wählen, wie lange alle überlegen dürfen
command-game-absent-name = abwesend
command-game-absent-about = Etwas tun, wenn jemandes Zeit um ist
command-game-replace-name = ersetzen
command-game-replace-about = Den eigenen Platz in der laufenden Partie jemand anderem anbieten
command-reminders-name = erinnerungen
command-reminders-about = Wählen, wie und wie oft ich dir Bescheid gebe, dass du dran bist, und wann nicht

option-clock-name = bedenkzeit
option-clock-about = Bedenkzeit: aus, 1t, 3t+12h (Reserve + Entscheidung), 3t+12h+6h (wächst), 15m/2t (ab dem Öffnen)
option-what-name = was
option-what-about = Überspringen, den Computer weiterspielen lassen, warten oder die Partie beenden
option-seat-name = platz
option-seat-about = Wessen Platz
option-person-name = person
option-person-about = Wer an deiner Stelle weiterspielen soll
option-way-name = wie
option-way-about = Mit privater Nachricht, mit Erwähnung oder gar nicht
option-every-name = wie_oft
option-every-about = Nach der ersten Nachricht: eine Warnung oder öfter
option-quiet-name = ruhe
option-quiet-about = Stunden, in denen du keine Nachrichten willst, etwa 22-7; oder aus
option-zone-name = zeitzone
option-zone-about = Deine Zeitzone: eine Stadt wie Berlin, oder +2
