"""The languages of the simulated people, which the simulation does not support."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import wraps
from itertools import chain, cycle
from typing import Any

import discord
from simcord import interactions as simulated
from simcord.env import Env

from render.languages import Languages

_COMMANDS = (discord.InteractionType.application_command.value, discord.InteractionType.autocomplete.value)


def locales(languages: Languages, first: str) -> Iterator[str]:
    """Yield the locales of the people: the first language twice, then every other language in turn."""
    others = [language for language in languages.languages if language != first]
    for language in chain((first, first), cycle(others or [first])):
        matching = (locale.value for locale in discord.Locale if languages.pick(locale.value) == language)
        yield next(matching, language)


def set_locales(world: Env, locales: Mapping[int, str]) -> None:
    """Let each simulated person use a language of their own, with the commands and options in it as Discord does."""
    make, find, backend = simulated.base_payload, world.backend.visible_commands, world.backend

    def find_in_language(*, user_id: int, **where: Any) -> Any:
        return [localized(command, locales.get(user_id, "")) for command in find(user_id=user_id, **where)]

    @wraps(make)
    def payload_in_language(*args: Any, **kwargs: Any) -> Any:
        record, payload = make(*args, **kwargs)
        locale = payload["locale"] = locales.get(kwargs["user_id"], payload["locale"])
        if payload["type"] in _COMMANDS:
            commands = chain.from_iterable(group.values() for group in backend.commands.values())
            command = next(command for command in commands if command["id"] == payload["data"]["id"])
            payload["data"] = with_default_names(payload["data"], command, locale)
        return record, payload

    simulated.base_payload, backend.visible_commands = payload_in_language, find_in_language


def localized(command: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """Return a command or option with its name, description and options in a locale."""
    shown = dict(command)
    for field in ("name", "description"):
        if field in command:
            shown[field] = (command.get(f"{field}_localizations") or {}).get(locale, command[field])
    if "options" in command:
        shown["options"] = [localized(option, locale) for option in command["options"]]
    return shown


def with_default_names(data: Mapping[str, Any], command: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """Return what a person sent for a command or option with the names that the bot knows instead of those shown."""
    options = {localized(option, locale)["name"]: option for option in command.get("options") or ()}
    sent = {**data, "name": command["name"]}
    if "options" in data:
        sent["options"] = [with_default_names(given, options[given["name"]], locale) for given in data["options"]]
    return sent
