"""Paths: partly chosen moves, as the name of the move followed by its chosen arguments.

Listed moves and patterns have the same kind of path:

    ("take",)                                          the verb
    ("take", Places((0, 4), closed=False, …))          two items of a pick so far
    ("take", Places((0, 4), closed=True, …), 7)        a whole move
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.selections import SELECTIONS, Amount, Order, Pattern, Pick, Selection

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_OPEN, _CLOSED = "~", "*"
_MARK = 6


class SelectedPlaces(NamedTuple):
    """Items chosen in a pick or an order, as places in its list.

    ``word`` encodes the places and a hash of the list in a few characters; it no longer fits after the list has
    changed.
    """

    places: tuple[int, ...]
    closed: bool
    word: str


Part: TypeAlias = Argument | SelectedPlaces
MovePath: TypeAlias = tuple[Part, ...]


class OpenSelection(NamedTuple):
    """A selection to be made at the end of a path.

    ``move`` and ``path`` hold the arguments chosen before it, ``places`` the places chosen in it so far.
    """

    move: Move
    selection: Selection
    path: MovePath
    places: tuple[int, ...] = ()

    @property
    def depth(self) -> int:
        """Number of the selected argument, counted from 1."""
        return len(self.move.args) + 1

    @property
    def value(self) -> tuple[Argument, ...]:
        """Items chosen so far."""
        return () if isinstance(self.selection, Amount) else _items(self.selection, self.places)

    def going_on(self, places: Sequence[int]) -> MovePath:
        """Return the path with these places chosen and the selection still open."""
        return (*self.path, self._places(places, closed=False))

    def closing(self, places: Sequence[int]) -> MovePath:
        """Return the path with these places chosen and the selection closed."""
        return (*self.path, self._places(places, closed=True))

    def closing_with(self, items: Sequence[Argument]) -> MovePath:
        """Return the path with these items chosen and the selection closed."""
        assert not isinstance(self.selection, Amount)
        return (*self.path, _part(self.selection, items))

    def only(self) -> MovePath | None:
        """Return the path with the selection closed if there is only one way to make it, else None."""
        match self.selection:
            case Amount(least, most):
                return (*self.path, least) if least == most else None
            case Pick(items, least, most):
                if most == 0 or least == len(items):
                    return self.closing(range(least and len(items)))
                return None
            case Order(items):
                return self.closing(range(len(items))) if len(set(items)) < 2 else None

    def _places(self, places: Sequence[int], *, closed: bool) -> SelectedPlaces:
        assert not isinstance(self.selection, Amount)
        return _places(self.selection, places, closed=closed)


def path_to(move: Move) -> tuple[Argument, ...]:
    """Return the path of a listed move."""
    return (move.name, *move.args)


def path_of(menu: Menu, move: Move) -> MovePath:
    """Return the path of an allowed move."""
    pattern = next((pattern for pattern in menu.patterns if pattern.fits(move)), None)
    if pattern is None:
        return path_to(move)
    pairs = zip(pattern.args, move.args, strict=True)
    return (move.name, *(_part(arg, value) for arg, value in pairs))


def completed_move(menu: Menu, path: Sequence[Part]) -> Move | None:
    """Return the allowed move that is exactly this path, or None."""
    if not path:
        return None
    if not any(isinstance(part, SelectedPlaces) for part in path):
        move = Move(str(path[0]), tuple(path[1:]))
        if move in menu.moves:
            return move
    for pattern in menu.patterns:
        args = pattern_arguments(pattern, path)
        if args is not None and pattern.fits(move := Move(pattern.name, args)) and not is_open(path):
            return move
    return None


def is_open(path: Sequence[Part]) -> bool:
    """Return whether a path ends in an open selection."""
    last = path[-1] if path else None
    return isinstance(last, SelectedPlaces) and not last.closed


def pattern_arguments(pattern: Pattern, path: Sequence[Part]) -> tuple[Any, ...] | None:
    """Return the arguments of a pattern that a path has chosen; None if the path does not fit the pattern."""
    if not path or path[0] != pattern.name or len(path) > len(pattern.args) + 1:
        return None
    chosen: list[Any] = []
    for number, (arg, part) in enumerate(zip(pattern.args, path[1:], strict=False), 2):
        if isinstance(arg, (Pick, Order)):
            if not isinstance(part, SelectedPlaces) or not _fits(arg, part) or (number < len(path) and not part.closed):
                return None
            chosen.append(_items(arg, part.places))
        elif isinstance(part, SelectedPlaces) or (not arg.fits(part) if isinstance(arg, Amount) else arg != part):
            return None
        else:
            chosen.append(part)
    return tuple(chosen)


def selections(menu: Menu, path: Sequence[Part]) -> list[OpenSelection]:
    """Return the distinct selections to be made at the end of a path."""
    opened: dict[object, OpenSelection] = {}
    for pattern in menu.patterns:
        args = pattern_arguments(pattern, path)
        if args is None:
            continue
        last = path[-1]
        places = last.places if isinstance(last, SelectedPlaces) and not last.closed else None
        before = args if places is None else args[:-1]
        selection = pattern.args[len(before)] if len(before) < len(pattern.args) else None
        if isinstance(selection, SELECTIONS):
            key = selection if isinstance(selection, Amount) else _mark(selection)
            start = tuple(path) if places is None else tuple(path[:-1])
            begun = _usual(selection) if places is None else places
            opened.setdefault(key, OpenSelection(Move(pattern.name, before), selection, start, begun))
    return list(opened.values())


# ---- parts of paths as words, for custom ids and options


def encode_part(part: Part) -> str:
    """Return a part of a path as a word without ``|``; :func:`decode_part` reads it."""
    if not isinstance(part, SelectedPlaces):
        return str(part)
    return (_CLOSED if part.closed else _OPEN) + part.word


def is_encoded_selection(word: str) -> bool:
    """Return whether a word may be an encoded selection, which has no meaning without its list."""
    return word.startswith((_OPEN, _CLOSED))


def decode_part(arg: Argument | Selection, word: str) -> Part | None:
    """Return the part that a word encodes; None if it does not fit this argument of a pattern."""
    if isinstance(arg, Amount):
        return int(word) if word.removeprefix("-").isdecimal() and arg.fits(int(word)) else None
    if not isinstance(arg, (Pick, Order)):
        return arg if str(arg) == word else None
    if word[:1] not in (_OPEN, _CLOSED) or any(digit not in _DIGITS for digit in word[1:]):
        return None
    part = _places(arg, _decode_places(arg, word[_MARK + 1 :]), closed=word[0] == _CLOSED)
    return part if part.word == word[1:] and _fits(arg, part) else None


# ---- inside


def _usual(selection: Selection) -> tuple[int, ...]:
    """Return the places with which a selection begins."""
    if not isinstance(selection, Pick):
        return ()
    return _placed(selection, selection.usual).places


def _part(arg: Argument | Selection, value: Any) -> Part:
    return _placed(arg, value) if isinstance(arg, (Pick, Order)) else value


def _placed(arg: Pick | Order, value: Sequence[Argument]) -> SelectedPlaces:
    left = list(enumerate(arg.items))
    places: list[int] = []
    for chosen in value:
        entry = next((place, item) for place, item in left if item == chosen)
        left.remove(entry)
        places.append(entry[0])
    return _places(arg, places, closed=True)


def _fits(selection: Pick | Order, part: SelectedPlaces) -> bool:
    """Return whether these are places of this list and, for a closed selection, enough of them."""
    if any(place >= len(selection.items) for place in part.places) or len(set(part.places)) < len(part.places):
        return False
    if part.word != _word(selection, part.places):
        return False
    return not part.closed or selection.fits(_items(selection, part.places))


def _items(selection: Pick | Order, places: Sequence[int]) -> tuple[Argument, ...]:
    items = tuple(selection.items[place] for place in places)
    return (selection.arranged(items) or items) if isinstance(selection, Pick) else items


def _places(selection: Pick | Order, places: Sequence[int], *, closed: bool) -> SelectedPlaces:
    return SelectedPlaces(tuple(places), closed, _word(selection, places))


def _word(selection: Pick | Order, places: Sequence[int]) -> str:
    """Encode a hash of the list and places in it: a bit mask for a pick, one number after another for an order."""
    if isinstance(selection, Pick):
        return _mark(selection) + _digits(sum(1 << place for place in places))
    width = len(_digits(len(selection.items)))
    return _mark(selection) + "".join(_digits(place).rjust(width, "0") for place in places)


def _decode_places(selection: Pick | Order, word: str) -> list[int]:
    """Return the places that :func:`_word` has encoded."""
    if isinstance(selection, Pick):
        bits = int(word or "0", 36)
        return [place for place in range(bits.bit_length()) if bits >> place & 1]
    width = len(_digits(len(selection.items)))
    return [int(word[start : start + width], 36) for start in range(0, len(word), width)]


def _digits(number: int) -> str:
    words = ""
    while number:
        number, digit = divmod(number, 36)
        words = _DIGITS[digit] + words
    return words or "0"


def _mark(selection: Pick | Order) -> str:
    words = type(selection).__name__ + repr(tuple(selection.items))
    return blake2s(words.encode(), digest_size=_MARK // 2).hexdigest()
