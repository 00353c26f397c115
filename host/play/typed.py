"""Typed words of slash commands: the items they name and the move they mean, as pure functions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

from engine.kernel.game import Game
from engine.kernel.labels import label
from engine.kernel.menus import PASS, Argument, Menu, Move, Refusal, RefusedError
from engine.kernel.selections import SELECTIONS, Amount, Order, Pattern, Pick, Selection
from engine.kernel.text import Seat, Text
from host.play.choices import choices, selection_item_label
from host.play.paths import MovePath, OpenSelection, selections

Say: TypeAlias = Callable[[Text], str]
"""Function that puts a text into words for its reader."""

MOST_NAMED = 25
"""Maximum number of items that a refusal lists."""
MOST_OFFERED = 8
"""A refusal lists what could be named instead only if there are at most this many."""
NO_MENU: Final = Menu((), Text("panel-waiting", {"seats": ()}), PASS)
"""The menu of a seat that is not asked anything."""
EMPTY_SELECTION = "-"
SEPARATOR = re.compile(r"[,;、]")
_SIGNS = str.maketrans("♠♣♥♦’", "♤♧♡♢'")
"""Filled and outlined suits are the same, since the background decides which are readable; so are both apostrophes."""


@dataclass(frozen=True)
class TypedWords:
    """Interpreter of one person's typed words for a game state, a seat and its menu."""

    rules: Game[Any]
    state: Any
    seat: Seat
    menu: Menu
    say: Say

    def patterns(self, names: Sequence[str]) -> list[Pattern]:
        """Return the patterns of the moves with these names."""
        return [pattern for pattern in self.menu.patterns if pattern.name in names]

    def named_moves(self, names: Sequence[str]) -> list[Move]:
        """Return the moves without arguments that an option may name, allowed or not."""
        return [Move(name) for name in names if self.rules.verbs[name].named]

    def find_named_move(self, names: Sequence[str], words: str) -> Move | None:
        """Return the move of :meth:`named_moves` that the words mean; None if there is none or several."""
        moves = self.named_moves(names)
        exact = next((move for move in moves if move.name == words.strip()), None)
        if exact is not None:
            return exact
        offered = [move for move in moves if move in self.menu.moves]
        labels = [(move.name, self.say(self.rules.label(self.state, self.seat, move, 0))) for move in offered]
        matches = matching(labels, words)
        return Move(str(matches[0])) if len(matches) == 1 else None

    @cached_property
    def _visible_items(self) -> Sequence[tuple[Argument, str]]:
        """Everything the seat can see, with casefolded names."""
        return [(item, self.say(text).casefold()) for item, text in self.rules.nameable_items(self.state, self.seat)]

    def items(self, words: str) -> tuple[Argument, ...]:
        """Return what the words may name: the value of a list entry, else matches among all visible items.

        Raises RefusedError (``refused-unknown-thing``).
        """
        typed = words.strip()
        listed = (argument for move in (*self.menu.moves, *self.menu.patterns) for argument in move.args)
        for argument in listed:
            if not isinstance(argument, SELECTIONS) and str(argument) == typed:
                return (argument,)
        for item, _ in self._visible_items:
            if str(item) == typed:
                return (item,)
        if matches := matching(self._visible_items, typed):
            return matches
        raise RefusedError(Refusal("refused-unknown-thing", {"typed": typed}))

    def selection_value(self, opened: OpenSelection, words: str) -> Any:
        """Return the number, or the items between commas, that the words mean; they need not fit the selection.

        Raises RefusedError for words that name nothing visible, or more than one item.
        """
        if isinstance(opened.selection, Amount):
            typed = words.strip()
            if not typed.removeprefix("-").isdecimal() or len(typed) > 9:
                raise RefusedError(
                    opened.selection.refusal(typed) or Refusal("refused-unknown-thing", {"typed": typed})
                )
            return int(typed)
        chosen = self._selected_items(opened, words)
        return (opened.selection.arranged(chosen) or chosen) if isinstance(opened.selection, Pick) else chosen

    def _selected_items(self, opened: OpenSelection, words: str) -> tuple[Argument, ...]:
        assert not isinstance(opened.selection, Amount)
        nothing = (EMPTY_SELECTION, self.say(Text("selection-none")).casefold(), "")
        if words.strip().casefold() in nothing:
            return ()
        left = [(item, self.say(self._label(opened, item)).casefold()) for item in opened.selection.items]
        entries = [entry.strip() for entry in SEPARATOR.split(words) if entry.strip()]
        chosen: list[Argument] = []
        for entry in entries:
            named = self._item_of_entry(opened, left, entry)
            chosen.append(named)
            place = next((place for place, (item, _) in enumerate(left) if item == named), None)
            if place is not None:
                del left[place]
        return tuple(chosen)

    def _item_of_entry(self, opened: OpenSelection, left: Sequence[tuple[Argument, str]], entry: str) -> Argument:
        """Return the item of the selection that an entry names, else any visible item."""
        exact = next((item for item, _ in left if str(item) == entry), None)
        if exact is not None:
            return exact
        matches = matching(left, entry)
        if len({words for item, words in left if item in matches}) > 1:
            listed = tuple(self._label(opened, item) for item in matches)[:MOST_NAMED]
            raise RefusedError(Refusal("refused-which", {"choices": listed}))
        return matches[0] if matches else self.items(entry)[0]

    def _label(self, opened: OpenSelection, item: Argument) -> Text:
        return selection_item_label(self.rules, self.state, self.seat, opened, item)


def matching(named: Sequence[tuple[Argument, str]], typed: str) -> tuple[Argument, ...]:
    """Return the items whose name equals, else begins with, else contains the typed words."""
    wanted = _folded(typed.strip())
    named = [(item, _folded(words)) for item, words in named]
    for matches in (
        [item for item, words in named if words == wanted],
        [item for item, words in named if wanted and words.startswith(wanted)],
        [item for item, words in named if wanted and wanted in words],
    ):
        if matches:
            return tuple(dict.fromkeys(matches))
    return ()


def _folded(words: str) -> str:
    return words.casefold().translate(_SIGNS)


def fits_arguments(move: Move, known: Sequence[Sequence[Argument]]) -> bool:
    """Return whether each argument is among its candidates; no candidates allow any argument."""
    if len(move.args) < len(known):
        return False
    return all(not candidates or argument in candidates for candidates, argument in zip(known, move.args, strict=False))


# ---- the move that words mean


def parse_move(
    rules: Game[Any],
    state: Any,
    seat: Seat,
    menu: Menu | None,
    names: Sequence[str],
    given: Sequence[str | None],
    say: Say,
) -> Move:
    """Return the move that a command's words mean; ``given`` are its options in argument order, None if omitted.

    Omitted options are filled in if only one allowed move fits. The move need not be allowed: the match then says why
    not. Raises RefusedError: ``refused-unknown-thing`` (``refused-unknown-among`` with the possible names if they are
    few), ``refused-which`` if several moves fit, ``refused-say-more`` if none fits and too little was typed.
    """
    typed = TypedWords(rules, state, seat, menu or NO_MENU, say)
    try:
        return _parse_move(typed, names, given)
    except RefusedError as refused:
        raise _with_possible_names(typed, names, given, refused) from None


def _with_possible_names(
    typed: TypedWords, names: Sequence[str], given: Sequence[str | None], refused: RefusedError
) -> RefusedError:
    """Return a refusal of unknown words that lists what could be named instead, if there are only a few."""
    unknown = refused.refusal.values.get("typed")
    place = next((place for place, words in enumerate(given) if words is not None and words.strip() == unknown), None)
    if refused.refusal.key != "refused-unknown-thing" or place is None:
        return refused
    allowed = {move.args[place] for move in typed.menu.moves if move.name in names and len(move.args) > place}
    possible = tuple(text for item, text in typed.rules.nameable_items(typed.state, typed.seat) if item in allowed)
    if not 0 < len(possible) <= MOST_OFFERED:
        return refused
    return RefusedError(Refusal("refused-unknown-among", {"typed": unknown or "", "choices": possible}))


def _parse_move(typed: TypedWords, names: Sequence[str], given: Sequence[str | None]) -> Move:
    spoken = [words for words in given if words is not None]
    if given and len(spoken) == 1 and given[0] is not None:
        named = typed.find_named_move(names, given[0])
        if named is not None:
            return named
    patterns = typed.patterns(names)
    if not patterns:
        return _listed_move(typed, names, given)
    unknown: RefusedError | None = None
    meant: list[Move] = []
    incomplete = 0
    for pattern in patterns:
        try:
            move = pattern_move(typed, pattern, given)
        except RefusedError as refused:
            unknown = unknown or refused
            continue
        if isinstance(move, Move):
            meant.append(move)
        incomplete += move is True
    fitting = list(dict.fromkeys(move for move in meant if typed.menu.allows(move)))
    if any(move.name in names for move in typed.menu.moves):
        try:
            listed = _listed_move(typed, names, given)
        except RefusedError as refused:
            unknown = unknown or refused
        else:
            if listed in typed.menu.moves:
                fitting.append(listed)
    if len(fitting) == 1 and not incomplete:
        return fitting[0]
    if len(fitting) > 1:
        raise RefusedError(Refusal("refused-which", {"choices": _differences(typed, fitting)}))
    if incomplete or fitting:
        raise RefusedError(Refusal("refused-say-more"))
    if meant:
        return meant[0]
    wrong = False if unknown is not None else pattern_move(typed, patterns[0], given, strict=False)
    if isinstance(wrong, Move):
        return wrong
    raise unknown or RefusedError(Refusal("refused-say-more"))


def pattern_move(
    typed: TypedWords, pattern: Pattern, given: Sequence[str | None], *, strict: bool = True
) -> Move | bool:
    """Return the move of a pattern that the words mean; True if a selection is still open, False if they do not fit.

    Unless ``strict``, items that do not fit the pattern stay in the move, so that the game can say why it is refused.
    """
    if any(words is not None for words in given[len(pattern.args) :]):
        return False
    args: tuple[Any, ...] = ()
    for place, arg in enumerate(pattern.args):
        words = given[place] if place < len(given) else None
        if isinstance(arg, SELECTIONS):
            opened = OpenSelection(Move(pattern.name, args), arg, (), ())
            if words is None and opened.only() is None:
                return True
            args += (_only_value(arg) if words is None else typed.selection_value(opened, words),)
        elif words is None or arg in (items := typed.items(words)):
            args += (arg,)
        elif strict:
            return False
        else:
            args += (items[0],)
    return Move(pattern.name, args)


def _only_value(selection: Selection) -> Any:
    """Return the value of a selection that has only one."""
    match selection:
        case Amount(least):
            return least
        case Pick(items, least):
            return tuple(items) if least else ()
        case Order(items):
            return tuple(items)


def _listed_move(typed: TypedWords, names: Sequence[str], given: Sequence[str | None]) -> Move:
    """Return the listed move that the words mean; raises RefusedError as :func:`parse_move` does."""
    known = [() if words is None else typed.items(words) for words in given]
    while known and not known[-1]:
        known.pop()
    fitting = [move for move in typed.menu.moves if move.name in names and fits_arguments(move, known)]
    fitting = [move for move in fitting if move not in typed.menu.unoffered] or fitting
    if len(fitting) == 1:
        return fitting[0]
    exact = [move for move in fitting if len(move.args) == len(known)]
    if len(exact) == 1 and all(known):
        return exact[0]
    if fitting:
        raise RefusedError(Refusal("refused-which", {"choices": _differences(typed, fitting)}))
    spoken = [candidates[0] for candidates in known if candidates]
    if not spoken and any(move.name in names for move in typed.menu.moves):
        raise RefusedError(Refusal("refused-say-more"))
    verbs = (typed.rules.verbs[name] for name in names)
    return Move(next((verb.name for verb in verbs if len(verb.args) >= len(spoken)), names[0]), tuple(spoken))


def _differences(typed: TypedWords, fitting: Sequence[Move]) -> tuple[Text, ...]:
    """Return labels of the first argument in which the fitting moves differ."""
    rules, state, seat = typed.rules, typed.state, typed.seat
    for place in range(max(len(move.args) for move in fitting)):
        differing: dict[Any, Move] = {}
        for move in fitting:
            if len(move.args) > place:
                differing.setdefault(move.args[place], move)
        if len(differing) > 1:
            return tuple(label(rules, state, seat, move, place + 1) for move in differing.values())[:MOST_NAMED]
    verbs = {move.name: move for move in fitting}
    return tuple(rules.label(state, seat, move, 0) for move in verbs.values())[:MOST_NAMED]


# ---- the beginning of a move


def parse_path(
    rules: Game[Any],
    state: Any,
    seat: Seat,
    menu: Menu,
    names: Sequence[str],
    given: Sequence[str | None],
    say: Say,
) -> MovePath:
    """Return the longest path into a command's moves that its first options name unambiguously."""
    typed = TypedWords(rules, state, seat, menu, say)
    offered = [name for name in names if any(move.name == name for move in (*menu.moves, *menu.patterns))]
    if len(offered) != 1:
        return ()
    path: MovePath = (offered[0],)
    for words in given:
        if words is None:
            break
        ways = choices(rules, state, seat, menu, (), path)
        longer = next((way.prefix for way in ways if str(way.argument) == words), None)
        if longer is None:
            closed = (_closed_selection(typed, opened, words) for opened in selections(menu, path))
            longer = next(filter(None, closed), None)
        if longer is None:
            break
        path = longer
    return path


def _closed_selection(typed: TypedWords, opened: OpenSelection, words: str) -> MovePath | None:
    """Return the path that makes a selection as typed; None if the words do not make it."""
    try:
        value = typed.selection_value(opened, words)
    except RefusedError:
        return None
    if not opened.selection.fits(value):
        return None
    return (*opened.path, value) if isinstance(opened.selection, Amount) else opened.closing_with(value)
