"""The explanations of the computer player exist in every language and reveal nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import GAMES, game
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from render.languages import Reader
from tests.wording import strict_languages

GAMES_PLAYED, MOVES = 3, 120


@pytest.mark.parametrize("name", GAMES)
def test_why_a_computer_makes_a_move_depends_only_on_what_everybody_sees(name: str) -> None:
    languages = strict_languages()
    rules = game(name)
    keys: dict[str, None] = {}
    for number in range(GAMES_PLAYED):
        match = Match[object].new(rules, f"explained {number}".encode(), rules.seats[0])
        random = Random(number)
        for _ in range(MOVES):
            menus = match.menus()
            if not menus:
                break
            seat = next(iter(match.awaited()), next(iter(menus)))
            menu = menus[seat]
            move = rules.decide(match.determinize(seat, random), seat, menu, random, SIMPLE)
            worlds = [match.determinize(None, Random(deal)) for deal in range(3)]
            said = [rules.explain(world, seat, move) for world in worlds]
            assert said == [said[0]] * len(worlds), move
            if said[0] is not None:
                keys[said[0].key] = None
                for language in languages.languages:
                    assert languages.say_to(said[0], Reader(language, name, ("Anna", "Bert")))
            match.play(seat, move)
    assert len(keys) >= 6, "most kinds of moves have a reason"
