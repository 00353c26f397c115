"""Success rolls (T-303 .. T-305)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, get_args

from engine.kernel.flow import Flow
from engine.kernel.text import Text
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.effects.plain import PlainEffect
from engine.telperinquar.cards.effects.sentence_builder import SentenceBuilder, one_after_another
from engine.telperinquar.cards.vocabulary import Attribute

if TYPE_CHECKING:
    from engine.telperinquar.cards.models import Ability
    from engine.telperinquar.play.card_use import CardUse
    from engine.telperinquar.play.game import ActiveGame
    from engine.telperinquar.state import Card

ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
FACES = 20


class Check(Effect):
    """A success roll (T-303): W20 + level of the user's hero must be higher than the target's attribute."""

    effect: Literal["check"] = "check"
    attribute: Attribute | Literal["highest"] = "highest"
    success: Sequence[PlainEffect] = ()
    failure: Sequence[PlainEffect] = ()

    living = True

    def faults(self) -> Iterable[tuple[str, Text]]:
        if not self.success and not self.failure:
            yield "", Text("fault-check")
        for place, part in self._parts():
            for field, what in part.faults():
                yield f"{place}.{field}".rstrip("."), what

    def misfits(self, ability: Ability, creature: bool) -> Iterable[tuple[str, Text]]:
        yield from super().misfits(ability, creature)
        for place, part in self._parts():
            for field, what in part.misfits(ability, creature):
                yield f"{place}.{field}".rstrip("."), what

    def _parts(self) -> Iterator[tuple[str, Effect]]:
        """Yield the effects that may follow, each with its path within the card."""
        for branch, effects in (("success", self.success), ("failure", self.failure)):
            for number, effect in enumerate(effects, start=1):
                yield f"{branch}.{number}", effect

    def carry_out(self, card_use: CardUse) -> Flow:
        """Roll against an attribute of the target and carry out what follows (T-303 .. T-305)."""
        game = card_use.game
        needed = self.needed(game, card_use.cards[0])
        roll = game.io.dice.roll(FACES)
        total = roll + game.players[card_use.seat].best_level
        success = total > needed  # T-304
        if success:
            game.io.announce("event-check-succeeded", roll=roll, total=total, needed=needed)
        else:
            game.io.announce("event-check-failed", roll=roll, total=total, needed=needed)
        yield from card_use.carry_out(self.success if success else self.failure)

    def needed(self, game: ActiveGame, card: Card) -> int:
        """Return the attribute of the target that the total must exceed (T-303, T-305)."""
        player = game.players[card.seat]
        have = player.attributes if game.is_hero(card) else card.attributes or game.kind(card).attributes
        return max(have) if self.attribute == "highest" else have[ATTRIBUTES.index(self.attribute)]

    def chance(self, level: int, needed: int) -> Fraction:
        """Return the probability that a user of this level exceeds ``needed`` (T-303, T-304)."""
        return Fraction(min(FACES, max(0, FACES + level - needed)), FACES)

    def sentence(self, builder: SentenceBuilder) -> Text:
        sentences = [Text("card-check", {"subject": builder.subject, "attribute": self.attribute})]
        for key, effects in (("card-check-success", self.success), ("card-check-failure", self.failure)):
            if effects:
                sentences.append(Text(key, {"effects": builder.branch(effects)}))
        builder.subject = builder.repeated_subject
        return one_after_another(sentences)
