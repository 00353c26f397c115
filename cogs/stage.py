"""The stage on which the host publishes: boards, threads and hands as Discord messages."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import aiohttp
import discord

from cogs.board import buttons_view
from cogs.embeds import board_embed, board_files, hand_embed, hand_files
from cogs.permissions import BOARD, missing
from host.people import Place
from host.stage import BoardPost, HandPost, StageError, Trouble
from render.languages import Languages

T = TypeVar("T")

MOST_IN_A_MESSAGE = 2000
_THREAD = ("create_public_threads", "view_channel", "read_message_history")
_SAY = ("send_messages_in_threads", "view_channel")

_CANNOT_SEND_TO_USER = 50007
_TOO_MANY_PRIVATE = 40003  # private channels opened too fast
_THREAD_EXISTS = 160004
_LOST = 10003  # unknown channel
_LOCKED = (50083, 160005)  # a message to an archived thread opens it again, unless it is locked
_NOBODY = (10013, 50033)  # unknown user, invalid recipient
_TOO_OLD = 30046
_UNSUPPORTED = (50024, 50003, 50068, 160006)  # wrong kind of channel or message, no more threads in this server


class DiscordStage:
    """Implements :class:`host.stage.Stage`. Pings nobody; every trouble comes out as StageError."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        self._client = client
        self._languages = languages

    async def post_board(self, place: Place, post: BoardPost) -> int:
        sent = await self._call(
            place.channel_id,
            BOARD,
            self._channel(place).send(
                embed=board_embed(post),
                files=board_files(post),
                view=buttons_view(post.table_id, post.buttons, post.language, self._languages, post.proposal),
            ),
        )
        return sent.id

    async def edit_board(self, place: Place, message_id: int, post: BoardPost) -> None:
        await self._call(
            place.channel_id,
            BOARD,
            self._message(place, message_id).edit(
                embed=board_embed(post),
                attachments=board_files(post),
                view=buttons_view(post.table_id, post.buttons, post.language, self._languages, post.proposal),
            ),
        )

    async def remove_board(self, place: Place, message_id: int) -> None:
        await self._call(place.channel_id, BOARD, self._message(place, message_id).delete())

    async def open_thread(self, place: Place, message_id: int, name: str) -> int:
        if place.guild_id is None or self._client.get_guild(place.guild_id) is None:
            raise StageError(Trouble.UNSUPPORTED)
        opening = self._message(place, message_id).create_thread(name=name[:100], auto_archive_duration=1440)
        try:
            thread = await self._call(place.channel_id, _THREAD, opening)
        except StageError as error:
            if isinstance(error.__cause__, discord.HTTPException) and error.__cause__.code == _THREAD_EXISTS:
                return message_id  # a thread begun at a message bears the message's id
            raise
        return thread.id

    async def say_in_thread(self, thread_id: int, text: str) -> None:
        channel = self._client.get_partial_messageable(thread_id)
        sending = channel.send(text[:MOST_IN_A_MESSAGE], allowed_mentions=_nobody(), suppress_embeds=True)
        await self._call(thread_id, _SAY, sending)

    async def say(self, place: Place, text: str) -> None:
        sending = self._channel(place).send(text[:MOST_IN_A_MESSAGE], allowed_mentions=_nobody(), suppress_embeds=True)
        await self._call(place.channel_id, BOARD, sending)

    async def mention(self, place: Place, thread_id: int | None, person_id: int, text: str) -> None:
        only = _nobody()
        only.users = [discord.Object(person_id)]
        for channel_id in (thread_id, place.channel_id):
            if channel_id is None:
                continue
            sending = self._client.get_partial_messageable(channel_id).send(
                text[:MOST_IN_A_MESSAGE], allowed_mentions=only, suppress_embeds=True
            )
            try:
                await self._call(channel_id, _SAY if channel_id == thread_id else BOARD, sending)
                return
            except StageError as error:
                if channel_id != thread_id or error.trouble is Trouble.PASSING:
                    raise

    async def remind_privately(self, person_id: int, text: str) -> None:
        try:
            channel = await self._call(0, _SAY, self._client.create_dm(discord.Object(person_id)))
            sending = channel.send(text[:MOST_IN_A_MESSAGE], allowed_mentions=_nobody(), suppress_embeds=True)
            await self._call(channel.id, _SAY, sending)
        except StageError as error:
            cause = error.__cause__
            if not isinstance(cause, discord.Forbidden) or cause.code == _TOO_MANY_PRIVATE:
                raise

    async def send_private(self, person_id: int, post: HandPost) -> int | None:
        try:
            channel = await self._call(0, _SAY, self._client.create_dm(discord.Object(person_id)))
            sent = await self._call(
                channel.id,
                _SAY,
                channel.send(
                    embed=hand_embed(post),
                    files=hand_files(post),
                    view=buttons_view(post.table_id, post.buttons, post.language, self._languages),
                ),
            )
        except StageError as error:
            cause = error.__cause__
            if isinstance(cause, discord.Forbidden) and cause.code != _TOO_MANY_PRIVATE:
                return None
            raise
        return sent.id

    async def edit_private(self, person_id: int, message_id: int, post: HandPost) -> None:
        channel = await self._call(0, _SAY, self._client.create_dm(discord.Object(person_id)))
        await self._call(
            channel.id,
            _SAY,
            channel.get_partial_message(message_id).edit(
                embed=hand_embed(post),
                attachments=hand_files(post),
                view=buttons_view(post.table_id, post.buttons, post.language, self._languages),
            ),
        )

    # ---- inside

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)

    def _message(self, place: Place, message_id: int) -> discord.PartialMessage:
        return self._channel(place).get_partial_message(message_id)

    async def _call(self, channel_id: int, needed: tuple[str, ...], call: Awaitable[T]) -> T:
        """Await a call to Discord and turn its errors into StageError."""
        try:
            return await call
        except discord.HTTPException as error:
            raise self._trouble(channel_id, needed, error) from error
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as error:
            raise StageError(Trouble.PASSING) from error

    def _trouble(self, channel_id: int, needed: tuple[str, ...], error: discord.HTTPException) -> StageError:
        if error.code in _NOBODY:
            return StageError(Trouble.NOBODY)
        if error.code in _LOCKED:
            return StageError(Trouble.LOCKED)
        if error.code == _LOST:
            return StageError(Trouble.LOST)
        if error.status == 404:
            return StageError(Trouble.GONE)
        if error.code == _TOO_OLD:
            return StageError(Trouble.OLD)
        if error.code in _UNSUPPORTED:
            return StageError(Trouble.UNSUPPORTED)
        if error.status == 403 and error.code not in (_CANNOT_SEND_TO_USER, _TOO_MANY_PRIVATE):
            channel = self._client.get_channel(channel_id)
            known = isinstance(channel, discord.abc.GuildChannel | discord.Thread)
            return StageError(Trouble.PERMISSION, missing(channel, needed) if known else needed[0])
        return StageError(Trouble.PASSING)


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()
