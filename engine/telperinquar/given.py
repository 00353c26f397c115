"""The ``given:`` section of a scenario of the duel as a model (the format: tests/scenarios/README.md)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.telperinquar.state import Phase


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class GivenCard(_Strict):
    """A card in play as a scenario describes it."""

    kind: str
    lost: int = Field(default=0, ge=0)
    healed: int = Field(default=0, ge=0)
    injured: bool = False
    exhausted: bool = False
    face_down: bool = False
    charges: int | None = Field(default=None, ge=1)
    carries: list[Any] = []


class GivenPlayer(_Strict):
    """The cards and values of a seat; fields that are left out are as at the beginning of a duel."""

    hero: str = "fighter"
    level: int = Field(default=1, ge=1, le=10)
    second: str = ""
    """The other hero card of a double-class hero."""
    second_level: int = Field(default=1, ge=1, le=10)
    life: int | None = None
    actions: int | None = Field(default=None, ge=0)
    hand: list[str] = []
    pile: list[str] = []
    """The top card first."""
    discard: list[str] = []
    row: list[Any] = []
    equipment: list[Any] = []
    abilities: list[Any] = []
    turns: int | None = Field(default=None, ge=0)
    hidden: bool = False
    """The hero is face down."""


class GivenLasting(_Strict):
    """A lasting effect as its cause left it."""

    by: str
    """The seat that caused it."""
    name: str = ""
    target: str
    kind: str = "grey-wolf"
    until: Literal["turn", "round", "lasting", "ticks"] = "ticks"
    stat: str = ""
    change: int = 0
    keyword: str = ""
    damage: int = 0
    heal: int = 0
    damage_kind: str = "simple"
    element: str = ""
    rounds: int = 1


class GivenPosition(_Strict):
    """The duel as a whole; the seats are described beside it."""

    round: int = Field(default=2, ge=1)
    turn: str | None = None
    first: str | None = None
    phase: Phase | Literal["begin"] = "main"
    """``begin``: the turn begins with its first steps, and the entry phase follows."""
    reactions: Literal["fair", "fast"] = "fair"
    counterattack: Literal["asked", "automatic"] = "asked"
    round_limit: int = 0
    teams: bool = False
    tournament: bool = False
    cards: dict[str, dict[str, Any]] = {}
    """Cards made up for the scenario: as in ``data/telperinquar/cards``, without id and name."""
    heroes: dict[str, dict[str, Any]] = {}
    """Heroes made up for the scenario: ``like`` names a hero, the other fields replace that hero's."""
    lasting: list[GivenLasting] = []
    draft: dict[str, Any] | None = None
    """The draft before the duel, if the duel has not begun."""
