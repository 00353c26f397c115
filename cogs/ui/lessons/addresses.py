"""Where in which lesson somebody is, as buttons carry it."""

from __future__ import annotations

from typing import NamedTuple

from engine.games import GAMES
from engine.kernel.menus import Refusal, RefusedError
from engine.lessons.reading import Lesson, lessons_of


class Address(NamedTuple):
    """A lesson after so many right presses."""

    lesson: Lesson
    made: int

    def __str__(self) -> str:
        return f"{self.lesson.scenario.game}_{self.lesson.name}_{self.made}"

    @property
    def game(self) -> str:
        return self.lesson.scenario.game

    @property
    def place(self) -> int:
        """The place of the lesson among those of its game, from 0."""
        return [each.name for each in lessons_of(self.game)].index(self.lesson.name)

    def after(self) -> Address | None:
        """The beginning of the next lesson; None after the last one."""
        lessons = lessons_of(self.game)
        place = self.place + 1
        return Address(lessons[place], 0) if place < len(lessons) else None


def known_game(word: str) -> str:
    """A game that has lessons. Raises RefusedError (``refused-no-lesson``)."""
    if word not in GAMES or not lessons_of(word):
        raise RefusedError(Refusal("refused-no-lesson"))
    return word


def find(game: str, name: str, made: int) -> Address | None:
    """The address of a lesson by its name; None where there is none of this name any more."""
    lesson = next((each for each in lessons_of(game) if each.name == name), None)
    return None if lesson is None else Address(lesson, min(made, lesson.decisions))


def read(words: str) -> Address:
    """The reverse of ``str``. Raises RefusedError (``refused-no-lesson``) for a lesson there is not, as its button may
    be older than the lessons.
    """
    game, _, rest = words.rpartition("_")[0].rpartition("_")
    made = words.rpartition("_")[2]
    found = find(known_game(game), rest, int(made)) if made.isdecimal() else None
    if found is None:
        raise RefusedError(Refusal("refused-no-lesson"))
    return found
