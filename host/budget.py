"""The budget: how often one person may do something within a period.

Other limits are elsewhere: numbers of tables in host.servers.limits (their values in host.settings), requests to
Discord in host.publishing.rate_limit, and games of the same two people in host.record.ratings.
"""

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
"""Accounts kept in the memory of a process."""
TIDY_INTERVAL = float(HOUR)
"""Seconds between two removals of expired digests from the store."""

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
    """Seconds of computing for an answer: odds, checks of dice, replays, previews, files."""


class Allowance(NamedTuple):
    """The limit for one kind of use: at most ``most`` in ``seconds`` (None: for as long as the table exists)."""

    most: float
    seconds: float | None
    lasting: bool = False
    """Whether it survives a restart."""


ALLOWANCES: dict[LimitedUse, Allowance] = {
    # not lasting: a restart allows six more openings at most. `Settings.openings_per_minute` may replace the number
    LimitedUse.OPENING: Allowance(6, MINUTE),
    # lasting: players are not asked by the same stranger again after each restart
    LimitedUse.REQUEST: Allowance(3, DAY, lasting=True),
    # only against too many proposals in a short time; not lasting
    LimitedUse.PROPOSAL: Allowance(10, 10 * MINUTE),
    # lasting: it notifies strangers
    LimitedUse.MENTION: Allowance(5, DAY, lasting=True),
    # lasting: a game may go on for weeks
    LimitedUse.MENTIONED: Allowance(1, None, lasting=True),
    # lasting: a restart must not allow another call
    LimitedUse.CALL: Allowance(1, HOUR, lasting=True),
    # only against load; not lasting
    LimitedUse.GAME_EXPORT: Allowance(10, HOUR),
    # lasting, even after the deletion itself: each reads or writes all stored data of a person
    LimitedUse.DATA_EXPORT: Allowance(1, DAY, lasting=True),
    LimitedUse.DATA_DELETION: Allowance(1, DAY, lasting=True),
    # only against load; not lasting
    LimitedUse.REVIEW: Allowance(4, HOUR),
    # only against load; not lasting
    LimitedUse.COMPUTING: Allowance(30, 10 * MINUTE),
}
"""The limit for each kind of use; ``REQUEST``, ``PROPOSAL``, ``MENTIONED`` and ``CALL`` count for each table alone."""


class Spent(NamedTuple):
    """An amount of a use, and when it was spent (seconds since 1970)."""

    at: float
    amount: float


class _Account(NamedTuple):
    use: LimitedUse
    person_id: int
    table_id: int


class Budget:
    """Enforces the limits of ``ALLOWANCES``.

    :meth:`check`, :meth:`spending` and :meth:`computing` raise RefusedError (``refused-budget``) for a person who has
    used up an allowance, and StoreError.
    """

    def __init__(self, store: Store, digests: Digests, settings: Settings, clock: Callable[[], float]) -> None:
        """Create it; ``clock`` returns seconds since 1970, as allowances also recover while the bot is not running."""
        self._store = store
        self._digests = digests
        self._settings = settings
        self._clock = clock
        self._spent: dict[_Account, Sequence[Spent]] = {}
        self._locks: WeakValueDictionary[_Account, asyncio.Lock] = WeakValueDictionary()
        self._sleeper = Sleeper()
        self._closing = False
        self._tidying: asyncio.Task[None] | None = None

    async def check(self, use: LimitedUse, person_id: int, table_id: int = 0) -> None:
        """Raise RefusedError if a person may not do this now; spends nothing."""
        account = _Account(use, person_id, table_id)
        self._refuse(account, await self._spent_of(account))

    async def allows(self, use: LimitedUse, person_id: int, table_id: int = 0) -> bool:
        """Return whether a person may do this now; spends nothing. Raises StoreError."""
        account = _Account(use, person_id, table_id)
        return self._possible_at(use, await self._spent_of(account)) is None

    @asynccontextmanager
    async def spending(self, use: LimitedUse, person_id: int, table_id: int = 0) -> AsyncGenerator[None]:
        """Spend one use on the work inside the block, and take it back if that fails."""
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
                current = list(await self._spent_of(account))
                if spent in current:
                    current.remove(spent)
                    await self._keep(account, current)
            raise

    @asynccontextmanager
    async def computing(self, person_id: int) -> AsyncGenerator[None]:
        """Compute something for a person inside the block, one thing at a time, and spend the seconds it takes."""
        account = _Account(LimitedUse.COMPUTING, person_id, 0)
        async with self._locks.setdefault(account, asyncio.Lock()):
            before = await self._spent_of(account)
            self._refuse(account, before)
            began = time.perf_counter()
            try:
                yield
            finally:
                await self._keep(account, [*before, Spent(self._clock(), time.perf_counter() - began)])

    # ---- expired digests in the store

    def start(self) -> None:
        """Start removing expired digests in the background."""
        self._tidying = asyncio.create_task(self._tidy_regularly(), name="budget")

    async def close(self) -> None:
        """Stop removing expired digests, after a removal in progress."""
        self._closing = True
        self._sleeper.wake()
        if self._tidying is not None:
            await self._tidying

    async def tidy(self) -> None:
        """Remove expired digests from the store. Raises StoreError."""
        outdated = await self._store.kept_digests.outdated(self._clock())
        if outdated:
            await self._store.write(*outdated)

    # ---- inside

    async def _tidy_regularly(self) -> None:
        while not self._closing:
            try:
                await self.tidy()
            except StoreError as error:
                log.warning("expired digests not removed", key=error.reason.key)
            if not self._closing:
                await self._sleeper.sleep(TIDY_INTERVAL)

    def _allowance(self, use: LimitedUse) -> Allowance:
        chosen = self._settings.openings_per_minute if use is LimitedUse.OPENING else None
        return ALLOWANCES[use] if chosen is None else ALLOWANCES[use]._replace(most=chosen)

    def _refuse(self, account: _Account, spent: Sequence[Spent]) -> None:
        at = self._possible_at(account.use, spent)
        if at is not None:
            most = int(self._allowance(account.use).most)
            raise RefusedError(
                Refusal("refused-budget", {"use": str(account.use), "most": most, "until": stamp(at + 1)})
            )

    def _possible_at(self, use: LimitedUse, spent: Sequence[Spent]) -> float | None:
        """Return when the use is possible again; None: now."""
        allowance = self._allowance(use)
        total, at = sum(entry.amount for entry in spent), None
        for entry in spent:
            if total < allowance.most:
                break
            total, at = total - entry.amount, entry.at + (allowance.seconds or 0.0)
        return at

    async def _spent_of(self, account: _Account) -> Sequence[Spent]:
        """Return the entries of an account that still count, oldest first."""
        allowance = self._allowance(account.use)
        spent = self._spent.get(account, ())
        if allowance.lasting:
            digest = self._digests.of(account.person_id, account.use, account.table_id)
            spent = [Spent(at, 1.0) for at in await self._store.kept_digests.times(digest)]
        since = None if allowance.seconds is None else self._clock() - allowance.seconds
        return [entry for entry in spent if since is None or entry.at > since]

    async def _keep(self, account: _Account, spent: Sequence[Spent]) -> None:
        allowance = self._allowance(account.use)
        if not allowance.lasting:
            if account not in self._spent and len(self._spent) >= MOST_REMEMBERED:
                del self._spent[next(iter(self._spent))]
            self._spent[account] = spent
            return
        digest = self._digests.of(account.person_id, account.use, account.table_id)
        until = None if account.table_id else self._clock() + (allowance.seconds or 0.0)
        times = [entry.at for entry in spent]
        await self._store.write(kept(digest, account.use, account.table_id, times=times, until=until))
