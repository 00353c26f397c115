"""``/odds``: the chances of a fight, planned in words or running at the table, in every game that can tell them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.moves import Words
from cogs.messages.embeds import COLOUR, png
from cogs.messages.pictures import drawn
from cogs.press import Press, answer, handle, place_of
from engine.games import GAMES, game
from engine.kernel.copying import copy_of
from engine.kernel.menus import Refusal, Refused
from engine.kernel.odds import OddsRules, OddsWord
from engine.kernel.text import Text, name
from engine.kernel.views import Item
from host.tables.status import Status
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
        await handle(interaction, show_odds(interaction, striker or "", struck or ""))

    @odds.autocomplete("striker")
    async def striker_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return await side_choices(interaction, current)

    @odds.autocomplete("struck")
    async def struck_choices(self, interaction: Press, current: str) -> list[app_commands.Choice[str]]:
        return await side_choices(interaction, current)


async def side_choices(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    """What the last part of a side may be completed to: first what is in play, then every card and word."""
    parts = _BETWEEN.split(typed)
    before = "".join(part.strip() + ", " for part in parts[:-1])
    wanted = parts[-1].strip().casefold()
    labels = [label for fight in await _fights(press) for label in fight.known]
    found = [before + label for label in dict.fromkeys(labels) if wanted in label.casefold()]
    return [app_commands.Choice(name=label, value=label) for label in found if len(label) <= LONGEST][:MOST_CHOICES]


async def show_odds(press: Press, first: str, second: str) -> None:
    """The chances in words and as a picture. Without words those of the fight that is on. Raises Refused."""
    fights = await _fights(press)
    if first.strip() or second.strip():
        fight, sides = understood(fights, (first, second))
        await press.response.defer(ephemeral=True)
        rules = cast("OddsRules", game(fight.game))
        try:
            item = await asyncio.to_thread(rules.odds, sides[0], sides[1], fight.state)
        except Refused as refused:
            await answer(press, press.client.languages.say(refused.refusal.text, fight.language, game=fight.game))
            return
        await show(press, fight.game, item, fight.language)
        return
    for fight in fights:
        item = None if fight.state is None else cast("OddsRules", game(fight.game)).odds_now(fight.state)
        if item is not None:
            await show(press, fight.game, item, fight.language)
            return
    raise Refused(Refusal("refused-odds-no-fight"))


async def show(press: Press, which: str, item: Item, language: str) -> None:
    sheet = item_sheet(item, press.client.languages, language, which)
    embed = discord.Embed(title=sheet.title, description=cut("\n".join(sheet.lines), LONGEST_EMBED), colour=COLOUR)
    picture = await drawn(press, lambda: press.client.pictures.item(which, item, language))
    if picture is None:
        await answer(press, "", embed=embed)
        return
    embed.set_image(url="attachment://odds.png")
    await answer(press, "", embed=embed, file=png(picture, "odds.png", sheet.alt))


class Fights(NamedTuple):
    """What fights may be about: the words of one game, and the game that runs here (None: none does)."""

    game: str
    language: str
    known: Mapping[str, str]
    state: Any


async def _fights(press: Press) -> Sequence[Fights]:
    """The game of this channel's table if it can tell chances, else all that can."""
    table = await press.client.master.find(place_of(press))
    languages, locale = press.client.languages, press.locale.value
    if table is not None and isinstance(table.rules, OddsRules):
        language = languages.pick(locale, table.game)
        if table.match is None or table.status is not Status.RUNNING:
            return [Fights(table.game, language, vocabulary(table.game, languages, language), None)]
        async with table.lock:
            state = copy_of(table.playing().state)
        things = table.rules.odds_things(state)
        people = table.people(languages, language)
        lying = {_plain(languages.say(text, language, game=table.game, people=people)): word for word, text in things}
        return [Fights(table.game, language, {**lying, **vocabulary(table.game, languages, language)}, state)]
    picked = [(which, languages.pick(locale, which)) for which in GAMES if isinstance(game(which), OddsRules)]
    return [Fights(which, language, vocabulary(which, languages, language), None) for which, language in picked]


def understood(fights: Sequence[Fights], typed: Sequence[str]) -> tuple[Fights, Sequence[Sequence[OddsWord]]]:
    """Both sides in the words of the first game that knows them all. Raises Refused for words that no game knows."""
    refused = Refused(Refusal("refused-odds-no-fight"))
    for fight in fights:
        try:
            return fight, [read_side(words, fight.known) for words in typed]
        except Refused as found:
            refused = found
    raise refused


# ---- words


def vocabulary(which: str, languages: Languages, language: str) -> Mapping[str, str]:
    """What may be said about a side, as a person reads it -> its identifier."""
    rules = game(which)
    words = cast("OddsRules", rules).odds_words
    worded = {languages.say(Text("odds-word-" + word), language, game=which): word for word in words}
    named = {_plain(languages.say(name(item), language, game=which)): item for item in rules.names()}
    return {**named, **worded}


def _plain(label: str) -> str:
    """A label without the signs that stand between the parts of a side."""
    return " ".join(_BETWEEN.sub(" ", label).split())


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
