"""The progress of people in the lessons, stored with their preferences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games import GAMES
from engine.lessons.reading import Lesson, lessons_of
from host.people import Person
from host.user_preferences import UserPreferences
from store.database import Store

LESSONS = "lessons"
"""The name of the preference that holds the progress."""


@dataclass(slots=True, frozen=True)
class LessonProgress:
    """The progress of a person in the lessons of a game.

    ``lesson`` is the latest one ("" before the first), ``made`` the number of right decisions in it, ``done`` the
    names of the completed lessons.
    """

    lesson: str = ""
    made: int = 0
    done: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """Return plain JSON data for the store."""
        return {"lesson": self.lesson, "made": self.made, "done": list(self.done)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LessonProgress:
        """Read what :meth:`as_data` returned."""
        return cls(str(data["lesson"]), int(data["made"]), tuple(data["done"]))

    def after(self, lesson: Lesson, made: int) -> LessonProgress:
        """Return the progress after ``made`` right decisions in a lesson."""
        done = made >= lesson.decisions and lesson.name not in self.done
        return LessonProgress(lesson.name, made, (*self.done, lesson.name) if done else self.done)


class Lessons:
    """Stores the progress in lessons, so that a lesson can be interrupted and continued at any decision."""

    def __init__(self, store: Store, preferences: UserPreferences) -> None:
        self._store = store
        self._preferences = preferences

    async def progress(self, person_id: int) -> Mapping[str, LessonProgress]:
        """Return the progress of a person by game, without games they have not begun. Raises StoreError."""
        stored = (await self._preferences.of(person_id)).get(LESSONS, {})
        return {game: LessonProgress.from_data(data) for game, data in stored.items()}

    async def note(self, person: Person, lesson: Lesson, made: int) -> None:
        """Store that a person has made ``made`` right decisions in a lesson. Raises StoreError."""
        game = lesson.scenario.game

        def update(old: Any) -> Mapping[str, Any]:
            lessons = old or {}
            before = LessonProgress.from_data(lessons[game]) if game in lessons else LessonProgress()
            return {**lessons, game: before.after(lesson, made).as_data()}

        await self._preferences.change(person, LESSONS, update)

    async def is_new(self, person_id: int, game: str, except_table: int | None = None) -> bool:
        """Return whether a person has neither sat at a table of this game nor begun its lessons.

        ``except_table`` does not count. A game without lessons is new to nobody. Raises StoreError.
        """
        if game not in GAMES or not lessons_of(game):
            return False
        if game in await self.progress(person_id):
            return False
        return not await self._store.seats.has_played(person_id, game, except_table)
