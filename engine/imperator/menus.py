"""Menus at rest, by phase."""

from __future__ import annotations

from collections.abc import Mapping

from engine.imperator.play import battle, raid, sort
from engine.imperator.state import War
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text


def menus_of(state: War) -> Mapping[Seat, Menu]:
    """Return the open menus; empty exactly when the game is over."""
    phase = state.phase
    if phase == "sort":
        return sort.sort_menus(state)
    if phase == "battle":
        return battle.menus(state)
    if phase == "raid":
        return raid.menus(state)
    if phase == "trade":
        return sort.trade_menus(state)
    return _choices(state) if phase == "choice" else {}


def _choices(state: War) -> Mapping[Seat, Menu]:
    return {
        seat: Menu(
            [Move("choose", (card,)) for card in sorted(player.draft)],
            Text("ask-imperator"),
            Move("choose", (min(player.draft),)),
        )
        for seat, player in enumerate(state.players)
        if not player.done and not player.out
    }
