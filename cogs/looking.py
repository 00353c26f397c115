"""Looking at things, which changes nothing: one's hand, the board, cards, rules, dice, help."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable

import discord
from discord import ui

from cogs.answering import Press, answer, person_of, place_of, say, taking_time, tell_log
from cogs.board import buttons_view
from cogs.embeds import COLOUR, board_embed, board_files, hand_embed, hand_files, png
from cogs.lobby import table_of
from cogs.permissions import invite_link
from engine.games import GAMES, game
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from engine.rulebook import Rulebook, rulebook
from host.record.verifying import Report, as_file
from host.seating.sealing import dice_words
from render.pages import cut, item_sheet
from render.user_text import Markup

MOST_FOUND = 8
FIRST_GAME = next(iter(GAMES))
LONGEST_EMBED = 4000
PICTURE_SECONDS = 1.5
"""No answer waits longer for a picture that only adorns its words."""

Named = tuple[str, str]
"""A game and one of its content items."""


async def show_hand(press: Press, table_id: int) -> None:
    """The presser's own hand. Raises Refused for strangers and before the game."""
    table = await press.client.master.get(table_id)
    table.seat_of(press.user.id)
    table.playing()
    async with taking_time(press):
        post = await press.client.master.hand(table_id, person_of(press))
    buttons = buttons_view(table_id, post.buttons, post.language, press.client.languages)
    await answer(press, "", embed=hand_embed(post), files=hand_files(post), view=buttons)


async def show_board(press: Press) -> None:
    """The board in the reader's language, with the buttons it has in the channel."""
    table = await table_of(press)
    async with taking_time(press):
        post = await press.client.master.board(table.id, person_of(press))
    buttons = buttons_view(post.table_id, post.buttons, post.language, press.client.languages, post.proposal)
    await answer(press, "", embed=board_embed(post), files=board_files(post), view=buttons)


def named_cards(press: Press, preferred: str | None) -> list[tuple[str, Named]]:
    """The names of all content items in the reader's language, those of the preferred game first."""
    games = sorted(GAMES, key=lambda name: name != preferred)
    found: list[tuple[str, Named]] = []
    for which in games:
        language = press.client.languages.pick(press.locale.value, which)
        for identifier, words in game(which).names().items():
            found.append((words.get(language) or words["en"], (which, identifier)))
    return found


async def show_card(press: Press, words: str) -> None:
    """A card: what it does, with its picture. Raises Refused where none is called so."""
    wanted = words.strip().casefold()
    cards = named_cards(press, None)
    exact = [named for label, named in cards if wanted in (label.casefold(), named[1])]
    near = [named for label, named in cards if wanted and wanted in label.casefold()]
    if not exact and not near:
        raise Refused(Refusal("refused-no-such-card", {"words": words}))
    which, identifier = (exact or near)[0]
    item = game(which).describe(identifier)
    language = press.client.languages.pick(press.locale.value, which)
    sheet = item_sheet(item, press.client.languages, language, which)
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(sheet.lines), LONGEST_EMBED), colour=COLOUR)
    picture = await drawn(press, lambda: press.client.pictures.item(which, item, language))
    if picture is None:
        await answer(press, "", embed=embed)
        return
    embed.set_image(url="attachment://card.png")
    await answer(press, "", embed=embed, file=png(picture, "card.png", sheet.alt))


async def drawn(press: Press, draw: Callable[[], bytes]) -> bytes | None:
    """A picture drawn aside, with the press acknowledged before; None where that fails or takes too long, for the words
    are enough."""
    async with taking_time(press):
        try:
            return await asyncio.wait_for(press.client.pictures.easel.draw(draw), PICTURE_SECONDS)
        except Exception as error:
            tell_log("a picture could not be drawn", error)
            return None


async def show_rules(press: Press, words: str) -> None:
    """How to play and the contents of the rules; one rule by its number; or those that contain the words."""
    which = await game_here(press)
    book = rulebook(which)
    language = press.client.languages.pick(press.locale.value, which)
    if not words.strip():
        await answer(press, "", embeds=_primer(press, book, language))
        return
    found = book.find(words, language, MOST_FOUND)
    if not found:
        raise Refused(Refusal("refused-no-such-rule", {"words": words}))
    titles = {section.key: section.title for section in book.sections(language)}
    embed = discord.Embed(title=book.title(language), colour=COLOUR)
    left = LONGEST_EMBED
    for statement in found[:1] if words.strip().casefold() == found[0].id.casefold() else found:
        ruling = f"\n-# {say(press, Text('rules-ruling'))}" if statement.ruling else ""
        name = cut(f"{statement.id} · {titles[statement.section]}", 256)
        value = cut(statement.text, 900) + ruling
        left -= len(name) + len(value)
        if left > 0:
            embed.add_field(name=name, value=value, inline=False)
    await answer(press, "", embed=embed)


def _primer(press: Press, book: Rulebook, language: str) -> list[discord.Embed]:
    contents = []
    for section in book.sections(language):
        statements = book.chapter(section.key, language).statements
        if statements:
            values = {"section": Markup(section.title), "first": statements[0].id, "last": statements[-1].id}
            contents.append(say(press, Text("rules-section", values)))
    how = say(press, Text("rules-how"))
    listed = cut("\n".join([*contents, "", how]), 2000)
    title = book.title(language)
    primer = cut(book.primer(language), 5800 - len(title) - len(listed))
    return [
        discord.Embed(title=title, description=primer[:4096], colour=COLOUR),
        discord.Embed(description=listed, colour=COLOUR),
    ]


async def game_here(press: Press) -> str:
    """The game of this channel's table; the first game of the house where there is none."""
    table = await press.client.master.find(place_of(press))
    return table.game if table is not None else FIRST_GAME


async def show_dice(press: Press) -> None:
    """Recompute every die of the channel's game: with the secret and a file of all dice once it is over, before that
    with what everybody may know."""
    table = await table_of(press)
    await press.response.defer(ephemeral=True)  # a long game takes its time
    report = await press.client.master.archive.verify(table.id)
    told = [_verdict(report), Text("verify-seal", {"seal": report.seal})]
    if report.words is None:
        told.append(Text("verify-no-words"))
    else:
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


async def show_help(press: Press, table_id: int = 0) -> None:
    """How to play, and the link that invites the bot elsewhere."""
    embed = discord.Embed(
        title=say(press, Text("help-title")), description=say(press, Text("help-text")), colour=COLOUR
    )
    view = ui.View(timeout=None)
    link = invite_link(press.application_id)
    view.add_item(ui.Button(label=say(press, Text("help-invite"))[:80], url=link))
    await answer(press, "", embed=embed, view=view)
