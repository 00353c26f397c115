## The page on which a deck is built. Buttons: at most 80 characters, better 20.

workshop-title = { $state ->
    [named] 🛠️ Deck workshop: { $name }
   *[new] 🛠️ Deck workshop: a new deck
 }
workshop-how = Choose who leads your deck, then tap cards in until it has { $needed }. **{ workshop-fill }** completes it at any time; **{ workshop-ready }** begins with a deck that exists. What you build is kept, also if you close this.
workshop-size = **{ $size } of { $needed }** cards { $leading ->
    [0] {""}
   *[other] ({ $leading } of them hero and level cards)
 }
workshop-curve = Cards by cost:
workshop-finding = { $mark ->
        [note] ℹ️
       *[bad] ❌
    } { $text }
workshop-tapped = **Tapped last:** { $cards }. How many of each?
workshop-card = { $number ->
        [0] **{ $card }**, not in the deck
       *[other] **{ $card }**, { $number } in the deck
    }
workshop-pick = Cards { $first }–{ $last } of { $count } ({ $copies } each)
workshop-none = ℹ️ Your hero can use no card that passes these filters.
workshop-filter = Filter ({ $count } shown)
workshop-number = { $number ->
        [0] Out
       *[other] { $number }
    }
workshop-look = In the deck: read, change
workshop-fill = Fill up
workshop-save = Save
workshop-save-title = Save the deck
workshop-ready = Start from
workshop-from = Choose a deck
workshop-replaces = The cards you have chosen so far are replaced; **{ workshop-undo }** brings them back.
workshop-filled = ✨ Added: { $cards }
workshop-copies = { $number } × { $card }
workshop-text = As text
workshop-clear = Start over
workshop-undo = Undo
workshop-play = Play it here
