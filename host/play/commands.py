"""Slash commands of all games together: games with a command of the same name share it.

The first game that has an option decides its name; each game describes it in its own words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.kernel.text import Text
from engine.kernel.verbs import Verbs
from render.languages import Languages

PLAY = "play"
"""The command that also opens the start page, and is described by the house therefore."""
LONGEST_ABOUT = 100
"""Characters of a description, by Discord's limit."""


class Meaning(NamedTuple):
    """Meaning of a command or option in one game; ``key`` is the text key before ``-name`` and ``-about``."""

    game: str
    key: str


class Option(NamedTuple):
    """An option of a slash command, with its meaning in each game that has it."""

    name: str
    meanings: tuple[Meaning, ...]


class PlayCommand(NamedTuple):
    """A slash command that makes moves.

    ``options`` are in the order of the moves' arguments, ``shown`` in the order in which people see them.
    """

    name: str
    meanings: tuple[Meaning, ...]
    options: tuple[Option, ...]
    shown: tuple[Option, ...]


def play_commands(games: Mapping[str, Verbs]) -> dict[str, PlayCommand]:
    """Return the commands of these games by name, given the verbs of each game."""
    names = dict.fromkeys(name for verbs in games.values() for name in verbs.commands())
    return {name: _shared(name, games) for name in names}


def _shared(name: str, games: Mapping[str, Verbs]) -> PlayCommand:
    commands = {game: verbs.commands() for game, verbs in games.items()}
    sharing = {game: by_name[name] for game, by_name in commands.items() if name in by_name}
    options: list[Option] = []
    for place in range(max(len(command.options) for command in sharing.values())):
        at_place = {game: command.options[place] for game, command in sharing.items() if len(command.options) > place}
        meanings = tuple(Meaning(game, f"command-{name}-{option}") for game, option in at_place.items())
        taken = [option.name for option in options]
        free = next((option for option in at_place.values() if option not in taken), f"option{place + 1}")
        options.append(Option(free, meanings))
    shown_last = next(iter(sharing.values())).late
    shown = sorted(options, key=lambda option: option.name in shown_last)
    meanings = tuple(Meaning(game, f"command-{name}") for game in sharing)
    return PlayCommand(name, meanings, tuple(options), tuple(shown))


def command_name(meanings: Sequence[Meaning], language: str, languages: Languages) -> str:
    """Return the name of a command or an option in a language.

    It is the name in the first game translated into the language, else in the first game that has it.
    """
    first = next((meaning for meaning in meanings if language in languages.known(meaning.game)), meanings[0])
    return languages.say(Text(first.key + "-name"), language, game=first.game)


def command_description(meanings: Sequence[Meaning], language: str, languages: Languages) -> str:
    """Return the description of a command or an option: the distinct descriptions of its games.

    If that is too long it only names the games.
    """
    keys = [(meaning.key + "-about", meaning.game) for meaning in meanings]
    descriptions = dict.fromkeys(languages.say(Text(key), language, game=game) for key, game in keys)
    description = " / ".join(descriptions)
    if len(description) <= LONGEST_ABOUT:
        return description
    games = tuple(Text("game-" + meaning.game) for meaning in meanings)
    description = languages.say(Text("command-shared-about", {"games": games}), language)
    return description if len(description) <= LONGEST_ABOUT else languages.say(Text("command-by-many-about"), language)
