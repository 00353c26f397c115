"""Random games: everything they say is worded in every language, and every position can be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.games import GAMES, game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text
from render import pages
from render.languages import Reader
from render.pictures import Pictures
from tests.engine.properties.games import texts_in
from tests.wording import strict_languages

LANGUAGES = strict_languages()
PEOPLE = ("Annabell", "Robert", "Cem", "Dörte", "Emil")
MOVES = 120


def played(which: str, seed: int, seats: int | None = None) -> Iterator[tuple[Match[Any], list[Text]]]:
    """Play a random game; yield each position with the texts of its moves."""
    rules = game(which)
    random = Random(seed)
    match: Match[Any] = Match.new(rules, bytes([seed]) * 32, seats or rules.seats[0])
    said: list[Text] = []
    for _ in range(MOVES):
        menus = match.menus()
        for seat, menu in menus.items():
            said.append(menu.question)
            for move in random.sample(list(menu.moves), min(4, len(menu.moves))):
                said += [rules.label(match.state, seat, move, depth) for depth in range(len(move.args) + 1)]
            said += [text for _, text in rules.nameable_items(match.state, seat)]
            wrong = Move(menu.draw(random).name, (random.randrange(30), random.randrange(30)))
            refusal = match.why_not(seat, wrong)
            if refusal is not None:
                said.append(refusal.text)
        for seat in (None, *range(match.seats)):
            said += texts_in(match.view(seat))
        yield match, said
        said = []
        if not menus:
            return
        seat = random.choice(sorted(menus))
        said += [event.text for event in match.play(seat, menus[seat].draw(random)).events]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("which", GAMES)
def test_everything_a_game_says_has_words_in_every_language(which: str, seed: int) -> None:
    worded: dict[str, None] = {}
    for _, said in played(which, seed):
        for text in said:
            if repr(text) in worded:
                continue
            worded[repr(text)] = None
            for language in LANGUAGES.known(which):
                words = LANGUAGES.say_to(text, Reader(language, which, PEOPLE, markdown=True))
                assert words.strip(), text
                assert "{" not in words, text
                assert "  " not in words, (text, words)
    assert len(worded) > 100


@pytest.mark.parametrize("seats", [3, 4])
def test_a_board_of_several_heroes_is_drawn_and_described_for_each_of_them(seats: int) -> None:
    pictures = Pictures(LANGUAGES)
    for number, (match, said) in enumerate(played("telperinquar", 3, seats)):
        for text in said:
            assert LANGUAGES.say_to(text, Reader("de", "telperinquar", PEOPLE)).strip(), text
        if number % 50 == 30:
            views = [match.view(seat) for seat in (None, *range(seats))]
            drawn = [pictures.board(view, "de", PEOPLE) for view in views]
            assert len(dict.fromkeys(drawn)) == seats  # a spectator sees what the first seat sees
            assert len(pages.board_page(views[0], LANGUAGES, "de", PEOPLE).fields) == seats


@pytest.mark.parametrize("which", GAMES)
def test_positions_of_real_games_are_drawn_and_described(which: str) -> None:
    pictures = Pictures(LANGUAGES)
    for number, (match, _) in enumerate(played(which, 7)):
        if number % 30 == 10:
            for language in LANGUAGES.known(which):
                page = pages.board_page(match.view(None), LANGUAGES, language, PEOPLE)
                assert page.title
                assert page.alt
                assert pictures.board(match.view(None), language, PEOPLE).startswith(b"\x89PNG")
                for seat in range(match.seats):
                    assert pictures.hand(match.view(seat), language, PEOPLE).startswith(b"\x89PNG")
                    assert pages.hand_sheet(match.view(seat), LANGUAGES, language, PEOPLE).title
