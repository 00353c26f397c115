"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import board
from engine.talisman.play.fights.scores import attack_bonus, foe_name, foe_value
from engine.talisman.state import Adventure, kind

_FIXED_REASONS = (
    "build-raft", "explore", "attack", "combat", "rob", "beguile", "lure", "trade", "done", "strike", "evade", "fate",
    "reroll", "keep", "turn-back", "visit", "buy", "accept", "regenerate", "drink",
)  # fmt: skip
"""Verbs whose reason is always the same."""


def explain(state: Adventure, seat: Seat, move: Move) -> Text | None:
    """Return the reason for a move; None for Spells and for small questions within a turn."""
    match move.name:
        case "roll":
            return Text("explain-roll")
        case "move" | "walk" | "journey" | "cross":
            return Text("explain-move", {"space": name(board().kind(str(move.args[0])))})
        case "open":
            return Text("explain-open-" + str(move.args[0]))
        case "take":
            what = str(move.args[0])
            return Text("explain-take", {"card": Text("argument-gold") if what == "gold" else name(kind(what))})
        case "strike" if state.fight is not None and state.fight.foe is not None:
            foe = state.fight.foe
            mine = attack_bonus(state, state.fight, state.fight.attacker)
            return Text("explain-strike-foe", {"foe": foe_name(foe), "theirs": foe_value(foe), "mine": mine})
        case verb if verb in _FIXED_REASONS:
            return Text("explain-" + verb)
        case _:
            return None
