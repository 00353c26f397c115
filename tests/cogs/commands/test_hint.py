"""``/hint``: what the computer would do in one's place, where nobody competes with other people."""

from __future__ import annotations

import pytest
from simcord.results import ResponseMessage

from engine.games import GAMES
from tests.cogs.world import World, labels, reply_text, texts

pytestmark = pytest.mark.usefixtures("plain_pictures")

FIRST = "The computer would press the first button."


async def against_the_computer(world: World, game: str, options: str = "") -> None:
    await world.anna.slash(world.channel, "game new", game=game, options=options)
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")


def question_of(panel: ResponseMessage) -> str:
    """Return the question of a panel."""
    return next(line for line in reversed(texts(panel).split("\n")) if line.startswith("**"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_comes_with_the_open_question_in_every_game(world: World, game: str) -> None:
    await against_the_computer(world, game)
    before, question = world.moves(), question_of(await world.open(world.anna))
    hint = (await world.anna.slash(world.channel, "hint")).response
    again = (await world.anna.slash(world.channel, "hint")).response
    assert hint is not None
    assert again is not None
    assert question in texts(hint), "it hides nothing"
    assert FIRST in texts(hint)
    assert "hint-" not in texts(hint)
    assert labels(hint)[0] == labels(again)[0], "the same until something happens"
    assert not world.is_shown(hint), "a newer panel replaces it"
    assert world.moves() == before


async def test_people_who_compete_get_no_hints(world: World) -> None:
    await world.begin()
    assert "play against each other" in await reply_text(await world.anna.slash(world.channel, "hint"))
    assert "spielst an diesem Tisch nicht" in await reply_text(await world.clara.slash(world.channel, "hint"))


async def test_people_who_play_together_get_hints(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="tenefyr")
    await world.bert.slash(world.channel, "game join")
    await world.anna.slash(world.channel, "game start")
    assert FIRST in await reply_text(await world.asked_person().slash(world.channel, "hint"))


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
    hint = (await world.anna.slash(world.channel, "hint")).response
    assert hint is not None
    assert labels(hint)[0] == advised
    assert labels(hint).count(advised) == 1


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
async def test_the_button_of_a_panel_shows_the_hint_below_its_question_and_its_move_first(
    world: World, game: str
) -> None:
    await against_the_computer(world, game)
    panel = await world.open(world.anna)
    question, buttons = question_of(panel), labels(panel)
    await world.anna.click(panel, custom_id=f"b:{world.table_id()}:hint")
    text = texts(panel)
    assert -1 < text.index(question) < text.index(FIRST)
    move, *others = labels(panel)
    assert set(buttons) - {"Hint"} <= {move, *others}, "everything else stays"
    assert move not in others, "nothing stands twice"
    before = world.moves()
    await world.anna.click(panel, label=move)
    assert world.moves() > before, "its button makes the move"
    assert FIRST not in texts(panel)


async def test_what_happened_since_ones_last_move_stays_when_a_hint_comes(world: World) -> None:
    await against_the_computer(world, "heldenkampf")
    panel = await world.open(world.anna)
    hint = f"b:{world.table_id()}:hint"
    await world.anna.click(panel, custom_id=hint)
    await world.anna.click(panel, label=labels(panel)[0])
    news = [line for line in texts(panel).splitlines() if line.startswith("-# ") and "🧭" not in line]
    assert news
    await world.anna.click(panel, custom_id=hint)
    assert set(news) <= set(texts(panel).splitlines())


@pytest.mark.parametrize("options", ["", "hints=off"])
async def test_there_is_no_hint_button_where_hints_are_refused(world: World, options: str) -> None:
    if options:
        await against_the_computer(world, "heldenkampf", options)
    else:
        await world.begin()
    panel = await world.open(world.asked_person())
    assert "Hint" not in labels(panel)
