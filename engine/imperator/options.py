"""The options of a game of Imperator."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.kernel.options import TableOptions


class Options(TableOptions):
    """The options of ``/game new``."""

    hand: Literal["four", "two"] = "four"
    """The first hand: a house rule, two high and two low cards, or the printed rule, two cards (I-037)."""
    battle: Literal["free", "ordered"] = "free"
    lives: int = Field(default=0, ge=0, le=5)
    """Lives of every player; 0 stands for 2 with two players and 1 with more (I-004)."""
    perk: int = Field(default=2, ge=0, le=4)
    """Size of the flat Imperator perk (I-021, I-022)."""
    perk_table: Literal["flat", "throne", "sixteen"] = "flat"
    """The same for all Imperators; greater for low ones (I-103); or 16 minus the card's value (I-104)."""
    colour_bonus: int = Field(default=0, ge=0, le=4)
    """Added to attack for black and to defence for red cards, under any Imperator (I-105)."""
    carry_over: bool = True
    """Whether damage lasts beyond the round (I-073)."""
    open_hands: bool = False
    """Whether buffs lie open too (I-038)."""
    buff_colours: bool = True
    """A house rule: whether face-down buffs show their colour, so that nobody is asked without a choice (I-038)."""
    tie: Literal["return", "defender"] = "return"
    """What a tie of totals does: all cards go back, or the defender wins (I-061)."""
    blind_raid: bool = False
    """Whether half of the cards in the middle lie face down (I-102)."""
    stakes: Literal["even", "rising"] = "rising"
    """A house rule, which halves the length of a game: from round 5 on a won attack hurts one point more each round.

    Without it the stakes are even, as printed (I-078a).
    """
    round_limit: int = Field(default=40, ge=1, le=200)
    """The last round, after which lives and HP decide (I-078a)."""
