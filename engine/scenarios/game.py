"""The interface between scenarios and a game: the functions of ``engine/<game>/scenario.py``."""

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
    """A position built for a scenario, and the names of cards for its steps and facts."""

    state: Any
    names: Mapping[str, Argument]
    """``{"wolf": 12}``: a name in the scenario -> the argument of moves for it."""
    rules: Game[Any] | None = None
    """The rules for a scenario with content of its own."""
    events: Sequence[Event] = ()
    """Events at the beginning, such as the start of a turn."""


class GameScenario(Protocol):
    """The module ``engine/<game>/scenario.py``."""

    def given(self, data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
        """Build the position that ``given:`` describes; ``seats`` are the scenario's names for seats 0, 1, ….

        Raises ValueError with one readable sentence that names the wrong key or card.
        """
        ...

    def find(self, state: Any, seat: Seat, what: str) -> Argument | None:
        """Return the argument for ``a.<what>``: ``a.hero``, or the only card of that kind in play for seat ``a``."""
        ...


def game_scenario(game: str) -> GameScenario:
    """Return the scenario module next to the rules of a game. Raises KeyError for an unknown game."""
    package = GAMES[game].partition(":")[0].rpartition(".")[0]
    return cast("GameScenario", import_module(package + ".scenario"))
