"""Rulings where the rulebook allows another reading, in the one place where they can be switched."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, ConfigDict


class Rulings(BaseModel):
    """Which reading is played."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)

    reenter_after_crown: bool = True
    """Who died before somebody reached the Crown, and has not come back yet, still may (M-085a)."""
    meets_where_it_began: bool = True
    """Who is brought back to the space where the move of this turn began has landed there (M-138a)."""
    toad_keeps_belongings: bool = False
    """A toad keeps its Objects, Followers and gold, instead of leaving them where it was changed (M-271)."""


RULINGS: Final = Rulings()
