"""Spells about magic and knowledge, and reactions (MD-102, MD-103, MD-105, MD-107, MD-112, MD-113)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, name
from engine.talisman.board import MIDDLE, OUTER, board, space_name
from engine.talisman.play.spells.base import Spell, Target, can_be_affected
from engine.talisman.state import Adventure, alive, kind

if TYPE_CHECKING:
    from engine.talisman.play.game import ActiveGame

TOP = 5
"""The number of cards that Divination shows (MD-105)."""


class DestroyMagic(Spell):
    """Prevent Spells and Magic Objects until the caster's next turn (MD-103)."""

    id = "destroy-magic"
    moments = ("own-start", "own-end")

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def harmed_seats(self, state: Adventure, seat: Seat, *target: Any) -> tuple[Collection[Seat], Collection[Seat]]:
        return [other for other in alive(state) if other != seat], ()  # the Spells of them all (M-399a)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow:
        game.state.destroyer = seat
        game.report("event-magic-destroyed", seat)
        for other in alive(game.state):
            yield from game.enforce_limits(other)


class Divination(Spell):
    """Look at the top of the Adventure deck (MD-105)."""

    id = "divination"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if state.adventure:
            yield ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        game.io.reveal()
        top = tuple(name(kind(card)) for card in reversed(game.state.adventure[-TOP:]))
        game.report("event-divines", seat, count=len(top))
        game.io.whisper_details(seat, "event-divines-own", cards=top)


class Hex(Spell):
    """Hex a space, which costs each character that lands there a life (MD-107)."""

    id = "hex"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        taken = [state.adventurers[other].space for other in alive(state)]
        for region in (OUTER, MIDDLE):
            for space in board().rings[region]:
                if space not in taken:
                    yield (space,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        game.state.hexes[str(target[0])] = [seat, 3]
        game.report("event-hexed", seat, space=space_name(str(target[0])))

    def stays(self) -> bool:
        return True


class Nullify(Spell):
    """Make a character discard all its Spells (MD-112)."""

    id = "nullify"
    moments = ("any",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in alive(state):
            if can_be_affected(state, other) and state.adventurers[other].spells:
                yield (other,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        game.discard_spells(int(target[0]), game.adventurer(int(target[0])).spells)


class Counterspell(Spell):
    """Cancel another Spell (MD-102)."""

    id = "counterspell"
    moments = ("answer",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        """Do nothing; the Spell it answers has no effect."""


class Preservation(Spell):
    """Prevent the loss of a life, a Follower or an Enemy (MD-113)."""

    id = "preservation"
    moments = ("loss",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        """Do nothing; the loss does not happen."""
