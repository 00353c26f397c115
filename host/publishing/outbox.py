"""Outboxes: what of a table is still to be published and when, without any calls."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from engine.kernel.replay import STEP
from engine.kernel.text import Seat, Text
from host.background.sleeper import Sleeper
from host.commits.changes import CommittedChange
from host.settings import Settings
from host.tables.recent_history import OWN
from host.tables.status import Status
from host.tables.table import Table

LINES_AT_ONCE = 1500
"""Characters of gathered lines that are sent without waiting for quiet."""
CALLS_PER_MOVE = 1.1
"""Calls of the chat that each accepted move adds to the allowance for lines of the thread."""
CALLS_PER_REQUEST = 2.0
"""The same for changes that are no moves, such as proposals and pauses: they are rare, and others wait to read them."""
MOST_SAVED_CALLS = 6.0
MOST_OWED_CALLS = -3.0
LONGEST_SILENCE = 60.0
"""Seconds after the last news after which lines are sent to the thread even without an allowance."""
CALLS_TO_BEGIN = 3.5
"""Allowance at the start, for the first board, hand, thread and line of a game."""
SCROLLED = 6
"""Messages of others below a board after which it is posted again; the bot does not see their text or length."""
TALK_PAUSE = 30.0
"""Minimum seconds between two boards posted again because of other messages or a deletion."""
NEVER = -1e9
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
_LINE = 40  # approximate characters that the values add to a line


@dataclass(slots=True)
class Outbox:
    """Published state of one table, and what is still to be published."""

    board_seq: int
    """The newest change that the board shows; -1: it is to be shown again although the table has not changed."""
    thread_seq: int
    noted: int = 0
    """The newest noted change; the table may be a change ahead."""
    lines: list[tuple[int, Text]] = field(default_factory=list)
    catch_up: bool = False
    """Whether the journal holds lines that were not sent to the thread before a restart."""
    flush: bool = True
    """Whether to send the lines at once, as the game has begun or a turn has ended."""
    allowance: float = CALLS_TO_BEGIN
    turn: tuple[Seat, ...] = ()
    """Seats that could move when the game was last at rest."""
    hands: dict[Seat, float] = field(default_factory=dict)
    """Seats whose hand is to be sent, with the earliest time."""
    questions: dict[Seat, str] = field(default_factory=dict)
    """Seats asked during another player's move, with the id of the question."""
    shown_hands: dict[Seat, int] = field(default_factory=dict)
    board_edited: float = NEVER
    last_line: float = 0.0
    threadless: bool = False
    notices: list[Text] = field(default_factory=list)
    """Notices still to be sent to the channel itself."""
    mute_until: float = 0.0
    scrolled: int = 0
    """Number of messages of others below the board."""
    missing: bool = False
    """Whether a person has deleted the board."""
    reposted_at: float = NEVER
    """When the board was last posted again because it had scrolled away or was missing."""
    pause: float = 0.0
    paused_until: float = 0.0
    asleep_until: float = 0.0
    """Time at which the background task wakes up by itself; 0 while it works."""
    sleeper: Sleeper = field(default_factory=Sleeper)
    round_over: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    # ---- events

    def note(self, change: CommittedChange, settings: Settings, now: float) -> None:
        """Note a committed change."""
        table, self.noted = change.table, change.seq
        if table.match is not None and change.kind != STEP:  # the board shows a step with its move
            calls = CALLS_PER_MOVE if change.kind in OWN else CALLS_PER_REQUEST
            self.allowance = min(self.allowance + calls, MOST_SAVED_CALLS)
        if change.public_events:
            self.lines.extend((change.seq, text) for text in change.public_events)
            self.last_line = now
        if change.acting is not None:
            self.hands.pop(change.acting, None)
        self.note_hands(table, settings, now)
        self.paused_until = min(self.paused_until, now + FIRST_PAUSE)
        self.mute_until = min(self.mute_until, now + FIRST_PAUSE)

    def note_hands(self, table: Table, settings: Settings, now: float) -> None:
        """Schedule hands: shortly after the start of a turn, and when a question stays unanswered for a while."""
        match = table.match
        if match is None or table.status is not Status.RUNNING:
            self.hands.clear()
            return
        asks = {seat: asked for seat, asked in match.asks().items() if not asked.menu.optional}
        if match.in_motion:
            for seat, asked in asks.items():
                if seat not in self.turn and self.questions.get(seat) != asked.id:
                    self.questions[seat] = asked.id
                    self.hands[seat] = now + settings.question_wait
        elif tuple(asks) != self.turn:
            self.hands.update((seat, now + settings.turn_wait) for seat in asks if seat not in self.turn)
            self.turn = tuple(asks)
            self.flush = True
        for seat in list(self.hands):
            if seat not in asks or table.assignments[seat].person is None or table.assignments[seat].hand_closed:
                del self.hands[seat]

    def resume(self, board_seq: int, thread_seq: int, seq: int) -> None:
        """Go on from what is published according to the store, with ``seq`` as the newest change.

        What this process has gathered itself stays, so that it need not be read again.
        """
        self.board_seq = board_seq if self.board_seq >= 0 else self.board_seq
        self.thread_seq, self.noted = thread_seq, seq
        self.lines = [line for line in self.lines if line[0] > thread_seq]
        self.catch_up = thread_seq + 1 < self.lines[0][0] if self.lines else thread_seq < seq
        self.threadless = False

    def spend(self) -> None:
        """Take one call of the chat from the allowance."""
        self.allowance = max(MOST_OWED_CALLS, self.allowance - 1)

    def fail(self, now: float) -> None:
        """Pause before the next try, twice as long each time."""
        self.pause = min(max(FIRST_PAUSE, self.pause * 2), LONGEST_PAUSE)
        self.paused_until = now + self.pause

    def fall_silent(self, now: float) -> None:
        """Stop sending to the thread for a while; the journal keeps its lines until the next try."""
        self.lines.clear()
        self.catch_up, self.mute_until = True, now + LONGEST_PAUSE

    def give_up(self, seq: int) -> None:
        """Drop everything, as there is no place left to show a finished game."""
        self.board_seq, self.scrolled, self.missing = seq, 0, False
        self.lines.clear()
        self.catch_up, self.threadless = False, True

    def begin_board(self) -> None:
        """Note that the table is about to be read for the board: what is wanted from now on needs another board."""
        self.board_seq = max(self.board_seq, 0)

    def end_board(self, seq: int) -> None:
        """Note that the board shows a change, unless the board is to be shown again meanwhile."""
        if self.board_seq >= 0:
            self.board_seq = seq

    def board_is_new(self, now: float) -> None:
        """Note that the board was posted again, below all other messages."""
        self.reposted_at = now if self.missing or self.scrolled >= SCROLLED else self.reposted_at
        self.scrolled, self.missing = 0, False

    def try_again(self) -> None:
        """End all pauses, as publishing may be possible again."""
        self.pause = self.paused_until = self.mute_until = 0.0

    # ---- due times, in the event loop's time

    def wait(self, table: Table, settings: Settings, now: float) -> float | None:
        """Return the seconds until something is due; None if nothing is left."""
        due = [at for at in (self.board_due(table, settings), self.lines_due(table, settings)) if at is not None]
        due.extend(self.hands.values())
        due.extend(0.0 for _ in self.notices)
        return max(0.0, max(min(due), self.paused_until) - now) if due else None

    def hands_due(self, now: float) -> list[Seat]:
        return [seat for seat, at in self.hands.items() if at <= now]

    def board_due(self, table: Table, settings: Settings) -> float | None:
        at = self.board_edited + settings.board_interval
        if self.board_seq < table.seq:
            return at
        return max(at, self.reposted_at + TALK_PAUSE) if self.missing or self.scrolled >= SCROLLED else None

    def lines_due(self, table: Table, settings: Settings) -> float | None:
        """Return when lines are due: after quiet or a turn's end, and later without an allowance."""
        if self.catch_up or (table.status is Status.OVER and self.thread_seq < self.noted):
            return self.mute_until
        if not self.lines:
            return None
        if self.threadless or sum(len(text.key) + _LINE for _, text in self.lines) >= LINES_AT_ONCE:
            return 0.0
        if self.allowance < 1:
            return max(self.mute_until, self.last_line + LONGEST_SILENCE)
        return max(self.mute_until, 0.0 if self.flush else self.last_line + settings.thread_quiet)


def is_due(at: float | None, now: float) -> bool:
    return at is not None and at <= now
