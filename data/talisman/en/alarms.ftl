## Alarms: dangers when they arise.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } only one life left.
alarm-crown = { FEATURE($player, "person") ->
    [second] 👑 You are
   *[other] ⚠️ { FORM($player, "the-first") } is
 } { $steps ->
    [one] one space
   *[other] { $steps } spaces
 } from the Crown of Command.
alarm-rounds = ⚠️ { $left ->
    [one] This is the last round: then
   *[other] { $left } more rounds, then
 } the most points win. { $lead ->
    [0] Level at { $points }: { FORM($players, "object") }; then lives decide, then fate
   *[other] { FEATURE($players, "person") ->
        [second] You lead
       *[other] { FORM($players, "the-first") } leads
    } with { $points }, { $lead } more than { FORM($rivals, "object") }
 }. Each gain is 1 point{ $crown ->
    [yes] ; reaching the Crown wins at once
   *[no] {""}
 }.
alarm-two-left = ⚠️ Only { FORM($players, "the") } are left: the next death ends the game.
