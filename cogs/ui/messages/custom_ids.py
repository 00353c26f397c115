"""The custom ids of buttons and selects, which work after any restart; at most 100 characters each.

``b:<table>:<action>`` is a button below a board or a hand, ``p:<table>:<number>:<what>`` one that answers a proposal,
``v:<table>:<vote>:<page>:<path>`` casts a ballot in a vote, on a page of its choices or (``-``) below a board,
``q:<table>:<vote>:<page>`` shows such a page,
``u:<table>:<target>:<last>`` one that takes back the journal's rows after one up to another;
``h:<list>:<page>:<of>`` turns a page, ``r:<table>:<step>:<what>`` shows a step of a finished game,
``w:<table>:<page>:<what>`` explains a word of the game at a table or turns the page of its list,
``g:<table>:<page>:<pile>`` shows a page of an open pile, ``g:<table>:0:`` chooses a pile,
``x:<table>:<person>`` removes a person from a table of the server, in any channel, and ``e:<table>`` stops one,
``l:<what>:<where>`` belongs to lessons: a game, or an address, which is the game, the lesson and the number of right
moves so far; the steps and moves of a lesson are those of a panel at table 0, with the address as their ask;
``t:<what>:<game>:<puzzle>:<choice>`` answers a puzzle or that of the day, gives an opinion of it or shows the next one,
``d:<table>:<what>:<of>`` gives, withdraws or lists standing orders,
``l`` also belongs to the start page: ``l:games:<page>``, ``l:play:<game>-<level>-<computers>``,
``l:levels:<game>-<computers>`` and ``l:table:<game>-<variant>``;
``z:<table>:<page>:<option>:<value>`` belongs to the options of a table: a page of them (without an option), the values
of an option (without a value), a value to set, or ``?`` to type a number;
``j:<language>`` chooses the language of a person;
``f:<person>`` deletes what is stored about a person, ``k:<table>`` (:mod:`cogs.commands.deck.forms`) chooses a deck;
``s``, ``m``, ``c`` and ``n`` belong to a panel:
``s:<table>:<ask>:<page>:<path>`` shows a step of choosing a move, ``c:<table>:<ask>:<path>`` is a select whose value
extends the path, ``n:<table>:<ask>:<page>:<path>`` one whose values are positions in the list of a selection,
``i:<table>:<ask>:<path>`` is the form for all selections that follow, and the button that opens it,
``m:<table>:<ask>:<path>`` makes the move, ``a:<table>:<ask>:<path>`` makes it the other way, and
``o:<table>:<ask>:<path>`` as it is offered first (see :mod:`host.play.advice`). The path is the move's name and its
arguments so far, separated by ``|`` (see :mod:`host.play.paths`); a long part of it is replaced by ``#`` and a digest,
which is looked up in the menu.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2s

from engine.kernel.menus import Argument, Menu, Move, Refusal, RefusedError
from engine.kernel.selections import SELECTIONS, Amount, Pattern
from host.learning.lesson_table import NO_TABLE
from host.play.paths import (
    MovePath,
    Part,
    SelectedPlaces,
    decode_part,
    encode_part,
    is_encoded_selection,
    path_to,
    selections,
)

LONGEST = 100
NO_ASK = "-"
"""In place of the ask id where nothing is asked."""
EVERYTHING = "~"
"""In place of the path of a step that shows all moves, not only the offers."""
MORE_HELP = "+"
"""In place of the path of a step that shows the buttons to explanations instead of moves."""
PASS_TURN = "passturn"
TAKE_BACK = "undo"
CALL = "call"
"""Buttons of a panel that work like those below a board."""
PROPOSAL = re.compile(r"p:(?P<table>\d{1,18}):(?P<number>\d{1,18}):(?P<what>agree|decline)")
BALLOT = re.compile(r"v:(?P<table>\d{1,18}):(?P<vote>v\d{1,18}):(?P<page>-|\d{1,6}):(?P<path>.{1,80})", re.DOTALL)
BALLOT_PAGE = re.compile(r"q:(?P<table>\d{1,18}):(?P<vote>v\d{1,18}):(?P<page>\d{1,6})")
UNDO = re.compile(r"u:(?P<table>\d{1,18}):(?P<target>\d{1,18}):(?P<last>\d{1,18})")
PAGE = re.compile(r"h:(?P<what>games|mine|best|tables):(?P<page>\d{1,6}):(?P<of>[\w-]{0,40})")
REPLAY = re.compile(
    r"r:(?P<table>\d{1,18}):(?P<step>\d{1,6}):(?P<what>first|back|on|last|continue|look)(?P<far>\d{0,6})"
)
TERM = re.compile(r"w:(?P<table>\d{1,18}):(?P<page>\d{1,3}):(?P<what>pick|turn)(?::\d{1,6})?")
"""The last number tells a list from those shown before, in which a client may keep its choice."""
PILE = re.compile(r"g:(?P<table>\d{1,18}):(?P<page>\d{1,3}):(?P<pile>[a-z0-9-]{0,40})")
STORY = re.compile(r"y:(?P<table>\d{1,18}):(?P<page>\d{1,3}):(?P<who>\d{1,2}(?:-[a-z0-9-]{1,40})?)")
REMOVE = re.compile(r"x:(?P<table>\d{1,18}):(?P<person>\d{1,20})")
MODERATE_STOP = re.compile(r"e:(?P<table>\d{1,18})")
FORGET = re.compile(r"f:(?P<person>\d{1,20})")
LANGUAGE = re.compile(r"j:(?P<language>[A-Za-z-]{2,12})")
AUTOMATIC = "auto"
"""In place of a language: the one that Discord reports."""
LEARN = re.compile(r"l:(?P<what>[a-z]{1,12}):(?P<where>[\w-]{0,60})")
PUZZLE = re.compile(
    r"t:(?P<what>try|day|good|bad|next):(?P<game>[a-z]{1,40}):(?P<puzzle>[\w-]{0,40}):(?P<choice>\d{0,2})"
)
ORDERS = re.compile(r"d:(?P<table>\d{1,18}):(?P<what>[a-z]{1,8}):(?P<of>.{0,80})", re.DOTALL)
OPTION = re.compile(r"z:(?P<table>\d{1,18}):(?P<page>\d{1,2}):(?P<option>[a-z_]{0,32}):(?P<value>[\w-]{0,40}|\?)")
STEP = re.compile(r"s:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<page>\d{1,3}):(?P<path>.{0,80})", re.DOTALL)
MOVE = re.compile(r"(?P<how>[amo]):(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<path>.{1,80})", re.DOTALL)
CHOICE = re.compile(r"c:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<path>.{1,80})", re.DOTALL)
_ROOM = 48
SELECTION = re.compile(r"n:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<page>\d{1,3}):(?P<path>.{1,80})", re.DOTALL)
FORM = re.compile(r"i:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<path>.{1,80})", re.DOTALL)
_AT_TABLE = re.compile(r"[abcdgikmnopqsuvwyz]:(?P<table>\d{1,18})(?::(?P<rest>.*))?", re.DOTALL)
HELP = "help"
"""A button below every board and hand; it concerns no table."""
COMMANDS = "commands"
PRIMER = "primer"
"""Buttons below the help: all commands, how to play; they concern no table either."""
TERMS = "terms"
LEGEND = "legend"
"""Buttons that explain the words of a game and the signs in its pictures."""
NO_GUIDANCE = "unguided"
"""A button that hides the line about the reader's next goal."""
ODDS = "odds"
"""A button that shows the chances of the moves in question."""
HINT = "hint"
"""A button that shows the move that the computer would make."""
_WITHOUT_TABLE = (HELP, COMMANDS, PRIMER)


def table_in(custom_id: str) -> int | None:
    """Return the number of the table that a custom id acts on; None where it concerns no table.

    The steps of a replay do not count, as a replay can be watched from any channel.
    """
    match = _AT_TABLE.fullmatch(custom_id)
    if match is None or match["rest"] in _WITHOUT_TABLE or int(match["table"]) == NO_TABLE:
        return None
    return int(match["table"])


def proposal_id(table_id: int, number: int, what: str) -> str:
    return f"p:{table_id}:{number}:{what}"


def ballot_id(table_id: int, vote: str, move: Move, page: int | None = None) -> str:
    return f"v:{table_id}:{vote}:{'-' if page is None else page}:{_path(path_to(move))}"


def ballot_page_id(table_id: int, vote: str, page: int) -> str:
    return f"q:{table_id}:{vote}:{page}"


def undo_id(table_id: int, target: int, last: int) -> str:
    return f"u:{table_id}:{target}:{last}"


def language_id(language: str) -> str:
    return f"j:{language}"


def option_id(table_id: int, page: int, option: str = "", value: str = "") -> str:
    return f"z:{table_id}:{page}:{option}:{value}"


def page_id(what: str, page: int, of: str) -> str:
    return f"h:{what}:{page}:{of}"


def replay_id(table_id: int, step: int, what: str) -> str:
    return f"r:{table_id}:{step}:{what}"


def term_id(table_id: int, page: int, what: str, shown: int | None = None) -> str:
    return f"w:{table_id}:{page}:{what}" + ("" if shown is None else f":{shown % 10**6}")


def pile_id(table_id: int, page: int, pile: str) -> str:
    return f"g:{table_id}:{page}:{pile}"


def story_id(table_id: int, page: int, who: str) -> str:
    return f"y:{table_id}:{page}:{who}"


def orders_id(table_id: int, what: str, of: str = "") -> str:
    return f"d:{table_id}:{what}:{of}"


def remove_id(table_id: int, person_id: int) -> str:
    return f"x:{table_id}:{person_id}"


def moderate_stop_id(table_id: int) -> str:
    return f"e:{table_id}"


def forget_id(person_id: int) -> str:
    return f"f:{person_id}"


def learn_id(what: str, where: str = "") -> str:
    return f"l:{what}:{where}"


def puzzle_id(what: str, game: str, puzzle: str = "", choice: int | None = None) -> str:
    return f"t:{what}:{game}:{puzzle}:{'' if choice is None else choice}"


def step_id(table_id: int, ask: str, path: Sequence[Part], page: int = 0) -> str:
    return f"s:{table_id}:{ask}:{page}:{_path(path)}"


def move_id(table_id: int, ask: str, path: Sequence[Part]) -> str:
    return f"m:{table_id}:{ask}:{_path(path)}"


def other_id(table_id: int, ask: str, path: Sequence[Part]) -> str:
    return f"a:{table_id}:{ask}:{_path(path)}"


def offer_id(table_id: int, ask: str, path: Sequence[Part]) -> str:
    return f"o:{table_id}:{ask}:{_path(path)}"


def choice_id(table_id: int, ask: str, path: Sequence[Part]) -> str:
    return f"c:{table_id}:{ask}:{_path(path)}"


def selection_id(table_id: int, ask: str, path: Sequence[Part], page: int) -> str:
    return f"n:{table_id}:{ask}:{page}:{_path(path)}"


def form_id(table_id: int, ask: str, path: Sequence[Part]) -> str:
    return f"i:{table_id}:{ask}:{_path(path)}"


def choice_value(argument: Argument) -> str:
    """Return the value of a select's option: the argument itself, or a digest where it is too long."""
    words = str(argument)
    return words if len(words) <= LONGEST and not words.startswith("#") else _digest(words)


def find_path(menu: Menu, words: str) -> MovePath:
    """Return the path in this menu that a custom id contains.

    Raises RefusedError (``refused-answered``) without one.
    """
    if words in ("", EVERYTHING, MORE_HELP):
        return ()
    for move in menu.moves:
        path = path_to(move)
        for end in range(1, len(path) + 1):
            if _path(path[:end]) == words:
                return path[:end]
    for pattern in menu.patterns:
        if (path_in_pattern := _in_pattern(pattern, words)) is not None:
            return path_in_pattern
    raise RefusedError(Refusal("refused-answered"))


def find_ballot(menu: Menu, words: str) -> Move:
    """Return the move of a vote that a custom id contains. Raises RefusedError (``refused-answered``) without one."""
    ballot = next((move for move in menu.moves if _path(path_to(move)) == words), None)
    if ballot is None:
        raise RefusedError(Refusal("refused-answered"))
    return ballot


def find_choice(menu: Menu, path: Sequence[Part], value: str) -> MovePath:
    """Return the path extended by a select's value. Raises RefusedError (``refused-answered``) for an unknown value."""
    start = tuple(path)
    candidates = [path_to(move) for move in menu.moves]
    candidates += [_fixed_arguments(pattern) for pattern in menu.patterns]
    for candidate in candidates:
        if (
            len(candidate) > len(start)
            and candidate[: len(start)] == start
            and choice_value(candidate[len(start)]) == value
        ):
            return candidate[: len(start) + 1]
    for opened in selections(menu, start):
        if isinstance(opened.selection, Amount) and (number := decode_part(opened.selection, value)) is not None:
            return (*start, number)
    raise RefusedError(Refusal("refused-answered"))


def _fixed_arguments(pattern: Pattern) -> tuple[Argument, ...]:
    """Return the arguments of a pattern before its first selection."""
    known: list[Argument] = [pattern.name]
    for arg in pattern.args:
        if isinstance(arg, SELECTIONS):
            break
        known.append(arg)
    return tuple(known)


def _in_pattern(pattern: Pattern, words: str) -> MovePath | None:
    """Return the path in a pattern that a custom id contains.

    Its arguments before the first selection are in clear or a digest; after them comes one word for each argument.
    """
    fixed = _fixed_arguments(pattern)
    for end in range(1, len(fixed) + 1):
        if _path(fixed[:end]) == words:
            return fixed[:end]
    starts = ("|".join(map(encode_part, fixed)), _shortened(fixed))
    matched = next((prefix for prefix in starts if words.startswith(prefix + "|")), None)
    if matched is None:
        return None
    path: MovePath = fixed
    rest = words[len(matched) + 1 :].split("|")
    for arg, word in zip(pattern.args[len(fixed) - 1 :], rest, strict=False):
        part = decode_part(arg, word)
        if part is None:
            return None
        path = (*path, part)
    return path if len(rest) <= len(pattern.args) - len(fixed) + 1 else None


def read_move(words: str, chosen: str | None = None) -> Move | None:
    """Return the move of a path in a custom id, extended by a select's value.

    None where only a digest was kept, or positions in a list.
    """
    if not words or words.startswith("#") or (chosen or "").startswith("#"):
        return None
    name, *arguments = words.split("|")
    if any(map(is_encoded_selection, arguments)):
        return None
    given = arguments if chosen is None else [*arguments, chosen]
    return Move(name, tuple(int(word) if word.isdecimal() else word for word in given))


def _path(path: Sequence[Part]) -> str:
    words = "|".join(map(encode_part, path))
    return words if len(words) <= _ROOM and not words.startswith("#") else _shortened(path)


def _shortened(path: Sequence[Part]) -> str:
    """Return a path whose words are replaced by a digest; numbers and positions after the last word are kept."""
    end = next((place for place, part in enumerate(path) if isinstance(part, SelectedPlaces)), len(path))
    end = 1 + max((place for place, part in enumerate(path[:end]) if isinstance(part, str)), default=0)
    return "|".join((_digest("|".join(map(encode_part, path[:end]))), *map(encode_part, path[end:])))


def _digest(words: str) -> str:
    return "#" + blake2s(words.encode(), digest_size=12).hexdigest()
