## The page on which a deck is built. Buttons: at most 80 characters, better 20.

workshop-title = { $state ->
    [named] 🛠️ Deck workshop: { $name }
   *[new] 🛠️ Deck workshop: a new deck
 }
workshop-how = Choose who leads your deck, then tap cards in until it has { $needed }. **{ workshop-fill }** completes it at any time; **{ workshop-ready }** begins with a deck that exists. What you build is kept, also if you close this.
workshop-size = **{ $size } of { $needed }** cards. Support cards by cost:
workshop-finding = { $mark ->
        [note] ℹ️
       *[bad] ❌
    } { $text }
workshop-tapped = **Tapped last:** { $cards }. How many of each?
workshop-card = { $number ->
        [0] **{ $card }**, not in the deck
       *[other] **{ $card }**, { $number } in the deck
    }
workshop-pick = Cards { $first }–{ $last } of { $count }: tap in ({ $copies } each) and out
workshop-filter = Filter by class, kind and cost ({ $found } shown)
workshop-number = { $number ->
        [0] None
       *[other] { $number } ×
    }
workshop-look = In the deck: read a card or change its number
workshop-fill = Fill up
workshop-save = Save
workshop-save-title = Save the deck
workshop-ready = Start from
workshop-from = Choose a deck
workshop-replaces =
    { $count ->
        [one] It replaces the card that you have chosen so far.
       *[other] It replaces the { $count } cards that you have chosen so far.
    }
workshop-text = As text
workshop-clear = Start over
workshop-clear-sure = { $state ->
        [named] Do you want to undo all changes to “{ $name }” since you last saved it?
       *[new] { $count ->
            [one] Do you want to put back the card that you have chosen?
           *[other] Do you want to put back all { $count } cards that you have chosen?
        }
    }
workshop-play = Play it here
