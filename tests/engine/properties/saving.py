"""The properties that a saved and loaded game is the same game, also in another process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import text_to_data
from tests.engine.properties.games import Case, moments
from tests.games import registered

ROOT = Path(__file__).parents[3]
LOOKS = 40
"""The most positions per game that are saved and loaded."""


def loading_at_any_prompt_gives_the_same_menus_views_and_hash(case: Case) -> int:
    """Return how many of the loads were in the middle of a move."""
    match = case.begin()
    match.opening()
    random = case.random()
    rate = Random(f"looks {case.seed}")
    in_motion = looks = 0
    for _ in moments(match, random):
        if looks == LOOKS or rate.random() > (0.5 if match.in_motion else 0.15):
            continue
        looks += 1
        in_motion += match.in_motion
        saved = match.save()
        copy = Match.load(match.rules, match.dice.key, saved)
        assert not copy.went_back
        assert copy.save() == saved
        assert copy.asks() == match.asks()
        assert copy.dice.counter == match.dice.counter
        for seat in (None, *range(match.seats)):
            assert copy.view(seat) == match.view(seat)
        seat = random.choice(list(match.menus()))
        move = match.menus()[seat].draw(random)
        again = Match.load(match.rules, match.dice.key, saved)
        assert copy.play(seat, move) == again.play(seat, move)
        assert copy.save() == again.save()
    return in_motion


def course(match: Match[Any], random: Random, limit: int) -> str:
    """Return the SHA-256 of all positions and some views from here on."""
    digest = sha256()
    for number in moments(match, random, limit):
        digest.update(match.save())
        if number % 10 == 0:
            view = match.view(number % match.seats)
            digest.update(json.dumps(text_to_data([view.headline, view.board, view.private])).encode())
    return digest.hexdigest()


PROGRAM = """
import sys
from tests.engine.properties import saving
saving.go_on(sys.stdin.read(), print)
"""


def go_on(written: str, report: Any) -> None:
    """Load the save, if there is one, and play on in the other process."""
    data = json.loads(written)
    with registered():
        match = Case.read(data["case"]).begin()
        if data["saved"]:
            match = Match.load(match.rules, match.dice.key, data["saved"].encode())
            assert not match.went_back
        report(course(match, Random(data["chance"]), data["limit"]))


def elsewhere(case: Case, saved: bytes, limit: int, hash_seed: int) -> str:
    """Return :func:`course` of another process. Raises RuntimeError with its error output."""
    data = {"case": str(case), "saved": saved.decode(), "chance": case.seed, "limit": limit}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps(data),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip()[-2000:])
    return done.stdout.strip()


def the_same_seed_and_moves_give_the_same_bytes_in_another_process(case: Case, limit: int = 400) -> int:
    here = course(case.begin(), case.random(), limit)
    assert elsewhere(case, b"", limit, 1 + case.seed % 1000) == here
    return 1


def a_game_saved_in_the_middle_of_a_move_goes_on_the_same_in_another_process(case: Case) -> int:
    match = case.begin()
    match.opening()
    random = case.random()
    start = random.randrange(150)
    for number in moments(match, random):
        if number >= start and match.in_motion:
            break
    if not match.menus():
        return 0
    saved = match.save()
    other = elsewhere(case, saved, 150, 1 + case.seed % 1000)
    assert course(match, case.random(), 150) == other
    return 1


def made(match: Match[Any], random: Random) -> tuple[int, Move]:
    """Return a random seat that is asked now, and one of its moves."""
    seat = random.choice(list(match.menus()))
    return seat, match.menus()[seat].draw(random)
