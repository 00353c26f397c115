game-pips = Pips
option-turns = Turns
option-turns-help = After so many turns the game ends, and nobody has won.
headline = { $seat } is on turn
figure-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ask-turn = What do you do?
ask-block = Do you block?
ask-lay = Which card do you lay?
event-rolled = { $seat } rolls { $face }
event-blocked = { $seat } blocks with { $card }
event-drew = { $seat } draws
event-your-card = You draw { $card }
event-laid = { $seat } lays { $card }
event-left = { $seat } leaves
move-roll = Roll
move-draw = Draw
move-duel = Duel
move-block = Block
move-lay = Lay
move-pass = Pass
result-alone = The others have left.
result-points = That was enough.
result-time = Time is up.
refused-not-your-turn = It is { $seat }'s turn.
refused-empty-pile = The pile is empty.
refused-not-now = Not now.
refused-none-block = You hold no card to block with.
refused-none-lay = You hold no card to lay.
