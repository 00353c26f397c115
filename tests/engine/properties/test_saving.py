"""A game saved and loaded at any prompt is the same game, here and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.match import Match
from tests.engine.properties.games import begin, moments

ROOT = Path(__file__).parents[3]
HOUSE = settings.get_profile("house")


@settings(HOUSE)
@given(seed=st.integers(0, 10_000))
def test_loading_at_any_prompt_gives_the_same_menus_views_and_hash(game_name: str, seed: int) -> None:
    match = begin(game_name, seed)
    match.opening()
    random = Random(seed)
    in_motion = 0
    for number in moments(match, random):
        if not match.in_motion and number % 5:
            continue
        in_motion += match.in_motion
        copy = Match.load(match.rules, match.dice.key, match.save())
        assert not copy.went_back
        assert copy.fingerprint() == match.fingerprint()
        assert copy.asks() == match.asks()
        assert copy.dice.counter == match.dice.counter
        for seat in (None, *range(match.seats)):
            assert copy.view(seat) == match.view(seat)
        seat = random.choice(list(match.menus()))
        move = random.choice(list(match.menus()[seat].moves))
        again = Match.load(match.rules, match.dice.key, match.save())
        assert copy.play(seat, move) == again.play(seat, move)
        assert copy.save() == again.save()
    assert in_motion > 0


PROGRAM = """
import sys
from hashlib import sha256
from random import Random
from engine import games
games.GAMES.setdefault("pips", "tests.games.pips.rules:Pips")
from tests.engine.properties.games import begin, moments
from engine.kernel.text import text_to_data
import json
for seed in range(2):
    match = begin(sys.argv[1], seed)
    hash = sha256()
    for number in moments(match, Random(seed), 400):
        hash.update(match.save())
        if number % 10 == 0:
            view = match.view(number % match.seats)
            hash.update(json.dumps(text_to_data([view.headline, view.board, view.private])).encode())
    print(hash.hexdigest())
"""


def test_the_same_seed_and_moves_give_the_same_bytes_in_another_process(game_name: str) -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM, game_name],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
        )
        for seed in ("1", "2")
    ]
    first, second = (run.communicate()[0] for run in runs)
    assert len(first.split()) == 2
    assert first == second
