"""The odds of an attack are exact: compared with playing the attack once for every throw of the dice."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.labels import choice_label
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move, RefusedError
from engine.kernel.odds import OddsWord
from engine.kernel.text import Text, name
from engine.telperinquar.cards.effects.check import Check
from engine.telperinquar.cards.kinds import AUTOMATIC
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.odds.calculator import defender_of
from engine.telperinquar.odds.chances import blow_chances, hit_chance, kill_chance
from engine.telperinquar.play.damage import DamagePart
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from tests.engine.telperinquar.odds.attacks import (
    ATTACKS,
    CARDS,
    AttackTable,
    assert_counts,
    picture_shares,
    shadowy,
    throws,
)
from tests.engine.telperinquar.playing import rules


@pytest.mark.parametrize(("mine", "theirs", "names"), ATTACKS)
def test_odds_equal_the_results_of_playing_every_throw(
    mine: dict[str, Any], theirs: dict[str, Any], names: tuple[str, ...]
) -> None:  # T-104 .. T-108, T-112 .. T-120, T-128, T-134 .. T-139, T-226, T-229
    table = AttackTable(mine, theirs, names)
    words = [OddsWord(f"#{source}") for source in table.sources]
    item = table.rules.odds(words, [OddsWord(f"#{table.target}")], table.duel)
    columns, fates = picture_shares(item, 0)
    outcomes = [table.outcome_of(table.play_attack(throw), table.target) for throw in throws(table, table.target)]
    assert_counts(table, outcomes, columns)
    seen = Counter(fate for _, fate in outcomes if fate != "unharmed")
    assert {fate: number * 1000 // len(outcomes) for fate, number in seen.items()} == fates
    if len(item.face["blows"]) > 1:
        columns, fates = picture_shares(item, 1)
        nothing = (1,) + ((5,) if shadowy(table, table.target) else ())
        answers = throws(table, table.body)
        outcomes = [table.outcome_of(table.play_attack(nothing, throw), table.body) for throw in answers]
        assert_counts(table, outcomes, columns)
        seen = Counter(fate for _, fate in outcomes if fate != "unharmed")
        assert {fate: number * 1000 // len(outcomes) for fate, number in seen.items()} == fates


@pytest.mark.parametrize(("mine", "theirs", "names"), ATTACKS)
def test_the_quick_chances_of_a_hit_and_a_kill_equal_those_of_the_whole_calculation(
    mine: dict[str, Any], theirs: dict[str, Any], names: tuple[str, ...]
) -> None:  # T-106 .. T-108, T-135, T-139, T-226
    table = AttackTable(mine, theirs, names)
    game = ActiveGame(table.duel, table.rules.catalog)
    defender = defender_of(game, game.cards[table.target])
    for shadows in (False, True):
        for kind in ("physical", "magical", "simple"):
            for amount in range(-10, 30):
                blow, struck = (
                    [DamagePart(amount, kind), DamagePart(2, "magical", "fire")],
                    replace(defender, shadowy=shadows),
                )
                whole = blow_chances(blow, struck)
                assert hit_chance(blow, struck) == whole.hits
                deadly = (whole.results.get(result, Fraction(0)) for result in ("dies", "dies-later"))
                assert kill_chance(blow, struck) == sum(deadly)


@pytest.mark.parametrize(("mine", "theirs", "names"), ATTACKS)
def test_chances_add_up_to_one(mine: dict[str, Any], theirs: dict[str, Any], names: tuple[str, ...]) -> None:
    table = AttackTable(mine, theirs, names)
    game = ActiveGame(table.duel, table.rules.catalog)
    defender = defender_of(game, game.cards[table.target])
    for parry in (0, 4, 50):
        chances = blow_chances([DamagePart(2, "physical")], defender, parry)
        assert sum(chances.damage.values()) == sum(chances.results.values()) == 1
        assert chances.expected == sum(points * chance for points, chance in chances.damage.items())
        assert parry < 50 or chances.hits == Fraction(0)
        assert min(chances.damage) >= 0  # T-108, T-134, T-135, T-226


def test_the_odds_of_a_declared_attack_follow_reactions() -> None:  # T-105, T-109
    assert rules().has_odds
    both = {"a": {"equipment": ["sword"], "actions": 9}, "b": {"abilities": ["guard"], "actions": 9}}
    position = {"cards": CARDS, **both}
    built = given(position, ("a", "b"), Dice(b"any"))
    built_rules = built.rules
    assert isinstance(built_rules, Telperinquar)
    match: Match[Duel] = Match(built_rules, Dice(b"any"), built.state, seats=2)
    assert built_rules.odds_now(match.state) is None
    sword = next(number for number, card in match.state.cards.items() if card.kind == "sword")
    match.play(0, Move("attack", (sword, match.state.players[1].hero)))
    assert match.in_motion
    before = built_rules.odds_now(match.state)
    assert before is not None
    assert picture_shares(before, 0)[0] == {0: 100, **dict.fromkeys(range(5, 14), 100)}
    use = next(move for move in match.menus()[1].moves if move.name == "use")
    match.play(1, use)
    after = built_rules.odds_now(match.state)
    assert after is not None
    assert picture_shares(after, 0)[0] == {0: 100, **dict.fromkeys(range(3, 12), 100)}
    match.play(1, PASS)
    assert match.in_motion, "the attacked hero may strike back"
    assert built_rules.odds_now(match.state) is None


def words(*typed: str) -> list[OddsWord]:
    """Return words of an odds query; ``"level=3"`` is a word with a number."""
    parts = [word.partition("=") for word in typed]
    return [OddsWord(word, int(number) if number else None) for word, _, number in parts]


@pytest.mark.parametrize(
    ("struck", "weapon", "bonus"),
    [(["fighter", "soldiers-sword"], name("soldiers-sword"), 2), (["fighter"], None, -1)],
)
def test_a_struck_hero_strikes_back_with_a_weapon_or_bare_hands(
    struck: list[str], weapon: Text | None, bonus: int
) -> None:  # T-089, T-092, T-126, T-128
    blow, answer = rules().odds(words("grey-wolf"), words(*struck)).face["blows"]
    assert (blow["source"], blow["bonus"]) == (None, 2)
    assert (answer["source"], answer["bonus"]) == (weapon, bonus)


def test_a_hero_without_a_given_level_has_the_lowest_one_that_can_use_everything() -> None:  # T-061
    item = rules().odds(words("wizard", "fire-wand"), words("village-militia"))
    assert item.heading.values["first"] == Text("odds-hero", {"card": name("wizard"), "level": 3})
    struck = words("village-militia", "life=3", "armour=1")
    item = rules().odds(words("wizard", "fire-wand", "level=7", "bonus=2"), struck)
    assert item.face["blows"][0]["life"] == 3
    assert item.face["blows"][0]["bonus"] == 4


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ([], ["village-militia"], "refused-odds-fighter"),
        (["fighter", "wizard"], ["village-militia"], "refused-odds-fighter"),
        (["fighter"], ["village-militia"], "refused-odds-weapon"),
        (["fighter", "whetstone"], ["village-militia"], "refused-odds-weapon"),
        (["fighter", "pitfall"], ["village-militia"], "refused-odds-piece"),
        (["wizard", "level=1", "fire-wand"], ["village-militia"], "refused-odds-requirement"),
        (["fighter", "fire-wand"], ["village-militia"], "refused-odds-requirement"),
        (["fighter", "soldiers-sword", "ranged"], ["village-militia"], "refused-odds-reach"),
        (["fighter", "soldiers-sword", "boot-dagger", "boot-dagger"], ["village-militia"], "refused-odds-weapons"),
        (["rogue", "boot-dagger", "boot-dagger", "ranged"], ["village-militia"], "refused-odds-weapons"),
        (["rogue", "boot-dagger", "village-militia"], ["village-militia"], "refused-odds-fighter"),
        (["wizard", "level=10", "boot-dagger", "spark-dart"], ["village-militia"], "refused-odds-weapons"),
        (["fighter", "level=11"], ["village-militia"], "refused-odds-number"),
        (["fighter", "soldiers-sword", "bonus=1000"], ["village-militia"], "refused-odds-number"),
        (["grey-wolf"], ["#7"], "refused-odds-gone"),
    ],
)
def test_words_that_describe_no_attack_are_refused(
    first: list[str], second: list[str], key: str
) -> None:  # T-061, T-128, T-133
    with pytest.raises(RefusedError) as caught:
        rules().odds(words(*first), words(*second))
    assert caught.value.refusal.key == key


def test_face_down_cards_are_neither_offered_nor_described() -> None:  # T-021
    position = {"a": {"row": ["grey-wolf", {"kind": "paper-imp", "face_down": True}]}, "b": {"row": ["pitfall"]}}
    built = given(position, ("a", "b"), Dice(b"any"))
    duel = built.state
    offered = [word for word, _ in rules().odds_things(duel)]
    assert offered == [f"#{duel.players[0].hero}", f"#{duel.players[0].row[0]}", f"#{duel.players[1].hero}"]
    for hidden in (duel.players[0].row[1], duel.players[1].row[0]):
        with pytest.raises(RefusedError, match="refused-odds-gone"):
            rules().odds(words(f"#{hidden}"), words("village-militia"), duel)
        with pytest.raises(RefusedError, match="refused-odds-gone"):
            rules().odds(words("grey-wolf"), words(f"#{hidden}"), duel)


def test_an_odds_query_does_not_change_the_duel() -> None:
    position = {"a": {"row": ["grey-wolf"]}, "b": {}}
    duel = given(position, ("a", "b"), Dice(b"any")).state
    before = deepcopy(duel)
    struck = words(f"#{duel.players[1].hero}", "boot-dagger", "life=3")
    rules().odds(words(f"#{duel.players[0].row[0]}", "bonus=3"), struck, duel)
    assert duel == before


@pytest.mark.parametrize(("mine", "theirs", "names"), ATTACKS)
def test_the_chance_of_a_move_is_the_share_of_throws_that_do_damage(
    mine: dict[str, Any], theirs: dict[str, Any], names: tuple[str, ...]
) -> None:  # T-104 .. T-108, T-134 .. T-139, T-226
    table = AttackTable(mine, theirs, names)
    outcomes = [table.outcome_of(table.play_attack(throw), table.target) for throw in throws(table, table.target)]
    odds = table.rules.chance(table.duel, 0, table.move())
    assert odds is not None
    assert odds.share == Fraction(sum(1 for lost, _ in outcomes if lost != 0), len(outcomes))
    last = choice_label(table.rules, table.duel, 0, table.move(), len(table.move().args))
    assert last.key == "label-chance"
    assert isinstance(chance := last.values["chance"], Text)
    assert chance.values["percent"] == round(odds.share * 100)


def test_a_counterattack_has_a_chance_too() -> None:  # T-104, T-126
    table = AttackTable({"row": ["wolf"]}, {"row": ["wolf"]}, ("wolf", "wolf"))
    dice = Dice(b"any", loaded=(1,))
    match: Match[Duel] = Match(table.rules, dice, deepcopy(table.duel), seats=2)
    match.play(0, table.move())
    odds = match.rules.chance(match.state, 1, match.menus()[1].moves[0])
    assert odds is not None
    assert odds.share == Fraction(9, 10)
    assert match.rules.chance(match.state, 1, PASS) is None


def test_a_success_roll_has_a_chance_unless_its_target_is_face_down() -> None:  # T-303, T-304
    position = {"a": {"hero": "wizard", "abilities": ["verdict"], "level": 9}, "b": {"row": ["grey-wolf"]}}
    duel = given(position, ("a", "b"), Dice(b"any")).state
    (verdict,), (wolf,) = duel.players[0].abilities, duel.players[1].row
    check = next(
        (card, number, effect)
        for card, kind in rules().catalog.kinds.items()
        for number, use in enumerate(kind.abilities, start=1)
        for effect in use.effects
        if isinstance(effect, Check) and effect.attribute != "highest" and use.target not in AUTOMATIC
    )
    duel.cards[verdict].kind = check[0]
    needed = check[2].needed(ActiveGame(duel, rules().catalog), duel.cards[wolf])
    odds = rules().chance(duel, 0, Move("use", (verdict, check[1], wolf)))
    assert odds is not None
    assert odds.share == Fraction(sum(face + 9 > needed for face in range(1, 21)), 20)
    duel.cards[wolf].face_down = True
    assert rules().chance(duel, 0, Move("use", (verdict, check[1], wolf))) is None
