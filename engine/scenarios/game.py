"""What a game adds so that scenarios can speak about it: the functions of ``engine/<game>/scenario.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from engine.games import GAMES
from engine.kernel.dice import Dice
from engine.kernel.flow import Event
from engine.kernel.game import Game
from engine.kernel.menus import Argument
from engine.kernel.text import Seat


class Given(NamedTuple):
    """A position built for a scenario, and the words by which its steps and facts may name what lies there."""

    state: Any
    names: Mapping[str, Argument]
    """``{"wolf": 12}``: a word the scenario chose -> the argument that moves take for it."""
    rules: Game[Any] | None = None
    """The rules to play by where the scenario made up content of its own."""
    events: Sequence[Event] = ()
    """What has just happened where the position begins with something, such as a turn."""


class GameScenario(Protocol):
    """The module ``engine/<game>/scenario.py``."""

    def given(self, data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
        """Build the position that ``given:`` describes; ``seats`` are the scenario's names for seats 0, 1, ….

        Raises ValueError with one readable sentence that names the wrong key or card.
        """
        ...

    def find(self, state: Any, seat: Seat, what: str) -> Argument | None:
        """What ``a.<what>`` means now: ``a.hero``, or the one card of that kind which seat ``a`` has in play."""
        ...


def game_scenario(game: str) -> GameScenario:
    """The scenario module that lies beside the rules of a registered game. Raises KeyError for an unknown game."""
    package = GAMES[game].partition(":")[0].rpartition(".")[0]
    return cast("GameScenario", import_module(package + ".scenario"))
