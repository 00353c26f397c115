"""The place of a person in a lesson, as buttons carry it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games import GAMES
from engine.kernel.menus import Refusal, RefusedError
from engine.lessons.reading import Lesson, lessons_of


class LessonAddress(NamedTuple):
    """A lesson and the number of right moves made in it."""

    lesson: Lesson
    made: int

    def __str__(self) -> str:
        return f"{self.lesson.scenario.game}_{self.lesson.name}_{self.made}"

    @property
    def game(self) -> str:
        return self.lesson.scenario.game

    @property
    def place(self) -> int:
        """The position of the lesson among those of its game, from 0."""
        return [lesson.name for lesson in lessons_of(self.game)].index(self.lesson.name)

    def after(self) -> LessonAddress | None:
        """Return the beginning of the next lesson; None after the last one."""
        lessons = lessons_of(self.game)
        place = self.place + 1
        return LessonAddress(lessons[place], 0) if place < len(lessons) else None


def require_lessons(game: str) -> str:
    """Return a game that has lessons. Raises RefusedError (``refused-no-lesson``)."""
    if game not in GAMES or not lessons_of(game):
        raise RefusedError(Refusal("refused-no-lesson"))
    return game


def find_address(game: str, name: str, made: int) -> LessonAddress | None:
    """Return the address of a lesson by its name; None if the lesson no longer exists."""
    lesson = next((lesson for lesson in lessons_of(game) if lesson.name == name), None)
    return None if lesson is None else LessonAddress(lesson, min(made, lesson.decisions))


def parse_address(text: str) -> LessonAddress:
    """Parse the text of an address.

    Raises RefusedError (``refused-no-lesson``) for an unknown lesson, as its button may be older than the lessons.
    """
    game, _, name = text.rpartition("_")[0].rpartition("_")
    made = text.rpartition("_")[2]
    address = find_address(require_lessons(game), name, int(made)) if made.isdecimal() else None
    if address is None:
        raise RefusedError(Refusal("refused-no-lesson"))
    return address
