"""Sending the slash commands to Discord: beside all else, and more and more seldom where Discord refuses them."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import asdict, dataclass

import discord
import structlog

from cogs.connection.bot import Bot
from cogs.connection.command_translation import tree_digest
from cogs.connection.errors import discord_fields, refused_paths, retry_after
from cogs.connection.log import log_failure
from store.errors import StoreError
from store.notes import note

SENT, REFUSED = "commands", "commands-refused"
"""The notes of the store: the digest of what Discord has, and what became of the last try."""
LONGEST = 6 * 3600.0
"""Seconds between two tries, unless Discord wants more."""
MOST = 24 * 3600.0
"""Seconds between two tries, whatever Discord or a clock that was put back says."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class SyncRefusal:
    """What is remembered of commands that Discord did not take, also by the next process."""

    digest: str = ""
    """Of the commands that were refused."""
    count: int = 0
    """Tries in a row that were refused."""
    until: float = 0.0
    """When they may be sent again, in seconds since 1970."""
    limited: bool = False
    """Whether it was a limit, which holds for other commands as well."""

    def wait(self, digest: str, now: float) -> float:
        """Seconds until these commands may be sent."""
        binding = self.limited or self.digest == digest
        return min(max(self.until - now, 0.0), MOST) if binding else 0.0

    def again(self, digest: str, error: Exception, now: float, first: float) -> SyncRefusal:
        """What to remember after another refusal; the first pause is ``first`` seconds."""
        count = self.count + 1 if self.digest == digest else 1
        pause = min(first * 2 ** (min(count, 32) - 1), LONGEST)
        limited = discord_fields(error).get("status") == 429
        return SyncRefusal(digest, count, round(now + min(max(pause, retry_after(error) or 0.0), MOST), 3), limited)


class CommandSync:
    """The background task of one client that sends the commands where they have changed since the last time."""

    def __init__(self, client: Bot, first: float) -> None:
        """``first`` is the pause in seconds after the first refusal; it doubles with each that follows."""
        self._client = client
        self._first = first
        self._refusal = SyncRefusal()
        self._task: asyncio.Task[None] | None = None
        self.tried = asyncio.Event()
        """Set after the first look, when the commands have been sent or refused or were there already."""

    def start(self) -> None:
        """Begin; the client must be logged in."""
        self._task = asyncio.create_task(self._run(), name="command sync")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        self._refusal = await self._remembered()
        while (wait := await self._send()) is not None:
            self.tried.set()
            await asyncio.sleep(wait)
        self.tried.set()

    async def _send(self) -> float | None:
        """Send the commands if they are due; seconds until the next try, None where nothing is left to do."""
        client, digest = self._client, ""
        try:
            digest = await tree_digest(client.tree, client.application_id)
            if await client.store.notes.read(SENT) == digest:
                return None
            if (wait := self._refusal.wait(digest, time.time())) > 0:
                log.warning("the commands were refused before and are sent later", seconds=round(wait))
                return wait
            await client.tree.sync()
            await client.store.write(note(SENT, digest), note(REFUSED, ""))
        except StoreError as error:
            log.warning("the commands could not be noted", key=error.reason.key)
            self._refusal = self._refusal.again(digest, error, time.time(), self._first)
        except Exception as error:
            self._refusal = self._refusal.again(digest, error, time.time(), self._first)
            await self._refused(error)
        else:
            log.info("commands sent")
            return None
        return self._refusal.wait(digest, time.time())

    async def _refused(self, error: Exception) -> None:
        """Tell the log what is wrong with the commands, and remember a refusal for the next process."""
        said = discord_fields(error)
        if not said:
            log_failure("the commands could not be sent", error)
            return
        if said["status"] < 500:
            try:
                await self._client.store.write(note(REFUSED, json.dumps(asdict(self._refusal))))
            except StoreError as lost:
                log.warning("a refusal of the commands could not be noted", key=lost.reason.key)
        seconds = round(self._refusal.until - time.time())
        log.error("Discord did not take the commands", **said, command=self._named(error), try_again_in=seconds)

    def _named(self, error: Exception) -> list[str]:
        """The commands whose fields were refused: the path begins with their place in the list that was sent."""
        if not isinstance(error, discord.HTTPException):
            return []
        commands = self._client.tree.get_commands()
        places = dict.fromkeys(path.split(".")[0] for path in refused_paths(error))
        return [commands[int(place)].name for place in places if place.isdigit() and int(place) < len(commands)]

    async def _remembered(self) -> SyncRefusal:
        """What the process before was told; nothing where it cannot be read."""
        try:
            words = await self._client.store.notes.read(REFUSED)
            return SyncRefusal(**json.loads(words)) if words else SyncRefusal()
        except (StoreError, ValueError, TypeError) as error:
            log.warning("what became of the commands before cannot be read", kind=type(error).__name__)
            return SyncRefusal()
