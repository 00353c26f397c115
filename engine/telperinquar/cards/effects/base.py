"""The base class of all effects of cards: where they fit, and how they are carried out, worded and valued."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from engine.content import effects
from engine.kernel.flow import Flow
from engine.kernel.text import Text
from engine.telperinquar.cards.vocabulary import Target

if TYPE_CHECKING:
    from engine.telperinquar.cards.effects.sentence_builder import SentenceBuilder
    from engine.telperinquar.cards.models import Ability
    from engine.telperinquar.computer.use_evaluation import UseEvaluation
    from engine.telperinquar.play.card_use import CardUse

HEROES: tuple[Target, ...] = ("none", "hero", "own-hero", "enemy-hero")
"""Targets that are heroes."""
EQUIPMENT: tuple[Target, ...] = ("own-equipment", "enemy-equipment")
"""Targets that are pieces of equipment."""


class Effect(effects.Effect):
    """An effect of an ability or of an attack; each kind is a subclass in a file of its own or of its family."""

    living: ClassVar[bool] = False
    """Whether it needs a hero or a creature as its target, not equipment."""
    moves_cards: ClassVar[bool] = False
    """Whether it turns, moves or removes a card, so that heroes cannot be its target."""
    reaction_only: ClassVar[bool] = False
    """Whether it refers to the action reacted to, so that only reactions may have it."""
    attack_only: ClassVar[bool] = False
    """Whether it refers to an attack reacted to."""
    face_down: ClassVar[bool] = False
    """Whether its targets are face-down cards."""
    own_only: ClassVar[bool] = False
    """Whether it affects only cards of its user."""
    changes_target: ClassVar[bool] = False
    """Whether its target becomes that of the attack reacted to, so that it has to be a hero or creature."""
    stopped_by_chain: ClassVar[bool] = False
    """Whether a weapon chain protects against it (T-220)."""
    on_hit: ClassVar[bool] = True
    """Whether it may affect the target of an attack that hits."""
    does: ClassVar[str] = ""
    """The text key for what the target does or suffers, if a key alone is enough."""
    draft_worth: ClassVar[float] = 0
    """The worth it adds to a card in a draft."""

    @property
    def harmful(self) -> bool:
        """Whether it causes damage (T-032)."""
        return False

    @property
    def helpful(self) -> bool:
        """Whether it does its target good (T-033)."""
        return False

    def faults(self) -> Iterable[tuple[str, Text]]:
        """Return conflicts between fields that are valid on their own, as (field, fault)."""
        return ()

    def misfits(self, ability: Ability, creature: bool) -> Iterable[tuple[str, Text]]:
        """Return conflicts with the ability it belongs to, as (field, fault).

        ``creature`` says whether the card is a creature.
        """
        target = ability.target
        if self.living and (target in EQUIPMENT or (target == "this" and not creature)):
            yield "", self._wrong_target(target)
        if self.moves_cards and target in HEROES and ability.area == "target":
            yield "", self._wrong_target(target)

    def _wrong_target(self, target: Target) -> Text:
        return Text("fault-target", {"effect": self.word, "target": target})

    @abstractmethod
    def carry_out(self, card_use: CardUse) -> Flow | None:
        """Apply the effect to the affected cards; return a flow if a seat has to be asked."""

    def sentence(self, builder: SentenceBuilder) -> Text | None:
        """Return a sentence of its own, None if the effect is something that its target does or suffers."""
        return None

    def verb(self, many: str) -> Text:
        """Return what the target does or suffers, the rest of a sentence; ``many`` is "yes" for several cards."""
        return Text(self.does, {"many": many})

    def worth(self, evaluation: UseEvaluation) -> float:
        """Return what using it now is worth to a computer player; below 0 it harms the user's own side."""
        return 0
