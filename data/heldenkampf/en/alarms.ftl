## Alarms: dangers when they arise.

alarm-castle = ⚠️ { FORM($player, "possessive-first") } castle is close to falling: the next blow may end the game.
alarm-passes = ⚠️ One more pass ends the game.
alarm-last-round = ⚠️ This is the last round.
