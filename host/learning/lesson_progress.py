"""How far people have come in the lessons; it is kept with what they have chosen for all games."""

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
"""The name under which it is kept."""


@dataclass(slots=True, frozen=True)
class LessonProgress:
    """How far somebody is in the lessons of a game: the lesson they were at ("" before the first), how many right
    presses they have made in it, and which ones are done.
    """

    lesson: str = ""
    made: int = 0
    done: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """Return it as it is stored with the person."""
        return {"lesson": self.lesson, "made": self.made, "done": list(self.done)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LessonProgress:
        """Read what :meth:`as_data` returned."""
        return cls(str(data["lesson"]), int(data["made"]), tuple(data["done"]))

    def after(self, lesson: Lesson, made: int) -> LessonProgress:
        """With so many right presses made in a lesson."""
        done = made >= lesson.decisions and lesson.name not in self.done
        return LessonProgress(lesson.name, made, (*self.done, lesson.name) if done else self.done)


class Lessons:
    """Remembers where everybody is, so that a lesson can be left and taken up again at any press."""

    def __init__(self, store: Store, habits: UserPreferences) -> None:
        self._store = store
        self._habits = habits

    async def progress(self, person_id: int) -> Mapping[str, LessonProgress]:
        """Return how far somebody is, by game; games of which nothing is known are left out. Raises StoreError."""
        known = (await self._habits.of(person_id)).get(LESSONS, {})
        return {game: LessonProgress.from_data(data) for game, data in known.items()}

    async def note(self, person: Person, lesson: Lesson, made: int) -> None:
        """Somebody is at a lesson after so many right presses. Raises StoreError."""
        game = lesson.scenario.game

        def anew(known: Any) -> Mapping[str, Any]:
            lessons = known or {}
            before = LessonProgress.from_data(lessons[game]) if game in lessons else LessonProgress()
            return {**lessons, game: before.after(lesson, made).as_data()}

        await self._habits.change(person, LESSONS, anew)

    async def is_new(self, person_id: int, game: str, but: int | None = None) -> bool:
        """Return whether somebody has neither sat at a table of this game (``but`` this one) nor been at its lessons.
        Games without lessons are new to nobody. Raises StoreError.
        """
        if game not in GAMES or not lessons_of(game):
            return False
        if game in await self.progress(person_id):
            return False
        return not await self._store.seats.sat_at(person_id, game, but)
