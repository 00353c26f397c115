"""Names in a scenario: words for arguments of moves, paths for values of views and states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, cast

from engine.kernel.match import Match
from engine.kernel.menus import Argument, Move
from engine.kernel.text import Text
from engine.scenarios.game import GameScenario


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


MISSING: Any = _Missing()
"""The value of a path that does not exist."""


class UnknownNameError(Exception):
    """A word of a scenario names nothing at this moment."""


class Words:
    """The names in one running scenario: its seats, its cards, and the current meaning of ``a.<something>``."""

    def __init__(
        self, seats: Sequence[str], names: Mapping[str, Argument], match: Match[Any], game: GameScenario | None
    ) -> None:
        self.seats = list(seats)
        self.names = dict(names)
        self.match = match
        self.game = game

    def argument(self, word: Argument) -> Argument:
        """Return the argument of a move for a word.

        Raises UnknownNameError for ``a.<something>`` that does not exist.
        """
        if isinstance(word, int):
            return word
        if word in self.names:
            return self.names[word]
        seat, dot, what = word.partition(".")
        if dot and seat in self.seats:
            argument = self._find(seat, what)
            if argument is None:
                raise UnknownNameError(f"there is no {word} now")
            return argument
        return word

    def _find(self, seat: str, what: str) -> Argument | None:
        return None if self.game is None else self.game.find(self.match.state, self.seats.index(seat), what)

    def move(self, spelled: tuple[str, Sequence[Any]]) -> Move:
        """Return the move for a name and words; a list is a selection. Raises UnknownNameError."""
        name, words = spelled
        return Move(name, tuple(self._part(word) for word in words))

    def _part(self, word: Argument | list[Argument]) -> Any:
        return tuple(self.argument(part) for part in word) if isinstance(word, list) else self.argument(word)

    def plain(self, value: Any) -> Any:
        """Return texts as a scenario writes them, in any nesting of mappings and lists.

        A card is its identifier, a seat its name, any other text its key, or ``{key: values}`` if it has values.
        """
        if isinstance(value, Text):
            if value.key == "seat":
                return self.seats[int(cast("int", value.values["seat"]))]
            if value.key.startswith("name-"):
                return value.key.removeprefix("name-")
            return {value.key: self.plain(value.values)} if value.values else value.key
        if isinstance(value, Mapping):
            return {key: self.plain(entry) for key, entry in cast("Mapping[Any, Any]", value).items()}
        if isinstance(value, (list, tuple)):
            return [self.plain(entry) for entry in cast("Sequence[Any]", value)]
        return value

    # ---- paths

    def look(self, root: Any, path: str) -> Any:
        """Return the value at a path of words joined by dots, MISSING if there is none.

        A word is a key or field, the number of a list's entry (0 is the first, -1 the last), a seat (its entry in
        ``players``), or a name of a card (the card with this id at any depth below).
        """
        words = path.split(".")
        value = root
        for number, word in enumerate(words):
            value = self._into(root, value, word, words[:number])
            if value is MISSING:
                return MISSING
        return value

    def _into(self, root: Any, value: Any, word: str, before: Sequence[str]) -> Any:
        inside = _entry(value, word)
        if inside is not MISSING:
            return inside
        if not before and word in self.seats:
            return _of_seat(_entry(root, "players"), self.seats.index(word))
        if word in self.names:
            return _with_id(value, self.names[word])
        if len(before) == 1 and before[0] in self.seats:
            argument = self._find(before[0], word)
            return MISSING if argument is None else _with_id(root, argument)
        return MISSING


def _entry(value: Any, word: str) -> Any:
    """Return the entry of a mapping, the field of an object, or the entry of a sequence by its number."""
    if isinstance(value, Mapping):
        data = cast("Mapping[Any, Any]", value)
        if word in data:
            return data[word]
        return data.get(int(word), MISSING) if _is_number(word) else MISSING
    if isinstance(value, (list, tuple)) and _is_number(word):
        entries = cast("Sequence[Any]", value)
        return entries[int(word)] if -len(entries) <= int(word) < len(entries) else MISSING
    return getattr(cast("object", value), word, MISSING) if is_dataclass(cast("object", value)) else MISSING


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdigit()


def _of_seat(players: Any, seat: int) -> Any:
    if not isinstance(players, (list, tuple)):
        return MISSING
    entries = cast("Sequence[Any]", players)
    for player in entries:
        if _entry(player, "seat") == seat:
            return player
    return entries[seat] if seat < len(entries) else MISSING


def _with_id(value: Any, wanted: Argument) -> Any:
    return next((part for part in _below(value) if _entry(part, "id") == wanted), MISSING)


def _below(value: Any) -> Iterator[Any]:
    """Yield every mapping and object at or below a value, depth first in its own order."""
    if isinstance(value, Mapping):
        yield cast("Any", value)
        for entry in cast("Mapping[Any, Any]", value).values():
            yield from _below(entry)
    elif isinstance(value, (list, tuple)) and not isinstance(value, Text):
        for entry in cast("Sequence[Any]", value):
            yield from _below(entry)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _below(getattr(value, field.name))
