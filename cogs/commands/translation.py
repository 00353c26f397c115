"""Names and descriptions of the slash commands, in every language, from ``data/house/<language>/commands.ftl``."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from engine.kernel.text import Text
from render.languages import DEFAULT, Languages

Command = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def command_key(command: Command) -> str:
    """The key before ``-name`` and ``-about``: ``command-game-new`` for ``/game new``."""
    return "command-" + command.qualified_name.replace(" ", "-")


def option_key(option: str) -> str:
    """The key before ``-name`` and ``-about`` of an option; equal options of several commands share their words."""
    return "option-" + option


class CommandTranslator(app_commands.Translator):
    """Words commands and options by the place they stand at; English is the base and needs no translation."""

    def __init__(self, languages: Languages) -> None:
        self._languages = languages

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = self._languages.pick(locale.value)
        if language == DEFAULT:
            return None
        where = app_commands.TranslationContextLocation
        match context.location:
            case where.command_name | where.group_name:
                key = command_key(context.data) + "-name"
            case where.command_description | where.group_description:
                key = command_key(context.data) + "-about"
            case where.parameter_name:
                key = option_key(context.data.name) + "-name"
            case where.parameter_description:
                key = option_key(context.data.name) + "-about"
            case _:
                return None
        return self._languages.say(Text(key), language)


def describe_commands(tree: app_commands.CommandTree[Any], languages: Languages) -> None:
    """Give every command and option of the tree its English description."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.ContextMenu):
            continue
        command.description = languages.say(Text(command_key(command) + "-about"), DEFAULT)
        if isinstance(command, app_commands.Command):
            app_commands.describe(
                **{
                    option.name: app_commands.locale_str(
                        languages.say(Text(option_key(option.name) + "-about"), DEFAULT)
                    )
                    for option in command.parameters
                }
            )(command)


async def tree_digest(tree: app_commands.CommandTree[Any], application_id: int | None) -> str:
    """A digest that changes exactly when the commands of this application have to be sent to Discord again."""
    payload = [
        await command.get_translated_payload(tree, tree.translator)
        for command in sorted(tree.get_commands(), key=lambda command: command.name)
        if tree.translator is not None
    ]
    return sha256(json.dumps([application_id, payload], sort_keys=True).encode()).hexdigest()
