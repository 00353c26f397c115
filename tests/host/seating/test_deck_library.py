"""Decks in the library and at tables: storing, limits, the check at the start, and games with a missing pack."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from host.people import Person, Place
from host.seating.deck_library import LONGEST_LIST, MOST_DECKS
from host.servers.server_settings import Rights
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused

GAME = "telperinquar"
PACK = """\
cards:
  - id: red-fox
    name: {en: Red Fox, de: Rotfuchs}
    type: creature
    play: 1
    use: 2
    life: 5
    attributes: {reflex: 5}
    attack: {bonus: 1}
"""
LIST = "fighter; 10 level; 4 grey-wolf; 4 iron-golem; 4 whetstone; 4 pitfall; 4 snare-net; 4 round-shield; 4 parry; 1 "


class DuelHouse(House):
    """Provide a house with the texts of Telperinquár."""

    def __init__(self, folder: Path, address: str | None) -> None:
        super().__init__(folder, address=address)
        self.languages = Languages(strict=True)


@pytest.fixture
async def duels(tmp_path: Path, database: str | None) -> DuelHouse:
    house = DuelHouse(tmp_path, database)
    await house.open()
    return house


@pytest.fixture
def foxes(tmp_path: Path) -> Iterator[Path]:
    """Return the house with a card pack."""
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "foxes.yaml").write_text(PACK, encoding="utf-8")
    games.use_packs(folder)
    yield folder
    games.use_packs(None)


async def open_table(house: House, place: Place = HERE) -> Table:
    table = await house.master.new(place, ANNA, GAME)
    await house.master.join(table.id, BEN)
    return table


async def test_a_person_can_keep_twenty_decks_even_if_all_come_at_once(duels: DuelHouse) -> None:
    library = duels.master.deck_library
    keeping = [library.keep(ANNA, GAME, f"Deck {number}", LIST + "pitfall") for number in range(MOST_DECKS + 5)]
    results = await asyncio.gather(*keeping, return_exceptions=True)
    assert len([result for result in results if isinstance(result, Exception)]) == 5
    assert len(await library.own(ANNA, GAME)) == MOST_DECKS
    assert await refused(library.keep(ANNA, GAME, "One more", LIST)) == "refused-decks-many"
    await library.keep(ANNA, GAME, "Renamed", LIST, instead_of="Deck 3")
    await library.keep(BEN, GAME, "Mine", LIST)
    await duels.close()


@pytest.mark.parametrize(
    ("name", "words", "key"),
    [
        ("", LIST, "refused-deck-name"),
        ("x" * 41, LIST, "refused-deck-name"),
        ("\u200b", LIST, "refused-deck-name"),
        ("Schildwall", LIST, "refused-deck-name-taken"),
        ("mine", LIST, "refused-deck-name-taken"),
        ("New", "\n", "refused-deck-blank"),
        ("New", "x" * (LONGEST_LIST + 1), "refused-deck-long"),
    ],
)
async def test_invalid_decks_are_refused_and_nothing_changes(duels: DuelHouse, name: str, words: str, key: str) -> None:
    library = duels.master.deck_library
    await library.keep(ANNA, GAME, "Mine", LIST)
    before = await library.own(ANNA, GAME)
    assert await refused(library.keep(ANNA, GAME, name, words)) == key
    assert await library.own(ANNA, GAME) == before
    await duels.close()


async def test_a_game_without_decks_has_no_deck_library(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.deck_library.own(ANNA, "pips")) == "refused-game-without-decks"
    assert await refused(house.master.deck_library.own(ANNA, "chess")) == "refused-game-without-decks"
    assert await refused(house.master.choose_deck(table.id, ANNA, "anything")) == "refused-game-without-decks"
    assert await refused(house.master.choose_deck(table.id, ANNA, None)) == "refused-game-without-decks"


async def test_a_deck_is_played_as_it_was_when_it_was_chosen(duels: DuelHouse) -> None:
    await duels.master.deck_library.keep(ANNA, GAME, "Mine", LIST + "deep-study")
    table = await open_table(duels)
    await duels.master.choose_deck(table.id, ANNA, "Mine")
    await duels.master.deck_library.remove(ANNA, GAME, "mine")
    await duels.master.begin(table.id, ANNA)
    player = table.playing().state.players[0]
    assert [*player.hand, *player.pile].count("whetstone") == 4
    await duels.close()


async def test_the_deck_stays_with_its_person_when_seats_move_up(duels: DuelHouse) -> None:
    table = await open_table(duels)
    await duels.master.choose_deck(table.id, BEN, "night-blades")
    await duels.master.leave(table.id, ANNA)
    await duels.again()
    table = await duels.master.at(HERE)
    assert [assignment.deck.deck["hero"] for assignment in table.assignments if assignment.deck] == ["rogue"]
    await duels.close()


def heroes(table: Table) -> list[str]:
    """Return the heroes by seat."""
    state = table.playing().state
    return [state.cards[player.hero].kind for player in state.players]


async def rematch_of(house: House, table: Table) -> Table:
    """Return the rematch of a game that Ben resigns, with both at the table."""
    await house.master.resign(table.id, BEN)
    rematch = await house.master.rematch.open(table, ANNA, Rights())
    await house.master.join(rematch.id, BEN)
    return rematch


async def test_everybody_keeps_the_deck_that_they_got_in_a_rematch(duels: DuelHouse) -> None:
    first = await open_table(duels)
    await duels.master.begin(first.id, ANNA)
    second = await rematch_of(duels, first)
    await begin_once(duels, second)
    assert heroes(second) == heroes(first)[::-1]
    assert len(set(heroes(first))) == 2
    third = await rematch_of(duels, second)
    await duels.master.choose_deck(third.id, ANNA, "night-blades")
    await begin_once(duels, third)
    assert heroes(third) == ["rogue", heroes(first)[1]], "but another choice counts"
    await duels.close()


async def begin_once(house: House, table: Table) -> None:
    """Begin a table unless the last person who sat down began it."""
    if table.status is Status.OPEN:
        await house.master.begin(table.id, ANNA)


async def test_a_deck_that_was_only_kept_gives_way_to_an_option(duels: DuelHouse) -> None:
    first = await open_table(duels)
    await duels.master.begin(first.id, ANNA)
    await duels.master.resign(first.id, BEN)
    table = await duels.master.rematch.open(first, ANNA, Rights())
    assert all(assignment.deck is not None for assignment in table.assignments)
    await duels.again()
    table = await duels.master.at(HERE)
    await duels.master.set_option(table.id, ANNA, "draft", "true")
    assert [assignment.deck for assignment in table.assignments] == [None, None]
    await duels.again()
    table = await duels.master.at(HERE)
    assert [assignment.deck for assignment in table.assignments] == [None, None]
    await duels.close()


async def test_a_deck_with_missing_cards_is_refused_at_the_start_by_its_seat(duels: DuelHouse, foxes: Path) -> None:
    await duels.master.deck_library.keep(BEN, GAME, "Foxes", LIST + "deep-study\n3 Rotfuchs")
    table = await open_table(duels)
    await duels.master.choose_deck(table.id, BEN, "foxes")
    games.use_packs(None)
    await duels.again()
    assert await refused(duels.master.begin(table.id, ANNA)) == "refused-seat-deck"
    (deck,) = await duels.master.deck_library.own(BEN, GAME)
    assert not deck.playable
    assert [fault.line for fault in deck.faults] == [2]
    await duels.master.choose_deck(table.id, BEN, "night-blades")
    await duels.master.begin(table.id, ANNA)
    await duels.close()


async def test_a_game_with_a_missing_pack_says_so_and_continues_when_it_is_back(duels: DuelHouse, foxes: Path) -> None:
    await duels.master.deck_library.keep(ANNA, GAME, "Foxes", LIST + "deep-study\n3 red-fox")
    table = await open_table(duels)
    await duels.master.choose_deck(table.id, ANNA, "Foxes")
    await duels.master.begin(table.id, ANNA)
    games.use_packs(None)
    await duels.again()
    assert await refused(duels.master.at(HERE)) == "refused-pack-missing"
    assert await refused(duels.master.new(HERE, CARL, GAME)) == "refused-pack-missing"
    games.use_packs(foxes)
    await duels.again()
    table = await duels.master.at(HERE)
    assert table.asks()
    assert (await duels.master.archive.verify(table.id)).problem is None
    await duels.close()


async def test_players_may_set_a_game_without_its_pack_aside(duels: DuelHouse, foxes: Path) -> None:
    await duels.master.deck_library.keep(ANNA, GAME, "Foxes", LIST + "deep-study\n3 red-fox")
    table = await open_table(duels)
    await duels.master.choose_deck(table.id, ANNA, "Foxes")
    await duels.master.begin(table.id, ANNA)
    games.use_packs(None)
    await duels.again()
    stranger = Person(99, "Eve", "en")
    assert await refused(duels.master.new(HERE, stranger, GAME)) == "refused-pack-missing"
    assert (await duels.master.new(HERE, BEN, GAME)).id == table.id + 1
    await duels.close()
