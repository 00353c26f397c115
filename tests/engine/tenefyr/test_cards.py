"""The cards of Heroes of Tenefyr: their numbers, powers and printed texts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.content.files import ContentError
from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.tenefyr.cards.effects.base import LootEffect
from engine.tenefyr.cards.library import FOLDER, items, library, read_library, skill_of
from engine.tenefyr.play.leaving import QUICK_TRACK
from engine.tenefyr.play.setup import BASIC_CARDS
from engine.tenefyr.scenario import given
from engine.tenefyr.state import BASICS
from engine.tenefyr.view.labels import argument_label
from tests.locales import of_game

MOST_PLAYERS = 4


def test_there_are_as_many_cards_of_each_kind_as_in_the_box() -> None:
    #
    cards = library()
    basics = BASIC_CARDS * len(BASICS) * MOST_PLAYERS
    stages = [stage for boss in cards.bosses.values() for stage in boss.stages]
    assert list(cards.heroes) == ["barbarian", "bard", "cleric", "thief"]
    assert basics == 48
    assert len(cards.enemies) == 70
    assert (len(cards.bosses), len(stages)) == (4, 16)
    assert len(cards.rewards) == 20
    assert 2 * len(cards.heroes) + basics + len(cards.enemies) + len(stages) + len(cards.rewards) == 162


@pytest.mark.parametrize("level", range(1, 6))
def test_each_level_has_fourteen_dungeon_cards_and_four_rewards(level: int) -> None:
    cards = library()
    assert len(cards.levels[level]) == 14
    kinds = Counter(cards.rewards[reward].kind for reward in cards.rewards_of[level])
    assert kinds == {"each": 2, "together": 2}


def test_every_card_has_a_name_of_its_own_in_every_language() -> None:
    named = game("tenefyr").names()
    assert sorted(named) == sorted(items())
    for language in of_game("tenefyr"):
        names = [named[item][language] for item in items()]
        assert len(dict.fromkeys(names)) == len(names)


def test_an_enemy_is_no_weaker_for_more_players() -> None:
    for enemy in library().fought.values():
        two, three, four = enemy.power
        assert two <= three <= four, enemy.id


def test_the_orc_and_the_kobold_are_as_the_rulebook_shows_them() -> None:
    cards = library()
    orc = cards.enemies["orc"]
    assert (orc.level, orc.power[1], orc.loot.power) == (1, 5, 1)
    assert game("tenefyr").names()["loot-orc"]["en"] == "Quick Strike"
    assert cards.enemies["kobold"].power[1] == 3


def test_basic_cards_hit_or_miss() -> None:
    assert [library().played[basic].power for basic in BASICS] == [0, 1]


def test_each_hero_has_a_skill_and_loot_of_their_own() -> None:
    cards = library()
    loot = Counter(enemy.hero for enemy in cards.enemies.values() if enemy.hero)
    for hero in cards.heroes:
        assert cards.played[skill_of(hero)].effects
        assert loot[hero] in (2, 3)


def test_the_quick_track_has_six_spaces() -> None:
    assert QUICK_TRACK == ((1, 3), (2, 2), (2, 2), (3, 2), (3, 2), (4, 2))


def test_a_fault_in_a_card_file_names_its_item_and_field(tmp_path: Path) -> None:
    written = (FOLDER / "cards.yaml").read_text("utf-8")
    file = tmp_path / "cards.yaml"
    file.write_text(written.replace("{effect: weaken, by: 1}", "{effect: weaken, by: 99}", 1))
    with pytest.raises(ContentError) as caught:
        read_library(file)
    assert [(fault.item, fault.field) for fault in caught.value.faults] == [("mudling", "loot.effects.1.by")]


@pytest.mark.parametrize(
    ("enemy", "inspired", "power"),
    [("titan", 0, {"basic-0": 0, "basic-1": 1, "kobold": 2}), ("wight", 2, {"basic-0": 1, "basic-1": 2, "kobold": 4})],
)
def test_a_card_of_the_hand_shows_the_power_it_has_if_it_is_played_now(
    enemy: str, inspired: int, power: dict[str, int]
) -> None:
    position = {"dungeons": [{"cards": [enemy, "titan"]}], "place": 1, "agenda": ["fight"]}
    position |= {"a": {"deck": list(power), "inspired": inspired}, "b": {"deck": ["basic-1"]}}
    match = Match(game("tenefyr"), Dice(b"any"), given(position, ("a", "b"), Dice(b"any")).state, seats=2)
    while match.due:
        match.proceed()
    hand = match.state.players[0].hand
    assert [label.values["power"] for label in match.view(0).hand] == [power[card] for card in hand]
    labels = dict(match.rules.nameable_items(match.state, 0))
    for card, expected in power.items():
        assert labels[card] == argument_label(match.state, 0, Move("play", (card,)), 1)
        assert labels[card].values["power"] == expected


@pytest.mark.parametrize(("seats", "cards"), [(("a",), 4), (("a", "b"), 2)])
def test_an_offered_reward_shows_only_the_number_for_this_many_players(seats: tuple[str, ...], cards: int) -> None:
    position = {"dungeons": [{"cards": [], "level": 1, "reward": "campfire-1"}, {"cards": ["wight"]}], "place": 1}
    state = given(position, seats, Dice(b"any")).state
    label = argument_label(state, 0, Move("take", ("remove",)), 1)
    assert (label.values["cards"], label.values["solo"]) == (cards, 0)
    printed = library().rewards["campfire-1"].options[0].sentence(1)
    assert (printed.values["cards"], printed.values["solo"]) == (2, 4), "the card itself shows both numbers"


def test_the_question_for_a_cost_knows_what_each_of_its_effects_adds() -> None:
    paid = [loot.effects for loot in library().played.values() if loot.condition is not None]
    assert paid
    for effects in paid:
        assert all(type(effect).most_power is not LootEffect.most_power for effect in effects)
