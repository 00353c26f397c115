"""The lessons of every game: each can be solved, every press that may be tried is answered, and no text is too long."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.games import GAMES
from engine.kernel.menus import Menu, Move, RefusedError
from engine.lessons.playing import Scene
from engine.lessons.reading import Lesson, lessons_of, read_lessons
from engine.scenarios.checking import check
from engine.scenarios.record import OtherDealFailedError, PlayedScenario, StepRecord
from engine.scenarios.scenario import Data, ScenarioError
from render.languages import Languages, Reader
from tests.locales import FOLDERS
from tests.wording import strict_languages

MOST_WORDS = 120
MOST_PRESSES = 5
DRAWN = 3
LESSONS = [lesson for name in GAMES for lesson in lessons_of(name)]
IDS = [f"{lesson.scenario.game}-{lesson.name}" for lesson in LESSONS]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=IDS)


@cache
def languages() -> Languages:
    return strict_languages()


def impossible(changes: Data) -> PlayedScenario:
    raise OtherDealFailedError("one beginning only")


def tried(menu: Menu) -> list[Move]:
    """Return the moves of a menu, and some of each pattern."""
    random = Random(1)
    drawn = (pattern.draw(random) for pattern in menu.patterns for _ in range(DRAWN))
    return [*menu.moves, *dict.fromkeys(drawn)]


def whys(lesson: Lesson) -> list[str]:
    """Return the keys of the reasons after wrong moves of a lesson."""
    keys: list[str] = []
    for made in range(lesson.decisions):
        for move in tried(Scene(lesson, made).menu()):
            result = Scene(lesson, made).attempt(move)
            keys += [] if result.why is None else [result.why.key]
    return list(dict.fromkeys(keys))


def test_each_game_has_three_to_six_lessons_and_the_first_is_about_its_aim() -> None:
    for name in GAMES:
        lessons = lessons_of(name)
        assert 3 <= len(lessons) <= 6
        assert lessons[0].name == "aim"


@each_lesson
def test_the_right_way_of_a_lesson_reaches_its_goal(lesson: Lesson) -> None:
    scene = Scene(lesson)
    for made in range(lesson.decisions):
        assert not scene.done
        followed = scene.attempt(scene.expected())
        assert followed.right, f"decision {made + 1}"
        scene = Scene(lesson, made + 1)
    assert scene.done
    assert lesson.scenario.then, "a lesson says what counts as done"
    differences = list(
        check(scene.words, lesson.scenario.then, StepRecord(PlayedScenario(scene.words, ()), impossible))
    )
    assert not differences


@each_lesson
def test_something_else_than_the_right_way_can_be_tried_and_shows_what_follows(lesson: Lesson) -> None:
    wrong = 0
    for made in range(lesson.decisions):
        for move in tried(Scene(lesson, made).menu()):
            scene = Scene(lesson, made)
            right = move == scene.expected()
            followed = scene.attempt(move)
            assert followed.right or followed.why is not None
            assert followed.right or not right
            wrong += not followed.right
        with pytest.raises(RefusedError):
            Scene(lesson, made).attempt(Move("no-such-move"))
    assert wrong
    assert lesson.par <= MOST_PRESSES


@each_lesson
@pytest.mark.parametrize("language", Languages().languages)
def test_the_texts_of_a_lesson_have_at_most_120_words_in_every_language(lesson: Lesson, language: str) -> None:
    reader = Reader(language, lesson.scenario.game, ("Anna", "Bert"), markdown=True)
    tasks = [lesson.task(number) for number in range(1, lesson.decisions + 1)]
    texts = [languages().say_to(text, reader) for text in (lesson.title, *tasks, lesson.done)]
    assert len(re.findall(r"\w+", " ".join(texts))) <= MOST_WORDS
    for made in range(lesson.decisions):
        for event in Scene(lesson, made).events:
            assert languages().say_to(event.text, reader)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("heroes", "skill", "boss pawn", "skull")),
        ("de", ("Helden", "Fähigkeit", "Bossfigur", "Totenkopf")),
        ("nl", ("helden", "vaardigheid", "boss-pion", "schedel")),
    ],
)
def test_the_lessons_of_an_expedition_introduce_heroes_and_the_steps_of_the_boss(
    language: str, words: tuple[str, ...]
) -> None:
    reader = Reader(language, "tenefyr", ("Anna", "Bert"))
    texts = [
        languages().say_to(text, reader)
        for lesson in lessons_of("tenefyr")
        for text in (*(lesson.task(number) for number in range(1, lesson.decisions + 1)), lesson.done)
    ]
    assert all(any(word in text for text in texts) for word in words)


@pytest.mark.parametrize(("language", "name"), [pair for pair in FOLDERS if pair[1] in GAMES])
def test_the_texts_of_lessons_are_those_that_somebody_reads(name: str, language: str) -> None:
    """Each way a press can turn out is worded, and nothing is worded that cannot happen."""
    read = [
        text.key
        for lesson in lessons_of(name)
        for text in (lesson.title, *(lesson.task(number) for number in range(1, lesson.decisions + 1)), lesson.done)
    ]
    read += [key for lesson in lessons_of(name) for key in whys(lesson)]
    file = Path("data") / name / language / "lessons.ftl"
    assert sorted(read) == sorted(re.findall(r"^(lesson-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE))


def test_a_lesson_that_says_something_unknown_is_refused_with_its_file_and_name(tmp_path: Path) -> None:
    file = tmp_path / "1-bad.yaml"
    scene = "game: heldenkampf\ngiven: {a: {hand: [galan]}}\nwhen: [a: pass]\n"
    for wrong, said in (
        ("{par: 1, prize: 3}", "unknown key 'prize' in lesson"),
        ("{par: 0}", "lesson, par must be a number from 1"),
        ("{par: 1, learner: c}", "'c' is no seat"),
        ("{par: 1, learner: b}", "b decides nothing"),
        ("{par: 1, opponent: clever}", "lesson, opponent is simple or harmless"),
        ("{par: 1, pictures: {1: map}}", "'map' is none of board, hand"),
        ("{par: 1, failed: [{at: 1}]}", "lesson, failed, say must be a text"),
    ):
        file.write_text(f"name: bad\n{scene}lesson: {wrong}\n")
        with pytest.raises(ScenarioError, match=r"1-bad\.yaml: bad: ") as raised:
            read_lessons(tmp_path)
        assert said in str(raised.value)
    file.write_text(f"name: bad\n{scene}")
    with pytest.raises(ScenarioError, match="a lesson has a key lesson"):
        read_lessons(tmp_path)
    file.write_text(f"name: a name with spaces\n{scene}lesson: {{par: 1}}\n")
    with pytest.raises(ScenarioError, match="letters, digits and hyphens"):
        read_lessons(tmp_path)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("armour does not protect a hero", "unhurt again next turn, heroes are not", "several times a turn")),
        ("de", ("Rüstung schützt einen Helden dann nicht", "wieder heil, Helden nicht", "mehrmals im Zug")),
        ("nl", ("pantser beschermt een held niet", "weer ongedeerd, helden niet", "meermaals per beurt")),
    ],
)
def test_the_lessons_of_a_duel_say_how_heroes_differ_from_creatures(language: str, words: tuple[str, ...]) -> None:
    reader = Reader(language, "telperinquar", ("Anna", "Bert"))
    texts = " ".join(languages().say_to(lesson.done, reader) for lesson in lessons_of("telperinquar"))
    assert [word for word in words if word not in texts] == []
