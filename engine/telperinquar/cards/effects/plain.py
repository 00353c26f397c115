"""The vocabulary of effects that do something by themselves; the package adds those that lead to others."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.content.effects import Vocabulary
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.effects.base import Effect
from engine.telperinquar.cards.effects.changing import Grant, Modify
from engine.telperinquar.cards.effects.damage import Damage
from engine.telperinquar.cards.effects.drawing import Discard, Draw
from engine.telperinquar.cards.effects.exhausting import Exhaust, Ready
from engine.telperinquar.cards.effects.healing import Heal, Restore
from engine.telperinquar.cards.effects.hiding import Hide, Reveal
from engine.telperinquar.cards.effects.over_time import OverTime
from engine.telperinquar.cards.effects.pool import Pool
from engine.telperinquar.cards.effects.reacting import Cancel, Parry, Redirect
from engine.telperinquar.cards.effects.removing import Destroy, Return

PLAIN = Vocabulary[Effect](
    Attack,
    Damage,
    Heal,
    Restore,
    Modify,
    Grant,
    OverTime,
    Draw,
    Discard,
    Pool,
    Exhaust,
    Ready,
    Destroy,
    Return,
    Hide,
    Reveal,
    Cancel,
    Redirect,
    Parry,
)
PlainEffect: TypeAlias = Annotated[Effect, PLAIN]
