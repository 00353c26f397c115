"""Random games end, cards are neither made nor lost, and menus, reasons and words fit together."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES, game
from engine.kernel.match import Match
from engine.kernel.menus import Argument, Move, Refused
from engine.kernel.text import seat_name
from render.languages import Languages, Reader
from tests.engine.properties.games import ENOUGH, begin, moments, texts_in

HOUSE = settings.get_profile("house")


def test_every_random_game_ends(game_name: str) -> None:
    """Games beyond the cap are reported by their seeds, not hidden."""
    unfinished: list[int] = []
    for seed in range(12):
        match = begin(game_name, seed)
        for _ in moments(match, Random(seed)):
            pass
        if match.result() is None:
            unfinished.append(seed)
        else:
            assert dict(match.menus()) == {}
    assert unfinished == [], f"not over after {ENOUGH} moves: seeds {unfinished}"


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_a_menu_offers_each_move_once_and_a_harmless_default(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    for _ in moments(match, Random(seed)):
        for menu in match.menus().values():
            assert len(menu.moves) == len(dict.fromkeys(menu.moves)) > 0
            assert menu.default in menu.moves


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_every_move_of_a_menu_is_accepted(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    random = Random(seed)
    for number in moments(match, random):
        if number % 8:
            continue
        saved = match.save()
        for seat, menu in match.menus().items():
            for move in random.sample(list(menu.moves), min(6, len(menu.moves))):
                assert match.why_not(seat, move) is None
                Match.load(match.rules, match.dice.key, saved).play(seat, move)


def other_moves(match: Match, seat: int, random: Random) -> list[Move]:
    """Moves somebody might try: words of all commands with things he can see, and nonsense."""
    words = [name for names in match.rules.commands.values() for name in names] + ["end", "pass", "", "attack"]
    things: list[Argument] = [thing for thing, _ in match.rules.things(match.state, seat)]
    things += [0, -1, 10**30, "left", "no such thing", "@everyone"]
    return [Move(random.choice(words), tuple(random.choices(things, k=random.randrange(4)))) for _ in range(8)]


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_what_is_not_in_the_menu_is_refused_with_a_worded_reason(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    random = Random(seed)
    speaking = words_of(match)
    for number in moments(match, random):
        if number % 8:
            continue
        before = match.save()
        for seat in range(match.seats):
            menu = match.menus().get(seat)
            for move in other_moves(match, seat, random):
                if menu is not None and move in menu.moves:
                    continue
                with pytest.raises(Refused) as caught:
                    match.play(seat, move)
                speaking.check([caught.value.refusal.text])
        assert match.save() == before


@cache
def languages() -> Languages:
    return Languages(strict=True)


class Speaking:
    """Checks that texts are worded in every language of their game; each kind of text once."""

    def __init__(self, game_name: str, people: int) -> None:
        self.languages = languages()
        self.readers = [
            Reader(language, game_name, [f"Person {seat}" for seat in range(people)])
            for language in self.languages.known(game_name)
        ]
        self.known: dict[object, None] = {}

    def check(self, value: object) -> None:
        for text in texts_in(value):
            kind = (text.key, *sorted(text.values), *(repr(v) for v in text.values.values() if isinstance(v, str)))
            if kind not in self.known:
                self.known[kind] = None
                for reader in self.readers:
                    assert self.languages.tell(text, reader)


class Silent(Speaking):
    """For games of the tests, which are not worded."""

    def __init__(self) -> None:
        self.known = {}

    def check(self, value: object) -> None:
        for _ in texts_in(value):
            pass


def words_of(match: Match) -> Speaking:
    return Silent() if match.rules.name == "pips" else Speaking(match.rules.name, match.seats)


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_every_text_of_a_game_is_worded_in_every_language(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    random = Random(seed)
    speaking = words_of(match)
    while menus := match.menus():
        for seat, menu in menus.items():
            speaking.check([menu.question, seat_name(seat)])
            for move in random.sample(list(menu.moves), min(5, len(menu.moves))):
                for depth in range(len(move.args) + 1):
                    speaking.check(match.rules.label(match.state, seat, move, depth))
        if random.random() < 0.1:
            for seat in (None, *range(match.seats)):
                speaking.check(match.view(seat))
            speaking.check(list(match.rules.things(match.state, 0)))
        seat = random.choice(list(menus))
        speaking.check([e.text for e in match.play(seat, random.choice(list(menus[seat].moves))).events])
    speaking.check([match.view(None), match.result().reason])  # type: ignore[union-attr]


def test_every_content_item_can_be_described_in_words() -> None:
    for name in [name for name in GAMES if name != "pips"]:
        speaking = Speaking(name, 2)
        for identifier in game(name).names():
            speaking.check(list(game(name).describe(identifier)))
