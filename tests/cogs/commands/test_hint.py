"""``/hint``: what the computer would do in one's place, where nobody competes with other people."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.cogs.world import World, labels, reply_text, texts

TITLE = ("What the computer would do", "These moves the computer likes best", "This is what the computer would do")


async def against_the_computer(world: World, game: str, options: str = "") -> None:
    await world.anna.slash(world.channel, "game new", game=game, options=options)
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_names_moves_of_the_open_question_in_every_game(world: World, game: str) -> None:
    await against_the_computer(world, game)
    before = world.moves()
    words = await reply_text(await world.anna.slash(world.channel, "hint"))
    assert words.startswith(tuple("**" + title for title in TITLE)), words
    assert "1. " in words
    assert "hint-" not in words
    assert words == await reply_text(await world.anna.slash(world.channel, "hint")), "the same until something happens"
    assert world.moves() == before


async def test_people_who_compete_get_no_hints(world: World) -> None:
    await world.begin()
    assert "play against each other" in await reply_text(await world.anna.slash(world.channel, "hint"))
    assert "spielst an diesem Tisch nicht" in await reply_text(await world.clara.slash(world.channel, "hint"))


async def test_people_who_play_together_get_hints(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert "1. " in await reply_text(await world.asked_person().slash(world.channel, "hint"))


async def test_in_a_vote_the_hint_is_the_advice_of_the_computer_in_the_words_of_its_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tenefyr.game.choose", lambda _state, _seat, menu, *_: menu.moves[6])
    await against_the_computer(world, "tenefyr", "heroes=random first=2")
    vote = world.table().playing().vote()
    assert vote is not None
    assert [vote.ballots[adviser] for adviser in vote.advisers] == [vote.menu.moves[6]]
    panel = await world.open(world.anna)
    advised = next(label for label in labels(panel) if label.startswith("7 · "))
    assert len([label for label in labels(panel) if " · level " in label]) == 4
    ballots = [str(child.label) for row in world.board().components for child in row.children]
    assert any(ballot.startswith("7 · ") for ballot in ballots)
    assert [ballot for ballot in ballots if "🗳️" in ballot] == [], "advice is not a vote"
    assert f"1. {advised}" in await reply_text(await world.anna.slash(world.channel, "hint"))


async def test_a_table_can_forbid_hints(world: World) -> None:
    await against_the_computer(world, "heldenkampf", "hints=off")
    assert "no hints at this table" in await reply_text(await world.anna.slash(world.channel, "hint"))


async def test_before_the_start_a_hint_says_who_starts(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    assert "The game has not started yet" in await reply_text(await world.anna.slash(world.channel, "hint"))


async def test_without_a_question_there_is_no_hint(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    table, people = world.table(), (world.anna, world.bert)
    person = table.assignments[0].person
    assert person is not None
    while len(asks := table.asks()) == len(people):
        await world.play(person, asks[0].menu.moves[0], asks[0].id)
    (waiting,) = {0, 1} - set(asks)
    assert "not asked anything" in await reply_text(await people[waiting].slash(world.channel, "hint"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_button_of_the_panel_shows_the_hint_in_its_place(world: World, game: str) -> None:
    await against_the_computer(world, game)
    panel = await world.open(world.anna)
    hint = f"b:{world.table_id()}:hint"
    await world.anna.click(panel, custom_id=hint)
    assert "This is what the computer would do" in texts(panel)
    move, back = labels(panel)
    assert back == "Back"
    assert move not in texts(panel), "nothing stands twice"
    await world.anna.click(panel, label="Back")
    assert "Hint" in labels(panel)
    before = world.moves()
    await world.anna.click(panel, custom_id=hint)
    await world.anna.click(panel, label=move)
    assert world.moves() > before, "its button makes the move"
    assert "This is what the computer would do" not in texts(panel)


@pytest.mark.parametrize("options", ["", "hints=off"])
async def test_there_is_no_hint_button_where_hints_are_refused(world: World, options: str) -> None:
    if options:
        await against_the_computer(world, "heldenkampf", options)
    else:
        await world.begin()
    panel = await world.open(world.asked_person())
    assert "Hint" not in labels(panel)
