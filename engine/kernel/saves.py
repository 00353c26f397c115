"""Copies of positions, and saves of a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from pydantic import BaseModel, TypeAdapter

from engine.kernel.menus import Move, move_from_data
from engine.kernel.text import Seat

S = TypeVar("S")
_Copy = Callable[[Any], Any]


def copy_of(state: S) -> S:
    """Return an independent copy of a position: changing one leaves the other as it is.

    A state must be what :class:`engine.kernel.game.Game` requires: dataclasses of numbers, texts, lists, dicts and
    further dataclasses; frozen options are shared. Raises TypeError for anything else, which would not be plain data.

        world = copy_of(match.state)
        world.players[0].hand.clear()    # the match is as it was
    """
    copied: S = _of_class(type(state))(state)
    return copied


@lru_cache(maxsize=256)
def _of_class(kind: type[Any]) -> _Copy:
    """Return the function that copies objects of a dataclass.

    It is built from the annotations once, and is 5 to 30 times as fast as a detour through JSON.
    """
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    deep = [(place, copy) for place, name in enumerate(names) if (copy := _of(hints[name])) is not None]
    read = attrgetter(*names, names[0])  # the first name twice, since a getter of one name returns no tuple

    def copied(value: Any) -> Any:
        values = list(read(value))
        values.pop()
        for place, copy in deep:
            values[place] = copy(values[place])
        return kind(*values)

    return copied


def _of(hint: Any) -> _Copy | None:
    """Return the function that copies a value with this annotation; None where the value is immutable and shared."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal or hint in (int, str, bool, float, bytes, NoneType):
        return None
    if origin in (Union, UnionType):
        return _of_union([part for part in inner if part is not NoneType])
    if origin in (list, Sequence):
        return _of_list(_of(inner[0]))
    if origin in (dict, Mapping):
        return _of_dict(_of(inner[1]))
    if origin is tuple:
        if all(part is Ellipsis or _of(part) is None for part in inner):
            return None
    elif isinstance(hint, type):
        kind = cast("type[Any]", hint)
        if is_dataclass(kind):
            return None if kind.__dataclass_params__.frozen else _later(kind)  # type: ignore[attr-defined]
        if issubclass(kind, BaseModel) and kind.model_config.get("frozen"):
            return None
        if issubclass(kind, tuple) and all(_of(part) is None for part in get_type_hints(cast("Any", kind)).values()):
            return None
    raise TypeError(f"{hint} is not plain data")


def _later(kind: type[Any]) -> _Copy:
    """Return a copy function that is looked up when needed, since a dataclass may contain itself."""
    return lambda value: _of_class(kind)(value)


def _of_union(parts: Sequence[Any]) -> _Copy | None:
    copies = [_of(part) for part in parts]
    if not any(copies):
        return None
    if len(copies) == 1 and (copy := copies[0]) is not None:
        return lambda value: None if value is None else copy(value)
    raise TypeError(f"a union of {parts} is not plain data")


def _of_list(copy: _Copy | None) -> _Copy:
    return list if copy is None else lambda values: [copy(part) for part in values]


def _of_dict(copy: _Copy | None) -> _Copy:
    return dict if copy is None else lambda values: {key: copy(part) for key, part in values.items()}


# ---- saves: the state at the last rest, the move in progress and the answers to it


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
