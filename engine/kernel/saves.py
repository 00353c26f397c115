"""Saves of a game: the state at the last rest, the move in progress and the answers to it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple, cast

from pydantic import TypeAdapter

from engine.kernel.menus import Move, move_from_data
from engine.kernel.text import Seat

VERSION = 1


@lru_cache(maxsize=64)
def adapter(state_type: type[Any]) -> TypeAdapter[Any]:
    """Return the cached type adapter that reads and writes the states of a game."""
    return TypeAdapter(state_type)


@dataclass(slots=True)
class Progress:
    """The progress of a game beyond the state of its last rest."""

    counter: int
    """The counter of the dice at the last rest."""
    answered: list[int]
    """The number of questions each seat has answered."""
    left: list[Seat] = field(default_factory=list[Seat])
    leaving: list[Seat] = field(default_factory=list[Seat])
    """The seats that leave when the move in progress ends."""
    fallen: list[list[Seat]] = field(default_factory=list[list[Seat]])
    """The seats that went out, grouped by the moment, in order. It is history and no part of the position."""
    moved: tuple[Seat, Move] | None = None
    """The move in progress."""
    stepping: bool = False
    """An automatic step is in progress."""
    given: list[tuple[Seat, Move]] = field(default_factory=list[tuple[Seat, Move]])
    """The answers to its questions, in the order they came."""
    skips: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Pairs of a number of answers and the counter to continue with, where dice of this move were taken back.

    Dice that everybody has seen are not rolled again."""

    def copied(self) -> Progress:
        """Return an independent copy."""
        lists = {
            name: list(getattr(self, name)) for name in ("answered", "left", "leaving", "fallen", "given", "skips")
        }
        return replace(self, **lists)

    def before_motion(self) -> Progress:
        """Return a copy from before the move in progress began."""
        return replace(self.copied(), moved=None, stepping=False, given=[])

    def at_rest(self) -> Progress:
        """Return a copy without the move in progress.

        All questions get new ids, so that old answers are stale.
        """
        return replace(self.before_motion(), skips=[], answered=[count + 1 for count in self.answered])


class Save(NamedTuple):
    """A save that was read; ``state`` is JSON-like data."""

    seats: int
    progress: Progress
    state: Any


def write(game: str, seats: int, progress: Progress, state: bytes) -> bytes:
    """Write a save as JSON; ``state`` is JSON already.

    The same game gives the same bytes in any process.
    """
    moved = progress.moved
    head: dict[str, Any] = {
        "version": VERSION,
        "game": game,
        "seats": seats,
        "counter": progress.counter,
        "answered": progress.answered,
        "left": progress.left,
        "leaving": progress.leaving,
        "move": [moved[0], moved[1].name, moved[1].args] if moved else None,
        "given": [[seat, move.name, move.args] for seat, move in progress.given],
    }
    if progress.stepping:
        head["step"] = True
    if progress.skips:
        head["skips"] = progress.skips
    if progress.fallen:
        head["fallen"] = progress.fallen
    return json.dumps(head, separators=(",", ":")).encode()[:-1] + b',"state":' + state + b"}"


def read(game: str, saved: bytes) -> Save:
    """Read the output of :func:`write`. Raises ValueError for bytes that are not a save of this game."""
    loaded: object = json.loads(saved)
    data = cast("dict[str, Any]", loaded) if isinstance(loaded, dict) else {}
    if (data.get("game"), data.get("version")) != (game, VERSION):
        raise ValueError(f"not a save of {game} version {VERSION}")
    try:
        progress = Progress(
            counter=data["counter"],
            answered=list(data["answered"]),
            left=list(data["left"]),
            leaving=list(data["leaving"]),
            fallen=[list(seats) for seats in data.get("fallen", ())],
            moved=None if data["move"] is None else _decision(data["move"]),
            stepping=bool(data.get("step", False)),
            given=[_decision(decision) for decision in data["given"]],
            skips=[(int(answers), int(counter)) for answers, counter in data.get("skips", ())],
        )
        return Save(data["seats"], progress, data["state"])
    except (KeyError, TypeError) as error:
        raise ValueError(f"an incomplete save of {game}") from error


def _decision(written: Any) -> tuple[Seat, Move]:
    seat, name, args = written
    return seat, move_from_data(name, args)
