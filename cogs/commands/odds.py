"""``/odds``: the chances of a fight, described in words or running at the table, in every game that has odds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.commands.card import show_item
from cogs.connection.bot import Interaction
from cogs.options.autocomplete import OptionText
from cogs.ui.answers.callbacks import leave_panel, show_privately
from cogs.ui.answers.pictures import draw_illustration
from cogs.ui.messages import components
from cogs.ui.messages.embeds import COLOUR, png
from cogs.ui.replies import answer, handle, person_of, place_of
from engine.games import GAMES, game
from engine.kernel.game import Game
from engine.kernel.labels import move_label, with_prospect
from engine.kernel.match import Ask
from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.odds import Chance, OddsWord
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat, Text, name
from engine.kernel.views import Item
from host.background.processor_time import compute
from host.play.advice import OfferedMove, advised_moves
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages
from render.pages import item_sheet

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

MOST_CHOICES = 25
LONGEST = 100
_BETWEEN = re.compile(r"[,;+]")
_SIGNS = re.compile(r"[:=]")
_DIGITS = 4
_FILE = "odds.png"
EXAMPLE = {"strength": 8, "level": 3, "life": 7}
"""Numbers of an example, by the words that some games have."""


class OddsCog(commands.Cog):
    """``/odds``."""

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
    """Return completions of the last part of a side: first what is in play, then every card and word."""
    parts = _BETWEEN.split(typed)
    before = "".join(part.strip() + ", " for part in parts[:-1])
    prefix = parts[-1].strip().casefold()
    fights = await _vocabularies(interaction, await interaction.client.master.find(place_of(interaction)))
    labels = [label for fight in fights for label in fight.known]
    completions = [before + label for label in dict.fromkeys(labels) if prefix in label.casefold()]
    return [app_commands.Choice(name=label, value=label) for label in completions if len(label) <= LONGEST][
        :MOST_CHOICES
    ]


async def show_odds(interaction: Interaction, attacker: str, target: str) -> None:
    """Show chances as text and as a picture.

    Without words, the chances of the running fight and of this person's answers to it. Raises RefusedError.
    """
    fights = await _vocabularies(interaction, await interaction.client.master.find(place_of(interaction)))
    if attacker.strip() or target.strip():
        fight, sides = find_vocabulary(fights, (attacker, target))
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with interaction.client.master.budget.computing(interaction.user.id):
            try:
                item = await compute(game(fight.game).odds, sides[0], sides[1], fight.state)
            except RefusedError as error:
                await answer(
                    interaction, interaction.client.languages.say(error.refusal.text, fight.language, game=fight.game)
                )
                return
        await show_item(interaction, fight.game, item, fight.language, _FILE, fight.people)
        return
    fight, item = await _current(interaction, fights, thinking=True)
    if item is None:
        await answer(interaction, _choice_lines(interaction, fight))
    else:
        await show_item(interaction, fight.game, item, fight.language, _FILE, fight.people)


async def show_table_odds(interaction: Interaction, table_id: int) -> None:
    """Show the chances of the fight at a table and of this person's moves, in place of the pressed panel.

    Raises RefusedError.
    """
    table = await interaction.client.master.get(table_id)
    fight, item = await _current(interaction, await _vocabularies(interaction, table), thinking=False)
    languages, pictures = interaction.client.languages, interaction.client.pictures
    words, alt, picture = _choice_lines(interaction, fight), "", None
    if item is not None:
        sheet = item_sheet(item, languages, fight.language, fight.game, fight.people)
        words, alt = "\n".join([f"### {sheet.title}", *sheet.lines]), sheet.alt
        if pictures.draws(fight.game, item):
            picture = await draw_illustration(
                interaction, lambda: pictures.item(fight.game, item, fight.language, fight.people)
            )
    parts: list[ContainerChildComponent] = [
        components.text(components.cut(words, components.LONGEST_TEXT)),
        components.row([leave_panel(interaction, table)]),
    ]
    if picture is not None:
        parts.append(components.picture(components.attached(_FILE, alt)))
    interaction.client.pending_updates.cancel((interaction.user.id, table.id))
    file = None if picture is None else png(picture, _FILE, alt)
    await show_privately(interaction, components.with_wide_pictures(COLOUR, parts), file)


async def _current(
    interaction: Interaction, fights: Sequence[FightVocabulary], *, thinking: bool
) -> tuple[FightVocabulary, Item | None]:
    """Acknowledge the interaction, and return the running fight with this person's moves and their chances.

    The item is None where only these moves have chances. Raises RefusedError.
    """
    for fight in fights:
        item = None
        if fight.state is not None:
            await interaction.response.defer(ephemeral=True, thinking=thinking)
            if not fight.current:
                async with interaction.client.master.budget.computing(interaction.user.id):
                    fight.current.append(await compute(game(fight.game).odds_now, fight.state))
            item = fight.current[0]
        if item is not None:
            rules = game(fight.game)
            moves = () if fight.state is None or rules.odds_now_covers_moves(fight.state) else fight.choices
            lines = [Text("odds-choices"), *moves, *item.lines] if moves else item.lines
            return fight, item._replace(lines=lines)
        if fight.choices:
            return fight, None
    raise _no_fight(interaction, fights[0])


def _choice_lines(interaction: Interaction, fight: FightVocabulary) -> str:
    """Return a heading and the person's moves that a die decides."""
    say = interaction.client.languages.say
    texts = (Text("odds-choices"), *fight.choices)
    lines = [say(text, fight.language, game=fight.game, people=fight.people) for text in texts]
    return "\n".join([f"**{lines[0]}**", *lines[1:]])


def _no_fight(interaction: Interaction, fight: FightVocabulary) -> RefusedError:
    """Return the refusal that no fight is going on, with an example of how to describe one."""
    languages = interaction.client.languages
    if not game(fight.game).odds_words:
        return RefusedError(Refusal("refused-odds-later"))
    words = [word for word in game(fight.game).odds_words if word in EXAMPLE]
    example = ", ".join(
        f"{languages.say(Text('odds-word-' + word), fight.language, game=fight.game)} {EXAMPLE[word]}" for word in words
    )
    return RefusedError(Refusal("refused-odds-no-fight", {"example": example}))


class FightVocabulary(NamedTuple):
    """The vocabulary for fights of one game, and the state of the game that runs here, if any."""

    game: str
    language: str
    known: Mapping[str, str]
    state: Any
    current: list[Item | None]
    """The chances of the running fight in this position; empty before they are computed."""
    choices: Sequence[Text] = ()
    """The person's possible moves that a die decides, each with its chance."""
    people: Sequence[str] = ()
    """The names of the players by seat."""


async def _vocabularies(interaction: Interaction, table: Table | None) -> Sequence[FightVocabulary]:
    """Return the game of a table if it has odds, or without a table all games that have odds."""
    languages, locale = interaction.client.languages, person_of(interaction).locale
    if table is not None and table.rules.has_odds:
        language = languages.pick(locale)
        if table.match is None or table.status is not Status.RUNNING:
            return [FightVocabulary(table.game, language, vocabulary(table.game, languages, language), None, [])]
        async with table.lock:
            state = copy_of(table.playing().state)
            choices = _choices(table, interaction.user.id)
            current = table.known("odds", list[Item | None])
        items = table.rules.odds_things(state)
        people = table.people(languages, language)
        in_play = {_plain(languages.say(text, language, game=table.game, people=people)): word for word, text in items}
        known = {**in_play, **vocabulary(table.game, languages, language)}
        return [FightVocabulary(table.game, language, known, state, current, choices, people)]
    if table is not None and table.status is Status.RUNNING:
        raise RefusedError(Refusal("refused-odds-no-dice", {"game": Text("game-" + table.game)}))
    games = [(game_name, languages.pick(locale)) for game_name in GAMES if game(game_name).odds_words]
    return [
        FightVocabulary(game_name, language, vocabulary(game_name, languages, language), None, [])
        for game_name, language in games
    ]


def _choices(table: Table, person_id: int) -> list[Text]:
    """Return a person's possible moves, each with its chance. Call it with the table's lock held."""
    seat = table.find_seat(person_id)
    ask = None if seat is None else table.asks().get(seat)
    if seat is None or ask is None:
        return []
    return [Text("odds-choice", {"move": line}) for line in chance_lines(table, seat, ask)]


def chance_lines(table: Table, seat: Seat, ask: Ask) -> list[Text]:
    """Return the moves that have a chance: first those that are offered, then the others, equal ones in one line."""
    rules, state = table.rules, table.playing().state
    offers = [offer for offer in advised_moves(table, seat, ask) if rules.stake(state, seat, offer.move) is not None]
    offered = {move for offer in offers for move in (offer.move, *_further(offer))}
    others = (move for move in ask.menu.moves if move not in offered and rules.stake(state, seat, move) is not None)
    equal = _with_equal_chances(rules, state, seat, islice(others, MOST_CHOICES))
    lines = [_offered_line(rules, state, seat, offer) for offer in offers]
    return [*lines, *(_joined_line(rules, state, seat, moves) for moves in equal)][:MOST_CHOICES]


def _further(offer: OfferedMove) -> list[Move]:
    """Return the moves of the same kind that come with an offered move."""
    return [move for moves in offer.plan.values() for move in moves if move.name == offer.move.name]


def _offered_line(rules: Game[Any], state: Any, seat: Seat, offer: OfferedMove) -> Text:
    """Return an offered move with its chance, in the words of its button if others of its kind come with it."""
    if not _further(offer):
        return move_label(rules, state, seat, offer.move)
    label = offer.text.values["label"] if offer.text.key == "label-chance" else offer.text
    words = with_prospect(rules, state, seat, offer.move, label) if isinstance(label, Text) else offer.text
    return Text("odds-step", {"first": rules.label(state, seat, offer.move, 0), "then": words})


def _with_equal_chances(rules: Game[Any], state: Any, seat: Seat, moves: Iterable[Move]) -> list[list[Move]]:
    """Return the moves in groups: of one kind, with one named item each, and with the same chance."""
    names = rules.names()
    groups: list[tuple[Chance | None, list[Move]]] = []
    for move in moves:
        chance = rules.chance(state, seat, move)
        is_named = chance is not None and len(move.args) == 1 and move.args[0] in names
        equal = [group for other, group in groups if is_named and other == chance and group[0].name == move.name]
        if equal:
            equal[0].append(move)
        else:
            groups.append((chance if is_named else None, [move]))
    return [group for _, group in groups]


def _joined_line(rules: Game[Any], state: Any, seat: Seat, moves: Sequence[Move]) -> Text:
    """Return moves with equal chances, of which several are named by their items alone."""
    first = moves[0]
    if len(moves) == 1:
        return move_label(rules, state, seat, first)
    items = Text("selection", {"things": tuple(name(str(move.args[0])) for move in moves)})
    words = with_prospect(rules, state, seat, first, items)
    return Text("odds-step", {"first": rules.label(state, seat, first, 0), "then": words})


def find_vocabulary(
    fights: Sequence[FightVocabulary], typed: Sequence[str]
) -> tuple[FightVocabulary, Sequence[Sequence[OddsWord]]]:
    """Return the first game that knows all words, and both sides as it reads them.

    Raises RefusedError for words that no game knows.
    """
    first_error: RefusedError | None = None
    for fight in fights:
        try:
            return fight, [read_side(words, fight.known, fight.game) for words in typed]
        except RefusedError as error:
            first_error = first_error or error
    assert first_error is not None, "some game has chances"
    raise first_error


# ---- words


def vocabulary(game_name: str, languages: Languages, language: str) -> Mapping[str, str]:
    """Return the vocabulary of a side: identifiers by the texts that a person reads."""
    rules = game(game_name)
    words = rules.odds_words
    numbers = {languages.say(Text("odds-word-" + word), language, game=game_name): word for word in words}
    cards = {_plain(languages.say(name(item), language, game=game_name)): item for item in rules.names()}
    return {**cards, **numbers}


def _plain(label: str) -> str:
    """Return a label without the characters that separate the parts of a side."""
    return " ".join(_BETWEEN.sub(" ", label).split())


def read_side(words: str, known: Mapping[str, str], game_name: str) -> Sequence[OddsWord]:
    """Parse ``"Galan 5, Troll Club, armour 2"``; commas may be left out. Raises RefusedError for an unknown part."""
    folded = {label.casefold(): item for label, item in known.items()}
    folded.update({item.casefold(): item for item in known.values()})
    words_of_side: list[OddsWord] = []
    for part in filter(None, (part.strip() for part in _BETWEEN.split(words))):
        part_words = _read_part(_SIGNS.sub(" ", part).split(), folded)
        if part_words is None:
            numbers = tuple(Text("odds-word-" + word) for word in game(game_name).odds_words)
            values = {"word": part, "game": Text("game-" + game_name), "words": numbers}
            raise RefusedError(Refusal("refused-odds-word", values))
        words_of_side += part_words
    return words_of_side


def _read_part(tokens: Sequence[str], folded: Mapping[str, str]) -> list[OddsWord] | None:
    """Return names, the longest first, each with a number before or after it; None for anything else."""
    words_of_part: list[OddsWord] = []
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
        words_of_part.append(OddsWord(word, before if after is None else after))
    return words_of_part


def _number(token: str) -> int | None:
    return int(token) if token.isdecimal() and len(token) <= _DIGITS else None
