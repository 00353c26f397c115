"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.tenefyr.play.power import enemy_power, total_power
from engine.tenefyr.state import BOSS, Expedition, dungeon


def explain(state: Expedition, seat: Seat, move: Move) -> Text | None:
    """Return the reason for a move; None for minor choices that a card asks for."""
    match move.name:
        case "redraw":
            return Text("explain-redraw", {"missing": _missing(state)})
        case "play" | "play-all":
            return None if state.fight is None else Text("explain-play", {"missing": _missing(state)})
        case "enter":
            place = int(move.args[0])
            return (
                Text("explain-boss") if place == BOSS else Text("explain-enter", {"level": dungeon(state, place).level})
            )
        case "go-on" | "withdraw" | "take" | "give" | "put-back" | "hero":
            return Text("explain-" + move.name)
        case _:
            return None


def _missing(state: Expedition) -> int:
    return max(0, enemy_power(state) - total_power(state))
