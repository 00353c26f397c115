"""What an option of a slash command may be completed to while somebody types, as pure functions."""

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
    """An entry of an option's list while typing: what is read, and what comes back when it is taken."""

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
) -> list[Suggestion]:
    """Return what an option may be completed to: the allowed arguments at place ``len(given)`` after the options filled
    before it (None: left out), narrowed by what is typed so far. At most 25, labels cut to 100 characters.

    Where several things may be named each entry adds one of the rest to those that stand there.
    """
    typed_words = TypedWords(rules, state, seat, menu or NO_MENU, say)
    offered = [*_listed_entries(typed_words, names, given, typed)]
    if not given:
        offered += _named_entries(typed_words, names, typed)
    for pattern in typed_words.patterns(names):
        offered += _entries_of(typed_words, pattern, given, typed)
    return list(dict.fromkeys(offered))[:MOST_SUGGESTIONS]


def _listed_entries(
    typed_words: TypedWords, names: Sequence[str], given: Sequence[str | None], typed: str
) -> Iterator[Suggestion]:
    if not any(move.name in names for move in typed_words.menu.moves):
        return
    try:
        known = [() if words is None else typed_words.items(words) for words in given]
    except RefusedError:
        if typed_words.patterns(names):
            return
        raise
    found: dict[Argument, Text] = {}
    for move in typed_words.menu.moves:
        if move.name in names and len(move.args) > len(known) and fits_arguments(move, known):
            argument = move.args[len(known)]
            if argument not in found:
                found[argument] = choice_label(
                    typed_words.rules, typed_words.state, typed_words.seat, move, len(known) + 1
                )
    for argument, text in found.items():
        entry = Suggestion(_cut(typed_words.say(text)), str(argument))
        if _matches(entry, typed):
            yield entry


def _named_entries(typed_words: TypedWords, names: Sequence[str], typed: str) -> Iterator[Suggestion]:
    """The moves without arguments that an option may name as they are."""
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
    """The numbers that begin as typed; the typed one first."""
    if typed and not typed.removeprefix("-").isdecimal():
        return []
    numbers = (number for number in range(amount.least, min(amount.most, amount.least + 9999) + 1))
    fitting = islice((number for number in numbers if str(number).startswith(typed)), MOST_SUGGESTIONS)
    exact = [int(typed)] if typed and len(typed) < 10 and amount.fits(int(typed)) else []
    shown = dict.fromkeys((*exact, *fitting))
    return [
        Suggestion(
            _cut(
                typed_words.say(
                    selection_item_label(typed_words.rules, typed_words.state, typed_words.seat, opened, each)
                )
            ),
            str(each),
        )
        for each in shown
    ]


def _more(typed_words: TypedWords, opened: OpenSelection, selection: Pick | Order, typed: str) -> Iterator[Suggestion]:
    """What stands there already, if that is enough, then what stands there with one of the rest."""
    *whole_words, begun = SEPARATOR.split(typed)
    try:
        chosen = typed_words.selection_value(opened, ",".join(whole_words))
    except RefusedError:
        return
    rest = list(selection.items)
    for thing in chosen:
        if thing not in rest:
            return
        rest.remove(thing)
    wanted = begun.casefold().strip()
    if not wanted and selection.fits(chosen):
        yield from _entry(typed_words, opened, chosen)
    if isinstance(selection, Pick) and len(chosen) >= selection.most:
        return
    seen: set[str] = set()
    for thing in rest:
        words = typed_words.say(
            selection_item_label(typed_words.rules, typed_words.state, typed_words.seat, opened, thing)
        ).casefold()
        if words not in seen and (wanted in words or wanted == str(thing).casefold()):
            seen.add(words)
            yield from _entry(typed_words, opened, (*chosen, thing))


def _entry(typed_words: TypedWords, opened: OpenSelection, chosen: tuple[Argument, ...]) -> Iterator[Suggestion]:
    """The entry that names these things; none where Discord has no room for their ids."""
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
