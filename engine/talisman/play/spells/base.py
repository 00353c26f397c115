"""The base class of Spells, and when one may be cast (M-216 .. M-236, M-399a)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from engine.kernel.flow import Flow
from engine.kernel.text import Seat
from engine.talisman.play.values import can, is_in_glade
from engine.talisman.state import Adventure, alive

if TYPE_CHECKING:
    from engine.talisman.play.game import ActiveGame

Moment: TypeAlias = Literal["own-start", "start", "moving", "arrived", "fight", "own-end", "any", "answer", "loss"]
"""When a Spell may be cast.

``own-start`` and ``own-end`` belong to the caster's own turn, ``start`` to any turn; ``moving`` is instead of the roll,
``arrived`` directly after the move, ``fight`` before the rolls, ``any`` at every rest. ``answer`` is a reaction to
another Spell, ``loss`` to a loss.
"""
Target: TypeAlias = tuple[Any, ...]


class Spell(ABC):
    """A kind of Spell."""

    id: ClassVar[str]
    moments: ClassVar[tuple[Moment, ...]]
    evades: ClassVar[bool] = False
    """Whether casting it evades, so that it must come before other preparations for a fight (M-403)."""

    @abstractmethod
    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        """Yield the targets for a cast now as arguments of moves; ``()`` for a Spell without target (M-399c)."""

    @abstractmethod
    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow | None:
        """Carry out the Spell."""

    def harmed_seats(self, state: Adventure, seat: Seat, *target: Any) -> tuple[Collection[Seat], Collection[Seat]]:
        """Return the seats that the Spell would harm, and those for which it is deadly (M-399a)."""
        if not target or target[0] == seat:
            return (), ()
        if isinstance(target[0], int):
            return [target[0]], ()
        return [other for other in alive(state) if target[0] in state.adventurers[other].followers], ()

    def stays(self) -> bool:
        """Return whether its card stays in play instead of being discarded (M-230a)."""
        return False


def moments(state: Adventure, seat: Seat, *, polling: bool = False) -> tuple[Moment, ...]:
    """Return the current moments of a seat at rest, or while all are polled about Spells (M-399a).

    If the option ``polled`` is on, only casts instead of moving and in fights are possible at rest.
    """
    own, phase = seat == state.turn, state.phase
    if state.options.spells == "polled" and not polling:
        fights = phase == "fight" and state.fight is not None and state.fight.side(seat) is not None
        return ("moving",) if own and phase == "begin" else ("fight",) if fights else ()
    match phase:
        case "begin":
            return (
                ("own-start", "start", "moving", "any")
                if own and not polling
                else (("own-start", "start", "any") if own else ("start", "any"))
            )
        case "land":
            return ("arrived", "any") if own else ("any",)
        case "fight" | "attack":
            return ("fight", "any")
        case "end":
            return ("own-end", "any") if own else ("any",)
        case _:
            return ("any",)


def may_cast(state: Adventure, seat: Seat) -> bool:
    """Return whether a seat may cast a Spell by public knowledge, if it holds one that fits.

    Toads, owners of an Amulet, characters on the Cursed Glade, and those who have reached the limit may not; nobody may
    while magic is destroyed (M-233 .. M-234a, M-265, MD-025, MD-085, MD-103).
    """
    adventurer = state.adventurers[seat]
    if not adventurer.spells or not adventurer.character or adventurer.toad is not None or is_in_glade(state, seat):
        return False
    limit = state.spells_at_start if seat == state.turn else 1
    return adventurer.cast < limit and state.destroyer is None and not can(state, seat, "spell-proof")


def can_be_affected(state: Adventure, seat: Seat) -> bool:
    """Return whether a Spell can affect a character; a working Amulet prevents it (MD-085)."""
    return bool(state.adventurers[seat].character) and not can(state, seat, "spell-proof")
