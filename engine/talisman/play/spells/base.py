"""What all Spells have in common, and when one may be cast (M-216 .. M-236, M-399a)."""

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
"""When a Spell may be cast: at the start of one's own turn or of anybody's, instead of rolling, directly after one's
own move, before the rolls of a fight, at the end of one's own turn, at any rest; as an answer to another Spell, or to a
loss."""
Target: TypeAlias = tuple[Any, ...]


class Spell(ABC):
    """One kind of Spell."""

    id: ClassVar[str]
    moments: ClassVar[tuple[Moment, ...]]
    evades: ClassVar[bool] = False
    """Whether one evades by it, before anything is done for a fight (M-403)."""

    @abstractmethod
    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        """Return what it can be cast on now, as the arguments of moves; ``()`` where it takes none (M-399c)."""

    @abstractmethod
    def work(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow | None:
        """Do what it does."""

    def harmed_seats(self, state: Adventure, seat: Seat, *target: Any) -> tuple[Collection[Seat], Collection[Seat]]:
        """Return the seats whose own things or lives a Spell would harm, and those to which it is deadly; standing
        orders follow them (M-399a).
        """
        if not target or target[0] == seat:
            return (), ()
        if isinstance(target[0], int):
            return [target[0]], ()
        return [other for other in alive(state) if target[0] in state.adventurers[other].followers], ()

    def stays(self) -> bool:
        """Return whether its card is not discarded at once (M-230a)."""
        return False


def moments(state: Adventure, seat: Seat, *, polling: bool = False) -> tuple[Moment, ...]:
    """Return the moments that a seat finds itself in at rest. Where all are asked at the moments of M-399a
    (``polling``), they cast then: at rest only what is done instead of moving, or in a fight before the rolls, is left.
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
    """Return whether a seat may cast a Spell at all, by what everybody knows: no toad, nobody with an Amulet or on the
    Cursed Glade, nobody while magic is destroyed, and not more than the limit (M-233 .. M-234a, M-265, MD-025, MD-085,
    MD-103).
    """
    adventurer = state.adventurers[seat]
    if not adventurer.spells or not adventurer.character or adventurer.toad is not None or is_in_glade(state, seat):
        return False
    limit = state.spells_at_start if seat == state.turn else 1
    return adventurer.cast < limit and state.destroyer is None and not can(state, seat, "spell-proof")


def can_be_affected(state: Adventure, seat: Seat) -> bool:
    """Return whether a Spell can have an effect on a character: not with an Amulet that works (MD-085)."""
    return bool(state.adventurers[seat].character) and not can(state, seat, "spell-proof")
