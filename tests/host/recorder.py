"""A chat in memory: the second implementation of the chat, in which tests can read everything shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from host.chat import BoardPost, ChatError, DeliveryFailure, HandPost, PuzzlePost
from host.people import Place


def _open_gate() -> asyncio.Event:
    gate = asyncio.Event()
    gate.set()
    return gate


@dataclass
class Recorder:
    """Messages by id in their present form.

    ``calls`` lists all calls, ``failure`` holds errors to raise by call, and a closed ``gate`` delays all calls, or
    only those in ``held``.
    """

    boards: dict[int, BoardPost] = field(default_factory=dict)
    channels: dict[int, list[int]] = field(default_factory=dict)
    threads: dict[int, list[str]] = field(default_factory=dict)
    thread_names: dict[int, str] = field(default_factory=dict)
    hands: dict[int, list[HandPost]] = field(default_factory=dict)
    hand_messages: dict[int, tuple[int, int]] = field(default_factory=dict)
    mentions: list[tuple[int, int, str]] = field(default_factory=list)
    reminders: list[tuple[int, str]] = field(default_factory=list)
    """Reminders as they were sent; ``reminder_messages`` are those that still exist, in their present form."""
    reminder_messages: dict[int, tuple[int, str]] = field(default_factory=dict)
    said: list[tuple[Place, str]] = field(default_factory=list)
    puzzles: list[tuple[Place, PuzzlePost]] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)
    failure: dict[str, ChatError] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    nobody: set[int] = field(default_factory=set)
    gate: asyncio.Event = field(default_factory=_open_gate)
    held: frozenset[str] = frozenset()
    left: set[int] = field(default_factory=set)
    """The servers that the bot is not in."""
    last_id: int = 1000

    async def _call(self, name: str) -> int:
        self.calls.append(name)
        if not self.held or name in self.held:
            await self.gate.wait()
        if name in self.failure:
            raise self.failure[name]
        self.last_id += 1
        return self.last_id

    async def is_in(self, guild_id: int) -> bool:
        await self._call("is_in")
        return guild_id not in self.left

    async def post_board(self, place: Place, post: BoardPost) -> int:
        message_id = await self._call("post_board")
        self.boards[message_id] = post
        self.channels.setdefault(place.channel_id, []).append(message_id)
        return message_id

    async def edit_board(self, place: Place, message_id: int, post: BoardPost) -> None:
        await self._call("edit_board")
        if message_id not in self.boards:
            raise ChatError(DeliveryFailure.GONE)
        self.boards[message_id] = post

    async def remove_board(self, place: Place, message_id: int) -> None:
        await self._call("remove_board")
        if self.boards.pop(message_id, None) is None:
            raise ChatError(DeliveryFailure.GONE)
        self.channels[place.channel_id].remove(message_id)

    async def post_puzzle(self, place: Place, post: PuzzlePost) -> None:
        await self._call("post_puzzle")
        if post.nonce not in [earlier.nonce for _, earlier in self.puzzles]:
            self.puzzles.append((place, post))

    async def open_thread(self, place: Place, message_id: int, name: str) -> int:
        thread_id = await self._call("open_thread")
        self.threads[thread_id] = []
        self.thread_names[thread_id] = name
        return thread_id

    async def say_in_thread(self, thread_id: int, text: str) -> None:
        await self._call("say_in_thread")
        if thread_id not in self.threads:
            raise ChatError(DeliveryFailure.GONE)
        self.threads[thread_id].append(text)

    async def say(self, place: Place, text: str) -> None:
        await self._call("say")
        self.said.append((place, text))

    async def mention(self, place: Place, thread_id: int | None, person_id: int, text: str) -> None:
        await self._call("mention")
        self.mentions.append((thread_id or place.channel_id, person_id, text))

    async def remind_privately(self, person_id: int, text: str) -> int | None:
        message_id = await self._call("remind_privately")
        if person_id in self.nobody:
            raise ChatError(DeliveryFailure.UNKNOWN_USER)
        if person_id in self.closed:
            return None
        self.reminders.append((person_id, text))
        self.reminder_messages[message_id] = (person_id, text)
        return message_id

    async def edit_reminder(self, person_id: int, message_id: int, text: str) -> None:
        await self._call("edit_reminder")
        if message_id not in self.reminder_messages:
            raise ChatError(DeliveryFailure.GONE)
        self.reminder_messages[message_id] = (person_id, text)

    async def remove_reminder(self, person_id: int, message_id: int) -> None:
        await self._call("remove_reminder")
        if self.reminder_messages.pop(message_id, None) is None:
            raise ChatError(DeliveryFailure.GONE)

    async def send_private(self, person_id: int, post: HandPost) -> int | None:
        message_id = await self._call("send_private")
        if person_id in self.nobody:
            raise ChatError(DeliveryFailure.UNKNOWN_USER)
        if person_id in self.closed:
            return None
        self.hands.setdefault(person_id, []).append(post)
        self.hand_messages[message_id] = (person_id, len(self.hands[person_id]) - 1)
        return message_id

    async def edit_private(self, person_id: int, message_id: int, post: HandPost) -> None:
        await self._call("edit_private")
        if message_id not in self.hand_messages:
            raise ChatError(DeliveryFailure.GONE)
        person, place = self.hand_messages[message_id]
        self.hands[person][place] = post

    def board(self, channel_id: int) -> BoardPost:
        """Return the newest board of a channel."""
        return self.boards[self.channels[channel_id][-1]]

    def thread_text(self) -> str:
        """Return all lines of all threads."""
        return "\n".join(line for thread in self.threads.values() for line in thread)
