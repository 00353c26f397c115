"""Lessons in a private panel: solved within par in every language, interrupted and continued, without a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui.lessons.addresses import LessonAddress, parse_address
from cogs.ui.messages.custom_ids import CHOICE, LONGEST, MOVE, STEP, choice_value, find_path, learn_id
from engine.games import GAMES
from engine.kernel.highlights import marks_of
from engine.kernel.menus import Move
from engine.lessons.playing import Scene
from engine.lessons.reading import Lesson, lessons_of
from host.learning.lesson_table import lesson_table
from host.people import Person
from host.play.ballots import OPENED_VOTE
from host.play.paths import SelectedPlaces, path_of
from host.tables.status import Status
from render.languages import Reader
from tests.cogs.world import World, labels, pressable, reply_text, texts

READER = Reader("en", "tenefyr")
LESSONS = [lesson for name in GAMES for lesson in lessons_of(name)]


async def open_lessons(world: World, who: MemberActor, game: str) -> ResponseMessage:
    result = await who.slash(world.channel, "learn", game=game)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def open_first(world: World, who: MemberActor, game: str) -> ResponseMessage:
    panel = await open_lessons(world, who, game)
    await who.click(panel, custom_id=f"l:open:{LessonAddress(lessons_of(game)[0], 0)}")
    return panel


async def click_towards(who: MemberActor, panel: ResponseMessage, address: LessonAddress, move: Move) -> bool:
    """Press the button or list that leads to a move, and return whether this makes the move."""
    menu = Scene(address.lesson, address.made).menu()
    path = path_of(menu, move)
    steps: dict[int, str] = {}
    for custom_id, component in pressable(panel).items():
        assert len(custom_id) <= LONGEST
        if (match := MOVE.fullmatch(custom_id)) and find_path(menu, match["path"]) == path:
            await who.click(panel, custom_id=custom_id)
            return True
        if match := CHOICE.fullmatch(custom_id):
            chosen = find_path(menu, match["path"])
            if path[: len(chosen)] == chosen and len(path) > len(chosen):
                part = path[len(chosen)]
                assert not isinstance(part, SelectedPlaces)
                value = choice_value(part)
                if value in [option["value"] for option in component["options"]]:
                    await who.select(panel, [value], custom_id=custom_id)
                    return len(chosen) + 1 == len(path)
        if match := STEP.fullmatch(custom_id):
            chosen = find_path(menu, match["path"])
            if chosen and path[: len(chosen)] == chosen and "↩️" not in str(component.get("emoji")):
                steps[len(chosen)] = custom_id
    await who.click(panel, custom_id=steps[max(steps)])
    return False


async def make(who: MemberActor, panel: ResponseMessage, address: LessonAddress, move: Move) -> int:
    """Make a move by buttons and lists, and return the number of presses."""
    for presses in range(1, 9):
        done = await click_towards(who, panel, address, move)
        if done or f"_{address.made}:" not in " ".join(
            custom_id for custom_id in pressable(panel) if custom_id[:2] in ("m:", "s:")
        ):
            return presses
    raise AssertionError("the move is never made")


async def solve(who: MemberActor, panel: ResponseMessage, lesson: Lesson) -> int:
    """Solve the lesson that a panel shows from its beginning, and return the number of presses."""
    presses = 0
    for made in range(lesson.decisions):
        address = LessonAddress(lesson, made)
        presses += await make(who, panel, address, Scene(lesson, made).expected())
    return presses


@pytest.mark.parametrize("lesson", LESSONS, ids=[str(LessonAddress(lesson, 0)) for lesson in LESSONS])
async def test_each_lesson_is_solved_by_thumb_within_its_par_in_every_language(world: World, lesson: Lesson) -> None:
    game = lesson.scenario.game
    for who in (world.anna, world.clara):
        panel = await open_lessons(world, who, game)
        await who.click(panel, custom_id=f"l:open:{LessonAddress(lesson, 0)}")
        assert await solve(who, panel, lesson) <= lesson.par
        assert "✅" in texts(panel)
        assert any(
            file.startswith(f"lesson-{LessonAddress(lesson, lesson.decisions)}") for file in world.pictures(panel)
        )
        assert lesson.name in (await world.bot.master.learning.progress(who.id))[game].done
    assert world.channel.history() == [] or not any(message.embeds for message in world.channel.history())


@pytest.mark.parametrize(("game", "name"), [("imperator", "aim"), ("telperinquar", "aim"), ("heldenkampf", "turn")])
async def test_a_lesson_that_ends_a_game_says_and_shows_who_has_won(world: World, game: str, name: str) -> None:
    lesson = next(lesson for lesson in lessons_of(game) if lesson.name == name)
    for who, verdict in ((world.anna, "You win!"), (world.clara, "Du gewinnst!")):
        panel = await open_lessons(world, who, game)
        await who.click(panel, custom_id=f"l:open:{LessonAddress(lesson, 0)}")
        await solve(who, panel, lesson)
        assert verdict in texts(panel)
        assert any("ending" in file for file in world.pictures(panel))


async def test_a_wrong_press_shows_what_follows_and_the_lesson_goes_on_from_there(world: World) -> None:
    panel = await open_first(world, world.anna, "heldenkampf")
    lesson = lessons_of("heldenkampf")[0]
    await make(world.anna, panel, LessonAddress(lesson, 0), Scene(lesson).expected())
    await make(world.anna, panel, LessonAddress(lesson, 1), Move("waive"))
    assert "10 against 7" in texts(panel)
    assert "8 + 2 = 10" in texts(panel), "events are shown above"
    assert (await world.bot.master.learning.progress(world.anna.id))["heldenkampf"].made == 1
    await world.anna.click(panel, label="Try again")
    await make(world.anna, panel, LessonAddress(lesson, 1), Move("roll-on"))
    assert "12 points" in texts(panel)


async def test_a_lesson_speaks_to_its_learner_and_ends_with_the_turn_of_a_wrong_press(world: World) -> None:
    panel = await open_first(world, world.anna, "talisman")
    lesson = lessons_of("talisman")[0]
    await make(world.anna, panel, LessonAddress(lesson, 0), Scene(lesson).expected())
    assert "🎲 You roll 4." in texts(panel)
    await make(world.anna, panel, LessonAddress(lesson, 1), Move("move", ("plains-4",)))
    assert "You lose 1 life" in texts(panel)
    assert "Computer rolls" not in texts(panel)


async def test_the_board_of_a_lesson_shows_what_can_be_chosen_at_each_step(world: World) -> None:
    panel = await open_lessons(world, world.anna, "imperator")
    lesson = next(lesson for lesson in lessons_of("imperator") if lesson.name == "raid")
    await world.anna.click(panel, custom_id=f"l:open:{LessonAddress(lesson, 0)}")
    seen = [world.pictures(panel)]
    move = Scene(lesson).expected()
    while not await click_towards(world.anna, panel, LessonAddress(lesson, 0), move):
        seen.append(world.pictures(panel))
    assert len(seen) > 1
    assert all(before != after for before, after in pairwise(seen)), "the same picture, with other choices in it"


def test_a_lesson_shows_the_last_event_as_a_table_does() -> None:
    scene = Scene(next(lesson for lesson in lessons_of("telperinquar") if lesson.name == "guard"))
    table = lesson_table(scene, Person(1, "Anna", "en"), "en", events=scene.events)
    assert [mark["kind"] for mark in marks_of(table.rules.marks, table.news)] == ["arrow", "damage"]


async def test_a_lesson_continues_at_any_press_even_after_a_restart(world: World) -> None:
    seen = await open_first(world, world.anna, "imperator")
    lesson = lessons_of("imperator")[0]
    await make(world.anna, seen, LessonAddress(lesson, 0), Scene(lesson).expected())
    await world.restart()
    again = await open_lessons(world, world.anna, "imperator")
    await world.anna.click(again, label="Go on")
    assert "11 against 9" in texts(again)
    await make(world.anna, seen, LessonAddress(lesson, 1), Scene(lesson, 1).expected())
    assert "last one standing wins" in texts(seen), "the panel from before the restart works as well"
    after = await open_lessons(world, world.anna, "imperator")
    await world.anna.click(after, label="Go on")
    assert "turning an attack around" in texts(after), "the next lesson, as this one is done"


async def test_a_press_of_a_lesson_that_is_not_there_any_more_says_so(world: World) -> None:
    panel = await open_first(world, world.anna, "heldenkampf")
    for gone in ("l:show:heldenkampf_gone_0", "m:0:heldenkampf_gone_0:roll", "l:game:chess", "m:0:nonsense:roll"):
        result = await world.press_copy(world.anna, world.copy_message(panel), gone)
        assert "That lesson no longer exists" in await reply_text(result)
    lesson = lessons_of("heldenkampf")[0]
    result = await world.press_copy(
        world.anna, world.copy_message(panel), f"m:0:{LessonAddress(lesson, 0)}:forage|galan|forest"
    )
    assert result.response is None or "There is" not in texts(result.response)
    assert parse_address(str(LessonAddress(lesson, 1))) == LessonAddress(lesson, 1)


async def test_lessons_are_found_without_a_game_and_by_its_table(world: World) -> None:
    every = await world.anna.slash(world.channel, "learn")
    assert every.response is not None
    assert sum(label == "Learn" for label in labels(every.response)) == len(GAMES)
    await world.anna.click(every.response, custom_id="l:game:imperator")
    assert "A trick with buffs" in texts(every.response)
    await world.anna.click(every.response, label="All games")
    assert "Heldenkampf" in texts(every.response)
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    here = await world.bert.slash(world.channel, "learn")
    assert "Who answers?" in await reply_text(here)
    assert "a game called “chess”" in await reply_text(await world.bert.slash(world.channel, "learn", game="chess"))


async def test_a_game_against_the_computer_begins_with_the_third_press_from_nothing(world: World) -> None:
    first = await world.anna.slash(world.channel, "learn")
    assert first.response is not None
    await world.anna.click(first.response, custom_id="l:levels:heldenkampf")
    second = await world.anna.click(first.response, custom_id="l:play:heldenkampf-explaining-1")
    table = world.table()
    assert table.status is Status.RUNNING
    assert [assignment.computer for assignment in table.assignments] == [False, True]
    assert second.response is not None
    assert "Which stack do you draw from?" in texts(second.response), "a panel of their own, at once"
    later = (await world.anna.slash(world.channel, "learn")).response
    assert later is not None
    again = await world.anna.click(later, custom_id="l:play:heldenkampf")
    assert "already" in await reply_text(again)


async def test_progress_in_lessons_is_exported_and_deleted_with_other_personal_data(world: World) -> None:
    await open_first(world, world.anna, "heldenkampf")
    person = await world.bot.store.personal_data.person(world.anna.id)
    assert person is not None
    assert person["preferences"]["lessons"]["heldenkampf"]["lesson"] == "aim"
    await world.anna.slash(world.channel, "reminders", way="none")
    assert (await world.bot.master.learning.progress(world.anna.id))["heldenkampf"].lesson == "aim"


async def test_sitting_down_for_the_first_time_offers_lessons_and_a_game_at_once(world: World) -> None:
    opened = await world.anna.slash(world.channel, "game new", game="heldenkampf")
    offer = opened.followups[-1]
    assert offer.ephemeral
    assert "Your first game of Heldenkampf?" in texts(offer)
    assert labels(offer) == ["Lessons", "Play the computer", "Choose computers"]
    joined = await world.bert.slash(world.channel, "game join")
    assert labels(joined.followups[-1]) == ["Lessons", "Play the computer", "Choose computers"]
    lessons = await world.bert.click(joined.followups[-1], label="Lessons")
    assert lessons.response is not None
    assert "Who answers?" in texts(lessons.response)
    await world.bert.slash(world.channel, "game leave")
    panel = await world.anna.click(offer, label="Play the computer")
    assert panel.response is not None
    assert "Which stack" in texts(panel.response)
    assert world.table().status is Status.RUNNING
    await world.resign(world.anna)
    again = await world.anna.slash(world.channel, "game new", game="heldenkampf")
    assert all("first game" not in texts(followup) for followup in again.followups)
    other = await world.bert.slash(world.channel, "game leave")
    assert other is not None


async def test_a_newcomer_at_a_table_with_others_plays_the_computer_in_a_separate_thread(
    world: World,
) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    joined = await world.bert.slash(world.channel, "game join")
    pressed = await world.bert.click(joined.followups[-1], label="Play the computer")
    reply = texts(pressed.followups[-1])
    (aside,) = [thread for thread in world.channel.threads if thread.name == "Heldenkampf: Bert and the computer"]
    assert f"<#{aside.id}>" in reply
    table = world.bot.master._registry.active_in(aside.id)
    assert table is not None
    assert table.status is Status.RUNNING
    assert [assignment.person.name if assignment.person else None for assignment in table.assignments] == ["Bert", None]
    assert any(message.embeds and message.components for message in aside.history()), "its board is there"
    assert world.table().status is Status.OPEN
    assert len(world.table().assignments) == 2
    panel = pressed.response
    assert panel is not None
    assert "Round 1" in texts(panel), "the panel opens where the button was pressed"
    step = next(custom_id for custom_id in pressable(panel) if custom_id.startswith(("m:", "s:", "o:")))
    shown = await world.bert.click(panel, custom_id=step)
    assert "belongs to a table that is not here" not in texts(shown.response or shown.followups[-1])
    again = await world.bert.click(joined.followups[-1], label="Play the computer")
    assert texts(again.followups[-1]) == reply, "a second press opens no second game"


async def test_without_a_possible_thread_no_separate_game_begins(world: World) -> None:
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    joined = await world.bert.slash(world.channel, "game join")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013)
    reply = await reply_text(await world.bert.click(joined.followups[-1], label="Play the computer"))
    assert "cannot open a thread" in reply
    assert len(await world.bot.store.tables.active_in(world.guild.id)) == 1


@pytest.mark.parametrize(
    ("game", "button"), [("heldenkampf", "Play the computer"), ("tenefyr", "Play with the computer")]
)
async def test_without_a_possible_thread_the_answer_names_the_button_of_the_game(
    world: World, game: str, button: str
) -> None:
    await world.anna.slash(world.channel, "game new", game=game)
    joined = await world.bert.slash(world.channel, "game join")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013)
    reply = await reply_text(await world.bert.click(joined.followups[-1], label=button))
    assert f"Press **{button}** in `/learn`" in reply


async def test_nobody_else_begins_a_game_with_computers_at_the_owners_table(world: World) -> None:
    opened = await world.anna.slash(world.channel, "game new", game="heldenkampf")
    offer = opened.followups[-1]
    seen = world.copy_message(offer)
    refused = await world.press_copy(world.bert, seen, f"l:here:{world.table_id()}")
    assert "not" in await reply_text(refused)
    assert world.table().status is Status.OPEN
    assert "no table" in await reply_text(await world.press_copy(world.bert, seen, "l:here:nowhere"))


async def test_the_computer_of_a_first_game_says_why_it_does_what_it_does_and_any_other_is_silent(world: World) -> None:
    first = await world.anna.slash(world.channel, "learn")
    assert first.response is not None
    await world.anna.click(first.response, custom_id="l:levels:heldenkampf")
    panel = (await world.anna.click(first.response, custom_id="l:play:heldenkampf-explaining-1")).response
    assert panel is not None
    assert panel.id > world.board().id, "the panel stands below the board"
    await play_until(world, lambda keys: "event-explained" in keys)
    await world.bot.master.resign(world.table().id, Person(world.anna.id, "Anna"))
    await world.anna.slash(world.channel, "game new", game="heldenkampf")
    await world.anna.slash(world.channel, "game computer")
    await world.anna.slash(world.channel, "game start")
    await play_until(world, lambda keys: "event-drew-from" in keys or len(keys) > 5)
    assert "event-explained" not in [text.key for text in world.table().news]


async def play_until(world: World, enough: Callable[[list[str]], bool]) -> None:
    """Let Anna make default moves until ``enough`` accepts the keys of the table's events."""
    table = world.table()
    for _ in range(300):
        if enough([text.key for text in table.news]):
            return
        asked = table.asks().get(0)
        if asked is not None:
            person = Person(world.anna.id, "Anna", "en-US")
            await world.play(person, asked.menu.default, asked.id)
        await asyncio.sleep(0.01)
    raise AssertionError(f"never: {[text.key for text in table.news]}")


async def test_lessons_can_be_solved_in_a_private_conversation_but_a_game_needs_a_channel(world: World) -> None:
    opened = await world.anna.user.slash("learn", game="heldenkampf")
    assert opened.response is not None
    lesson = lessons_of("heldenkampf")[0]
    panel = opened.response
    await world.anna.user.click(panel, custom_id=f"l:open:{LessonAddress(lesson, 0)}")
    assert "more victory points" in texts(panel)
    await world.anna.user.click(panel, custom_id=f"m:0:{LessonAddress(lesson, 0)}:attack|galan|bridge")
    assert "Both sides add a die" in texts(panel)
    await world.anna.user.click(panel, custom_id="l:game:heldenkampf")
    pressed = await world.anna.user.click(panel, custom_id="l:play:heldenkampf")
    assert "only works in a channel of a server" in await reply_text(pressed)


async def test_a_person_alone_at_a_co_operative_game_is_given_the_computer_as_partner(world: World) -> None:
    opened = await world.anna.slash(world.channel, "game new", game="tenefyr")
    offer = opened.followups[-1]
    assert "begin at once together with the computer" in texts(offer)
    assert labels(offer) == ["Lessons", "Play with the computer", "Choose computers"]
    await world.anna.click(offer, label="Play with the computer")
    table = world.table()
    assert table.status is Status.RUNNING
    assert [assignment.computer for assignment in table.assignments] == [False, True]


async def test_a_question_to_vote_on_is_no_event_of_a_lesson(world: World) -> None:
    panel = await open_first(world, world.anna, "tenefyr")
    for lesson in lessons_of("tenefyr"):
        for made in range(lesson.decisions + 1):
            scene = Scene(lesson, made)
            if any(event.text.key == OPENED_VOTE for event in scene.events):
                address = learn_id("show", str(LessonAddress(lesson, made)))
                await world.press_copy(world.anna, world.copy_message(panel), address)
                assert "🗳️" not in texts(panel), address
                assert scene.done or world.bot.languages.say_to(scene.menu().question, READER) in texts(panel)
