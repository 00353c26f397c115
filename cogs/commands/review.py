"""``/review``: chances, mistakes and luck of a finished game, visible only to the person who asks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.replay import LOOK, check, finished_game, mark_texts, offered_games
from cogs.connection.bot import Interaction
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import replay_id
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import handle, or_no_choices, place_of, reader_of, say
from engine.kernel.text import Text, seat_name
from engine.review.game_review import Review
from host.budget import LimitedUse
from host.record.reviewing import ReviewInProgress
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Reader
from render.pages import ALT, cut
from render.review_picture import shown_marks

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

PROGRESS_PAUSE = 4.0
"""Seconds between two edits that show how far a review is."""
_LONGEST = 3600
_FILE = "review.png"


class ReviewCog(commands.Cog):
    """``/review``."""

    @app_commands.command(name="review")
    async def review(self, interaction: Interaction, game: app_commands.Range[str, 1, 100] | None = None) -> None:
        await handle(interaction, _review(interaction, game))

    @review.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await or_no_choices(offered_games(interaction, current))


async def _review(interaction: Interaction, game: str | None) -> None:
    await open_review(interaction, await finished_game(interaction, game))


async def open_review(interaction: Interaction, table_id: int) -> None:
    """Show the review of a finished game, computed now if nobody has asked for it before. Raises RefusedError."""
    master = interaction.client.master
    table = await master.get(table_id)
    if table.status is Status.OVER or not table.is_at(place_of(interaction), interaction.user.id):
        await check(interaction, table_id)
    review = await master.reviews.find(table_id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    if review is None:
        review = await _computed(interaction, table)
    await _show(interaction, table, review)


async def _computed(interaction: Interaction, table: Table) -> Review:
    """Return a new review and show its progress until then. Raises RefusedError."""
    master = interaction.client.master
    progress = master.reviews.in_progress(table.id)
    if progress is None:
        async with master.budget.spending(LimitedUse.REVIEW, interaction.user.id):
            progress = master.reviews.begin(table.id)
    assert progress.task is not None
    with master.priority.waiting():
        while not progress.task.done():
            await _show_progress(interaction, table, progress)
            await asyncio.wait({progress.task}, timeout=PROGRESS_PAUSE)
    return progress.task.result()


async def _show_progress(interaction: Interaction, table: Table, progress: ReviewInProgress) -> None:
    words = say(interaction, Text("review-progress", {"percent": int(100 * progress.share)}), table)
    layout = components.Layout([components.container(COLOUR, [components.text(words)])])
    await interaction.edit_original_response(view=layout)


async def _show(interaction: Interaction, table: Table, review: Review) -> None:
    """Show a review in place of its progress."""
    reader, localize = reader_of(interaction, table), interaction.client.languages.say_to
    plain = replace(reader, markdown=False)
    people = table.people(interaction.client.languages, reader.language)
    together = table.rules.is_cooperative
    picture = await draw_illustration(
        interaction, lambda: interaction.client.pictures.review(table.game, review, together, reader.language, people)
    )
    title = Text("review-title", {"game": Text("game-" + table.game), "number": table.id})
    parts: list[ContainerChildComponent] = [components.text(f"### {localize(title, reader)}")]
    files: list[discord.File] = []
    if picture is not None:
        alt = cut(localize(Text("review-alt"), plain), ALT)
        files.append(png(picture, _FILE, alt))
        parts.append(components.picture(components.attached(_FILE, alt)))
    parts.append(components.text(cut("\n".join(_lines(interaction, review, reader)), _LONGEST)))
    buttons = [
        components.button(
            f"{mark.sign} {localize(Text('review-step', {'step': mark.step + 1}), plain)}",
            replay_id(table.id, mark.step, f"{LOOK}{number}"),
            discord.ButtonStyle.secondary,
        )
        for number, mark in enumerate(shown_marks(review))
    ]
    if buttons:
        parts.append(components.row(buttons))
    layout = components.Layout(components.with_wide_pictures(COLOUR, parts))
    await interaction.edit_original_response(view=layout, attachments=files)


def _lines(interaction: Interaction, review: Review, reader: Reader) -> list[str]:
    """Return the moves pointed out, a line for each player to learn from, and how all this was found."""
    texts: list[Text] = []
    shown = shown_marks(review)
    for mark in shown:
        texts += mark_texts(mark)
    mistakes = [mark for mark in review.marks if mark.is_mistake]
    hidden = len(mistakes) - len([mark for mark in shown if mark.is_mistake])
    if hidden:
        texts.append(Text("review-more", {"count": hidden}))
    if not mistakes:
        texts.append(Text("review-no-mistakes"))
    for seat, lesson in enumerate(review.lessons):
        if lesson is not None:
            texts.append(Text("review-lesson", {"player": seat_name(seat), "lesson": lesson}))
    lines = [interaction.client.languages.say_to(text, reader) for text in texts]
    method = Text("review-method", {"judged": review.judged, "unjudged": review.unjudged})
    return [*lines, f"-# {interaction.client.languages.say_to(method, reader)}"]
