"""Deck lists as people write them, and findings of the rules about a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.decks import playable
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.decks import lists
from engine.telperinquar.decks.building import DeckBuilding
from engine.telperinquar.game import Telperinquar
from render.languages import Languages
from tests.locales import ALL

RULES = Telperinquar()
CARDS = sorted(card_set().cards)
DECKS = DeckBuilding(card_set())
READY = DECKS.ready()
LANGUAGES = Languages(strict=True, games=("telperinquar",), names=lambda _: card_set().names())


def read(words: str) -> Mapping[str, Any]:
    """Return the deck of a list in which every line is understood."""
    result = DECKS.read(words)
    assert result.faults == []
    return result.deck


def messages(words: str, language: str = "en") -> list[str]:
    """Return the messages about lines that are not understood."""
    return [f"{fault.line}: {LANGUAGES.say(fault.reason, language)}" for fault in DECKS.read(words).faults]


@pytest.mark.parametrize(
    "line",
    [
        "4 Grey Wolf",
        "4x Grey Wolf",
        "4 x grey wolf",
        "4× GREY  WOLF",
        "4xGrey Wolf",
        "Grey Wolf x4",
        "Grey Wolf ×4",
        "Grey Wolf 4",
        "Grey Wolf (4)",
        "Grey Wolf: 4",
        "grey-wolf = 4",
        "4 grey-wolf",
        "4 Grauwolf",
        "4 grauwolf  # the best there is",
        "4 Grauwolf // very good",
        "- 4 Grey Wolf",
        "• Grey Wolf x 4",
        "Creatures: 4 Grey Wolf",
        "4 Grey\u200b Wolf",
        "3 Grey Wolf; 1 Grauwolf",
        "3 Grey Wolf, Grey Wolf",
        "1 Grey Wolf 2x Grauwolf 1 grey-wolf",
        "Creatures:\n\n```\n4 Grey Wolf\n```",
    ],
)
def test_an_entry_may_be_written_in_many_ways(line: str) -> None:
    assert read(line)["cards"] == {"grey-wolf": 4}


def test_umlauts_may_be_left_out_or_spelt_out() -> None:
    german = card_set().cards["quarry-ogre"].name["de"]
    steel = next(card for card in card_set().cards.values() if set("äöü") & set(card.name["de"].casefold()))
    plain = steel.name["de"].translate(str.maketrans("äöüÄÖÜ", "aouAOU"))
    pairs = (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"))
    spelt = steel.name["de"]
    for umlaut, letters in pairs:
        spelt = spelt.replace(umlaut, letters)
    assert read(f"1 {plain}\n1 {spelt}\n1 {steel.name['de']}")["cards"] == {steel.id: 3}
    assert read(german.upper())["cards"] == {"quarry-ogre": 1}


def test_a_list_may_contain_hero_and_level_cards() -> None:
    expected = {"hero": "fighter", "levels": 12, "cards": {}}
    assert read("Hero: Hedda the Fighter\n10 Level card\n2 levels") == expected
    assert read("Held: Kämpferin Hedda\nStufenkarten: 12") == expected
    assert read("fighter; level 12") == expected


def test_every_card_is_understood_by_its_id_and_by_its_name_in_both_languages() -> None:
    for card in card_set().cards.values():
        for words in (card.id, *card.name.values()):
            assert read(f"2x {words}")["cards"] == {card.id: 2}, words


def test_a_line_that_is_not_understood_is_reported_with_the_nearest_names() -> None:
    list_ = "4 Grey Wolf\n\n3 Graywolf\nqwertz uiop\n500 Iron Golem\n0 Iron Golem"
    assert messages(list_) == [
        "3: No card is called “Graywolf”. Did you mean Grey Wolf?",
        "4: No card is called “qwertz uiop”.",
        "5: 500 of one card is not possible. Write a number from 1 to 99.",
        "6: 0 of one card is not possible. Write a number from 1 to 99.",
    ]
    assert messages("3 Grauerwulf", "de") == ["1: Keine Karte heißt „Grauerwulf“. Meinst du Grauwolf?"]
    assert DECKS.read(list_).deck["cards"] == {"grey-wolf": 4}


def test_a_deck_has_one_hero_or_two_of_different_classes() -> None:  # T-001, T-004, T-261
    assert messages("1 Hedda the Fighter\n1 Hedda the Fighter") == [
        "2: The two heroes of a deck differ in class, and Hedda the Fighter is already in it."
    ]
    assert messages("1 Hedda the Fighter\n1 Silja the Rogue\n1 Ombert the Wizard") == [
        "3: A deck has at most two heroes, and Hedda the Fighter and Silja the Rogue are already in it."
    ]


def test_a_deck_may_have_hundreds_of_level_cards() -> None:  # T-006
    many = "1 Hedda the Fighter\n" + "99 Level card\n" * 10
    assert read(many)["levels"] == 990
    assert messages(many + "10 Level card") == ["12: 10 of one card is not possible. Write a number from 1 to 999."]


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("deck", READY)
def test_a_ready_deck_written_as_a_list_is_read_as_the_same_deck(deck: str, language: str) -> None:
    lines = [LANGUAGES.say(line, language) for line in DECKS.list_of(READY[deck])]
    assert read("\n".join(lines)) == READY[deck]
    assert read(" ".join(lines)) == READY[deck], "a chat may have made one line of it"


@pytest.mark.parametrize("language", ALL)
def test_the_template_is_understood(language: str) -> None:
    deck = read(LANGUAGES.say(DECKS.template(), language))
    assert (deck["hero"], deck["levels"]) == ("fighter", 10)


decks = st.fixed_dictionaries(
    {
        "hero": st.sampled_from(["", *card_set().heroes]),
        "levels": st.integers(0, 99),
        "cards": st.dictionaries(st.sampled_from(CARDS), st.integers(1, 99), max_size=40),
    }
)


@given(decks, st.sampled_from(ALL))
def test_any_deck_written_as_a_list_is_read_as_the_same_deck(deck: dict[str, Any], language: str) -> None:
    lines = [LANGUAGES.say(line, language) for line in DECKS.list_of(deck)]
    assert read("\n".join(lines)) == deck


@given(st.text(max_size=300))
def test_any_pasted_text_is_read_or_refused_line_by_line(words: str) -> None:
    result = DECKS.read(words)
    for fault in result.faults:
        assert 1 <= fault.line <= len(words.splitlines())
        for language in ALL:
            LANGUAGES.say(fault.reason, language)
    for finding in DECKS.judge(result.deck):
        LANGUAGES.say(finding.text, "de")
    DECKS.describe(result.deck, Text("deck-template"))
    assert all(number >= 1 for number in result.deck["cards"].values())


# ---- the rules


def judged(**changed: Any) -> dict[str, str]:
    """Return rule -> mark for the shield wall with changes."""
    return {finding.rule: finding.mark for finding in DECKS.judge({**READY["shield-wall"], **changed})}


def test_each_rule_of_deck_building_has_a_line() -> None:  # T-004, T-005, T-009, T-010, T-011
    good = {"T-004": "good", "T-005": "good", "T-009": "good", "T-010": "good", "T-011": "good"}
    assert judged() == good
    assert judged(hero="") == {**good, "T-004": "bad", "T-011": "bad"}
    assert judged(levels=0) == {**good, "T-005": "bad", "T-011": "bad"}
    assert judged(cards={**READY["shield-wall"]["cards"], "parry": 5}) == {**good, "T-010": "bad"}
    assert judged(levels=9) == {**good, "T-011": "bad"}


def test_level_cards_beyond_the_tenth_are_allowed_but_useless() -> None:  # T-006, T-008
    deck = {**READY["shield-wall"], "levels": 11}
    assert judged(levels=11)["T-008"] == "note"
    assert playable(DECKS.judge(deck))


def test_cards_of_another_class_are_allowed_and_pointed_out() -> None:  # T-070
    deck = {**READY["shield-wall"], "hero": "wizard"}
    notes = [finding for finding in DECKS.judge(deck) if finding.mark == "note"]
    assert [note.rule for note in notes] == ["T-070"]
    assert "Ombert the Wizard is of another class" in LANGUAGES.say(notes[0].text, "en")
    assert playable(DECKS.judge(deck))


def test_a_deck_of_cards_that_no_longer_exist_is_still_judged_and_described() -> None:
    deck = {"hero": "nobody", "levels": 10, "cards": {"unicorn": 29}}
    assert not playable(DECKS.judge(deck))
    assert {finding.rule for finding in DECKS.judge(deck) if finding.mark == "bad"} == {"T-004", "T-009"}
    assert DECKS.describe(deck, Text("deck-template")).face["groups"] == []


# ---- playing


def test_a_game_is_played_with_the_decks_of_its_players() -> None:  # T-013, T-014
    mine = {"hero": "cleric", "levels": 10, "cards": {**dict.fromkeys(CARDS[:25], 1), "grey-wolf": 4}}
    options = DECKS.put_into({"reactions": "fast"}, [None, mine])
    match = Match.new(RULES, bytes(32), 2, options)
    player = match.state.players[1]
    assert match.state.cards[player.hero].kind == "cleric"
    held = [*player.hand, *player.pile]
    assert held.count("grey-wolf") == 4
    assert len(held) == 9 + 4 + 25
    other = match.state.players[0]
    assert match.state.cards[other.hero].kind == READY["shield-wall"]["hero"]


def test_a_game_with_a_deck_that_is_not_legal_does_not_begin() -> None:  # T-011
    options = DECKS.put_into({}, [{**READY["shield-wall"], "levels": 9}, None])
    with pytest.raises(RefusedError) as refused:
        Match.new(RULES, bytes(32), 2, options)
    assert refused.value.refusal.rule == "T-011"


# ---- looking at a deck


def test_the_picture_of_a_deck_counts_every_card_once() -> None:
    for deck in READY.values():
        face = DECKS.describe(deck, Text("deck-template")).face
        support = sum(deck["cards"].values())
        assert sum(column["count"] for column in face["curve"]) == support
        assert sum(part["count"] for column in face["curve"] for part in column["parts"]) == support
        assert sum(group["count"] for group in face["groups"]) == support
        assert [column["cost"] for column in face["curve"]] == [0, 1, 2, 3, 4, 5]


def test_a_line_of_thousands_of_letters_is_not_searched_for_numbers() -> None:
    entry = "x" * 3_000 + " 4"
    assert lists._readings(entry) == [(1, entry)]
    assert len(lists._readings("Grey Wolf 4")) > 1
