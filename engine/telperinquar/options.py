"""The options of a duel."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self, cast

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engine.kernel.options import TableOptions, in_schema, typed_as
from engine.telperinquar.cards.models import DeckList

TOURNAMENT_ROUNDS = 40  # T-248a
FIRST: Mapping[str, int | None] = {"dice": None, "opener": 0, "second": 1, "third": 2, "fourth": 3}
"""The seats that may begin, in words: the dice decide, the player who opens the table, the next one to sit down …"""
_YES = re.compile("true|1|yes|on|y|t", re.IGNORECASE)


class Options(TableOptions):
    """Options that can be chosen for a duel.

    Decks may be given as a list or one by one (``deck-0``, ``deck-1`` …).
    """

    decks: tuple[str | DeckList | None, ...] = ()
    """A ready deck or a list by seat; seats without one get the ready decks in order."""
    reactions: Literal["fair", "fast"] = "fair"
    """fair: a question for a reaction reveals nothing about face-down cards; fast: only players who can react are
    asked."""
    counterattack: Literal["asked", "automatic"] = "asked"
    """asked: the owner decides; automatic: a card with one way to strike back that takes no charge does so (T-131)."""
    round_limit: int = Field(default=0, ge=0, le=999, json_schema_extra={"computers": 40})
    """From this round on heroes lose life points in every turn (T-248a); 0 is never."""
    teams: bool = False
    """Two against two (T-230): the seats belong to the two groups in turn."""
    draft: bool = False
    """A booster draft comes first (T-260): the duel is played with the decks drafted in it."""
    double_class: bool = False
    """Double-class heroes (T-261): decks with two hero cards may be played, and are the ones dealt out."""
    tournament: bool = False
    """Sudden Victory Overtime: once all heroes have level 10 they lose life points in every turn (T-245)."""
    first: Annotated[int | None, typed_as(FIRST)] = Field(default=None, ge=0, le=3, json_schema_extra=in_schema(FIRST))
    """Who begins; otherwise dice decide (T-015)."""

    @model_validator(mode="before")
    @classmethod
    def _one_by_one(cls, data: Any) -> Any:
        if not isinstance(data, Mapping):
            return data
        options = dict(cast("Mapping[str, Any]", data))
        if _YES.fullmatch(str(options.get("tournament", ""))):
            options.setdefault("round_limit", TOURNAMENT_ROUNDS)
        if isinstance(options.get("decks"), str):
            options["decks"] = [deck.strip() for deck in options["decks"].split(",")]
        single = {seat: options.pop(f"deck-{seat}") for seat in range(4) if f"deck-{seat}" in options}
        if single:
            decks = [*options.get("decks", ()), None, None, None, None][:4]
            for seat, deck in single.items():
                decks[seat] = deck
            options["decks"] = decks
        return options

    @model_validator(mode="after")
    def _together(self) -> Self:
        """Refuse decks from elsewhere in a draft."""
        for other in ("decks", "double_class"):
            if self.draft and getattr(self, other):
                names = {"option": "draft", "other": other}
                raise PydanticCustomError("options_together", "{option} does not go with {other}", names)
        return self
