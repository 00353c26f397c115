"""The latest events of a table, as a process remembers them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from engine.kernel.flow import Event, heard
from engine.kernel.text import Seat, Text

MOST = 200
"""Events that are remembered."""
MOST_NEWS = 12
_OF_THE_DICE = ("event-dice-sealed", "event-dice-opened")
"""Events about the dice at the start and at the end, which have a line of their own."""


def is_about_the_game(text: Text) -> bool:
    """Return whether an event is one of the game itself, not of its dice."""
    return text.key not in _OF_THE_DICE


class Happened:
    """The latest events, oldest first, those that only some seats may know among them; what concerns the dice is left
    out. The journal keeps the public ones alone, so private ones are forgotten when the table leaves memory.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.count = 0
        """How many events there were since the table was loaded."""
        self._latest: deque[Event] = deque(maxlen=MOST)
        self._public: list[Text] = []
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        """Remember events."""
        added = [event for event in events if is_about_the_game(event.text)]
        self.count += len(added)
        self._latest.extend(added)
        self._public = [*self._public, *(event.text for event in added if event.only is None)][-MOST_NEWS:]

    def replace(self, events: Iterable[Event]) -> None:
        """Remember these events instead of all others; they count only where there were none before."""
        before = self.count
        self._latest.clear()
        self._public = []
        self.add(events)
        self.count = before or self.count

    def public(self) -> list[Text]:
        """Return the latest public events."""
        return self._public

    def since(self, count: int, seat: Seat) -> list[Text]:
        """Return what a seat may know of all that happened after the first ``count`` events."""
        return self._heard(self.count - count, seat)

    def last(self, count: int, seat: Seat) -> list[Text]:
        """Return the last ``count`` events that a seat may know."""
        return self._heard(MOST, seat)[-count:]

    def _heard(self, count: int, seat: Seat) -> list[Text]:
        latest = list(self._latest)[max(0, len(self._latest) - count) :] if count > 0 else []
        return [event.text for event in heard(latest, seat)]
