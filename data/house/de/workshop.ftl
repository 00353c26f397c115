## Die Seite, auf der man ein Deck baut. Knöpfe: höchstens 80 Zeichen, besser 20.

workshop-title = { $state ->
    [named] 🛠️ Deckwerkstatt: { $name }
   *[new] 🛠️ Deckwerkstatt: ein neues Deck
 }
workshop-how = Wähle, wer dein Deck anführt, und nimm dann Karten hinein, bis es { $needed } sind. **{ workshop-fill }** vervollständigt es jederzeit, **{ workshop-ready }** beginnt mit einem vorhandenen Deck. Was du baust, bleibt erhalten, auch wenn du das hier schließt.
workshop-size = **{ $size } von { $needed }** Karten { $leading ->
    [0] {""}
   *[other] (davon { $leading } Helden- und Stufenkarten)
 }
workshop-curve = Karten nach Kosten:
workshop-finding = { $mark ->
        [note] ℹ️
       *[bad] ❌
    } { $text }
workshop-tapped = **Zuletzt gewählt:** { $cards }. Wie viele von jeder?
workshop-card = { $number ->
        [0] **{ $card }**, nicht im Deck
       *[other] **{ $card }**, { $number } im Deck
    }
workshop-pick = Karten { $first }–{ $last } von { $count } (je { $copies })
workshop-none = ℹ️ Keine Karte mit diesen Filtern kann dein Held gebrauchen.
workshop-filter = Filter ({ $count } zu sehen)
workshop-number = { $number ->
        [0] Raus
       *[other] { $number }
    }
workshop-look = Im Deck: lesen, ändern
workshop-fill = Auffüllen
workshop-save = Speichern
workshop-save-title = Das Deck speichern
workshop-ready = Vorlage
workshop-from = Ein Deck wählen
workshop-replaces = Die Karten, die du bisher gewählt hast, werden ersetzt; **{ workshop-undo }** holt sie zurück.
workshop-filled = ✨ Neu dabei: { $cards }
workshop-copies = { $number } × { $card }
workshop-text = Als Text
workshop-clear = Neu anfangen
workshop-undo = Rückgängig
workshop-play = Hier spielen
