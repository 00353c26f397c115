"""How a seat wants to be asked when it may react."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, frozen=True)
class ReactionPreferences:
    """``turn`` is the turn to whose end the seat passes without being asked; ``always`` names what it is asked about
    all the same: kinds of actions and content items. They belong to the person who chose them.
    """

    person_id: int = 0
    turn: tuple[int, ...] | None = None
    always: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the seat."""
        return {"person": self.person_id, "turn": self.turn, "always": self.always}

    @classmethod
    def from_data(cls, data: Mapping[str, Any] | None, person_id: int | None) -> ReactionPreferences:
        """Read what :meth:`as_data` returned; nothing of whoever sat there before."""
        if data is None or data["person"] != person_id:
            return cls()
        return cls(data["person"], None if data["turn"] is None else tuple(data["turn"]), tuple(data["always"]))
