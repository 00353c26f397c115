"""``/settings``: the decisions of a server, for people who may manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game import clocks
from cogs.connection.bot import Interaction
from cogs.connection.rights import rights_of
from cogs.options.autocomplete import find_value, matching_choices
from cogs.ui.replies import answer, handle, reader_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text
from engine.locales import DEFAULT
from host.servers.server_settings import MOST_TABLES, ServerSettings, channels_markup
from host.time.clocks import DEFAULT_CLOCK, read_clock
from render.user_text import Markup
from store.daily_puzzles import DailyPuzzleRow

LONGEST = 100


class PlaceOption(app_commands.Transformer):
    """A channel or category, as the command names it, so that the server's channels need not be known."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.category]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> app_commands.AppCommandChannel:
        return value


class TextChannelOption(PlaceOption):
    """A channel in which the bot can post."""

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news]


Place = app_commands.Transform[app_commands.AppCommandChannel, PlaceOption]
TextChannel = app_commands.Transform[app_commands.AppCommandChannel, TextChannelOption]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SettingsCog(commands.GroupCog, group_name="settings"):
    """``/settings``: each command changes one setting and answers with all of them."""

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction) -> None:
        await handle(interaction, show_settings(interaction))

    @app_commands.command(name="language")
    async def language(
        self, interaction: Interaction, language: app_commands.Range[str, 1, LONGEST] | None = None
    ) -> None:
        await handle(interaction, choose_language(interaction, language or ""))

    @app_commands.command(name="channel")
    async def channel(self, interaction: Interaction, channel: Place, allowed: bool) -> None:
        await handle(interaction, choose_channel(interaction, channel.id, allowed))

    @app_commands.command(name="starters")
    async def starters(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        everybody = role is None or role.is_default()
        await handle(interaction, change_settings(interaction, starters=None if everybody or role is None else role.id))

    @app_commands.command(name="tables")
    async def tables(
        self, interaction: Interaction, most: app_commands.Range[int, 1, MOST_TABLES] | None = None
    ) -> None:
        await handle(interaction, change_settings(interaction, tables=most))

    @app_commands.command(name="clock")
    async def clock(self, interaction: Interaction, clock: app_commands.Range[str, 1, LONGEST]) -> None:
        await handle(interaction, choose_clock(interaction, clock))

    @app_commands.command(name="packs")
    async def packs(self, interaction: Interaction, allowed: bool) -> None:
        await handle(interaction, change_settings(interaction, packs=allowed))

    @app_commands.command(name="boards")
    async def boards(self, interaction: Interaction, large: bool) -> None:
        await handle(interaction, choose_boards(interaction, large))

    @app_commands.command(name="puzzle")
    async def puzzle(self, interaction: Interaction, where: TextChannel | None = None) -> None:
        await handle(interaction, choose_puzzle(interaction, None if where is None else where.id))

    @clock.autocomplete("clock")
    async def clock_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return clocks.clock_choices(interaction, current)

    @language.autocomplete("language")
    async def language_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return matching_choices(_languages(interaction), current)


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise RefusedError(Refusal("refused-only-in-servers"))
    return interaction.guild_id


async def change_settings(interaction: Interaction, **new: Any) -> None:
    """Change settings and answer with all of them."""
    master = interaction.client.master
    settings = await master.finish(master.servers.change(_server(interaction), await rights_of(interaction), **new))
    await answer(interaction, await settings_text(interaction, settings))


async def choose_boards(interaction: Interaction, large: bool) -> None:
    """Choose how large the picture of boards is for everybody."""
    settings = await interaction.client.master.set_large_boards(
        _server(interaction), await rights_of(interaction), large
    )
    await answer(interaction, await settings_text(interaction, settings))


async def choose_puzzle(interaction: Interaction, channel_id: int | None) -> None:
    """Choose the channel in which a puzzle is posted each day; None: nowhere."""
    guild_id, master = _server(interaction), interaction.client.master
    await master.finish(master.daily_puzzles.choose(guild_id, await rights_of(interaction), channel_id))
    await show_settings(interaction)


async def choose_clock(interaction: Interaction, words: str) -> None:
    """Choose the clock of tables whose opener names none."""
    read_clock(words)
    await change_settings(interaction, clock=words)


async def choose_channel(interaction: Interaction, channel_id: int, allowed: bool) -> None:
    """Allow tables in a channel, or not any more; while no channel is allowed, tables are allowed everywhere."""
    settings = await interaction.client.master.servers.settings(_server(interaction))
    others = tuple(known for known in settings.channels if known != channel_id)
    await change_settings(interaction, channels=(*others, channel_id) if allowed else others)


async def choose_language(interaction: Interaction, language: str) -> None:
    """Choose the language of public messages (empty: that of most players).

    Raises RefusedError for people who may not manage the server.
    """
    guild_id = _server(interaction)
    if not (await rights_of(interaction)).manager:
        raise RefusedError(Refusal("refused-need-manage-server"))
    language = find_value(_languages(interaction), language) or language
    await interaction.client.master.set_language(guild_id, language)
    lines = [_language_of(interaction, language, "said-language"), *_gaps(interaction, language)]
    await answer(interaction, "\n".join(say(interaction, line) for line in lines))


def _languages(interaction: Interaction) -> list[tuple[str, str]]:
    """Return the bot's languages by their own names."""
    languages = interaction.client.languages
    return [(languages.say(Text("language-name"), name), name) for name in languages.languages]


def _language_of(interaction: Interaction, language: str, key: str) -> Text:
    """Return the text about the public language, or that none is chosen where it is empty."""
    if not language:
        return Text("settings-language-players")
    return Text(key, {"language": Markup(interaction.client.languages.say(Text("language-name"), language))})


def _gaps(interaction: Interaction, language: str) -> list[Text]:
    """Return a line with the games without texts in a language; without one, a line for each language with gaps."""
    languages = interaction.client.languages
    names = {code: Markup(languages.say(Text("language-name"), code)) for code in languages.languages}
    lines: list[Text] = []
    for code in [language] if language else languages.languages:
        games = tuple(Text("game-" + game_name) for game_name in languages.gaps(code))
        values = {"games": games, "language": names[DEFAULT]}
        if games and language:
            lines.append(Text("settings-language-gaps", values))
        elif games:
            lines.append(Text("settings-language-lacks", values | {"spoken": names[code]}))
    return lines


async def show_settings(interaction: Interaction) -> None:
    settings = await interaction.client.master.servers.settings(_server(interaction))
    await answer(interaction, await settings_text(interaction, settings))


async def settings_text(interaction: Interaction, settings: ServerSettings) -> str:
    """Return all settings, a line each."""
    client = interaction.client
    chosen = await client.master.language_at(_server(interaction))
    clock = read_clock(settings.clock or DEFAULT_CLOCK)
    role = "" if settings.starters is None else Markup(f"<@&{settings.starters}>")
    lines = [
        Text("settings-title"),
        _language_of(interaction, chosen, "settings-language"),
        *_gaps(interaction, chosen),
        Text("settings-channels", {"count": len(settings.channels), "channels": channels_markup(settings.channels)}),
        Text("settings-starters-all") if settings.starters is None else Text("settings-starters", {"role": role}),
        Text("settings-tables", {"most": settings.tables or 0}),
        Text("settings-clock", {"clock": Text("clock-off") if clock is None else clock.text}),
        Text("settings-packs", {"allowed": "yes" if settings.packs else "no"}),
        Text("settings-boards", {"large": "yes" if settings.large_boards else "no"}),
        *_puzzle_lines(await client.master.daily_puzzles.of(_server(interaction))),
    ]
    reader = reader_of(interaction)
    return "\n".join(client.languages.say_to(line, reader) for line in lines)


def _puzzle_lines(row: DailyPuzzleRow | None) -> list[Text]:
    """Return where the daily puzzle is posted, and why that has failed."""
    if row is None or row.channel_id is None:
        lines = [Text("settings-puzzle-off")]
    else:
        lines = [Text("settings-puzzle", {"channel": channels_markup((row.channel_id,))})]
    if row is not None and row.trouble is not None:
        lines.append(Text("settings-puzzle-trouble", {"trouble": row.trouble}))
    return lines
