"""Replies to one person: in that person's language, private, and with a reason where something fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from cogs.connection.bot import HandlerCall, Interaction
from cogs.connection.errors import discord_fields
from cogs.connection.log import log_failure
from cogs.connection.repeated_moves import AnswerLostError
from cogs.connection.side_thread import is_side_thread
from cogs.ui.messages.board_buttons import Buttons, board_button
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
ACKNOWLEDGE_AFTER = 1.5
"""Seconds after which an interaction with a panel is acknowledged although its answer is not ready: Discord accepts no
first answer after three."""
_GAME = "game"
"""The key in ``interaction.extras`` of the game at the table that an interaction is about."""
_EXPIRED_CODES = (40060, 10062)  # acknowledged before, or the three seconds are over
_LEADS_ON = {"refused-over": (Button.REMATCH,), "refused-running-here": (Button.MOVE, Button.ASK_RESIGN)}
"""The buttons below refusals: another game once one is over, and what ends a game that is still running."""

log = structlog.get_logger(__name__)


def person_of(interaction: Interaction) -> Person:
    """Return the person of an interaction; their locale is the language they chose, else the one Discord reports."""
    chosen = interaction.client.master.chosen_languages.of(interaction.user.id)
    return Person(interaction.user.id, interaction.user.display_name, chosen or interaction.locale.value)


def place_of(interaction: Interaction) -> Place:
    return Place(interaction.guild_id, interaction.channel_id or 0)


async def table_of(interaction: Interaction) -> Table:
    """Return the table of the channel, or of the table's thread, of an interaction.

    Raises RefusedError where there is none.
    """
    table = await interaction.client.master.at(place_of(interaction))
    interaction.extras[_GAME] = table.game
    return table


async def at_this_table(interaction: Interaction, act: Callable[[Interaction, int], Awaitable[None]]) -> None:
    """Call ``act`` with the table of the channel of a command."""
    await act(interaction, (await table_of(interaction)).id)


def reader_of(interaction: Interaction, table: Table | None = None) -> Reader:
    """Return the reader of an answer, in the person's language if the table's game has it.

    An answer about a table is in one language: its other texts follow the game too.
    """
    if table is not None:
        interaction.extras[_GAME] = table.game
    reader = interaction.client.master.reader(table, person_of(interaction))
    game = interaction.extras.get(_GAME)
    if table is not None or game is None:
        return reader
    return replace(reader, language=interaction.client.languages.pick_for(game, reader.language))


def say(interaction: Interaction, text: Text, table: Table | None = None) -> str:
    return interaction.client.languages.say_to(text, reader_of(interaction, table))


def event_lines(interaction: Interaction, table: Table, events: Sequence[Event]) -> list[str]:
    """Return the texts of events for the person, shortened to fit into an answer."""
    reader = reader_of(interaction, table)
    lines = [interaction.client.languages.say_to(event.text, reader) for event in events]
    return latest_counted(lines, LONGEST, lambda text: say(interaction, text, table))


def refusal_text(refusal: Refusal) -> Text:
    """Return the reason of a refusal, with the rule where it is written."""
    if refusal.rule:
        return Text("refused-with-rule", {"reason": refusal.text, "rule": refusal.rule})
    return refusal.text


def reason_text(error: RefusedError | StoreError) -> Text:
    """Return why something was not done: it is not allowed, or nothing can be stored."""
    return error.reason if isinstance(error, StoreError) else refusal_text(error.refusal)


async def answer(interaction: Interaction, words: str, **extra: Any) -> None:
    """Answer an interaction so that only its person sees it."""
    await stop_late_acknowledgement(interaction)
    if interaction.response.is_done():
        await interaction.followup.send(words[:LONGEST], ephemeral=True, **extra)
    else:
        await interaction.response.send_message(words[:LONGEST], ephemeral=True, **extra)


async def stop_late_acknowledgement(interaction: Interaction) -> bool:
    """Cancel a late acknowledgement and return whether it was sent, so that the answer must replace it."""
    late: _LateAcknowledgement | None = interaction.extras.get(_LateAcknowledgement)
    return late is not None and await late.stop()


class _LateAcknowledgement:
    """The acknowledgement of an interaction whose answer takes too long.

    The panel stays as it is, or a private message says that the bot is thinking, until the answer comes.
    """

    def __init__(self, interaction: Interaction, *, opening: bool) -> None:
        self._interaction = interaction
        self._opening = opening
        self._timer = asyncio.get_running_loop().call_later(ACKNOWLEDGE_AFTER, self._start)
        self._sending: asyncio.Task[None] | None = None
        interaction.extras[_LateAcknowledgement] = self

    async def stop(self) -> bool:
        """Cancel the acknowledgement, or wait until it is sent; return whether it was sent."""
        self._timer.cancel()
        if self._sending is None:
            return False
        await asyncio.wait({self._sending})
        return self._interaction.response.is_done()

    def cancel(self) -> None:
        self._timer.cancel()

    def _start(self) -> None:
        if not self._interaction.response.is_done():
            self._sending = asyncio.create_task(self._send(), name="late answer")

    async def _send(self) -> None:
        try:
            if self._opening:
                await self._interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self._interaction.response.defer()
        # RuntimeError: the client was closed meanwhile
        except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as error:
            log.info("an answer could not be acknowledged", kind=type(error).__name__, **discord_fields(error))


async def handle_panel(interaction: Interaction, handler: HandlerCall, *, opening: bool = False) -> None:
    """Do what :func:`handle` does for an interaction that is answered with a panel.

    The panel is the pressed one or, with ``opening``, a new one. The interaction is acknowledged where the answer takes
    long.
    """
    late = _LateAcknowledgement(interaction, opening=opening)
    try:
        await handle(interaction, handler)
    finally:
        late.cancel()


@asynccontextmanager
async def reporting_lost_answer(words: Callable[[], str]) -> AsyncGenerator[None]:
    """Send the answer about a move in this context; a failure is raised as AnswerLostError with these words."""
    try:
        yield
    except Exception as error:
        raise AnswerLostError(words()) from error


@asynccontextmanager
async def deferred(interaction: Interaction) -> AsyncGenerator[None]:
    """Acknowledge an interaction whose answer takes long, such as one with a picture, within Discord's three seconds.

    Interactions that arrive at the same moment are all acknowledged before anything is drawn for one of them.
    """
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    priority = interaction.client.master.priority
    with priority.waiting():
        await priority.wait_for_answers()
        yield


async def refuse(interaction: Interaction, refusal: Refusal, table: Table | None = None) -> None:
    """Answer with the reason of a refusal; players also get the buttons that lead on."""
    interaction.client.metrics.count_refusal(refusal.key)
    view: dict[str, Any] = {}
    buttons = _LEADS_ON.get(refusal.key, ())
    if table is not None and buttons and table.find_seat(interaction.user.id) is not None:
        view["view"] = Buttons()
        for button in buttons:
            view["view"].add_item(board_button(table.id, button, say(interaction, Text("button-" + button))))
    await answer(interaction, say(interaction, refusal_text(refusal), table), **view)


async def handle(interaction: Interaction, handler: HandlerCall) -> None:
    """Await a handler; answer refusals, log failures and report them to the person.

    An interaction with a table of another channel is refused before.
    """
    with interaction.client.master.priority.answering(), watch_changes() as progress:
        try:
            custom_id = str((interaction.data or {}).get("custom_id", ""))
            table_id = table_in(custom_id) if custom_id else None
            if table_id is not None:
                await _refuse_elsewhere(interaction, table_id)
            try:
                await handler
            finally:  # also after the person has just sat down
                interaction.client.master.note_activity(person_of(interaction), place_of(interaction), table_id)
        except RefusedError as error:
            await _answer_if_possible(_refuse_here(interaction, error.refusal))
        except StoreError as error:
            interaction.client.metrics.count_refusal(error.reason.key)
            await _answer_if_possible(answer(interaction, say(interaction, error.reason)))
        except Exception as error:
            cause = error.__cause__ if isinstance(error, AnswerLostError) else error
            if isinstance(cause, discord.HTTPException) and cause.code in _EXPIRED_CODES:
                log.info("answered too late or twice", code=cause.code)
                return
            log_failure("a handler failed", cause or error)
            await _answer_if_possible(_report_failure(interaction, error, progress))
        finally:
            handler.close()  # a coroutine that was not started


async def _report_failure(interaction: Interaction, error: Exception, progress: WatchedChanges) -> None:
    """Answer whether the request was carried out, although something has failed."""
    if isinstance(error, AnswerLostError):
        await answer(interaction, f"{say(interaction, Text('sorry-move-made'))}\n{error.answer}")
    elif progress.any_made:
        await answer(interaction, say(interaction, Text("sorry-done")))
    elif progress.any_uncertain:
        await answer(interaction, say(interaction, Text("sorry-not-known")))
    else:
        await say_nothing_changed(interaction)


async def _refuse_elsewhere(interaction: Interaction, table_id: int) -> None:
    """Raise RefusedError if the table belongs to another channel.

    Its players may use it from the channel to which its thread belongs, too.
    """
    table = await interaction.client.master.get(table_id)
    interaction.extras[_GAME] = table.game
    plays_beside = table.find_seat(interaction.user.id) is not None and is_side_thread(
        interaction, table.place.channel_id
    )
    if not table.is_at(place_of(interaction), interaction.user.id) and not plays_beside:
        raise RefusedError(Refusal("refused-elsewhere"))


async def _refuse_here(interaction: Interaction, refusal: Refusal) -> None:
    """Answer with a refusal, worded with the names at the table of this channel."""
    try:
        table = await interaction.client.master.find(place_of(interaction))
    except (RefusedError, StoreError):  # the refusal's reason may be that the table cannot be read
        table = None
    await refuse(interaction, refusal, table)


async def or_no_choices(choices: Awaitable[list[app_commands.Choice[str]]]) -> list[app_commands.Choice[str]]:
    """Return the suggestions for an option; none where they fail, for the command itself reports the reason."""
    try:
        return await choices
    except (RefusedError, StoreError):
        return []
    except Exception as error:
        log_failure("an autocompletion failed", error)
        return []


async def say_nothing_changed(interaction: Interaction) -> None:
    """Answer that a failure changed nothing."""
    await answer(interaction, say(interaction, Text("sorry-nothing-changed")))


async def record_event(handler: Awaitable[None]) -> None:
    """Await the handling of an event that nobody waits for, and log it where it is refused."""
    try:
        await handler
    except (RefusedError, StoreError) as error:
        log.warning("an event was not kept", key=str(error))


async def _answer_if_possible(answer_call: Awaitable[None]) -> None:
    """Await an answer, and log it where the person or Discord is gone."""
    try:
        await answer_call
    except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as error:  # or the session is closed
        log.info("an answer could not be given", kind=type(error).__name__, **discord_fields(error))
