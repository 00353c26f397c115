"""Replays of finished games: public events and the positions after them as spectators saw them."""

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
from host.background.processor_time import compute
from host.record.verifying import sealed
from host.tables.registry import Registry
from host.tables.status import Status
from host.tables.table import Table
from store.database import Store
from store.journal import JournalRow

KEPT = 8
"""Number of games whose positions are kept in memory."""


class ReplayStep(NamedTuple):
    """A line of the journal or a whole turn: its public events, the compressed position after it, and its last line."""

    events: Sequence[Text]
    saved: bytes
    line: int


class SavedStep(NamedTuple):
    """A step of a replay with its position; ``number`` counts from 0."""

    table: Table
    number: int
    steps: int
    events: Sequence[Text]
    saved: bytes


class ShownStep(NamedTuple):
    """A step of a replay with its view; ``number`` counts from 0."""

    table: Table
    number: int
    steps: int
    events: Sequence[Text]
    view: View


class Replays:
    """Replays of games, computed from their journals and cached."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry
        self._kept: OrderedDict[int, Sequence[ReplayStep]] = OrderedDict()
        self._making = asyncio.Lock()

    async def show(self, table_id: int, number: int) -> ShownStep:
        """Return a step of a finished game; a number that is too large means the last step.

        Raises RefusedError for a game that is not over (``refused-replay-running``) and for one that cannot be
        replayed (``refused-replay-broken``).
        """
        step = await self.saved(table_id, number)
        view = await compute(_view, step.table, step.saved)
        return ShownStep(step.table, step.number, step.steps, step.events, view)

    async def saved(self, table_id: int, number: int) -> SavedStep:
        """Return the position of a step. Raises RefusedError as :meth:`show` does."""
        table, steps = await self._finished(table_id)
        number = min(max(number, 0), len(steps) - 1)
        step = steps[number]
        return SavedStep(table, number, len(steps), step.events, zlib.decompress(step.saved))

    async def before(self, table_id: int, line: int, step: int) -> ShownStep:
        """Return the position before a line of the journal, as the step before ``step``, which holds that line.

        It has no events. Raises RefusedError as :meth:`show` does.
        """
        table, steps = await self._finished(table_id)
        rows = [row for row in await self._store.journal.lines(table_id) if row.seq < line]
        try:
            view = await compute(_last_view, sealed(table), rows)
        except ReplayMismatchError:
            raise RefusedError(Refusal("refused-replay-broken")) from None
        return ShownStep(table, max(step - 1, 0), len(steps), (), view)

    async def lines(self, table_id: int) -> Sequence[int]:
        """Return the number of the last line of each step. Raises RefusedError as :meth:`show` does."""
        _, steps = await self._finished(table_id)
        return [step.line for step in steps]

    async def _finished(self, table_id: int) -> tuple[Table, Sequence[ReplayStep]]:
        table = await self._registry.get(table_id)
        table.playing()
        if table.status is not Status.OVER:
            raise RefusedError(Refusal("refused-replay-running"))
        return table, await self._steps(table)

    async def _steps(self, table: Table) -> Sequence[ReplayStep]:
        if table.id in self._kept:
            self._kept.move_to_end(table.id)
            return self._kept[table.id]
        async with self._making:  # one long game at a time
            if table.id not in self._kept:
                rows = await self._store.journal.lines(table.id)
                try:
                    self._kept[table.id] = await compute(_replay_steps, sealed(table), rows)
                except ReplayMismatchError:
                    raise RefusedError(Refusal("refused-replay-broken")) from None
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[table.id]


def _replay_steps(game: Sealed, rows: Sequence[JournalRow]) -> Sequence[ReplayStep]:
    """Return the beginning and all steps with public events; a turn is one step if the game numbers its turns."""
    steps: list[ReplayStep] = []
    events: list[Text] = []
    turn: tuple[int, ...] | None = None
    turn_ended = True  # whether the next line with events begins a step: a turn may end without an event
    for played in replay(game, rows):
        events += [event.text for event in played.outcome.events if event.only is None]
        before, turn = turn, game.rules.turn_of(played.match.state)
        turn_ended = turn_ended or turn is None or turn != before
        if not turn_ended:
            saved = zlib.compress(played.match.save())
            steps[-1] = ReplayStep([*steps[-1].events, *events], saved, played.line.seq)
        elif events or not steps:
            steps.append(ReplayStep(events, zlib.compress(played.match.save()), played.line.seq))
        else:
            continue
        events, turn_ended = [], False
    return steps


def _last_view(game: Sealed, rows: Sequence[JournalRow]) -> View:
    *_, last = replay(game, rows)
    return last.match.view(None)


def _view(table: Table, saved: bytes) -> View:
    return Match[Any].load(table.rules, table.dice_key, saved).view(None)
