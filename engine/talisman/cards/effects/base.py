"""The base class of the effects of cards and spaces."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from engine.content.effects import Effect
from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text

if TYPE_CHECKING:
    from engine.talisman.cards.effects.deciding import Roll
    from engine.talisman.computer.card_evaluator import CardEvaluator
    from engine.talisman.play.game import ActiveGame


class SpaceEffect(Effect):
    """An effect on a character that draws an Event, visits a Stranger or a Place, or explores a space."""

    @abstractmethod
    def carry_out(self, game: ActiveGame, seat: Seat, source: str) -> Flow | None:
        """Carry out the effect on a character, as far as possible.

        Return a flow if it may ask a player or kill a character. ``source`` is the card or the kind of space.
        """

    @abstractmethod
    def sentence(self) -> Text:
        """Return the printed text."""

    def lines(self) -> Sequence[Text]:
        """Return the printed text line by line."""
        return (self.sentence(),)

    def worth(self, evaluator: CardEvaluator) -> float:
        """Return the worth of the effect to the evaluator's character, below 0 for harm."""
        return 0.0

    def chosen(self, way: str, alignment: str) -> Effects:
        """Return the effects of choosing ``way`` as a character of this alignment; none if there is no such way."""
        return ()

    def only_roll(self, alignment: str) -> Roll | None:
        """Return the die roll that a character of this alignment makes, if there is one."""
        return None


Effects: TypeAlias = Sequence[SpaceEffect]
"""Effects that happen one after the other.

As the annotation of a field of an effect, import it only for type checking: the package replaces it by the complete
vocabulary.
"""


def sentences(effects: Effects) -> tuple[Text, ...]:
    """Return the printed texts of several effects."""
    return tuple(effect.sentence() for effect in effects)
