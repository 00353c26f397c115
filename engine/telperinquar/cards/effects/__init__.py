"""What cards do: the effects of abilities and attacks, each with its fields, execution, wording and worth in one file.

The vocabulary is small on purpose: a card's printed text is generated from it, so a card does what it says.
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
    """Effects with those that hang on a success roll, in the order of the text."""
    for effect in effects:
        yield effect
        if isinstance(effect, Check):
            yield from effect.success
            yield from effect.failure


def lasting_effect_text(lasting: LastingEffect, source: Text) -> Text:
    """An effect that goes on, as it is told of the card it falls on; ``source`` is the card it came from."""
    return (over_time if lasting.until == over_time.TICKS else changing).lasting_effect_text(lasting, source)
