"""``/games mine``: all running games with the players on turn, their times and a link."""

from __future__ import annotations

from cogs.commands.games import LINES_PER_PAGE
from host.people import Person
from tests.cogs.world import World, reply_text
from tests.host.commits.test_unnamed_questions import CAST, deal


async def test_all_running_games_are_listed_with_whose_turn_it_is_and_a_link(world: World) -> None:
    await world.begin(clock="off")
    mover = world.asked_person()
    other = world.bert if mover is world.anna else world.anna
    yours = await reply_text(await mover.slash(world.channel, "games mine"))
    assert "it is your turn** since <t:" in yours
    assert "There is no deadline" in yours
    assert f"/channels/{world.guild.id}/{world.channel.id}/{world.board().id}" in yours
    theirs = await reply_text(await other.user.slash("games mine"))
    assert f"waiting for {mover.user.name} since <t:" in theirs
    assert "gerade an keiner Partie" in await reply_text(await world.clara.slash(world.channel, "games mine"))


async def test_games_that_wait_for_the_reader_come_first_then_by_deadline(world: World) -> None:
    for clock in ("3d", "1d", "off"):
        channel = world.guild.create_text_channel(f"table-{clock}")
        await world.anna.slash(channel, "game new", game="heldenkampf", clock=clock)
        await world.bert.slash(channel, "game join")
        await world.anna.slash(channel, "game start")
    master = world.bot.master
    tables = [await master.get(number) for number in (1, 2, 3)]
    reply_lines = (await reply_text(await world.anna.slash(world.channel, "games mine"))).splitlines()
    lines = [line for line in reply_lines if line.startswith("- ")]
    assert len(lines) == 3
    mine = [table for table in tables if table.seat_of(world.anna.id) in table.asks()]
    places = [next(n for n, line in enumerate(lines) if f"/{table.place.channel_id}/" in line) for table in tables]
    assert all(("your turn" in lines[place]) == (table in mine) for place, table in zip(places, tables, strict=True))
    order = sorted(
        tables,
        key=lambda table: (table not in mine, {3 * 86400: 2, 86400: 1}.get(getattr(table.clock, "decision", 0), 3)),
    )
    assert [table.id for table in order] == [tables[places.index(n)].id for n in range(3)]
    assert "Time is up <t:" in lines[places[1]]


async def test_a_paused_game_waits_for_nobody(world: World) -> None:
    await world.begin()
    table = world.table()
    table.paused = 1.0
    assert "the game is paused" in await reply_text(await world.anna.slash(world.channel, "games mine"))


async def test_many_games_are_listed_in_pages(world: World) -> None:
    for number in range(LINES_PER_PAGE + 1):
        channel = world.guild.create_text_channel(f"table-{number}")
        await world.anna.slash(channel, "game new", game="heldenkampf")
        await world.bert.slash(channel, "game join")
        await world.anna.slash(channel, "game start")
    result = await world.anna.slash(world.channel, "games mine")
    assert "Page 1 of 2" in await reply_text(result)
    assert result.response is not None
    await world.anna.click(result.response, custom_id="h:mine:1:")
    assert "Page 2 of 2" in await reply_text(result)


async def test_a_question_without_names_is_announced_only_to_the_asked_players(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="talisman", options="first=1", clock="1d")
    for guest in (world.bert, world.clara):
        await guest.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table = world.table()
    async with table.lock:
        deal(table, 1)
    await world.play(Person(world.anna.id, "Anna", "en-US"), CAST)
    assert "it is your turn**" in await reply_text(await world.bert.slash(world.channel, "games mine"))
    theirs = await reply_text(await world.anna.slash(world.channel, "games mine"))
    assert "waiting for Spells since <t:" in theirs
    status = await reply_text(await world.anna.slash(world.channel, "game status"))
    assert "waiting for Spells." in status
