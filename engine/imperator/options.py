"""The settings of a game of Imperator."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """The settings of ``/game new``."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    battle: Literal["free", "ordered"] = "free"
    lives: int = Field(default=0, ge=0, le=5)
    """Lives of every player; 0 is the usual number: 2 for two players, 1 for more (I-004)."""
    perk: int = Field(default=2, ge=0, le=4)
    """Size of the flat Imperator perk (I-021, I-022)."""
    perk_table: Literal["flat", "throne", "sixteen"] = "flat"
    """Flat; by rank, the low ones stronger (I-103); 16 minus the card's value (I-104)."""
    colour_bonus: int = Field(default=0, ge=0, le=4)
    """Added to attack for black and to defence for red cards, whatever the Imperator (I-105)."""
    carry_over: bool = True
    """Damage lasts over the rounds (I-073)."""
    open_hands: bool = False
    """Buffs lie open too (I-038)."""
    tie: Literal["return", "defender"] = "return"
    """A tie of totals: all cards go back, or the defender wins (I-061)."""
    blind_raid: bool = False
    """Half of the cards in the middle lie face down (I-102)."""
    round_limit: int = Field(default=40, ge=1, le=200)
    """The game is decided by lives and life points after this round (I-078a)."""
