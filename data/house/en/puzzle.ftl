## /puzzle: positions in which one move is much better than all others.

command-puzzle-name = puzzle
command-puzzle-about = Find the best move in a position from a computer game, for you alone
command-puzzle-game-name = game
command-puzzle-game-about = Which game; leave it empty for the one here or your last one

puzzle-title = 🧩 { $game }: puzzle { $number } of { $count }
puzzle-task = Which of these moves wins most often?
puzzle-right = ✅ **Right!** { $move }
puzzle-wrong = ❌ **Not the best one.** Better: **{ $move }**
puzzle-chance = { $yours ->
    [yes] ▸ { $move }: **wins { $percent } of 100** (your choice)
   *[no] ▸ { $move }: wins { $percent } of 100
 }
puzzle-standing = { $game }: { $solved } of { $answered } solved · Theme “{ $theme }”: { $theme_solved } of { $theme_answered }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· { $streak } in a row 🔥
 }
puzzle-asked = Was this one good?
puzzle-thanks = Noted, thank you. You can still change it.
puzzle-all-answered = { $solved ->
    [one] 🧩 You have answered all puzzles of { $game } ({ $count }) and solved one of them.
   *[other] 🧩 You have answered all puzzles of { $game } ({ $count }) and solved { $solved } of them.
 }
button-puzzle-next = Next puzzle
button-puzzle-good = Good one
button-puzzle-bad = Not so good
refused-no-puzzle = This puzzle no longer exists. `/puzzle` shows another one.
