## Taking decisions back: the private preview, lines of the thread, refusals.

command-undo-name = undo
command-undo-about = Take your last decision back; where others have a say they are asked
option-steps-name = steps
option-steps-about = How many of your own decisions, with all that has happened since

button-undo = Take it back
button-undo-ask = Ask the others

undo-preview =
    { $count ->
        [one] This would be taken back:
       *[other] These { $count } decisions would be taken back:
    }
undo-preview-asked = { $seats } must agree.
undo-own = Your decision: { $move }
undo-secret = A decision of { $seat } that nobody else knows

proposal-undo =
    { $count ->
        [one] to take back one decision: “{ $first }”
       *[other] to take back { $count } decisions, from here on: “{ $first }”
    }
proposal-undo-secret =
    { $count ->
        [one] to take back one decision
       *[other] to take back { $count } decisions
    }

event-undone =
    { $count ->
        [one] ↩️ { $seat } takes a decision back; the game goes on from before it. No longer true:
       *[other] ↩️ { $seat } takes { $count } decisions back; the game goes on from before them. No longer true:
    }
event-undone-quietly =
    { $count ->
        [one] ↩️ { $seat } takes a decision back; the game goes on from before it.
       *[other] ↩️ { $seat } takes { $count } decisions back; the game goes on from before them.
    }
event-undone-line = ↩️ ~~{ $event }~~
event-undone-more =
    { $count ->
        [one] ↩️ … and one more line.
       *[other] ↩️ … and { $count } more lines.
    }

said-undone = Taken back.

refused-undo-nothing = You have not decided anything yet that could be taken back.
refused-undo-fewer =
    { $count ->
        [one] You have made only one decision in this game.
       *[other] You have made only { $count } decisions in this game.
    }
refused-undo-hidden = That cannot be taken back: somebody has since learned something hidden, such as a card drawn, turned over or passed on.
refused-undo-left = That cannot be taken back: somebody has since left the game, or the rules were repaired.
refused-undo-changed = Something has happened meanwhile; nothing was taken back. `/undo` shows how things stand now.
refused-undo-lost = The way back is lost, because the rules or cards of this game have changed meanwhile.
