"""The options of a game of Talisman."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """The options of ``/game new``."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    characters: Literal["dealt", "choose"] = "dealt"
    """Whether everybody is dealt one character (M-033), or chooses one of three (M-034)."""
    first: Literal["random", "1", "2", "3", "4", "5", "6"] = "random"
    """Who begins (M-045)."""
    spells: Literal["open", "polled"] = "open"
    """Whether whoever holds a Spell may cast it at any rest and nobody is waited for, or all are asked each time when a
    Spell may be cast (M-399a)."""
    round_limit: int = Field(default=0, ge=0, le=999, json_schema_extra={"computers": 300})
    """After how many rounds it ends, and whoever has won most by then has won (M-369); 0 is never."""
