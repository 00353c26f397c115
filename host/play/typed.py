"""From typed words to moves, as pure functions: what slash commands mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.game import Game
from engine.kernel.labels import label
from engine.kernel.menus import Menu, Move, Refusal, RefusedError
from engine.kernel.selections import SELECTIONS, Amount, Order, Pattern, Pick, Selection
from engine.kernel.text import Seat, Text
from host.play.choices import choices
from host.play.paths import MovePath, OpenSelection, selections
from host.play.reading import MOST_NAMED, NOTHING_ASKED, Reading, Say, fits_words

MOST_OFFERED = 8
"""So many things are told that could be named instead of words that name nothing."""


def parse_move(
    rules: Game[Any],
    state: Any,
    seat: Seat,
    menu: Menu | None,
    names: Sequence[str],
    given: Sequence[str | None],
    say: Say,
) -> Move:
    """Return the move that a command's words mean; ``given`` are its options in the moves' order, None where left out.

    What is left out is filled in where only one allowed move fits. The move need not be allowed: the match then says
    why not. Raises RefusedError: ``refused-unknown-thing`` for words that name nothing in sight
    (``refused-unknown-among``
    with what could be named, where that is little), ``refused-which`` where several moves fit, ``refused-say-more``
    where nothing fits and too little was said to know why.
    """
    reading = Reading(rules, state, seat, menu or NOTHING_ASKED, say)
    try:
        return _understood(reading, names, given)
    except RefusedError as refused:
        raise _among(reading, names, given, refused) from None


def _among(reading: Reading, names: Sequence[str], given: Sequence[str | None], refused: RefusedError) -> RefusedError:
    """For words that name nothing, with what could be named in their place by the listed moves."""
    typed = refused.refusal.values.get("typed")
    place = next((place for place, words in enumerate(given) if words is not None and words.strip() == typed), None)
    if refused.refusal.key != "refused-unknown-thing" or place is None:
        return refused
    allowed = {move.args[place] for move in reading.menu.moves if move.name in names and len(move.args) > place}
    there = tuple(text for thing, text in reading.rules.things(reading.state, reading.seat) if thing in allowed)
    if not 0 < len(there) <= MOST_OFFERED:
        return refused
    return RefusedError(Refusal("refused-unknown-among", {"typed": typed or "", "choices": there}))


def _understood(reading: Reading, names: Sequence[str], given: Sequence[str | None]) -> Move:
    """Return the move that the words mean, as :func:`parse_move`."""
    spoken = [words for words in given if words is not None]
    if given and len(spoken) == 1 and given[0] is not None and (named := reading.named_by(names, given[0])) is not None:
        return named
    patterns = reading.patterns(names)
    if not patterns:
        return _of_listed(reading, names, given)
    unknown: RefusedError | None = None
    meant: list[Move] = []
    open_ones = 0
    for pattern in patterns:
        try:
            move = of_pattern(reading, pattern, given)
        except RefusedError as refused:
            unknown = unknown or refused
            continue
        if isinstance(move, Move):
            meant.append(move)
        open_ones += move is True
    fitting = list(dict.fromkeys(move for move in meant if reading.menu.allows(move)))
    if any(move.name in names for move in reading.menu.moves):
        try:
            listed = _of_listed(reading, names, given)
        except RefusedError as refused:
            unknown = unknown or refused
        else:
            if listed in reading.menu.moves:
                fitting.append(listed)
    if len(fitting) == 1 and not open_ones:
        return fitting[0]
    if len(fitting) > 1:
        raise RefusedError(Refusal("refused-which", {"choices": _which(reading, fitting)}))
    if open_ones or fitting:
        raise RefusedError(Refusal("refused-say-more"))
    if meant:
        return meant[0]
    wrong = False if unknown is not None else of_pattern(reading, patterns[0], given, strict=False)
    if isinstance(wrong, Move):
        return wrong
    raise unknown or RefusedError(Refusal("refused-say-more"))


def of_pattern(reading: Reading, pattern: Pattern, given: Sequence[str | None], *, strict: bool = True) -> Move | bool:
    """Return the move of a pattern that the words mean, allowed or not; True where they leave a selection open, False
    where they mean something else.

    Where it is not to be ``strict``, what they name instead of a thing of the pattern stands in the move, so that the
    game can say why it does not go there.
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
            args += (_only_value(arg) if words is None else reading.value(opened, words),)
        elif words is None or arg in (things := reading.things(words)):
            args += (arg,)
        elif strict:
            return False
        else:
            args += (things[0],)
    return Move(pattern.name, args)


def _only_value(selection: Selection) -> Any:
    """What a selection is that can be made in one way only."""
    match selection:
        case Amount(least):
            return least
        case Pick(items, least):
            return tuple(items) if least else ()
        case Order(items):
            return tuple(items)


def _of_listed(reading: Reading, names: Sequence[str], given: Sequence[str | None]) -> Move:
    """The listed move that the words mean. Raises RefusedError as :func:`parse_move`."""
    known = [() if words is None else reading.things(words) for words in given]
    while known and not known[-1]:
        known.pop()
    fitting = [move for move in reading.menu.moves if move.name in names and fits_words(move, known)]
    if len(fitting) == 1:
        return fitting[0]
    exact = [move for move in fitting if len(move.args) == len(known)]
    if len(exact) == 1 and all(known):
        return exact[0]
    if fitting:
        raise RefusedError(Refusal("refused-which", {"choices": _which(reading, fitting)}))
    spoken = [candidates[0] for candidates in known if candidates]
    if not spoken and any(move.name in names for move in reading.menu.moves):
        raise RefusedError(Refusal("refused-say-more"))
    verbs = (reading.rules.verbs[name] for name in names)
    return Move(next((verb.name for verb in verbs if len(verb.args) >= len(spoken)), names[0]), tuple(spoken))


def parse_path(
    rules: Game[Any],
    state: Any,
    seat: Seat,
    menu: Menu,
    names: Sequence[str],
    given: Sequence[str | None],
    say: Say,
) -> MovePath:
    """Return the path that leads as far into the moves of a command as its first options do without doubt."""
    reading = Reading(rules, state, seat, menu, say)
    here = [name for name in names if any(each.name == name for each in (*menu.moves, *menu.patterns))]
    if len(here) != 1:
        return ()
    path: MovePath = (here[0],)
    for words in given:
        if words is None:
            break
        ways = choices(rules, state, seat, menu, (), path)
        further = next((way.prefix for way in ways if str(way.argument) == words), None)
        if further is None:
            further = next(filter(None, (_selected(reading, each, words) for each in selections(menu, path))), None)
        if further is None:
            break
        path = further
    return path


def _selected(reading: Reading, opened: OpenSelection, words: str) -> MovePath | None:
    """The path on which a selection is made as words say; None where they do not make it."""
    try:
        value = reading.value(opened, words)
    except RefusedError:
        return None
    if not opened.selection.fits(value):
        return None
    return (*opened.path, value) if isinstance(opened.selection, Amount) else opened.closing_with(value)


# ---- inside


def _which(reading: Reading, fitting: Sequence[Move]) -> tuple[Text, ...]:
    """The choices of the first place at which the fitting moves differ."""
    rules, state, seat = reading.rules, reading.state, reading.seat
    for place in range(max(len(move.args) for move in fitting)):
        differing: dict[Any, Move] = {}
        for move in fitting:
            if len(move.args) > place:
                differing.setdefault(move.args[place], move)
        if len(differing) > 1:
            return tuple(label(rules, state, seat, move, place + 1) for move in differing.values())[:MOST_NAMED]
    verbs = {move.name: move for move in fitting}
    return tuple(rules.label(state, seat, move, 0) for move in verbs.values())[:MOST_NAMED]
