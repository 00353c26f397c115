## Was das Haus selbst am Tisch sagt: offenes Brett, Würfel, Hinweise und seine Absagen.

computer-name = Computer
    .accusative = den Computer
    .dative = dem Computer
    .the-accusative = den Computer
    .von = vom Computer
    .genitive = des Computers
    .the = der Computer
    .the-first = Der Computer
# Wenn mehrere Computer mitspielen.
computer-numbered = Computer { $number }
computer-level-explaining = einfach, mit Erklärungen
computer-level-simple = einfach
computer-level-strong = stark
computer-level-master = Meister

board-open = { $game }: Nehmt Platz
board-open-how =
    { $low ->
        [one] Dieses Spiel ist für { $low } bis { $high } Personen
       *[other] { $high ->
            [2] Dieses Spiel ist für { $low } Personen
           *[other] Dieses Spiel ist für { $low } bis { $high } Personen
        }
    }; { $taken ->
        [one] ein Platz ist besetzt
       *[other] { $taken } Plätze sind besetzt
    }. Wer den Tisch aufgemacht hat, startet die Partie.
board-seats = Am Tisch
board-seat = { $number }. { $seat }
board-seat-level = { $number }. { $seat } ({ $level })
board-seat-reserved = { $number }. { $seat } – ⏳ reserviert
board-reserved =
    { $count ->
        [one] ⏳ Ein Platz ist reserviert
       *[other] ⏳ { $count } Plätze sind reserviert
    }
board-reserved-how = { $people }: **{ button-join }** nimmt { $count ->
        [one] den Platz
       *[other] euren Platz
    } ein, **{ button-leave }** sagt ab. Die Partie kann beginnen, sobald { $count ->
        [one] das geklärt ist
       *[other] ihr euch alle entschieden habt
    }. Die Reservierung endet { $until }; danach { $count ->
        [one] ist der Platz
       *[other] sind die Plätze
    } für andere und den Computer frei.
board-closed = { $game }: Dieser Tisch ist geschlossen
board-waiting = ⏳ **Warten auf { FORM($seats, "accusative") }**
board-drawn = 🏁 Niemand hat gewonnen. { $reason }
board-lost = 🏁 Die Partie ist verloren. { $reason }
board-won =
    { $count ->
        [one] 🏆 { FEATURE($seats, "person") ->
            [second] Du gewinnst!
           *[third] { FORM($seats, "the-first") } gewinnt!
        } { $reason }
       *[other] 🏆 { $seats } gewinnen! { $reason }
    }
board-seal = Der Zufall ist versiegelt

thread-name = { $game }: { $seats }

event-dice-sealed = 🎲 Die Würfel wurden versiegelt, als dieser Tisch aufgemacht wurde: SHA-256 ihres Geheimnisses ist `{ $seal }`. Die Wörter für die Würfel sind ab jetzt öffentlich: { $words }.
event-dice-opened = 🎲 Das Siegel ist offen. Das Geheimnis der Würfel war `{ $secret }`; mit den Wörtern ergibt es den Schlüssel `{ $key }`. `/prüfen` rechnet jeden Wurf nach.
event-shuffles-sealed = 🔀 Die Zufallszahlen, die die Karten mischen, wurden versiegelt, als dieser Tisch aufgemacht wurde: SHA-256 ihres Geheimnisses ist `{ $seal }`. Die Wörter für das Mischen sind ab jetzt öffentlich: { $words }.
event-shuffles-opened = 🔀 Das Siegel ist offen. Das Geheimnis für das Mischen war `{ $secret }`; mit den Wörtern ergibt es den Schlüssel `{ $key }`. `/prüfen` rechnet jedes Mischen nach.
dice-word = { $seat } „{ $word }“
dice-no-word = { FORM($seat, "the") } keines
event-went-back = ⏪ Während dieses Zugs wurden die Regeln korrigiert. Der Zug ist zurückgenommen; spielt vom Stand davor weiter.
event-question = ❔ Ein Würfel beantwortet eine Frage { FORM($player, "genitive") }: 🎲 { $die } – { question-answer }

notice-private-closed = { $seat } nimmt keine privaten Nachrichten an. Stattdessen zeigt der Knopf **{ button-hand }** unter dem Brett die Hand.
notice-no-thread = Ich kann für diese Partie keinen Thread öffnen, denn mir fehlt die Berechtigung „{ $permission }“. Das Neueste steht auf dem Brett.

trouble-permission = Ich kann das Brett hier nicht zeigen, denn mir fehlt die Berechtigung „{ $permission }“.
trouble-gone = Ich kann das Brett hier nicht zeigen: Den Kanal gibt es nicht mehr.
trouble-locked = Ich kann das Brett hier nicht zeigen: Dieser Thread ist gesperrt, und nur die Moderation des Servers kann ihn wieder öffnen. Die Partie ist sicher.
trouble-filtered = Ich kann das Brett hier nicht zeigen: Ein Filter dieses Servers (AutoMod) blockiert meine Nachrichten. Die Moderation kann mir erlauben, hier zu schreiben. Die Partie ist sicher.
trouble-refused = Ich kann das Brett hier nicht zeigen: Der Chat lehnt es ab. Die Partie ist sicher, und beim nächsten Zug versuche ich es wieder.
trouble-unsupported = Ich kann das Brett hier nicht zeigen: Ein Kanal dieser Art nimmt es nicht an. Eröffne Tische in einem Textkanal.
trouble-passing = Der Chat nimmt meine Nachrichten im Moment nicht an. Die Partie ist sicher, und ich versuche es weiter.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

verify-other-secret = Das Geheimnis passt nicht zum Siegel, das vor der Partie veröffentlicht wurde.
verify-other-words = Es gibt nicht für jeden Platz ein Wort.
verify-other-key = Geheimnis und Wörter ergeben einen anderen Schlüssel als den genannten.
verify-no-start = Die Aufzeichnung dieser Partie hat keinen Anfang.
verify-other-move = Eintrag { $number } der Aufzeichnung lässt sich nicht nachspielen.
verify-other-roll = In Eintrag { $number } der Aufzeichnung stehen andere Zufallszahlen, als der Schlüssel ergibt.
verify-other-end = Die Aufzeichnung führt zu einer anderen Stellung als der auf dem Tisch.

# What is picked or put in order, as part of a move.
selection = { $things }
thing-unknown = „{ $thing }“
selection-none = nichts

refused-answered = Das ist schon geschehen; es hat sich nichts geändert.
refused-elsewhere = Dieser Knopf gehört zu einem Tisch, der nicht hier steht. Es hat sich nichts geändert. `/brett` im Kanal deines Tischs zeigt dir die Knöpfe, die dort gelten.
refused-button-outdated = Dieser Knopf stammt von einer früheren Version des Bots; die aktuellen stehen unter dem Brett, das `/brett` zeigt.
refused-word-empty = An diesem Wort ist nichts zu lesen. Schreib Buchstaben oder Ziffern.
refused-word-long = Dieses Wort ist zu lang. Nimm eines mit höchstens { $most } Zeichen.
refused-pick-many =
    { $most ->
        [0] Wähle nichts davon
        [one] Wähle höchstens eines davon
       *[other] Wähle höchstens { $most } davon
    }; du hast { $count } gewählt.
refused-pick-few =
    { $least ->
        [one] Wähle mindestens eines davon
       *[other] Wähle mindestens { $least } davon
    }; du hast { $count ->
        [0] nichts
       *[other] { $count }
    } gewählt.
refused-pick-other =
    { $count ->
        [0] Wähle nur, was hier zur Wahl steht, und jedes nur einmal.
       *[other] Das kannst du hier nicht wählen, oder nur einmal: { $things }.
    }
refused-order =
    { $count ->
        [one] Wähle dieses eine und sonst nichts.
       *[other] Wähle alle { $count }, jedes einmal, in der Reihenfolge, die du willst.
    }
refused-amount =
    { $most ->
        [0] Hier geht nur 0.
       *[other] Nenne eine Zahl von { $least } bis { $most }.
    }
refused-over = Diese Partie ist zu Ende.
refused-left = Du hast diese Partie schon verlassen.
refused-waiting-unnamed = Einen Moment: Die Partie wartet auf { FORM($seats, "accusative") }.
refused-waiting = Einen Augenblick: Erst ist noch eine Antwort { FORM($seats, "von") } offen.
refused-waiting-because = { $occasion } Erst ist noch eine Antwort { FORM($seats, "von") } offen.
refused-seats =
    Dieses Spiel ist für { $high ->
        [2] zwei Personen
       *[other] { $low } bis { $high } Personen
    }, und am Tisch { $seats ->
        [one] sitzt nur eine
       *[other] sitzen { $seats }
    }. `/spiel computer` gibt dem Computer einen Platz.

refused-join-first = Du spielst an diesem Tisch noch nicht mit: Drück darunter auf **{ button-join }**, oder tipp `/spiel mitspielen`.
refused-not-seated = Du spielst an diesem Tisch nicht mit; zuschauen darfst du gern.
refused-not-begun = Die Partie hat noch nicht begonnen: { $owner } drückt unter dem Tisch auf **{ button-start }**, und bis dahin kommen andere mit **{ button-join }** dazu.
refused-begun = Die Partie hat schon begonnen.
refused-closed = Dieser Tisch ist geschlossen. `/spiel neu` macht einen anderen auf.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-full =
    { $seats ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
refused-level = Auf der Stufe „{ $level }“ spielt der Computer nicht.
refused-leave-running = Die Partie läuft. Mit `/spiel aufgeben` gibst du sie auf.
refused-reserved =
    { $count ->
        [one] Ein Platz ist noch für { FORM($people, "accusative") } reserviert. Die Partie kann beginnen, sobald **{ button-join }** oder **{ button-leave }** gedrückt ist, oder wenn die Reservierung endet ({ $until }).
       *[other] Plätze sind noch für { FORM($people, "accusative") } reserviert. Die Partie kann beginnen, sobald alle **{ button-join }** oder **{ button-leave }** gedrückt haben, oder wenn die Reservierung endet ({ $until }).
    }
refused-full-reserved = Im Moment ist kein Platz frei, aber manche Plätze sind nur reserviert. Sieh wieder nach, wenn die Reservierung endet; auf dem Brett steht, wann.
refused-not-owner = Nur wer diesen Tisch aufgemacht hat, kann die Partie starten.
refused-open-here = In diesem Kanal ist schon ein Tisch offen. Setz dich mit **{ button-join }** dazu, oder nimm einen anderen Kanal. Sitzt du allein daran, schließt **{ button-leave }** ihn.
refused-running-here = In diesem Kanal läuft schon eine Partie: `/brett` zeigt sie. Wer mitspielt, kann sie zu Ende spielen oder aufgeben (`/spiel aufgeben`); alle anderen können einen anderen Kanal nehmen.
refused-option = „{ $value }“ passt nicht zur Einstellung „{ $option }“.
refused-no-such-option = Eine Einstellung „{ $option }“ gibt es in diesem Spiel nicht. Lass sie weg; **{ button-options }** am offenen Tisch zeigt alle.
refused-options-together = Die Einstellungen „{ $option }“ und „{ $other }“ lassen sich nicht kombinieren. Lass eine davon weg.
refused-no-such-game = Ein Spiel namens „{ $game }“ kenne ich nicht. Es gibt: { $games }.
refused-no-such-table = Diesen Tisch gibt es nicht mehr.
refused-not-loadable = Die gespeicherte Partie an diesem Tisch lässt sich nicht mehr lesen. `/spiel neu` macht einen neuen Tisch auf.
refused-language = „{ $language }“ spreche ich nicht. Ich spreche: { $languages }.
refused-fault = Bei diesem Zug ist etwas schiefgegangen. Er gilt nicht, und die Partie ist unverändert.

refused-arguments = Zu „{ $verb }“ gehört { $count ->
    [0] sonst nichts: Lass die Felder leer.
   *[other] dies: { $arguments }. Wähle aus den Listen.
 }
refused-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
refused-phase = Das gehört in eine andere Phase: { $needed }. Die jetzige Phase: { $phase }.
move-unknown = { $move }
refused-unknown-thing = Hier gibt es nichts, was „{ $typed }“ heißt.
refused-unknown-among = Hier gibt es nichts, was „{ $typed }“ heißt. Du kannst wählen: { $choices }
refused-which = Das kann mehreres bedeuten. Wähle: { $choices }.
refused-say-more = Bitte sag genauer, was du meinst; wähle etwas aus den Listen.

refused-store-locked = Der Spielspeicher wird von einem anderen Programm benutzt. Nichts wurde angenommen; bitte versuch es gleich noch einmal.
refused-store-unwritable = In den Spielspeicher lässt sich nicht schreiben. Nichts wurde angenommen.
refused-store-corrupt = Der Spielspeicher ist beschädigt oder gar keiner. Nichts wurde angenommen.
refused-store-newer = Den Spielspeicher hat eine neuere Version dieses Programms geschrieben.
refused-store-failed = Der Spielspeicher hat das nicht angenommen. Nichts hat sich geändert; bitte versuch es noch einmal.
refused-store-url = Die Adresse des Spielspeichers ist unverständlich, oder der Treiber dafür fehlt.
