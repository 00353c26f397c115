"""Flows: generators that carry out one move and may stop to ask, and the context they use."""

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

    The flow resumes when ALL awaited seats have answered, or with the FIRST answer; an optional menu is not awaited.
    HIDDEN answers stay unknown to the other seats; OPEN ballots are public, and a seat may change its own until the
    last one is in.

        answers = yield Prompt({0: menu, 1: menu})               # both at the same moment, hidden
        answers = yield Prompt({0: menu, 1: menu}, until=FIRST)  # the quicker seat

    ``number`` distinguishes questions that read the same but are about something else. Open ballots may belong to a
    vote (see :mod:`engine.kernel.motion`): where they differ, the choice of the seat ``tie`` counts, for the reason
    ``because``.
    In a vote where people come ``people_first``, ballots of computers are advice
    (see :func:`engine.kernel.motion.decide`).
    """

    menus: Mapping[Seat, Menu]
    until: Literal["all", "first"] = ALL
    ballots: Literal["hidden", "open"] = HIDDEN
    number: int = 0
    tie: Seat | None = None
    because: Text | None = None
    people_first: bool = False


Answers: TypeAlias = Mapping[Seat, Move]
"""The answers by seat; seats that did not answer, or have left an open vote, are missing."""

Flow: TypeAlias = Generator[Prompt, Answers, None]


class Event(NamedTuple):
    """Something that happened in a game.

    ``only`` are the seats that may read it; None is everybody. ``detailed_for`` are the seats that get a more detailed
    version of it as the next event.
    """

    text: Text
    only: tuple[Seat, ...] | None = None
    detailed_for: tuple[Seat, ...] = ()


def events_for(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """Return the events that a seat reads, without those that it gets in a more detailed version."""
    return tuple(
        [event for event in events if (event.only is None or seat in event.only) and seat not in event.detailed_for]
    )


class ResolveContext:
    """What a flow may use: dice, and methods that publish events.

    Rules may skip building texts when ``silent`` is set, as in simulations: without these guards random play is 13 %
    slower in Telperinquár and 5 % in Imperator.
    """

    __slots__ = ("dice", "events", "revealed", "silent")

    def __init__(self, dice: Dice, silent: bool = False) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False
        self.silent = silent

    def announce(self, key: str, **values: Value) -> None:
        """Publish an event to everybody."""
        if not self.silent:
            self.events.append(Event(Text(key, values)))

    def reveal(self) -> None:
        """Mark that hidden information became known, so that nothing before it can be undone.

        Call it when a card is drawn or turned over, secret choices are disclosed, or a card changes hands hidden from
        the others; not when an owner chooses to play a card.
        """
        self.revealed = True

    def whisper(self, seat: Seat, key: str, **values: Value) -> None:
        """Publish an event to one seat."""
        if not self.silent:
            self.events.append(Event(Text(key, values), (seat,)))

    def whisper_details(self, seat: Seat, key: str, **values: Value) -> None:
        """Give one seat a more detailed version of the last public event."""
        if not self.silent:
            last = self.events[-1]
            self.events[-1] = last._replace(detailed_for=(*last.detailed_for, seat))
            self.whisper(seat, key, **values)


def ask(seat: Seat, menu: Menu) -> Generator[Prompt, Answers, Move]:
    """Ask one seat and return its answer.

    move = yield from ask(seat, menu)
    """
    answers = yield Prompt({seat: menu})
    return answers[seat]
