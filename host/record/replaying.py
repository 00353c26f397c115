"""Stepping through a finished game: what happened, and the position after it as spectators saw it."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.kernel.match import Match
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.replay import ReplayMismatchError, Sealed, replay
from engine.kernel.text import Text
from engine.kernel.views import View
from host.record.verifying import sealed
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from store.database import Store
from store.journal import JournalRow

KEPT = 8
"""Games of which all positions are kept in memory."""


class ReplayStep(NamedTuple):
    """One line of the journal, or all of one turn: what everybody was told of it, and the position after it,
    compressed.
    """

    events: Sequence[Text]
    saved: bytes


class ShownStep(NamedTuple):
    """A step as it is shown: ``number`` counts from 0."""

    table: Table
    number: int
    steps: int
    events: Sequence[Text]
    view: View


class Replays:
    """Makes every position of a game anew from its journal."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry
        self._kept: OrderedDict[int, Sequence[ReplayStep]] = OrderedDict()
        self._making = asyncio.Lock()

    async def show(self, table_id: int, number: int) -> ShownStep:
        """Return a step of a finished game; one that does not exist is the last one. Raises RefusedError for a game
        that
        is not over (``refused-replay-running``) and one that cannot be played again (``refused-replay-broken``).
        """
        table = await self._registry.get(table_id)
        table.playing()
        if table.status is not Status.OVER:
            raise RefusedError(Refusal("refused-replay-running"))
        steps = await self._steps(table)
        number = min(max(number, 0), len(steps) - 1)
        step = steps[number]
        view = await asyncio.to_thread(_view, table, step.saved)
        return ShownStep(table, number, len(steps), step.events, view)

    async def _steps(self, table: Table) -> Sequence[ReplayStep]:
        if table.id in self._kept:
            self._kept.move_to_end(table.id)
            return self._kept[table.id]
        async with self._making:  # one long game at a time
            if table.id not in self._kept:
                rows = await self._store.journal.lines(table.id)
                try:
                    self._kept[table.id] = await asyncio.to_thread(_made, sealed(table), rows)
                except ReplayMismatchError:
                    raise RefusedError(Refusal("refused-replay-broken")) from None
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[table.id]


def _made(game: Sealed, rows: Sequence[JournalRow]) -> Sequence[ReplayStep]:
    """All steps of which anybody was told something, and the beginning; what belongs to one turn of a game that tells
    its turns is one step.
    """
    steps: list[ReplayStep] = []
    untold: list[Text] = []
    turn: tuple[int, ...] | None = None
    passed = True  # whether the next line of which something is told begins a step: a turn may pass on silently
    for played in replay(game, rows):
        untold += [event.text for event in played.outcome.events if event.only is None]
        before, turn = turn, game.rules.turn_of(played.match.state)
        passed = passed or turn is None or turn != before
        if not passed:
            steps[-1] = ReplayStep([*steps[-1].events, *untold], zlib.compress(played.match.save()))
        elif untold or not steps:
            steps.append(ReplayStep(untold, zlib.compress(played.match.save())))
        else:
            continue
        untold, passed = [], False
    return steps


def _view(table: Table, saved: bytes) -> View:
    return Match[Any].load(table.rules, table.dice_key, zlib.decompress(saved)).view(None)
