"""What is still to be shown of a table, and when: pure bookkeeping, no calls."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from engine.kernel.text import Seat, Text
from host.background.sleeper import Sleeper
from host.commits.changes import CommittedChange
from host.settings import Settings
from host.tables.status import Status
from host.tables.table import Table

LINES_AT_ONCE = 1500
"""Characters of gathered lines that are told without waiting for quiet."""
CALLS_A_MOVE = 1.15
"""Calls of the chat each accepted move brings in for what may wait (lines of the thread)."""
MOST_SAVED_CALLS = 6.0
MOST_OWED_CALLS = -3.0
LONGEST_SILENCE = 60.0
"""Seconds after the last news after which the thread is told even where moves have brought in no call for it."""
CALLS_TO_BEGIN = 3.5
"""For the first board, hand, thread and line of a game."""
SCROLLED = 6
"""Messages of others below a board after which it is posted anew: the bot is told neither what stands in them nor how
long they are."""
TALK_PAUSE = 30.0
"""Seconds between two boards posted anew because of talk, or because somebody deleted them, at least."""
NEVER = -1e9
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
_LINE = 40  # characters that the values add to a line, about


@dataclass(slots=True)
class Outbox:
    """What is still to be shown of one table, and what was."""

    board_seq: int
    thread_seq: int
    noted: int = 0
    """The newest change it knows of; the table may be a change ahead."""
    lines: list[tuple[int, Text]] = field(default_factory=list)
    catch_up: bool = False
    """The journal holds lines that the thread was not told before a restart."""
    flush: bool = True
    """The game has begun or a turn has ended: tell the thread."""
    allowance: float = CALLS_TO_BEGIN
    turn: tuple[Seat, ...] = ()
    """Who could move at the last rest."""
    hands: dict[Seat, float] = field(default_factory=dict)
    """Whose hand is to be sent, and when at the earliest."""
    questions: dict[Seat, str] = field(default_factory=dict)
    """Seats asked in the middle of another's move, by the id of what they were asked."""
    shown_hands: dict[Seat, int] = field(default_factory=dict)
    board_edited: float = NEVER
    last_line: float = 0.0
    threadless: bool = False
    notices: list[Text] = field(default_factory=list)
    """What is still to be said in the channel itself."""
    mute_until: float = 0.0
    scrolled: int = 0
    """Messages of others below the board."""
    missing: bool = False
    """Somebody deleted the board."""
    raised: float = -1e9
    """When the board was last posted anew because of them, or because it was missing."""
    pause: float = 0.0
    paused_until: float = 0.0
    asleep_until: float = 0.0
    """Until when the background task sleeps if nothing wakes it; 0 while it is at work."""
    sleeper: Sleeper = field(default_factory=Sleeper)
    round_over: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    # ---- what happened

    def note(self, change: CommittedChange, settings: Settings, now: float) -> None:
        """Note a change that is durable."""
        table, self.noted = change.table, change.seq
        if table.match is not None:
            self.allowance = min(self.allowance + CALLS_A_MOVE, MOST_SAVED_CALLS)
        if change.public_events:
            self.lines.extend((change.seq, text) for text in change.public_events)
            self.last_line = now
        self.note_hands(table, settings, now)
        self.paused_until = min(self.paused_until, now + FIRST_PAUSE)
        self.mute_until = min(self.mute_until, now + FIRST_PAUSE)

    def note_hands(self, table: Table, settings: Settings, now: float) -> None:
        """A hand is sent when its owner's turn begins, and when they leave a question unanswered for a while."""
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
            self.hands.update((seat, now) for seat in asks if seat not in self.turn)
            self.turn = tuple(asks)
            self.flush = True
        for seat in list(self.hands):
            if seat not in asks or table.assignments[seat].person is None or table.assignments[seat].hand_closed:
                del self.hands[seat]

    def spend(self) -> None:
        """A call of the chat was made for the game."""
        self.allowance = max(MOST_OWED_CALLS, self.allowance - 1)

    def fail(self, now: float) -> None:
        """Wait before the next try, longer each time."""
        self.pause = min(max(FIRST_PAUSE, self.pause * 2), LONGEST_PAUSE)
        self.paused_until = now + self.pause

    def fall_silent(self, now: float) -> None:
        """The thread takes nothing at present: the journal keeps its lines until the next try."""
        self.lines.clear()
        self.catch_up, self.mute_until = True, now + LONGEST_PAUSE

    def give_up(self, seq: int) -> None:
        """There is no place left to show anything of a game that is over."""
        self.board_seq, self.scrolled, self.missing = seq, 0, False
        self.lines.clear()
        self.catch_up, self.threadless = False, True

    def board_is_new(self, now: float) -> None:
        """The board was posted anew, below all that was written."""
        self.raised = now if self.missing or self.scrolled >= SCROLLED else self.raised
        self.scrolled, self.missing = 0, False

    def try_again(self) -> None:
        """What could not be shown may be possible now."""
        self.pause = self.paused_until = self.mute_until = 0.0

    # ---- what is due, in the event loop's time

    def wait(self, table: Table, settings: Settings, now: float) -> float | None:
        """Return the seconds until something is to be shown; None if nothing is left."""
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
        return max(at, self.raised + TALK_PAUSE) if self.missing or self.scrolled >= SCROLLED else None

    def lines_due(self, table: Table, settings: Settings) -> float | None:
        """Lines wait for quiet or a turn's end, and a while longer where the moves have brought in no call for them."""
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
