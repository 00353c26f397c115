"""Automatic steps: the game rests between them, where it is saved, taken back to and determinized."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.kernel.dice import dice_key, seal_of
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move, RefusedError
from engine.kernel.replay import ReplayMismatchError, Sealed, check_end, replay, without_undone
from engine.kernel.undo import step_reveals_hidden_info
from tests.engine.kernel.playing import KEY
from tests.games.caravan.game import Caravan, Trek

ROOT = Path(__file__).parents[3]
MARCH = Move("march")


class Line(NamedTuple):
    seq: int
    kind: str
    seat: int | None = None
    move: tuple[str, list[Any]] | None = None
    rolls: list[tuple[int, int, int]] = []  # noqa: RUF012  (never changed)


def trek(key: bytes = KEY, seats: int = 3, **options: int) -> Match[Trek]:
    return Match.new(Caravan(), key, seats, options, stepwise=True)


def one_thing(match: Match[Trek], random: Random) -> tuple[str, int | None, Move | None]:
    """Return the next event at a table: the step that is due, or a random decision."""
    if match.due:
        return "step", None, None
    seat = random.choice(sorted(match.awaited()))
    return "move", seat, match.menus()[seat].draw(random)


def played(match: Match[Trek], random: Random) -> list[Line]:
    """Play a whole game and return its journal; save and load it after each event."""
    rules = match.rules
    lines = [Line(0, "start", rolls=[tuple(roll) for roll in match.opening().rolls])]
    while match.due or match.menus():
        kind, seat, move = one_thing(match, random)
        outcome = match.proceed() if seat is None or move is None else match.play(seat, move)
        words = None if move is None else (move.name, list(move.args))
        lines.append(Line(len(lines), kind, seat, words, [tuple(roll) for roll in outcome.rolls]))
        saved = match.save()
        loaded = Match.load(rules, match.dice.key, saved, stepwise=True)
        assert not loaded.went_back
        assert (loaded.save(), loaded.due, loaded.asks()) == (saved, match.due, match.asks())
        match = loaded
    assert match.result() is not None
    return lines


def test_the_match_rests_before_each_step_and_asks_nobody_there() -> None:
    match = trek()
    match.play(0, MARCH)
    assert match.due
    assert not match.in_motion
    assert dict(match.menus()) == {}
    assert match.result() is None
    with pytest.raises(RefusedError):
        match.play(0, MARCH)
    assert match.state.agenda == ["sun", "storm", "road", "night"]
    match.proceed()
    assert match.state.agenda == ["storm", "road", "night"]
    match.proceed()
    assert match.in_motion, "the storm asks who keeps it off"
    with pytest.raises(ValueError, match="due"):
        match.proceed()


def test_what_is_saved_in_a_step_is_the_rest_before_it_and_its_answers_alone() -> None:
    match = trek()
    match.play(0, MARCH)
    match.proceed()
    match.proceed()
    match.play(1, PASS)
    progress = Match.load(Caravan(), KEY, match.save())
    assert b'"move":null,"given":[[1,"pass",[]]],"step":true' in match.save()
    assert progress.asks() == match.asks()


def test_a_match_that_is_not_played_step_by_step_goes_on_by_itself() -> None:
    for seed in range(20):
        random = Random(seed)
        match = Match.new(Caravan(), bytes([seed]), 4)
        single = trek(bytes([seed]), 4)
        while match.menus():
            seat = random.choice(match.awaited())
            move = match.menus()[seat].draw(random)
            match.play(seat, move)
            single.play(seat, move)
            while single.due:
                single.proceed()
            assert single.save() == match.save()
        assert match.result() is not None


def test_a_game_of_steps_is_played_again_from_its_journal() -> None:
    for seed in range(10):
        seats = 2 + seed % 5
        secret, words = bytes([seed]), ("",) * seats
        match = trek(dice_key(secret, words), seats)
        lines = played(match, Random(seed))
        assert {"step", "move", "start"} == {line.kind for line in lines}
        assert without_undone(lines) == lines
        game = Sealed(Caravan(), secret, words, seal_of(secret), seats, {})
        *_, last = replay(game, lines)
        check_end(game, last.match, last.match.save())
        with pytest.raises(ReplayMismatchError):
            list(replay(game, [line for line in lines if line.seq != 2]))


PROGRAM = """
from random import Random
from tests.engine.kernel.test_steps import fingerprints
print("\\n".join(fingerprints()))
"""


def fingerprints() -> list[str]:
    """Those of all positions of some games, the rests between steps among them."""
    fingerprints: list[str] = []
    for seed in range(4):
        match, random = trek(bytes([seed]), 6), Random(seed)
        while match.due or match.menus():
            _, seat, move = one_thing(match, random)
            if seat is None or move is None:
                match.proceed()
            else:
                match.play(seat, move)
            fingerprints.append(match.fingerprint())
    return fingerprints


def test_a_game_of_steps_gives_the_same_bytes_in_any_process() -> None:
    def run(seed: str) -> list[str]:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        ready = subprocess.run(
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        return ready.stdout.split()

    here = fingerprints()
    assert len(here) > 60
    assert here == run("1") == run("2")


def test_every_step_can_be_taken_back_to() -> None:
    for seed in range(6):
        match, random = trek(bytes([seed]), 3), Random(seed)
        while match.due or match.menus():
            before, due, state = match.save(), match.due, match.rules.view(match.state, None)
            _, seat, move = one_thing(match, random)
            if seat is None or move is None:
                match.proceed()
            else:
                match.play(seat, move)
            back = match.back_to(before)
            assert (back.due, back.view(None), back.stepwise) == (due, state, True)


def test_dice_that_were_taken_back_within_a_step_are_not_thrown_again_after_loading() -> None:
    match = trek()
    match.play(0, MARCH)
    match.proceed()
    match.proceed()
    assert match.in_motion, "the storm asks who keeps it off"
    asked, faces = match.save(), match.dice.counter
    while match.in_motion:
        seat = match.awaited()[0]
        match.play(seat, match.menus()[seat].default)
    match.proceed()
    while match.in_motion:
        seat = match.awaited()[0]
        match.play(seat, match.menus()[seat].default)
    seen = match.dice.counter
    assert seen > faces, "the road has thrown a die"
    back = match.back_to(asked)
    assert back.dice.counter == seen
    assert Match.load(back.rules, KEY, back.save()).dice.counter == seen


def test_what_a_step_reveals_is_not_taken_back() -> None:
    match = trek(water=40)
    match.play(0, MARCH)
    assert not step_reveals_hidden_info(match), "the sun rolls a die that everybody sees, and shows no card"
    while match.due or match.in_motion:
        if match.state.agenda == ["night"] and match.due:
            assert step_reveals_hidden_info(match), "cards are drawn"
            return
        if match.due:
            match.proceed()
        else:
            seat = match.awaited()[0]
            match.play(seat, match.menus()[seat].default)


def test_a_position_between_two_steps_is_determinized() -> None:
    match = trek()
    match.play(0, MARCH)
    match.proceed()
    copy = match.determinize(1, Random(1))
    assert match.rules.view(copy, 1) == match.view(1)
    assert copy.agenda == match.state.agenda


def test_who_gives_up_between_two_steps_or_in_one_is_gone_and_the_day_goes_on() -> None:
    for steps in (0, 1, 2):
        match = trek(seats=4)
        match.play(0, MARCH)
        for _ in range(steps):
            match.proceed()
        match.resign(2)
        match = Match.load(Caravan(), KEY, match.save())
        random = Random(3)
        while match.due or match.menus():
            _, seat, move = one_thing(match, random)
            assert seat != 2
            if seat is None or move is None:
                match.proceed()
            else:
                match.play(seat, move)
        assert match.left == (2,)


class Shuffled(Caravan):
    """Rules that changed: a storm asks nobody."""

    def _storm(self, state: Trek, io: Any) -> Any:
        io.dice.roll(6)
        yield from ()


def test_a_step_that_no_longer_fits_changed_rules_starts_again_from_the_last_rest() -> None:
    match = trek()
    match.play(0, MARCH)
    match.proceed()
    match.proceed()
    match.play(1, PASS)
    loaded = Match.load(Shuffled(), KEY, match.save())
    assert loaded.went_back
    assert loaded.due
    assert loaded.state.agenda == ["storm", "road", "night"]
    loaded.proceed()
    assert loaded.state.agenda == ["road", "night"]


def test_six_who_do_nothing_about_a_storm_answer_in_one_round() -> None:
    match = trek(seats=6)
    match.play(0, MARCH)
    match.proceed()
    match.proceed()
    asks = match.asks()
    assert len(asks) == 6
    for seat, asked in asks.items():
        match.play(seat, PASS, asked.id)
    assert match.state.agenda == ["road", "night"]
    assert not match.in_motion


def test_a_seat_that_comes_back_has_not_gone_out() -> None:  # M-082
    rules = Caravan()
    came_back = again = 0
    for seed in range(60):
        match, random = trek(bytes([seed]), 4, water=60, way=12), Random(seed)
        seen: list[int] = []
        while match.due or match.menus():
            _, seat, move = one_thing(match, random)
            if seat is None or move is None:
                match.proceed()
            else:
                match.play(seat, move)
            if not match.in_motion:
                fallen = [seat for group in match.fallen for seat in group]
                assert sorted(fallen) == sorted(rules.out(match.state))
                came_back += any(seat not in fallen for seat in seen)
                again += any(fallen.count(seat) > 1 for seat in fallen)
                seen = fallen
                assert Match.load(rules, bytes([seed]), match.save()).fallen == match.fallen
    assert came_back > 20
    assert again == 0
