## Die Seite, auf der man ein Deck baut. Knöpfe: höchstens 80 Zeichen, besser 20.

workshop-title = { $state ->
    [named] 🛠️ Deckwerkstatt: { $name }
   *[new] 🛠️ Deckwerkstatt: ein neues Deck
 }
workshop-how = Wähle, wer dein Deck anführt, und nimm dann Karten hinein, bis es { $needed } sind. **{ workshop-fill }** vervollständigt es jederzeit, **{ workshop-ready }** beginnt mit einem vorhandenen Deck. Was du baust, bleibt erhalten, auch wenn du das hier schließt.
workshop-size = **{ $size } von { $needed }** Karten. Unterstützungskarten nach Kosten:
workshop-finding = { $mark ->
        [note] ℹ️
       *[bad] ❌
    } { $text }
workshop-tapped = **Zuletzt gewählt:** { $cards }. Wie viele von jeder?
workshop-card = { $number ->
        [0] **{ $card }**, nicht im Deck
       *[other] **{ $card }**, { $number } im Deck
    }
workshop-pick = Karten { $first }–{ $last } von { $count }: hinein (je { $copies }) und heraus
workshop-filter = Nach Klasse, Art und Kosten filtern ({ $found } zu sehen)
workshop-number = { $number ->
        [0] Keine
       *[other] { $number } ×
    }
workshop-look = Im Deck: eine Karte lesen oder ihre Anzahl ändern
workshop-fill = Auffüllen
workshop-save = Speichern
workshop-save-title = Das Deck speichern
workshop-ready = Vorlage
workshop-from = Ein Deck wählen
workshop-replaces =
    { $count ->
        [one] Es ersetzt die Karte, die du bisher gewählt hast.
       *[other] Es ersetzt die { $count } Karten, die du bisher gewählt hast.
    }
workshop-text = Als Text
workshop-clear = Neu anfangen
workshop-clear-sure = { $state ->
        [named] Willst du alle Änderungen an „{ $name }“ seit dem letzten Speichern verwerfen?
       *[new] { $count ->
            [one] Willst du die Karte zurücklegen, die du gewählt hast?
           *[other] Willst du alle { $count } Karten zurücklegen, die du gewählt hast?
        }
    }
workshop-play = Hier spielen
