"""The moves that a game offers match the verbs that it declares."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import games
from engine.games import game
from engine.kernel.match import Match
from tests.games import SMALL

LONGEST = 600


def played(name: str, seed: int) -> Iterator[Match[Any]]:
    """Play a random game and yield its positions."""
    rules, random = game(name), Random(seed)
    match: Match[Any] = Match.new(rules, b"verbs %d" % seed, random.choice(rules.seats))
    for _ in range(LONGEST):
        menus = match.menus()
        if not menus:
            return
        yield match
        seat = random.choice(sorted(menus))
        match.play(seat, menus[seat].draw(random))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", [*games.GAMES, *SMALL])
def test_every_move_of_a_menu_has_a_declared_shape_and_its_place_in_the_phase(name: str, seed: int) -> None:
    random = Random(f"patterns {seed}")
    for match in played(name, seed):
        phase = None if match.in_motion else match.rules.phase(match.state)
        for menu in match.menus().values():
            moves = [*menu.moves, *(pattern.draw(random) for pattern in menu.patterns)]
            for move in {(move.name, len(move.args)): move for move in moves}.values():
                assert move.name in match.rules.verbs
                assert match.rules.verbs.refusal(move, phase) is None, (move, phase)


@pytest.mark.parametrize("name", [*games.GAMES, *SMALL])
def test_every_move_can_be_typed(name: str) -> None:
    for verb in game(name).verbs:
        assert verb.commands, verb.name
