"""What has happened up to a check of a scenario, and how the scenario would have gone from another beginning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from engine.kernel.flow import Event
from engine.kernel.game import Game
from engine.kernel.saves import adapter
from engine.scenarios.scenario import Data
from engine.scenarios.words import Words


class PlayedScenario(NamedTuple):
    """A scenario as far as it has been played: what stands now, and everything told since its beginning."""

    words: Words
    told: Sequence[Event]
    """Refusals too, told to whom they refuse a move."""


class OtherDealFailedError(Exception):
    """A scenario cannot be played from another beginning; the message says at which step and why."""


class StepRecord:
    """What happened in one step: events, faces of dice, and whether something hidden was revealed. ``before`` is the
    position before it, see :func:`position`.
    """

    __slots__ = ("before", "events", "faces", "otherwise", "revealed", "story")

    def __init__(self, story: PlayedScenario, otherwise: Callable[[Data], PlayedScenario]) -> None:
        self.story = story
        """The whole scenario up to now."""
        self.otherwise = otherwise
        """The same steps from the beginning with these parts of ``given`` instead. Raises OtherwiseImpossibleError."""
        match = story.words.match
        self.before = position(match.rules, match.state)
        self.events: list[Event] = []
        self.faces: list[int] = []
        self.revealed = False


def position(rules: Game[Any], state: Any) -> Any:
    """A position as mappings, lists, numbers and texts, independent of the state it is read from."""
    return adapter(rules.state_type).dump_python(state)


def merged(data: Data, changes: Data) -> Data:
    """A mapping with other entries, inside of its mappings too."""
    found = dict(data)
    for key, value in changes.items():
        old = found.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            value = merged(cast("Data", old), cast("Data", value))
        found[key] = value
    return found
