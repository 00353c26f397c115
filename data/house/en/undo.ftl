## Taking decisions back: the private preview, lines of the thread, refusals.

command-undo-name = undo
command-undo-about = Undo your last decision; if others have a say, they are asked
option-steps-name = steps
option-steps-about = How many of your own decisions, with everything that has happened since

button-undo = Undo
button-undo-ask = Ask the others

undo-preview =
    { $count ->
        [one] This would be undone:
       *[other] This would be undone, { $count } decisions and what came of them:
    }
undo-preview-asked = { $seats } must agree.
undo-event = “{ $event }”
undo-preview-rolls =
    { $rolls ->
        [one] 🎲 One die has fallen since then. It would be rolled again, even for the same move, as you know how it fell.
       *[other] 🎲 { $rolls } dice have fallen since then. They would be rolled again, even for the same move, as you know how they fell.
    }
undo-preview-shuffles = Cards have been shuffled since then. They would be shuffled again, even for the same move, and others may come.
undo-own = Your decision: { $move }
undo-secret = A secret decision of { $seat }

proposal-undo-events =
    { $count ->
        [one] to undo one decision
       *[other] to undo { $count } decisions
    } ({ $events }{ $more ->
        [0] { "" }
        [one] , and one more event
       *[other] , and { $more } more events
    }{ $rolls ->
        [0] { "" }
        [one] ; one die would be rolled again
       *[other] ; { $rolls } dice would be rolled again
    })
proposal-undo-shuffled = { proposal-undo-events }; cards would be shuffled again
proposal-undo =
    { $count ->
        [one] to undo one decision: “{ $first }”
       *[other] to undo { $count } decisions, from here on: “{ $first }”
    }
proposal-undo-secret =
    { $count ->
        [one] to undo one decision
       *[other] to undo { $count } decisions
    }

event-undone =
    { $count ->
        [one] ↩️ { $seat } undoes a decision; the game goes on from before it. No longer true:
       *[other] ↩️ { $seat } undoes { $count } decisions; the game goes on from before them. No longer true:
    }
event-undone-quietly =
    { $count ->
        [one] ↩️ { $seat } undoes a decision; the game goes on from before it.
       *[other] ↩️ { $seat } undoes { $count } decisions; the game goes on from before them.
    }
event-undone-line = ↩️ ~~{ $event }~~
event-undone-more =
    { $count ->
        [one] ↩️ … and one more line.
       *[other] ↩️ … and { $count } more lines.
    }

said-undone = Undone.

refused-undo-nothing = There is no decision of yours to undo yet.
refused-undo-fewer =
    { $count ->
        [one] You have made only one decision in this game.
       *[other] You have made only { $count } decisions in this game.
    }
refused-undo-hidden = You cannot undo that: since then somebody has learned something hidden, such as a card drawn, turned over or passed on.
refused-undo-hidden-by = You cannot undo that: with “{ $event }” somebody learned something hidden, such as a card drawn, turned over or passed on. It cannot be hidden again.
refused-undo-left = You cannot undo that: since then somebody has left the game, or the rules were corrected.
refused-undo-changed = Something has happened in the meantime, so nothing was undone. `/undo` shows the current situation.
refused-undo-lost = You can no longer undo that, because the rules or cards of this game have changed.
