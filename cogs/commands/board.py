"""What is to be seen of this channel's table: one's own hand, the board, the dice."""

from __future__ import annotations

import io

import discord

from cogs.connection.bot import Interaction
from cogs.ui.boards.hands import hand_files, hand_layout
from cogs.ui.boards.large import large_files, large_layout
from cogs.ui.replies import answer, deferred, person_of, say, table_of
from engine.kernel.text import Text
from host.record.verifying import Report, as_file
from host.seating.sealing import dice_words


async def show_hand(press: Interaction, table_id: int) -> None:
    """The presser's own hand. Raises RefusedError for strangers and before the game."""
    table = await press.client.master.get(table_id)
    table.seat_of(press.user.id)
    table.playing()
    async with deferred(press):
        post = await press.client.master.hand(table_id, person_of(press))
    await answer(press, "", view=hand_layout(post, press.client.languages), files=hand_files(post))


async def show_board(press: Interaction) -> None:
    """The board of this channel's table as :func:`show_large` shows it."""
    await show_large(press, (await table_of(press)).id)


async def show_large(press: Interaction, table_id: int) -> None:
    """The board in the reader's language as large as it can be, with all that does not fit into the channel's picture,
    in words too, and with the buttons it has there.
    """
    async with deferred(press):
        shown = await press.client.master.large_board(table_id, person_of(press))
    await answer(press, "", view=large_layout(shown, press.client.languages), files=large_files(shown))


async def show_dice(press: Interaction) -> None:
    """Recompute every die of the channel's game: with the secret and a file of all dice once it is over, before that
    with what everybody may know.
    """
    table = await table_of(press)
    await press.response.defer(ephemeral=True)  # a long game takes its time
    async with press.client.master.budget.computing(press.user.id):
        report = await press.client.master.archive.verify(table.id)
    told = [_verdict(report), Text("verify-seal", {"seal": report.seal})]
    told += [Text("verify-words", {"words": dice_words(report.words)}), Text("verify-words-why")]
    if not report.secret:
        await answer(press, "\n".join(say(press, text, table) for text in told))
        return
    told.append(Text("verify-secret", {"secret": report.secret, "key": report.key}))
    told.append(Text("verify-file"))
    file = discord.File(io.BytesIO(as_file(report)), filename=f"dice-{table.id}.csv")
    await answer(press, "\n".join(say(press, text, table) for text in told), file=file)


def _verdict(report: Report) -> Text:
    if report.problem is not None:
        return Text("verify-bad", {"problem": report.problem})
    return Text("verify-good" if report.secret else "verify-so-far", {"rolls": report.rolls, "moves": report.moves})
