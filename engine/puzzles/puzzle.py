"""The puzzles of a game, read from ``data/<game>/puzzles.yaml``."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress, decompress

import yaml
from pydantic import BaseModel, ConfigDict, Field

from engine.commands.simulate import dice_key
from engine.content.yaml_files import document, read_file
from engine.games import game
from engine.kernel.game import Game
from engine.kernel.labels import labels
from engine.kernel.match import Match
from engine.kernel.menus import Move, move_from_data
from engine.kernel.text import Seat, Text

FILE = "puzzles.yaml"
MOST_ALIKE = 15
"""The most puzzles of a game with the same reason."""
HEADER = "# Found by: python -m engine puzzles\n"


class Stakes(BaseModel):
    """How much better than the second the best move of a game's puzzles is; see ``docs/computer-players.md``."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    margin: float
    sure: float
    """The lower bound of that difference; a smaller mean difference is enough if this holds over many worlds."""


USUAL_STAKES = Stakes(margin=0.35, sure=0.25)


class Puzzle(BaseModel):
    """A position, the seat that decides, and the moves to choose from with their chances, the best first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"[a-z0-9]{1,12}-\d{1,6}-\d{1,6}")
    """The seed of the games, the number of the game, and the number of the move in it, from 0."""
    seat: Seat
    position: str
    """The save of the position, compressed, in Base64."""
    choices: Sequence[Sequence[Any]] = Field(min_length=2)
    """Each move as its name and its arguments."""
    chances: Sequence[float]
    """The chance to win after each choice, by what the seat knows; see :mod:`engine.puzzles.finding`."""
    margin: float
    """By how much the best move is better than the second."""
    theme: str
    """The verb of the best move."""
    reason: str
    """The id of the text that explains the best move."""
    options: Mapping[str, Any] = {}
    """The options of the game that are not the usual ones, as they are typed."""

    @property
    def moves(self) -> Sequence[Move]:
        """The moves to choose from, the best first."""
        return [move_from_data(name, args) for name, *args in self.choices]

    @property
    def order(self) -> Sequence[int]:
        """The places of the choices in the order in which they are shown, which says nothing about the best one."""
        places = list(range(len(self.choices)))
        Random(self.id).shuffle(places)
        return places

    def match(self, rules: Game[Any]) -> Match[Any]:
        """Return the position, ready to be played on. Raises ValueError if the rules no longer lead there."""
        seed, number, _ = self.id.split("-")
        match = Match[Any].load(rules, dice_key(seed, int(number)), unpacked(self.position), stepwise=True)
        if match.went_back:
            raise ValueError(f"puzzle {self.id}: the position cannot be reached any more")
        return match

    def aim(self, rules: Game[Any]) -> Text | None:
        """Return how the game is won if its options change that."""
        aim = rules.aim(rules.options_type.model_validate(self.options))
        return None if aim == rules.aim(rules.options_type()) else aim

    def why(self, rules: Game[Any]) -> Text | None:
        """Return why the best move is best, by what its seat knows."""
        match = self.match(rules)
        return rules.explain(match.determinize(self.seat, Random(self.id)), self.seat, self.moves[0])


def choice_text(match: Match[Any], seat: Seat, move: Move) -> Text:
    """Return a choice in words, without chances: they would give the answer away."""
    parts = labels(match.rules, match.state, seat, move)
    return reduce(lambda left, right: Text("odds-step", {"first": left, "then": right}), parts)


class PuzzleFile(BaseModel):
    """The file with the puzzles of a game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    stakes: Stakes = USUAL_STAKES
    vague: Sequence[str] = ()
    """The ids of reasons from which nobody learns anything about a position."""
    idle: Sequence[str] = ()
    """The verbs of moves that are not shown, since they only put off or give up what the turn can bring."""
    puzzles: Sequence[Puzzle]

    def lacks(self, reason: str) -> bool:
        """Return whether there may be more puzzles with this reason."""
        return sum(puzzle.reason == reason for puzzle in self.puzzles) < MOST_ALIKE


NO_PUZZLES = PuzzleFile(puzzles=())


@lru_cache(maxsize=64)
def puzzles_of(name: str) -> Sequence[Puzzle]:
    """Return the puzzles of a registered game; none if it has no file. Raises YamlError and ValidationError."""
    return read_puzzles(game(name).data / FILE).puzzles


def read_puzzles(file: Path) -> PuzzleFile:
    """Return a file of puzzles; one without any if there is no file. Raises YamlError and ValidationError."""
    return PuzzleFile.model_validate(document(read_file(file))) if file.exists() else NO_PUZZLES


def write_puzzles(file: Path, puzzles: PuzzleFile) -> None:
    """Write the file of puzzles."""
    data = puzzles.model_dump(exclude_unset=True)
    file.write_text(HEADER + yaml.safe_dump(data, default_flow_style=None, sort_keys=False, width=120), "utf-8")


def packed(saved: bytes) -> str:
    """Return a save as the file of puzzles holds it."""
    return b64encode(compress(saved, 9)).decode("ascii")


def unpacked(position: str) -> bytes:
    """Return the save that :func:`packed` packed."""
    return decompress(b64decode(position))
