## What the house itself says at a table: the open board, dice, notices, and its refusals.

computer-name =
    { $number ->
        [1] Computer
       *[other] Computer { $number }
    }
    .possessive =
        { $number ->
            [1] the computer’s
           *[other] Computer { $number }’s
        }
    .possessive-first =
        { $number ->
            [1] The computer’s
           *[other] Computer { $number }’s
        }
    .of =
        { $number ->
            [1] of the computer
           *[other] of Computer { $number }
        }
computer-level-simple = simple
computer-level-strong = strong

board-open = { $game }: take a seat
board-open-how =
    { $low ->
        [one] This game is for { $low } to { $high } people
       *[other] { $high ->
            [2] This game is for { $low } people
           *[other] This game is for { $low } to { $high } people
        }
    }; { $taken ->
        [one] one seat is taken
       *[other] { $taken } seats are taken
    }. Whoever opened the table starts the game.
board-seats = At the table
board-seat = { $number }. { $seat }
board-seat-reserved = { $number }. { $seat } – ⏳ reserved
board-reserved =
    { $count ->
        [one] ⏳ A seat is reserved
       *[other] ⏳ { $count } seats are reserved
    }
board-reserved-how = { $people }: **{ button-join }** takes { $count ->
        [one] the seat
       *[other] your seat
    }, **{ button-leave }** declines. The game can start once { $count ->
        [one] that is settled
       *[other] all of you have decided
    }. The reservation ends { $until }; then { $count ->
        [one] the seat is
       *[other] the seats are
    } free for others and the computer.
board-closed = { $game }: this table is closed
board-waiting = ⏳ **Waiting for { $seats }**
board-drawn = 🏁 Nobody won. { $reason }
board-lost = 🏁 The game is lost. { $reason }
board-won =
    { $count ->
        [one] 🏆 { $seats } wins! { $reason }
       *[other] 🏆 { $seats } win! { $reason }
    }
board-seal = The dice are sealed
board-seal-how =
    SHA-256 `{ $seal }`
    Everybody who sits down adds a word to the dice, secret until the game starts. If yours is of your own choice, nobody can have chosen the dice, not even whoever runs this bot.
board-dice-opened = The secret of the dice: { $secret }

thread-name = { $game }: { $seats }

event-dice-sealed = 🎲 The dice were sealed when this table opened: SHA-256 of their secret is `{ $seal }`. The words that go into them, open from now on: { $words }.
event-dice-opened = 🎲 The seal is open. The secret of the dice was `{ $secret }`; with the words it makes the key `{ $key }`. `/verify` computes every die anew.
dice-word = { $seat } “{ $word }”
dice-no-word = { $seat } none
event-went-back = ⏪ The rules were repaired while this move was under way. It is taken back; play on from before it.
event-question = ❔ A die answers { FORM($player, "possessive") } question: 🎲 { $die } – { question-answer }

notice-private-closed = { $seat } takes no private messages. The button **{ button-hand }** below the board shows the hand instead.
notice-no-thread = I cannot open a thread for this game, because I lack the permission “{ $permission }”. The board tells the latest news.

trouble-permission = I cannot show the board here, because I lack the permission “{ $permission }”.
trouble-gone = I cannot show the board here: the channel is not there any more.
trouble-locked = I cannot show the board here: this thread is locked, and only those who look after the server can open it again. The game is safe.
trouble-filtered = I cannot show the board here: a filter of this server (AutoMod) stops what I write. Those who look after the server can allow me to write here. The game is safe.
trouble-refused = I cannot show the board here: the chat refuses it. The game is safe, and I try again with the next move.
trouble-unsupported = I cannot show the board here: a channel of this kind does not take it. Open tables in a text channel.
trouble-passing = The chat does not take my messages at the moment. The game is safe, and I keep trying.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

verify-other-secret = The secret does not fit the seal that was published before the game.
verify-other-words = There is not one word for each seat.
verify-other-key = The secret and the words give another key than the one that is named.
verify-no-start = The record of this game has no beginning.
verify-other-move = Entry { $number } of the record cannot be played again.
verify-other-roll = In entry { $number } of the record the dice fell differently than the key says.
verify-other-end = The record leads to another position than the one on the table.

# What is picked or put in order, as part of a move.
selection = { $things }
thing-unknown = “{ $thing }”
selection-none = nothing

refused-answered = That has already been done; nothing was changed.
refused-elsewhere = This button belongs to a table that is not here. Nothing was changed. `/board` in the channel of your table shows you the buttons that work there.
refused-button-outdated = This button comes from an earlier version of the bot; the current ones are below the board that `/board` brings.
refused-word-empty = There is nothing in that word that can be read. Write letters or digits.
refused-word-long = That word is too long. Take one of at most { $most } characters.
refused-pick-many =
    { $most ->
        [0] Take none of them
        [one] Take at most one of them
       *[other] Take at most { $most } of them
    }; you have named { $count }.
refused-pick-few =
    { $least ->
        [one] Take at least one of them
       *[other] Take at least { $least } of them
    }; you have named { $count ->
        [0] none
       *[other] { $count }
    }.
refused-pick-other =
    { $count ->
        [0] Name only what can be chosen here, each thing once.
       *[other] Not to be chosen here, or only once: { $things }.
    }
refused-order =
    { $count ->
        [one] Name it, and nothing else.
       *[other] Name all { $count } of them, each once, in the order you want.
    }
refused-amount =
    { $most ->
        [0] It can only be 0.
       *[other] Give a number from { $least } to { $most }.
    }
refused-over = This game is over.
refused-left = You have already left this game.
refused-waiting-unnamed = Just a moment: the game waits for { $seats }.
refused-waiting = Just a moment: { $seats } must answer first.
refused-waiting-because = { $occasion } { $seats } must answer first.
refused-seats =
    This game is for { $high ->
        [2] two people
       *[other] { $low } to { $high } people
    }, and { $seats ->
        [one] only one sits
       *[other] { $seats } sit
    } at the table. `/game computer` gives a seat to the computer.

refused-join-first = You are not playing at this table yet: press **{ button-join }** below it, or type `/game join`.
refused-not-seated = You are not playing at this table; you are welcome to watch.
refused-not-begun = The game has not started yet: { $owner } presses **{ button-start }** below the table, and until then others can still press **{ button-join }**.
refused-begun = The game has already started.
refused-closed = This table is closed. `/game new` opens another.
refused-already-seated = You already sit at this table.
refused-full =
    { $seats ->
        [one] The only seat is taken.
       *[other] All { $seats } seats are taken.
    }
refused-level = The computer does not play at the level “{ $level }”.
refused-leave-running = The game is under way. `/game resign` gives it up.
refused-reserved =
    { $count ->
        [one] A seat is still reserved for { $people }. The game can start once they have pressed **{ button-join }** or **{ button-leave }**, or when the reservation has ended ({ $until }).
       *[other] Seats are still reserved for { $people }. The game can start once all of them have pressed **{ button-join }** or **{ button-leave }**, or when the reservation has ended ({ $until }).
    }
refused-full-reserved = There is no free seat at present, but some are only reserved. Look again when their reservation has ended; the board says when that is.
refused-not-owner = Only whoever opened this table can start the game.
refused-open-here = A table is already open in this channel. Sit down with `/game join`, or use another channel.
refused-running-here = A game is already under way in this channel. Finish it or give it up with `/game resign`, or use another channel.
refused-option = “{ $value }” does not suit the option “{ $option }”.
refused-options-together = The options “{ $option }” and “{ $other }” do not go together. Leave one of them out.
refused-no-such-game = I do not know a game called “{ $game }”. There are: { $games }.
refused-no-such-table = That table does not exist any more.
refused-not-loadable = The saved game of this table cannot be read any more. `/game new` opens a new table.
refused-language = I do not speak “{ $language }”. I speak: { $languages }.
refused-fault = Something went wrong with that move. It was not made, and the game is as it was before.

refused-arguments = “{ $verb }” takes { $count ->
    [0] nothing else: leave the options empty.
   *[other] this: { $arguments }. Choose from the lists.
 }
refused-unknown-move = There is no such move in this game.
refused-phase = This belongs to another phase: { $needed }. Now it is: { $phase }.
move-unknown = { $move }
refused-unknown-thing = I see nothing here called “{ $typed }”.
refused-unknown-among = I see nothing here called “{ $typed }”. You can choose: { $choices }
refused-which = That could mean several things. Choose: { $choices }.
refused-say-more = Please say more about what you mean; pick something from the lists.

refused-store-locked = The game store is in use by another program. Nothing was accepted; please try again shortly.
refused-store-unwritable = The game store cannot be written to. Nothing was accepted.
refused-store-corrupt = The game store is damaged, or not a game store at all. Nothing was accepted.
refused-store-newer = The game store was written by a newer version of this program.
refused-store-failed = The game store did not take that. Nothing was accepted; please try again.
refused-store-url = The address of the game store is not understood, or the driver for it is missing.
