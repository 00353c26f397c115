## Alarms: dangers when they arise.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } only one life left{ $living ->
    [2] ; losing it ends the game.
   *[other] .
 }
