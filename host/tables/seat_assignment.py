"""A seat as the host sees it: who sits there, what they bring and how they want to be asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.decks import Deck
from engine.kernel.text import Text, text_from_data, text_to_data
from host.people import Person
from host.tables.reaction_preferences import ReactionPreferences
from host.time.clocks import SeatTime
from host.time.reminder_preferences import ReminderPreferences


@dataclass(slots=True, frozen=True)
class ChosenDeck:
    """A deck somebody brings to a seat, as it was when it was chosen."""

    title: Text
    deck: Deck

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the seat."""
        return {"title": text_to_data(self.title), "deck": dict(self.deck)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> ChosenDeck:
        """Read what :meth:`as_data` returned."""
        return cls(text_from_data(data["title"]), data["deck"])


@dataclass(slots=True)
class SeatAssignment:
    """A seat as the house sees it: taken by a person, or by the computer at a level ("simple")."""

    person: Person | None
    level: str = ""

    hand_message: int | None = None
    """The private message that holds this person's hand, and when it was sent (seconds)."""
    hand_sent: float = 0.0
    hand_closed: bool = False
    """This person takes no private messages."""
    account_gone: bool = False
    """This person has no account any more, as far as is known since the start of the house."""
    deck: ChosenDeck | None = None
    """What this person brings to the game; nobody else may know it before the start."""
    time: SeatTime = field(default_factory=SeatTime)
    reminder_preferences: ReminderPreferences = field(default_factory=ReminderPreferences)
    """How this person wants to be reminded."""
    left_by: int | None = None
    """Who left this seat to the computer and may come back."""
    held_by: tuple[int, ...] = ()
    """Who has held this seat before and knows what it knows."""
    offered_to: int | None = None
    """To whom the person on this seat offers it; where nobody sits, for whom it is reserved at an open table."""
    reaction_preferences: ReactionPreferences = field(default_factory=ReactionPreferences)
    """How this person wants to be asked when they may react; nobody else may know."""
    word: str = field(default="", repr=False)
    """What this person adds to the dice, for nobody else to know before the start; then see ``Table.words``."""

    @property
    def reserved_for(self) -> int | None:
        """The id of whoever may take this seat of an open table by joining, and does not sit there yet."""
        return self.offered_to if self.person is None else None

    @property
    def deck_owner(self) -> int | None:
        """The id of whoever brought the deck of this seat: its first holder, or for whom it is kept."""
        holder = None if self.person is None else self.person.id
        return next((each for each in (*self.held_by, holder, self.left_by, self.reserved_for) if each), None)

    @property
    def computer(self) -> bool:
        """Whether the computer sits here."""
        return self.person is None and self.offered_to is None
