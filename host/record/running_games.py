"""Check that the running games of a database can continue under this version, by replaying each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from engine.kernel.game import Game
from engine.kernel.menus import RefusedError
from engine.kernel.text import Text
from engine.locales import DEFAULT
from host.people import Place
from host.record.verifying import sealed, verify
from host.tables.loading import loaded
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from store.backup import copy_file
from store.database import Store
from store.errors import StoreError


class StuckGame(NamedTuple):
    """A game that cannot continue unchanged; ``table`` is the id of its table, ``reason`` the difference."""

    table: int
    game: str
    channel_id: int
    reason: Text


class CheckedGames(NamedTuple):
    """Number of running games, and those that cannot continue."""

    running: int
    stuck: Sequence[StuckGame]


async def check_file(file: Path, rules_of: Callable[[str], Game[Any]]) -> CheckedGames:
    """Check the running games of a SQLite file on an upgraded copy; the file stays unchanged. Raises StoreError."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        copy_file(file, copy)
        store = await Store.open(f"sqlite:///{copy}")
        try:
            return await check_running(store, rules_of)
        finally:
            await store.close()


async def check_running(store: Store, rules_of: Callable[[str], Game[Any]]) -> CheckedGames:
    """Replay every running game from its journal. Raises StoreError.

    A game can continue if its journal leads to the saved position, the move in progress still fits the rules, and the
    same people are awaited as the last version noted.
    """
    running = [table for table in await store.tables.active() if table.status == Status.RUNNING]
    reasons = [(table, await _reason(store, table.id, rules_of)) for table in running]
    stuck = [StuckGame(table.id, table.game, table.channel_id, reason) for table, reason in reasons if reason]
    return CheckedGames(len(running), stuck)


async def _reason(store: Store, table_id: int, rules_of: Callable[[str], Game[Any]]) -> Text | None:
    """Return the reason why a game cannot continue, or None."""
    try:
        row = await store.tables.read(table_id)
        assert row is not None
        table = await loaded(row, [], rules_of, store, _any_language)
        lines = await store.journal.lines(table_id)
    except StoreError:
        raise
    except RefusedError as refused:
        return refused.refusal.text
    except Exception:  # a position saved under other rules may fail in any way
        return Text("check-unreadable")
    if table.playing().went_back:
        return Text("check-taken-back")
    problem = verify(sealed(table), lines, table.saved, over=False).problem
    return problem if problem is not None or _asks_as_noted(table) else Text("check-other-questions")


def _asks_as_noted(table: Table) -> bool:
    """Return whether the people who are asked, and the numbers of their questions, are those stored with the clocks."""
    match = table.playing()
    awaited = set(match.awaited())
    return all(
        assignment.time.ask == (match.ask_id(seat) if seat in awaited and assignment.person is not None else None)
        for seat, assignment in enumerate(table.assignments)
    )


async def _any_language(place: Place, game: str, assignments: Sequence[SeatAssignment]) -> str:
    """Return the default language; the check does not depend on it."""
    return DEFAULT
