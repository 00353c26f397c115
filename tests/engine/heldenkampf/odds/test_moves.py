"""Chances shown on the buttons of a fight equal those of playing the fight with every throw."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from engine.games import game
from engine.heldenkampf.cards import card
from engine.heldenkampf.odds.calculator import contender_on
from engine.heldenkampf.odds.chances import odds
from engine.heldenkampf.play.fight import ROLL_ON
from engine.heldenkampf.state import Fight, Fighter, HeldenkampfState, Side
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Text, name
from render.languages import Languages, Reader

ROLL = Move("roll")


def declared_attack(dice: tuple[int, ...] = ()) -> Match[HeldenkampfState]:
    """Return a match in which Galan attacks on the bridge; his opponent holds Sigrid and a chain mail."""
    fresh: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {"trap": True})
    quest = fresh.state
    quest.turn, quest.phase = 0, "action"
    quest.sides[0].hand, quest.sides[1].hand = ["galan", "dragon-curse-axe"], ["sigrid", "chain-mail"]
    match: Match[HeldenkampfState] = Match(game("heldenkampf"), Dice(b"any", loaded=dice), quest, seats=2)
    match.play(0, Move("attack", ("galan", "bridge")))
    return match


def fighting(dice: tuple[int, ...] = ()) -> Match[HeldenkampfState]:
    """Return that match after Sigrid has answered and nobody has added equipment."""
    match = declared_attack(dice)
    match.play(1, Move("answer", ("sigrid",)))
    while "roll" not in {move.name for move in match.menus()[0].moves} if 0 in match.menus() else True:
        match.play(next(iter(match.menus())), PASS)
    return match


def throws(seat: int, move: Move) -> Iterator[tuple[int, ...]]:
    """Return all results of the dice of a strike, the dice of the striking side first."""
    dice = {"roll": 1, "waive": 0, "trap": 2}[move.name]
    return product(range(1, 7), repeat=dice + 1)


def test_an_answer_and_a_piece_of_equipment_have_the_chance_to_win_the_fight() -> None:  # H-081, H-082
    match = declared_attack()
    answer = Move("answer", ("sigrid",))
    fight = Fight("bridge", Fighter(0, "galan"), Fighter(1, "sigrid"))
    bare = odds(
        contender_on(match.state, fight.battlefield, fight.attacker),
        contender_on(match.state, fight.battlefield, fight.defender),
    )
    armoured = odds(
        contender_on(match.state, fight.battlefield, fight.attacker),
        contender_on(match.state, fight.battlefield, Fighter(1, "sigrid", armour="chain-mail")),
    )
    chance = match.rules.chance(match.state, 1, answer)
    assert chance is not None
    assert chance.share == armoured.second_wins > bare.second_wins, "the best equipment of the own hand counts"
    percent = {"percent": whole_percent(armoured.second_wins), "edge": "above"}
    assert chance.text == Text("chance-wins-so-far", {**percent, "further": 1, "cards": 1})
    reason = match.rules.explain(match.state, 1, answer)
    public = Text("explain-answer", {"card": name("sigrid"), "own": 10, "other": 8, "lead": "ahead"})
    assert reason == public, "everybody reads the reason, so equipment that is still hidden does not count"
    match.play(1, answer)
    axe, without = (match.rules.chance(match.state, 0, move) for move in (Move("add", ("dragon-curse-axe",)), PASS))
    assert axe is not None
    assert without is not None
    assert without.share == bare.first_wins < axe.share
    assert axe.text.values["further"] == 0, "the button names the axe itself"
    keys = [(chance.text.key, chance.text.values["cards"]) for chance in (axe, without)]
    assert keys == [("chance-wins-so-far", 1)] * 2, "the defender may still add equipment"
    assert match.state.fight is not None
    assert match.state.fight.attacker.weapon == "", "reading the chance adds no equipment"


@pytest.mark.parametrize("verb", ["roll", "waive", "trap"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_strike_has_the_chance_to_wound_only_the_other_side(seat: int, verb: str) -> None:  # H-036 .. H-043, H-059
    move, good, count = Move(verb), 0, 0
    first = fighting()
    chance = first.rules.chance(first.state, seat, move)
    for dice in throws(seat, move):
        match = fighting(dice)
        match.play(seat, move)
        match.play(1 - seat, ROLL)
        wounds = match.state.wounds
        own, other = ("galan", "sigrid") if seat == 0 else ("sigrid", "galan")
        good += (other in wounds and own not in wounds) or other in match.state.sides[seat].defeated
        count += 1
    assert chance is not None
    assert chance.share == Fraction(good, count)


@pytest.mark.parametrize("verb", ["roll", "waive", "trap"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_stake_of_a_strike_is_the_most_that_both_can_lose(seat: int, verb: str) -> None:  # H-036 .. H-042, H-060a
    move, most = Move(verb), {"galan": 0, "sigrid": 0}
    first = fighting()
    stake = first.rules.stake(first.state, seat, move)
    for dice in throws(seat, move):
        match = fighting(dice)
        match.play(seat, move)
        match.play(1 - seat, ROLL)
        for fighter, before in most.items():
            dead = any(fighter in side.defeated for side in match.state.sides)
            lost = card(fighter).life if dead else match.state.wounds.get(fighter, 0)
            most[fighter] = max(before, lost)
    own, other = ("galan", "sigrid") if seat == 0 else ("sigrid", "galan")
    assert stake == Text("stake-strike", {"own": most[own], "other": most[other]})


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "strength 10 against 8: 8 points or they get 6"),
        ("de", "Stärke 10 gegen 8: du 8 Punkte oder Gegner 6"),
    ],
)
def test_the_stake_of_a_fight_is_what_everybody_sees(language: str, words: str) -> None:  # H-036, H-065
    match = declared_attack()
    stake = match.rules.stake(match.state, 1, Move("answer", ("sigrid",)))
    assert stake is not None
    assert Languages().say_to(stake, Reader(language, "heldenkampf")) == words, "without equipment that may follow"
    match.play(1, Move("answer", ("sigrid",)))
    points = Text("stake-points", {"gain": 6, "cost": 8})
    against = match.rules.stake(match.state, 0, PASS)
    assert against is not None
    assert Languages().say_to(against, Reader("en", "heldenkampf")) == "strength 8 against 10"
    assert match.rules.stake(match.state, 0, Move("add", ("dragon-curse-axe",))) == points, "its offer names the sums"
    offer = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    sums = offer.text.values["sums"]
    assert isinstance(sums, Text)
    assert {key: sums.values[key] for key in ("own", "other")} == {"own": 12, "other": 10}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "strength 10 (defence 12) against 8: 8 points or they get 6"),
        ("de", "Stärke 10 (Abwehr 12) gegen 8: du 8 Punkte oder Gegner 6"),
        ("nl", "kracht 10 (verweer 12) tegen 8: jij 8 punten of zij 6"),
    ],
)
def test_the_stake_of_a_fight_names_what_counts_in_the_own_strikes_and_in_the_others(
    language: str, words: str
) -> None:  # H-043
    match = declared_attack()
    match.play(1, Move("answer", ("sigrid",)))
    match.play(0, PASS)
    match.play(1, Move("add", ("chain-mail",)))
    while 1 not in match.menus() or ROLL_ON not in match.menus()[1].moves:
        match.play(next(iter(match.menus())), PASS)
    stake = match.rules.stake(match.state, 1, ROLL_ON)
    assert stake is not None
    assert Languages().say_to(stake, Reader(language, "heldenkampf")) == words


@pytest.mark.parametrize(("mine", "gain", "cost"), [("sigrid", 8, 6), ("orc-raider", 0, 9)])
def test_a_hero_killed_by_a_monster_is_worth_no_points(mine: str, gain: int, cost: int) -> None:  # H-065, H-073
    match = declared_attack()
    match.state.sides[1].hand = [mine]
    stake = match.rules.stake(match.state, 1, Move("answer", (mine,)))
    assert stake is not None
    assert stake.values["points"] == Text("stake-points", {"gain": gain, "cost": cost})


def test_the_buttons_of_a_strike_at_a_castle_name_its_damage() -> None:  # H-039, H-091
    match = declared_attack()
    quest = match.state
    quest.fight = None
    quest.sides[0].hand, quest.sides[1] = ["galan"], Side([], castle=5, pause=False)
    match = Match(game("heldenkampf"), Dice(b"any"), quest, seats=2)
    match.play(0, Move("attack", ("galan", "bridge")))
    languages, reader = Languages(), Reader("en", "heldenkampf")
    labels = [match.rules.label(match.state, 0, move, 0) for move in (ROLL, Move("waive"))]
    assert [languages.say_to(label, reader) for label in labels] == ["Roll: 3 to 5 damage", "Take a safe 2: 4 damage"]


def test_breaking_off_a_fight_of_two_heroes_says_that_both_must_agree() -> None:  # H-066, H-070
    match = fighting()
    move, languages, reader = Move("break-off"), Languages(), Reader("en", "heldenkampf")
    label = match.rules.label(match.state, 0, move, 0)
    assert languages.say_to(label, reader) == "Break off the fight (both must agree)"
    assert match.state.fight is not None
    match.state.fight.attacker.card = "hydra"
    assert languages.say_to(match.rules.label(match.state, 1, move, 0), reader) == "Break off the fight"


def test_moves_without_dice_have_no_chance() -> None:
    match = fighting()
    assert match.rules.chance(match.state, 0, Move("break-off")) is None
    fresh: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    assert fresh.rules.chance(fresh.state, 0, PASS) is None
    imperator = game("imperator")
    assert imperator.chance(None, 0, PASS) is None


@pytest.mark.parametrize(("hero", "percent"), [("elva", "less than 1"), ("tilda", "2"), ("sigrid", "96")])
def test_a_chance_below_one_percent_is_not_said_to_be_one_percent(hero: str, percent: str) -> None:  # H-081
    match = declared_attack()
    match.state.sides[1].hand = [hero]
    chance = match.rules.chance(match.state, 1, Move("answer", (hero,)))
    assert chance is not None
    assert (chance.share < Fraction(1, 100)) == (percent == "less than 1")
    assert Languages().say_to(chance.text, Reader("en", "heldenkampf")).startswith(f"wins {percent}%")
