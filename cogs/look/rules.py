"""The rules: how to play, one statement by its number, or those that contain some words."""

from __future__ import annotations

import discord

from cogs.messages.embeds import COLOUR
from cogs.press import Press, answer, place_of, say
from engine.games import GAMES
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import Text
from engine.rulebook import Rulebook, rulebook
from render.pages import cut
from render.user_text import Markup

MOST_FOUND = 8
FIRST_GAME = next(iter(GAMES))
LONGEST_EMBED = 4000


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
