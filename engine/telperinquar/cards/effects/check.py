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
from engine.telperinquar.cards.words import STAT_WORDS

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
        target = card_use.cards[0]
        attribute, needed = self._compared(game, target)
        roll, level = game.io.dice.roll(FACES), game.players[card_use.seat].best_level
        total = roll + level
        success = total > needed  # T-304
        values = {"roll": roll, "level": level, "total": total, "attribute": STAT_WORDS[attribute], "needed": needed}
        names = {"card": card_use.kind.name, "target": game.event_name(target)}
        if success:
            game.io.announce("event-check-succeeded", **names, **values)
        else:
            game.io.announce("event-check-failed", **names, **values)
        yield from card_use.carry_out(self.success if success else self.failure)

    def needed(self, game: ActiveGame, card: Card) -> int:
        """Return the attribute of the target that the total must exceed (T-303, T-305)."""
        return self._compared(game, card)[1]

    def _compared(self, game: ActiveGame, card: Card) -> tuple[Attribute, int]:
        """Return which attribute of the target counts, and its value."""
        player = game.players[card.seat]
        have = player.attributes if game.is_hero(card) else card.attributes or game.kind(card).attributes
        values = dict(zip(ATTRIBUTES, have, strict=True))
        attribute = max(ATTRIBUTES, key=values.__getitem__) if self.attribute == "highest" else self.attribute
        return attribute, values[attribute]

    def chance(self, level: int, needed: int) -> Fraction:
        """Return the probability that a user of this level exceeds ``needed`` (T-303, T-304)."""
        return Fraction(min(FACES, max(0, FACES + level - needed)), FACES)

    def sentence(self, builder: SentenceBuilder) -> Text:
        values = {"subject": builder.subject, "attribute": self.attribute, "many": builder.many}
        sentences = [Text("card-check", values)]
        for key, effects in (("card-check-success", self.success), ("card-check-failure", self.failure)):
            if effects:
                sentences.append(Text(key, {"effects": builder.branch(effects)}))
        builder.subject = builder.repeated_subject
        return one_after_another(sentences)
