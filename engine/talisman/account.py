"""Figures of a finished adventure for simulations (:meth:`engine.kernel.game.Game.account`)."""

from __future__ import annotations

from engine.kernel.game import Account
from engine.talisman.state import Adventure

COMMAND, DEATH = "command", "death"


def account(state: Adventure) -> Account:
    """Return the winning characters, all that took part, the cause of the end, and the length of the game.

    If the last player left has won, the cause is the Command Spell or another death, otherwise the ending.
    """
    winners = [state.adventurers[seat].character for seat in state.winners]
    last = sum(not adventurer.out for adventurer in state.adventurers) <= 1 and state.ending == "won"
    decided = (COMMAND if state.commanded else DEATH) if last else "crown" if state.ending == "won" else state.ending
    played = [adventurer.character for adventurer in state.adventurers if adventurer.character]
    words = {
        "winner": [character for character in winners if character],
        "played": [*played, *state.dead],
        "decided": [decided],
    }
    return Account(words, {"rounds": state.rounds, "deaths": len(state.dead)})
