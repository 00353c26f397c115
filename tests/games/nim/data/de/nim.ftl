game-nim = Nim
option-heap = Haufen
option-heap-help = Wie viele Steine am Anfang daliegen.
headline = { $player } nimmt
ask-take = Es liegen { $stones } Steine da. Wie viele nimmst du?
move-take = Nehmen
argument-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
 }
figure-stones = { $stones } Steine
card-heap = Wer den letzten Stein nimmt, verliert.
event-took = { $player } nimmt { $count }, { $stones } bleiben.
refused-turn = { $player } ist dran.
refused-count = Nimm 1 bis { $most } Steine.
result-last = Der letzte Stein ist genommen.
