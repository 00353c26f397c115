"""``/log``: the story of one player or character, a page at a time, visible only to the person who asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST, OptionText, find_value, matching_choices
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import STORY, story_id
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, handle, or_no_choices, reader_of, table_of
from engine.kernel.text import Text
from host.record.stories import PersonalStory, StorySubject
from host.tables.table import Table
from render.pages import cut

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

PER_PAGE = 20
"""Lines on a page."""


class LogCog(commands.Cog):
    """``/log``."""

    @app_commands.command(name="log")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction, who: OptionText) -> None:
        await handle(interaction, open_story(interaction, who))

    @log.autocomplete("who")
    async def who_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(subject_choices(interaction, current))


async def subject_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the subjects whose story can be read here, as suggestions."""
    table = await table_of(interaction)
    return matching_choices(
        _labelled(interaction, table, await interaction.client.master.stories.people(table.id)), current
    )


async def open_story(interaction: Interaction, who: str) -> None:
    """Show the first page of a story. Raises RefusedError for an unknown subject."""
    table, stories = await table_of(interaction), interaction.client.master.stories
    subject_id = find_value(_labelled(interaction, table, await stories.people(table.id)), who)
    story = await stories.story_of(table.id, subject_id or "")
    await answer(interaction, "", view=_layout(interaction, story, 0))


async def handle_component(interaction: Interaction) -> None:
    """Turn a page; ignore other components."""
    match = STORY.fullmatch(str((interaction.data or {}).get("custom_id", "")))
    if match is not None:
        await handle(interaction, _turn(interaction, int(match["table"]), int(match["page"]), match["who"]))


async def _turn(interaction: Interaction, table_id: int, page: int, subject_id: str) -> None:
    story = await interaction.client.master.stories.story_of(table_id, subject_id)
    await interaction.response.defer()
    await interaction.edit_original_response(view=_layout(interaction, story, page))


def _labelled(interaction: Interaction, table: Table, people: Sequence[StorySubject]) -> list[tuple[str, str]]:
    """Return the names of subjects as people type them, with the subjects' ids."""
    reader = replace(reader_of(interaction, table), markdown=False)
    return [(interaction.client.languages.say_to(subject.name, reader)[:LONGEST], subject.id) for subject in people]


def _layout(interaction: Interaction, story: PersonalStory, page: int) -> components.Layout:
    """Return a page of a story with buttons to turn it; the last page where there are fewer."""
    reader, localize = reader_of(interaction, story.table), interaction.client.languages.say_to
    plain = replace(reader, markdown=False)
    pages = max(1, -(-len(story.lines) // PER_PAGE))
    page = min(page, pages - 1)
    lines = [localize(text, reader) for text in story.lines[page * PER_PAGE : (page + 1) * PER_PAGE]]
    words = "\n".join(lines) or localize(Text("story-empty"), reader)
    title = localize(Text("story-title", {"who": story.subject.name}), reader)
    parts: list[ContainerChildComponent] = [
        components.text(f"### {title}"),
        components.text(cut(words, components.LONGEST_TEXT)),
    ]
    if pages > 1:
        parts.append(components.text(f"-# {localize(Text('piles-page', {'page': page + 1, 'pages': pages}), reader)}"))
        buttons = [
            components.button(
                localize(Text(key), plain),
                story_id(story.table.id, number, story.subject.id),
                discord.ButtonStyle.secondary,
                emoji,
            )
            for number, key, emoji in components.page_turns(page, pages)
        ]
        return components.Layout([components.container(COLOUR, [*parts, components.row(buttons)])])
    return components.Layout([components.container(COLOUR, parts)])
