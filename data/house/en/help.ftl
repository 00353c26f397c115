## Help that answers what is asked here and now, the words of a game, and the examples at the table.

seen-card-of = { $card } ({ $whose })
seen-in-hand = { $card } in your hand
seen-value = { $whose }: { $value }
seen-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

button-terms = What is …?
button-legend = Signs in the picture
button-primer = How to play
button-commands = All commands

terms-title = What is …?
terms-how = Choose a word. These are the ones you can see at this table now.
terms-none = Nothing here has a word of its own yet. `/rules` knows all the rules.
terms-choose = { $count ->
    [one] One word
   *[other] { $count } words
 }
terms-here = Here: { $examples }
terms-rule = -# More: `/rules { $rule }`
terms-legend-alt = The signs in the picture and what they mean
terms-no-signs = No signs with a meaning of their own are in this picture.

help-title = What can be played here
help-begin = `/game new` opens a table: choose a game, press **{ button-join }**, or give the other seats to the computer.
help-game = {"**"}{ $game }** { $what } { $length }
help-what = { $words }
help-aim = 🎯 { $words }
help-length = ⏱️ { $words }
help-now = {"**"}Now:** { $words }
help-lobby-join = press **{ button-join }** below the table, and you are in.
help-lobby-full = all seats are taken; you are welcome to watch.
help-lobby-few =
    { $missing ->
        [one] one more has to press **{ button-join }**, or you press **{ button-computer }**.
       *[other] { $missing } more have to press **{ button-join }**, or you press **{ button-computer }**.
    }
help-lobby-start = press **{ button-start }**, or wait for others to press **{ button-join }**.
help-lobby-wait = everything is ready; { $owner } presses **{ button-start }**.
help-watch = You are watching. The thread of the game tells what happens; `/board` shows how things stand.
help-meanwhile = Meanwhile `/hand` shows your cards and `/board` the table. You will be told when it is your turn.
help-possible-typed = • **{ $move }**{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $count } ways)
    } · `/{ $command }`
help-possible = • **{ $move }**{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $count } ways)
    }
help-not-now = {"**"}Not possible now**
help-impossible = • { $commands }: { $reason }
help-over = **{ button-rematch }** opens a table for the same people, **{ button-replay }** steps through the game once more.
help-commands-title = All commands
rules-example = 👉 Here, { $term }: { $examples }

button-options = Options
options-how = Others are chosen when a table is opened: `/game new options:` offers them.
