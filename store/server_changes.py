"""What those who look after a server write: pauses, people removed, and channels given free."""

from __future__ import annotations

from store.schema import barred as barred_people
from store.schema import progress, tables
from store.statements import Adding, Change, Setting

_add_barred = Adding(barred_people)
_set_paused = Setting(tables, ("id",), ("paused",))
_set_freed = Setting(tables, ("id",), ("status", "active_channel", "proposal", "paused", "ended", "ending"))
_set_quiet = Setting(progress, ("table_id",), ("due", "deadline"))


def paused(table_id: int, since: float | None) -> Change:
    """Since when (seconds since 1970) nobody may move; None: the game goes on."""
    return _set_paused(table_id, paused=since)


def freed(table_id: int, ended: float, ending: str) -> tuple[Change, Change]:
    """The table no longer takes its channel, whatever its match is."""
    over = {"status": "over", "active_channel": None, "proposal": None, "paused": None}
    return (
        _set_freed(table_id, **over, ended=ended, ending=ending),
        _set_quiet(table_id, due=False, deadline=None),
    )


def barred(table_id: int, person_id: int) -> Change:
    """Somebody may not come back to a table."""
    return _add_barred(table_id=table_id, person_id=person_id)
