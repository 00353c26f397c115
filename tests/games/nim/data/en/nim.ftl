game-nim = Nim
option-heap = Heap
option-heap-help = How many stones lie there at the beginning.
headline = { $player } takes
ask-take = There are { $stones } stones. How many do you take?
move-take = Take
argument-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
 }
figure-stones = { $stones } stones
card-heap = The player who takes its last stone loses.
event-took = { $player } takes { $count }; { $stones } are left.
refused-turn = It is { $player }’s turn.
refused-count = Take 1 to { $most } stones.
result-last = The last stone was taken.
