"""``/review``: shown when a game is over, computed with progress, and linked to the replay."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import game
from engine.kernel.text import Text
from engine.review.game_review import Balance, Mark, Review, review_to_data
from store import reviews
from tests.cogs.world import World, pressable, reply_text, texts


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compute reviews here, and only a few worlds."""
    monkeypatch.setattr("host.record.reviewing.GAMES", {})
    monkeypatch.setattr(type(game("telperinquar")), "review_work", 2_000)
    monkeypatch.setattr("cogs.commands.review.PROGRESS_PAUSE", 0.05)


async def over(world: World) -> Any:
    """Play a few moves of a game that Bert gives up, and return its board."""
    await world.begin()
    for _ in range(6):
        table = world.table()
        seat, asked = next(iter(table.asks().items()))
        person = table.assignments[seat].person
        assert person is not None
        await world.play(person, asked.menu.moves[0], asked.id)
    await world.resign(world.bert)
    return world.board()


async def test_a_finished_game_is_reviewed_with_a_picture_for_anybody_in_the_channel(world: World) -> None:
    await over(world)
    result = await world.clara.slash(world.channel, "review")
    message = result.response or result.followups[-1]
    shown = texts(message)
    assert "Auswertung" in shown
    assert "nach dem, was dabei bekannt war" in shown or "Kein Zug einer Person" in shown
    assert world.pictures(message) == ["review.png"]


async def test_the_button_below_the_board_shows_the_review_and_the_second_time_it_is_there_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await over(world)
    await world.anna.click(board, custom_id="b:1:review")
    monkeypatch.setattr("host.record.reviewing.Reviewer", None)  # nothing is computed again
    result = await world.bert.click(world.board(), custom_id="b:1:review")
    message = result.response or result.followups[-1]
    assert "review" in texts(message)


async def test_a_running_game_is_not_reviewed(world: World) -> None:
    await world.begin()
    assert "not over yet" in await reply_text(await world.anna.slash(world.channel, "review", game="1"))
    assert "No game has been finished" in await reply_text(await world.anna.slash(world.channel, "review"))


async def test_people_elsewhere_do_not_learn_whether_a_game_is_over(world: World) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    dora = elsewhere.add_member(world.env.create_user("Dora"))
    await world.begin()
    assert "no such game here" in await reply_text(await dora.slash(channel, "review", game="1"))
    await world.resign(world.bert)
    assert "no such game here" in await reply_text(await dora.slash(channel, "review", game="1"))


async def test_a_sign_leads_to_the_position_of_the_decision_with_the_move_and_the_better_one(world: World) -> None:
    await over(world)
    line = [row.seq for row in await world.bot.master._store.journal.lines(1) if row.kind == "move"][2]
    lines = await world.bot.master.replays.lines(1)
    step = next(step for step, last in enumerate(lines) if last >= line)
    mark = Mark(
        step, 0, "??", Text("button-start"), Text("button-review"), 0.4, 0.6, 0.2, Text("review-no-mistakes"), line,
        is_hinted=True,
    )  # fmt: skip
    review = Review((0,), ((0.5, 0.5),), len(lines), (mark,), (Balance(0.5, 0, 0, 0, 0.5),) * 2, (None, None), 1, 0)
    await world.bot.master._store.write(reviews.review(1, review_to_data(review)))
    result = await world.clara.slash(world.channel, "review")
    message = result.response or result.followups[-1]
    (button,) = [custom_id for custom_id in pressable(message) if ":look" in custom_id]
    before = await world.bot.master.replays.before(1, line, step)
    looked = await world.clara.click(message, custom_id=button)
    words = await reply_text(looked)
    assert f"Schritt {step + 1} von {len(lines)}, vor diesem Zug" in words
    assert "**??** Schritt" in words
    assert "Besser: **Auswertung**, das gewinnt zu 60 % statt zu 40 %." in words
    assert "💭" in words
    assert "Auch ein Tipp hätte zu diesem Zug geraten" in words
    assert "-# " not in words, "an embed shows these letters"
    assert before.number == step - 1
    shown = looked.response or looked.followups[-1]
    on = await world.clara.click(shown, custom_id=f"r:1:{step - 1}:on")
    assert on.acknowledged
    assert f"Schritt {step + 1} von {len(lines)}" in str(world.copy_message(shown)["embeds"])


async def test_a_review_says_why_a_good_move_may_not_change_the_sum_in_the_picture(world: World) -> None:
    await over(world)
    mark = Mark(1, 0, "!", Text("button-start"), Text("button-review"), 0.6, 0.4, 0.2, None, 2)
    review = Review((0,), ((0.5, 0.5),), 3, (mark,), (Balance(0.5, 0, 0, 0, 0.5),) * 2, (None, None), 1, 0)
    await world.bot.master._store.write(reviews.review(1, review_to_data(review)))
    for who, words in (
        (world.anna, "“!” that it would have played as well does not change the sum"),
        (world.clara, "„!“, das auch er gespielt hätte, ändert die Summe nicht"),
    ):
        result = await who.slash(world.channel, "review")
        assert words in texts(result.response or result.followups[-1])


async def test_a_sign_that_the_review_no_longer_shows_leads_to_its_step(world: World) -> None:
    await over(world)
    result = await world.clara.slash(world.channel, "replay")
    message = result.response or result.followups[-1]
    seen = world.copy_message(message)
    seen["components"] = [{"type": 1, "components": [{"type": 2, "style": 2, "custom_id": "r:1:2:look0"}]}]
    looked = await world.press_copy(world.clara, seen, "r:1:2:look0")
    assert "Schritt 3 von" in await reply_text(looked)
    assert pressable(message), "the message with the button stays"
