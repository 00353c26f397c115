"""Decks in the store: kept per person and game, replaced by name, and taken to seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from store import decks, people, seats, tables
from store.database import Store
from store.seats import SeatHolder
from store.statements import Change

ANNA, BEN = 5, 6
GAME = "telperinquar"
WOLVES: dict[str, Any] = {"name": "Wölfe", "deck": {"hero": "fighter", "cards": {"grey-wolf": 4}}}


@pytest.fixture
async def store(tmp_path: Path, database: str | None) -> AsyncIterator[Store]:
    store = await Store.open(database or f"sqlite:///{tmp_path}/store.sqlite")
    yield store
    await store.close()


def opened(*holders: SeatHolder) -> list[Change]:
    dice = {"seal": "", "secret": b""}
    table = tables.opened(1, guild_id=7, channel_id=70, game=GAME, owner=ANNA, options={"a": 1}, created=9.0, **dice)
    return [*table, *seats.seating(1, holders), people.person(ANNA, "Anna", "en"), people.person(BEN, "Ben", "de")]


async def decks_of_seats(store: Store) -> list[dict[str, Any] | None]:
    table = await store.tables.read(1)
    assert table is not None
    return [seat.deck for seat in table.seats]


async def test_a_deck_belongs_to_a_person_and_a_game_and_comes_back_as_it_was_written(store: Store) -> None:
    await store.write(decks.deck(ANNA, GAME, "Wölfe", "4x Grauwolf\n# gut", 3.5))
    await store.write(decks.deck(ANNA, GAME, "Igel", "1 Igel", 4.0), decks.deck(BEN, GAME, "Wölfe", "anders", 5.0))
    assert await store.decks.of_person(ANNA, GAME) == [("Igel", "1 Igel", 4.0), ("Wölfe", "4x Grauwolf\n# gut", 3.5)]
    assert [deck.words for deck in await store.decks.of_person(BEN, GAME)] == ["anders"]
    assert await store.decks.of_person(ANNA, "another-game") == []


async def test_a_deck_of_the_same_name_is_replaced_and_a_removed_deck_is_gone(store: Store) -> None:
    await store.write(decks.deck(ANNA, GAME, "Wolves", "one", 1.0))
    await store.write(decks.deck(ANNA, GAME, "Wolves", "two", 2.0))
    assert await store.decks.of_person(ANNA, GAME) == [("Wolves", "two", 2.0)]
    await store.write(decks.removed(ANNA, GAME, "Wolves"), decks.deck(ANNA, GAME, "Dogs", "two", 3.0))
    assert await store.decks.of_person(ANNA, GAME) == [("Dogs", "two", 3.0)]


async def test_words_that_are_not_text_do_not_harm_a_deck(store: Store) -> None:
    await store.write(decks.deck(ANNA, GAME, "half \ud83d", "4 \udc00", 1.0))
    assert await store.decks.of_person(ANNA, GAME) == [("half ?", "4 ?", 1.0)]


async def test_a_seat_keeps_its_deck_when_the_seats_are_written_again(store: Store) -> None:
    await store.write(*opened(SeatHolder(ANNA, ""), SeatHolder(BEN, "")))
    assert await decks_of_seats(store) == [None, None]
    await store.write(seats.deck(1, 1, WOLVES))
    assert await decks_of_seats(store) == [None, WOLVES]
    await store.write(*seats.seating(1, [SeatHolder(BEN, "", WOLVES), SeatHolder(None, "simple")]))
    assert await decks_of_seats(store) == [WOLVES, None]
    await store.write(seats.deck(1, 0, None))
    assert await decks_of_seats(store) == [None, None]


async def test_the_options_a_game_begins_with_replace_those_it_was_opened_with(store: Store) -> None:
    await store.write(*opened(SeatHolder(ANNA, "")))
    await store.write(tables.options(1, {"a": 2, "deck-0": WOLVES["deck"]}))
    table = await store.tables.read(1)
    assert table is not None
    assert table.options == {"a": 2, "deck-0": WOLVES["deck"]}
