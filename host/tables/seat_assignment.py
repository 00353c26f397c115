"""A seat of a table as the host sees it: its person or computer, deck, time and preferences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.kernel.decks import Deck
from engine.kernel.text import Text, text_from_data, text_to_data
from host.people import Person
from host.tables.standing_order import StandingOrder, until_end_of
from host.time.clocks import SeatTime
from host.time.reminder_preferences import ReminderPreferences


@dataclass(slots=True, frozen=True)
class ChosenDeck:
    """The deck a person has chosen for the game, as it was at that moment."""

    title: Text
    deck: Deck
    kept: bool = False
    """Whether it is a ready-made deck that stays with a player of the game before, who has not chosen it."""

    def as_data(self) -> dict[str, Any]:
        """Return plain JSON data for the store."""
        data = {"title": text_to_data(self.title), "deck": dict(self.deck)}
        return {**data, "kept": True} if self.kept else data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> ChosenDeck:
        """Read what :meth:`as_data` returned."""
        return cls(text_from_data(data["title"]), data["deck"], data.get("kept", False))


@dataclass(slots=True, frozen=True)
class ReactionPreferences:
    """Which questions a person wants to be asked.

    Standing ``orders`` answer some of them; those that pass reactions do not concern the kinds of actions and the
    content items in ``always``. ``answered`` are the ids of recurring questions that the person answered before, for
    which orders are offered.
    """

    person_id: int = 0
    always: tuple[str, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    answered: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """Return plain JSON data for the store."""
        return {
            "person": self.person_id,
            "always": self.always,
            "orders": [order.as_data() for order in self.orders],
            "answered": self.answered,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any] | None, person_id: int | None) -> ReactionPreferences:
        """Read what :meth:`as_data` returned; the default if another person chose it."""
        if data is None or data["person"] != person_id:
            return cls()
        if "orders" in data:
            orders = tuple(map(StandingOrder.from_data, data["orders"]))
        else:  # version 1.0 knew only the turn that is passed
            orders = () if data["turn"] is None else (until_end_of(tuple(data["turn"])),)
        return cls(data["person"], tuple(data["always"]), orders, tuple(data.get("answered", ())))


class LostAnswer(NamedTuple):
    """The answer to a person's last move by slash command, which did not reach them.

    ``press`` is the id of the interaction; ``command`` and ``arguments`` are what they typed.
    """

    press: int
    command: str
    arguments: Sequence[str]
    text: str


@dataclass(slots=True)
class SeatAssignment:
    """The person on a seat, or the computer player of a level."""

    person: Person | None
    level: str = ""

    hand_message: int | None = None
    """Id of the private message that shows this person's hand."""
    hand_sent: float = 0.0
    """When that message was sent, in seconds since 1970."""
    hand_closed: bool = False
    """Whether this person does not accept private messages."""
    account_gone: bool = False
    """Whether this person's account was found deleted since the host started."""
    deck: ChosenDeck | None = None
    """Hidden from everybody else until the game starts."""
    time: SeatTime = field(default_factory=SeatTime)
    reminder_preferences: ReminderPreferences = field(default_factory=ReminderPreferences)
    left_by: int | None = None
    """Id of the person who left this seat to the computer and may come back."""
    held_by: tuple[int, ...] = ()
    """Ids of everybody who has held this seat and therefore knows its hand."""
    offered_to: int | None = None
    """Id of the person this seat is offered to; on an empty seat of an open table: reserved for."""
    reaction_preferences: ReactionPreferences = field(default_factory=ReactionPreferences)
    """Hidden from everybody else."""
    word: str = field(default="", repr=False)
    """This person's word for the dice, hidden until the game starts; afterwards see ``Table.words``."""

    lost_answer: LostAnswer | None = field(default=None, repr=False)
    """Hidden from everybody else; None: this person knows their last move."""

    @property
    def reserved_for(self) -> int | None:
        """Id of the person an empty seat of an open table is reserved for."""
        return self.offered_to if self.person is None else None

    @property
    def deck_owner(self) -> int | None:
        """Id of the person who chose the deck: the first holder, or the person the seat is reserved for."""
        holder = None if self.person is None else self.person.id
        return next((owner for owner in (*self.held_by, holder, self.left_by, self.reserved_for) if owner), None)

    @property
    def computer(self) -> bool:
        """Whether a computer plays this seat."""
        return self.person is None and self.offered_to is None
