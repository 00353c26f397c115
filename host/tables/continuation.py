"""The position of a finished game from which a table goes on, with dice of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.menus import Move
from engine.kernel.replay import CONTINUE
from engine.kernel.text import NO_VALUES, Seat, Text, Value


@dataclass(slots=True, frozen=True)
class Continuation:
    """A position at rest of a finished game: the number of its table, the step of its replay, and its save.

    ``seats`` is the number of seats; the players of those in ``left`` had left the game by then.
    """

    table_id: int
    step: int
    seats: int
    left: Sequence[Seat]
    position: bytes = field(repr=False)

    def as_data(self) -> dict[str, Any]:
        """Return plain JSON data for the store."""
        seats = {"seats": self.seats, "left": list(self.left)}
        return {"table": self.table_id, "step": self.step, **seats, "position": self.position.decode()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Continuation:
        """Read what :meth:`as_data` returned."""
        position = str(data["position"]).encode()
        return cls(int(data["table"]), int(data["step"]), int(data["seats"]), tuple(data["left"]), position)

    @property
    def move(self) -> Move:
        """The beginning of the game as its journal holds it."""
        return Move(CONTINUE, (self.table_id, self.step, self.position.decode()))

    def text(self, key: str, values: Mapping[str, Value] = NO_VALUES) -> Text:
        """Return a text that names the game and the step, with further values."""
        return Text(key, {"number": self.table_id, "step": self.step + 1, **values})
