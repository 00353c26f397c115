"""What a game says of itself: its aim, its length, its words, and why something is not possible, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.commands.options import computer_options
from engine.games import GAMES, game
from engine.kernel.match import Match
from engine.kernel.text import seen_terms
from engine.rulebook import rulebook
from render.languages import Languages, Reader
from tests.engine.properties.games import VARIANTS, moments
from tests.games import data_with, registered

OF_HOUSE = tuple(GAMES)
ICONS = (Path(__file__).resolve().parents[2] / "data/house/pictures/icons.typ").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Languages]:
    with registered("nim"):
        yield Languages(strict=True, data=data_with(tmp_path_factory.mktemp("data") / "data", "nim"))


@pytest.mark.parametrize("name", [*OF_HOUSE, "nim"])
def test_every_game_says_what_it_is_how_one_wins_how_long_it_takes_and_what_its_words_mean(
    name: str, languages: Languages
) -> None:
    rules = game(name)
    terms = rules.terms
    assert len({term.name for term in terms}) == len(terms) > 0
    keys = ["about-what", "about-aim", "about-length"]
    keys += [text.key for term in terms for text in (term.label, term.meaning)]
    keys += [f"refused-none-{verb.name}" for verb in rules.verbs if verb.min_args and name in OF_HOUSE]
    for language in languages.known(name):
        for key in keys:
            assert languages.has(key, language, name), (key, language)
        labels = [languages.say(term.label, language, game=name).casefold() for term in terms]
        assert len(dict.fromkeys(labels)) == len(labels), f"two words are called the same in {language}"
    book = rulebook(name) if name in OF_HOUSE else None
    for term in terms:
        assert not term.symbol or f'"{term.symbol}":' in ICONS, term
        if book is not None:
            assert book.statement(term.rule, "en"), term


@pytest.mark.parametrize("variant", [*OF_HOUSE, "nim", *VARIANTS])
def test_only_declared_words_are_seen_each_with_a_place_in_words_and_strangers_see_no_hand(
    variant: str, languages: Languages
) -> None:
    name, options = VARIANTS.get(variant, (variant, {}))
    rules = game(name)
    known = {term.name for term in rules.terms}
    seats = 4 if "teams" in options else rules.seats[0]
    match = Match.new(rules, b"words", seats, {**computer_options(rules.options_type), **options})
    seen_names: dict[str, None] = {}
    for number in moments(match, Random(7), 150):
        if number % 5:
            continue
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            sightings = list(rules.seen(view))
            assert {term for term, _ in sightings} <= known
            for term, examples in seen_terms(rules.terms, sightings):
                seen_names[term.name] = None
                assert 0 < len(examples) <= 3
                assert seat is not None or all(example.key != "seen-in-hand" for example in examples)
                for language in languages.known(name):
                    reader = Reader(language, name, ["Anna", "Bert", "Clara", "Dora"])
                    assert all(languages.say_to(example, reader) for example in examples)
    assert len(seen_names) >= len(known) / 3, "many words of a game are met in it"


def test_the_signs_of_a_board_of_heldenkampf_are_all_known_words_from_the_first_turn() -> None:
    rules = game("heldenkampf")
    match = Match.new(rules, b"words", 2)
    signs = {term.symbol for term, _ in seen_terms(rules.terms, rules.seen(match.view(None))) if term.symbol}
    assert {"trophy", "castle", "cards", "layers", "beer", "skull", "pause-circle", "tree", "store"} <= signs
