"""The foot of a board's message holds the round and the cards left in each deck, where the picture lacks them."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import GAMES, game
from engine.kernel.match import Match
from render.languages import Reader
from tests.wording import strict_languages


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("talisman", "en", ["Round 1 ·", "Adventure Cards", "Spells left"]),
        ("talisman", "de", ["Runde 1 ·", "Abenteuerkarten", "Zauber"]),
        ("imperator", "en", ["Pile", "discarded"]),
        ("imperator", "de", ["Stapel", "abgelegt"]),
        ("telperinquar", "en", ["Draw piles: "]),
        ("telperinquar", "de", ["Ziehstapel: "]),
        ("heldenkampf", "en", ["Cards left:", "monsters", "at the market place"]),
        ("heldenkampf", "de", ["Monster", "auf dem Marktplatz"]),
    ],
)
def test_a_footer_counts_the_decks(name: str, language: str, words: list[str]) -> None:
    rules = game(name)
    match = Match.new(rules, bytes(32), 2)
    while name == "talisman" and not match.state.rounds:
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.default)
    footer = rules.board_footer(match.state)
    assert footer is not None
    said = strict_languages().say_to(footer, Reader(language, name, ["Anna", "Ben"]))
    assert all(word in said for word in words), said


@pytest.mark.parametrize("name", GAMES)
def test_a_footer_depends_on_what_everybody_knows_only(name: str) -> None:
    rules = game(name)
    match = Match.new(rules, bytes(32), next(count for count in rules.seats if count > 1))
    dealt = rules.determinize(match.state, None, Random(1))
    assert rules.board_footer(dealt) == rules.board_footer(match.state)


@pytest.mark.parametrize(("rounds", "words"), [(41, ""), (42, " (lead: 2 points)"), (44, " (lead: 2 points)")])
def test_in_the_last_three_rounds_of_an_evening_a_footer_says_by_how_much_somebody_leads(
    rounds: int, words: str
) -> None:  # M-369
    rules = game("talisman")
    state = Match.new(rules, bytes(32), 2, rules.options_type(evening=True)).state
    for number, adventurer in enumerate(state.adventurers):
        adventurer.character = adventurer.character or ("elf", "troll")[number]
        adventurer.strength, adventurer.craft, adventurer.gold = 3 - 2 * number, 0, 1
        adventurer.spells, adventurer.objects, adventurer.followers = [], [], []
    state.rounds = rounds
    footer = rules.board_footer(state)
    assert footer is not None
    said = strict_languages().say_to(footer, Reader("en", "talisman", ["Anna", "Ben"]))
    assert f"then the points decide{words} ·" in said
