"""Checks of a scenario: expected and actual values are compared, with one readable line per difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from engine.kernel.flow import Event
from engine.kernel.menus import Menu, Move, Refusal
from engine.scenarios.record import StepRecord
from engine.scenarios.sameness import check_nothing, check_same_view, readable, seat_of, visible
from engine.scenarios.scenario import Data
from engine.scenarios.words import MISSING, UnknownNameError, Words

Differences = Iterator[str]


def check(words: Words, checks: Data, record: StepRecord) -> Differences:
    """Yield all differences between ``checks`` and the match at this moment."""
    for key, wanted in checks.items():
        try:
            for difference in _CHECKS[key](words, wanted, record):
                yield f"{key}: {difference}"
        except UnknownNameError as error:
            yield f"{key}: {error}"


def refusal_differences(words: Words, refusal: Refusal | None, wanted: Data) -> Differences:
    """Yield the differences between a refusal and the ``refused`` of a step."""
    if refusal is None:
        yield f"refused: the move was allowed, expected {wanted.get('reason', 'a refusal')}"
        return
    if "reason" in wanted and refusal.key != wanted["reason"]:
        yield f"refused: {refusal.key} ({words.plain(refusal.values)}), expected {wanted['reason']}"
    if "rule" in wanted and refusal.rule != wanted["rule"]:
        yield f"refused: rule {refusal.rule or 'none'}, expected {wanted['rule']}"
    if "values" in wanted:
        yield from _compare(words, "refused, values", words.plain(refusal.values), wanted["values"])


# ---- values


def _compare(words: Words, where: str, actual: Any, wanted: Any) -> Differences:
    if isinstance(wanted, Mapping):
        data = cast("Mapping[str, Any]", wanted)
        if data and all(key in _OPERATORS for key in data):
            for key, operand in data.items():
                if not _OPERATORS[key](words, actual, operand):
                    yield f"{where} is {_show(actual)}, expected {key} {_show(operand)}"
            return
        if isinstance(actual, Mapping):
            entries = cast("Mapping[str, Any]", actual)
            if entries and not data:
                yield f"{where} is {_show(actual)}, expected nothing in it"
            for key, value in data.items():
                yield from _compare(words, f"{where}.{key}", entries.get(key, MISSING), value)
            return
    if isinstance(wanted, list) and isinstance(actual, list):
        listed, expected = cast("list[Any]", actual), cast("list[Any]", wanted)
        if len(listed) == len(expected):
            for number, (entry, wanted_entry) in enumerate(zip(listed, expected, strict=True)):
                yield from _compare(words, f"{where}.{number}", entry, wanted_entry)
            return
    if not _equal(words, actual, wanted):
        yield f"{where} is {_show(actual)}, expected {_show(wanted)}"


def _equal(words: Words, actual: Any, wanted: Any) -> bool:
    """Return whether values are equal; a text equals its key alone, an id the name of its card."""
    if isinstance(wanted, str) and isinstance(actual, int) and not isinstance(actual, bool):
        return words.argument(wanted) == actual
    if isinstance(wanted, str) and isinstance(actual, Mapping):
        return list(cast("Mapping[str, Any]", actual)) == [wanted]
    return type(actual) is type(wanted) and actual == wanted


def _contains(words: Words, actual: Any, wanted: Any) -> bool:
    if not isinstance(actual, list):
        return isinstance(actual, (str, dict)) and wanted in actual
    return any(not list(_compare(words, "", entry, wanted)) for entry in cast("list[Any]", actual))


_OPERATORS: dict[str, Callable[[Words, Any, Any], bool]] = {
    "contains": _contains,
    "lacks": lambda words, actual, wanted: actual is not MISSING and not _contains(words, actual, wanted),
    "length": lambda words, actual, wanted: (
        isinstance(actual, (list, dict)) and len(cast("list[Any]", actual)) == wanted
    ),
    "at least": lambda words, actual, wanted: isinstance(actual, int) and actual >= wanted,
    "at most": lambda words, actual, wanted: isinstance(actual, int) and actual <= wanted,
    "not": lambda words, actual, wanted: actual is not MISSING and bool(list(_compare(words, "", actual, wanted))),
    "exists": lambda words, actual, wanted: (actual is not MISSING) == wanted,
}


def _show(value: Any) -> str:
    return repr(value) if isinstance(value, str) else str(value)


def _facts(words: Words, root: Any, wanted: Data) -> Differences:
    for path, value in wanted.items():
        yield from _compare(words, path, words.plain(words.look(root, path)), value)


# ---- one function for each kind of check


def _check_facts(words: Words, wanted: Data, record: StepRecord) -> Differences:
    return _facts(words, words.match.view(None).board, wanted)


def _check_private(words: Words, wanted: Data, record: StepRecord) -> Differences:
    for seat, facts in wanted.items():
        for difference in _facts(words, words.match.view(words.seats.index(seat)).private, facts):
            yield f"{seat}: {difference}"


def _check_state(words: Words, wanted: Data, record: StepRecord) -> Differences:
    return _facts(words, words.match.state, wanted)


def _visible(words: Words, reader: str) -> dict[str, None]:
    """Return all words in a reader's view; card names as their identifiers, card keys in parts."""
    visible_words: dict[str, None] = {}

    def gather(value: Any) -> None:
        if isinstance(value, str):
            for word in (value, value.removeprefix("name-"), *value.split(":")):
                visible_words[word] = None
        elif isinstance(value, Mapping):
            for entry in cast("Mapping[str, Any]", value).values():
                gather(entry)
        elif isinstance(value, list):
            for entry in cast("list[Any]", value):
                gather(entry)

    gather(list(visible(words.match.view(seat_of(words, reader))).values()))
    return visible_words


def _check_sees(words: Words, wanted: Data, record: StepRecord) -> Differences:
    for reader, expected in wanted.items():
        visible = _visible(words, reader)
        for word in expected:
            if word not in visible:
                yield f"{reader} does not see {word}"


def _check_does_not_see(words: Words, wanted: Data, record: StepRecord) -> Differences:
    for reader, hidden in wanted.items():
        visible = _visible(words, reader)
        for word in hidden:
            if word in visible:
                yield f"{reader} sees {word}"


def _check_asked(words: Words, wanted: Mapping[str, str | None], record: StepRecord) -> Differences:
    menus = {words.seats[seat]: menu for seat, menu in sorted(words.match.menus().items())}
    if list(menus) != sorted(wanted, key=words.seats.index):
        yield f"asked are {list(menus)}, expected {list(wanted)}"
        return
    for seat, question in wanted.items():
        if question is not None and menus[seat].question.key != question:
            yield f"{seat} is asked {menus[seat].question.key}, expected {question}"


def _spell(words: Words, move: Move) -> str:
    by_value = {value: word for word, value in words.names.items()}
    return " ".join([move.name, *(str(by_value.get(arg, arg)) for arg in move.args)])


def _check_menus(words: Words, wanted: Data, record: StepRecord) -> Differences:
    menus = words.match.menus()
    for seat, expected in wanted.items():
        menu = menus.get(words.seats.index(seat))
        if expected is None:
            if menu is not None:
                yield f"{seat} is asked {menu.question.key}, expected no question"
        elif menu is None:
            yield f"{seat} is not asked; asked are {[words.seats[asked] for asked in menus]}"
        else:
            for difference in _menu_differences(words, menu, expected):
                yield f"{seat}: {difference}"


def _menu_differences(words: Words, menu: Menu, wanted: Data) -> Differences:
    if "question" in wanted and menu.question.key != wanted["question"]:
        yield f"the question is {menu.question.key}, expected {wanted['question']}"
    there = ", ".join([*(_spell(words, move) for move in menu.moves), *(str(pattern) for pattern in menu.patterns)])
    for spelled in wanted.get("contains", ()):
        if not _in_menu(menu, words.move(spelled)):
            yield f"no {_spell(words, words.move(spelled))} among: {there}"
    for spelled in wanted.get("lacks", ()):
        if _in_menu(menu, words.move(spelled)):
            yield f"there is {_spell(words, words.move(spelled))} among: {there}"
    if "only" in wanted:
        only = [words.move(spelled) for spelled in wanted["only"]]
        if menu.patterns or sorted(map(str, only)) != sorted(map(str, menu.moves)):
            yield f"the moves are: {there}; expected only: {', '.join(_spell(words, move) for move in only)}"


def _in_menu(menu: Menu, wanted: Move) -> bool:
    """Return whether a menu has a move; arguments that are left out at the end may have any value."""
    if menu.allows(menu.arranged(wanted)):
        return True
    return any(move.name == wanted.name and move.args[: len(wanted.args)] == wanted.args for move in menu.moves)


def _check_result(words: Words, wanted: Any, record: StepRecord) -> Differences:
    result = words.match.result()
    if wanted is None or wanted == "none":
        if result is not None:
            yield f"the game is over ({result.reason.key}), expected that it goes on"
    elif result is None:
        yield "the game goes on, expected that it is over"
    else:
        winners = [words.seats[seat] for seat in result.winners]
        if "winners" in wanted and winners != wanted["winners"]:
            yield f"winners are {winners}, expected {wanted['winners']}"
        if result.lost != wanted.get("lost", False):
            yield "all have lost together" if result.lost else "expected that all have lost together"
        if "reason" in wanted and result.reason.key != wanted["reason"]:
            yield f"the reason is {result.reason.key}, expected {wanted['reason']}"


def _check_rolls(words: Words, wanted: list[int], record: StepRecord) -> Differences:
    if record.faces != wanted:
        yield f"rolled {record.faces}, expected {wanted}"


def _check_revealed(words: Words, wanted: bool, record: StepRecord) -> Differences:
    if record.revealed != wanted:
        yield "nothing hidden was revealed" if wanted else "something hidden was revealed"


def _in_order(words: Words, events: Sequence[Event], wanted: Sequence[Any]) -> Differences:
    """Yield a difference if the wanted events are not among ``events`` in this order."""
    rest = iter([words.plain(event.text) for event in events])
    for expected in wanted:
        if not any(not list(_compare(words, "", event, expected)) for event in rest):
            yield f"no {_show(expected)} (in this order) among: {[words.plain(event.text) for event in events]}"
            return


def _none_of(words: Words, events: Sequence[Event], wanted: Sequence[Any]) -> Differences:
    for expected in wanted:
        for event in events:
            plain = words.plain(event.text)
            if not list(_compare(words, "", plain, expected)):
                yield f"there is {_show(plain)}"


def _check_events(words: Words, wanted: Sequence[Any], record: StepRecord) -> Differences:
    return _in_order(words, record.events, wanted)


def _check_no_events(words: Words, wanted: Sequence[Any], record: StepRecord) -> Differences:
    return _none_of(words, record.events, wanted)


def _known_events(words: Words, reader: str, record: StepRecord) -> list[Event]:
    return readable(record.events, seat_of(words, reader))


def _check_known_events(words: Words, wanted: Data, record: StepRecord) -> Differences:
    for reader, expected in wanted.items():
        for difference in _in_order(words, _known_events(words, reader, record), expected):
            yield f"{reader}: {difference}"


def _check_unknown_events(words: Words, wanted: Data, record: StepRecord) -> Differences:
    for reader, expected in wanted.items():
        for difference in _none_of(words, _known_events(words, reader, record), expected):
            yield f"{reader}: {difference}"


_CHECKS: dict[str, Callable[[Words, Any, StepRecord], Differences]] = {
    "facts": _check_facts,
    "private": _check_private,
    "state": _check_state,
    "sees": _check_sees,
    "does not see": _check_does_not_see,
    "asked": _check_asked,
    "menus": _check_menus,
    "result": _check_result,
    "rolls": _check_rolls,
    "events": _check_events,
    "no events": _check_no_events,
    "told": _check_known_events,
    "not told": _check_unknown_events,
    "same view": check_same_view,
    "nothing happened": check_nothing,
    "revealed": _check_revealed,
}

CHECK_NAMES = tuple(_CHECKS)
