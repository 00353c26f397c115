"""The budget: what one person may cause in a time, in one table, and the one place that asks it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import NamedTuple
from weakref import WeakValueDictionary

import structlog

from engine.kernel.menus import Refusal, RefusedError
from host.background.sleeper import Sleeper
from host.digests import Digests
from host.settings import Settings
from host.time.clocks import DAY, HOUR, MINUTE
from host.time.stamps import stamp
from store.database import Store
from store.errors import StoreError
from store.kept_digests import kept

MOST_REMEMBERED = 10_000
"""People and purposes that a process remembers."""
TIDIED = float(HOUR)
"""Seconds between two looks at what the store may forget."""

log = structlog.get_logger(__name__)


class Use(StrEnum):
    """What somebody causes."""

    OPENING = "opening"
    """A table is opened."""
    REQUEST = "request"
    """Those who play at a table are asked to let in somebody who does not."""
    PROPOSAL = "proposal"
    """Something is put to the vote at a table, or a seat is offered there."""
    MENTION = "mention"
    """Somebody else is mentioned, which notifies them."""
    MENTIONED = "mentioned"
    """Somebody is mentioned at a table by another person; counts for who is mentioned."""
    GAME_EXPORT = "game-export"
    DATA_EXPORT = "data-export"
    DATA_DELETION = "data-deletion"
    COMPUTING = "computing"
    """Seconds of computing for an answer: odds, checks of dice, replays, previews, files."""


class Allowance(NamedTuple):
    """How much of a use somebody has within so many seconds; None: as long as the table is there."""

    most: float
    seconds: float | None
    lasting: bool = False
    """Whether a restart must not give it back."""


ALLOWANCES: dict[Use, Allowance] = {
    # not lasting: a restart gives back six openings at most. `Settings.openings_per_minute` may say another number
    Use.OPENING: Allowance(6, MINUTE),
    # lasting: those who play are not asked by the same stranger again after each restart
    Use.REQUEST: Allowance(3, DAY, lasting=True),
    # only against haste at one table; not lasting
    Use.PROPOSAL: Allowance(10, 10 * MINUTE),
    # lasting: strangers are notified by it
    Use.MENTION: Allowance(5, DAY, lasting=True),
    # lasting: a game may go on for weeks
    Use.MENTIONED: Allowance(1, None, lasting=True),
    # only against load; not lasting
    Use.GAME_EXPORT: Allowance(10, HOUR),
    # lasting, also beyond the deletion itself: each reads or writes all that is stored
    Use.DATA_EXPORT: Allowance(1, DAY, lasting=True),
    Use.DATA_DELETION: Allowance(1, DAY, lasting=True),
    # only against load; not lasting
    Use.COMPUTING: Allowance(30, 10 * MINUTE),
}
"""All limits of this kind there are: ``REQUEST``, ``PROPOSAL`` and ``MENTIONED`` count for each table on its own. How
much rated games of the same pair count is part of the ratings (host.record)."""


class Spent(NamedTuple):
    """How much of a use somebody has made, and when (seconds since 1970)."""

    at: float
    amount: float


class _Account(NamedTuple):
    use: Use
    person_id: int
    table_id: int


class Budget:
    """Holds people to the table above. :meth:`check`, :meth:`spending` and :meth:`computing` raise RefusedError
    (``refused-budget``) for more than there is, and StoreError.
    """

    def __init__(self, store: Store, digests: Digests, settings: Settings, clock: Callable[[], float]) -> None:
        """``clock`` gives seconds since 1970: a person's day goes by also while the house is away."""
        self._store = store
        self._digests = digests
        self._settings = settings
        self._clock = clock
        self._spent: dict[_Account, Sequence[Spent]] = {}
        self._locks: WeakValueDictionary[_Account, asyncio.Lock] = WeakValueDictionary()
        self._sleeper = Sleeper()
        self._closing = False
        self._tidying: asyncio.Task[None] | None = None

    async def check(self, use: Use, person_id: int, table_id: int = 0) -> None:
        """Refuse somebody who may not do that now; nothing is spent."""
        account = _Account(use, person_id, table_id)
        self._refuse(account, await self._spent_of(account))

    async def allows(self, use: Use, person_id: int, table_id: int = 0) -> bool:
        """Return whether somebody may do that now; nothing is spent. Raises StoreError."""
        account = _Account(use, person_id, table_id)
        return self._possible_at(use, await self._spent_of(account)) is None

    @asynccontextmanager
    async def spending(self, use: Use, person_id: int, table_id: int = 0) -> AsyncGenerator[None]:
        """Do in here what is used once; it is given back if that fails."""
        account = _Account(use, person_id, table_id)
        lock = self._locks.setdefault(account, asyncio.Lock())
        spent = Spent(self._clock(), 1.0)
        async with lock:
            before = await self._spent_of(account)
            self._refuse(account, before)
            await self._keep(account, [*before, spent])
        try:
            yield
        except Exception:
            async with lock:
                now = list(await self._spent_of(account))
                if spent in now:
                    now.remove(spent)
                    await self._keep(account, now)
            raise

    @asynccontextmanager
    async def computing(self, person_id: int) -> AsyncGenerator[None]:
        """Compute in here for somebody, one thing at a time; the seconds count."""
        account = _Account(Use.COMPUTING, person_id, 0)
        async with self._locks.setdefault(account, asyncio.Lock()):
            before = await self._spent_of(account)
            self._refuse(account, before)
            began = time.perf_counter()
            try:
                yield
            finally:
                await self._keep(account, [*before, Spent(self._clock(), time.perf_counter() - began)])

    # ---- what the store may forget

    def start(self) -> None:
        """Begin to look through the store for what has ended."""
        self._tidying = asyncio.create_task(self._tidy_on(), name="budget")

    async def close(self) -> None:
        """Stop that, once a look under way has ended."""
        self._closing = True
        self._sleeper.wake()
        if self._tidying is not None:
            await self._tidying

    async def tidy(self) -> None:
        """Remove from the store what has ended. Raises StoreError."""
        outdated = await self._store.kept_digests.outdated(self._clock())
        if outdated:
            await self._store.write(*outdated)

    # ---- inside

    async def _tidy_on(self) -> None:
        while not self._closing:
            try:
                await self.tidy()
            except StoreError as error:
                log.warning("what has ended was not removed", key=error.reason.key)
            if not self._closing:
                await self._sleeper.sleep(TIDIED)

    def _allowance(self, use: Use) -> Allowance:
        chosen = self._settings.openings_per_minute if use is Use.OPENING else None
        return ALLOWANCES[use] if chosen is None else ALLOWANCES[use]._replace(most=chosen)

    def _refuse(self, account: _Account, spent: Sequence[Spent]) -> None:
        at = self._possible_at(account.use, spent)
        if at is not None:
            most = int(self._allowance(account.use).most)
            raise RefusedError(
                Refusal("refused-budget", {"use": str(account.use), "most": most, "until": stamp(at + 1)})
            )

    def _possible_at(self, use: Use, spent: Sequence[Spent]) -> float | None:
        """Return when it is possible again; None: now."""
        allowance = self._allowance(use)
        total, at = sum(each.amount for each in spent), None
        for each in spent:
            if total < allowance.most:
                break
            total, at = total - each.amount, each.at + (allowance.seconds or 0.0)
        return at

    async def _spent_of(self, account: _Account) -> Sequence[Spent]:
        """What still counts, oldest first."""
        allowance = self._allowance(account.use)
        spent = self._spent.get(account, ())
        if allowance.lasting:
            digest = self._digests.of(account.person_id, account.use, account.table_id)
            spent = [Spent(at, 1.0) for at in await self._store.kept_digests.times(digest)]
        since = None if allowance.seconds is None else self._clock() - allowance.seconds
        return [each for each in spent if since is None or each.at > since]

    async def _keep(self, account: _Account, spent: Sequence[Spent]) -> None:
        allowance = self._allowance(account.use)
        if not allowance.lasting:
            if account not in self._spent and len(self._spent) >= MOST_REMEMBERED:
                del self._spent[next(iter(self._spent))]
            self._spent[account] = spent
            return
        digest = self._digests.of(account.person_id, account.use, account.table_id)
        until = None if account.table_id else self._clock() + (allowance.seconds or 0.0)
        times = [each.at for each in spent]
        await self._store.write(kept(digest, account.use, account.table_id, times=times, until=until))
