"""What is put to the vote at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from engine.kernel.text import Seat, Text, text_from_data, text_to_data

NEWCOMER = "join"
"""The kind of a proposal of somebody who does not play yet."""


@dataclass(slots=True, frozen=True)
class Proposal:
    """Something that happens only if everybody agrees. ``kind`` says what is done then, ``data`` with what."""

    kind: str
    by: Seat
    number: int
    """The journal row that made it: its own number at this table."""
    text: Text
    """What is proposed, for everybody to read."""
    needed: tuple[Seat, ...]
    """Whose consent it takes."""
    agreed: tuple[Seat, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict)
    bound: bool = False
    """It makes no sense any more once the match has changed."""
    made: float = 0.0
    """When it was made, in seconds since 1970."""

    @property
    def newcomer(self) -> int | None:
        """The id of who asks to be let in with it; None for a proposal of another kind."""
        return int(self.data["person"]) if self.kind == NEWCOMER else None

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the table."""
        return {**{each.name: getattr(self, each.name) for each in fields(self)}, "text": text_to_data(self.text)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Proposal:
        """Read what :meth:`as_data` returned."""
        seats = {"needed": tuple(data["needed"]), "agreed": tuple(data["agreed"])}
        return cls(**{**data, **seats, "text": text_from_data(data["text"])})
