"""``/odds``: the chances of a fight, planned in words or running at the table, in every game that can tell them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.commands.card import show_item
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import OptionText
from cogs.ui.replies import answer, handle, place_of, reader_of
from engine.games import GAMES, game
from engine.kernel.copying import copy_of
from engine.kernel.game import Game
from engine.kernel.labels import choice_label
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.odds import OddsWord
from engine.kernel.text import Text, name
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages

MOST_CHOICES = 25
LONGEST = 100
_BETWEEN = re.compile(r"[,;+]")
_SIGNS = re.compile(r"[:=]")
_DIGITS = 4
EXAMPLE = {"strength": 8, "level": 3, "life": 7}
"""Numbers of an example, for the words that a game has for them."""


class OddsCog(commands.Cog):
    """One command for all games that have odds."""

    @app_commands.command(name="odds")
    async def odds(
        self, interaction: Interaction, attacker: OptionText | None = None, target: OptionText | None = None
    ) -> None:
        await handle(interaction, show_odds(interaction, attacker or "", target or ""))

    @odds.autocomplete("attacker")
    async def attacker_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await side_choices(interaction, current)

    @odds.autocomplete("target")
    async def target_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await side_choices(interaction, current)


async def side_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What the last part of a side may be completed to: first what is in play, then every card and word."""
    parts = _BETWEEN.split(typed)
    before = "".join(part.strip() + ", " for part in parts[:-1])
    wanted = parts[-1].strip().casefold()
    labels = [label for fight in await _fights(interaction) for label in fight.known]
    found = [before + label for label in dict.fromkeys(labels) if wanted in label.casefold()]
    return [app_commands.Choice(name=label, value=label) for label in found if len(label) <= LONGEST][:MOST_CHOICES]


async def show_odds(interaction: Interaction, first: str, second: str) -> None:
    """The chances in words and as a picture. Without words those of the fight that is on, and of what this person is
    asked about it. Raises RefusedError.
    """
    fights = await _fights(interaction)
    if first.strip() or second.strip():
        fight, sides = understood(fights, (first, second))
        await interaction.response.defer(ephemeral=True)
        async with interaction.client.master.budget.computing(interaction.user.id):
            try:
                item = await asyncio.to_thread(game(fight.game).odds, sides[0], sides[1], fight.state)
            except RefusedError as refused:
                await answer(
                    interaction, interaction.client.languages.say(refused.refusal.text, fight.language, game=fight.game)
                )
                return
        await show_item(interaction, fight.game, item, fight.language, "odds.png", fight.people)
        return
    for fight in fights:
        item = None
        if fight.state is not None:
            await interaction.response.defer(ephemeral=True)
            async with interaction.client.master.budget.computing(interaction.user.id):
                item = await asyncio.to_thread(game(fight.game).odds_now, fight.state)
        if item is not None:
            lines = [*item.lines, Text("odds-choices"), *fight.choices] if fight.choices else item.lines
            await show_item(
                interaction, fight.game, item._replace(lines=lines), fight.language, "odds.png", fight.people
            )
            return
        if fight.choices:
            reader = reader_of(interaction, await interaction.client.master.find(place_of(interaction)))
            said = [interaction.client.languages.tell(text, reader) for text in (Text("odds-choices"), *fight.choices)]
            await answer(interaction, "\n".join([f"**{said[0]}**", *said[1:]]))
            return
    raise _no_fight(interaction, fights[0])


def _no_fight(interaction: Interaction, fight: Fights) -> RefusedError:
    """That no fight is on, with an example of how one is described."""
    languages = interaction.client.languages
    if not game(fight.game).odds_words:
        return RefusedError(Refusal("refused-odds-later"))
    words = [word for word in game(fight.game).odds_words if word in EXAMPLE]
    example = ", ".join(
        f"{languages.say(Text('odds-word-' + word), fight.language, game=fight.game)} {EXAMPLE[word]}" for word in words
    )
    return RefusedError(Refusal("refused-odds-no-fight", {"example": example}))


class Fights(NamedTuple):
    """What fights may be about: the words of one game, and the game that runs here (None: none does)."""

    game: str
    language: str
    known: Mapping[str, str]
    state: Any
    choices: Sequence[Text] = ()
    """What whoever asks may do at this moment, where a die decides about it, each with its chance."""
    people: Sequence[str] = ()
    """What players are called, by their seats."""


async def _fights(interaction: Interaction) -> Sequence[Fights]:
    """The game of this channel's table if it can tell chances, else all that can without a table."""
    table = await interaction.client.master.find(place_of(interaction))
    languages, locale = interaction.client.languages, interaction.locale.value
    if table is not None and table.rules.has_odds:
        language = languages.pick(locale)
        if table.match is None or table.status is not Status.RUNNING:
            return [Fights(table.game, language, vocabulary(table.game, languages, language), None)]
        async with table.lock:
            state = copy_of(table.playing().state)
            choices = _choices(table, interaction.user.id)
        things = table.rules.odds_things(state)
        people = table.people(languages, language)
        lying = {_plain(languages.say(text, language, game=table.game, people=people)): word for word, text in things}
        known = {**lying, **vocabulary(table.game, languages, language)}
        return [Fights(table.game, language, known, state, choices, people)]
    if table is not None and table.status is Status.RUNNING:
        raise RefusedError(Refusal("refused-odds-no-dice", {"game": Text("game-" + table.game)}))
    picked = [(which, languages.pick(locale)) for which in GAMES if game(which).odds_words]
    return [Fights(which, language, vocabulary(which, languages, language), None) for which, language in picked]


def _choices(table: Table, person_id: int) -> list[Text]:
    """What somebody is asked and may do, with the chance of each. Call it with the table's lock held."""
    seat = table.find_seat(person_id)
    ask = None if seat is None else table.asks().get(seat)
    if seat is None or ask is None:
        return []
    rules, state = table.rules, table.playing().state
    told = [
        Text("odds-choice", {"move": labelled(rules, state, seat, move)})
        for move in ask.menu.moves
        if rules.chance(state, seat, move) is not None
    ]
    return told[:MOST_CHOICES]


def labelled(rules: Game[Any], state: Any, seat: int, move: Move) -> Text:
    """A whole move in one line, with its chance."""
    parts = [choice_label(rules, state, seat, move, depth) for depth in range(len(move.args) + 1)]
    return reduce(lambda one, two: Text("odds-step", {"first": one, "then": two}), parts)


def understood(fights: Sequence[Fights], typed: Sequence[str]) -> tuple[Fights, Sequence[Sequence[OddsWord]]]:
    """Both sides in the words of the first game that knows them all. Raises RefusedError for words that no game
    knows.
    """
    refused: RefusedError | None = None
    for fight in fights:
        try:
            return fight, [read_side(words, fight.known, fight.game) for words in typed]
        except RefusedError as found:
            refused = refused or found
    assert refused is not None, "some game tells chances"
    raise refused


# ---- words


def vocabulary(which: str, languages: Languages, language: str) -> Mapping[str, str]:
    """What may be said about a side, as a person reads it -> its identifier."""
    rules = game(which)
    words = rules.odds_words
    worded = {languages.say(Text("odds-word-" + word), language, game=which): word for word in words}
    named = {_plain(languages.say(name(item), language, game=which)): item for item in rules.names()}
    return {**named, **worded}


def _plain(label: str) -> str:
    """A label without the signs that stand between the parts of a side."""
    return " ".join(_BETWEEN.sub(" ", label).split())


def read_side(words: str, known: Mapping[str, str], which: str) -> Sequence[OddsWord]:
    """``"Galan 5, Troll Club, armour 2"`` as words of a game; commas may be left out. Raises RefusedError for a part
    that nothing is called.
    """
    folded = {label.casefold(): item for label, item in known.items()}
    folded.update({item.casefold(): item for item in known.values()})
    found: list[OddsWord] = []
    for part in filter(None, (part.strip() for part in _BETWEEN.split(words))):
        understood = _read_part(_SIGNS.sub(" ", part).split(), folded)
        if understood is None:
            numbers = tuple(Text("odds-word-" + word) for word in game(which).odds_words)
            values = {"word": part, "game": Text("game-" + which), "words": numbers}
            raise RefusedError(Refusal("refused-odds-word", values))
        found += understood
    return found


def _read_part(tokens: Sequence[str], folded: Mapping[str, str]) -> list[OddsWord] | None:
    """Names, the longest first, each with a number before or after it; None for what is not one."""
    found: list[OddsWord] = []
    at = 0
    while at < len(tokens):
        before = _number(tokens[at])
        at += before is not None
        ends = range(len(tokens), at, -1)
        end = next((end for end in ends if " ".join(tokens[at:end]).casefold() in folded), None)
        if end is None:
            return None
        word, at = folded[" ".join(tokens[at:end]).casefold()], end
        after = _number(tokens[at]) if before is None and at < len(tokens) else None
        at += after is not None
        found.append(OddsWord(word, before if after is None else after))
    return found


def _number(token: str) -> int | None:
    return int(token) if token.isdecimal() and len(token) <= _DIGITS else None
