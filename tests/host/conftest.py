from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.game import Game
from host.people import Place
from tests.host.house import BEN, CARL, DORA, House
from tests.host.personal_data import ANNA, NAMESAKE, everything_about
from tests.store.postgresql import needs_postgresql


class SharedHouse(House):
    """One of several houses with the same database."""

    def __init__(self, folder: Path, address: str | None, rules: Game[Any] | None = None) -> None:
        super().__init__(folder, rules)
        self.address, self.shared = address, True

    @property
    def url(self) -> str:
        return self.address or super().url


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path).open()
    yield house
    await house.close()


@pytest.fixture
async def filled(house: House) -> House:
    """Provide a house in which two people of the same name have done everything, also with each other."""
    house.settings.most_tables_person = house.settings.most_tables_server = 1000
    await everything_about(house, ANNA, 100, CARL)
    await everything_about(house, NAMESAKE, 200, DORA)
    both = await house.running(Place(7, 300), ANNA, NAMESAKE, BEN)
    for person in (ANNA, NAMESAKE):
        await house.master.seats.leave(both, person)
    return house


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
async def houses(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Provide two houses of one database, as two processes of the bot are."""
    address = None if request.param == "sqlite" else request.getfixturevalue("address")
    first = await SharedHouse(tmp_path, address).open()
    second = SharedHouse(tmp_path, address)
    second.chat = first.chat
    await second.open()
    second.presses = first.presses  # the chat numbers interactions, not the process
    yield first, second
    await first.close()
    await second.close()
