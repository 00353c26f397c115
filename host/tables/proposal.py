"""A proposal that the players of a table vote on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from engine.kernel.text import Seat, Text, text_from_data, text_to_data

NEWCOMER = "join"
"""Kind of a request to join by a person who does not play yet."""


@dataclass(slots=True, frozen=True)
class Proposal:
    """Something that is carried out only if everybody agrees.

    ``kind`` selects what is done then, ``data`` are its arguments.
    """

    kind: str
    by: Seat
    number: int
    """Number of the journal line that made it, unique at this table."""
    text: Text
    """Public description."""
    needed: tuple[Seat, ...]
    """Seats that must agree."""
    agreed: tuple[Seat, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict)
    bound: bool = False
    """Whether it becomes void with the next change of the match."""
    made: float = 0.0
    """When it was made, in seconds since 1970."""

    @property
    def newcomer(self) -> int | None:
        """Id of the person who asks to join; None for other kinds of proposals."""
        return int(self.data["person"]) if self.kind == NEWCOMER else None

    def as_data(self) -> dict[str, Any]:
        """Return plain JSON data for the store."""
        return {**{part.name: getattr(self, part.name) for part in fields(self)}, "text": text_to_data(self.text)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Proposal:
        """Read what :meth:`as_data` returned."""
        seats = {"needed": tuple(data["needed"]), "agreed": tuple(data["agreed"])}
        return cls(**{**data, **seats, "text": text_from_data(data["text"])})
