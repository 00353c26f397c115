"""Menus at rest, by phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

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
    return _choices(state) if phase == "choice" else {}


def _choices(state: War) -> Mapping[Seat, Menu]:
    options = state.options
    perk = options.perk if options.perk_table == "flat" else "lower"  # I-021, I-103, I-104
    return {
        seat: Menu(moves, Text("ask-imperator", {"count": len(player.draft), "perk": perk}), moves[0])
        for seat, player in enumerate(state.players)
        if not player.done and not player.out
        for moves in (_first_orders(player.draft),)
    }


def _first_orders(draft: Sequence[str]) -> list[Move]:
    """Return the choices of the Imperator and, of four cards, the buff (I-037)."""
    if len(draft) == 2:
        return [Move("choose", (card,)) for card in draft]
    return [Move("choose", pair) for pair in permutations(draft, 2)]
