"""Playing a game again from its journal: anybody can check that the dice were not bent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.dice import commitment
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Move
from engine.kernel.text import Text
from host.table import Table
from store.rows import JournalRow

ASIDE = ("proposal", "stop", "pause", "resume")
"""Kinds of journal rows that leave the match as it is."""


@dataclass(slots=True, frozen=True)
class Report:
    """What came out. ``problem`` is None where everything fits; ``key`` is empty while the game runs."""

    commitment: str
    key: str
    moves: int
    rolls: int
    problem: Text | None


def retrace(table: Table, rows: Sequence[JournalRow], saved: bytes) -> Report:
    """Play the journal again with the dice key and compare every roll and the final position.

    Pure and possibly slow (run it in a thread); ``rows`` and ``saved`` are what the store holds of one moment.
    """
    moves = sum(1 for row in rows if row.kind in ("move", "answer", "resign"))
    rolls = sum(len(row.rolls) for row in rows)
    problem = _problem(table, rows, saved)
    return Report(table.commitment, table.key_shown, moves, rolls, problem)


def _problem(table: Table, rows: Sequence[JournalRow], saved: bytes) -> Text | None:
    if commitment(table.dice_key) != table.commitment:
        return Text("verify-other-key")
    if not rows or rows[0].kind != "start":
        return Text("verify-no-start")
    match = Match.new(table.rules, table.dice_key, len(table.chairs), table.options)
    outcome = match.opening()
    for number, row in enumerate(rows):
        if number:
            try:
                match, outcome = _again(match, table, row)
            except Exception:  # whatever a changed journal or changed rules lead to
                return Text("verify-other-move", {"number": number})
        if [list(roll) for roll in outcome.rolls] != row.rolls:
            return Text("verify-other-roll", {"number": number})
    return None if match.save() == _of_today(table, saved) else Text("verify-other-end")


def _of_today(table: Table, saved: bytes) -> bytes:
    """The same save as this version writes it: an older one may lack what games remember by now."""
    return Match.load(table.rules, table.dice_key, saved).save()


def _again(match: Match[Any], table: Table, row: JournalRow) -> tuple[Match[Any], Outcome]:
    if row.kind in ASIDE:
        return match, Outcome([], [])
    if row.kind == "back":
        return Match.load(table.rules, table.dice_key, _back_at_rest(match.save())), Outcome([], [])
    assert row.seat is not None
    if row.kind == "resign":
        return match, match.resign(row.seat)
    assert row.move is not None
    name, args = row.move
    return match, match.play(row.seat, Move(name, tuple(args)), row.ask)


def _back_at_rest(saved: bytes) -> bytes:
    """A save without its move in progress, its questions renumbered, as a load under changed rules leaves it."""
    data = json.loads(saved)
    data["move"], data["given"] = None, []
    data["answered"] = [count + 1 for count in data["answered"]]
    return json.dumps(data).encode()
