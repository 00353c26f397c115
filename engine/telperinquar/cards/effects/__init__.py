"""The effects of cards, each with its fields, execution, wording and worth in one file.

The vocabulary is small on purpose: the printed text of a card is generated from its effects, so it always says what the
card does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeAlias

from engine.content.effects import Vocabulary
from engine.kernel.text import Text
from engine.telperinquar.cards.effects import changing, over_time
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.effects.check import Check
from engine.telperinquar.cards.effects.plain import PLAIN, PlainEffect
from engine.telperinquar.state import LastingEffect

EFFECTS = Vocabulary[Effect](*PLAIN, Check)
AnyEffect: TypeAlias = Annotated[Effect, EFFECTS]

__all__ = ["EFFECTS", "PLAIN", "AnyEffect", "Check", "Effect", "PlainEffect", "lasting_effect_text", "with_nested"]


def with_nested(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield effects, each followed by those that depend on its success roll."""
    for effect in effects:
        yield effect
        if isinstance(effect, Check):
            yield from effect.success
            yield from effect.failure


def lasting_effect_text(lasting: LastingEffect, source: Text) -> Text:
    """Return the text of a lasting effect for the card it is on; ``source`` is the card that caused it."""
    return (over_time if lasting.until == over_time.TICKS else changing).lasting_effect_text(lasting, source)
