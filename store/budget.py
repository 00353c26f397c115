"""The budget: how much of each limited use people have spent in the present period; host.budget has the limits."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, case, delete, or_, select, update

from store.reading import StoreReader
from store.schema import budget, tables
from store.statements import Change, ExpectUpsert, Prepared

_over = budget.c.until <= bindparam("now")
_spend = ExpectUpsert(
    budget,
    lambda added: {
        "amount": case((_over, added.amount), else_=budget.c.amount + added.amount),
        "until": case((_over, added.until), else_=budget.c.until),
    },
    or_(_over, budget.c.amount < bindparam("most")),
)
_give_back = Prepared(
    budget,
    update(budget)
    .where(budget.c.digest == bindparam("of"), or_(budget.c.until.is_(None), budget.c.until <= bindparam("ends")))
    .values(amount=budget.c.amount - bindparam("returned")),
)
_active = select(tables.c.id).where(tables.c.active_channel.is_not(None))
_remove_outdated = Prepared(
    budget, delete(budget).where(or_(_over, budget.c.until.is_(None) & budget.c.table_id.not_in(_active)))
)


class Spent(NamedTuple):
    """What was used of an allowance, until its period ends (None: with the table)."""

    digest: str
    what: str
    table_id: int
    amount: float
    until: float | None


# ---- reading


class Budget(StoreReader):
    """Reads what was spent. Every method may raise StoreError."""

    async def spent(self, digest: str) -> Spent | None:
        """Return what was spent of one allowance, in a period that may be over."""
        rows = await self.rows(select(budget).where(budget.c.digest == digest))
        return Spent(*rows[0]) if rows else None

    async def all(self) -> list[Spent]:
        """Return all that was spent: only the holder of the key can recognize a person in it."""
        return [Spent(*row) for row in await self.rows(select(budget).order_by(budget.c.what, budget.c.table_id))]


# ---- writing


def spent(use: Spent, now: float, most: float) -> Change:
    """Add to what was spent of an allowance, or begin its next period with that.

    The write raises StaleError, with nothing written, if ``most`` was spent in the present period before.
    """
    return _spend(**use._asdict(), now=now, most=most)


def given_back(use: Spent) -> Change:
    """Take back what was added, unless the period in which it was has ended and the next one has begun."""
    return _give_back(of=use.digest, ends=use.until, returned=use.amount)


def outdated_removed(now: float) -> Change:
    """Remove what was spent in periods that are over, or for as long as a table that has ended."""
    return _remove_outdated(now=now)
