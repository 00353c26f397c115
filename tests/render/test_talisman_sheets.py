"""Pictures of Talisman: character sheets, cards, spaces, piles and odds; and the same in words."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.kernel.match import Match
from engine.kernel.text import Text
from engine.talisman.board import board
from engine.talisman.cards.library import library
from engine.talisman.state import Adventure
from render.pages import board_alt, hand_sheet, item_sheet
from render.pictures import Pictures
from tests.locales import DRAWN
from tests.render.adventures import LANGUAGES, PEOPLE, TALISMAN, TALKS, given, on_the_way, played, size_of
from tests.render.test_boards import LOWEST, laid_out, measuring

__all__ = ["measuring"]


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(LANGUAGES)


# ---- sheets


@pytest.mark.parametrize("language", TALKS)
@pytest.mark.parametrize("seats", TALISMAN.seats)
def test_sheets_and_boards_with_all_details_are_drawn_in_letters_that_can_be_read(
    pictures: Pictures, measuring: Pictures, seats: int, language: str
) -> None:
    match = on_the_way(seats)
    view = match.view(seats - 1)
    assert size_of(pictures.hand(view, language, PEOPLE))[0] == 720
    for points, words in laid_out(measuring, partial(measuring.hand, view, language, PEOPLE)):
        assert points / 720 >= LOWEST, words
    assert size_of(pictures.large_board(view, language, PEOPLE))[0] == 1200
    for points, words in laid_out(measuring, partial(measuring.large_board, view, language, PEOPLE)):
        assert points >= 21, words


def test_values_are_shown_with_their_parts(measuring: Pictures) -> None:
    match: Match[Any] = Match.new(TALISMAN, b"sheet" * 8, 2, {})
    state: Adventure = match.state
    warrior = state.adventurers[0]
    warrior.character, warrior.strength = "warrior", 2
    warrior.objects, warrior.followers = ["magic-belt.1", "sword.p1"], ["maiden.1"]
    view = match.view(0)
    player = view.board["players"][0]
    assert (player["strength"]["total"], player["craft"]["total"]) == (7, 4)
    alt = hand_sheet(view, LANGUAGES, "en", PEOPLE).alt
    assert "Strength 7: printed 4, counters 2 and Magic Belt 1" in alt
    assert "Craft 4: printed 2 and Maiden 2" in alt
    assert "Objects: 2 of 4" in alt
    drawn_words = " ".join(words for _, words in laid_out(measuring, partial(measuring.hand, view, "en", PEOPLE)))
    for words in ("Magic Belt", "Sword", "Maiden", "counters", "2/4"):
        assert words in drawn_words


@pytest.mark.parametrize(("keeps", "things"), [("false", "takes no Objects"), ("true", "neither uses nor takes")])
def test_the_sheet_of_a_toad_shows_what_toads_may_do_and_for_how_long(
    measuring: Pictures, keeps: str, things: str
) -> None:  # M-258 .. M-271
    match = given({"options": {"toads_keep": keeps}, "a": {"character": "troll", "toad": 2, "space": "city"}})
    view = match.view(0)
    ability = LANGUAGES.say(TALISMAN.describe("troll").lines[2], "en", game="talisman")
    for brief in (False, True):
        noted = laid_out(measuring, partial(measuring.hand, view, "en", PEOPLE, brief=brief))
        drawn = " ".join(words for _, words in noted)
        for words in (
            "A toad for 2 more turns",
            "without rolling",
            "Casts no Spells",
            "Meets others and fights",
            things,
        ):
            assert words in drawn
        assert ability not in drawn
    alt = hand_sheet(view, LANGUAGES, "en", PEOPLE).alt
    assert "A toad for 2 more turns" in alt
    assert things in alt
    assert ability not in alt
    assert "Noch 2 Züge lang eine Kröte" in hand_sheet(view, LANGUAGES, "de", PEOPLE).alt


def test_spells_are_described_and_drawn_for_their_owner_alone(pictures: Pictures) -> None:
    match = on_the_way(2)
    held, other = match.state.adventurers[0].spells, ["hex.1", "random.1"]
    pictures_of: list[tuple[bytes, bytes, bytes]] = []
    alts: list[str] = []
    for spells in (["healing.1", "nullify.1"], other):
        match.state.adventurers[0].spells = spells
        public = match.view(None)
        drawn = pictures.board(public, "en", PEOPLE), pictures.large_board(match.view(1), "en", PEOPLE)
        pictures_of.append((*drawn, pictures.hand(match.view(0), "en", PEOPLE)))
        alts.append(board_alt(public, LANGUAGES, "en", PEOPLE))
        assert ("Healing" in hand_sheet(match.view(0), LANGUAGES, "en", PEOPLE).alt) == (spells != other)
    match.state.adventurers[0].spells = held
    (board_one, large_one, hand_one), (board_two, large_two, hand_two) = pictures_of
    assert (board_one, large_one) == (board_two, large_two)
    assert hand_one != hand_two
    assert alts[0] == alts[1]


def test_characters_to_choose_from_are_drawn_with_what_they_can(pictures: Pictures) -> None:
    match: Match[Any] = Match.new(TALISMAN, b"choosing" * 4, 3, {"characters": "choose"})
    (dealt, *_), language = match.state.choosing.values(), "en"
    alt = hand_sheet(match.view(next(iter(match.state.choosing))), LANGUAGES, language, PEOPLE).alt
    for character in dealt:
        assert LANGUAGES.say(Text("name-" + character), language, game="talisman") in alt
    assert size_of(pictures.hand(match.view(0), language, PEOPLE))[0] == 720


# ---- cards, spaces, piles


@pytest.mark.parametrize("language", DRAWN)
def test_every_card_spell_character_and_space_has_a_picture(pictures: Pictures, language: str) -> None:
    for identifier in TALISMAN.names():
        width, _ = size_of(pictures.item("talisman", TALISMAN.describe(identifier), language))
        assert width == 640, identifier


def test_every_card_has_a_symbol_and_every_space_a_colour(pictures: Pictures) -> None:
    source = (pictures._data / "talisman" / "pictures" / "look.typ").read_text("utf-8")  # pyright: ignore[reportPrivateUsage]
    for identifier in (*library().cards, *library().characters):
        assert f'{identifier}: "' in source, identifier
    for space in board().spaces.values():
        assert f"{space.name}: (rgb" in source, space.name


@pytest.mark.parametrize("language", TALKS)
def test_a_space_is_described_and_drawn_with_its_people_and_cards(
    pictures: Pictures, measuring: Pictures, language: str
) -> None:
    match: Match[Any] = Match.new(TALISMAN, b"spaces" * 6, 3, {})
    rules, state = TALISMAN, match.state
    bare = rules.place(match.view(None), "oasis")
    state.adventurers[1].space = "oasis"
    state.cards["oasis"], state.gold["oasis"], state.hexes["oasis"] = ["dragon.1", "magic-stream.1"], 2, [0, 2]
    state.points["magic-stream.1"] = 3
    view = match.view(None)
    full = rules.place(view, "oasis")
    assert pictures.item("talisman", bare, language, PEOPLE) != pictures.item("talisman", full, language, PEOPLE)
    sheet = item_sheet(full, LANGUAGES, language, "talisman", PEOPLE)
    for word in (PEOPLE[1], *(LANGUAGES.say(Text("name-" + card), language, game="talisman") for card in ("dragon",))):
        assert word in sheet.alt
    assert any(left in sheet.alt for left in ("(3 left)", "(noch 3)", "(nog 3)"))
    assert len(item_sheet(bare, LANGUAGES, language, "talisman", PEOPLE).lines) < len(sheet.lines)
    noted = laid_out(measuring, partial(measuring.item, "talisman", full, language, PEOPLE))
    assert PEOPLE[1] in [words for _, words in noted]
    for points, words in noted:
        assert points / 720 >= LOWEST, words
    labels = {place.name: LANGUAGES.say(place.label, "en", PEOPLE, game="talisman") for place in rules.places(view)}
    assert list(labels) == list(board().spaces)
    assert labels["oasis"] == "Oasis · Robert Müller-Lüdenscheidt, Dragon, Magic Stream and 2 gold"
    with pytest.raises(KeyError):
        rules.place(view, "nowhere")


def test_spaces_of_one_kind_describe_only_their_own_region() -> None:
    rules = TALISMAN
    match: Match[Any] = Match.new(TALISMAN, b"regions!" * 4, 2, {})
    lines = {
        space: " ".join(item_sheet(rules.place(match.view(None), space), LANGUAGES, "en", "talisman").lines)
        for space in ("woods-1", "woods-4")
    }
    assert "Outer Region" in lines["woods-1"]
    assert "Middle Region" not in lines["woods-1"]
    assert "Middle Region" in lines["woods-4"]


@pytest.mark.parametrize("language", TALKS)
def test_piles_show_discards_what_can_be_bought_and_what_everybody_has(measuring: Pictures, language: str) -> None:
    match = played(4, lambda match: any(adventurer.trophies for adventurer in match.state.adventurers), least=300)
    piles = {pile.name: pile for pile in match.rules.piles(match.view(None))}
    assert piles["stock"].size == len(match.state.stock)
    assert piles["adventure"].size == len(match.state.adventure_discard)
    for seat, adventurer in enumerate(match.state.adventurers):
        assert (f"trophies-{seat}" in piles) == bool(adventurer.trophies)
    for pile in piles.values():
        assert sum(card.face["count"] for card in pile.cards) == pile.size
        draw = partial(measuring.pile, "talisman", pile.heading, pile.cards[:8], language, PEOPLE)
        for points, words in laid_out(measuring, draw):
            assert points / 720 >= LOWEST, words


@pytest.mark.parametrize("language", TALKS)
def test_odds_are_drawn_as_bars_with_names(measuring: Pictures, language: str) -> None:
    match = played(2, lambda match: match.state.phase == "begin")
    item = TALISMAN.odds_now(match.state)
    assert item is not None
    noted = laid_out(measuring, partial(measuring.item, "talisman", item, language, PEOPLE))
    drawn_words = " ".join(words for _, words in noted)
    assert PEOPLE[match.state.turn] in drawn_words
    for bar in item.face["bars"]:
        assert LANGUAGES.say(bar["chance"], language, game="talisman") in drawn_words
    for points, words in noted:
        assert points / 900 >= LOWEST, words
