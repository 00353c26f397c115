"""Moves by slash command whose answers got lost: a person who types the same again must confirm it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

REPEAT_WINDOW = 120.0
"""Seconds for which a repeated move must be confirmed."""
_ANSWER_DEADLINE = 3.0
"""Seconds after which Discord accepts no answer any more and shows an error instead."""
_MOST_MOVES = 10_000


class AnswerLostError(Exception):
    """A move was made, but its answer could not be sent; ``answer`` is its text."""

    def __init__(self, answer: str) -> None:
        super().__init__("a move was made, its answer was lost")
        self.answer = answer


@dataclass(slots=True)
class TypedMove:
    """A move that was made by slash command, and the text of its answer."""

    interaction_id: int
    command: str
    arguments: tuple[str, ...]
    answer: str
    wall_time: float
    """Time of the move in seconds since 1970."""
    monotonic_time: float
    """Time of the move by the monotonic clock, in seconds."""
    lost: bool = False
    """Whether sending the answer failed."""


class RepeatedMoves:
    """The last move of each person at each table, as long as it is not answered."""

    def __init__(self) -> None:
        self._moves: OrderedDict[tuple[int, int], TypedMove] = OrderedDict()

    @contextmanager
    def answering(
        self,
        person_id: int,
        table_id: int,
        interaction_id: int,
        command: str,
        arguments: Sequence[str | None],
        answer: str,
    ) -> Iterator[None]:
        """Send the answer to a move in this context; a failure is raised as AnswerLostError."""
        typed = TypedMove(interaction_id, command, _plain(arguments), answer, time.time(), time.monotonic())
        self._moves[(person_id, table_id)] = typed
        while len(self._moves) > _MOST_MOVES:
            self._moves.popitem(last=False)
        try:
            yield
        except Exception as error:
            typed.lost = True
            raise AnswerLostError(answer) from error
        except BaseException:
            typed.lost = True
            raise
        if self._moves.get((person_id, table_id)) is typed:
            self.forget(person_id, table_id)

    def forget(self, person_id: int, table_id: int) -> None:
        """Forget the last move of a person who has seen the state of the table since."""
        self._moves.pop((person_id, table_id), None)

    def find_repeated(
        self, person_id: int, table_id: int, interaction_id: int, command: str, arguments: Sequence[str | None]
    ) -> TypedMove | None:
        """Return the recent move of this person whose answer was lost, if this interaction repeats it."""
        typed = self._moves.get((person_id, table_id))
        if (
            typed is None
            or typed.interaction_id == interaction_id
            or (typed.command, typed.arguments) != (command, _plain(arguments))
        ):
            return None
        age = time.monotonic() - typed.monotonic_time
        return typed if age < REPEAT_WINDOW and (typed.lost or age >= _ANSWER_DEADLINE) else None


def _plain(arguments: Sequence[str | None]) -> tuple[str, ...]:
    return tuple(" ".join((words or "").split()).casefold() for words in arguments)
