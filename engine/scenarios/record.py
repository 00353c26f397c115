"""Records of a scenario: what happened up to a check, and the replay with another deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from engine.kernel.flow import Event
from engine.kernel.game import Game
from engine.kernel.saves import adapter
from engine.scenarios.scenario import Data
from engine.scenarios.words import Words


class PlayedScenario(NamedTuple):
    """A scenario as far as it has been played: its match, and all events since the beginning."""

    words: Words
    events: Sequence[Event]
    """All events since the beginning; a refusal is an event for its seat."""


class OtherDealFailedError(Exception):
    """A scenario cannot be played with another deal; the message names the step and the reason."""


class StepRecord:
    """The record of one step: events, faces of dice, and whether hidden information was revealed.

    ``before`` is the position before it, see :func:`position`.
    """

    __slots__ = ("before", "events", "faces", "otherwise", "revealed", "story")

    def __init__(self, story: PlayedScenario, otherwise: Callable[[Data], PlayedScenario]) -> None:
        self.story = story
        """The whole scenario so far."""
        self.otherwise = otherwise
        """Replays the same steps with changed parts of ``given``. Raises OtherDealFailedError."""
        match = story.words.match
        self.before = position(match.rules, match.state)
        self.events: list[Event] = []
        self.faces: list[int] = []
        self.revealed = False


def position(rules: Game[Any], state: Any) -> Any:
    """Return a position as mappings, lists, numbers and texts, a copy that does not change with the state."""
    return adapter(rules.state_type).dump_python(state)


def merged(data: Data, changes: Data) -> Data:
    """Return a mapping with changed entries, including those of inner mappings."""
    result = dict(data)
    for key, value in changes.items():
        old = result.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            value = merged(cast("Data", old), cast("Data", value))
        result[key] = value
    return result
