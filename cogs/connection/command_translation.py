"""Names and descriptions of the slash commands in every language.

Those of commands that make moves are in ``data/<game>/<language>/commands.ftl``. Those of all other commands are in
``data/house/<language>``, in the file of their subject, such as ``time.ftl``, or in ``commands.ftl``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from engine.kernel.text import Text
from host.play.commands import PLAY, Meaning, PlayCommand, command_description, command_name
from render.languages import DEFAULT, Languages

Command = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def command_key(command: Command) -> str:
    """Return the key before ``-name`` and ``-about``: ``command-game-new`` for ``/game new``."""
    return "command-" + command.qualified_name.replace(" ", "-")


def option_key(option: str) -> str:
    """Return the key before ``-name`` and ``-about`` of an option; commands share the texts of equal options."""
    return "option-" + option


class CommandTexts:
    """The names and descriptions of commands and options."""

    def __init__(self, languages: Languages, play: Mapping[str, PlayCommand]) -> None:
        """Prepare the texts; ``play`` are the commands that make moves."""
        self._languages = languages
        self._play = play

    def command(self, command: Command, language: str) -> tuple[str, str]:
        """Return the name and the description of a command."""
        played = self._play.get(command.qualified_name)
        if played is None:
            return self._own(command_key(command), language)
        name, description = self._meant(played.meanings, language)
        return name, self._languages.say(Text("play-about"), language) if played.name == PLAY else description

    def option(self, command: Command, option: str, language: str) -> tuple[str, str]:
        """Return the name and the description of an option of a command."""
        played = self._play.get(command.qualified_name)
        if played is None:
            return self._own(option_key(option), language)
        return self._meant(
            next(option_of_move.meanings for option_of_move in played.options if option_of_move.name == option),
            language,
        )

    def has_texts_in(self, command: Command, language: str, option: str | None = None) -> bool:
        """Return whether a command or an option has texts in a language.

        A command that makes moves has them if one of its games has.
        """
        played = self._play.get(command.qualified_name)
        if played is None:
            return True
        meanings = (
            played.meanings if option is None else next(part.meanings for part in played.options if part.name == option)
        )
        return any(language in self._languages.known(part.game) for part in meanings)

    def _meant(self, meanings: Sequence[Meaning], language: str) -> tuple[str, str]:
        languages = self._languages
        return command_name(meanings, language, languages), command_description(meanings, language, languages)

    def _own(self, key: str, language: str) -> tuple[str, str]:
        return self._languages.say(Text(key + "-name"), language), self._languages.say(Text(key + "-about"), language)


class CommandTranslator(app_commands.Translator):
    """The translator of commands and options by their place in the tree.

    The default language needs no translation, and a game without texts in a language gets none.
    """

    def __init__(self, languages: Languages, texts: CommandTexts) -> None:
        self._languages = languages
        self._wording = texts

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = self._languages.pick(locale.value)
        if language == DEFAULT:
            return None
        where = app_commands.TranslationContextLocation
        match context.location:
            case where.command_name | where.group_name:
                return self._command(context.data, language, 0)
            case where.command_description | where.group_description:
                return self._command(context.data, language, 1)
            case where.parameter_name:
                return self._option(context.data.command, context.data.name, language, 0)
            case where.parameter_description:
                return self._option(context.data.command, context.data.name, language, 1)
            case _:
                return None

    def texts(self, tree: app_commands.CommandTree[Any]) -> list[object]:
        """Return everything that translations depend on: the language of each locale, and each language's texts."""
        languages = {locale.value: self._languages.pick(locale.value) for locale in discord.Locale}
        wording = self._wording
        return [
            languages,
            *(
                [
                    language,
                    command.qualified_name,
                    wording.command(command, language) if wording.has_texts_in(command, language) else None,
                    *(
                        wording.option(command, parameter.name, language)
                        if wording.has_texts_in(command, language, parameter.name)
                        else None
                        for parameter in (command.parameters if isinstance(command, app_commands.Command) else ())
                    ),
                ]
                for language in sorted({*languages.values()} - {DEFAULT})
                for command in tree.walk_commands()
            ),
        ]

    def _command(self, command: Command, language: str, part: int) -> str | None:
        """Return the name (part 0) or the description (part 1); None where the default applies."""
        return self._wording.command(command, language)[part] if self._wording.has_texts_in(command, language) else None

    def _option(self, command: Command, option: str, language: str, part: int) -> str | None:
        """Return the name (part 0) or the description (part 1) of an option; None where the default applies."""
        has_texts = self._wording.has_texts_in(command, language, option)
        return self._wording.option(command, option, language)[part] if has_texts else None


def describe_commands(tree: app_commands.CommandTree[Any], texts: CommandTexts) -> None:
    """Give every command and option of the tree its description in the default language."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.ContextMenu):
            continue
        command.description = texts.command(command, DEFAULT)[1]
        if isinstance(command, app_commands.Command):
            about = {
                parameter.name: texts.option(command, parameter.name, DEFAULT)[1] for parameter in command.parameters
            }
            app_commands.describe(**{name: app_commands.locale_str(words) for name, words in about.items()})(command)


def tree_digest(tree: app_commands.CommandTree[Any], application_id: int | None) -> str:
    """Return a digest that changes exactly when the commands of this application must be sent to Discord again."""
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    payload = [command.to_dict(tree) for command in commands]
    texts = tree.translator.texts(tree) if isinstance(tree.translator, CommandTranslator) else []
    return sha256(json.dumps([application_id, payload, texts], sort_keys=True).encode()).hexdigest()
