"""Votes on the board: everybody presses there; the buttons show the number of votes, the text shows the voters.

The game is *Caravan* (``tests/games/caravan``): players who are awake vote for a road, and the leader decides where
they do not agree.
"""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from host.people import Person
from tests.cogs.commands.game.test_clocks import pass_time
from tests.cogs.small_games import house_with
from tests.cogs.world import World, labels, pressable, reply_text, texts

small, data, languages, pictures = house_with("caravan")

OPTIONS = "water=40 way=30"


async def voting(world: World, *, clock: str = "off", second: MemberActor | None = None) -> list[MemberActor]:
    """Begin a vote for a road, and return the voters with the leader first, then the player who has fainted."""
    await world.anna.slash(world.channel, "game new", game="caravan", options=OPTIONS, clock=clock)
    for who in (world.bert, world.clara):
        await who.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    people = {who.id: who for who in (world.anna, world.bert, world.clara)}
    table = world.table()
    seated = [people[assignment.person.id] for assignment in table.assignments if assignment.person is not None]
    await seated[0].slash(world.channel, "march")
    for who in seated:
        await who.slash(world.channel, "pass")
    vote = table.playing().vote()
    assert vote is not None
    awake = list(vote.seats)
    assert vote.tie == awake[0]
    return [*(seated[seat] for seat in awake), *(who for seat, who in enumerate(seated) if seat not in awake)]


def ballots(world: World) -> dict[str, str]:
    """Return the labels of the vote's buttons below the board by their roads."""
    children = [child for row in world.board().components for child in row.children]
    return {
        str(child.custom_id).rpartition(":")[2]: str(child.label)
        for child in children
        if str(child.custom_id).startswith(("v:", "q:"))
    }


def ballot(world: World, road: str) -> str:
    custom_ids = [str(child.custom_id) for row in world.board().components for child in row.children]
    return next(custom_id for custom_id in custom_ids if custom_id.startswith("v:") and custom_id.endswith(":" + road))


def words(world: World) -> str:
    return str(world.board().embeds[0].description)


async def test_everybody_votes_on_the_board_which_shows_the_votes_and_the_missing_voters(world: World) -> None:
    first, second, _ = await voting(world)
    assert ballots(world) == {"short": "The short road", "long": "The long road"}
    assert "**Which road do you take?** If you do not all agree" in words(world)
    pressed = await first.click(world.board(), custom_id=ballot(world, "long"))
    assert pressed.acknowledged
    assert pressed.followups == [], "the board shows it"
    assert ballots(world) == {"short": "The short road", "long": "The long road · 🗳️ 1"}
    assert f"{first.name}: The long road" in words(world)
    assert f"Waiting for {second.name}" in words(world)
    await first.click(world.board(), custom_id=ballot(world, "short"))
    assert ballots(world) == {"short": "The short road · 🗳️ 1", "long": "The long road"}
    day = world.table().playing().state.day
    await second.click(world.board(), custom_id=ballot(world, "short"))
    assert ballots(world) == {}, "the vote is over"
    assert world.table().playing().state.day == day + 1


async def test_an_open_panel_shows_the_votes_of_others_at_once_while_its_reader_has_not_voted(world: World) -> None:
    world.bot.settings = world.bot.settings.model_copy(update={"panel_watch": 0.001})
    first, second, _ = await voting(world)
    panel = await world.open(second)
    before, tallies = labels(panel), set[str]()
    for road in ("long", "short"):
        await first.click(world.board(), custom_id=ballot(world, road))
        (tally,) = [line for line in texts(panel).splitlines() if line.startswith(f"{first.name}: ")]
        tallies.add(tally)
    assert len(tallies) == 2
    assert labels(panel) == before, "no button moves"


async def test_a_split_vote_is_decided_by_one_player_and_announced_in_the_thread(world: World) -> None:
    first, second, _ = await voting(world)
    await second.click(world.board(), custom_id=ballot(world, "short"))
    await first.click(world.board(), custom_id=ballot(world, "long"))
    await world.env.settle()
    rows = await world.bot.store.journal.lines(world.table_id())
    event_keys = [text["text"] for row in rows for text in row.events]
    assert event_keys.count("event-ballot") == 2
    assert "event-vote-decided" in event_keys
    decided = next(text for row in rows for text in row.events if text["text"] == "event-vote-decided")
    assert decided["values"]["choice"] == {"text": "move-long", "values": {}}


async def test_a_press_without_a_vote_is_refused_with_the_reason_and_changes_nothing(world: World) -> None:
    first, _, fainted = await voting(world)
    moves = world.moves()
    road = ballot(world, "long")
    reply = await reply_text(await fainted.click(world.board(), custom_id=road))
    assert "You have no vote here" in reply or "Hier hast du keine Stimme" in reply
    dora = world.guild.add_member(world.env.create_user("Dora"))
    assert "not playing at this table" in await reply_text(await dora.click(world.board(), custom_id=road))
    assert world.moves() == moves
    await world.resign(first)
    seen = world.copy_message(world.board())
    moves = world.moves()
    reply = await reply_text(await world.press_copy(first, seen, road))
    assert reply
    assert world.moves() == moves


async def test_a_press_that_comes_twice_or_late_counts_once_and_says_why(world: World) -> None:
    first, second, _ = await voting(world)
    seen, road = world.copy_message(world.board()), ballot(world, "long")
    await world.press_copy(first, seen, road)
    moves = world.moves()
    again = await reply_text(await world.press_copy(first, seen, road))
    assert "already voted for that: The long road" in again or "schon gestimmt" in again
    assert world.moves() == moves
    typed = await reply_text(await first.slash(world.channel, "vote", choice="long"))
    assert "already voted" in typed or "schon gestimmt" in typed
    assert world.moves() == moves
    await world.press_copy(second, seen, road)
    moves = world.moves()
    late = await reply_text(await world.press_copy(first, seen, road))
    assert "This vote is over" in late or "Abstimmung ist vorbei" in late
    assert world.moves() == moves


async def test_a_vote_is_typed_by_the_words_of_its_choices_and_asked_for_without_any(world: World) -> None:
    first, second, _ = await voting(world)
    offered = await first.autocomplete(world.channel, "vote", "choice", "")
    assert [choice["value"] for choice in offered] == ["short", "long"]
    asked = await first.slash(world.channel, "vote")
    assert asked.response is not None
    assert any(custom_id.endswith("long") for custom_id in pressable(asked.response)), "nothing is chosen for them"
    assert world.table().playing().ballots() == {}
    await first.slash(world.channel, "vote", choice=offered[1]["name"])
    await second.slash(world.channel, "vote", choice="short")
    assert world.table().playing().vote() is None


async def test_the_panel_shows_the_state_of_the_vote_too(world: World) -> None:
    first, second, _ = await voting(world)
    await first.click(world.board(), custom_id=ballot(world, "long"))
    reply = texts(await world.open(second))
    assert f"{first.name}: The long road" in reply or f"{first.name}: Der lange Weg" in reply


async def test_the_buttons_work_after_a_restart_in_the_middle_of_the_vote(world: World) -> None:
    first, second, _ = await voting(world)
    await first.click(world.board(), custom_id=ballot(world, "long"))
    await world.restart()
    await second.click(world.board(), custom_id=ballot(world, "long"))
    assert world.table().playing().vote() is None


async def test_after_an_undo_old_buttons_are_refused_and_new_ones_work(world: World) -> None:
    first, _, _ = await voting(world)
    seen, road = world.copy_message(world.board()), ballot(world, "long")
    await first.click(world.board(), custom_id=road)
    asked = await first.slash(world.channel, "undo")
    assert asked.response is not None
    back = next(custom_id for custom_id in pressable(asked.response) if custom_id.startswith("u:"))
    await first.click(asked.response, custom_id=back)
    assert world.table().playing().ballots() == {}
    moves = world.moves()
    late = await reply_text(await world.press_copy(first, seen, road))
    assert "This vote is over" in late or "Abstimmung ist vorbei" in late
    assert world.moves() == moves
    await first.click(world.board(), custom_id=ballot(world, "short"))
    assert len(world.table().playing().ballots()) == 1


async def test_a_late_voter_is_skipped_without_a_vote_and_may_still_vote(world: World) -> None:
    first, second, _ = await voting(world, clock="1d")
    await pass_time(world, 86_400 + 1)
    table = world.table()
    late = table.find_seat(first.id)
    assert late is not None
    master = world.bot.master
    await master.finish(master.absence.skip(table, Person(second.id, "x", "en-US"), late))
    await world.env.settle()
    vote = table.playing().vote()
    assert vote is not None
    assert list(vote.missing) == [table.find_seat(second.id)]
    assert vote.tie == table.find_seat(second.id)
    await first.click(world.board(), custom_id=ballot(world, "long"))
    await second.click(world.board(), custom_id=ballot(world, "short"))
    assert table.playing().vote() is None
    assert (await master.archive.verify(table.id)).problem is None


async def test_more_choices_than_fit_are_on_pages_that_everybody_turns_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.boards.ballots.MOST", 1)
    monkeypatch.setattr("cogs.ui.boards.ballots.PER_PAGE", 1)
    first, _, _ = await voting(world)
    assert list(ballots(world).values()) in (["More choices"], ["Mehr zur Wahl"])
    more = next(str(child.custom_id) for row in world.board().components for child in row.children)
    assert more.startswith("q:")
    opened = await first.click(world.board(), custom_id=more)
    assert opened.response is not None
    assert opened.response.ephemeral
    assert "short" in "".join(pressable(opened.response))
    (turn,) = [custom_id for custom_id in pressable(opened.response) if custom_id.startswith("q:")]
    turned = await first.click(opened.response, custom_id=turn)
    page = turned.response or opened.response
    (road,) = [custom_id for custom_id in pressable(page) if custom_id.startswith("v:")]
    assert road.endswith("long")
    cast = await first.click(page, custom_id=road)
    assert "🗳️ 1" in "".join(labels(cast.response or page))
    assert f"{first.name}: " in texts(cast.response or page)


async def test_an_enlarged_board_has_the_vote_too(world: World) -> None:
    first, _, _ = await voting(world)
    large = await first.click(world.board(), custom_id=f"b:{world.table_id()}:large")
    message = large.response or large.followups[-1]
    road = next(
        custom_id for custom_id in pressable(message) if custom_id.startswith("v:") and custom_id.endswith("long")
    )
    reply = await reply_text(await first.click(message, custom_id=road))
    assert "long road" in reply or "lange" in reply
    assert ballots(world)["long"].endswith("🗳️ 1")
