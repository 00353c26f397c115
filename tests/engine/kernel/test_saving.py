"""Saving and loading at any moment, and what happens when the rules changed meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.kernel.flow import Flow, Prompt, ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from tests.engine.kernel.playing import KEY, new_match, play_randomly, random_answer
from tests.games.pips.game import Pips, PipsTable

ROOT = Path(__file__).parents[3]


def same(left: Match, right: Match) -> None:
    assert left.save() == right.save()
    assert left.fingerprint() == right.fingerprint()
    assert left.asks() == right.asks()
    assert left.in_motion == right.in_motion
    assert left.result() == right.result()
    for seat in (None, *range(left.seats)):
        assert left.view(seat) == right.view(seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_can_be_loaded_at_every_prompt_and_goes_on_as_if_nothing_had_happened(seats: int) -> None:
    random = Random(seats)
    for number in range(10):
        match = new_match(Pips(), seats, key=bytes([number]))
        match.opening()
        while match.menus():
            copy = Match.load(Pips(), bytes([number]), match.save())
            assert not copy.went_back
            same(match, copy)
            seat, move = random_answer(match, random)
            assert copy.play(seat, move) == match.play(seat, move), "other events or other dice after loading"
            same(match, copy)


def test_a_loaded_game_does_not_repeat_earlier_events() -> None:
    match = new_match(Pips(), 3)
    match.play(0, Move("duel"))
    match.play(1, match.menus()[1].moves[0])
    copy = Match.load(Pips(), KEY, match.save())
    outcome = copy.opening()
    assert outcome.events == []
    assert outcome.rolls == []


def test_the_question_keeps_its_id_through_a_save() -> None:
    match = new_match(Pips(), 3)
    match.play(0, Move("duel"))
    match.play(2, match.menus()[2].moves[0])
    copy = Match.load(Pips(), KEY, match.save())
    assert {seat: ask.id for seat, ask in copy.asks().items()} == {seat: ask.id for seat, ask in match.asks().items()}


def test_the_dice_key_is_not_in_the_save() -> None:
    match = new_match(Pips())
    assert KEY not in match.save()
    assert KEY.hex().encode() not in match.save()


class NoDuels(Pips):
    """Rules in which the move in progress is not allowed any more."""

    def menus(self, state: PipsTable) -> dict[int, Menu]:
        return {s: Menu([m for m in menu.moves if m.name != "duel"], menu.question, menu.default)
                for s, menu in super().menus(state).items()}  # fmt: skip


class DuelsWithoutQuestions(Pips):
    """Rules in which the move in progress ends before its answers do."""

    def _duel(self, state: PipsTable, seat: int, io: ResolveContext) -> Flow:
        yield from ()


class OtherDuels(Pips):
    """Rules in which an answer no longer fits the question."""

    def _duel(self, state: PipsTable, seat: int, io: ResolveContext) -> Flow:
        yield Prompt({s: Menu([Move("shout")], Text("ask-lay"), Move("shout")) for s in range(len(state.points))})


class BrokenDuels(Pips):
    """Rules that fail over the move in progress."""

    def _duel(self, state: PipsTable, seat: int, io: ResolveContext) -> Flow:
        raise ZeroDivisionError
        yield


@pytest.mark.parametrize("changed", [NoDuels, DuelsWithoutQuestions, OtherDuels, BrokenDuels])
def test_a_move_that_no_longer_fits_changed_rules_goes_back_to_the_last_rest(changed: type[Pips]) -> None:
    match = new_match(Pips(), 3)
    match.play(0, Move("draw"))
    at_rest = match.view(1)
    match.play(1, Move("duel"))
    old = match.asks()
    match.play(2, old[2].menu.moves[0])
    loaded = Match.load(changed(), KEY, match.save())
    assert loaded.went_back
    assert not loaded.in_motion
    assert loaded.view(1) == at_rest
    assert list(loaded.menus()) == [1]
    assert all(loaded.ask_id(seat) != ask.id for seat, ask in old.items()), "buttons of before must be stale"
    loaded.play(1, Move("draw"))


def test_a_save_of_another_game_or_no_save_at_all_is_a_value_error() -> None:
    class Other(Pips):
        name = "other"

    with pytest.raises(ValueError, match="not a save of other"):
        Match.load(Other(), KEY, new_match(Pips()).save())
    for junk in (b"", b"{}", b"[1]", b"null", b"{", b'{"game":"pips","version":1}'):
        with pytest.raises(ValueError):  # noqa: PT011 - what counts is that callers can catch it
            Match.load(Pips(), KEY, junk)


def test_a_fast_match_saves_at_rest_but_not_in_motion() -> None:
    match = Match.new(Pips(), KEY, 3, keep_rest=False)
    match.play(0, Move("draw"))
    assert Match.load(Pips(), KEY, match.save()).menus() == match.menus()
    match.play(1, Move("draw"))
    match.play(2, Move("duel"))
    with pytest.raises(RuntimeError, match="keep_rest"):
        match.save()


PROGRAM = """
from random import Random
from tests.engine.kernel.playing import new_match, play_randomly
from tests.games.pips.game import Pips
for number in range(5):
    match = new_match(Pips(), 3, key=bytes([number]))
    for _ in play_randomly(match, Random(number)):
        print(match.fingerprint())
"""


def test_the_same_moves_give_the_same_bytes_in_another_process() -> None:
    def run(seed: str) -> list[str]:
        ready = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        return ready.stdout.split()

    here: list[str] = []
    for number in range(5):
        match = new_match(Pips(), 3, key=bytes([number]))
        here += [match.fingerprint() for _ in play_randomly(match, Random(number))]
    assert here == run("1") == run("2")
    assert len(here) > 50
