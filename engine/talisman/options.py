"""The options of a game of Talisman."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from pydantic import BaseModel, ConfigDict, Field, model_validator

EVENING: Mapping[str, Any] = {
    "trophies": "5", "head_start": True, "even_start": True, "sudden_end": True, "round_limit": 44,
}  # fmt: skip
"""What an evening means for the other options, where they are not chosen otherwise."""
LAST_ROUND = 200
"""The last round where no other is chosen: of a hundred games of computers 97 end before round 150 (M-369)."""
_YES = ("true", "1", "yes", "on", "y", "t")


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
    round_limit: int = Field(default=0, ge=0, le=999, json_schema_extra={"computers": 150})
    """The last round: the player who has won most by then wins (M-369); 0 for the usual one, see :attr:`last_round`."""
    evening: bool = False
    """A game for an evening: five points of trophies are enough, everybody begins stronger and with more even chances,
    reaching the Crown wins, and after 44 rounds what everybody has won is counted."""
    trophies: Literal["7", "6", "5"] = "7"
    """How many points of trophies bring a counter (M-238, M-364)."""
    head_start: bool = False
    """Everybody begins with a counter of Strength or Craft, as they choose (M-365)."""
    slaughter: bool = False
    """There is one Talisman card only, and whoever dies is out (M-366)."""
    command_by_players: bool = False
    """The Command Spell works the more often the more players there are (M-367)."""
    sudden_end: bool = False
    """Whoever reaches the Crown of Command first has won (M-368)."""
    inherit: bool = False
    """The next character of a player has what the last one left; who kills gets nothing of it (M-358 .. M-362)."""
    evade_unfriendly: bool = False
    """Unfriendly persons of cards and spaces can be evaded as well (M-354 .. M-357a)."""
    even_start: bool = False
    """A house rule for more even chances: nobody begins with less than 5 Strength, or with more than 4 lives."""
    no_return: bool = False
    """Whoever is dead when the Crown of Command is reached first is out as well, against the ruling M-085a."""
    no_second_visit: bool = False
    """Whoever is brought back to where the move of this turn began meets nothing there, against the ruling M-138a."""
    toads_keep: bool = False
    """A toad keeps its Objects, Followers and gold, though it uses none of them and takes nothing, against the ruling
    M-271."""

    @model_validator(mode="before")
    @classmethod
    def _an_evening(cls, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return data
        options = dict(cast("Mapping[str, Any]", data))
        return {**EVENING, **options} if str(options.get("evening", "")).casefold() in _YES else options

    @property
    def last_round(self) -> int:
        """The round after which the game ends (M-369)."""
        return self.round_limit or LAST_ROUND
