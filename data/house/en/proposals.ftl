## What is put to the vote at a table: the board, buttons, lines of the thread, refusals.

button-agree = Agree
button-decline = Decline

board-proposal = 🗳️ { $seat } proposes { $proposal }. Still to agree: { $missing }
board-ended-stopped = 🏁 The game was stopped by common consent. Nobody won.

proposal-stop = to stop the game without a winner

event-proposed = 🗳️ { $seat } proposes { $proposal }. Buttons below the board answer.
event-agreed = 🗳️ { $seat } agrees.
event-declined = 🗳️ { $seat } declines { $proposal }.
event-proposal-withdrawn = 🗳️ { $seat } no longer proposes { $proposal }.
event-proposal-void = 🗳️ The proposal is off the table, as the game has gone on.
event-stopped = 🏁 The game is stopped by common consent. Nobody has won, and it counts for nobody.

refused-proposal-open = Something else is being decided first: { $seat } proposes { $proposal }. Answer with the buttons below the board.
refused-no-proposal = That is no longer being decided; nothing was changed.
refused-agreed-before = You have already agreed.
refused-not-asked-to-agree = Your consent is not needed for that.

said-proposed = Proposed. The others answer with the buttons below the board.
said-stopped = The game is stopped. Nobody has won.

command-game-stop-name = stop
command-game-stop-about = Propose to stop the game without a winner; it takes the consent of all
