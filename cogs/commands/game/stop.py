"""Stopping a game: by consent of all who play, or alone if nobody else plays."""

from __future__ import annotations

from cogs.commands.game.confirmation import ask_first
from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, person_of, say, table_of
from engine.kernel.text import Text
from host.chat import Button
from host.commits.timing import active_seats
from host.tables.status import Status


async def stop(interaction: Interaction, table_id: int) -> None:
    """Propose to stop the game, so that nobody wins; a lone player is asked to confirm."""
    master, person = interaction.client.master, person_of(interaction)
    table = await master.get(table_id)
    if table.status is Status.RUNNING and active_seats(table) == [table.seat_of(person.id)]:
        await ask_first(interaction, table, Text("said-stop-sure"), Button.STOP, Text("button-stop-ends"))
        return
    done = await master.stop(table_id, person, interaction.id)
    await answer(interaction, say(interaction, Text("said-stopped") if done else Text("said-proposed")))


async def pause(interaction: Interaction, days: int) -> None:
    """Propose a break of some days, or with 0 days the end of one."""
    master, table = interaction.client.master, await table_of(interaction)
    done = await master.finish(master.pausing.propose(table, person_of(interaction), days, interaction.id))
    proposed = Text("said-break" if days else "said-gone-on") if done else Text("said-proposed")
    await answer(interaction, say(interaction, proposed))


async def stop_alone(interaction: Interaction, table_id: int) -> None:
    """Stop the game after the confirmation; people who have joined meanwhile have to agree."""
    done = await interaction.client.master.stop(table_id, person_of(interaction), interaction.id)
    words = say(interaction, Text("said-stopped") if done else Text("said-proposed"))
    await interaction.response.edit_message(content=words, view=None)
