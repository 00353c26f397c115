"""The picture of Imperator with many tricks."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import typst

from engine.games import DATA, game
from engine.imperator.scenario import given
from engine.imperator.state import War
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from render.languages import Languages
from render.pictures import Pictures

NOTING = """
#show text: it => context {
  if it.text == ":" [#metadata((x: here().position().x.pt(), y: here().position().y.pt()))<colon>]
  it
}
#include "inner-board.typ"
"""


def fought(attacks: Iterable[tuple[int, str, str]], **seats: Any) -> Match[War]:
    """Return a battle in which these seats have attacked with these cards, and nobody has added anything."""
    rules, dice = game("imperator"), Dice(b"a picture")
    match = Match(rules, dice, given(seats, list(seats), dice).state, seats=len(seats))
    for seat, card, target in attacks:
        match.play(seat, Move("attack", (card, target)))
        while waiting := [trick for trick in match.state.tricks if trick.stage != "closed"]:
            match.play(waiting[0].waits_for(), Move("decline", (waiting[0].key,)))
    return match


FIVE = fought(
    [(0, "c10", "d8"), (1, "h10", "h7"), (0, "s2", "c11"), (1, "s10", "d9"), (0, "h9", "c3")],
    a={"imperator": "s13", "attackers": ["s2", "d9", "c10", "h7", "h9"], "buffs": ["h3", "h4"]},
    b={"imperator": "h12", "attackers": ["d8", "c11", "s10", "h10", "c3"], "buffs": ["c4", "s5"]},
)
EIGHT = fought(
    [(seat, f"{'shcd'[seat]}{value}", f"{'shcd'[(seat + 1) % 4]}{value + 1}") for value in (2, 4) for seat in range(4)],
    **{
        seat: {"imperator": f"{suit}13", "attackers": [f"{suit}{value}" for value in (2, 3, 4, 5, 9)]}
        for seat, suit in zip("abcd", "shcd", strict=True)
    },
)


@pytest.mark.parametrize("match", [FIVE, EIGHT], ids=["five tricks of two", "eight tricks of four"])
def test_no_sums_of_tricks_overlap(match: Match[War], tmp_path: Path) -> None:
    shutil.copytree(DATA / "house" / "pictures", tmp_path / "house" / "pictures")
    folder = shutil.copytree(DATA / "imperator" / "pictures", tmp_path / "imperator" / "pictures")
    (folder / "board.typ").rename(folder / "inner-board.typ")
    (folder / "board.typ").write_text(NOTING, "utf-8")
    pictures = Pictures(Languages(strict=True), data=tmp_path)
    colons: list[dict[str, float]] = []

    def query(path: Path, data: str) -> bytes:
        fonts = pictures._fonts  # pyright: ignore[reportPrivateUsage]
        compiler = typst.Compiler(
            path, root=tmp_path, font_paths=fonts, ignore_system_fonts=True, sys_inputs={"data": data}
        )
        colons.extend(json.loads(compiler.query("<colon>", field="value")))
        return b""

    pictures._compile = query  # pyright: ignore[reportPrivateUsage]
    pictures.board(match.rules.view(match.state, 0), "en", ("Anna", "Bert", "Cem", "Dora"))
    assert len(colons) == len(match.state.tricks) >= 5
    for one, other in combinations(colons, 2):
        assert abs(one["x"] - other["x"]) >= 150 or abs(one["y"] - other["y"]) >= 52
