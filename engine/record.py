"""Records: game files that ``/game export`` writes, ``python -m engine replay`` replays and ``verify`` checks."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from engine.content.yaml_files import shortened
from engine.kernel.dice import LONGEST_WORD, printable
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.replay import ReplayMismatchError, Sealed, check_end, check_seal, replay
from engine.kernel.text import Text, text_to_data
from engine.locales import DEFAULT

FORMAT = "spielleiter-game"
VERSION = 1
LARGEST = 10_000_000
"""The most bytes of a file that are read."""
MOST_ENTRIES = 700_000
"""The most entries of lists and groups in a file; they take many times as much memory as space in the file."""
MOST_LINES = 50_000
MOST_SEATS = 16
LATEST = 253_402_300_799
"""The end of the year 9999, in seconds since 1970."""
_HALF = re.compile(rb"\\u[dD][89a-fA-F]")
"""The escape sequence of a lone surrogate, which is not text."""


class RecordError(Exception):
    """A file that is not a record of a game, or cannot be replayed; ``text`` is the reason."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


Time: TypeAlias = Annotated[float, Field(ge=0, le=LATEST, allow_inf_nan=False)]
"""Seconds since 1970."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def _without_control_characters(word: str) -> str:
    """Raise ValueError for a word with control characters, which could write to a terminal."""
    if not printable(word):
        raise ValueError("control signs")
    return word


class RecordSeat(_Strict):
    """The player of a seat; ``computer`` is the state at the end of the game."""

    name: Annotated[str, Field(max_length=300)]
    computer: bool = False


class RecordLine(_Strict):
    """A line of the journal; see :class:`engine.kernel.replay.Line`.

    ``time`` is in seconds since 1970; ``events`` are the public events as data, and ``words`` the same in the language
    of the person who asked for the file. The record of a running game has only public events.
    """

    seq: int
    kind: Annotated[str, Field(max_length=20)]
    time: Time
    seat: int | None = None
    move: tuple[str, list[int | str | list[int | str]]] | None = None
    ask: str | None = None
    rolls: list[tuple[int, int, int]] = []
    events: list[Any] = []
    words: list[str] = []


class RecordResult(_Strict):
    """How the game ended by its rules."""

    winners: list[int]
    lost: bool = False
    """Whether all lost together, against the game."""
    reason: Any
    """A text as data."""


Word: TypeAlias = Annotated[str, Field(max_length=LONGEST_WORD), AfterValidator(_without_control_characters)]


class Record(_Strict):
    """A whole game.

    ``words`` are public from the start, one for each seat, empty for a computer's. ``secret`` and ``key`` (of the dice,
    from the secret and the words; both hexadecimal digits), ``options``, ``position`` (the last save) and ``result``
    are there when the game is over; ``view`` (what the person who asked for the file may see) while it runs.
    """

    format: Literal["spielleiter-game"] = FORMAT
    version: Literal[1] = VERSION
    game: str
    status: Literal["running", "over"]
    language: str = DEFAULT
    seats: Annotated[list[RecordSeat], Field(max_length=MOST_SEATS)]
    seal: Annotated[str, Field(max_length=200)]
    words: Annotated[list[Word], Field(max_length=MOST_SEATS)]
    started: Time
    ending: Annotated[str, Field(pattern="^[a-z-]{1,40}$")] | None = None
    secret: Annotated[str, Field(max_length=200)] | None = None
    key: Annotated[str, Field(max_length=200)] | None = None
    options: dict[str, Any] | None = None
    log: Annotated[list[RecordLine], Field(max_length=MOST_LINES)]
    position: dict[str, Any] | None = None
    result: RecordResult | None = None
    view: dict[str, Any] | None = None

    def as_json(self) -> bytes:
        """Return the content of the file."""
        return json.dumps(self.model_dump(mode="json", exclude_none=True), ensure_ascii=False, indent=1).encode()


def read(content: bytes) -> Record:
    """Read a record. Raises RecordError for bytes that are not a record."""
    if len(content) > LARGEST:
        raise RecordError(Text("replay-too-large", {"most": LARGEST // 1_000_000}))
    try:
        if sum(map(content.count, (b",", b"[", b"{"))) > MOST_ENTRIES:
            raise RecordError(Text("replay-too-much", {"most": MOST_ENTRIES}))
        loaded: object = json.loads(content, parse_constant=_no_number)
        if _HALF.search(content):
            json.dumps(loaded, ensure_ascii=False).encode()
        data = cast("dict[str, Any]", loaded) if isinstance(loaded, dict) else {}
        if data.get("format") != FORMAT:
            raise RecordError(Text("replay-no-record"))
        if data.get("version") != VERSION:
            raise RecordError(Text("replay-other-version", {"version": VERSION}))
        return Record.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = shortened(".".join(str(part) for part in first["loc"]), 80)
        raise RecordError(Text("replay-broken", {"place": place})) from None
    except (ValueError, RecursionError):
        raise RecordError(Text("replay-no-record")) from None


def _no_number(word: str) -> float:
    """Raise ValueError for ``NaN`` and ``Infinity``, which some programs write although JSON has no such numbers."""
    raise ValueError(f"{word} is no number")


class ReplayedGame(NamedTuple):
    """A replayed record: how it began, the match at its end, and the public events of each line."""

    game: Sealed
    match: Match[Any]
    events: Sequence[Sequence[Text]]


def verify(record: Record, rules: Game[Any]) -> ReplayedGame:
    """Replay a record.

    Raises RecordError for a game that was running, ReplayMismatchError for one that does not match.
    """
    if record.status != "over" or record.secret is None or record.position is None:
        raise RecordError(Text("replay-running"))
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise ReplayMismatchError(Text("verify-other-secret")) from None
    game = Sealed(rules, secret, tuple(record.words), record.seal, len(record.seats), record.options or {})
    check_seal(game)
    if record.key != game.key.hex():
        raise ReplayMismatchError(Text("verify-other-key"))
    match: Match[Any] | None = None
    events: list[Sequence[Text]] = []
    for played in replay(game, record.log):
        match = played.match
        events.append([event.text for event in played.outcome.events if event.only is None])
    assert match is not None
    try:
        saved = json.dumps(record.position).encode()
    except RecursionError:
        raise ReplayMismatchError(Text("verify-other-end")) from None
    check_end(game, match, saved)
    if result_data(match) != record.result:
        raise ReplayMismatchError(Text("replay-other-result"))
    return ReplayedGame(game, match, events)


def result_data(match: Match[Any]) -> RecordResult | None:
    """Return how a match ended, as data; None if its rules did not end it."""
    result = match.result()
    if result is None:
        return None
    return RecordResult(winners=list(result.winners), lost=result.lost, reason=text_to_data(result.reason))
