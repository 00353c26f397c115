"""Answering a press with a message of components as plain data.

discord.py would have Discord send the whole message back and take it apart into objects that nobody looks at: a tenth
of all the work for a press.
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from cogs.connection.bot import Interaction
from cogs.ui.messages.components import Layout, Parts, Picture, without_picture
from cogs.ui.replies import was_acknowledged_late

_NOBODY = discord.AllowedMentions.none().to_dict()
"""Nobody is mentioned, whatever stands in the words."""
_COMPONENTS = discord.MessageFlags(components_v2=True).value
_PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value


async def show_privately(interaction: Interaction, parts: Parts, file: discord.File | None = None) -> None:
    """Send a new message that only the presser sees, with a file that its parts show; it takes the place of a late
    acknowledgement. Raises InteractionResponded, HTTPException.
    """
    if await was_acknowledged_late(interaction):
        await interaction.edit_original_response(view=Layout(parts), attachments=[] if file is None else [file])
        return
    data: dict[str, Any] = {"components": parts, "flags": _PRIVATE}
    await _call_back(interaction, discord.InteractionResponseType.channel_message, data, file)


async def show_instead(
    interaction: Interaction, parts: Parts, kept: Picture | None = None, file: discord.File | None = None
) -> None:
    """The pressed message as it is now, with the one file of it that is kept, or with a new one, or without any. Raises
    InteractionResponded, HTTPException.
    """
    late = await was_acknowledged_late(interaction)
    data: dict[str, Any] = {"components": parts, "flags": _COMPONENTS}
    if kept is None:
        data["attachments"] = []
    elif kept.attachment is not None:  # where its id is not known the files stay as they are
        data["attachments"] = [{"id": str(kept.attachment)}]
    try:
        if late:
            files = discord.utils.MISSING if kept is not None and file is None else [] if file is None else [file]
            await interaction.edit_original_response(view=Layout(parts), attachments=files)
        else:
            await _call_back(interaction, discord.InteractionResponseType.message_update, data, file)
    except discord.HTTPException as error:
        if kept is None or error.status != HTTPStatus.BAD_REQUEST:
            raise
        # The file has just been replaced by another one, while the press was on its way.
        await show_instead(interaction, without_picture(parts))


async def _call_back(
    interaction: Interaction, kind: discord.InteractionResponseType, data: dict[str, Any], file: discord.File | None
) -> None:
    response = interaction.response
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    http = interaction.client.http
    payload = {"type": kind.value, "data": {**data, "allowed_mentions": _NOBODY}}
    await async_context.get().request(
        Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        ),
        interaction._session,
        **({"payload": payload} if file is None else _with_file(payload, file)),
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
    )
    response._response_type = kind


def _with_file(payload: dict[str, Any], file: discord.File) -> dict[str, Any]:
    """The arguments of a request that uploads a file with what it sends."""
    payload["data"]["attachments"] = [file.to_dict(0)]
    form = [
        {"name": "payload_json", "value": json.dumps(payload, ensure_ascii=False)},
        {
            "name": "files[0]",
            "value": file.fp,
            "filename": file.filename,
            "content_type": "application/octet-stream",
        },
    ]
    return {"multipart": form, "files": [file]}
