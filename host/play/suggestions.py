"""Completions for an option of a slash command while a person types, as pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.kernel.game import Game
from engine.kernel.labels import choice_label, label
from engine.kernel.menus import Argument, Menu, Move, RefusedError
from engine.kernel.selections import SELECTIONS, Amount, Order, Pattern, Pick
from engine.kernel.text import Seat, Text
from host.play.choices import selection_item_label
from host.play.paths import OpenSelection
from host.play.typed import EMPTY_SELECTION, NO_MENU, SEPARATOR, Say, TypedWords, fits_arguments, pattern_move

MOST_SUGGESTIONS = 25
LONGEST_LABEL = 100
LONGEST_VALUE = 100


class Suggestion(NamedTuple):
    """An entry in the completion list of an option: its label, and the value sent when it is chosen."""

    label: str
    value: str


def suggest(
    rules: Game[Any],
    state: Any,
    seat: Seat,
    menu: Menu | None,
    names: Sequence[str],
    given: Sequence[str | None],
    typed: str,
    say: Say,
    *,
    has_chances: bool = True,
) -> list[Suggestion]:
    """Return at most 25 completions of an option, with labels cut to 100 characters.

    Unless ``has_chances`` they show what is at stake.

    They are the allowed arguments at place ``len(given)`` after the options filled in before it (None: left out),
    filtered by the ``typed`` text. If several items may be named, each entry adds one item to those already typed.
    """
    typed_words = TypedWords(rules, state, seat, menu or NO_MENU, say)
    offered = [*_listed_entries(typed_words, names, given, typed, has_chances)]
    if not given:
        offered += _named_entries(typed_words, names, typed)
    for pattern in typed_words.patterns(names):
        offered += _entries_of(typed_words, pattern, given, typed)
    return list(dict.fromkeys(offered))[:MOST_SUGGESTIONS]


def _listed_entries(
    typed_words: TypedWords, names: Sequence[str], given: Sequence[str | None], typed: str, has_chances: bool
) -> Iterator[Suggestion]:
    if not any(move.name in names for move in typed_words.menu.moves):
        return
    try:
        known = [() if words is None else typed_words.items(words) for words in given]
    except RefusedError:
        if typed_words.patterns(names):
            return
        raise
    labels: dict[Argument, Text] = {}
    for move in typed_words.menu.moves:
        if move.name in names and len(move.args) > len(known) and fits_arguments(move, known):
            argument = move.args[len(known)]
            if argument not in labels:
                labels[argument] = choice_label(
                    typed_words.rules,
                    typed_words.state,
                    typed_words.seat,
                    move,
                    len(known) + 1,
                    has_chances=has_chances,
                )
    for argument, text in labels.items():
        entry = Suggestion(_cut(typed_words.say(text)), str(argument))
        if _matches(entry, typed):
            yield entry


def _named_entries(typed_words: TypedWords, names: Sequence[str], typed: str) -> Iterator[Suggestion]:
    """Yield completions for moves without arguments that an option may name."""
    for move in typed_words.named_moves(names):
        entry = Suggestion(
            _cut(typed_words.say(label(typed_words.rules, typed_words.state, typed_words.seat, move, 0))), move.name
        )
        if move in typed_words.menu.moves and _matches(entry, typed):
            yield entry


def _entries_of(
    typed_words: TypedWords, pattern: Pattern, given: Sequence[str | None], typed: str
) -> Sequence[Suggestion]:
    if len(given) >= len(pattern.args):
        return ()
    before = Pattern(pattern.name, pattern.args[: len(given)])
    try:
        move = pattern_move(typed_words, before, given)
    except RefusedError:
        return ()
    if not isinstance(move, Move) or not before.fits(move):
        return ()
    arg = pattern.args[len(given)]
    if not isinstance(arg, SELECTIONS):
        text = label(
            typed_words.rules, typed_words.state, typed_words.seat, Move(move.name, (*move.args, arg)), len(given) + 1
        )
        entry = Suggestion(_cut(typed_words.say(text)), str(arg))
        return [entry] if _matches(entry, typed) else []
    opened = OpenSelection(move, arg, (), ())
    if isinstance(arg, Amount):
        return _amounts(typed_words, opened, arg, typed.strip())
    return list(islice(_more(typed_words, opened, arg, typed), MOST_SUGGESTIONS))


def _amounts(typed_words: TypedWords, opened: OpenSelection, amount: Amount, typed: str) -> list[Suggestion]:
    """Return the numbers that begin with the typed digits, an exact match first."""
    if typed and not typed.removeprefix("-").isdecimal():
        return []
    numbers = range(amount.least, min(amount.most, amount.least + 9999) + 1)
    fitting = islice((number for number in numbers if str(number).startswith(typed)), MOST_SUGGESTIONS)
    exact = [int(typed)] if typed and len(typed) < 10 and amount.fits(int(typed)) else []
    shown = dict.fromkeys((*exact, *fitting))
    return [
        Suggestion(
            _cut(
                typed_words.say(
                    selection_item_label(typed_words.rules, typed_words.state, typed_words.seat, opened, number)
                )
            ),
            str(number),
        )
        for number in shown
    ]


def _more(typed_words: TypedWords, opened: OpenSelection, selection: Pick | Order, typed: str) -> Iterator[Suggestion]:
    """Yield the items already typed, if they suffice, then the typed items with one more."""
    *complete_words, begun = SEPARATOR.split(typed)
    try:
        chosen = typed_words.selection_value(opened, ",".join(complete_words))
    except RefusedError:
        return
    rest = list(selection.items)
    for item in chosen:
        if item not in rest:
            return
        rest.remove(item)
    wanted = begun.casefold().strip()
    if not wanted and selection.fits(chosen):
        yield from _entry(typed_words, opened, chosen)
    if isinstance(selection, Pick) and len(chosen) >= selection.most:
        return
    seen: set[str] = set()
    for item in rest:
        words = typed_words.say(
            selection_item_label(typed_words.rules, typed_words.state, typed_words.seat, opened, item)
        ).casefold()
        if words not in seen and (wanted in words or wanted == str(item).casefold()):
            seen.add(words)
            yield from _entry(typed_words, opened, (*chosen, item))


def _entry(typed_words: TypedWords, opened: OpenSelection, chosen: tuple[Argument, ...]) -> Iterator[Suggestion]:
    """Yield the entry that names these items, unless their ids are too long for Discord."""
    move = Move(opened.move.name, (*opened.move.args, chosen))
    words = typed_words.say(label(typed_words.rules, typed_words.state, typed_words.seat, move, opened.depth))
    value = ",".join(map(str, chosen)) or EMPTY_SELECTION
    if len(value) <= LONGEST_VALUE:
        yield Suggestion(words if len(words) <= LONGEST_LABEL else "…" + words[1 - LONGEST_LABEL :], value)


def _matches(entry: Suggestion, typed: str) -> bool:
    wanted = typed.casefold().strip()
    return wanted in entry.label.casefold() or wanted == entry.value.casefold()


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_LABEL else words[: LONGEST_LABEL - 1].rstrip() + "…"
