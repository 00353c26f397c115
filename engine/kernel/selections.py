"""Decisions among very many: what is picked, arranged or counted, without a list of all the possibilities.

A :class:`Pattern` is a move some of whose arguments are still open. A move that fits it has for a :class:`Pick` or an
:class:`Order` a tuple of things, and for an :class:`Amount` a whole number:

    spoils = Pattern("take", (Pick(("axe", "bow", "gem"), 0, 2), Amount(0, 10)))
    spoils.fits(Move("take", (("axe", "gem"), 7)))     # True: one of 77 moves, none of which was ever listed
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias, cast

from engine.kernel.menus import Argument, Move, Refusal
from engine.kernel.text import Text

Named: TypeAlias = Callable[[Argument], Text]


def unnamed(thing: Argument) -> Text:
    """Return words for a thing that nobody has in sight."""
    return Text("thing-unknown", {"thing": str(thing)})


class Pick(NamedTuple):
    """Any ``least`` to ``most`` of these things, in the order in which ``items`` has them.

    ``usual`` are those of them with which whoever picks begins, so that they only say what is to be otherwise.
    """

    items: Sequence[Argument]
    least: int
    most: int
    usual: Sequence[Argument] = ()

    def fits(self, value: Any) -> bool:
        """Return whether this is such a choice."""
        return self.arranged(value) == value and self.least <= len(value) <= self.most

    def arranged(self, value: Any) -> tuple[Argument, ...] | None:
        """Return these things in the order of ``items``; None where something else is among them, or one too often."""
        left = _counted(value)
        if left is None:
            return None
        found: list[Argument] = []
        for item in self.items:
            if left.get(item, 0):
                left[item] -= 1
                found.append(item)
        return tuple(found) if len(found) == len(value) else None

    def draw(self, random: Random) -> tuple[Argument, ...]:
        """Return one of the choices by chance: every number of things is as likely."""
        drawn = random.sample(range(len(self.items)), random.randint(self.least, self.most))
        chosen = tuple([self.items[place] for place in sorted(drawn)])
        if len(set(self.items)) == len(self.items):
            return chosen
        arranged = self.arranged(chosen)
        assert arranged is not None
        return arranged

    def others(self, value: Any) -> list[Argument]:
        """Return the things of a choice that are not among ``items``, or named more often than they are there."""
        if not isinstance(value, tuple):
            return []
        left, found = list(self.items), list[Argument]()
        for thing in cast("tuple[Argument, ...]", value):
            if thing in left:
                left.remove(thing)
            else:
                found.append(thing)
        return found

    def refusal(self, value: Any, named: Named = unnamed) -> Refusal | None:
        """Return what is wrong with a choice: too much or too little, something else, or in another order. ``named``
        are the words for a thing that is no choice.
        """
        if self.arranged(value) is None:
            things = tuple(map(named, self.others(value)))
            return Refusal("refused-pick-other", {"things": things, "count": len(things)})
        if len(value) > self.most:
            return Refusal("refused-pick-many", {"most": self.most, "count": len(value)})
        if len(value) < self.least:
            return Refusal("refused-pick-few", {"least": self.least, "count": len(value)})
        return None if self.fits(value) else Refusal("refused-pick-other", {"things": (), "count": 0})


class Order(NamedTuple):
    """All of these things, in an order of one's own."""

    items: Sequence[Argument]

    def fits(self, value: Any) -> bool:
        """Return whether this is such an order."""
        return (counted := _counted(value)) is not None and counted == Counter(self.items)

    def draw(self, random: Random) -> tuple[Argument, ...]:
        """Return one of the orders by chance."""
        return tuple(random.sample(list(self.items), len(self.items)))

    def refusal(self, value: Any) -> Refusal | None:
        """Return what is wrong with an order: something is missing, or there is something else."""
        return None if self.fits(value) else Refusal("refused-order", {"count": len(self.items)})


class Amount(NamedTuple):
    """Any whole number from ``least`` to ``most``."""

    least: int
    most: int

    def fits(self, value: Any) -> bool:
        """Return whether this is such a number."""
        return type(value) is int and self.least <= value <= self.most

    def draw(self, random: Random) -> int:
        """Return one of the numbers by chance."""
        return random.randint(self.least, self.most)

    def refusal(self, value: Any) -> Refusal | None:
        """Return what is wrong with a number: it is too small or too large."""
        return None if self.fits(value) else Refusal("refused-amount", {"least": self.least, "most": self.most})


Selection: TypeAlias = Pick | Order | Amount
SELECTIONS = (Pick, Order, Amount)


class Pattern(NamedTuple):
    """A move whose arguments are things, as in a :class:`Move`, or selections that are still open."""

    name: str
    args: tuple[Argument | Selection, ...]

    def fits(self, move: Move) -> bool:
        """Return whether a move is one of those that this pattern stands for."""
        return move.name == self.name and len(move.args) == len(self.args) and all(map(_fits, self.args, move.args))

    def draw(self, random: Random) -> Move:
        """Return one of its moves by chance, without listing them."""
        return Move(self.name, tuple(arg.draw(random) if isinstance(arg, SELECTIONS) else arg for arg in self.args))

    def arranged(self, move: Move) -> Move:
        """Return a move with everything that was picked in the order of the items, as people name it in any order."""
        if move.name != self.name or len(move.args) != len(self.args):
            return move
        pairs = zip(self.args, move.args, strict=True)
        arranged = [(arg.arranged(value) if isinstance(arg, Pick) else None, value) for arg, value in pairs]
        return Move(self.name, tuple(value if better is None else better for better, value in arranged))

    def refusal(self, move: Move, named: Named = unnamed) -> Refusal | None:
        """Return what is wrong with a selection of a move that fits in all things before it; None for any other.
        ``named`` are the words for a thing that cannot be chosen.
        """
        if move.name != self.name or len(move.args) != len(self.args):
            return None
        for arg, value in zip(self.args, move.args, strict=True):
            if not _fits(arg, value):
                if isinstance(arg, Pick):
                    return arg.refusal(value, named)
                return arg.refusal(value) if isinstance(arg, SELECTIONS) else None
        return None


def _fits(arg: Argument | Selection, value: Any) -> bool:
    return arg.fits(value) if isinstance(arg, SELECTIONS) else arg == value


def _counted(value: Any) -> Counter[Argument] | None:
    """How often each thing is in a tuple of things; None for anything else."""
    if not isinstance(value, tuple):
        return None
    things = cast("tuple[Any, ...]", value)
    return Counter(things) if all(isinstance(thing, (int, str)) for thing in things) else None
