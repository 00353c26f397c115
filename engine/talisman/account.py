"""What simulations count of a finished adventure (:meth:`engine.kernel.game.Game.account`)."""

from __future__ import annotations

from engine.kernel.game import Account
from engine.talisman.state import Adventure

COMMAND, DEATH = "command", "death"


def account(state: Adventure) -> Account:
    """Return who has won and as whom, which characters took part, what decided the game, and how long it took.

    It was decided by the Command Spell or by another death where the last one left has won, otherwise by its ending.
    """
    winners = [state.adventurers[seat].character for seat in state.winners]
    last = sum(not adventurer.out for adventurer in state.adventurers) <= 1 and state.ending == "won"
    decided = (COMMAND if state.commanded else DEATH) if last else "crown" if state.ending == "won" else state.ending
    played = [adventurer.character for adventurer in state.adventurers if adventurer.character]
    words = {
        "winner": [each for each in winners if each],
        "played": [*played, *state.dead],
        "decided": [decided],
    }
    return Account(words, {"rounds": state.rounds, "deaths": len(state.dead)})
