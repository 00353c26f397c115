"""Moves by slash command whose answer got lost: who types one again is asked, as they cannot know that it was made."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

SHORTLY = 120.0
"""Seconds for which a move that comes again is asked about."""
_TOO_LATE = 3.0
"""Seconds after which Discord takes no answer any more, and tells the person that there was none."""
_MOST = 10_000


class AnswerLostError(Exception):
    """A move was made, but the answer that tells of it could not be given; ``told`` is what it would have said."""

    def __init__(self, told: str) -> None:
        super().__init__("a move was made, its answer was lost")
        self.told = told


@dataclass(slots=True)
class TypedMove:
    """A move that was made by command: the interaction, the words, and what the answer tells of it."""

    press_id: int
    command: str
    given: tuple[str, ...]
    told: str
    at: float
    """When it was made, in seconds since 1970."""
    made: float
    """The same by the clock that only goes forward."""
    lost: bool = False
    """Its answer has failed."""


class RepeatedMoves:
    """The last move of each person at each table, as long as it is not answered."""

    def __init__(self) -> None:
        self._typed: OrderedDict[tuple[int, int], TypedMove] = OrderedDict()

    @contextmanager
    def answering(
        self, person_id: int, table_id: int, press_id: int, command: str, given: Sequence[str | None], told: str
    ) -> Iterator[None]:
        """Give in here the answer that tells of a move; what fails comes out as AnswerLostError."""
        typed = TypedMove(press_id, command, _plain(given), told, time.time(), time.monotonic())
        self._typed[(person_id, table_id)] = typed
        while len(self._typed) > _MOST:
            self._typed.popitem(last=False)
        try:
            yield
        except Exception as error:
            typed.lost = True
            raise AnswerLostError(told) from error
        except BaseException:
            typed.lost = True
            raise
        if self._typed.get((person_id, table_id)) is typed:
            self.forget(person_id, table_id)

    def forget(self, person_id: int, table_id: int) -> None:
        """Somebody knows how things stand."""
        self._typed.pop((person_id, table_id), None)

    def before(
        self, person_id: int, table_id: int, press_id: int, command: str, given: Sequence[str | None]
    ) -> TypedMove | None:
        """The move of this person whose answer was lost a moment ago, if this is the same one again by another
        interaction.
        """
        typed = self._typed.get((person_id, table_id))
        if typed is None or typed.press_id == press_id or (typed.command, typed.given) != (command, _plain(given)):
            return None
        age = time.monotonic() - typed.made
        return typed if age < SHORTLY and (typed.lost or age >= _TOO_LATE) else None


def _plain(given: Sequence[str | None]) -> tuple[str, ...]:
    return tuple(" ".join((words or "").split()).casefold() for words in given)
