"""What the buttons and selects carry, so that they work after any restart: at most 100 characters each.

``b:<table>:<what>`` is a button below a board or a hand, ``p:<table>:<number>:<what>`` one that answers a proposal,
``v:<table>:<vote>:<page>:<path>`` casts a ballot in a vote, on a page of its choices or (``-``) below a board,
``q:<table>:<vote>:<page>`` shows such a page,
``u:<table>:<target>:<last>`` one that takes back what stands after one row of the journal up to another;
``h:<list>:<page>:<of>`` turns a page, ``r:<table>:<step>:<what>`` goes to a step of a finished game,
``w:<table>:<page>:<what>`` explains a word of the game at a table or turns the page of its list,
``g:<table>:<page>:<pile>`` shows a page of a pile that lies open, ``g:<table>:0:`` chooses one of them,
``x:<table>:<person>`` removes somebody from a table of the server, wherever it is pressed,
``l:<what>:<where>`` stands in lessons: a game, or an address, which is the game, the lesson and the number of right
presses so far; the steps and moves of a lesson are those of a panel at table 0, with the address as their ask;
``f:<person>`` deletes what is stored about somebody, ``k:<table>`` (:mod:`cogs.commands.deck.forms`) chooses a deck;
``s``, ``m``, ``c`` and ``n`` stand in a panel:
``s:<table>:<ask>:<page>:<path>`` shows a step of choosing a move, ``c:<table>:<ask>:<path>`` is a select whose
value goes on from there, ``n:<table>:<ask>:<page>:<path>`` one whose values are places in the list of a selection,
``m:<table>:<ask>:<path>`` makes the move, ``a:<table>:<ask>:<path>`` makes it the other way, and
``o:<table>:<ask>:<path>`` as it is offered first (see :mod:`host.play.advice`). The path is the move's name and its
arguments so far, separated by ``|`` (see :mod:`host.play.paths`); what is too long of it is replaced by ``#`` and a
digest, found again in the menu.
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
"""Stands for the ask id where nothing is asked."""
EVERYTHING = "~"
"""Stands for the path of a step that shows all moves beside those that are offered first."""
PASS_TURN = "passturn"
TAKE_BACK = "undo"
"""A button of a panel that stands for whoever presses it, like those below a board."""
PROPOSAL = re.compile(r"p:(?P<table>\d{1,18}):(?P<number>\d{1,18}):(?P<what>agree|decline)")
BALLOT = re.compile(r"v:(?P<table>\d{1,18}):(?P<vote>v\d{1,18}):(?P<page>-|\d{1,6}):(?P<path>.{1,80})", re.DOTALL)
BALLOT_PAGE = re.compile(r"q:(?P<table>\d{1,18}):(?P<vote>v\d{1,18}):(?P<page>\d{1,6})")
UNDO = re.compile(r"u:(?P<table>\d{1,18}):(?P<target>\d{1,18}):(?P<last>\d{1,18})")
PAGE = re.compile(r"h:(?P<what>games|mine|best|tables):(?P<page>\d{1,6}):(?P<of>[\w-]{0,40})")
REPLAY = re.compile(r"r:(?P<table>\d{1,18}):(?P<step>\d{1,6}):(?P<what>first|back|on|last)(?P<far>\d{0,6})")
TERM = re.compile(r"w:(?P<table>\d{1,18}):(?P<page>\d{1,3}):(?P<what>pick|turn)")
PILE = re.compile(r"g:(?P<table>\d{1,18}):(?P<page>\d{1,3}):(?P<pile>[a-z0-9-]{0,40})")
STORY = re.compile(r"y:(?P<table>\d{1,18}):(?P<page>\d{1,3}):(?P<who>\d{1,2}(?:-[a-z0-9-]{1,40})?)")
REMOVE = re.compile(r"x:(?P<table>\d{1,18}):(?P<person>\d{1,20})")
FORGET = re.compile(r"f:(?P<person>\d{1,20})")
LEARN = re.compile(r"l:(?P<what>[a-z]{1,12}):(?P<where>[\w-]{0,60})")
STEP = re.compile(r"s:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<page>\d{1,3}):(?P<path>.{0,80})", re.DOTALL)
MOVE = re.compile(r"(?P<how>[amo]):(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<path>.{1,80})", re.DOTALL)
CHOICE = re.compile(r"c:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<path>.{1,80})", re.DOTALL)
_ROOM = 48
SELECTION = re.compile(r"n:(?P<table>\d{1,18}):(?P<ask>[\w-]{1,40}):(?P<page>\d{1,3}):(?P<path>.{1,80})", re.DOTALL)
_AT_TABLE = re.compile(r"[abcgkmnopqsuvwy]:(?P<table>\d{1,18})(?::(?P<rest>.*))?", re.DOTALL)
HELP = "help"
"""A button below every board and hand that concerns no table."""
COMMANDS = "commands"
PRIMER = "primer"
"""Buttons below help that concern no table either: all commands, how to play."""
OPTIONS = "options"
"""A button that shows the options of a table."""
TERMS = "terms"
LEGEND = "legend"
"""Buttons that explain the words of a game and the signs in its pictures."""
_FREE = (HELP, COMMANDS, PRIMER)


def table_in(custom_id: str) -> int | None:
    """The number of the table at which something is done by what carries this id; None where it concerns no table. A
    replay is looked at from everywhere, so its steps do not count.
    """
    found = _AT_TABLE.fullmatch(custom_id)
    if found is None or found["rest"] in _FREE or int(found["table"]) == NO_TABLE:
        return None
    return int(found["table"])


def proposal_id(table_id: int, number: int, what: str) -> str:
    return f"p:{table_id}:{number}:{what}"


def ballot_id(table_id: int, vote: str, move: Move, page: int | None = None) -> str:
    return f"v:{table_id}:{vote}:{'-' if page is None else page}:{_path(path_to(move))}"


def ballot_page_id(table_id: int, vote: str, page: int) -> str:
    return f"q:{table_id}:{vote}:{page}"


def undo_id(table_id: int, target: int, last: int) -> str:
    return f"u:{table_id}:{target}:{last}"


def page_id(what: str, page: int, of: str) -> str:
    return f"h:{what}:{page}:{of}"


def replay_id(table_id: int, step: int, what: str) -> str:
    return f"r:{table_id}:{step}:{what}"


def term_id(table_id: int, page: int, what: str) -> str:
    return f"w:{table_id}:{page}:{what}"


def pile_id(table_id: int, page: int, pile: str) -> str:
    return f"g:{table_id}:{page}:{pile}"


def story_id(table_id: int, page: int, who: str) -> str:
    return f"y:{table_id}:{page}:{who}"


def remove_id(table_id: int, person_id: int) -> str:
    return f"x:{table_id}:{person_id}"


def forget_id(person_id: int) -> str:
    return f"f:{person_id}"


def learn_id(what: str, where: str = "") -> str:
    return f"l:{what}:{where}"


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


def choice_value(argument: Argument) -> str:
    """The value of a select's option: the argument itself, or a digest where it is too long."""
    words = str(argument)
    return words if len(words) <= LONGEST and not words.startswith("#") else _digest(words)


def find_path(menu: Menu, words: str) -> MovePath:
    """Return the path in this menu that was put into a custom id. Raises RefusedError (``refused-answered``) if there
    is none.
    """
    if words in ("", EVERYTHING):
        return ()
    for move in menu.moves:
        path = path_to(move)
        for end in range(1, len(path) + 1):
            if _path(path[:end]) == words:
                return path[:end]
    for pattern in menu.patterns:
        if (found := _in_pattern(pattern, words)) is not None:
            return found
    raise RefusedError(Refusal("refused-answered"))


def find_ballot(menu: Menu, words: str) -> Move:
    """Return the move of a vote that was put into a custom id. Raises RefusedError (``refused-answered``) if there is
    none.
    """
    found = next((move for move in menu.moves if _path(path_to(move)) == words), None)
    if found is None:
        raise RefusedError(Refusal("refused-answered"))
    return found


def find_choice(menu: Menu, path: Sequence[Part], value: str) -> MovePath:
    """Return the path that goes on with a select's value. Raises RefusedError (``refused-answered``) if there is
    none.
    """
    start = tuple(path)
    longer_ones = [path_to(move) for move in menu.moves]
    longer_ones += [_known(pattern) for pattern in menu.patterns]
    for longer in longer_ones:
        if len(longer) > len(start) and longer[: len(start)] == start and choice_value(longer[len(start)]) == value:
            return longer[: len(start) + 1]
    for opened in selections(menu, start):
        if isinstance(opened.selection, Amount) and (number := decode_part(opened.selection, value)) is not None:
            return (*start, number)
    raise RefusedError(Refusal("refused-answered"))


def _known(pattern: Pattern) -> tuple[Argument, ...]:
    """What a pattern has before its first selection."""
    known: list[Argument] = [pattern.name]
    for arg in pattern.args:
        if isinstance(arg, SELECTIONS):
            break
        known.append(arg)
    return tuple(known)


def _in_pattern(pattern: Pattern, words: str) -> MovePath | None:
    """The path that words tell of a pattern: its part before the first selection as it stands or as a digest, and
    after it one word for each argument.
    """
    known = _known(pattern)
    for end in range(1, len(known) + 1):
        if _path(known[:end]) == words:
            return known[:end]
    starts = ("|".join(map(encode_part, known)), _shortened(known))
    start = next((each for each in starts if words.startswith(each + "|")), None)
    if start is None:
        return None
    path: MovePath = known
    rest = words[len(start) + 1 :].split("|")
    for arg, word in zip(pattern.args[len(known) - 1 :], rest, strict=False):
        part = decode_part(arg, word)
        if part is None:
            return None
        path = (*path, part)
    return path if len(rest) <= len(pattern.args) - len(known) + 1 else None


def read_move(words: str, chosen: str | None = None) -> Move | None:
    """Return the move that a path in a custom id spelled when it was made, with a select's value after it; None where
    only a digest of it was kept, or places in a list.
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
    """A path whose words are replaced by a digest; numbers and places after the last word stay as they are."""
    end = next((place for place, part in enumerate(path) if isinstance(part, SelectedPlaces)), len(path))
    end = 1 + max((place for place, part in enumerate(path[:end]) if isinstance(part, str)), default=0)
    return "|".join((_digest("|".join(map(encode_part, path[:end]))), *map(encode_part, path[end:])))


def _digest(words: str) -> str:
    return "#" + blake2s(words.encode(), digest_size=12).hexdigest()
