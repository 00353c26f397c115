"""Answers to typed moves are kept where they fail or take too long, and only there."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.connection import repeated_moves
from cogs.connection.repeated_moves import AnswerLostError, answering


class Notes:
    """Stands for the game master: what it was asked to keep and to forget."""

    def __init__(self) -> None:
        self.noted: list[tuple[str, int]] = []

    def keep_lost_answer(self, table: Any, person_id: int, answer: Any) -> None:
        self.noted.append(("keep", answer.press))

    def forget_lost_answer(self, table: Any, person_id: int, press: int) -> None:
        self.noted.append(("forget", press))


@pytest.fixture
def notes() -> Notes:
    return Notes()


def sending(notes: Notes) -> Any:
    """Return the context in which the answer to interaction 5 is sent."""
    interaction: Any = SimpleNamespace(id=5, user=SimpleNamespace(id=1), client=SimpleNamespace(master=notes))
    table: Any = None
    return answering(interaction, table, "pass", [None], "You pass.")


async def _fail_late() -> None:
    await asyncio.sleep(0.01)
    raise OSError


async def test_an_answer_that_arrives_in_time_is_not_kept(notes: Notes) -> None:
    with sending(notes):
        pass
    assert notes.noted == []


async def test_an_answer_that_fails_is_kept(notes: Notes) -> None:
    with pytest.raises(AnswerLostError), sending(notes):
        raise OSError
    assert notes.noted == [("keep", 5)]


async def test_an_answer_is_kept_while_it_takes_too_long_and_forgotten_when_it_arrives(
    notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_moves, "ANSWER_DEADLINE", 0.0)
    with sending(notes):
        await asyncio.sleep(0.01)
        assert notes.noted == [("keep", 5)]
    assert notes.noted == [("keep", 5), ("forget", 5)]


async def test_an_answer_that_fails_late_is_kept_once(notes: Notes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeated_moves, "ANSWER_DEADLINE", 0.0)
    with pytest.raises(AnswerLostError), sending(notes):
        await _fail_late()
    assert notes.noted == [("keep", 5)]


async def test_an_answer_whose_process_is_stopped_is_kept(notes: Notes) -> None:
    with pytest.raises(asyncio.CancelledError), sending(notes):
        raise asyncio.CancelledError
    assert notes.noted == [("keep", 5)]
