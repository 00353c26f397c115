"""The people of the tests, their actions, and the contents of messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from copy import deepcopy
from typing import Any, TypeAlias

import discord
from simcord import interactions as simulated
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from cogs.client import Spielleiter
from engine.kernel.menus import Move
from host.people import Person
from host.tables.table import Table
from tests.simulated import component_files

Make: TypeAlias = Callable[[], Spielleiter]
GAME = "telperinquar"


class World:
    """A server with a channel; Anna and Bert read English, Clara German."""

    def __init__(self, env: Env, make: Make) -> None:
        self.env = env
        self.make = make
        self.guild = env.create_guild("Server")
        self.channel = self.guild.create_text_channel("table")
        self.anna, self.bert, self.clara = (
            self.guild.add_member(env.create_user(name)) for name in ("Anna", "Bert", "Clara")
        )
        self.locales: dict[int, str] = {self.clara.id: "de"}

    @property
    def bot(self) -> Spielleiter:
        bot = self.env.bot
        assert isinstance(bot, Spielleiter)
        return bot

    async def restart(self) -> None:
        await self.env.restart_bot(self.make())

    async def begin(self, *, second: MemberActor | None = None, clock: str = "", game: str = "telperinquar") -> None:
        """Let Anna open a table and ``second`` (None: Bert) sit down, and begin the game."""
        await self.anna.slash(self.channel, "game new", game=game, clock=clock)
        await (second or self.bert).slash(self.channel, "game join")
        await self.anna.slash(self.channel, "game start")

    async def resign(self, who: MemberActor) -> InteractionResult:
        """Give up in the table channel as :func:`resign` does."""
        return await resign(who, self.channel)

    async def play(self, person: Person, move: Move, ask_id: str | None = None) -> None:
        """Make a move for somebody without a command or a press."""
        await self.within_bot(self.bot.master.gameplay.play(self.table(), person, move, ask_id))

    async def within_bot(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let the bot do something without a command or a press, by the clock of its other tasks."""
        with self.env._bot_scope():
            task = asyncio.create_task(work)
        await self.env.settle()
        await task

    async def confirm(self, who: MemberActor, panel: ResponseMessage) -> InteractionResult:
        """Press the only button of a panel that makes a move."""
        (custom_id,) = [custom_id for custom_id in pressable(panel) if custom_id.startswith("m:")]
        return await who.click(panel, custom_id=custom_id)

    async def end_turn(self, who: MemberActor) -> None:
        """Type ``/end``, and confirm it where something is left to do."""
        asked = await who.slash(self.channel, "end")
        assert asked.response is not None
        if any(custom_id.startswith("m:") for custom_id in pressable(asked.response)):
            await self.confirm(who, asked.response)

    def board(self) -> Any:
        """Return the newest public message of the channel with buttons."""
        return next(message for message in reversed(self.channel.history()) if message.embeds and message.components)

    async def open(self, who: MemberActor) -> ResponseMessage:
        """Press "My move" below the board and return the panel."""
        result = await who.click(self.board(), custom_id=f"b:{self.table_id()}:move")
        assert result.response is not None
        return result.response

    async def open_from_copy(self, who: MemberActor, table_id: int) -> ResponseMessage:
        """Press "My move" on a board that no longer has the button, and return the panel."""
        seen = self.copy_message(self.board_of_any())
        custom_id = f"b:{table_id}:move"
        seen["components"] = [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
        ]
        result = await self.press_copy(who, seen, custom_id)
        assert result.response is not None
        return result.response

    def board_of_any(self) -> Any:
        """Return the newest public message of the channel with an embed."""
        return next(message for message in reversed(self.channel.history()) if message.embeds)

    def table_id(self) -> int:
        """Return the number of the newest table from the buttons of its board."""
        buttons = [child for row in self.board().components for child in row.children]
        return int(str(buttons[0].custom_id).split(":")[1])

    def asked_person(self) -> MemberActor:
        """Return the person that the game asks first."""
        table = self.table()
        seat = next(iter(table.asks()))
        person = table.assignments[seat].person
        return next(who for who in (self.anna, self.bert, self.clara) if person is not None and who.id == person.id)

    def pictures(self, message: ResponseMessage) -> list[str]:
        """Return the names of the files that a message shows within its components."""
        kept = self.env.backend.get_message(message.channel_id, message.id)
        return [str(file["filename"]) for file in component_files(kept).values()]

    def is_shown(self, message: ResponseMessage) -> bool:
        """Return whether a message has not been deleted."""
        return message.id in self.env.backend.messages.get(message.channel_id, {})

    def copy_message(self, message: ResponseMessage | discord.Message) -> dict[str, Any]:
        """Return a copy of a message, to press it later when it has changed or is deleted."""
        channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return deepcopy(
            dict(serializers.message_payload(self.env.backend, self.env.backend.get_message(channel_id, message.id)))
        )

    async def press_copy(
        self,
        who: MemberActor | UserHandle,
        seen: dict[str, Any],
        custom_id: str,
        value: str | None = None,
        channel: ChannelHandle | None = None,
    ) -> InteractionResult:
        """Press a component of a copied message, as in a late or doubled press.

        ``channel`` is the place of the message (None: the table channel).
        """
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
        if value is not None:
            data["values"] = [value]
        return await _dispatch_actor_interaction(
            who, 3, channel or self.channel, data, extra={"message": seen}, source_message_id=int(seen["id"])
        )

    def table(self) -> Table:
        """Return the bot's own table, to read what a test may expect; never change it."""
        table = self.bot.master._registry.active_in(self.channel.id)
        assert table is not None
        return table

    def moves(self) -> int:
        """Return the number of the table's changes, which stays the same if nothing changes."""
        return self.table().seq


def texts(message: ResponseMessage) -> str:
    """Return all texts of a message."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
        parts += [f"{field.name}\n{field.value}" for field in embed.fields]
    parts += [str(component["content"]) for component in walk(message.components) if "content" in component]
    return "\n".join(part for part in parts if part)


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Yield all components, at any depth."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]


def pressable(message: ResponseMessage) -> dict[str, dict[str, Any]]:
    """Return the buttons and selects of a message by their custom ids."""
    return {component["custom_id"]: component for component in walk(message.components) if "custom_id" in component}


def labels(message: ResponseMessage) -> list[str]:
    return [str(component.get("label")) for component in pressable(message).values() if "label" in component]


async def resign(who: MemberActor, channel: ChannelHandle) -> InteractionResult:
    """Give up by the command and its confirmation, and return the last result.

    Where the command is refused, that is the result of the command.
    """
    asked = await who.slash(channel, "game resign")
    assert asked.response is not None
    buttons = [custom_id for custom_id in pressable(asked.response) if custom_id.endswith(":resign")]
    return await who.click(asked.response, custom_id=buttons[0]) if buttons else asked


async def reply_text(result: InteractionResult) -> str:
    """Return the texts of a private answer. Raises AssertionError without one, and where others could read it."""
    message = result.response or (result.followups[-1] if result.followups else None)
    assert message is not None, "no answer"
    assert message.ephemeral, "others can read the answer"
    return texts(message)


def use_own_locales(world: World, monkeypatch: Any) -> None:
    """Let people press and type in their own language, which the simulation does not support."""
    make = simulated.base_payload

    def make_spoken(*args: Any, **kwargs: Any) -> Any:
        record, payload = make(*args, **kwargs)
        payload["locale"] = world.locales.get(kwargs["user_id"], "en-US")
        return record, payload

    monkeypatch.setattr(simulated, "base_payload", make_spoken)


async def open_to_all(world: World, name: str, *more: MemberActor) -> None:
    """Let everybody use a command that Discord shows to managers only, as a server's owner can."""
    command = next(command for command in await world.bot.tree.fetch_commands() if command.name == name)
    world.guild.set_command_permissions(command, dict.fromkeys((world.anna, world.bert, world.clara, *more), True))
