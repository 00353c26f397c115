"""``/odds``: the chances of a fight, planned in words or running at the table, in every game that can tell them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering import Press, answer, place_of, politely
from cogs.embeds import COLOUR, png
from cogs.looking import drawn
from cogs.moves import Words
from engine.games import GAMES, game
from engine.kernel.menus import Refusal, Refused
from engine.kernel.odds import OddsRules, OddsWord
from engine.kernel.text import Text
from engine.kernel.views import Item
from render.languages import Languages
from render.pages import cut, item_sheet

MOST_CHOICES = 25
LONGEST = 100
LONGEST_EMBED = 4000
_BETWEEN = re.compile(r"[,;+]")
_WORD = re.compile(r"(?P<word>.*?)[\s:=]*(?P<number>\d{1,4})?")


class OddsCog(commands.Cog):
    """One command for all games whose rules are also :class:`OddsRules`."""

    @app_commands.command(name="odds")
    async def odds(self, interaction: Press, striker: Words | None = None, struck: Words | None = None) -> None:
        await politely(interaction, show_odds(interaction, striker or "", struck or ""))

    @odds.autocomplete("striker")
    async def striker_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return await side_choices(interaction, current)

    @odds.autocomplete("struck")
    async def struck_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return await side_choices(interaction, current)


async def side_choices(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    """What the last part of a side may be completed to."""
    which = await _game(press)
    parts = _BETWEEN.split(typed)
    before = "".join(part.strip() + ", " for part in parts[:-1])
    wanted = parts[-1].strip().casefold()
    labels = vocabulary(which, press.client.languages, press.client.languages.pick(press.locale.value, which))
    found = [before + label for label in labels if wanted in label.casefold()]
    return [app_commands.Choice(name=label, value=label) for label in found if len(label) <= LONGEST][:MOST_CHOICES]


async def show_odds(press: Press, first: str, second: str) -> None:
    """The chances in words and as a picture. Without words those of the fight that is on. Raises Refused."""
    which = await _game(press)
    rules = cast("OddsRules", game(which))
    language = press.client.languages.pick(press.locale.value, which)
    if first.strip() or second.strip():
        known = vocabulary(which, press.client.languages, language)
        sides = [read_side(words, known) for words in (first, second)]
        await press.response.defer(ephemeral=True)
        try:
            item = await asyncio.to_thread(rules.odds, *sides)
        except Refused as refused:
            await answer(press, press.client.languages.say(refused.refusal.text, language, game=which))
            return
    else:
        item = await running(press, rules)
        if item is None:
            raise Refused(Refusal("refused-odds-no-fight"))
    await show(press, which, item, language)


async def running(press: Press, rules: OddsRules) -> Item | None:
    """The fight of this channel's table; None where there is none."""
    table = await press.client.master.find(place_of(press))
    if table is None or table.match is None:
        return None
    async with table.lock:
        return rules.odds_now(table.playing().state)


async def show(press: Press, which: str, item: Item, language: str) -> None:
    sheet = item_sheet(item, press.client.languages, language, which)
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(sheet.lines), LONGEST_EMBED), colour=COLOUR)
    picture = await drawn(press, lambda: press.client.pictures.item(which, item, language))
    if picture is None:
        await answer(press, "", embed=embed)
        return
    embed.set_image(url="attachment://odds.png")
    await answer(press, "", embed=embed, file=png(picture, "odds.png", sheet.alt))


async def _game(press: Press) -> str:
    """The game of this channel's table if it can tell chances, else the first one that can."""
    table = await press.client.master.find(place_of(press))
    able = [name for name in GAMES if isinstance(game(name), OddsRules)]
    if table is not None and table.game in able:
        return table.game
    if not able:
        raise Refused(Refusal("refused-odds-no-fight"))
    return able[0]


# ---- words


def vocabulary(which: str, languages: Languages, language: str) -> Mapping[str, str]:
    """What may be said about a side, as a person reads it -> its identifier."""
    rules = game(which)
    words = cast("OddsRules", rules).odds_words
    worded = {languages.say(Text("odds-word-" + word), language, game=which): word for word in words}
    return {**{names.get(language) or names["en"]: item for item, names in rules.names().items()}, **worded}


def read_side(words: str, known: Mapping[str, str]) -> Sequence[OddsWord]:
    """``"Galan 5, Troll Club, armour 2"`` as words of the game. Raises Refused for one that nothing is called."""
    folded = {label.casefold(): item for label, item in known.items()}
    folded.update({item.casefold(): item for item in known.values()})
    found: list[OddsWord] = []
    for part in filter(None, (part.strip() for part in _BETWEEN.split(words))):
        match = _WORD.fullmatch(part)
        word = folded.get(match["word"].strip().casefold()) if match else None
        if match is None or word is None:
            raise Refused(Refusal("refused-odds-word", {"word": part}))
        found.append(OddsWord(word, int(match["number"]) if match["number"] else None))
    return found
