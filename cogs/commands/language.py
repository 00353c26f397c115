"""``/language``: the language in which the bot answers a person and writes to them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.ui.messages.custom_ids import AUTOMATIC, LANGUAGE, language_id
from cogs.ui.messages.persistent_items import PersistentItem
from cogs.ui.replies import answer, handle, person_of, say
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Text


class LanguageCog(commands.Cog):
    """``/language``."""

    @app_commands.command(name="language")
    async def language(self, interaction: Interaction) -> None:
        await handle(interaction, show_languages(interaction))


async def show_languages(interaction: Interaction) -> None:
    """Show a button for each language, and one for the language that Discord reports."""
    languages = interaction.client.languages
    chosen = interaction.client.master.chosen_languages.of(interaction.user.id)
    view = ui.View(timeout=None)
    view.add_item(LanguageButton.make(AUTOMATIC, say(interaction, Text("button-language-automatic")), not chosen))
    for language in languages.languages:
        view.add_item(LanguageButton.make(language, languages.say(Text("language-name"), language), chosen == language))
    lines = [say(interaction, Text("language-how"))]
    gaps = languages.gaps(chosen) if chosen else ()
    if gaps:
        games = tuple(Text("game-" + game) for game in gaps)
        lines.append(say(interaction, Text("language-gaps", {"games": games})))
    words = "\n".join(lines)
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(content=words, view=view)
    else:
        await answer(interaction, words, view=view)


async def choose_language(interaction: Interaction, language: str) -> None:
    """Choose the language of a button and show all of them again, in that language."""
    if language not in (AUTOMATIC, *interaction.client.languages.languages):
        raise RefusedError(Refusal("refused-button-outdated"))
    person = person_of(interaction)._replace(locale=interaction.locale.value)
    master = interaction.client.master
    await master.finish(master.chosen_languages.choose(person, "" if language == AUTOMATIC else language))
    await show_languages(interaction)


class LanguageButton(PersistentItem[ui.Button[ui.View]], template=LANGUAGE):
    """A button that chooses a language."""

    @classmethod
    def make(cls, language: str, label: str, chosen: bool) -> LanguageButton:
        style = discord.ButtonStyle.success if chosen else discord.ButtonStyle.secondary
        return cls(ui.Button(label=label[:80], style=style, custom_id=language_id(language)))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        match = LANGUAGE.fullmatch(self.custom_id)
        assert match is not None
        await handle(interaction, choose_language(interaction, match["language"]))


PERSISTENT = (LanguageButton,)
