"""Cards and other content, by name."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.look.rules import LONGEST_EMBED
from cogs.messages.embeds import COLOUR, png
from cogs.messages.pictures import drawn
from cogs.press import Press, answer
from engine.games import GAMES, game
from engine.kernel.menus import Refusal, Refused
from engine.kernel.text import name
from engine.kernel.views import Item
from render.languages import Reader
from render.pages import cut, item_sheet

Named = tuple[str, str]
"""A game and one of its content items."""


def named_cards(press: Press, preferred: str | None) -> list[tuple[str, Named]]:
    """The names of all content items in the reader's language, those of the preferred game first."""
    games = sorted(GAMES, key=lambda which: which != preferred)
    found: list[tuple[str, Named]] = []
    for which in games:
        reader = Reader(press.client.languages.pick(press.locale.value), which)
        tell = press.client.languages.tell
        found += [(tell(name(identifier), reader), (which, identifier)) for identifier in game(which).names()]
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
    await show_item(press, which, item, press.client.languages.pick(press.locale.value), "card.png")


async def show_item(press: Press, which: str, item: Item, language: str, file: str, people: Sequence[str] = ()) -> None:
    """A content item in words, with its picture in a file of this name where it can be drawn. ``people`` are called by
    their seats where the item speaks of players."""
    sheet = item_sheet(item, press.client.languages, language, which, people)
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(sheet.lines), LONGEST_EMBED), colour=COLOUR)
    picture = await drawn(press, lambda: press.client.pictures.item(which, item, language, people))
    if picture is None:
        await answer(press, "", embed=embed)
        return
    embed.set_image(url=f"attachment://{file}")
    await answer(press, "", embed=embed, file=png(picture, file, sheet.alt))
