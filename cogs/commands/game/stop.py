"""Stopping a game: by consent of all who play, or by oneself where nobody else does."""

from __future__ import annotations

from cogs.commands.game.confirmation import ask_first
from cogs.connection.bot import Interaction
from cogs.ui.replies import answer, person_of, say
from engine.kernel.text import Text
from host.chat import Button
from host.commits.timing import present
from host.tables.status import Status


async def stop(press: Interaction, table_id: int) -> None:
    """Propose to stop the game, so that nobody wins; whoever plays alone is asked first."""
    master, person = press.client.master, person_of(press)
    table = await master.get(table_id)
    if table.status is Status.RUNNING and present(table) == [table.seat_of(person.id)]:
        await ask_first(press, table, Text("said-stop-sure"), Button.STOP, Text("button-stop-ends"))
        return
    done = await master.stop(table_id, person, press.id)
    await answer(press, say(press, Text("said-stopped") if done else Text("said-proposed")))


async def stop_alone(press: Interaction, table_id: int) -> None:
    """Stop the game after that question; others who have come meanwhile have to agree."""
    done = await press.client.master.stop(table_id, person_of(press), press.id)
    words = say(press, Text("said-stopped") if done else Text("said-proposed"))
    await press.response.edit_message(content=words, view=None)
