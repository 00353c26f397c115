"""Moves by slash command whose answers got lost: a person who types the same again must confirm it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime

import discord

from cogs.connection.bot import Interaction
from engine.kernel.text import Seat
from host.tables.seat_assignment import LostAnswer
from host.tables.table import Table

REPEAT_WINDOW = 120.0
"""Seconds for which a repeated move must be confirmed."""
ANSWER_DEADLINE = 3.0
"""Seconds after which Discord accepts no answer any more and shows an error instead."""


class AnswerLostError(Exception):
    """A move was made, but its answer could not be sent; ``answer`` is its text."""

    def __init__(self, answer: str) -> None:
        super().__init__("a move was made, its answer was lost")
        self.answer = answer


@contextmanager
def answering(
    interaction: Interaction, table: Table, command: str, arguments: Sequence[str | None], answer: str
) -> Iterator[None]:
    """Send the answer to a move in this context; a failure is raised as AnswerLostError.

    An answer that fails or takes too long is kept, so that any process finds it when the move is typed again.
    """
    master, person_id = interaction.client.master, interaction.user.id
    lost = LostAnswer(interaction.id, command, _plain(arguments), answer)
    kept = False

    def keep() -> None:
        nonlocal kept
        if not kept:
            kept = True
            master.keep_lost_answer(table, person_id, lost)

    timer = asyncio.get_running_loop().call_later(ANSWER_DEADLINE, keep)
    try:
        yield
    except Exception as error:
        keep()
        raise AnswerLostError(answer) from error
    except BaseException:
        keep()
        raise
    finally:
        timer.cancel()
    if kept:
        master.forget_lost_answer(table, person_id, interaction.id)


def find_repeated(
    interaction: Interaction, table: Table, seat: Seat, command: str, arguments: Sequence[str | None]
) -> LostAnswer | None:
    """Return the lost answer to a recent move of this seat, if this interaction repeats the move."""
    lost = table.assignments[seat].lost_answer
    if (
        lost is None
        or lost.press == interaction.id
        or (lost.command, tuple(lost.arguments)) != (command, _plain(arguments))
    ):
        return None
    age = interaction.created_at - made_at(lost)
    return lost if age.total_seconds() < REPEAT_WINDOW else None


def made_at(lost: LostAnswer) -> datetime:
    """Return when a move was made whose answer was lost."""
    return discord.utils.snowflake_time(lost.press)


def _plain(arguments: Sequence[str | None]) -> tuple[str, ...]:
    return tuple(" ".join((words or "").split()).casefold() for words in arguments)
