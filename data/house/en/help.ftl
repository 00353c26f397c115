## Help for the current situation, the words of a game, and examples at the table.

seen-card-of = { $card } ({ $whose })
seen-in-hand = { $card } in your hand
seen-value = { $whose }: { $value }
seen-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

button-terms = What is …?
button-legend = Symbols in the picture
button-primer = How to play
button-commands = All commands

terms-title = What is …?
terms-how = Choose a word. You can see all of these at this table now.
terms-none = There is no word to explain here yet. `/rules` has all the rules.
terms-choose = { $count ->
    [one] One word
   *[other] { $count } words
 }
terms-here = Here: { $examples }
terms-rule = -# More: `/rules { $rule }`
terms-legend-alt = The symbols in the picture and what they mean
terms-no-signs = This picture has no symbols that need explaining.

help-title = Games you can play here
help-begin = `/game new` shows the games: learn one, play the computer, or open a table, where the others press **{ button-join }**. You play in one sitting, or over days with a move now and then.
help-what = { $words }
help-aim = 🎯 { $words }
help-length = ⏱️ { $words }
help-now = {"**"}Now:** { $words }
help-lobby-join = press **{ button-join }** below the table, and you are in.
help-lobby-full = all seats are taken; you are welcome to watch.
help-lobby-few =
    { $missing ->
        [one] one more player has to press **{ button-join }**, or you press **{ button-computer }**.
       *[other] { $missing } more players have to press **{ button-join }**, or you press **{ button-computer }**.
    }
help-lobby-start = press **{ button-start }**, or wait for others to press **{ button-join }**.
help-lobby-wait = everything is ready; { $owner } presses **{ button-start }**.
help-watch = You are watching. The thread of the game shows what happens; `/board` shows the current situation.
help-meanwhile = Meanwhile `/hand` shows your cards and `/board` the table. I will let you know when it is your turn.
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
help-over = **{ button-rematch }** { $begins ->
    [now] begins another game at once,
   *[later] opens a table for the same people,
 } **{ button-replay }** steps through the game again, **{ button-review }** shows which moves decided it.
help-commands-title = All commands
rules-example = 👉 Here, { $term }: { $examples }
