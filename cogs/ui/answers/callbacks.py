"""Answers to interactions with components as plain data.

discord.py would let Discord return the whole message and parse it into objects that nobody uses: a tenth of the work
for an interaction.
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from cogs.connection.bot import Interaction
from cogs.ui.messages.components import Button, Layout, Parts, Picture, button, without_picture
from cogs.ui.messages.custom_ids import NO_ASK, step_id
from cogs.ui.replies import say, stop_late_acknowledgement
from engine.kernel.text import Text
from host.tables.table import Table

_NOBODY = discord.AllowedMentions.none().to_dict()
"""Nobody is mentioned, even if a text contains a mention."""
_UNKNOWN_MESSAGE = 10008
_COMPONENTS = discord.MessageFlags(components_v2=True).value
_PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value


def replaces_panel(interaction: Interaction) -> bool:
    """Return whether the message of an interaction is a private panel, which the answer replaces."""
    message = interaction.message
    return message is not None and message.flags.ephemeral and message.flags.components_v2


def leave_panel(interaction: Interaction, table: Table) -> Button:
    """Note that the reader of a pressed panel has seen its news, and return the button that shows the panel again."""
    if replaces_panel(interaction):
        table.recent_events.note_seen(interaction.user.id)
    words = say(interaction, Text("panel-back"), table)
    return button(words, step_id(table.id, NO_ASK, ()), discord.ButtonStyle.secondary, "↩️")


async def begin_leaving_panel(interaction: Interaction, table: Table) -> Button | None:
    """Acknowledge a press in a player's panel, and return the button that shows the panel again.

    The panel stays until the answer replaces it. None for a press elsewhere, which is not acknowledged.
    """
    if table.match is None or table.find_seat(interaction.user.id) is None or not replaces_panel(interaction):
        return None
    await interaction.response.defer()
    interaction.client.pending_updates.cancel((interaction.user.id, table.id))
    return leave_panel(interaction, table)


async def show_privately(interaction: Interaction, parts: Parts, file: discord.File | None = None) -> None:
    """Send a new private message, with a file that its parts show, or replace an acknowledgement by it.

    Raises InteractionResponded, HTTPException.
    """
    if await stop_late_acknowledgement(interaction) or interaction.response.is_done():
        await interaction.edit_original_response(view=Layout(parts), attachments=[] if file is None else [file])
        return
    data: dict[str, Any] = {"components": parts, "flags": _PRIVATE}
    await _call_back(interaction, discord.InteractionResponseType.channel_message, data, file)


async def show_instead(
    interaction: Interaction, parts: Parts, kept: Picture | None = None, file: discord.File | None = None
) -> None:
    """Replace the message of an interaction; send a new private one where it was deleted meanwhile.

    ``kept`` is the one file of the message that stays, ``file`` a new one; without both the message has none. Raises
    InteractionResponded, HTTPException.
    """
    late = await stop_late_acknowledgement(interaction)
    data: dict[str, Any] = {"components": parts, "flags": _COMPONENTS}
    if kept is None:
        data["attachments"] = []
    elif kept.attachment is not None:  # without its id the files stay as they are
        data["attachments"] = [{"id": str(kept.attachment)}]
    try:
        if late:
            files = discord.utils.MISSING if kept is not None and file is None else [] if file is None else [file]
            await interaction.edit_original_response(view=Layout(parts), attachments=files)
        else:
            await _call_back(interaction, discord.InteractionResponseType.message_update, data, file)
    except discord.NotFound as error:
        if late or error.code != _UNKNOWN_MESSAGE:
            raise
        await show_privately(interaction, without_picture(parts) if file is None else parts, file)
    except discord.HTTPException as error:
        if kept is None or error.status != HTTPStatus.BAD_REQUEST:
            raise
        # Another edit replaced the file while the interaction was on its way.
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
    """Return the arguments of a request that uploads a file with its payload."""
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
