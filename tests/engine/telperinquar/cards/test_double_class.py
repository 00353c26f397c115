"""Heroes of two classes: their decks, their setup, whole games, and what a seat sees."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.commands.simulate import computer_player
from engine.kernel.decks import playable
from engine.kernel.match import Match
from engine.kernel.menus import Move, RefusedError
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.double_class import both_powers
from engine.telperinquar.cards.library import CardSet, card_set, deck_size
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.decks.building import DeckBuilding
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.playing import moments

RULES = Telperinquar()
DECKS = DeckBuilding(card_set())
TWO = {identifier: deck for identifier, deck in card_set().decks.items() if deck.second_hero}
ONE = {identifier: deck for identifier, deck in card_set().decks.items() if not deck.second_hero}
LISTED: dict[str, Any] = {
    "hero": "rogue",
    "levels": 5,
    "second_hero": "wizard",
    "second_levels": 4,
    "cards": {"grey-wolf": 4, **dict.fromkeys(list(card_set().cards)[:25], 1)},
}


def begin(seats: int = 2, key: int = 1, rules: Telperinquar = RULES, **options: Any) -> Match[Duel]:
    return Match.new(rules, key.to_bytes(32, "big"), seats, {"double_class": True, **options})


def marks(**changed: Any) -> dict[str, str]:
    """Return rule -> mark for a legal list with changes."""
    return {finding.rule: finding.mark for finding in DECKS.judge({**LISTED, **changed})}


# ---- decks


def test_a_deck_of_two_heroes_is_judged_rule_by_rule() -> None:  # T-001, T-004, T-008, T-011, T-012, T-261, T-262
    assert deck_size(DeckList.model_validate(LISTED)) == 40
    good = dict.fromkeys(("T-004", "T-261", "T-262", "T-009", "T-010", "T-011"), "good")
    noted = {"T-001": "note", "T-070": "note"}
    assert marks() == {**good, **noted}
    assert marks(second_hero="nobody")["T-004"] == "bad"
    assert marks(second_hero="rogue")["T-261"] == "bad"
    assert marks(second_levels=0)["T-262"] == "bad"
    assert marks(levels=0, second_levels=9)["T-262"] == "bad"
    assert marks(second_levels=3)["T-011"] == "bad"
    assert marks(second_levels=11)["T-008"] == "note"


def test_a_deck_of_two_heroes_lists_the_cards_that_neither_can_play() -> None:  # T-264, T-070
    cards = {**dict.fromkeys(("spark-dart", "sidestep", "verdict"), 1), "grey-wolf": 4}
    findings = DECKS.judge({**LISTED, "cards": cards})
    (note,) = [finding for finding in findings if finding.rule == "T-070"]
    assert [card.key for card in note.text.values["cards"]] == ["name-verdict"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "words",
    [
        "1 Silja the Rogue\n5 Level card\n1 Ombert the Wizard\n4 Level card",
        "5 Level card\n1 rogue\n1 wizard\n4 Level card",
        "Silja the Rogue\nOmbert the Wizard\n5 Level card (Rogue)\n4 Level card (Wizard)",
        "4 level-wizard\n5 level-rogue\n1 rogue\n1 wizard",
        "Schurkin Silja; Zauberer Ombert; 5 Stufenkarte (Schurke); 2 Zaubererstufen; 2 Stufenkarten (Zauberer)",
    ],
)
def test_level_cards_of_a_list_name_a_class_or_stand_below_their_hero(words: str) -> None:  # T-261, T-265
    result = DECKS.read(words)
    assert result.faults == []
    assert result.deck == {"hero": "rogue", "levels": 5, "second_hero": "wizard", "second_levels": 4, "cards": {}}


def test_level_cards_of_a_class_that_no_hero_has_are_pointed_out() -> None:  # T-179, T-265
    result = DECKS.read("1 Silja the Rogue\n3 Level card (Cleric)\n5 Level card (Rogue)\n1 qwertz")
    assert [(fault.line, fault.reason.key) for fault in result.faults] == [
        (2, "deck-line-level-class"),
        (4, "deck-line-unknown"),
    ]
    assert result.deck == {"hero": "rogue", "levels": 5, "cards": {}}


def test_everybody_can_look_up_the_level_cards_of_a_class() -> None:  # T-265
    for key in sorted(LEVELS):
        assert RULES.describe(key).face["type"] == "level"


# ---- setting up


def test_two_heroes_are_refused_without_the_option_for_double_class_heroes() -> None:  # T-001, T-261
    for deck in (next(iter(TWO)), LISTED):
        with pytest.raises(RefusedError) as refused:
            Match.new(RULES, b"key", 2, {"decks": [deck]})
        assert refused.value.refusal.key == "refused-double-class"
        assert refused.value.refusal.rule == "T-001"
    assert playable(DECKS.judge(LISTED)), "the deck itself breaks no rule"
    refusal = DECKS.unfit({}, LISTED)
    assert refusal is not None
    assert refusal.key == "refused-double-class"
    assert DECKS.unfit({"double_class": "true"}, LISTED) is None
    assert DECKS.unfit({"double_class": "true"}, DECKS.ready()["shield-wall"]) is None


def test_players_without_a_chosen_deck_get_different_double_class_heroes() -> None:  # T-261
    state = begin(4).state
    heroes = [state.cards[player.hero].kind for player in state.players]
    assert len(dict.fromkeys(heroes)) == 4
    assert all("+" in hero for hero in heroes)


def test_a_hero_of_one_class_may_face_one_of_two() -> None:  # T-001, T-262
    state = begin(decks=[next(iter(ONE)), LISTED]).state
    alone, double = state.players
    assert (alone.second_level, double.second_level) == (0, 1)
    dealt = [*double.hand, *double.pile]
    assert (dealt.count("level-rogue"), dealt.count("level-wizard"), dealt.count("level")) == (4, 3, 0)
    assert [*alone.hand, *alone.pile].count("level") == 9


def test_a_double_class_hero_starts_with_the_higher_life_points() -> None:  # T-262a, T-020
    real = card_set()
    wizard = real.heroes["wizard"]
    rows = [row.model_copy(update={"gain": 24, "maximum": row.maximum + 4}) for row in wizard.levels]
    hardy = wizard.model_copy(update={"levels": rows})
    cards = CardSet(real.cards, {**real.heroes, "wizard": hardy}, real.decks, real.levels)
    for first, second in (("rogue", "wizard"), ("wizard", "rogue")):
        deck = {**LISTED, "hero": first, "second_hero": second}
        state = begin(rules=Telperinquar(cards), decks=[deck, deck]).state
        assert [player.life for player in state.players] == [24, 24]


# ---- whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"teams": True}), (2, {"tournament": True})]
)
@pytest.mark.parametrize("reactions", ["fair", "fast"])
def test_every_random_game_of_double_class_heroes_ends(seats: int, options: dict[str, Any], reactions: str) -> None:
    for seed in range(6):
        match = begin(seats, seed, **{"reactions": reactions, "round_limit": 30, **options})
        for _ in moments(match, seed, 40_000):
            pass
        assert match.result() is not None, seed


def test_overtime_ends_a_game_in_which_players_only_raise_levels() -> None:  # T-271, T-248a
    match = begin(round_limit=12)
    while menus := match.menus():
        seat, menu = next(iter(menus.items()))
        risen = [move for move in menu.moves if move.name == "levelup"]
        match.play(seat, risen[0] if risen else menu.default)
    assert match.state.round >= 12


@pytest.mark.parametrize("seats", [2, 4])
def test_computers_play_double_class_heroes_and_raise_both_classes(seats: int) -> None:  # T-265
    both = 0
    for seed in range(4):
        match = begin(seats, seed, round_limit=40, teams=seats == 4)
        random = Random(seed)
        while menus := match.menus():
            seat, menu = next(iter(menus.items()))
            match.play(seat, computer_player(match, seat, menu, random))
        both += sum(player.level > 1 and player.second_level > 1 for player in match.state.players)
    assert both >= seats


def test_a_saved_game_continues_with_both_levels() -> None:  # T-265
    match = begin(key=3)
    moments_left = iter(moments(match, 3))
    for _ in range(120):
        next(moments_left)
    again = Match[Duel].load(Telperinquar(), match.dice.key, match.save())
    assert again.state == match.state
    assert again.menus() == match.menus()
    assert again.view(0) == match.view(0)


def test_a_save_from_before_double_class_heroes_is_read() -> None:
    state = Match.new(RULES, b"key", 2).state
    adapter: TypeAdapter[Any] = TypeAdapter(Duel)
    data = adapter.dump_python(state, mode="json")
    for player in data["players"]:
        del player["second_level"], player["lags"]
    assert adapter.validate_python(data) == state


# ---- what is seen


def test_both_levels_are_public_but_level_cards_in_the_hand_are_not() -> None:  # T-035, T-321
    match = begin(key=5)
    while not any(key in LEVELS for key in match.state.players[0].hand):
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.default)
    for reader in (None, 0, 1):
        entry = match.view(reader).board["players"][0]
        assert [hero_class["level"] for hero_class in entry["classes"]] == [1, 1]
    held = next(key for key in match.state.players[0].hand if key in LEVELS)
    assert f'"{held}"' in str(match.view(0)).replace("'", '"')
    assert f"name-{held}" not in str(match.view(1))


def test_the_hand_shows_which_level_each_level_card_leads_to() -> None:  # T-265
    match = begin(key=5)
    player = match.state.players[match.state.turn]
    player.hand, player.second_level = ["level-rogue", "level-wizard"], 4
    player.lags = {}
    match.state.cards[player.hero].kind = "rogue+wizard"
    hand = match.view(player.seat).private["hand"]
    assert [(card["kind"], card["level"], card["classes"]) for card in hand] == [
        ("level-rogue", 2, ["rogue"]),
        ("level-wizard", 5, ["wizard"]),
    ]
    texts = [[line.key for line in card["text"]] for card in hand]
    assert ["card-level-no-life" in lines for lines in texts] == [True, False], "T-269"
    assert hand[0]["row"]["gain"] == 0
    menu = match.menus()[player.seat]
    labels = [RULES.label(match.state, player.seat, move, 1) for move in menu.moves if move != Move("pass")]
    assert [label.values["level"] for label in labels] == [2, 5]


def test_two_hero_cards_allow_what_either_allows_with_the_better_values() -> None:  # T-258, T-263, T-274, T-274a
    heroes = list(card_set().heroes.values())
    for first, second in permutations(heroes, 2):
        both = both_powers(first, second)
        for value in ("unarmed", "weapons", "healing", "two_weapons_discount", "first_spell_discount"):
            assert getattr(both, value) == max(getattr(first, value), getattr(second, value)), value
        for allowed in ("shield", "dual_wield", "hide"):
            assert getattr(both, allowed) == any((getattr(first, allowed), getattr(second, allowed))), allowed
        assert both.hide_cost == next((hero.hide_cost for hero in (first, second) if hero.hide), 2)
        for sizes in ("weapon_sizes", "armour_sizes"):
            assert sorted(getattr(both, sizes)) == sorted({*getattr(first, sizes), *getattr(second, sizes)}), sizes
