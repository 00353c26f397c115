"""Models of the items in ``cards.yaml`` (R-049 .. R-057)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.tenefyr.cards.effects import ENEMY_EFFECTS, LOOT_EFFECTS, REWARD_EFFECTS
from engine.tenefyr.cards.effects.base import EnemyEffect, LootEffect, RewardEffect

Strength: TypeAlias = Annotated[int, Field(ge=1, le=60)]
Identifier: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,39}$")]


class _Item(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Condition(_Item):
    """Cards that must be discarded in full before a card has its effects (R-148)."""

    deck: int = Field(default=0, ge=0, le=3)
    """Cards from the top of the deck."""
    hand: int = Field(default=0, ge=0, le=3)
    """Cards of the player's choice from the hand."""


class Loot(_Item):
    """The loot part of a card, which is played from the hand (R-054)."""

    power: int = Field(ge=0, le=12)
    condition: Condition | None = None
    effects: Sequence[Annotated[LootEffect, LOOT_EFFECTS]] = ()


class HeroData(_Item):
    """A hero with their skill card (R-001, R-002)."""

    id: Identifier
    skill: Loot


class EnemyData(_Item):
    """A dungeon card: the enemy above, its loot below (R-049)."""

    id: Identifier
    level: int = Field(ge=1, le=5)
    power: tuple[Strength, Strength, Strength]
    """Power for one or two players, for three, and for four (R-051, R-163)."""
    enemy: Sequence[Annotated[EnemyEffect, ENEMY_EFFECTS]] = ()
    loot: Loot
    hero: str | None = None
    """The only hero who can use the loot (R-057); None if every hero can."""


class StageData(_Item):
    """One card of a boss (R-127)."""

    id: Identifier
    power: tuple[Strength, Strength, Strength]
    enemy: Sequence[Annotated[EnemyEffect, ENEMY_EFFECTS]] = ()


class BossData(_Item):
    """A boss and its four cards (R-005)."""

    id: Identifier
    stages: tuple[StageData, StageData, StageData, StageData]


class RewardData(_Item):
    """A reward: each player chooses one of the options, or all choose one together (R-117, R-118)."""

    id: Identifier
    level: int = Field(ge=1, le=5)
    kind: Literal["each", "together"]
    options: tuple[Annotated[RewardEffect, REWARD_EFFECTS], Annotated[RewardEffect, REWARD_EFFECTS]]
