"""The options of a game of Talisman."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from pydantic import Field, model_validator

from engine.kernel.options import TableOptions

EVENING: Mapping[str, Any] = {
    "trophies": "5", "head_start": True, "even_start": True, "sudden_end": True, "round_limit": 44,
}  # fmt: skip
"""Values that ``evening`` gives to other options unless they are set themselves."""
VARIANTS: Mapping[str, Mapping[str, Any]] = {"evening": {"evening": "true"}, "full": {}}
"""The two games that the start page offers."""
LAST_ROUND = 200
"""The last round by default: of a hundred games of computers 97 end before round 150 (M-369)."""
_YES = ("true", "1", "yes", "on", "y", "t")


class Options(TableOptions):
    """The options of ``/game new``."""

    characters: Literal["dealt", "choose"] = "dealt"
    """Whether everybody is dealt a character (M-033), or chooses one of three (M-034)."""
    first: Literal["random", "1", "2", "3", "4", "5", "6"] = "random"
    """The player who begins (M-045)."""
    spells: Literal["open", "polled"] = "open"
    """open: players cast Spells at any rest and nobody waits for them; polled: all are asked each time (M-399a)."""
    round_limit: int = Field(default=0, ge=0, le=999, json_schema_extra={"computers": 150})
    """The last round, after which the player who is furthest ahead wins (M-369); 0: the default one."""
    evening: bool = False
    """A game for an evening: a counter costs five points of trophies, everybody begins stronger and with more even
    chances, reaching the Crown wins, and the game ends after 44 rounds."""
    trophies: Literal["7", "6", "5"] = "7"
    """The number of points of trophies that pay for a counter (M-238, M-364)."""
    head_start: bool = False
    """Everybody begins with a counter of Strength or of Craft, by choice (M-365)."""
    slaughter: bool = False
    """There is only one Talisman card, and players who die are out (M-366)."""
    command_by_players: bool = False
    """The Command Spell works more often with more players (M-367)."""
    sudden_end: bool = False
    """The first player on the Crown of Command wins (M-368)."""
    inherit: bool = False
    """The next character of a player gets what the last one left, and its killer nothing (M-358 .. M-362)."""
    evade_unfriendly: bool = False
    """Unfriendly persons on cards and spaces can be evaded too (M-354 .. M-357a)."""
    even_start: bool = False
    """A house rule for more even chances: nobody begins with less than 5 Strength, or with more than 4 lives."""
    no_return: bool = False
    """Players who are dead when the Crown of Command is first reached are out too, against the ruling M-085a."""
    no_second_visit: bool = False
    """A character that returns to the start of this turn's move meets nothing there, against the ruling M-138a."""
    toads_keep: bool = False
    """A toad keeps its Objects, Followers and gold, but cannot use them or take more, against the ruling M-271."""

    @model_validator(mode="before")
    @classmethod
    def _apply_evening(cls, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return data
        options = dict(cast("Mapping[str, Any]", data))
        return {**EVENING, **options} if str(options.get("evening", "")).casefold() in _YES else options

    @property
    def last_round(self) -> int:
        """The round after which the game ends (M-369)."""
        return self.round_limit or LAST_ROUND
