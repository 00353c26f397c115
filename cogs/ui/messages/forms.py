"""Forms (modals) that are answered by their custom ids alone, so that they can be sent after a restart too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.messages.components import cut

LONGEST_TITLE = 45
LONGEST_HINT = 100
_SECONDS = 3600.0


def form(title: str, custom_id: str) -> ui.Modal:
    """Return an empty form; what is sent with it arrives in ``Spielleiter.on_interaction``."""
    return ui.Modal(title=cut(title, LONGEST_TITLE), custom_id=custom_id, timeout=_SECONDS)


def field(label: str, component: ui.Item[Any], hint: str = "") -> ui.Label[Any]:
    """Return a field of a form with its label, and a hint where there is one."""
    return ui.Label(
        text=cut(label, LONGEST_TITLE), description=cut(hint, LONGEST_HINT) if hint else None, component=component
    )


def form_values(interaction: Interaction) -> Mapping[str, Any]:
    """Return what was filled in, by the custom ids of the fields: a text, or a list of values."""
    given: dict[str, Any] = {}
    rows: Any = (interaction.data or {}).get("components", ())
    for row in rows:
        component = row.get("component", {})
        if "custom_id" in component:
            given[component["custom_id"]] = component.get("values", component.get("value"))
    return given


def uploaded_file(interaction: Interaction, custom_id: str) -> discord.Attachment | None:
    """Return the file that was uploaded in a field, None if there is none."""
    identifiers = form_values(interaction).get(custom_id) or ()
    resolved: Any = (interaction.data or {}).get("resolved", {})
    files = resolved.get("attachments", {})
    for identifier in identifiers:
        if identifier in files:
            return discord.Attachment(data=files[identifier], state=interaction._state)
    return None
