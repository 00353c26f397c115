"""Answers to one person: in that person's language, seen by nobody else, and polite whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from cogs.connection.bot import HandlerCall, Interaction
from cogs.connection.errors import discord_fields
from cogs.connection.log import log_failure
from cogs.connection.repeated_moves import AnswerLostError
from cogs.ui.messages.board_buttons import board_button, one_button
from cogs.ui.messages.custom_ids import table_in
from engine.kernel.flow import Event
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from host.background.background import WatchedChanges, watch_changes
from host.chat import Button
from host.people import Person, Place
from host.tables.table import Table
from render.languages import Reader
from render.pages import latest_counted
from store.errors import StoreError

LONGEST = 2000
LATEST = 1.5
"""Seconds after which a press in a panel, or one that opens it, is acknowledged although its answer is not ready:
Discord takes no first answer after three."""
_ANSWERED_TWICE = (40060, 10062)  # acknowledged before, or the three seconds are over

log = structlog.get_logger(__name__)


def person_of(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name, interaction.locale.value)


def place_of(interaction: Interaction) -> Place:
    return Place(interaction.guild_id, interaction.channel_id or 0)


async def table_of(interaction: Interaction) -> Table:
    """The table of the channel (or of the table's thread) a command was given in. Raises RefusedError if there is
    none.
    """
    return await interaction.client.master.at(place_of(interaction))


async def at_this_table(interaction: Interaction, act: Callable[[Interaction, int], Awaitable[None]]) -> None:
    """Do something at the table of the channel a command was given in."""
    await act(interaction, (await table_of(interaction)).id)


def reader_of(interaction: Interaction, table: Table | None = None) -> Reader:
    """For whom an answer is worded: the person's language, if the table's game speaks it."""
    return interaction.client.master.reader(table, person_of(interaction))


def say(interaction: Interaction, text: Text, table: Table | None = None) -> str:
    return interaction.client.languages.tell(text, reader_of(interaction, table))


def event_lines(interaction: Interaction, table: Table, events: Sequence[Event]) -> list[str]:
    """Word what happened for the person who pressed, as far as there is room for it in an answer."""
    reader = reader_of(interaction, table)
    lines = [interaction.client.languages.tell(event.text, reader) for event in events]
    return latest_counted(lines, LONGEST, lambda text: say(interaction, text, table))


def refusal_text(refusal: Refusal) -> Text:
    """Why something is not allowed, with the place in the rules where that is written."""
    if refusal.rule:
        return Text("refused-with-rule", {"reason": refusal.text, "rule": refusal.rule})
    return refusal.text


def reason_text(error: RefusedError | StoreError) -> Text:
    """Return why something was not done, for who asked for it: it is not allowed, or nothing can be written."""
    return error.reason if isinstance(error, StoreError) else refusal_text(error.refusal)


async def answer(interaction: Interaction, words: str, **more: Any) -> None:
    """Tell the person who pressed or typed, and nobody else."""
    await was_acknowledged_late(interaction)
    if interaction.response.is_done():
        await interaction.followup.send(words[:LONGEST], ephemeral=True, **more)
    else:
        await interaction.response.send_message(words[:LONGEST], ephemeral=True, **more)


async def was_acknowledged_late(interaction: Interaction) -> bool:
    """Return whether a press was acknowledged because its answer took long, so that the answer has to take the place of
    that. Send no acknowledgement from now on.
    """
    late: _LateAnswer | None = interaction.extras.get(_LateAnswer)
    return late is not None and await late.stop()


class _LateAnswer:
    """The acknowledgement of a press whose answer takes too long: the panel stays as it is, or a private answer says
    that the bot is thinking, until the answer comes.
    """

    def __init__(self, interaction: Interaction, *, opening: bool) -> None:
        self._press = interaction
        self._opening = opening
        self._timer = asyncio.get_running_loop().call_later(LATEST, self._start)
        self._sending: asyncio.Task[None] | None = None
        interaction.extras[_LateAnswer] = self

    async def stop(self) -> bool:
        """Send none any more, and wait for one that is on its way; return whether one was sent."""
        self._timer.cancel()
        if self._sending is None:
            return False
        await asyncio.wait({self._sending})
        return self._press.response.is_done()

    def cancel(self) -> None:
        self._timer.cancel()

    def _start(self) -> None:
        if not self._press.response.is_done():
            self._sending = asyncio.create_task(self._send(), name="late answer")

    async def _send(self) -> None:
        try:
            if self._opening:
                await self._press.response.defer(ephemeral=True, thinking=True)
            else:
                await self._press.response.defer()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("an answer could not be acknowledged", kind=type(error).__name__, **discord_fields(error))


async def handle_panel(interaction: Interaction, handling: HandlerCall, *, opening: bool = False) -> None:
    """Do what :func:`handle` does for a press that is answered with a panel: the pressed one or, for an ``opening``, a
    new one. Acknowledge the press where that takes long.
    """
    late = _LateAnswer(interaction, opening=opening)
    try:
        await handle(interaction, handling)
    finally:
        late.cancel()


@asynccontextmanager
async def reporting_lost_answer(words: Callable[[], str]) -> AsyncGenerator[None]:
    """Give the answer about a move in here. A failure is raised as AnswerLostError with these words."""
    try:
        yield
    except Exception as error:
        raise AnswerLostError(words()) from error


@asynccontextmanager
async def deferred(interaction: Interaction) -> AsyncGenerator[None]:
    """For an answer that takes its time, such as one with a picture: the press is acknowledged first, within the three
    seconds Discord grants, and all who press at the same moment are before anything is drawn for one of them.
    """
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    priority = interaction.client.master.priority
    with priority.waiting():
        await priority.wait_for_answers()
        yield


async def refuse(interaction: Interaction, refusal: Refusal, table: Table | None = None) -> None:
    """Tell why something is not allowed; where a game is over, with the button for another one."""
    interaction.client.metrics.refused(refusal.key)
    more: dict[str, Any] = {}
    if table is not None and refusal.key == "refused-over" and table.find_seat(interaction.user.id) is not None:
        more["view"] = one_button(board_button(table.id, Button.REMATCH, say(interaction, Text("button-rematch"))))
    await answer(interaction, say(interaction, refusal_text(refusal), table), **more)


async def handle(interaction: Interaction, handling: HandlerCall) -> None:
    """Await the handling of a command or a press; answer refusals, log failures and say so. What is pressed
    where its table is not is refused before it is handled.
    """
    with interaction.client.master.priority.answering(), watch_changes() as progress:
        try:
            custom_id = str((interaction.data or {}).get("custom_id", ""))
            table_id = table_in(custom_id) if custom_id else None
            if table_id is not None:
                await _refuse_elsewhere(interaction, table_id)
            try:
                await handling
            finally:  # who has just sat down by it is looking at the table, too
                interaction.client.master.looked(person_of(interaction), place_of(interaction), table_id)
        except RefusedError as refused:
            await _answer_if_possible(_refuse_here(interaction, refused.refusal))
        except StoreError as error:
            interaction.client.metrics.refused(error.reason.key)
            await _answer_if_possible(answer(interaction, say(interaction, error.reason)))
        except Exception as error:
            cause = error.__cause__ if isinstance(error, AnswerLostError) else error
            if isinstance(cause, discord.HTTPException) and cause.code in _ANSWERED_TWICE:
                log.info("answered too late or twice", code=cause.code)
                return
            log_failure("a handler failed", cause or error)
            await _answer_if_possible(_say_what_is_true(interaction, error, progress))
        finally:
            handling.close()  # one that was not begun


async def _say_what_is_true(interaction: Interaction, error: Exception, progress: WatchedChanges) -> None:
    """Whether what was asked for was done, although something has failed."""
    if isinstance(error, AnswerLostError):
        await answer(interaction, f"{say(interaction, Text('sorry-move-made'))}\n{error.answer}")
    elif progress.kept:
        await answer(interaction, say(interaction, Text("sorry-done")))
    elif progress.open:
        await answer(interaction, say(interaction, Text("sorry-not-known")))
    else:
        await say_nothing_changed(interaction)


async def _refuse_elsewhere(interaction: Interaction, table_id: int) -> None:
    """Raises RefusedError for something pressed or filled in that belongs to a table of another place."""
    table = await interaction.client.master.get(table_id)
    if not table.is_at(place_of(interaction), interaction.user.id):
        raise RefusedError(Refusal("refused-elsewhere"))


async def _refuse_here(interaction: Interaction, refusal: Refusal) -> None:
    """Refuse in words that know who sits at the table of this channel."""
    try:
        table = await interaction.client.master.find(place_of(interaction))
    except (RefusedError, StoreError):  # the very reason for the refusal may be that it cannot be read
        table = None
    await refuse(interaction, refusal, table)


async def or_no_choices(offering: Awaitable[list[app_commands.Choice[str]]]) -> list[app_commands.Choice[str]]:
    """Suggestions for an option; none where there is nothing to suggest. The command itself will say why."""
    try:
        return await offering
    except (RefusedError, StoreError):
        return []
    except Exception as error:
        log_failure("an autocompletion failed", error)
        return []


async def say_nothing_changed(interaction: Interaction) -> None:
    """Nothing was changed, whatever has failed."""
    await answer(interaction, say(interaction, Text("sorry-nothing-changed")))


async def record_event(keeping: Awaitable[None]) -> None:
    """What is written down of an event that nobody waits for."""
    try:
        await keeping
    except (RefusedError, StoreError) as error:
        log.warning("an event was not kept", key=str(error))


async def _answer_if_possible(answering: Awaitable[None]) -> None:
    """An answer that may be lost: the person is gone, or Discord is."""
    try:
        await answering
    except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as error:  # or the session is closed
        log.info("an answer could not be given", kind=type(error).__name__, **discord_fields(error))
