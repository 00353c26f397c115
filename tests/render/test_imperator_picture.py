"""The picture of Imperator with many tricks."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Sequence
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
  [#metadata((words: it.text, x: here().position().x.pt(), y: here().position().y.pt()))<word>]
  if it.text == ":" [#metadata((x: here().position().x.pt(), y: here().position().y.pt()))<colon>]
  it
}
#show line: it => {
  let points(end) = end.map(part => part.length.pt())
  if it.stroke.thickness == 11pt [#metadata((start: points(it.start), end: points(it.end)))<leg>]
  it
}
#include "inner.typ"
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


def noted(match: Match[War], folder: Path, label: str, seat: int = 0, *, large: bool = False) -> list[Any]:
    """Return the values that the picture of a battle notes under a label."""
    template = "board-large.typ" if large else "board.typ"
    shutil.copytree(DATA / "house" / "pictures", folder / "house" / "pictures")
    pictures_folder = shutil.copytree(DATA / "imperator" / "pictures", folder / "imperator" / "pictures")
    (pictures_folder / template).rename(pictures_folder / "inner.typ")
    (pictures_folder / template).write_text(NOTING, "utf-8")
    pictures = Pictures(Languages(strict=True), data=folder)
    values: list[Any] = []

    def query(path: Path, data: str) -> bytes:
        fonts = pictures._fonts  # pyright: ignore[reportPrivateUsage]
        compiler = typst.Compiler(
            path, root=folder, font_paths=fonts, ignore_system_fonts=True, sys_inputs={"data": data}
        )
        values.extend(json.loads(compiler.query(label, field="value")))
        return b""

    pictures._compile = query  # pyright: ignore[reportPrivateUsage]
    draw = pictures.large_board if large else pictures.board
    draw(match.rules.view(match.state, seat), "en", ("Anna", "Bert", "Cem", "Dora"))
    return values


@pytest.mark.parametrize("match", [FIVE, EIGHT], ids=["five tricks of two", "eight tricks of four"])
def test_no_sums_of_tricks_overlap(match: Match[War], tmp_path: Path) -> None:
    colons = noted(match, tmp_path, "<colon>")
    assert len(colons) == len(match.state.tricks) >= 5
    for one, other in combinations(colons, 2):
        assert abs(one["x"] - other["x"]) >= 150 or abs(one["y"] - other["y"]) >= 52


def test_the_arrows_of_eight_tricks_of_four_players_hardly_cross(tmp_path: Path) -> None:
    legs = noted(EIGHT, tmp_path, "<leg>")
    assert len(legs) == 2 * len(EIGHT.state.tricks)
    assert sum(cross(one, other) for one, other in combinations(legs, 2)) <= 2


def cross(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two lines cross within their ends."""

    def side(line: dict[str, Any], point: Sequence[float]) -> float:
        (ax, ay), (bx, by) = line["start"], line["end"]
        return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)

    return all(side(line, cut["start"]) * side(line, cut["end"]) < 0 for line, cut in ((one, other), (other, one)))


def test_players_who_are_out_stand_in_one_line_instead_of_empty_fields(tmp_path: Path) -> None:
    hands = {
        seat: {"imperator": f"{suit}13", "attackers": [f"{suit}9"]} for seat, suit in zip("abcd", "shcd", strict=True)
    }
    match = fought([], **hands)
    four = lefts(noted(match, tmp_path / "four", "<word>"))
    assert four["Anna"] == four["Bert"] < four["Cem"] == four["Dora"], "a field for each"
    for player in (match.state.players[1], match.state.players[3]):
        player.out, player.lives, player.imperator, player.attackers = True, 0, "", []
    two = lefts(noted(match, tmp_path / "two", "<word>"))
    assert two["Anna"] == two["Cem"], "the field of each is as wide as the picture"
    assert two["Anna"] < two["Bert"] < two["Dora"], "the others are named in one line"


def lefts(words: Sequence[dict[str, Any]]) -> dict[str, float]:
    """Return how far from the left each text of a picture begins, in whole points."""
    return {text["words"]: round(text["x"]) for text in words}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_reader_sits_at_the_bottom_of_the_enlarged_picture_too(tmp_path: Path, seat: int) -> None:
    words = noted(EIGHT, tmp_path, "<word>", seat, large=True)
    names = [text for text in words if text["words"] in ("Anna", "Bert", "Cem", "Dora")]
    assert max(names, key=lambda text: text["y"])["words"] == ("Anna", "Bert")[seat]
