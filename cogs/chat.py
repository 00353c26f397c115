"""The chat in which the host publishes: boards, threads and hands as Discord messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.connection.delivery_failures import ARCHIVED, delivery_failure_of
from cogs.connection.errors import discord_fields
from cogs.connection.permissions import BOARD, first_missing
from cogs.ui.boards.embeds import board_files
from cogs.ui.boards.hands import hand_files, hand_layout
from cogs.ui.boards.large import board_message
from cogs.ui.lessons.puzzle_parts import daily_files, daily_layout
from host.chat import BoardPost, ChatError, DeliveryFailure, HandPost, PuzzlePost
from host.people import Place
from render.languages import Languages

T = TypeVar("T")

LONGEST_MESSAGE = 2000
_THREAD = ("create_public_threads", "view_channel", "read_message_history")
_WRITE = ("send_messages_in_threads", "view_channel")

_THREAD_EXISTS = 160004


class DiscordChat:
    """The implementation of :class:`host.chat.Chat`, without pings; every failure is raised as ChatError."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        self._client = client
        self._languages = languages
        self._interactions: dict[int, discord.Interaction[Any]] = {}
        """The last acknowledged interaction with each board, by the id of the board's message."""

    def edit_board_through(self, interaction: discord.Interaction[Any]) -> None:
        """Edit a board through the interaction of a button below it while Discord allows it.

        Such edits count towards no limit of the bot. The interaction must be acknowledged without a message of its own.
        """
        if interaction.message is not None:
            self._interactions.pop(interaction.message.id, None)
            self._interactions[interaction.message.id] = interaction
        for message_id, older in list(self._interactions.items()):
            if not older.is_expired():
                break
            del self._interactions[message_id]

    async def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server, which Discord is asked for only where no gateway has said it."""
        if self._client.get_guild(guild_id) is not None:
            return True
        try:
            await self._call(0, BOARD, self._client.http.get_guild(guild_id, with_counts=False))
        except ChatError as error:
            if error.failure in (DeliveryFailure.PERMISSION, DeliveryFailure.GONE):
                return False
            raise
        return True

    async def post_board(self, place: Place, post: BoardPost) -> int:
        sent = await self._post(
            place.channel_id,
            BOARD,
            lambda: self._channel(place).send(**board_message(post, self._languages), files=board_files(post)),
        )
        return sent.id

    async def edit_board(self, place: Place, message_id: int, post: BoardPost) -> None:
        interaction = self._interactions.get(message_id)
        if interaction is not None and not interaction.is_expired():
            try:
                await interaction.edit_original_response(
                    **board_message(post, self._languages), attachments=board_files(post)
                )
                return
            except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError):
                self._interactions.pop(message_id, None)  # the bot's own call below reports the error
        editing = self._message(place, message_id).edit(
            **board_message(post, self._languages), attachments=board_files(post)
        )
        try:
            await self._call(place.channel_id, BOARD, editing)
        except ChatError as error:
            if error.fields.get("code") == ARCHIVED:  # a new message opens the thread again
                raise ChatError(DeliveryFailure.EDIT_LIMITED, fields=error.fields) from error
            raise

    async def remove_board(self, place: Place, message_id: int) -> None:
        await self._call(place.channel_id, BOARD, self._message(place, message_id).delete())

    async def post_puzzle(self, place: Place, post: PuzzlePost) -> None:
        layout = daily_layout(post)
        await self._post(
            place.channel_id,
            BOARD,
            lambda: self._channel(place).send(
                view=layout, files=daily_files(post), nonce=post.nonce, allowed_mentions=_no_mentions()
            ),
        )

    async def open_thread(self, place: Place, message_id: int, name: str) -> int:
        if place.guild_id is None:
            raise ChatError(DeliveryFailure.UNSUPPORTED)
        opening = self._client.http.start_thread_with_message(
            place.channel_id, message_id, name=name[:100], auto_archive_duration=1440
        )
        try:
            thread = await self._call(place.channel_id, _THREAD, opening)
        except ChatError as error:
            if error.fields.get("code") == _THREAD_EXISTS:
                return message_id  # a thread that starts at a message has the message's id
            raise
        return int(thread["id"])

    async def say_in_thread(self, thread_id: int, text: str) -> None:
        await self._send_text(thread_id, _WRITE, text, _no_mentions())

    async def say(self, place: Place, text: str) -> None:
        await self._send_text(place.channel_id, BOARD, text, _no_mentions())

    async def mention(self, place: Place, thread_id: int | None, person_id: int, text: str) -> None:
        only = _no_mentions()
        only.users = [discord.Object(person_id)]
        for channel_id in (thread_id, place.channel_id):
            if channel_id is None:
                continue
            try:
                await self._send_text(channel_id, _WRITE if channel_id == thread_id else BOARD, text, only)
                return
            except ChatError as error:
                if channel_id != thread_id or error.failure is DeliveryFailure.TRANSIENT:
                    raise

    async def remind_privately(self, person_id: int, text: str) -> int | None:
        try:
            channel = await self._private(person_id)
            return await self._send_text(channel.id, _WRITE, text, _no_mentions())
        except ChatError as error:
            if error.failure is DeliveryFailure.CLOSED:
                return None
            raise

    async def edit_reminder(self, person_id: int, message_id: int, text: str) -> None:
        message = (await self._private(person_id)).get_partial_message(message_id)
        editing = message.edit(content=text[:LONGEST_MESSAGE], allowed_mentions=_no_mentions())
        await self._call(0, _WRITE, editing)

    async def remove_reminder(self, person_id: int, message_id: int) -> None:
        await self._call(0, _WRITE, (await self._private(person_id)).get_partial_message(message_id).delete())

    async def send_private(self, person_id: int, post: HandPost) -> int | None:
        try:
            channel = await self._private(person_id)
            sent = await self._call(
                channel.id,
                _WRITE,
                channel.send(view=hand_layout(post, self._languages), files=hand_files(post), silent=True),
            )
        except ChatError as error:
            if error.failure is DeliveryFailure.CLOSED:
                return None
            raise
        return sent.id

    async def edit_private(self, person_id: int, message_id: int, post: HandPost) -> None:
        channel = await self._private(person_id)
        await self._call(
            channel.id,
            _WRITE,
            channel.get_partial_message(message_id).edit(
                view=hand_layout(post, self._languages), attachments=hand_files(post)
            ),
        )

    # ---- inside

    async def _private(self, person_id: int) -> discord.DMChannel:
        return await self._call(0, _WRITE, self._client.create_dm(discord.Object(person_id)))

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)

    def _message(self, place: Place, message_id: int) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message_id)

    async def _send_text(
        self, channel_id: int, needed: tuple[str, ...], text: str, mentions: discord.AllowedMentions
    ) -> int:
        channel = self._client.get_partial_messageable(channel_id)
        content = text[:LONGEST_MESSAGE]
        sent = await self._post(
            channel_id, needed, lambda: channel.send(content, allowed_mentions=mentions, suppress_embeds=True)
        )
        return sent.id

    async def _post(self, channel_id: int, needed: tuple[str, ...], post: Callable[[], Awaitable[T]]) -> T:
        """Post a message, also into an archived thread that a message alone does not open.

        Raises ChatError with LOCKED where only moderators can open the thread.
        """
        try:
            return await self._call(channel_id, needed, post())
        except ChatError as error:
            if error.fields.get("code") != ARCHIVED:
                raise
            locked = error
        try:
            await self._call(channel_id, needed, self._client.http.edit_channel(channel_id, archived=False))
        except ChatError as error:
            raise (error if error.failure is DeliveryFailure.TRANSIENT else locked) from error
        return await self._call(channel_id, needed, post())

    async def _call(self, channel_id: int, needed: tuple[str, ...], call: Awaitable[T]) -> T:
        """Await a call to Discord and turn its errors into ChatError."""
        try:
            return await call
        except discord.HTTPException as error:
            failure = delivery_failure_of(error)
            permission = self._missing_permission(channel_id, needed) if failure is DeliveryFailure.PERMISSION else ""
            raise ChatError(failure, permission, discord_fields(error)) from error
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as error:
            raise ChatError(
                DeliveryFailure.TRANSIENT, fields={"kind": type(error).__name__, **discord_fields(error)}
            ) from error

    def _missing_permission(self, channel_id: int, needed: tuple[str, ...]) -> str:
        channel = self._client.get_channel(channel_id)
        known = isinstance(channel, discord.abc.GuildChannel | discord.Thread)
        return first_missing(channel, needed) if known else needed[0]


def _no_mentions() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()
