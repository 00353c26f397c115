"""The chances on the buttons of a fight are those of playing it with every throw."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from engine.games import game
from engine.heldenkampf.odds.calculator import as_side
from engine.heldenkampf.odds.chances import odds
from engine.heldenkampf.state import Fight, Fighter, Quest
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from engine.kernel.text import Text

ROLL = Move("roll")


def begun(dice: tuple[int, ...] = (), life: int = 0) -> Match[Quest]:
    """Galan stands on the bridge, and his opponent holds Sigrid and a chain mail; the attack is declared."""
    made: Match[Quest] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {"trap": True})
    quest = made.state
    quest.turn, quest.phase = 0, "action"
    quest.sides[0].hand, quest.sides[1].hand = ["galan", "dragon-curse-axe"], ["sigrid", "chain-mail"]
    match: Match[Quest] = Match(game("heldenkampf"), Dice(b"any", loaded=dice), quest, seats=2)
    match.play(0, Move("attack", ("galan", "bridge")))
    return match


def fighting(dice: tuple[int, ...] = ()) -> Match[Quest]:
    """The same with both sides armed as they began."""
    match = begun(dice)
    match.play(1, Move("answer", ("sigrid",)))
    while "roll" not in {move.name for move in match.menus()[0].moves} if 0 in match.menus() else True:
        match.play(next(iter(match.menus())), PASS)
    return match


def throws(seat: int, move: Move) -> Iterator[tuple[int, ...]]:
    """All dice of a strike in the order in which they fall, the striking side first."""
    dice = {"roll": 1, "waive": 0, "trap": 2}[move.name]
    return product(range(1, 7), repeat=dice + 1)


def test_an_answer_and_each_piece_of_equipment_tell_the_chance_to_win() -> None:  # H-081, H-082
    match = begun()
    answer = Move("answer", ("sigrid",))
    fight = Fight("bridge", Fighter(0, "galan"), Fighter(1, "sigrid"))
    bare = odds(
        as_side(match.state, fight, fight.attacker).contender, as_side(match.state, fight, fight.defender).contender
    )
    told = match.rules.chance(match.state, 1, answer)
    assert told is not None
    assert told.share == bare.second_wins
    assert told.text == Text("chance-wins", {"percent": round(bare.second_wins * 100)})
    match.play(1, answer)
    axe, without = (match.rules.chance(match.state, 0, move) for move in (Move("add", ("dragon-curse-axe",)), PASS))
    assert axe is not None
    assert without is not None
    assert without.share == bare.first_wins < axe.share
    assert match.state.fight is not None
    assert match.state.fight.attacker.weapon == "", "asking puts nothing on"


@pytest.mark.parametrize("name", ["roll", "waive", "trap"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_strike_tells_how_often_it_wounds_the_other_side_alone(seat: int, name: str) -> None:  # H-036 .. H-043, H-059
    move, good, count = Move(name), 0, 0
    first = fighting()
    told = first.rules.chance(first.state, seat, move)
    for dice in throws(seat, move):
        match = fighting(dice)
        match.play(seat, move)
        match.play(1 - seat, ROLL)
        wounds = match.state.wounds
        own, other = ("galan", "sigrid") if seat == 0 else ("sigrid", "galan")
        good += (other in wounds and own not in wounds) or other in match.state.sides[seat].defeated
        count += 1
    assert told is not None
    assert told.share == Fraction(good, count)


def test_what_rolls_nothing_tells_no_chance() -> None:
    match = fighting()
    assert match.rules.chance(match.state, 0, Move("break-off")) is None
    fresh: Match[Quest] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    assert fresh.rules.chance(fresh.state, 0, PASS) is None
    imperator = game("imperator")
    assert imperator.chance(None, 0, PASS) is None
