## Alarms: dangers when they arise.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] You have
   *[other] { $player } has
 } only one life left.
alarm-summit = ⚠️ { FEATURE($player, "person") ->
    [second] You are
   *[other] { $player } is
 } one step from the Crown of Command.
alarm-two-left = ⚠️ Only { $players } are left: the next death ends the game.
