"""Answers to puzzles in the store: only the first one counts, opinions may change."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store import personal_data, puzzles
from store.database import Store
from tests.store.postgresql import needs_postgresql

ANNA, BEN = 5, 6
GAME = "imperator"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    sqlite = f"sqlite:///{tmp_path}/store.sqlite"
    store = await Store.open(sqlite if request.param == "sqlite" else request.getfixturevalue("address"))
    yield store
    await store.close()


async def test_only_the_first_answer_counts_and_answers_are_in_their_order(store: Store) -> None:
    await store.write(puzzles.answer(ANNA, GAME, "b-1-2", True, 9.0), puzzles.answer(BEN, GAME, "b-1-2", True, 1.0))
    await store.write(puzzles.answer(ANNA, GAME, "a-1-2", False, 3.0))
    await store.write(puzzles.answer(ANNA, GAME, "a-1-2", True, 10.0))
    assert await store.puzzles.of_person(ANNA) == [(GAME, "a-1-2", False, None), (GAME, "b-1-2", True, None)]
    assert await store.puzzles.of_person(7) == []


async def test_an_opinion_may_change_and_needs_an_answer(store: Store) -> None:
    await store.write(puzzles.answer(ANNA, GAME, "a-1-2", True, 3.0), puzzles.good(BEN, GAME, "a-1-2", True))
    for opinion in (True, False):
        await store.write(puzzles.good(ANNA, GAME, "a-1-2", opinion))
        await store.write(puzzles.answer(ANNA, GAME, "a-1-2", False, 4.0))  # keeps the opinion
        assert await store.puzzles.of_person(ANNA) == [(GAME, "a-1-2", True, opinion)]
    assert await store.puzzles.of_person(BEN) == []


async def test_answers_are_exported_and_removed_with_a_person(store: Store) -> None:
    await store.write(puzzles.answer(ANNA, GAME, "a-1-2", True, 3.0), puzzles.answer(BEN, GAME, "a-1-2", False, 4.0))
    answer = {"person_id": ANNA, "game": GAME, "puzzle": "a-1-2", "solved": True, "answered": 3.0, "good": None}
    assert await store.personal_data.puzzles(ANNA) == [answer]
    await store.write(*personal_data.person(ANNA))
    assert await store.puzzles.of_person(ANNA) == []
    assert len(await store.puzzles.of_person(BEN)) == 1
