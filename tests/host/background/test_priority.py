"""Tests of the priority of answers over work that can wait."""

from __future__ import annotations

import asyncio

import pytest

from host.background import priority
from host.background.priority import Priority


async def test_lower_priority_work_goes_on_after_the_last_answer() -> None:
    answers, done = Priority(), list[str]()

    async def publish() -> None:
        await answers.wait_for_answers()
        done.append("board")

    with answers.answering():
        with answers.answering():
            publishing = asyncio.create_task(publish())
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        done.append("answer")
    await publishing
    assert done == ["answer", "board"]


async def test_lower_priority_work_does_not_wait_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 0.01)
    answers = Priority()
    with answers.answering():
        async with asyncio.timeout(5):
            await answers.wait_for_answers()


async def test_an_answer_that_waits_for_the_board_does_not_delay_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60.0)
    answers = Priority()
    async with asyncio.timeout(5):
        with answers.answering(), answers.waiting():
            await answers.wait_for_answers()
        with answers.waiting():  # nobody is being answered
            await answers.wait_for_answers()
        await answers.wait_for_answers()


async def test_long_work_is_done_one_piece_at_a_time() -> None:
    answers, at_work, most = Priority(), 0, 0

    async def draw() -> None:
        nonlocal at_work, most
        async with answers.turn():
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    await asyncio.gather(*(draw() for _ in range(5)))
    assert most == 1


async def test_an_answer_waits_for_its_picture_only_if_nobody_else_is_answered() -> None:
    answers, drawn = Priority(), list[str]()

    async def draw() -> str:
        drawn.append("picture")
        return "picture"

    with answers.answering():
        assert await answers.run_if_idle(draw, 5) == "picture"
        with answers.answering():
            assert await answers.run_if_idle(draw, 5) is None, "somebody else is being answered"
        async with answers.turn():
            assert await answers.run_if_idle(draw, 5) is None, "other long work is in progress"
        assert await answers.run_if_idle(asyncio.Event().wait, 0.01) is None, "it takes too long"
        assert await answers.run_if_idle(draw, 5) == "picture", "and holds up nothing afterwards"
    assert len(drawn) == 2


async def test_an_answer_does_not_wait_for_a_picture_that_is_slow_to_stop() -> None:
    answers, released = Priority(), asyncio.Event()

    async def draw() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await released.wait()

    async with asyncio.timeout(5):
        with answers.answering():
            assert await answers.run_if_idle(draw, 0.01) is None
    released.set()
