"""One move in motion: a generator that may stop to ask, and what it may use meanwhile."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.kernel.dice import Dice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, Value

ALL: Final = "all"
FIRST: Final = "first"
HIDDEN: Final = "hidden"
OPEN: Final = "open"


class Prompt(NamedTuple):
    """Questions put to one or several seats at the same moment.

    The flow goes on when ALL who are awaited have answered, or with the FIRST answer; nobody awaits an answer to an
    optional menu. What has been answered so far is HIDDEN from the others; OPEN ballots everybody sees, and may change
    their own until the last one is in.

        answers = yield Prompt({0: menu, 1: menu})               # both at the same moment, unseen
        answers = yield Prompt({0: menu, 1: menu}, until=FIRST)  # whoever is quicker

    ``number`` tells questions apart that read the same, but are put about something else. Open ballots may be those of
    a vote (see :mod:`engine.kernel.votes`): what ``tie`` wants is done where they differ, for the reason ``because``.
    """

    menus: Mapping[Seat, Menu]
    until: Literal["all", "first"] = ALL
    ballots: Literal["hidden", "open"] = HIDDEN
    number: int = 0
    tie: Seat | None = None
    because: Text | None = None


Answers: TypeAlias = Mapping[Seat, Move]
"""What each seat has answered; those who did not, or have left an open vote, are not in it."""

Flow: TypeAlias = Generator[Prompt, Answers, None]


class Event(NamedTuple):
    """Something that happened. ``only`` names the seats who may know it; None is everybody. ``detailed_for`` are those who
    are told the same in a fuller way, right after it.
    """

    text: Text
    only: tuple[Seat, ...] | None = None
    detailed_for: tuple[Seat, ...] = ()


def events_for(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """What a seat is told of what happened, each thing once."""
    known = (event for event in events if event.only is None or seat in event.only)
    return tuple(event for event in known if seat not in event.detailed_for)


class ResolveContext:
    """What resolving a move may use: dice, and telling what happened.

    Where nobody listens (``silent``, in simulations) rules may leave out putting their words together: without those
    guards random play is 13 % slower in Telperinquár and 5 % in Imperator.
    """

    __slots__ = ("dice", "events", "revealed", "silent")

    def __init__(self, dice: Dice, silent: bool = False) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False
        self.silent = silent

    def announce(self, key: str, **values: Value) -> None:
        """Tell everybody."""
        if not self.silent:
            self.events.append(Event(Text(key, values)))

    def reveal(self) -> None:
        """Somebody learns what was hidden from them, not because its owner chose to play it: a card is drawn or turned
        over, secret choices are laid open, a card changes hands unseen by the others. Nothing is taken back past it.
        """
        self.revealed = True

    def whisper(self, seat: Seat, key: str, **values: Value) -> None:
        """Tell one seat alone."""
        if not self.silent:
            self.events.append(Event(Text(key, values), (seat,)))

    def whisper_details(self, seat: Seat, key: str, **values: Value) -> None:
        """Tell one seat more of what everybody was told last; it is told this instead."""
        if not self.silent:
            last = self.events[-1]
            self.events[-1] = last._replace(detailed_for=(*last.detailed_for, seat))
            self.whisper(seat, key, **values)


def ask(seat: Seat, menu: Menu) -> Generator[Prompt, Answers, Move]:
    """Ask one seat and return its answer: ``move = yield from ask(seat, menu)``."""
    answers = yield Prompt({seat: menu})
    return answers[seat]
