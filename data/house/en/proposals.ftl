## What is put to the vote at a table: the board, buttons, lines of the thread, refusals.

button-agree = Agree
button-decline = Decline

board-proposal = 🗳️ { $seat } proposes { $proposal }. Still to agree: { $missing }
board-break = ⏸️ A break until { $until }. `/game pause days:0` proposes to go on earlier.
board-ended-stopped = 🏁 The game was stopped by agreement. Nobody won.

proposal-stop = to stop the game without a winner
proposal-pause = a break until { $until }
proposal-go-on = to end the break

event-proposed = 🗳️ { $seat } proposes { $proposal }. Answer with the buttons below the board.
event-agreed = 🗳️ { $seat } agrees.
event-declined = 🗳️ { $seat } declines { $proposal }.
event-proposal-withdrawn = 🗳️ { $seat } no longer proposes { $proposal }.
event-proposal-void = 🗳️ The proposal is off the table, because the game has moved on.
event-stopped = 🏁 The game is stopped by agreement. Nobody has won, and it counts for nobody.
event-break = ⏸️ All agree on a break until { $until }. Nobody can move and no time runs until then.
event-break-over = ▶️ The break is over; the game goes on.

refused-proposal-open = Something else is being decided first: { $seat } proposes { $proposal }. Answer with the buttons below the board.
refused-no-proposal = That is no longer being decided; nothing has changed.
refused-agreed-before = You have already agreed.
refused-not-asked-to-agree = Your consent is not needed for that.

said-proposed = Proposed. The others answer with the buttons below the board.
said-stopped = The game is stopped. Nobody has won.

command-game-stop-name = stop
command-game-stop-about = Propose to stop the game without a winner; everybody must agree
said-break = The game takes a break.
said-gone-on = The game goes on.
command-game-pause-name = pause
command-game-pause-about = Propose a break until a day, or with 0 days to end it; everybody must agree
option-days-name = days
option-days-about = For how many days; 0 proposes to end the break
refused-break = This game takes a break by agreement. The board says until when; `/game pause days:0` proposes to go on earlier.
