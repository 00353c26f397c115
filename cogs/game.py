"""``/game``: tables, seats, beginning and giving up, the language of a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs import lobby
from cogs.answering import Press, answer, politely, reader_of, say
from cogs.house_rules import offered
from cogs.lobby import table_of
from engine.games import GAMES
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text, seat_name
from host.table import Status, Table
from render.user_text import Markup

MOST_CHOICES = 25
LONGEST = 100
FIRST_GAME = next(iter(GAMES))


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game"):
    """The commands that set a table up and end it."""

    @app_commands.command(name="new")
    async def new(
        self,
        interaction: Press,
        game: app_commands.Range[str, 1, LONGEST] = FIRST_GAME,
        options: app_commands.Range[str, 0, 400] = "",
    ) -> None:
        await politely(interaction, lobby.open_table(interaction, game, options))

    @app_commands.command(name="join")
    async def join(self, interaction: Press) -> None:
        await politely(interaction, lobby.here(interaction, lobby.join))

    @app_commands.command(name="leave")
    async def leave(self, interaction: Press) -> None:
        await politely(interaction, lobby.here(interaction, lobby.leave))

    @app_commands.command(name="computer")
    async def computer(self, interaction: Press) -> None:
        await politely(interaction, lobby.here(interaction, lobby.add_computer))

    @app_commands.command(name="start")
    async def start(self, interaction: Press) -> None:
        await politely(interaction, lobby.here(interaction, lobby.begin))

    @app_commands.command(name="status")
    async def status(self, interaction: Press) -> None:
        await politely(interaction, tell_status(interaction))

    @app_commands.command(name="resign")
    async def resign(self, interaction: Press) -> None:
        await politely(interaction, lobby.here(interaction, lobby.resign))

    @app_commands.command(name="language")
    async def language(self, interaction: Press, language: app_commands.Range[str, 1, LONGEST]) -> None:
        await politely(interaction, choose_language(interaction, language))

    @new.autocomplete("game")
    async def game_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        named = [(say(interaction, Text("game-" + name)), name) for name in GAMES]
        return _matching(named, current)

    @new.autocomplete("options")
    async def option_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        """One house rule after the other: those written before stay in front."""
        before, _, typed = current.rpartition(" ")
        named = interaction.namespace.game
        which = named if named in GAMES else FIRST_GAME
        rules = offered(which, interaction.client.languages, reader_of(interaction).language)
        wanted = typed.casefold()
        return [
            app_commands.Choice(name=label[:LONGEST], value=whole)
            for label, rule in rules
            if (wanted in rule or wanted in label.casefold()) and len(whole := f"{before} {rule}".strip()) <= LONGEST
        ][:MOST_CHOICES]

    @language.autocomplete("language")
    async def language_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        languages = interaction.client.languages
        return _matching([(languages.say(Text("language-name"), name), name) for name in languages.languages], current)


def _matching(named: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    wanted = current.casefold()
    return [
        app_commands.Choice(name=label[:LONGEST], value=value)
        for label, value in named
        if wanted in label.casefold() and len(value) <= LONGEST
    ][:MOST_CHOICES]


async def tell_status(press: Press) -> None:
    """Answer with what :func:`status_words` says of the table of this channel."""
    await answer(press, status_words(press, await table_of(press)))


def status_words(press: Press, table: Table) -> str:
    """Who plays here, who is awaited, and where it is shown."""
    people = tuple(seat_name(seat) for seat in range(len(table.chairs))) or (Text("status-nobody"),)
    values = {"game": Text("game-" + table.game), "people": people}
    match table.status:
        case Status.RUNNING:
            said = [Text("status-running", {**values, "waiting": table.waiting()})]
        case Status.OPEN:
            said = [Text("status-open", {**values, "count": max(len(table.chairs), 1)})]
        case _:
            said = [Text("status-over", values)]
    if table.trouble is not None:
        said.append(Text("status-trouble", {"trouble": table.trouble}))
    reader = reader_of(press, table)
    lines = [press.client.languages.tell(text, reader) for text in said]
    if table.thread_id is not None:
        thread = Text("status-thread", {"thread": Markup(f"<#{table.thread_id}>")})
        lines.append(press.client.languages.tell(thread, reader))
    return "\n".join(lines)


async def choose_language(press: Press, language: str) -> None:
    """Choose the language of public messages, for somebody who may manage the server."""
    if press.guild_id is None:
        raise Refused(Refusal("refused-only-in-servers"))
    if not press.permissions.manage_guild:
        raise Refused(Refusal("refused-need-manage-server"))
    await press.client.master.set_language(press.guild_id, language)
    name = press.client.languages.say(Text("language-name"), language)
    await answer(press, say(press, Text("said-language", {"language": name})))
