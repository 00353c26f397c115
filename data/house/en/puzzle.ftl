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
puzzle-which-game = 🧩 Puzzles of which game?
puzzle-all-answered = { $solved ->
    [one] 🧩 You have answered all puzzles of { $game } ({ $count }) and solved one of them.
   *[other] 🧩 You have answered all puzzles of { $game } ({ $count }) and solved { $solved } of them.
 }
button-puzzle-next = Next puzzle
button-puzzle-good = Good one
button-puzzle-bad = Not so good
refused-no-puzzle = This puzzle no longer exists. `/puzzle` shows another one.

daily-title = 🧩 Puzzle of the day: { $game }
daily-how = -# Press a move: only you see whether it is right, and why. Your first answer counts; the next puzzle here names those who solved this one.
daily-solved = { $count ->
    [0] Nobody has solved the last puzzle.
    [one] 🏆 One person has solved the last puzzle: { $people }
   *[other] 🏆 { $count } people have solved the last puzzle: { $people }{ $more ->
        [0] { "" }
        [one] {" "}and one more
       *[other] {" "}and { $more } more
    }
 }
puzzle-player = You
