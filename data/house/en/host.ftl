## Texts of the house at a table: the open board, dice, notices and refusals.

computer-name = Computer
    .possessive = the computer’s
    .possessive-first = The computer’s
    .of = of the computer
    .the = the computer
    .object = the computer
    .the-first = The computer
# Where several computers play.
computer-numbered = Computer { $number }
computer-level-explaining = simple, with explanations
computer-level-simple = simple
computer-level-strong = strong
computer-level-master = master

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
    }. The player who opened the table starts the game.
board-seats = At the table
board-seat = { $number }. { $seat }
board-seat-level = { $number }. { $seat } ({ $level })
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
board-waiting = ⏳ **Waiting for { FORM($seats, "object") }**
board-drawn = 🏁 Nobody won. { $reason }
board-lost = 🏁 The game is lost. { $reason }
board-won =
    { $count ->
        [one] 🏆 { FEATURE($seats, "person") ->
            [second] You win!
           *[third] { FORM($seats, "the-first") } wins!
        } { $reason }
       *[other] 🏆 { $seats } win! { $reason }
    }
board-seal = All chance is sealed

thread-name = { $game }: { $seats }

event-dice-sealed = 🎲 The dice were sealed when this table opened: the SHA-256 of their secret is `{ $seal }`. The words in them are public from now on: { $words }.
event-dice-opened = 🎲 The seal is open. The secret of the dice was `{ $secret }`; with the words it makes the key `{ $key }`. `/verify` checks every roll.
event-shuffles-sealed = 🔀 The random numbers that shuffle the cards were sealed when this table opened: the SHA-256 of their secret is `{ $seal }`. The words in the shuffles are public from now on: { $words }.
event-shuffles-opened = 🔀 The seal is open. The secret of the shuffles was `{ $secret }`; with the words it makes the key `{ $key }`. `/verify` checks every shuffle.
dice-word = { $seat } “{ $word }”
dice-no-word = { FORM($seat, "the") } none
event-went-back = ⏪ The rules were corrected during this move, so it was undone. Play on from the situation before it.
event-question = ❔ A die answers { FORM($player, "possessive") } question: 🎲 { $die } – { question-answer }

notice-private-closed = { $seat } does not accept private messages. The button **{ button-hand }** below the board shows the hand instead.
notice-no-thread = I cannot open a thread for this game, because I lack the permission “{ $permission }”. The board shows the latest news.

trouble-permission = I cannot show the board here, because I lack the permission “{ $permission }”.
trouble-gone = I cannot show the board here: the channel no longer exists.
trouble-locked = I cannot show the board here: this thread is locked, and only the moderators of the server can open it again. The game is safe.
trouble-filtered = I cannot show the board here: a filter of this server (AutoMod) blocks my messages. The moderators can allow me to write here. The game is safe.
trouble-refused = I cannot show the board here: the chat refuses it. The game is safe, and I will try again with the next move.
trouble-unsupported = I cannot show the board here: this kind of channel does not support it. Open tables in a text channel.
trouble-passing = The chat is not accepting my messages at the moment. The game is safe, and I will keep trying.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

verify-other-secret = The secret does not match the seal that was published before the game.
verify-other-words = The record does not have one word for each seat.
verify-other-key = The secret and the words give a different key from the one stated.
verify-no-start = The record of this game has no beginning.
verify-other-move = Entry { $number } of the record cannot be replayed.
verify-other-roll = In entry { $number } of the record the random numbers do not match the key.
verify-other-end = The record leads to a different position from the one on the table.

# What is picked or put in order, as part of a move.
selection = { $things }
thing-unknown = “{ $thing }”
selection-none = nothing

refused-answered = That has already been done; nothing has changed.
refused-elsewhere = This button belongs to a table that is not here. Nothing has changed. `/board` in the channel of your table shows you the buttons that work there.
refused-button-outdated = This button comes from an earlier version of the bot; the current ones are below the board that `/board` shows.
refused-word-empty = That word has nothing in it that can be read. Use letters or digits.
refused-word-long = That word is too long. Choose one of at most { $most } characters.
refused-pick-many =
    { $most ->
        [0] Choose none of them
        [one] Choose at most one of them
       *[other] Choose at most { $most } of them
    }; you have chosen { $count }.
refused-pick-few =
    { $least ->
        [one] Choose at least one of them
       *[other] Choose at least { $least } of them
    }; you have chosen { $count ->
        [0] none
       *[other] { $count }
    }.
refused-pick-other =
    { $count ->
        [0] Choose only from what is offered here, each thing once.
       *[other] You cannot choose this here, or only once: { $things }.
    }
refused-order =
    { $count ->
        [one] Choose this one thing and nothing else.
       *[other] Choose all { $count } of them, each once, in the order you want.
    }
refused-amount =
    { $most ->
        [0] Only 0 is possible here.
       *[other] Give a number from { $least } to { $most }.
    }
refused-over = This game is over.
refused-left = You have already left this game.
refused-waiting-unnamed = Just a moment: the game is waiting for { FORM($seats, "object") }.
refused-waiting = Just a moment: { FORM($seats, "the") } must answer first.
refused-waiting-because = { $occasion } First { FORM($seats, "the") } must answer.
refused-seats =
    This game is for { $high ->
        [2] two people
       *[other] { $low } to { $high } people
    }, and { $seats ->
        [one] only one is
       *[other] { $seats } are
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
refused-leave-running = The game is running. Use `/game resign` to give it up.
refused-reserved =
    { $count ->
        [one] A seat is still reserved for { $people }. The game can start once they have pressed **{ button-join }** or **{ button-leave }**, or when the reservation has ended ({ $until }).
       *[other] Seats are still reserved for { $people }. The game can start once all of them have pressed **{ button-join }** or **{ button-leave }**, or when the reservation has ended ({ $until }).
    }
refused-full-reserved = There is no free seat now, but some are only reserved. Check again when the reservation has ended; the board shows when.
refused-not-owner = Only the player who opened this table can start the game.
refused-open-here = A table is already open in this channel. Press **{ button-join }** to sit down, or use another channel. If you sit there alone, **{ button-leave }** closes it.
refused-running-here = A game is already running in this channel: `/board` shows it. If you play in it, finish it or give it up (`/game resign`); otherwise use another channel.
refused-option = “{ $value }” is not possible for the option “{ $option }”.
refused-no-such-option = This game has no option called “{ $option }”. Leave it out; **{ button-options }** on the open table shows them all.
refused-options-together = You cannot combine the options “{ $option }” and “{ $other }”. Leave one of them out.
refused-no-such-game = I do not know a game called “{ $game }”. I know: { $games }.
refused-no-such-table = That table does not exist any more.
refused-not-loadable = The saved game of this table cannot be read any more. `/game new` opens a new table.
refused-language = I do not speak “{ $language }”. I speak: { $languages }.
refused-fault = Something went wrong with that move. It was not made, and the game has not changed.

refused-arguments = “{ $verb }” needs { $count ->
    [0] nothing else: leave the options empty.
   *[other] this: { $arguments }. Choose from the lists.
 }
refused-unknown-move = There is no such move in this game.
refused-phase = This belongs to another phase: { $needed }. The current phase is: { $phase }.
move-unknown = { $move }
refused-unknown-thing = There is nothing called “{ $typed }” here.
refused-unknown-among = There is nothing called “{ $typed }” here. You can choose: { $choices }
refused-which = That could mean several things. Choose: { $choices }.
refused-say-more = Please be more specific; pick something from the lists.

refused-store-locked = The game store is in use by another program. Nothing was accepted; please try again shortly.
refused-store-unwritable = The game store cannot be written to. Nothing was accepted.
refused-store-corrupt = The game store is damaged, or not a game store at all. Nothing was accepted.
refused-store-newer = The game store was written by a newer version of this program.
refused-store-failed = The game store could not save that. Nothing was accepted; please try again.
refused-store-url = The address of the game store is not valid, or the driver for it is missing.
