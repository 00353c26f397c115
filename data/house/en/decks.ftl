## Decks of one's own: what the house says of them.

decks-title = Decks
decks-own = Your decks ({ $count } of { $most })
decks-ready = Ready decks
decks-none = None yet. `/deck new` writes one.
decks-line = { $state ->
        [playable] ✅
       *[draft] ✏️
    } **{ $deck }** · { $first }
deck-title = { $name }
deck-unnamed = Deck { $number }
deck-playable = ✅ This deck may be played.
deck-draft = ✏️ This deck may not be played yet.
deck-fault = ❌ Line { $line }: { $reason }
deck-faults-more =
    { $count ->
        [one] ❌ … and one more line
       *[other] ❌ … and { $count } more lines
    }
deck-finding = { $mark ->
        [good] ✅
        [note] ℹ️
       *[bad] ❌
    } { $text } (`/rules { $rule }`)
deck-choose = Which deck do you play? Nobody else sees your choice before the game begins.
deck-any = Whatever is dealt out
deck-form-title = Write a deck
deck-form-name = Name
deck-form-list = Cards
deck-form-how = One card a line, its number in front. Names in any language.

button-deck = Deck
button-deck-edit = Change
button-deck-copy = Write one like it

said-deck-kept = “{ $deck }” is on your shelf.
said-deck-export = “{ $deck }” as a list; `/deck import` takes it in again.
said-deck-deleted = “{ $deck }” is off your shelf. Here it is a last time; `/deck import` takes it in again.
said-deck-brought = You will play “{ $deck }”, as it is now. Nobody else sees that before the game begins.
said-deck-any = You will play whatever ready deck is dealt out to you.

refused-game-without-decks = This game is played without decks of your own.
refused-no-such-deck = You have no deck called “{ $deck }”.
refused-deck-name = A deck needs a name of at most { $most } characters.
refused-deck-name-taken = There is a deck called “{ $deck }” already.
refused-deck-blank = The list is empty.
refused-deck-long = The list is too long: { $most } characters are the most.
refused-deck-file = This is not a text file.
refused-decks-many = Your shelf is full: { $most } decks are the most. `/deck delete` makes room.
refused-deck-not-playable = “{ $deck }” may not be played yet. `/deck check` explains why.
refused-seat-deck = The deck that { $seat } has chosen may not be played any more, because the cards have changed. Please choose another.
refused-pack-missing =
    { $count ->
        [one] This game is played with a card that is not here: { $cards }. The pack it comes from is missing.
       *[other] This game is played with cards that are not here: { $cards }. The pack they come from is missing.
    } The game is kept and goes on when whoever runs the bot puts the pack back. Those who play it can also put it aside with `/game new`.
