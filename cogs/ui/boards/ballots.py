"""Votes on the board: a button for each choice with its number of votes.

Choices that do not fit below a board are on private pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import ui

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import show_instead, show_privately
from cogs.ui.messages import components
from cogs.ui.messages.components import Parts
from cogs.ui.messages.custom_ids import ballot_id, ballot_page_id, find_ballot
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, event_lines, person_of, reader_of, reporting_lost_answer, say
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.motion import Vote
from engine.kernel.text import Text
from host.chat import VoteChoice, VoteChoices
from host.play.ballots import vote_at, vote_choices, vote_lines
from host.tables.table import Table

MOST = 12
"""Most buttons of a vote below a board: three rows, next to the board's own."""
PER_PAGE = 20
_BUTTONS_PER_ROW = 5
_WANTED, _FREE = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def ballot_buttons(table_id: int, paper: VoteChoices, more: str) -> list[ui.Button[ui.View]]:
    """Return the buttons of a vote below a board; the last one, labelled ``more``, shows the other choices."""
    count = MOST if len(paper.choices) <= MOST else MOST - 1
    shown = [
        ui.Button[ui.View](
            label=components.cut(label, components.LONGEST_BUTTON),
            style=_WANTED if votes else _FREE,
            custom_id=ballot_id(table_id, paper.id, move),
        )
        for move, label, votes in paper.choices[:count]
    ]
    if len(paper.choices) > count:
        shown.append(ui.Button(label=more, emoji="➕", custom_id=ballot_page_id(table_id, paper.id, 0)))
    return shown


async def cast_ballot(interaction: Interaction, table_id: int, vote_id: str, path: str, page: str = "-") -> None:
    """Count a vote, and show it on the board or on the page of choices. Raises RefusedError."""
    master = interaction.client.master
    table = await master.get(table_id)
    move = _move(table, vote_id, path)
    played = await master.finish(master.gameplay.vote(table, person_of(interaction), vote_id, move, interaction.id))
    if not _private(interaction):
        await interaction.response.defer()
        interaction.client.edit_board_through(interaction)
        return
    text = "\n".join(event_lines(interaction, table, played.events))
    vote = vote_at(table)
    async with reporting_lost_answer(lambda: text):
        if page == "-":  # a private board, which does not follow the game
            await answer(interaction, text)
        elif vote is not None and vote.id == vote_id:
            await show_instead(interaction, _page(interaction, table, vote, int(page)))
        else:
            await show_instead(interaction, [_text_part([text])])


async def show_ballots(interaction: Interaction, table_id: int, vote_id: str, page: int) -> None:
    """Show a private page of the choices of a vote, in place of the last page. Raises RefusedError."""
    table = await interaction.client.master.get(table_id)
    table.seat_of(interaction.user.id)
    table.running()
    vote = vote_at(table)
    if vote is None or vote.id != vote_id:
        raise RefusedError(Refusal("refused-vote-over"))
    parts = _page(interaction, table, vote, page)
    if _private(interaction):
        await show_instead(interaction, parts)
    else:
        await show_privately(interaction, parts)


# ---- inside


def _move(table: Table, vote_id: str, path: str) -> Move:
    """Return the choice of a button; an empty move where the vote is over, which does not count."""
    vote = vote_at(table)
    return find_ballot(vote.menu, path) if vote is not None and vote.id == vote_id else Move("")


def _private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _page(interaction: Interaction, table: Table, vote: Vote, page: int) -> Parts:
    reader = reader_of(interaction, table)
    plain = replace(reader, markdown=False)
    paper = vote_choices(table, vote, lambda text: interaction.client.languages.say_to(text, plain))
    lines = vote_lines(table, vote, lambda text: interaction.client.languages.say_to(text, reader))
    pages = -(-len(paper.choices) // PER_PAGE)
    page = min(page, pages - 1)
    shown = paper.choices[page * PER_PAGE : (page + 1) * PER_PAGE]
    rows = [
        _row(table, paper, shown[start : start + _BUTTONS_PER_ROW], page)
        for start in range(0, len(shown), _BUTTONS_PER_ROW)
    ]
    turning = [
        components.button(say(interaction, Text(key), table), ballot_page_id(table.id, paper.id, number), _FREE, emoji)
        for number, key, emoji in components.page_turns(page, pages)
    ]
    if turning:
        rows.append(components.row(turning))
    return [_text_part(lines), *rows]


def _row(table: Table, paper: VoteChoices, shown: Sequence[VoteChoice], page: int) -> components.ActionRow:
    return components.row(
        [
            components.button(label, ballot_id(table.id, paper.id, move, page), _WANTED if votes else _FREE)
            for move, label, votes in shown
        ]
    )


def _text_part(lines: Sequence[str]) -> components.ContainerComponent:
    return components.container(COLOUR, [components.text("\n".join(lines))])
