## Time and seats: clocks, reminders, people who are late, leave, come back or are replaced.

clock-off = no clock
clock-with-bank = { $decision } per decision, plus { $bank } in reserve
clock-without-bank = { $decision } per decision
clock-with-gain = { $decision } per decision, plus { $bank } in reserve, refilled by { $gain } with each decision
clock-opened = { $clock }, once { button-move } is opened, at most { $outer } in all
duration-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
duration-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
duration-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
duration-seconds =
    { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
duration-both = { $first } { $second }

button-skip = Skip
button-wait = Wait
button-handover = Computer plays on
button-end = End the game
button-endsure = End the game now
button-depart-on = Leave: the computer plays on for you
button-depart-ends = Leave: the game ends without a winner

board-clock = ⏳ Time to think
board-clock-how = { $clock }. Before the start, `/game clock` sets another one, or `off`.
board-time = ⏳ Time: { $seats }
board-time-seat = { $seat } { $until }
board-overdue =
    ⏰ { $count ->
        [one] { $seats } is out of time
       *[other] { $seats } are out of time
    }. For the others: **{ button-skip }** (the harmless answer), **{ button-wait }** (as long again) or **{ button-handover }** (all must agree)
board-overdue-without-clock =
    ⏰ The game has waited too long for { $seats }. Any of the others can choose **{ button-skip }** (the harmless answer), **{ button-wait }** (another seven days), **{ button-handover }** or **{ button-end }**
board-ended = 🏁 The game is over
board-ended-abandoned = 🏁 No human player is left at the table. The game ended without a winner.
board-ended-absent = 🏁 The game waited too long for somebody and was ended.
board-ended-out = 🏁 All human players were out, so the game ended.

status-clock = Time to think: { $clock }.
status-reserve = Reserve: { $reserves }.
status-reserve-seat = { $seat } { $left }

event-overdue =
    { $count ->
        [one] ⏰ { $seats } is out of time. The others may skip the decision, wait, or together hand the seat to the computer, with the buttons below the board.
       *[other] ⏰ { $seats } are out of time. The others may skip their decisions, wait, or together hand the seats to the computer, with the buttons below the board.
    }
event-overdue-without-clock = ⏰ The game has waited seven days for { $seats }. Any of the others may skip, wait, hand over to the computer or end the game, with the buttons below the board.
event-account-gone = ⏰ The account of { $seat } does not exist any more. The others may skip decisions, or together hand the seat to the computer, with the buttons below the board.
event-skipped = ⏭️ { $seat } skips a decision of { $absent }.
event-skipped-vote = ⏭️ { $seat } skips the vote of { $absent }. Votes do not wait for { $absent } until { $absent } is back.
event-waited = ⏳ { $seat } gives { $absent } more time.
event-handed-over = 🤖 The computer plays on for { $person }, who may come back with `/game join`.
event-left-seat = 🚪 { $person } has left the game. The computer plays on; `/game join` takes the seat back.
event-came-back = 🪑 { $person } is back and plays on.
event-seat-offered = 🪑 { $seat } offers { $person } the seat. `/game join` takes it.
event-seat-taken = 🪑 { $person } plays on in place of { $before }.
event-abandoned = 🏁 No human player is left at the table. The game ends without a winner.
event-ended-absent =
    { $count ->
        [one] 🏁 { $seat } ends the game, which has waited too long for { $absent }. It counts as given up for { $absent }, and nobody else loses.
       *[other] 🏁 { $seat } ends the game, which has waited too long for { $absent }. It counts as given up for them, and nobody else loses.
    }
event-people-out = 🏁 All human players are out of the game. The computers do not play on.

proposal-handover = to let the computer play on for { $absent }
proposal-newcomer = to give this seat to { $person }

hand-board = [To the board]({ $board })
turn-heading =
    { $count ->
        [one] 🎲 **It is your turn.**
       *[other] 🎲 **It is your turn at { $count } tables.**
    }
turn-table =
    - **{ $game }**: { $count ->
        [0] the game is
        [one] { $others } is
       *[other] { $others } are
    } waiting for you. { $until } [To the board]({ $board })
turn-how = -# `/reminders` sets how and how often I notify you, and when I stay quiet.
turn-until = Your time is up { $until }.
turn-open = Take your time.
turn-mention =
    🎲 { $mention } It is your turn: { $count ->
        [0] the game is
        [one] { $others } is
       *[other] { $others } are
    } waiting for you. { $until } [To the board]({ $board })
button-call = Remind
said-called = I have reminded { $seats }.
refused-call-nobody = There is nobody to remind: the game has not waited an hour for anybody.
refused-call-quiet =
    { $count ->
        [one] { $seats } gets no reminders now: it is a quiet hour there, or all notices are off.
       *[other] { $seats } get no reminders now: it is a quiet hour there, or all notices are off.
    }
turn-last = You are the last one awaited. { $until }
reminder-until = Your time is up { $until }; after that the others may skip your decision or hand your seat to the computer.
reminder-without-clock = Your time is up { $until }; after that the others may skip your decision, hand your seat to the computer or end the game.
reminder-unnamed = Your time is up { $until }; after that the game goes on without your answer. The others cannot see that you are asked.
reminder-open = There is no deadline.
reminder-private =
    ⏳ **{ $game }**: { $count ->
        [0] the game is
        [one] { $others } is
       *[other] { $others } are
    } waiting for your decision. { $until } [To the board]({ $board })
    -# `/reminders` sets how and how often I notify you, and when I stay quiet.
reminder-mention =
    ⏳ { $mention } { $count ->
        [0] The game is
        [one] { $others } is
       *[other] { $others } are
    } waiting for your decision. { $until } [To the board]({ $board })
reminder-offer = 🪑 { $mention } You are offered the seat of { $seat } in this game. `/game join` takes it. If you do not want it, ignore this message.

reminders-private = by private message
reminders-mention = by a mention in the game's thread
reminders-none = not at all
reminders-once = one warning when most of my time is used up
reminders-six = also every six hours
reminders-quiet-off = no quiet hours
reminders-daily = also once a day

refused-clock = I do not understand the clock “{ $clock }”. Write for example `1d` (a day for each decision), `3d+12h` (three days in reserve and 12 hours for each decision), `2m+15s`, `3d+12h+6h` (each decision refills the reserve by six hours), `15m/2d` (15 minutes once **{ button-move }** is opened, at most two days in all) or `off`.
refused-clock-range = The time for a decision must be between { $low } and { $high }, and the reserve at most { $bank }. It cannot be refilled by more than it holds.
refused-clock-outer = The time after the slash must be longer than { $low } and at most { $high }.
refused-not-owner-clock = Only the player who opened this table can set the clock.
refused-not-overdue = Nobody is out of time at the moment.
refused-late-too = You are out of time yourself. Decide first; then you can do something about others.
refused-end-with-clock = This table has a clock. Skip the decision, wait, or let the computer play on.
refused-wait-for-nobody = The account of { $absent } does not exist any more; waiting changes nothing.
refused-remedy = “{ $typed }” is not possible. Choose { remedy-word-skip }, { remedy-word-computer }, { remedy-word-wait } or { remedy-word-end }.
refused-reminders = “{ $typed }” is not one of the choices. Pick something from the list.
refused-quiet-hours = I do not understand the quiet hours “{ $typed }”. Write for example `22-7`, `22:30-6:45` or `off`.
refused-zone = I do not know the time zone “{ $typed }”. Pick one from the list, or write how many hours you are ahead of UTC, such as `+2`.
refused-no-such-seat = There is no seat “{ $typed }” at this table. The players are: { $people }.
refused-no-seat-vacant = No seat of this game is free. A player can give you their seat with `/game replace`.
refused-seat-not-vacant = { $seat } plays there; that seat is not free.
refused-person-seated = That person already sits at this table.
refused-knows-other-hand = Somebody who has held another seat in this game knows its hand and can only take that seat again.
refused-person-bot = Bots do not take seats. `/game computer` and `/game leave` give a seat to the computer.

said-clock = Time to think: { $clock }. When somebody's time is up, the others may skip the decision, wait, or agree to let the computer play on.
said-clock-off = Everybody may think as long as they like. After seven days without a decision any of the others may skip it, hand the seat to the computer or end the game.
said-leave-sure = The computer will play on in your place. You can come back with `/game join` as long as nobody else has taken the seat. If you are the last person here, the game ends. Leaving counts against you in the statistics.
said-stop-sure = Nobody else is asked, and you cannot resume a stopped game.
said-end-sure =
    { $count ->
        [one] The game has waited too long for { $absent }. If you end it, it counts as given up for { $absent }, and nobody else loses. You cannot resume it afterwards.
       *[other] The game has waited too long for { $absent }. If you end it, it counts as given up for them, and nobody else loses. You cannot resume it afterwards.
    }
button-stop-ends = Stop: the game ends without a winner
said-left-running = You have left the game. `/game join` takes your seat back.
said-left-last = You have left the game, and it is over: no human player is left.
said-came-back = You have your seat back. **{ button-hand }** below the board shows your cards.
said-asked-in = I have asked the players. You get a seat as soon as they press **{ button-agree }** below the board.
said-offered = Offered. You keep the seat until that person uses `/game join`; then they see your hand.
said-skipped = Skipped.
said-waited = They have more time now.
said-ended-absent = The game is over.
said-handed-over = The computer plays on in that seat.
said-reminders = When it is your turn, I let you know { $way }. { $every }
said-reminders-none = I do not notify you when it is your turn, warn you before your time is up, or mention you when somebody offers you a seat.
said-reminders-once = I warn you once when most of your time is used up.
said-reminders-six = I remind you every six hours, and before your time is up.
said-reminders-daily = I remind you once a day, and before your time is up.
said-reminders-quiet = I stay quiet from { $hours }, except for a warning if your time ends within these hours. Your time is now { $now } ({ $zone }); if that is wrong, choose another time zone.
said-reminders-always = You have set no quiet hours. `/reminders quiet:22-7` sets some.

remedy-word-skip = skip
remedy-word-computer = computer
remedy-word-wait = wait
remedy-word-end = end
remedy-skip = Skip this decision
remedy-computer = Let the computer play on (with a clock all others must agree)
remedy-wait = Wait: give more time
remedy-end = End the game (only at a table without a clock)

command-game-clock-name = clock
command-game-clock-about = Set how long people may think, before the game begins
command-game-absent-name = absent
command-game-absent-about = Act when somebody is out of time
command-game-replace-name = replace
command-game-replace-about = Offer your seat in the running game to somebody else
command-reminders-name = reminders
command-reminders-about = Choose how and how often I notify you of your turn, and when not

option-clock-name = clock
option-clock-about = Time to think: off, 1d, 3d+12h (reserve + decision), 3d+12h+6h (refilled), 15m/2d (once opened)
option-what-name = what
option-what-about = Skip the decision, let the computer play on, wait, or end the game
option-seat-name = seat
option-seat-about = Whose seat
option-person-name = person
option-person-about = Who plays on in your place
option-way-name = way
option-way-about = By private message, by mention, or not at all
option-every-name = every
option-every-about = After the first notice: one warning, or more often
option-quiet-name = quiet
option-quiet-about = Hours when you want no messages, such as 22-7; or off
option-zone-name = zone
option-zone-about = Your time zone: a city such as Berlin, or +2
