"""People on the wire: they type slash commands, press buttons they see, and read the answers they get."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from simcord import interactions as simcord_interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.enums import InteractionType

from tests.e2e.calls import Call
from tests.e2e.discord_server import DiscordServer

BUTTON = 2
STRING_SELECT = 3
CHECKBOX_GROUP = 22
FORM = 9
"""The type of a callback that opens a form."""
UNTIL_TEXT = 7.0
"""Seconds from the last moment for a first answer until the text of a deferred one must have arrived."""
UNTIL_FAILED = 1.0
"""Seconds from that moment until people see that an interaction failed."""
OPTION_TYPES = {str: 3, int: 4, bool: 5, float: 10}


@dataclass(slots=True)
class Answer:
    """The answer to one interaction, and the seconds from its dispatch until Discord had it."""

    server: DiscordServer
    interaction: Interaction
    call: Call
    seconds: float

    @property
    def message(self) -> Message | None:
        """The message that the answer is or has changed, in its present state."""
        if self.interaction.message_id is None:
            return None
        return self.server.backend.messages[self.interaction.channel_id].get(self.interaction.message_id)

    @property
    def choices(self) -> list[dict[str, Any]]:
        return self.interaction.autocomplete_choices or []

    @property
    def text(self) -> str:
        """All words of the answer: content, embeds, text displays, labels."""
        return "" if self.message is None else words(self.message)


class Person:
    """A member of a server with a language, who acts in its channels."""

    def __init__(self, server: DiscordServer, guild_id: int, name: str, locale: str = "en-US") -> None:
        self.server = server
        self.guild_id = guild_id
        self.name = name
        self.locale = locale
        user = server.backend.make_user(name.lower(), global_name=name)
        self.id = user.id
        server.backend.add_member(guild_id, user.id)

    # ---- what a person can do

    async def slash(self, channel_id: int, command: str, **options: Any) -> Answer:
        """Type a slash command with its subcommands: ``slash(channel, "game new", game="…")``."""
        return await send(self.server, *self.command(channel_id, command, **options))

    def command(self, channel_id: int, command: str, **options: Any) -> tuple[Interaction, dict[str, Any]]:
        """Build the interaction of a slash command, without sending it."""
        data = self._command(command, options)
        return self.payload(InteractionType.APPLICATION_COMMAND, channel_id, data)

    async def autocomplete(self, channel_id: int, command: str, option: str, typed: str = "", **filled: Any) -> Answer:
        """Type into an option and return the suggestions."""
        data = self._command(command, filled, focused={"name": option, "type": 3, "value": typed, "focused": True})
        return await self._act(InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, channel_id, data)

    async def press(self, message: Message, custom_id: str) -> Answer:
        """Press a button of a message."""
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._act(InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)

    async def select(self, message: Message, custom_id: str, values: Sequence[str]) -> Answer:
        """Pick from a list of a message."""
        data = {"custom_id": custom_id, "component_type": STRING_SELECT, "values": list(values)}
        return await self._act(InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)

    def payload(
        self, kind: InteractionType, channel_id: int, data: dict[str, Any], message: Message | None = None
    ) -> tuple[Interaction, dict[str, Any]]:
        """Build an interaction as the gateway would dispatch it, without sending it."""
        backend = self.server.backend
        guild_id = backend.get_channel(channel_id).guild_id
        record, payload = simcord_interactions.base_payload(
            backend, type=int(kind), channel_id=channel_id, guild_id=guild_id, user_id=self.id, data=data
        )
        record.initial_response_deadline = None  # the server has its own limit, from the dispatch
        payload["locale"] = self.locale
        if message is not None:
            record.source_message_id = message.id
            payload["message"] = dict(serializers.message_payload(backend, message))
        return record, payload

    def pressed(self, message: Message, component: dict[str, Any]) -> tuple[Interaction, dict[str, Any]]:
        """Build the interaction of a button, or of a list with the fewest allowed entries, without sending it."""
        data = {"custom_id": component["custom_id"], "component_type": component["type"]}
        if component["type"] == STRING_SELECT:
            least = max(1, component.get("min_values", 1))
            data["values"] = [option["value"] for option in component["options"][:least]]
        return self.payload(InteractionType.MESSAGE_COMPONENT, message.channel_id, data, message)

    def filled(self, message: Message, form: dict[str, Any], random: Random) -> tuple[Interaction, dict[str, Any]]:
        """Build the interaction of a form that a message's button has opened, without sending it.

        Lists keep what is chosen in them, so that an order stays one; of boxes any allowed number is checked.
        """
        labels = [part for part in form["components"] if "component" in part]
        data = {
            "custom_id": form["custom_id"],
            "components": [label | {"component": _filled_in(label["component"], random)} for label in labels],
        }
        return self.payload(InteractionType.MODAL_SUBMIT, message.channel_id, data, message)

    # ---- how

    def _command(self, command: str, options: dict[str, Any], focused: dict[str, Any] | None = None) -> dict[str, Any]:
        name, *path = command.split()
        root = self.server.backend.find_command(name, self.guild_id)
        if root is None:
            raise LookupError(f"the bot has no command /{name}")
        leaf, nesting = simcord_interactions.walk_to_subcommand(root, path)
        declared = {option["name"]: option["type"] for option in leaf.get("options") or []}
        wire = [{"name": key, "type": declared[key], "value": value} for key, value in options.items()]
        if focused is not None:
            wire.append(focused)
        return {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": simcord_interactions.nest_options(root, nesting, wire),
        }

    async def _act(
        self, kind: InteractionType, channel_id: int, data: dict[str, Any], message: Message | None = None
    ) -> Answer:
        return await send(self.server, *self.payload(kind, channel_id, data, message))


async def send(server: DiscordServer, record: Interaction, payload: dict[str, Any]) -> Answer:
    """Dispatch an interaction as soon as people may act, and wait until its answer is complete.

    A deferred answer is complete with its text. Raises TimeoutError with what the bot tried.
    """
    await server.start.crossed()
    started = time.monotonic()
    try:
        async with asyncio.timeout(server.patience + UNTIL_TEXT):
            async with asyncio.timeout(server.patience + UNTIL_FAILED):
                call = await server.interact(record, payload)
            if call.body["type"] in (5, 6):
                call = await server.wait_for(lambda c: record.token in c.path and c.status < 300 and not _callback(c))
    except TimeoutError:
        tried = [f"{c.status} after {c.finished - started:.1f} s" for c in server.calls if record.token in c.path]
        what = payload["data"].get("custom_id") or payload["data"].get("name")
        raise TimeoutError(f"{what} was not answered: {', '.join(tried) or 'nothing was tried'}") from None
    return Answer(server, record, call, call.finished - started)


def _filled_in(field: dict[str, Any], random: Random) -> dict[str, Any]:
    values = [str(option["value"]) for option in field["options"]]
    if field["type"] == CHECKBOX_GROUP:
        least = field.get("min_values", 1)
        values = random.sample(values, random.randint(least, max(least, field.get("max_values", 1))))
    else:
        values = [str(option["value"]) for option in field["options"] if option.get("default")] or values[:1]
    return {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"], "values": values}


def _callback(call: Call) -> bool:
    return call.route.endswith("/callback")


def controls(message: Message) -> Iterator[dict[str, Any]]:
    """Return the enabled buttons and lists of a message."""
    for component in walk_components(message.components):
        usable = component.get("custom_id") and not component.get("disabled")
        if usable and component.get("type") in (BUTTON, STRING_SELECT):
            yield component


def words(message: Message) -> str:
    """Return all text of a message."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{field['name']}\n{field['value']}" for field in embed.get("fields") or []]
        parts.append((embed.get("footer") or {}).get("text") or "")
    for component in walk_components(message.components):
        parts += [str(component.get(key) or "") for key in ("content", "label", "placeholder", "description")]
        parts += [item.get("description") or "" for item in component.get("items") or []]
        for option in component.get("options") or []:
            parts += [option.get("label") or "", option.get("description") or ""]
    parts += [attachment.get("description") or "" for attachment in message.attachments]
    return "\n".join(part for part in parts if part)
