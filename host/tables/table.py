"""A table: the place, the people and the match of one game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.kernel.advice import Plan
from engine.kernel.dice import Words, dice_key
from engine.kernel.flow import Event
from engine.kernel.game import Game
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Menu, Refusal, RefusedError, move_from_data
from engine.kernel.text import Seat, Text, person_name, seat_name, text_from_data, text_to_data
from engine.kernel.views import Result, View
from host.digests import BARRED, held_purpose
from host.people import Person, Place
from host.tables.continuation import Continuation
from host.tables.proposal import Proposal
from host.tables.recent_history import OWN, RecentDecisions, RecentEvents, Vitals
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Ending, Status
from host.tables.versions import TableLock
from host.time.clocks import WITHOUT_CLOCK, Clock, SeatTime
from render.languages import Languages, Reader
from store.journal import Advance, JournalRow

MOST_KNOWN = 100
MOST_PRESSES = 100
"""Accepted interactions that a table remembers."""
T = TypeVar("T")


_STORED = (
    "owner", "options", "assignments", "language", "status", "match", "saved", "words", "seq", "version", "proposal",
    "ending", "clock", "deadline", "barred", "forgotten", "paused", "presses", "plans",
)  # fmt: skip
"""What a table takes over from its rows when another process has changed them."""


def plans_from_data(data: Mapping[str, Mapping[str, Sequence[Any]]] | None) -> dict[Seat, Plan]:
    """Read the planned answers of seats as they are stored."""
    return {
        int(seat): {key: [move_from_data(*move) for move in moves] for key, moves in plan.items()}
        for seat, plan in (data or {}).items()
    }


def _no_digest(person_id: int, purpose: str, table_id: int) -> str:
    return ""


@dataclass(slots=True)
class Table:
    """One game in one channel; seats are numbered from 0 in the order of joining.

    It may be read freely between two awaits; only the game master changes it.
    """

    id: int
    place: Place
    game: str
    rules: Game[Any]
    owner: int
    """Id of the person who may start the game."""
    options: Mapping[str, Any]
    assignments: list[SeatAssignment]
    language: str
    """Language of public messages."""
    status: Status = Status.OPEN
    match: Match[Any] | None = None
    seal: str = ""
    """SHA-256 of the secret, public from the start."""
    secret: bytes = field(default=b"", repr=False)
    """Source of the dice together with the words; secret until the game is over."""
    words: Words = ()
    """The words of all seats at the start of the game, even if other people hold the seats later."""
    thread_id: int | None = None
    board_message: int | None = None
    board_posted: float = 0.0
    notices_sent: list[str] = field(default_factory=list)
    """Notices about threads and private messages that the channel was sent; each is sent once per game."""
    seq: int = 0
    """Number of the last change."""
    failure: Text | None = None
    """Why the board or thread cannot be shown at present (such as a missing permission)."""

    proposal: Proposal | None = None
    """What the players currently vote on."""
    ending: Ending | None = None
    clock: Clock | None = None
    """None: no time limit."""
    deadline: float | None = None
    """Running time of the next time limit, reminder, end of a reservation or closing of an open table."""
    barred: tuple[int, ...] = ()
    """Ids of people who were removed and may not come back."""
    forgotten: tuple[str, ...] = field(default=(), repr=False)
    """Digests of people whose data was deleted: who was removed, and who has seen which hand."""
    digest: Callable[[int, str, int], str] = field(default=_no_digest, repr=False)
    """Returns the digest of a person's id, a purpose and a table's number."""
    continues: Continuation | None = None
    """The position of a finished game from which this game goes on; such a game is not rated."""
    paused: float | None = None
    """Since when the game is paused, in seconds since 1970; with a ``deadline`` it goes on by itself then."""
    recent_events: RecentEvents = field(default_factory=RecentEvents, repr=False)
    lock: TableLock = field(default_factory=TableLock, repr=False)
    version: int = 0
    """Version of the rows that it was read from."""
    epoch: int = 0
    """Epoch of the lease under which this process last worked for it; see host.tables.leases."""
    checked: float = 0.0
    """When it was last known to be as its rows, in seconds of the monotonic clock."""
    stale: bool = False
    """Whether it may differ from its rows, after a write that failed or that another process preceded."""
    saved: bytes = field(default=b"", repr=False)
    """The match as last committed."""
    recent_decisions: RecentDecisions | None = field(default=None, repr=False)
    """None until it is needed, and after a restart or an undo."""
    plans: dict[Seat, Plan] = field(default_factory=dict, repr=False)
    """Planned answers to each seat's next questions, hidden from everybody else."""
    presses: dict[int, Seat | None] = field(default_factory=dict, repr=False)
    """The seats of accepted moves by the ids of their interactions, newest last."""
    seen: dict[int, float] = field(default_factory=dict, repr=False)
    """Running time of each seated person's last use of this table, by person id, as far as this process knows.

    Its rows hold the last decision of each person, and their last look that changed when they are called."""
    names: dict[int, str] = field(default_factory=dict, repr=False)
    """Names of the people mentioned in texts of this table, by their ids."""
    _known: dict[Hashable, tuple[tuple[object, ...], Any]] = field(default_factory=dict, repr=False)
    """Values computed for a position, with that position: people interact several times between two moves."""

    @property
    def news(self) -> list[Text]:
        """The latest public events, oldest first."""
        return self.recent_events.public()

    @property
    def limit(self) -> Clock:
        """The clock after which others may act for a late player, also at a table without a clock."""
        return self.clock or WITHOUT_CLOCK

    def adopt(self, stored: Table, lines: Sequence[JournalRow]) -> None:
        """Take over what another process has written: ``stored`` is the table as it is stored, ``lines`` are new.

        What this process alone knows stays, such as where the table is shown and who has looked at it; but not what
        another one has deleted.
        """
        for name in _STORED:
            setattr(self, name, getattr(stored, name))
        for person_id, at in stored.seen.items():
            self.note_seen(person_id, at)
        self._add_events(lines)
        both = list(zip(reversed(self.news), reversed(stored.news), strict=False))
        if all(text_to_data(mine) == text_to_data(theirs) for mine, theirs in both):
            self.names |= stored.names
        else:  # lines of the journal were rewritten
            self.recent_events.replace(map(Event, stored.news))
            self.names = stored.names
        self.note_vitals()
        self.recent_decisions, self.stale = None, False

    def follow(self, advance: Advance, match: Match[Any]) -> None:
        """Take over the lines that other processes have added, and the ``match`` after them."""
        self.match, self.saved = match, advance.saved or b""
        self.version, self.seq, self.deadline = advance.version, advance.seq, advance.deadline
        for assignment, time in zip(self.assignments, advance.times or (), strict=False):
            assignment.time = SeatTime.from_data(time)
        self.note_seen_by_times()
        self.plans = plans_from_data(advance.plans)
        for line in advance.lines:
            if line.press is not None:
                self.note_press(line.press, line.seat)
        self._add_events(advance.lines)
        self.note_vitals()
        self.recent_decisions = None

    def _add_events(self, lines: Iterable[JournalRow]) -> None:
        """Add the public events of lines from other processes; people have seen what came of their own moves."""
        for line in lines:
            self.recent_events.add(map(Event, text_from_data(line.events)))
            if line.kind in OWN and line.press is not None and line.seat is not None:
                person = self.assignments[line.seat].person
                if person is not None:
                    self.recent_events.note_seen(person.id)

    def vitals(self) -> Vitals:
        """Return the present values of the players whose changes a panel says first; none before the game."""
        if self.match is None:
            return ()
        return tuple(self.rules.vitals(self.match.state, seat) for seat in range(len(self.assignments)))

    def note_vitals(self) -> None:
        """Note these values for the events that came last."""
        self.recent_events.note_vitals(self.vitals())

    def note_press(self, press: int, seat: Seat | None) -> None:
        """Remember an interaction whose move was accepted, with the seat of the move."""
        self.presses[press] = seat
        while len(self.presses) > MOST_PRESSES:
            del self.presses[next(iter(self.presses))]

    def note_seen(self, person_id: int, at: float) -> None:
        """Remember that a person has used the table at this running time."""
        self.seen[person_id] = max(at, self.seen.get(person_id, at))

    def note_seen_by_times(self) -> None:
        """Remember that people have used the table when they made their last decisions."""
        for assignment in self.assignments:
            if assignment.person is not None and assignment.time.seen is not None:
                self.note_seen(assignment.person.id, assignment.time.seen)

    # ---- people

    def refuse_barred(self, person_id: int) -> None:
        """Raise RefusedError (``refused-barred``) for a person who was removed from this table."""
        if self.is_barred(person_id):
            raise RefusedError(Refusal("refused-barred"))

    def is_barred(self, person_id: int) -> bool:
        """Return whether a person was removed from this table, even if their data was deleted since."""
        return person_id in self.barred or self._has_digest(person_id, BARRED)

    def has_held(self, person_id: int, seat: Seat) -> bool:
        """Return whether a person has held a seat and seen its hand, even if their data was deleted since."""
        return person_id in self.assignments[seat].held_by or self._has_digest(person_id, held_purpose(seat))

    def _has_digest(self, person_id: int, purpose: str) -> bool:
        return bool(self.forgotten) and self.digest(person_id, purpose, self.id) in self.forgotten

    def is_at(self, place: Place, person_id: int) -> bool:
        """Return whether a person may use this table from a place.

        The table's channel and thread, and for its players a private conversation.
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
        """Return the seat of a person. Raises RefusedError if they have none."""
        seat = self.find_seat(person_id)
        if seat is None:
            raise RefusedError(Refusal("refused-join-first" if self.status is Status.OPEN else "refused-not-seated"))
        return seat

    def seat_to_free(self, person_id: int) -> Seat:
        """Return the seat that a person holds or has reserved. Raises RefusedError (``refused-nobody-to-remove``)."""
        seat = self.find_seat(person_id)
        if seat is None and self.status is Status.OPEN:
            seat = next(
                (seat for seat, assignment in enumerate(self.assignments) if assignment.reserved_for == person_id), None
            )
        if seat is None or (self.match is not None and seat in self.match.left):
            raise RefusedError(Refusal("refused-nobody-to-remove"))
        return seat

    def people(self, languages: Languages, language: str) -> list[str]:
        """Return the display name of each seat, as ``Languages.say`` needs them."""
        names: list[str] = []
        for seat, assignment in enumerate(self.assignments):
            if assignment.person is not None:
                forgotten = assignment.person.id == 0
                names.append(languages.say(Text("person-forgotten"), language) if forgotten else assignment.person.name)
            elif assignment.reserved_for is not None:
                reader = Reader(language, names=self.names)
                names.append(languages.say_to(person_name(assignment.reserved_for), reader))
            else:
                names.append(languages.name(self.computer_name(seat), Reader(language)))
        return names

    def computer_name(self, seat: Seat) -> Text:
        """Return the name of the computer at a seat, with a number where several computers play."""
        before = sum(other.computer for other in self.assignments[:seat])
        is_only = not before and not any(other.computer for other in self.assignments[seat + 1 :])
        return Text("computer-name") if is_only else Text("computer-numbered", {"number": before + 1})

    def named(self, person: Person) -> Text:
        """Return the text that names a person; their name must be written together with the texts that contain it."""
        self.names[person.id] = person.name
        return person_name(person.id)

    def reader(
        self, languages: Languages, language: str, *, markdown: bool = False, seat: Seat | None = None
    ) -> Reader:
        """Return the reader for texts of this table in a language, for one seat if given."""
        return Reader(language, self.game, self.people(languages, language), markdown, self.names, seat)

    @property
    def free_seats(self) -> int:
        return 0 if self.continues is not None else self.rules.seats[-1] - len(self.assignments)

    def free_to_continue(self) -> list[Seat]:
        """Return the seats of a continued game that people may take before it starts."""
        left = () if self.continues is None else self.continues.left
        return [seat for seat, assignment in enumerate(self.assignments) if assignment.computer and seat not in left]

    @property
    def reserved(self) -> list[int]:
        """Ids of the people with reserved seats of an open table, in seat order."""
        return [assignment.reserved_for for assignment in self.assignments if assignment.reserved_for is not None]

    # ---- the match

    def refuse_begun(self) -> None:
        """Raise RefusedError unless the table is open."""
        if self.status is Status.RUNNING:
            raise RefusedError(Refusal("refused-begun"))
        if self.status is not Status.OPEN:
            raise RefusedError(Refusal("refused-closed"))

    def playing(self) -> Match[Any]:
        """Return the match. Raises RefusedError if the game has not begun."""
        if self.match is None:
            raise RefusedError(Refusal("refused-closed") if self.status is Status.CLOSED else self._not_begun())
        return self.match

    def _not_begun(self) -> Refusal:
        """Return the refusal that names who has to start the game."""
        seat = self.find_seat(self.owner)
        return Refusal("refused-not-begun", {} if seat is None else {"owner": seat_name(seat)})

    def unfinished(self) -> Match[Any]:
        """Return the match of a running or paused game.

        Raises RefusedError as :meth:`playing` does, and if the game is over.
        """
        match = self.playing()
        if self.status is not Status.RUNNING:
            raise RefusedError(Refusal("refused-over"))
        return match

    def running(self) -> Match[Any]:
        """Return the match of a running game.

        Raises RefusedError as :meth:`unfinished` does, and if the game is paused.
        """
        match = self.unfinished()
        if self.paused is not None:
            raise RefusedError(Refusal("refused-paused" if self.deadline is None else "refused-break"))
        return match

    def asks(self) -> dict[Seat, Ask]:
        """Return the current question of each seat, with the ids that answers carry; empty unless running."""
        return self.match.asks() if self.match is not None and self.status is Status.RUNNING else {}

    def is_among_computers(self, seat: Seat) -> bool:
        """Return whether computers play in all other seats, so that nobody learns anything from a quick answer."""
        return all(assignment.computer for other, assignment in enumerate(self.assignments) if other != seat)

    def shown_menu(self, seat: Seat, menu: Menu) -> Menu:
        """Return a seat's menu without proposals that computers in all other seats refuse."""
        if not self.is_among_computers(seat):
            return menu
        return self.rules.menu_against_computers(self.playing().state, seat, menu)

    def is_away(self, seat: Seat) -> bool:
        """Return whether the person on a seat was skipped and has not used the table since."""
        assignment = self.assignments[seat]
        return assignment.person is not None and assignment.time.skipped is not None

    def view(self, person_id: int | None) -> View:
        """Return what a person may know; strangers and None get the spectators' view.

        Raises RefusedError before the start.
        """
        seat = None if person_id is None else self.find_seat(person_id)
        match = self.playing()
        return self.known(("view", seat), lambda: match.view(seat))

    def known(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Return a value of the current position, computed once for each position and key.

        Raises RefusedError before the start.
        """
        match = self.playing()
        position = (match, self.seq, self.saved, match.answered)
        known = self._known.get(key)
        if known is None or known[0] != position:
            if known is None and len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = (position, compute())
        return known[1]

    @property
    def dice_key(self) -> bytes:
        """The key of the dice of a started game, as secret as its sources."""
        return dice_key(self.secret, self.words)

    def result(self) -> Result | None:
        return self.match.result() if self.match is not None else None

    def verdict(self) -> Text | None:
        """Return how the game ended, in a sentence; None while it goes on."""
        result = self.result()
        if result is None:
            return Text("board-ended-" + (self.ending or Ending.STOPPED)) if self.status is Status.OVER else None
        if not result.winners:
            return Text("board-lost" if result.lost else "board-drawn", {"reason": result.reason})
        winners = tuple(seat_name(seat) for seat in result.winners)
        return Text("board-won", {"seats": winners, "count": len(winners), "reason": result.reason})

    def headline(self) -> Text:
        """Return the headline of the game, which says so if it ended without a result.

        Raises RefusedError before the start.
        """
        ended = self.status is Status.OVER and self.result() is None
        return Text("board-ended") if ended else self.playing().headline()

    def waiting(self) -> tuple[Text, ...]:
        """Return the names of the awaited seats, or the texts that stand for unnamed ones."""
        return self.match.awaited_names() if self.match is not None and self.status is Status.RUNNING else ()


@dataclass(slots=True, frozen=True)
class PlayedMove:
    """The result of an accepted move for the person who made it.

    ``events``: those this person may know, up to the next question; ``ask``: their next question (None: others are
    asked, or the game is over); ``before``: number of the table's events before the move.
    """

    table: Table
    seat: Seat
    events: tuple[Event, ...]
    ask: Ask | None
    before: int


@dataclass(slots=True, frozen=True)
class Departure:
    """How a departure changed an open table: the new owner's id, or whether it closed.

    ``declined``: whether the person only gave up a reserved seat.
    """

    table: Table
    new_owner: int | None
    closed: bool
    declined: bool = False
