## Games in files: /game export and "python -m engine replay".

command-game-export-name = export
command-game-export-about = This game as a file: all of it when it is over, what you may know while it runs

export-over = The finished game as a file: every move, every die and the dice key. `python -m engine replay` plays it again and checks it.
export-running = The game so far as a file: what everybody was told, and what you may see. Hidden cards and the dice key are not in it; once the game is over you can get all of it.
refused-export-large = This game is too large for a file here.
replay-heading = { $game }, sealed with { $seal }
replay-person = { $number }. { $name }
replay-computer = { $number }. { $name } (computer)
replay-length = Played within { $days ->
    [0] { "" }
    [one] { $days } day,{" "}
   *[other] { $days } days,{" "}
}{ $hours } h { $minutes } min.
replay-true = Everything is true: { $moves } moves played again, { $rolls } dice and shuffles computed anew.
replay-untrue = This is not what happened. { $problem }
replay-other-result = The game does not end the way the file says.
replay-no-record = This file is no exported game.
replay-too-large = This file is too large: more than { $most } MB.
replay-other-version = This file is written in another format than this program reads (version { $version }).
replay-broken = This file is damaged at “{ $place }”.
replay-running = This game was still running when it was exported. Its dice key and its moves are secret until it is over, so they are not in the file and it cannot be played again. Export it once more when it is over.
replay-unknown-game = There is no game “{ $game }” here.
