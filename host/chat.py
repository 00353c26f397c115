"""What the host asks of the chat: a small protocol, so that it runs without Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engine.kernel.menus import Move
from host.people import Place

if TYPE_CHECKING:
    from render.pages import BoardPage


class Button(StrEnum):
    """What can be pressed below a board or a hand; the chat words and draws it."""

    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    START = "start"
    DECK = "deck"
    WORD = "word"
    MOVE = "move"
    HAND = "hand"
    LARGE = "large"
    PILES = "piles"
    SKIP = "skip"
    WAIT = "wait"
    HANDOVER = "handover"
    END = "end"
    END_SURE = "endsure"
    DEPART = "depart"
    RESIGN = "resign"
    STOP = "stop"
    AGREE = "agree"
    DECLINE = "decline"
    REMATCH = "rematch"
    REPLAY = "replay"


class DeliveryFailure(StrEnum):
    """Why the chat could not do what it was asked."""

    PERMISSION = "permission"
    """The bot lacks a permission; ``ChatError.permission`` names it."""
    GONE = "gone"
    """The message is not there any more."""
    LOST = "lost"
    """The channel or thread itself is not there any more."""
    OLD = "old"
    """The message is too old to be edited; post it anew."""
    LOCKED = "locked"
    """The thread is archived or locked, and only those who look after the server can open it again."""
    UNSUPPORTED = "unsupported"
    """This place has no such thing (threads in a private conversation)."""
    NOBODY = "nobody"
    """This person has no account any more."""
    CLOSED = "closed"
    """This person takes no private messages."""
    FILTERED = "filtered"
    """A filter of the server refuses these words."""
    REFUSED = "refused"
    """The chat refuses this content, and would again."""
    PASSING = "passing"
    """The chat is down or slow; a later try may succeed."""


PERMANENT_FAILURES = (
    DeliveryFailure.LOCKED,
    DeliveryFailure.UNSUPPORTED,
    DeliveryFailure.FILTERED,
    DeliveryFailure.REFUSED,
)
"""The same content at the same place would be refused again."""


class ChatError(Exception):
    """The chat could not show something. The game goes on without it."""

    def __init__(self, failure: DeliveryFailure, permission: str = "", fields: Mapping[str, Any] | None = None) -> None:
        """``fields`` describe for the log what the chat answered: nothing of what was to be shown."""
        super().__init__(f"{failure} {permission}".strip())
        self.failure = failure
        self.permission = permission
        self.fields: Mapping[str, Any] = fields or {}

    @property
    def described(self) -> dict[str, Any]:
        """All the log is told of it."""
        missing = {"permission": self.permission} if self.permission else {}
        return {"trouble": self.failure.value, **missing, **self.fields}


class Ballot(NamedTuple):
    """One of the choices of a vote: the move, the words on its button, and how many have voted for it."""

    move: Move
    label: str
    votes: int


class BallotPaper(NamedTuple):
    """A vote as it is put on the buttons of a board. Ballots carry its ``id``, so that none counts in another vote."""

    id: str
    ballots: tuple[Ballot, ...]


@dataclass(slots=True, frozen=True)
class BoardPost:
    """The public board message of a table, worded in ``language``.

    ``picture`` is a PNG; None where there is nothing to draw (an open table) or drawing failed.
    """

    table_id: int
    language: str
    page: BoardPage
    picture: bytes | None
    buttons: tuple[Button, ...]
    proposal: int = 0
    """The number of what is put to the vote, which the buttons to agree and to decline carry; 0: nothing is."""
    vote: BallotPaper | None = None
    """The vote that goes on."""
    large: bool = False
    """Whether everybody sees the picture as large as it can be, as the server has chosen."""


@dataclass(slots=True, frozen=True)
class LargePost:
    """A board for one reader, as large as it can be: the public post with all figures in words, and all there is to see
    of it as a second PNG.
    """

    post: BoardPost
    details: bytes | None


@dataclass(slots=True, frozen=True)
class HandPost:
    """What one person may know, worded in their language; never shown to anybody else.

    ``title`` and ``lines`` say the hand and the open question in words, ``alt`` describes the PNG ``picture``.
    """

    table_id: int
    language: str
    title: str
    lines: tuple[str, ...]
    picture: bytes | None
    alt: str
    buttons: tuple[Button, ...]


class Chat(Protocol):
    """What the chat can do for a table. Every method may raise ChatError; none is called under a table's lock."""

    async def post_board(self, place: Place, post: BoardPost) -> int:
        """Post a board; the id of its message."""
        ...

    async def edit_board(self, place: Place, message_id: int, post: BoardPost) -> None:
        """Replace a board in place. GONE or OLD: the host posts anew."""
        ...

    async def remove_board(self, place: Place, message_id: int) -> None:
        """Take away an outdated board after a newer one was posted."""
        ...

    async def open_thread(self, place: Place, message_id: int, name: str) -> int:
        """Open the table's thread at its board message; the thread's id."""
        ...

    async def say_in_thread(self, thread_id: int, text: str) -> None:
        """Tell the spectators; at most 2,000 characters, markdown already escaped, pings nobody."""
        ...

    async def say(self, place: Place, text: str) -> None:
        """Say something in the channel itself (rare: a private message that cannot be delivered, a game gone back)."""
        ...

    async def mention(self, place: Place, thread_id: int | None, person_id: int, text: str) -> None:
        """Say something in the thread, or in the channel where there is none; pings this one person, who is mentioned
        in the text, and nobody else.
        """
        ...

    async def remind_privately(self, person_id: int, text: str) -> int | None:
        """Send a private message without a hand, which notifies; the message's id, or None where the person takes no
        private messages.
        """
        ...

    async def edit_reminder(self, person_id: int, message_id: int, text: str) -> None:
        """Replace the words of a message that was sent so; notifies nobody."""
        ...

    async def remove_reminder(self, person_id: int, message_id: int) -> None:
        """Take such a message away."""
        ...

    async def send_private(self, person_id: int, post: HandPost) -> int | None:
        """Send a hand as a private message, which notifies nobody; the message's id, or None where the person takes no
        private messages.
        """
        ...

    async def edit_private(self, person_id: int, message_id: int, post: HandPost) -> None:
        """Replace a hand that was sent before."""
        ...
