"""``/rules``: how to play, one rule by its number, or the rules that contain some words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.connection.bot import Interaction
from cogs.options.autocomplete import LONGEST, MOST, OptionText, matching_choices
from cogs.options.games_by_name import game_here
from cogs.ui.answers.callbacks import begin_leaving_panel, show_privately
from cogs.ui.messages import components
from cogs.ui.messages.embeds import COLOUR
from cogs.ui.replies import answer, at_this_table, handle, person_of, place_of, reader_of, reporting_lost_answer, say
from cogs.ui.terms import explain_term, visible_terms
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import SeenTerm, Text
from engine.rulebook import Rulebook, Statement, rulebook, words_of
from host.tables.table import Table
from render.pages import cut
from render.user_text import Markup

Question: TypeAlias = app_commands.Range[str, 1, 200]
MOST_FOUND = 8
LONGEST_EMBED = 4000


class RulesCog(commands.Cog):
    """``/rules``."""

    @app_commands.command(name="rules")
    async def rules(
        self, interaction: Interaction, rule: OptionText | None = None, ask: Question | None = None
    ) -> None:
        if ask is None:
            await handle(interaction, show_rules(interaction, rule or ""))
        else:
            await handle(interaction, at_this_table(interaction, partial(ask_the_die, question=ask)))

    @rules.autocomplete("rule")
    async def rule_choices(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        book = rulebook(await game_here(interaction))
        language = reader_of(interaction).language
        statements = book.find(current, language) if current.strip() else book.statements(language)
        table = await interaction.client.master.find(place_of(interaction))
        terms = [] if table is None else [seen.term.label for seen in visible_terms(interaction, table)]
        labels = [say(interaction, label, table) for label in terms]
        return [
            *matching_choices([(label, label) for label in labels], current),
            *(
                app_commands.Choice(name=cut(f"{statement.id} {statement.text}", LONGEST), value=statement.id)
                for statement in statements[:MOST]
            ),
        ][:MOST]


async def show_rules(interaction: Interaction, words: str) -> None:
    """Show how to play and the contents of the rules, one rule by its number, or the rules that contain the words."""
    game_name = await game_here(interaction)
    book = rulebook(game_name)
    language = reader_of(interaction).language
    if not words.strip():
        await answer(interaction, "", embeds=_primer(interaction, book, language))
        return
    table = await interaction.client.master.find(place_of(interaction))
    term = None if table is None else find_term(interaction, table, words)
    if table is not None and term is not None:
        embed = discord.Embed(description="\n".join(explain_term(interaction, table, term)), colour=COLOUR)
        statements = [book.statement(term.term.rule, language)] if term.term.rule else []
        _add_statements(interaction, embed, book, language, statements)
        await answer(interaction, "", embed=embed)
        return
    statements_found = book.find(words, language, MOST_FOUND)
    if not statements_found:
        raise RefusedError(Refusal("refused-no-such-rule", {"words": words}))
    embed = discord.Embed(title=book.title(language), colour=COLOUR)
    is_number = words.strip().casefold() == statements_found[0].id.casefold()
    _add_statements(interaction, embed, book, language, statements_found[:1] if is_number else statements_found)
    if is_number and table is not None:
        embed.description = "\n".join(examples_of_rule(interaction, table, statements_found[0].id))
    await answer(interaction, "", embed=embed)


async def ask_the_die(interaction: Interaction, table_id: int, question: str) -> None:
    """Let a die of the table's game answer a question with yes or no, visible to the channel (M-388)."""
    table = await interaction.client.master.get(table_id)
    answer_text = await interaction.client.master.question(table_id, person_of(interaction), interaction.id)
    words = say(interaction, Text("rules-question", {**answer_text.values, "question": question}), table)
    async with reporting_lost_answer(lambda: words):
        await interaction.response.send_message(words)


def examples_of_rule(interaction: Interaction, table: Table, rule: str) -> list[str]:
    """Return the examples of a rule that this person can see at a table, a line for each term of the game."""
    lines: list[str] = []
    for visible in visible_terms(interaction, table):
        if visible.term.rule == rule and visible.examples:
            values = {"term": visible.term.label, "examples": visible.examples}
            lines.append(say(interaction, Text("rules-example", values), table))
    return lines


def find_term(interaction: Interaction, table: Table, words: str) -> SeenTerm | None:
    """Return the term of a table's game that was typed, with the examples that this person can see now."""
    wanted = words_of(words)
    visible_here = {visible.term.name: visible for visible in visible_terms(interaction, table)}
    for term in table.rules.terms:
        if words_of(say(interaction, term.label, table)) == wanted:
            return visible_here.get(term.name, SeenTerm(term, ()))
    return None


def _add_statements(
    interaction: Interaction, embed: discord.Embed, book: Rulebook, language: str, statements: Sequence[Statement]
) -> None:
    """Put as many rules into an embed as fit."""
    titles = {section.key: section.title for section in book.sections(language)}
    left = LONGEST_EMBED
    for statement in statements:
        ruling = f"\n*{say(interaction, Text('rules-ruling'))}*" if statement.ruling else ""
        name = cut(f"{statement.id} · {titles[statement.section]}", 256)
        value = cut(statement.text, 900) + ruling
        left -= len(name) + len(value)
        if left > 0:
            embed.add_field(name=name, value=value, inline=False)


async def show_primer(interaction: Interaction, table_id: int = 0) -> None:
    """Show how to play the game of this channel, and the contents of its rules, in place of a pressed panel."""
    table = await interaction.client.master.get(table_id) if table_id else None
    back = None if table is None else await begin_leaving_panel(interaction, table)
    if table is None or back is None:
        await show_rules(interaction, "")
        return
    how, contents = _primer(interaction, rulebook(table.game), reader_of(interaction).language)
    words = f"### {how.title}\n{how.description}"
    room = components.LONGEST_TEXT - len(listed := contents.description or "")
    parts = [components.text(cut(words, room)), components.row([back]), components.text(listed)]
    await show_privately(interaction, [components.container(COLOUR, parts)])


def _primer(interaction: Interaction, book: Rulebook, language: str) -> list[discord.Embed]:
    contents: list[str] = []
    firsts: list[str] = []
    for section in book.sections(language):
        statements = book.chapter(section.key, language).statements
        if statements:
            values = {"section": Markup(section.title), "first": statements[0].id, "last": statements[-1].id}
            contents.append(say(interaction, Text("rules-section", values)))
            firsts.append(statements[0].id)
    how = say(interaction, Text("rules-how", {"rule": firsts[len(firsts) // 3]}))
    listed = cut("\n".join([*contents, "", how]), 2000)
    title = book.title(language)
    primer = cut(book.primer(language), 5800 - len(title) - len(listed))
    return [
        discord.Embed(title=title, description=primer[:4096], colour=COLOUR),
        discord.Embed(description=listed, colour=COLOUR),
    ]
