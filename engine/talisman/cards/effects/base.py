"""What all that cards and spaces do has in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from engine.content.effects import Effect
from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text

if TYPE_CHECKING:
    from engine.talisman.play.game import Game


class SpaceEffect(Effect):
    """What happens to whoever draws an Event, visits a Stranger or a Place, or explores a space."""

    @abstractmethod
    def carry_out(self, game: Game, seat: Seat, source: str) -> Flow | None:
        """Do it to a character, as far as possible; a flow where somebody has to be asked or may die meanwhile.
        ``source`` is the card or the space that does it.
        """

    @abstractmethod
    def sentence(self) -> Text:
        """Return what is printed of it."""

    def lines(self) -> Sequence[Text]:
        """Return what is printed of it where there is room: line by line."""
        return (self.sentence(),)


Effects: TypeAlias = Sequence[SpaceEffect]
"""Effects that happen one after the other. Import it only for type checking where it is the annotation of a field of an
effect: the package gives it the vocabulary once that is complete."""


def sentences(effects: Effects) -> tuple[Text, ...]:
    """Return what is printed of several effects that happen one after the other."""
    return tuple(effect.sentence() for effect in effects)
