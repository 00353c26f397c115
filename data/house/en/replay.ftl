## Games in files: /game export and "python -m engine replay" and "verify".

command-game-export-name = export
command-game-export-about = This game as a file: all of it when it is over, what you may know while it runs

export-over = The finished game as a file: every move, every random number, the words and the secret. `python -m engine verify` checks it, `python -m engine replay` shows it again.
export-running = The game so far as a file: everything public, and what you may see. Hidden cards and the secret of its random numbers are not in it; once the game is over, you can get all of it.
refused-export-large = This game is too large for a file here.
replay-heading = { $game }, sealed with { $seal }
replay-person = { $number }. { $name }
replay-computer = { $number }. { $name } (computer)
replay-length = Played within { $days ->
    [0] { "" }
    [one] { $days } day,{" "}
   *[other] { $days } days,{" "}
}{ $hours } h { $minutes } min.
replay-true = Everything is correct: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} replayed, { $rolls ->
    [one] 1 die or shuffle
   *[other] { $rolls } dice and shuffles
} computed again.
replay-untrue = This game fails the check. { $problem }
replay-other-result = The game does not end as the file says.
replay-no-record = This file is not an exported game.
replay-too-large = This file is too large: more than { $most } MB.
replay-too-much = This file contains too much: more than { $most } entries.
replay-other-version = This file has a format that this program cannot read (version { $version }).
replay-broken = This file is damaged at “{ $place }”.
replay-running = This game was still running when it was exported. The secret of its random numbers and its moves are in the file only once it is over; until then you can neither check nor replay it. Export it again when it is over.
checked-heading = { $game }, checked without the bot
checked-seal = ✓ Seal: SHA-256 of the secret { $secret } is { $seal }
checked-words = ✓ Words: one for each seat, part of the key since the start
checked-word = { "   " }{ $number }. “{ $word }”
checked-computer = { "   " }{ $number }. none (the computer adds no word)
checked-encoded = { "   " }encoded:{ " " }
checked-key = ✓ Key of the random numbers: HMAC-SHA256 of the encoded words under the secret is { $key }
checked-rolls = ✓ { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} replayed by the rules, { $rolls ->
    [one] { $rolls } die or shuffle
   *[other] { $rolls } dice and shuffles
} computed again from the key
checked-end = ✓ The final position and the result are those of the file:
checked-true = Everything that was checked is correct. Names, times and sentences in the file were not checked.
replay-unknown-game = There is no game “{ $game }” here.
