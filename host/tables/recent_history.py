"""The recent history of a table, in memory only: its latest events, and the decisions that can be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.kernel.flow import Event, events_for
from engine.kernel.menus import Move
from engine.kernel.replay import MOVES, STEP
from engine.kernel.text import Seat, Text

MOST_EVENTS = 200
MOST_PUBLIC_EVENTS = 12
MOST_DECISIONS = 32
"""Decisions and automatic steps kept of one game."""
Vitals: TypeAlias = tuple[Mapping[str, int], ...]
"""The values of each seat whose changes a panel says first, by their message keys."""
OWN = ("move", "answer")
"""Kinds of journal lines that are a person's own decision if they name the question."""
_SHOWN_ELSEWHERE = (
    *("event-dice-sealed", "event-dice-opened", "event-shuffles-sealed", "event-shuffles-opened"),
    *("board-won", "board-lost", "board-drawn"),
)
"""Events about the dice, and the verdict, which boards and panels show in a line of its own."""


def is_about_the_game(text: Text) -> bool:
    """Return whether an event belongs to the course of the game, not to its dice or its verdict."""
    return text.key not in _SHOWN_ELSEWHERE


class RecentEvents:
    """The latest events, oldest first, without those about the dice and the verdict.

    The journal keeps public events only, so private ones are lost when the table leaves memory.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.count = 0
        """Number of events since the table was loaded."""
        self._latest: deque[Event] = deque(maxlen=MOST_EVENTS)
        self._public: list[Text] = []
        self._seen: dict[int, int] = {}
        self._results: dict[int, tuple[int, int]] = {}
        self._vitals: deque[tuple[int, Vitals]] = deque(maxlen=MOST_EVENTS)
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        added = [event for event in events if is_about_the_game(event.text)]
        self.count += len(added)
        self._latest.extend(added)
        self._public = [*self._public, *(event.text for event in added if event.only is None)][-MOST_PUBLIC_EVENTS:]

    def replace(self, events: Iterable[Event]) -> None:
        """Replace all events; the new ones are counted only if there were none before."""
        before = self.count
        self._latest.clear()
        self._public = []
        self.add(events)
        self.count = before or self.count

    def public(self) -> list[Text]:
        """Return the latest public events."""
        return self._public

    def since(self, count: int, seat: Seat) -> list[Text]:
        """Return the events after the first ``count`` ones that a seat may know."""
        return [event.text for event in self.events_since(count, seat)]

    def events_since(self, count: int, seat: Seat) -> Sequence[Event]:
        """Return the events after the first ``count`` ones that a seat may know, with their recipients."""
        return self._visible_to(seat, self.count - count)

    def note_seen(self, person_id: int) -> None:
        """Note that a person looks at the table now."""
        self._seen[person_id] = self.count

    def seen_by(self, person_id: int) -> int | None:
        """Return the number of events when a person last looked; None if that is not known."""
        return self._seen.get(person_id)

    def note_vitals(self, vitals: Vitals) -> None:
        """Note the values of the players after the present events."""
        if not self._vitals or self._vitals[-1][1] != vitals:
            self._vitals.append((self.count, vitals))

    def vitals_at(self, count: int) -> Vitals:
        """Return the values of the players after the first ``count`` events; empty if they are not known."""
        return next((vitals for noted, vitals in reversed(self._vitals) if noted <= count), ())

    def note_results(self, person_id: int, before: int) -> None:
        """Note that all events after the first ``before`` ones are results of a person's action."""
        self._results[person_id] = (before, self.count)

    def results_of(self, person_id: int) -> tuple[int, int] | None:
        """Return the numbers of events before and after a person's last action; None if there was none."""
        return self._results.get(person_id)

    def last(self, count: int, seat: Seat) -> list[Text]:
        """Return the last ``count`` events that a seat may know."""
        return [event.text for event in self._visible_to(seat, MOST_EVENTS)[-count:]]

    def _visible_to(self, seat: Seat, count: int) -> Sequence[Event]:
        latest = list(self._latest)[max(0, len(self._latest) - count) :] if count > 0 else []
        return events_for(latest, seat)


@dataclass(slots=True, eq=False)
class RecentDecision:
    """A decision of a seat and the saved position before it; an automatic step has neither seat nor move.

    ``own``: whether a person made it themselves. ``hidden``: whether it revealed hidden information to anybody; None
    until that has been checked.
    """

    seat: Seat | None
    move: Move | None
    own: bool
    before: bytes
    hidden: bool | None = None


class RecentDecisions:
    """The decisions since hidden information was last revealed or a seat was given up; older ones are final."""

    def __init__(self) -> None:
        self._decisions: deque[RecentDecision] = deque(maxlen=MOST_DECISIONS)

    def add(
        self, kind: str, seat: Seat | None, move: Move | None, ask: str | None, before: bytes, *, revealed: bool
    ) -> None:
        """Add a journal line that changed the position ``before``.

        A line that ``revealed`` something, or is not a decision, makes itself and all earlier ones final.
        """
        if revealed or kind not in (STEP, *MOVES):
            self._decisions.clear()
        else:
            own = kind in OWN and ask is not None
            self._decisions.append(RecentDecision(seat, None if kind == STEP else move, own, before))

    def make_final(self) -> None:
        """Make all decisions so far final."""
        self._decisions.clear()

    def set_hidden(self, decision: RecentDecision, hidden: bool) -> None:
        """Note whether a decision revealed hidden information; if so it and all earlier ones become final."""
        decision.hidden = hidden
        if hidden and decision in self._decisions:
            while self._decisions.popleft() is not decision:
                pass

    def since(self, seat: Seat) -> list[RecentDecision]:
        """Return a seat's last own decision and all later decisions; empty if there is none to take back."""
        decisions = list(self._decisions)
        for place in range(len(decisions) - 1, -1, -1):
            if decisions[place].own and decisions[place].seat == seat:
                return decisions[place:]
        return []
