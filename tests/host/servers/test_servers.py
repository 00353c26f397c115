"""Settings of servers, and actions of managers and moderators."""

from __future__ import annotations

import pytest

from host.people import Person, Place
from host.servers.server_settings import Rights, RightsIn
from host.tables.status import Ending, Status
from tests.host.house import ANNA, BEN, CARL, DORA, HERE, House, refused


def everywhere(rights: Rights) -> RightsIn:
    async def rights_in(_channel_id: int) -> Rights:
        return rights

    return rights_in


MANAGER = Rights(manager=True, moderator=True)
MODERATOR = Rights(moderator=True)
LOOKS_AFTER, VISITS = everywhere(MODERATOR), everywhere(Rights())
GUILD = 7


def at(*places: int, roles: tuple[int, ...] = ()) -> Rights:
    return Rights(places=places, roles=frozenset(roles))


async def test_only_managers_of_the_server_may_change_settings(house: House) -> None:
    assert await refused(house.master.servers.change(GUILD, MODERATOR, tables=3)) == "refused-need-manage-server"
    assert (await house.master.servers.settings(GUILD)).tables is None


async def test_settings_survive_a_restart_and_do_not_change_the_language(house: House) -> None:
    await house.master.set_language(GUILD, "de")
    await house.master.servers.change(GUILD, MANAGER, channels=(70, 71), starters=5, packs=False)
    await house.again()
    settings = await house.master.servers.settings(GUILD)
    assert (settings.channels, settings.starters, settings.packs) == ((70, 71), 5, False)
    assert await house.master.language_at(GUILD) == "de"
    assert (await house.master.servers.settings(8)).channels == ()


async def test_settings_without_a_language_leave_it_to_the_players(house: House) -> None:
    await house.master.servers.change(GUILD, MANAGER, tables=3)
    await house.again()
    assert await house.master.language_at(GUILD) == ""


async def test_a_table_uses_the_language_of_most_players_unless_the_server_has_chosen_one(
    house: House,
) -> None:
    hans, ida = Person(31, "Hans", "de"), Person(32, "Ida", "de-AT")
    table = await house.master.new(HERE, ANNA, "pips", {})
    assert table.language == "en"
    await house.master.join(table.id, hans)
    assert table.language == "en", "as many speak German, but Anna sat down first"
    await house.master.leave(table.id, ANNA)
    await house.until(lambda: table.language == "de")
    await house.master.join(table.id, ida)
    await house.master.join(table.id, ANNA)
    await house.until(lambda: house.chat.channels and house.chat.board(70).language == "de")
    await house.master.set_language(GUILD, "en")
    assert table.language == "en"
    await house.master.set_language(GUILD, "")
    assert table.language == "de"
    await house.again()
    assert (await house.master.at(HERE)).language == "de"


@pytest.mark.parametrize("wrong", [{"tables": 0}, {"tables": 10**9}, {"channels": tuple(range(40))}])
async def test_invalid_values_change_nothing(house: House, wrong: dict[str, object]) -> None:
    assert await refused(house.master.servers.change(GUILD, MANAGER, **wrong)) == "refused-setting"
    assert (await house.master.servers.settings(GUILD)).model_dump() == (
        await house.master.servers.settings(8)
    ).model_dump()


async def test_tables_are_opened_only_in_the_channels_and_by_the_role_that_were_named(house: House) -> None:
    await house.master.servers.change(GUILD, MANAGER, channels=(70, 900), starters=5)
    new = house.master.new
    assert await refused(new(Place(GUILD, 71), ANNA, "pips", rights=at(71, 800, roles=(5,)))) == "refused-channel"
    assert await refused(new(HERE, ANNA, "pips", rights=at(70, roles=(6,)))) == "refused-role"
    await new(HERE, ANNA, "pips", rights=at(70, roles=(5,)))
    await new(Place(GUILD, 72), ANNA, "pips", rights=at(72, 900, roles=(5,)))  # in a category that was named
    await new(Place(GUILD, 73), BEN, "pips", rights=MANAGER)
    await new(Place(8, 80), ANNA, "pips", rights=at(80))


async def test_a_server_has_no_more_tables_than_it_wants(house: House) -> None:
    await house.master.servers.change(GUILD, MANAGER, tables=1)
    first = await house.master.new(HERE, ANNA, "pips")
    assert await refused(house.master.new(Place(GUILD, 71), BEN, "pips")) == "refused-tables-server"
    await house.master.leave(first.id, ANNA)
    await house.master.new(Place(GUILD, 71), BEN, "pips")


async def test_a_person_sits_at_no_more_tables_than_the_house_allows(house: House) -> None:
    house.settings.most_tables_person = 2
    await house.master.new(HERE, ANNA, "pips")
    await house.master.new(Place(GUILD, 71), ANNA, "pips")
    third = await house.master.new(Place(GUILD, 72), BEN, "pips")
    assert await refused(house.master.join(third.id, ANNA)) == "refused-tables-person"
    assert await refused(house.master.new(Place(GUILD, 73), ANNA, "pips")) == "refused-tables-person"
    await house.master.join(third.id, CARL)


async def test_a_person_who_opens_too_many_tables_is_asked_to_wait(house: House) -> None:
    house.settings.openings_per_minute = 2
    for channel in (70, 71):
        await house.master.new(Place(GUILD, channel), ANNA, "pips")
    assert await refused(house.master.new(Place(GUILD, 72), ANNA, "pips")) == "refused-budget"
    await house.master.new(Place(GUILD, 72), BEN, "pips")
    house.now += 61
    await house.master.new(Place(GUILD, 73), ANNA, "pips")


async def test_a_moderator_stops_a_game_and_it_has_no_winner(house: House) -> None:
    table = await house.running()
    assert await refused(house.master.moderation.stop(GUILD, VISITS, table.id, DORA)) == "refused-need-moderator"
    assert await refused(house.master.moderation.stop(8, LOOKS_AFTER, table.id, DORA)) == "refused-no-such-table"
    await house.master.moderation.stop(GUILD, LOOKS_AFTER, table.id, DORA)
    assert (table.status, table.ending, table.result()) == (Status.OVER, Ending.MODERATED, None)
    assert await refused(house.master.moderation.stop(GUILD, LOOKS_AFTER, table.id, DORA)) == "refused-over"
    assert (await house.master.archive.verify(table.id)).problem is None
    await house.until(lambda: any("Dora" in line for lines in house.chat.threads.values() for line in lines))
    await house.again()
    assert (await house.master.get(table.id)).ending is Ending.MODERATED
    await house.master.new(HERE, CARL, "pips")


async def test_a_moderator_closes_an_open_table(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.moderation.stop(GUILD, LOOKS_AFTER, table.id, DORA)
    assert table.status is Status.CLOSED


async def test_a_paused_game_stays_paused_after_a_restart_until_it_is_resumed(house: House) -> None:
    table = await house.running()
    seat = next(iter(table.asks()))
    person, move = table.assignments[seat].person, table.asks()[seat].menu.moves[0]
    assert person is not None
    moderation = house.master.moderation
    assert await refused(moderation.resume(GUILD, LOOKS_AFTER, table.id, DORA)) == "refused-not-paused"
    await moderation.pause(GUILD, LOOKS_AFTER, table.id, DORA)
    assert await refused(moderation.pause(GUILD, LOOKS_AFTER, table.id, DORA)) == "refused-paused"
    await house.again()
    table = await house.master.get(table.id)
    assert await refused(house.make(table, person, move)) == "refused-paused"
    await house.master.moderation.resume(GUILD, LOOKS_AFTER, table.id, DORA)
    await house.make(table, person, move)
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_a_computer_does_not_move_in_a_paused_game_and_continues_afterwards(house: House) -> None:
    table = await house.master.new(HERE, ANNA, "pips")
    await house.master.add_computer(table.id, ANNA)
    await house.master.begin(table.id, ANNA)
    await house.until(lambda: table.asks() and table.assignments[next(iter(table.asks()))].person is not None)
    await house.master.moderation.pause(GUILD, LOOKS_AFTER, table.id, DORA)
    await house.again()
    table = await house.master.get(table.id)
    assert table.paused is not None
    await house.master.moderation.resume(GUILD, LOOKS_AFTER, table.id, DORA)
    for _ in range(3):
        await house.until(lambda: not table.asks() or any(table.assignments[s].person for s in table.asks()))
        await house.at_rest(table)
        if not await house.random_move(table):
            break


async def test_a_channel_is_given_free_although_its_game_cannot_be_read(house: House) -> None:
    table = await house.running()
    await house.close()
    house.execute("update progress set saved = 'rubbish'")
    await house.open()
    assert await refused(house.master.find(HERE)) == "refused-not-loadable"
    assert await refused(house.master.moderation.free(8, LOOKS_AFTER, table.id, DORA)) == "refused-no-such-table"
    await house.master.moderation.free(GUILD, LOOKS_AFTER, table.id, DORA)
    await house.master.new(HERE, CARL, "pips")
