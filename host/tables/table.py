"""A table: where a game is played, by whom, and the match on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.kernel.advice import Plan
from engine.kernel.flow import Event
from engine.kernel.game import Game
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Menu, Refusal, RefusedError
from engine.kernel.reactions import is_passed
from engine.kernel.sealing import Words, dice_key
from engine.kernel.text import Seat, Text, person_name, seat_name
from engine.kernel.views import Result, View
from host.digests import BARRED, held
from host.people import Person, Place
from host.tables.proposal import Proposal
from host.tables.recent_history import RecentDecisions, RecentEvents
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Ending, Status
from host.time.clocks import WITHOUT_CLOCK, Clock
from render.languages import Languages, Reader

MOST_KNOWN = 100
T = TypeVar("T")


def _no_digest(person_id: int, what: str, table_id: int) -> str:
    return ""


@dataclass(slots=True)
class Table:
    """One game in one channel. ``assignments[seat]`` tells who sits where; seats count from 0 in the order of joining.

    Read it freely between two awaits; only the game master changes it.
    """

    id: int
    place: Place
    game: str
    rules: Game[Any]
    owner: int
    """The id of the person who may start the game."""
    options: Mapping[str, Any]
    assignments: list[SeatAssignment]
    language: str
    """Of what everybody reads."""
    status: Status = Status.OPEN
    match: Match[Any] | None = None
    seal: str = ""
    """SHA-256 of the secret, public from the opening on."""
    secret: bytes = field(default=b"", repr=False)
    """What the dice come from, together with the words; nobody may know it until the game is over."""
    words: Words = ()
    """The words of all seats once the game has begun, also when other people hold the seats later."""
    thread_id: int | None = None
    board_message: int | None = None
    board_posted: float = 0.0
    notices_sent: list[str] = field(default_factory=list)
    """What the channel was told of threads and private messages, which is said once for each game."""
    seq: int = 0
    """The number of the last journal row."""
    failure: Text | None = None
    """Why the board or thread cannot be shown at present (a missing permission); worth telling who asks."""

    proposal: Proposal | None = None
    """What is put to the vote."""
    ending: Ending | None = None
    clock: Clock | None = None
    """The time people have; None: as long as they like."""
    deadline: float | None = None
    """When somebody's time is up, a reminder is due, reserved seats become free or an open table closes, in running
    time."""
    barred: tuple[int, ...] = ()
    """Who was removed and may not come back."""
    forgotten: tuple[str, ...] = field(default=(), repr=False)
    """Digests of people whose data was deleted: who of them was removed, and who has seen which hand."""
    digest: Callable[[int, str, int], str] = field(default=_no_digest, repr=False)
    """Makes such a digest of a person's id, a purpose and the number of a table."""
    paused: float | None = None
    """Since when nobody may move, in seconds since 1970."""
    recent_events: RecentEvents = field(default_factory=RecentEvents, repr=False)
    """The latest events."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    saved: bytes = field(default=b"", repr=False)
    """The match as last committed."""
    recent_decisions: RecentDecisions | None = field(default=None, repr=False)
    """What might be taken back; None until somebody asks for it, after a restart or after something was."""
    plans: dict[Seat, Plan] = field(default_factory=dict, repr=False)
    """What people have decided of the questions they are put next. After a restart they are asked."""
    presses: dict[int, None] = field(default_factory=dict, repr=False)
    """The interactions whose moves were accepted, newest last."""
    seen: dict[int, float] = field(default_factory=dict, repr=False)
    """When people who sit here last pressed or typed something at this table, in running time, by their ids."""
    names: dict[int, str] = field(default_factory=dict, repr=False)
    """What the people are called whom the news and other texts of this table name, by their ids."""
    _known: dict[Hashable, tuple[tuple[object, ...], Any]] = field(default_factory=dict, repr=False)
    """What was found out of a position, and which it was: people press several times between two moves."""

    @property
    def news(self) -> list[Text]:
        """The latest public events, oldest first."""
        return self.recent_events.public()

    @property
    def limit(self) -> Clock:
        """The clock after which the others may do something about a decision, at a table without one too."""
        return self.clock or WITHOUT_CLOCK

    # ---- people

    def refuse_barred(self, person_id: int) -> None:
        """Raises RefusedError (``refused-barred``) for somebody who was removed from this table."""
        if self.is_barred(person_id):
            raise RefusedError(Refusal("refused-barred"))

    def is_barred(self, person_id: int) -> bool:
        """Return whether somebody was removed from this table, also if their data was deleted since then."""
        return person_id in self.barred or self._was(person_id, BARRED)

    def has_held(self, person_id: int, seat: Seat) -> bool:
        """Return whether somebody has held a seat and seen its hand, also if their data was deleted since then."""
        return person_id in self.assignments[seat].held_by or self._was(person_id, held(seat))

    def _was(self, person_id: int, what: str) -> bool:
        return bool(self.forgotten) and self.digest(person_id, what, self.id) in self.forgotten

    def is_at(self, place: Place, person_id: int) -> bool:
        """Whether somebody may act at this table from a place: its channel, its thread, or for who sits here a private
        conversation.
        """
        if place.guild_id is None:
            return self.find_seat(person_id) is not None
        return place.guild_id == self.place.guild_id and place.channel_id in (self.place.channel_id, self.thread_id)

    def find_seat(self, person_id: int) -> Seat | None:
        for seat, assignment in enumerate(self.assignments):
            if assignment.person is not None and assignment.person.id == person_id:
                return seat
        return None

    def seat_of(self, person_id: int) -> Seat:
        """Raises RefusedError for somebody who does not play here: ``refused-join-first`` while they still may,
        ``refused-not-seated`` afterwards.
        """
        seat = self.find_seat(person_id)
        if seat is None:
            raise RefusedError(Refusal("refused-join-first" if self.status is Status.OPEN else "refused-not-seated"))
        return seat

    def seat_to_free(self, person_id: int) -> Seat:
        """The seat of somebody who plays here or for whom it is reserved. Raises RefusedError
        (``refused-nobody-to-remove``).
        """
        seat = self.find_seat(person_id)
        if seat is None and self.status is Status.OPEN:
            seat = next(
                (seat for seat, assignment in enumerate(self.assignments) if assignment.reserved_for == person_id), None
            )
        if seat is None or (self.match is not None and seat in self.match.left):
            raise RefusedError(Refusal("refused-nobody-to-remove"))
        return seat

    def people(self, languages: Languages, language: str) -> list[str]:
        """The display name of each seat, as ``Languages.say`` wants them."""
        names: list[str] = []
        computers = 0
        for assignment in self.assignments:
            if assignment.person is not None:
                forgotten = assignment.person.id == 0
                names.append(languages.say(Text("person-forgotten"), language) if forgotten else assignment.person.name)
            elif assignment.reserved_for is not None:
                reader = Reader(language, names=self.names)
                names.append(languages.tell(person_name(assignment.reserved_for), reader))
            else:
                computers += 1
                names.append(languages.name(Text("computer-name", {"number": computers}), Reader(language)))
        return names

    def named(self, person: Person) -> Text:
        """The name of a person in texts of this table. Write what they are called with what holds the text."""
        self.names[person.id] = person.name
        return person_name(person.id)

    def reader(
        self, languages: Languages, language: str, *, markdown: bool = False, seat: Seat | None = None
    ) -> Reader:
        """For wording what is told of this table in a language; to a seat alone, if one is given."""
        return Reader(language, self.game, self.people(languages, language), markdown, self.names, seat)

    @property
    def free_seats(self) -> int:
        return self.rules.seats[-1] - len(self.assignments)

    @property
    def reserved(self) -> list[int]:
        """The ids of those for whom seats of an open table are reserved, in the order of the seats."""
        return [assignment.reserved_for for assignment in self.assignments if assignment.reserved_for is not None]

    # ---- the match

    def refuse_begun(self) -> None:
        """Raises RefusedError unless the table is open."""
        if self.status is Status.RUNNING:
            raise RefusedError(Refusal("refused-begun"))
        if self.status is not Status.OPEN:
            raise RefusedError(Refusal("refused-closed"))

    def playing(self) -> Match[Any]:
        """The match. Raises RefusedError where the game has not begun or nobody came to play it."""
        if self.match is None:
            raise RefusedError(Refusal("refused-closed") if self.status is Status.CLOSED else self._not_begun())
        return self.match

    def _not_begun(self) -> Refusal:
        """Whoever opened the table has to start the game."""
        seat = self.find_seat(self.owner)
        return Refusal("refused-not-begun", {} if seat is None else {"owner": seat_name(seat)})

    def unfinished(self) -> Match[Any]:
        """The match of a game that goes on or is paused. Raises RefusedError as :meth:`playing`, and where it is
        over.
        """
        match = self.playing()
        if self.status is not Status.RUNNING:
            raise RefusedError(Refusal("refused-over"))
        return match

    def running(self) -> Match[Any]:
        """The match of a game that goes on. Raises RefusedError as :meth:`unfinished`, and while it is paused."""
        match = self.unfinished()
        if self.paused is not None:
            raise RefusedError(Refusal("refused-paused"))
        return match

    def asks(self) -> dict[Seat, Ask]:
        """Who is asked what now, with the ask ids that answers should carry; empty outside a running game."""
        return self.match.asks() if self.match is not None and self.status is Status.RUNNING else {}

    def passes(self, seat: Seat, menu: Menu) -> bool:
        """Whether a question with this menu is passed for the person on the seat, as they have chosen."""
        assignment = self.assignments[seat]
        if assignment.person is None:
            return False
        preferences, state = assignment.reaction_preferences, self.playing().state
        return is_passed(self.rules, state, seat, menu, turn=preferences.turn, always=preferences.always)

    def is_away(self, seat: Seat) -> bool:
        """Return whether the person on a seat was skipped, and has not decided or looked at anything here since."""
        assignment = self.assignments[seat]
        if assignment.person is None or assignment.time.skipped is None:
            return False
        return self.seen.get(assignment.person.id, assignment.time.skipped) <= assignment.time.skipped

    def view(self, person_id: int | None) -> View:
        """What this person may know; strangers and None see what spectators see. Raises RefusedError before the
        start.
        """
        seat = None if person_id is None else self.find_seat(person_id)
        match = self.playing()
        return self.known(("view", seat), lambda: match.view(seat))

    def known(self, what: Hashable, find_out: Callable[[], T]) -> T:
        """What there is to find out of the present position, found out once. Raises RefusedError before the start."""
        match = self.playing()
        position = (match, self.seq, self.saved, match.answered)
        known = self._known.get(what)
        if known is None or known[0] != position:
            if known is None and len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[what] = (position, find_out())
        return known[1]

    @property
    def dice_key(self) -> bytes:
        """The key of a begun game's dice, as secret as what it is made of."""
        return dice_key(self.secret, self.words)

    def result(self) -> Result | None:
        return self.match.result() if self.match is not None else None

    def verdict(self) -> Text | None:
        """How the game ended, in a sentence; None while it goes on."""
        result = self.result()
        if result is None:
            return Text("board-ended-" + (self.ending or Ending.STOPPED)) if self.status is Status.OVER else None
        if not result.winners:
            return Text("board-lost" if result.lost else "board-drawn", {"reason": result.reason})
        winners = tuple(seat_name(seat) for seat in result.winners)
        return Text("board-won", {"seats": winners, "count": len(winners), "reason": result.reason})

    def waiting(self) -> tuple[Text, ...]:
        """Return the names of all whose answer the game waits for, or what stands instead of them."""
        return self.match.awaited_names() if self.match is not None and self.status is Status.RUNNING else ()


@dataclass(slots=True, frozen=True)
class PlayedMove:
    """What happened by an accepted move, for the person who made it.

    ``events`` are those that person may know, up to the next question; ``ask`` is what they are asked next (None:
    others are, or it is over). ``before`` is how many events there had been at the table.
    """

    table: Table
    seat: Seat
    events: tuple[Event, ...]
    ask: Ask | None
    before: int


@dataclass(slots=True, frozen=True)
class Departure:
    """How somebody's leaving an open table changed it: the new owner's id, or closed as nobody is left; ``declined``
    where it was only a reserved seat that they gave up.
    """

    table: Table
    new_owner: int | None
    closed: bool
    declined: bool = False
