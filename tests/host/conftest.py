from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.people import Place
from tests.host.house import BEN, CARL, DORA, House
from tests.host.personal_data import ANNA, NAMESAKE, everything_about


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
