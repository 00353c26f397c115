"""Tests of the progress in lessons: stored with a person's preferences and not lost to concurrent changes."""

from __future__ import annotations

import asyncio

from engine.games import GAMES
from engine.lessons.reading import lessons_of
from host.learning.lesson_progress import LessonProgress
from host.people import Place
from host.time.reminder_preferences import ReminderWay
from tests.host.house import ANNA, BEN, HERE, House


async def test_progress_noted_at_the_same_moment_is_all_kept(house: House) -> None:
    learning = house.master.learning
    firsts = {game: lessons_of(game)[0] for game in GAMES}
    await asyncio.gather(*(house.master.note_lesson(ANNA, lesson, 1) for lesson in firsts.values()))
    progress = await learning.progress(ANNA.id)
    assert progress == {
        game: LessonProgress("aim", 1, done=() if lesson.decisions > 1 else ("aim",)) for game, lesson in firsts.items()
    }
    assert await learning.progress(BEN.id) == {}


async def test_a_completed_lesson_stays_completed_and_other_preferences_are_kept(house: House) -> None:
    first, second, *_ = lessons_of("heldenkampf")
    await house.master.reminders.choose(ANNA, ReminderWay.NONE, None)
    await house.master.note_lesson(ANNA, first, first.decisions)
    await house.master.note_lesson(ANNA, first, 0)
    await house.master.note_lesson(ANNA, second, 1)
    progress = (await house.master.learning.progress(ANNA.id))["heldenkampf"]
    assert progress == LessonProgress("answer", 1, done=("aim",))
    assert (await house.master.reminders.preferences(ANNA)).way is ReminderWay.NONE


async def test_a_game_is_new_until_a_person_sits_at_another_table_or_begins_its_lessons(house: House) -> None:
    learning = house.master.learning
    assert not await learning.is_new(ANNA.id, "pips"), "a game without lessons is new to nobody"
    assert await learning.is_new(ANNA.id, "imperator")
    await house.master.note_lesson(ANNA, lessons_of("imperator")[0], 0)
    assert not await learning.is_new(ANNA.id, "imperator")
    assert await learning.is_new(BEN.id, "imperator")
    table = await house.master.new(HERE, BEN, "pips")
    assert await house.store.seats.has_played(BEN.id, "pips")
    assert not await house.store.seats.has_played(BEN.id, "pips", table.id), "this very table does not count"
    await house.master.new(Place(HERE.guild_id, HERE.channel_id + 1), BEN, "pips")
    assert await house.store.seats.has_played(BEN.id, "pips", table.id)


async def test_a_preference_chosen_while_a_lesson_is_noted_is_kept(house: House) -> None:
    first = lessons_of("heldenkampf")[0]
    for made, way in ((1, ReminderWay.NONE), (2, ReminderWay.MENTION), (1, ReminderWay.PRIVATE), (2, ReminderWay.NONE)):
        await asyncio.gather(
            house.master.reminders.choose(ANNA, way, None), house.master.note_lesson(ANNA, first, made)
        )
        assert (await house.master.reminders.preferences(ANNA)).way is way
        assert (await house.master.learning.progress(ANNA.id))["heldenkampf"].made == made
