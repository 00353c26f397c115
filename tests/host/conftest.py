from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from host.people import Place
from tests.host.house import BEN, CARL, DORA, House
from tests.host.personal_data import ANNA, NAMESAKE, everything_about
from tests.store.postgresql import database_of, needs_postgresql


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal and roll the same way in every run, so that what a test looks for is there in each."""
    dice = Random(1)
    monkeypatch.setattr("host.seating.sealing.secrets.token_bytes", dice.randbytes)
    monkeypatch.setattr("host.seating.sealing.secrets.token_hex", lambda count: dice.randbytes(count).hex())


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, address=database).open()
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
    address = database_of(request)
    first, second = House(tmp_path, address=address), House(tmp_path, address=address)
    first.shared = second.shared = True
    second.chat = first.chat
    await first.open()
    await second.open()
    second.presses = first.presses  # the chat numbers interactions, not the process
    yield first, second
    await first.close()
    await second.close()
