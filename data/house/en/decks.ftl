## Texts about people's own decks.

decks-title = Decks
decks-own = Your decks ({ $count } of { $most })
decks-ready = Ready-made decks
decks-none = None yet. Write one with `/deck new`.
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
deck-any = Deal me a ready-made deck
deck-form-title = Write a deck
deck-form-name = Name
deck-form-list = Cards
deck-form-how = One card per line, with the number of copies first. Names in any language.
deck-form-file = Or a text file
deck-form-file-how = It replaces the list above. Without a name, its first line after a # is the name.

button-deck = Deck
button-deck-build = Build a deck
button-deck-edit = Change
button-deck-copy = Use as a template

said-deck-kept = “{ $deck }” is saved.
said-deck-export = Here is “{ $deck }” as a list; `/deck import` reads it back in.
said-deck-deleted = “{ $deck }” is deleted. Here is its list one last time; `/deck import` reads it back in.
said-deck-brought = You will play “{ $deck }”, as it is now. Nobody else sees that before the game begins.
said-deck-any = You will play the ready-made deck that you are dealt.

refused-game-without-decks = In this game you do not use your own decks.
refused-no-such-deck = You have no deck called “{ $deck }”.
refused-deck-gone = This deck does not exist any more. `/deck new` begins another one.
refused-deck-name = A deck needs a name of at most { $most } characters.
refused-deck-name-taken = There is already a deck called “{ $deck }”.
refused-deck-blank = The list is empty.
refused-deck-long = The list is too long: the limit is { $most } characters.
refused-deck-file = This is not a text file.
refused-decks-many = You already have { $most } decks, and that is the limit. Make room with `/deck delete`.
refused-deck-not-playable = “{ $deck }” may not be played yet. `/deck check` explains why.
refused-seat-deck = { $seat } can no longer play the chosen deck, because the cards have changed. Please choose another.
refused-pack-missing =
    { $count ->
        [one] This game uses a card that is not here: { $cards }. The pack it comes from is missing.
       *[other] This game uses cards that are not here: { $cards }. The pack they come from is missing.
    } The game is saved and goes on as soon as the operator of this bot puts the pack back. Its players can also put it aside with `/game new`.
