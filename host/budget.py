"""The budget: how often one person may do something within a period.

Other limits are elsewhere: numbers of tables in host.servers.limits (their values in host.settings), requests to
Discord in host.publishing.rate_limit, and games of the same two people in host.record.ratings.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import NamedTuple
from weakref import WeakValueDictionary

import structlog

from engine.kernel.menus import Refusal, RefusedError
from host.background.processor_time import counting
from host.background.sleeper import Sleeper
from host.digests import Digests
from host.settings import Settings
from host.time.clocks import DAY, HOUR, MINUTE
from host.time.stamps import stamp
from store import budget, kept_digests
from store.budget import Spent
from store.database import Store
from store.errors import StaleError, StoreError

UNWRITTEN = 1.0
"""Seconds of computing that a process counts for a person before it writes them: each process lets a person have as
much more than the allowance, and one computation that begins just before it is used up."""
MOST_REMEMBERED = 10_000
"""People whose unwritten seconds a process remembers."""
TIDY_INTERVAL = float(HOUR)
"""Seconds between two removals of what no longer counts from the store."""

log = structlog.get_logger(__name__)


class LimitedUse(StrEnum):
    """The limited uses of the bot."""

    OPENING = "opening"
    """Opening a table."""
    REQUEST = "request"
    """Asking the players of a table to be let in."""
    PROPOSAL = "proposal"
    """Making a proposal or offering a seat at a table."""
    MENTION = "mention"
    """Mentioning another person, which notifies them."""
    MENTIONED = "mentioned"
    """Being mentioned at a table by another person; counts for the person mentioned."""
    CALL = "call"
    """Reminding the people who have kept a game waiting for long; all players of a table share it."""
    GAME_EXPORT = "game-export"
    DATA_EXPORT = "data-export"
    DATA_DELETION = "data-deletion"
    REVIEW = "review"
    """A new review of a finished game, about a minute and a half of computing; showing it again is free."""
    COMPUTING = "computing"
    """Seconds of processor time for answers: odds, checks of dice, replays, previews, files."""


class Allowance(NamedTuple):
    """The limit for one kind of use: at most ``most`` in ``seconds`` (None: for as long as the table exists).

    A period begins with the first use after the one before.
    """

    most: float
    seconds: float | None


ALLOWANCES: dict[LimitedUse, Allowance] = {
    # `Settings.openings_per_minute` may replace the number
    LimitedUse.OPENING: Allowance(6, MINUTE),
    LimitedUse.REQUEST: Allowance(3, DAY),
    # only against too many proposals in a short time
    LimitedUse.PROPOSAL: Allowance(10, 10 * MINUTE),
    LimitedUse.MENTION: Allowance(5, DAY),
    LimitedUse.MENTIONED: Allowance(1, None),
    LimitedUse.CALL: Allowance(1, HOUR),
    # only against load
    LimitedUse.GAME_EXPORT: Allowance(10, HOUR),
    # even after the deletion itself: each reads or writes all stored data of a person
    LimitedUse.DATA_EXPORT: Allowance(1, DAY),
    LimitedUse.DATA_DELETION: Allowance(1, DAY),
    # only against load
    LimitedUse.REVIEW: Allowance(4, HOUR),
    # only against load: odds before every move of a quick game need a third of it
    LimitedUse.COMPUTING: Allowance(120, 10 * MINUTE),
}
"""The limit for each kind of use; ``REQUEST``, ``PROPOSAL``, ``MENTIONED`` and ``CALL`` count for each table alone."""


class _Account(NamedTuple):
    use: LimitedUse
    digest: str
    table_id: int
    most: float
    seconds: float | None

    def spent(self, amount: float, now: float) -> Spent:
        """Return what was spent if a period begins now."""
        until = None if self.seconds is None else now + self.seconds
        return Spent(self.digest, self.use, self.table_id, amount, until)


class Budget:
    """Enforces the limits of ``ALLOWANCES``, for all processes together and across restarts.

    :meth:`check`, :meth:`spending` and :meth:`computing` raise RefusedError (``refused-budget``) for a person who has
    used up an allowance, and StoreError.
    """

    def __init__(self, store: Store, digests: Digests, settings: Settings, clock: Callable[[], float]) -> None:
        """Create it; ``clock`` returns seconds since 1970, the same in all processes."""
        self._store = store
        self._digests = digests
        self._settings = settings
        self._clock = clock
        self._unwritten: dict[int, float] = {}
        self._computing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sleeper = Sleeper()
        self._closing = False
        self._tidying: asyncio.Task[None] | None = None

    async def check(self, use: LimitedUse, person_id: int, table_id: int = 0) -> None:
        """Raise RefusedError if a person may not do this now; spends nothing."""
        await self._refuse_used_up(self._account(use, person_id, table_id))

    async def allows(self, use: LimitedUse, person_id: int, table_id: int = 0) -> bool:
        """Return whether a person may do this now; spends nothing. Raises StoreError."""
        account = self._account(use, person_id, table_id)
        return (await self._present(account)).amount < account.most

    @asynccontextmanager
    async def spending(self, use: LimitedUse, person_id: int, table_id: int = 0) -> AsyncGenerator[None]:
        """Spend one use on the work inside the block, and take it back if that fails."""
        account = self._account(use, person_id, table_id)
        now = self._clock()
        spent = account.spent(1.0, now)
        try:
            await self._store.write(budget.spent(spent, now, account.most))
        except StaleError:
            raise self._refusal(account, await self._present(account)) from None
        try:
            yield
        except Exception:
            try:
                await self._store.write(budget.given_back(spent))
            except StoreError as error:
                log.warning("nothing given back", use=use, key=error.reason.key)
            raise

    @asynccontextmanager
    async def computing(self, person_id: int) -> AsyncGenerator[None]:
        """Compute something for a person inside the block, one thing at a time, and spend its processor time."""
        account = self._account(LimitedUse.COMPUTING, person_id)
        async with self._computing.setdefault(person_id, asyncio.Lock()):
            await self._refuse_used_up(account, self._unwritten.get(person_id, 0.0))
            with counting() as counted:
                try:
                    yield
                finally:
                    await self._count(account, person_id, counted.seconds)

    # ---- what no longer counts

    def start(self) -> None:
        """Start removing what no longer counts in the background."""
        self._tidying = asyncio.create_task(self._tidy_regularly(), name="budget")

    async def close(self) -> None:
        """Stop removing, after a removal in progress."""
        self._closing = True
        self._sleeper.wake()
        if self._tidying is not None:
            await self._tidying

    async def tidy(self) -> None:
        """Remove what no longer counts, and digests of tables that have ended, from the store. Raises StoreError."""
        await self._store.write(budget.outdated_removed(self._clock()), kept_digests.outdated_removed())

    # ---- inside

    async def _tidy_regularly(self) -> None:
        while not self._closing:
            try:
                await self.tidy()
            except StoreError as error:
                log.warning("budget not tidied", key=error.reason.key)
            if not self._closing:
                await self._sleeper.sleep(TIDY_INTERVAL)

    def _account(self, use: LimitedUse, person_id: int, table_id: int = 0) -> _Account:
        most, seconds = ALLOWANCES[use]
        if use is LimitedUse.OPENING:
            most = self._settings.openings_per_minute or most
        return _Account(use, self._digests.of(person_id, use, table_id), table_id, most, seconds)

    async def _present(self, account: _Account) -> Spent:
        """Return what was spent of an allowance in its present period, which may begin now."""
        now = self._clock()
        spent = await self._store.budget.spent(account.digest)
        if spent is None or (spent.until is not None and spent.until <= now):
            return account.spent(0.0, now)
        return spent

    async def _refuse_used_up(self, account: _Account, more: float = 0.0) -> None:
        """Raise RefusedError for an allowance that is used up if ``more`` than what is stored was spent."""
        spent = await self._present(account)
        if spent.amount + more >= account.most:
            raise self._refusal(account, spent)

    def _refusal(self, account: _Account, spent: Spent) -> RefusedError:
        until = stamp((self._clock() if spent.until is None else spent.until) + 1)
        values = {"use": str(account.use), "most": int(account.most), "until": until}
        return RefusedError(Refusal("refused-budget", values))

    async def _count(self, account: _Account, person_id: int, seconds: float) -> None:
        """Count seconds of computing for a person; write them when they are enough."""
        seconds += self._unwritten.pop(person_id, 0.0)
        if seconds >= UNWRITTEN:
            now = self._clock()
            try:
                await self._store.write(budget.spent(account.spent(seconds, now), now, math.inf))
                return
            except StoreError as error:
                log.warning("computing not counted", key=error.reason.key)
        if len(self._unwritten) >= MOST_REMEMBERED:
            del self._unwritten[next(iter(self._unwritten))]
        self._unwritten[person_id] = seconds
