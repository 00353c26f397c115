"""What can wait lets answers to people by."""

from __future__ import annotations

import asyncio

import pytest

from host.background import priority
from host.background.priority import Priority


async def test_what_can_wait_goes_on_when_the_last_answer_is_out() -> None:
    here, told = Priority(), list[str]()

    async def publish() -> None:
        await here.wait_for_answers()
        told.append("board")

    with here.answering():
        with here.answering():
            publishing = asyncio.create_task(publish())
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        told.append("answer")
    await publishing
    assert told == ["answer", "board"]


async def test_what_can_wait_is_not_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 0.01)
    here = Priority()
    with here.answering():
        async with asyncio.timeout(5):
            await here.wait_for_answers()


async def test_an_answer_that_waits_for_the_board_does_not_hold_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60.0)
    here = Priority()
    async with asyncio.timeout(5):
        with here.answering(), here.waiting():
            await here.wait_for_answers()
        with here.waiting():  # nobody is being answered
            await here.wait_for_answers()
        await here.wait_for_answers()


async def test_work_that_takes_long_is_done_one_at_a_time() -> None:
    here, at_work, most = Priority(), 0, 0

    async def draw() -> None:
        nonlocal at_work, most
        async with here.turn():
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    await asyncio.gather(*(draw() for _ in range(5)))
    assert most == 1


async def test_an_answer_waits_for_its_picture_only_where_it_is_the_only_one() -> None:
    here, drawn = Priority(), list[str]()

    async def draw() -> str:
        drawn.append("picture")
        return "picture"

    with here.answering():
        assert await here.run_if_idle(draw, 5) == "picture"
        with here.answering():
            assert await here.run_if_idle(draw, 5) is None, "somebody else is being answered"
        async with here.turn():
            assert await here.run_if_idle(draw, 5) is None, "something else has its turn"
        assert await here.run_if_idle(asyncio.Event().wait, 0.01) is None, "it takes too long"
        assert await here.run_if_idle(draw, 5) == "picture", "and holds up nothing afterwards"
    assert len(drawn) == 2


async def test_an_answer_does_not_wait_for_a_picture_that_is_slow_to_stop() -> None:
    here, released = Priority(), asyncio.Event()

    async def draw() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await released.wait()

    async with asyncio.timeout(5):
        with here.answering():
            assert await here.run_if_idle(draw, 0.01) is None
    released.set()
