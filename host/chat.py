"""The chat as the host sees it: a small protocol, so that the host runs without Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engine.kernel.menus import Move
from host.people import Place

if TYPE_CHECKING:
    from render.pages import BoardPage
    from render.puzzle_page import PuzzlePage


class Button(StrEnum):
    """The buttons below a board or a hand; the chat gives them their labels and looks."""

    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    START = "start"
    DECK = "deck"
    OPTIONS = "options"
    DICE = "dice"
    SHUFFLES = "shuffles"
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
    ASK_RESIGN = "askresign"
    RESIGN = "resign"
    STOP = "stop"
    AGREE = "agree"
    DECLINE = "decline"
    REMATCH = "rematch"
    REPLAY = "replay"
    REVIEW = "review"


class DeliveryFailure(StrEnum):
    """The reasons for which the chat could not carry out a request."""

    PERMISSION = "permission"
    """The bot lacks a permission; ``ChatError.permission`` names it."""
    GONE = "gone"
    """The message no longer exists."""
    LOST = "lost"
    """The channel or thread no longer exists."""
    EDIT_LIMITED = "edit-limited"
    """The message is too old to be edited as often; it must be posted again."""
    LOCKED = "locked"
    """The thread is archived or locked, and only moderators of the server can open it again."""
    UNSUPPORTED = "unsupported"
    """This kind of place does not support it (such as threads in a private conversation)."""
    UNKNOWN_USER = "unknown-user"
    """This person no longer has an account."""
    CLOSED = "closed"
    """This person accepts no private messages."""
    FILTERED = "filtered"
    """A filter of the server blocks this text."""
    REFUSED = "refused"
    """The chat refuses this content, and would do so again."""
    TRANSIENT = "transient"
    """The chat is down or slow; another attempt may succeed."""


PERMANENT_FAILURES = (
    DeliveryFailure.LOCKED,
    DeliveryFailure.UNSUPPORTED,
    DeliveryFailure.FILTERED,
    DeliveryFailure.REFUSED,
)
"""Failures that the same content at the same place would meet again."""


class ChatError(Exception):
    """The chat could not show something; the game goes on without it."""

    def __init__(self, failure: DeliveryFailure, permission: str = "", fields: Mapping[str, Any] | None = None) -> None:
        """Create it; ``fields`` describe the chat's answer for the log, without the content that was refused."""
        super().__init__(f"{failure} {permission}".strip())
        self.failure = failure
        self.permission = permission
        self.fields: Mapping[str, Any] = fields or {}

    @property
    def log_fields(self) -> dict[str, Any]:
        """All fields of a log entry about this error."""
        missing = {"permission": self.permission} if self.permission else {}
        return {"trouble": self.failure.value, **missing, **self.fields}


class VoteChoice(NamedTuple):
    """A choice in a vote: its move, the label of its button, and the number of votes for it."""

    move: Move
    label: str
    votes: int


class VoteChoices(NamedTuple):
    """A vote on the buttons of a board; the buttons carry its ``id``, so that none counts in another vote."""

    id: str
    choices: tuple[VoteChoice, ...]


@dataclass(slots=True, frozen=True)
class BoardPost:
    """The public board message of a table in ``language``.

    ``picture`` is a PNG; None if there is nothing to draw (an open table) or drawing failed.
    """

    table_id: int
    language: str
    page: BoardPage
    picture: bytes | None
    buttons: tuple[Button, ...]
    proposal: int = 0
    """The number of the open proposal, which the buttons to agree and to decline carry; 0: there is none."""
    vote: VoteChoices | None = None
    """The vote in progress."""
    large: bool = False
    """Whether the server has chosen the largest picture for everybody."""


@dataclass(slots=True, frozen=True)
class LargePost:
    """The largest board for one reader: the public post with all numbers in words.

    ``details`` is a PNG with everything on the board; None if it is the picture of the post.
    """

    post: BoardPost
    details: bytes | None


@dataclass(slots=True, frozen=True)
class HandPost:
    """A person's private knowledge in their language; never shown to anybody else.

    ``title`` and ``lines`` are the hand and the open question in words; ``alt`` describes ``picture``, a PNG.
    """

    table_id: int
    language: str
    title: str
    lines: tuple[str, ...]
    picture: bytes | None
    alt: str
    buttons: tuple[Button, ...]


class PuzzlePicture(NamedTuple):
    """A picture of a daily puzzle: a PNG with the name of its file and its description."""

    file: str
    png: bytes
    alt: str


@dataclass(slots=True, frozen=True)
class PuzzlePost:
    """The daily puzzle of a server, for everybody.

    ``footer`` says how it is answered, and who has solved the last one. ``nonce`` is the same for every attempt to post
    the same puzzle.
    """

    game: str
    puzzle: str
    title: str
    page: PuzzlePage
    pictures: tuple[PuzzlePicture, ...]
    footer: tuple[str, ...]
    nonce: str


class Chat(Protocol):
    """The chat in which tables are shown; every method may raise ChatError, none is called with a table's lock held."""

    async def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server."""
        ...

    async def post_board(self, place: Place, post: BoardPost) -> int:
        """Post a board, and return the id of its message."""
        ...

    async def edit_board(self, place: Place, message_id: int, post: BoardPost) -> None:
        """Replace a board in place; after GONE or EDIT_LIMITED the host posts it again."""
        ...

    async def remove_board(self, place: Place, message_id: int) -> None:
        """Delete an outdated board after a newer one was posted."""
        ...

    async def post_puzzle(self, place: Place, post: PuzzlePost) -> None:
        """Post a daily puzzle, which pings nobody; a second post with the same nonce within minutes posts nothing."""
        ...

    async def open_thread(self, place: Place, message_id: int, name: str) -> int:
        """Open the table's thread at its board message, and return the id of the thread."""
        ...

    async def say_in_thread(self, thread_id: int, text: str) -> None:
        """Write in the thread: at most 2,000 characters, markdown already escaped; pings nobody."""
        ...

    async def say(self, place: Place, text: str) -> None:
        """Write in the channel itself (rare: a private message that cannot be delivered, a game set back)."""
        ...

    async def mention(self, place: Place, thread_id: int | None, person_id: int, text: str) -> None:
        """Write in the thread, or in the channel if there is none, and ping this person only.

        The text contains the mention.
        """
        ...

    async def remind_privately(self, person_id: int, text: str) -> int | None:
        """Send a private message without a hand, which notifies the person.

        Returns the id of the message, or None if the person accepts no private messages.
        """
        ...

    async def edit_reminder(self, person_id: int, message_id: int, text: str) -> None:
        """Replace the text of a reminder; notifies nobody."""
        ...

    async def remove_reminder(self, person_id: int, message_id: int) -> None:
        """Delete a reminder."""
        ...

    async def send_private(self, person_id: int, post: HandPost) -> int | None:
        """Send a hand as a private message, which notifies nobody.

        Returns the id of the message, or None if the person accepts no private messages.
        """
        ...

    async def edit_private(self, person_id: int, message_id: int, post: HandPost) -> None:
        """Replace the hand in a private message."""
        ...
