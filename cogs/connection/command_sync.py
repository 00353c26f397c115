"""Sending the slash commands to Discord in the background, with growing pauses where Discord refuses them."""

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
"""Notes in the store: the digest of the commands that Discord has, and the last refusal."""
MAX_PAUSE = 6 * 3600.0
"""Longest pause in seconds between two attempts, unless Discord asks for more."""
HARD_MAX_PAUSE = 24 * 3600.0
"""Longest pause in seconds in any case, even if Discord asks for more or the clock was set back."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class SyncRefusal:
    """What is remembered of commands that Discord did not accept, also by the next process."""

    digest: str = ""
    """Digest of the refused commands."""
    count: int = 0
    """Number of refused attempts in a row."""
    until: float = 0.0
    """Time of the next attempt, in seconds since 1970."""
    limited: bool = False
    """Whether a rate limit was the reason; it applies to changed commands as well."""

    def wait(self, digest: str, now: float) -> float:
        """Return the seconds until these commands may be sent."""
        binding = self.limited or self.digest == digest
        return min(max(self.until - now, 0.0), HARD_MAX_PAUSE) if binding else 0.0

    def after_refusal(self, digest: str, error: Exception, now: float, first: float) -> SyncRefusal:
        """Return the record of another refusal; the first pause is ``first`` seconds."""
        count = self.count + 1 if self.digest == digest else 1
        pause = min(first * 2 ** (min(count, 32) - 1), MAX_PAUSE)
        limited = discord_fields(error).get("status") == 429
        return SyncRefusal(
            digest, count, round(now + min(max(pause, retry_after(error) or 0.0), HARD_MAX_PAUSE), 3), limited
        )


class CommandSync:
    """The background task of one client that sends the commands if they have changed."""

    def __init__(self, client: Bot, first: float) -> None:
        """Prepare the task; ``first`` is the pause in seconds after the first refusal, doubled by each further one."""
        self._client = client
        self._first = first
        self._refusal = SyncRefusal()
        self._task: asyncio.Task[None] | None = None
        self.attempted = asyncio.Event()
        """Set after the first attempt, when the commands were sent or refused or were up to date."""

    def start(self) -> None:
        """Begin; the client must be logged in."""
        self._task = asyncio.create_task(self._run(), name="command sync")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        self._refusal = await self._load_refusal()
        while (wait := await self._send()) is not None:
            self.attempted.set()
            await asyncio.sleep(wait)
        self.attempted.set()

    async def _send(self) -> float | None:
        """Send the commands if they are due; return the seconds until the next attempt, None where nothing is left."""
        client, digest = self._client, ""
        try:
            digest = tree_digest(client.tree, client.application_id)
            if await client.store.notes.read(SENT) == digest:
                return None
            if (wait := self._refusal.wait(digest, time.time())) > 0:
                log.warning("the commands were refused; retrying later", seconds=round(wait))
                return wait
            await client.tree.sync()
            await client.store.write(note(SENT, digest), note(REFUSED, ""))
        except StoreError as error:
            log.warning("the commands could not be noted", key=error.reason.key)
            self._refusal = self._refusal.after_refusal(digest, error, time.time(), self._first)
        except Exception as error:
            self._refusal = self._refusal.after_refusal(digest, error, time.time(), self._first)
            await self._log_refusal(error)
        else:
            log.info("commands sent")
            return None
        return self._refusal.wait(digest, time.time())

    async def _log_refusal(self, error: Exception) -> None:
        """Log what is wrong with the commands, and store a refusal for the next process."""
        fields = discord_fields(error)
        if not fields:
            log_failure("the commands could not be sent", error)
            return
        if fields["status"] < 500:
            try:
                await self._client.store.write(note(REFUSED, json.dumps(asdict(self._refusal))))
            except StoreError as lost:
                log.warning("a refusal of the commands could not be noted", key=lost.reason.key)
        seconds = round(self._refusal.until - time.time())
        log.error(
            "Discord rejected the commands", **fields, command=self._refused_commands(error), try_again_in=seconds
        )

    def _refused_commands(self, error: Exception) -> list[str]:
        """Return the commands whose fields were refused: a path begins with the position in the list that was sent."""
        if not isinstance(error, discord.HTTPException):
            return []
        commands = self._client.tree.get_commands()
        places = dict.fromkeys(path.split(".")[0] for path in refused_paths(error))
        return [commands[int(place)].name for place in places if place.isdigit() and int(place) < len(commands)]

    async def _load_refusal(self) -> SyncRefusal:
        """Return the refusal that the previous process stored; an empty one where it cannot be read."""
        try:
            words = await self._client.store.notes.read(REFUSED)
            return SyncRefusal(**json.loads(words)) if words else SyncRefusal()
        except (StoreError, ValueError, TypeError) as error:
            log.warning("what became of the commands before cannot be read", kind=type(error).__name__)
            return SyncRefusal()
