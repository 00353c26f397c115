"""Answering a press with a message of components as plain data.

discord.py would have Discord send the whole message back and take it apart into objects that nobody looks at: a tenth
of all the work for a press.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from cogs.messages.components import Parts, Picture
from cogs.press import Press

_NOBODY = discord.AllowedMentions.none().to_dict()
"""Nobody is mentioned, whatever stands in the words."""
_COMPONENTS = discord.MessageFlags(components_v2=True).value
_PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value


async def show_privately(press: Press, parts: Parts) -> None:
    """A new message that only the presser sees. Raises InteractionResponded, HTTPException."""
    await _call_back(press, discord.InteractionResponseType.channel_message, {"components": parts, "flags": _PRIVATE})


async def show_instead(press: Press, parts: Parts, kept: Picture | None) -> None:
    """The pressed message as it is now, with the one file of it that is kept, or without any. Raises
    InteractionResponded, HTTPException."""
    data: dict[str, Any] = {"components": parts, "flags": _COMPONENTS}
    if kept is None:
        data["attachments"] = []
    elif kept.attachment is not None:  # where its id is not known the files stay as they are
        data["attachments"] = [{"id": str(kept.attachment)}]
    await _call_back(press, discord.InteractionResponseType.message_update, data)


async def _call_back(press: Press, kind: discord.InteractionResponseType, data: dict[str, Any]) -> None:
    response = press.response
    if response.is_done():
        raise discord.InteractionResponded(press)
    http = press.client.http
    await async_context.get().request(
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=press.id,
            webhook_token=press.token,
        ),
        press._session,
        payload={"type": kind.value, "data": {**data, "allowed_mentions": _NOBODY}},
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
    )
    response._response_type = kind
