"""The end of a game that might be taken back, kept in memory so that whether it can be is known quickly."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from engine.kernel.menus import Move
from engine.kernel.replay import MOVES, STEP
from engine.kernel.text import Seat

OWN = ("move", "answer")
"""Kinds of lines of the journal that tell a person's own decision, where they name the question."""
MOST = 32
"""Decisions and steps that are remembered of one game."""


@dataclass(slots=True, eq=False)
class Done:
    """A decision of a seat, or with neither seat nor move an automatic step, and the save of the position before it.

    ``own`` tells a person's decision from what was done for them; ``hidden`` whether anybody has learned something
    hidden by it, None while nobody has looked.
    """

    seat: Seat | None
    move: Move | None
    own: bool
    before: bytes
    hidden: bool | None = None


class Recent:
    """What was done since somebody learned something hidden, or a seat was given up: what came before that stays."""

    def __init__(self) -> None:
        self._done: deque[Done] = deque(maxlen=MOST)

    def note(
        self, kind: str, seat: Seat | None, move: Move | None, ask: str | None, before: bytes, *, revealed: bool
    ) -> None:
        """Remember a line of the journal that changed the position ``before``: nothing up to what has ``revealed``
        something, or was no decision, can be taken back.
        """
        if revealed or kind not in (STEP, *MOVES):
            self._done.clear()
        else:
            own = kind in OWN and ask is not None
            self._done.append(Done(seat, None if kind == STEP else move, own, before))

    def bar(self) -> None:
        """Remember that nothing of before can be taken back."""
        self._done.clear()

    def judge(self, done: Done, hidden: bool) -> None:
        """Remember of what was done whether anybody has learned something hidden by it."""
        done.hidden = hidden
        if hidden and done in self._done:
            while self._done.popleft() is not done:
                pass

    def since(self, seat: Seat) -> list[Done]:
        """Return what a seat would take back with its last decision, that one first; nothing where it cannot."""
        done = list(self._done)
        for place in range(len(done) - 1, -1, -1):
            if done[place].own and done[place].seat == seat:
                return done[place:]
        return []
