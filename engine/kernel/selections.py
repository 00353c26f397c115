"""Selections: moves with items to pick or order, or an amount, without a list of all possibilities.

A :class:`Pattern` is a move with open arguments. A move that fits it has a tuple of items for a :class:`Pick` or an
:class:`Order`, and a whole number for an :class:`Amount`:

    spoils = Pattern("take", (Pick(("axe", "bow", "gem"), 0, 2), Amount(0, 10)))
    spoils.fits(Move("take", (("axe", "gem"), 7)))     # True: one of 77 moves, not listed anywhere
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias, cast

from engine.kernel.menus import Argument, Move, Refusal
from engine.kernel.text import Text

ItemNamer: TypeAlias = Callable[[Argument], Text]


def unnamed(thing: Argument) -> Text:
    """Return the text for an item that nobody sees."""
    return Text("thing-unknown", {"thing": str(thing)})


class Pick(NamedTuple):
    """A choice of ``least`` to ``most`` of ``items``, in their order.

    ``usual`` is the choice that is offered first, so that people only change what differs.
    """

    items: Sequence[Argument]
    least: int
    most: int
    usual: Sequence[Argument] = ()

    def fits(self, value: Any) -> bool:
        """Return whether a value is an allowed choice."""
        return self.arranged(value) == value and self.least <= len(value) <= self.most

    def arranged(self, value: Any) -> tuple[Argument, ...] | None:
        """Return a choice in the order of ``items``; None if it has other things, or an item too often."""
        left = _counted(value)
        if left is None:
            return None
        arranged: list[Argument] = []
        for item in self.items:
            if left.get(item, 0):
                left[item] -= 1
                arranged.append(item)
        return tuple(arranged) if len(arranged) == len(value) else None

    def draw(self, random: Random) -> tuple[Argument, ...]:
        """Return a random choice; all numbers of items are equally likely."""
        drawn = random.sample(range(len(self.items)), random.randint(self.least, self.most))
        chosen = tuple([self.items[place] for place in sorted(drawn)])
        if len(set(self.items)) == len(self.items):
            return chosen
        arranged = self.arranged(chosen)
        assert arranged is not None
        return arranged

    def others(self, value: Any) -> list[Argument]:
        """Return the things of a choice that are not among ``items``, or are named too often."""
        if not isinstance(value, tuple):
            return []
        left, others = list(self.items), list[Argument]()
        for thing in cast("tuple[Argument, ...]", value):
            if thing in left:
                left.remove(thing)
            else:
                others.append(thing)
        return others

    def refusal(self, value: Any, named: ItemNamer = unnamed) -> Refusal | None:
        """Return why a choice is not allowed: too many items, too few, others, or another order.

        ``named`` gives the words for a thing that is not offered.
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
    """All of ``items``, in any order."""

    items: Sequence[Argument]

    def fits(self, value: Any) -> bool:
        """Return whether a value has exactly these items."""
        return (counted := _counted(value)) is not None and counted == Counter(self.items)

    def draw(self, random: Random) -> tuple[Argument, ...]:
        """Return a random order."""
        return tuple(random.sample(list(self.items), len(self.items)))

    def refusal(self, value: Any) -> Refusal | None:
        """Return why an order is not allowed: an item is missing, or it has another."""
        return None if self.fits(value) else Refusal("refused-order", {"count": len(self.items)})


class Amount(NamedTuple):
    """Any whole number from ``least`` to ``most``."""

    least: int
    most: int

    def fits(self, value: Any) -> bool:
        """Return whether a value is a whole number in this range."""
        return type(value) is int and self.least <= value <= self.most

    def draw(self, random: Random) -> int:
        """Return a random number of this range."""
        return random.randint(self.least, self.most)

    def refusal(self, value: Any) -> Refusal | None:
        """Return why a number is not allowed: it is too small or too large."""
        return None if self.fits(value) else Refusal("refused-amount", {"least": self.least, "most": self.most})


Selection: TypeAlias = Pick | Order | Amount
SELECTIONS = (Pick, Order, Amount)


class Pattern(NamedTuple):
    """A move whose arguments are items, as in a :class:`Move`, or selections that are still open."""

    name: str
    args: tuple[Argument | Selection, ...]

    def fits(self, move: Move) -> bool:
        """Return whether this pattern stands for a move."""
        return move.name == self.name and len(move.args) == len(self.args) and all(map(_fits, self.args, move.args))

    def draw(self, random: Random) -> Move:
        """Return a random move of this pattern, without listing them."""
        return Move(self.name, tuple(arg.draw(random) if isinstance(arg, SELECTIONS) else arg for arg in self.args))

    def arranged(self, move: Move) -> Move:
        """Return a move with its choices in the order of the items, since people name them in any order."""
        if move.name != self.name or len(move.args) != len(self.args):
            return move
        pairs = zip(self.args, move.args, strict=True)
        arranged = [(arg.arranged(value) if isinstance(arg, Pick) else None, value) for arg, value in pairs]
        return Move(self.name, tuple(value if better is None else better for better, value in arranged))

    def refusal(self, move: Move, named: ItemNamer = unnamed) -> Refusal | None:
        """Return why the first argument that does not fit is refused; None if it is not a selection.

        ``named`` gives the words for a thing that is not offered.
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
    """Count the items of a tuple; None for anything else."""
    if not isinstance(value, tuple):
        return None
    things = cast("tuple[Any, ...]", value)
    return Counter(things) if all(isinstance(thing, (int, str)) for thing in things) else None
