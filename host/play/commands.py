"""The slash commands of all games together: games that have a command of the same name share it.

What an option is called is decided by the first game that has it; each game describes it in its own words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.kernel.text import Text
from engine.kernel.verbs import Verbs
from render.languages import Languages

LONGEST_ABOUT = 100
"""Characters of a description, by Discord's limit."""


class Meaning(NamedTuple):
    """What a game calls a command or one of its options: the key before ``-name`` and ``-about``."""

    game: str
    key: str


class Option(NamedTuple):
    """An option of a slash command, and what it is in each game that has it."""

    name: str
    meanings: tuple[Meaning, ...]


class PlayCommand(NamedTuple):
    """A slash command that makes moves. ``options`` stand in the order of the moves' arguments, ``shown`` in the order
    in which people see them.
    """

    name: str
    meanings: tuple[Meaning, ...]
    options: tuple[Option, ...]
    shown: tuple[Option, ...]


def play_commands(games: Mapping[str, Verbs]) -> dict[str, PlayCommand]:
    """Return the commands of these games, given their verbs, by their names."""
    names = dict.fromkeys(name for verbs in games.values() for name in verbs.commands())
    return {name: _shared(name, games) for name in names}


def _shared(name: str, games: Mapping[str, Verbs]) -> PlayCommand:
    commands = {which: verbs.commands() for which, verbs in games.items()}
    found = {which: own[name] for which, own in commands.items() if name in own}
    options: list[Option] = []
    for place in range(max(len(command.options) for command in found.values())):
        having = {which: command.options[place] for which, command in found.items() if len(command.options) > place}
        meanings = tuple(Meaning(which, f"command-{name}-{option}") for which, option in having.items())
        taken = [option.name for option in options]
        called = next((option for option in having.values() if option not in taken), f"option{place + 1}")
        options.append(Option(called, meanings))
    late = next(iter(found.values())).late
    shown = sorted(options, key=lambda option: option.name in late)
    meanings = tuple(Meaning(which, f"command-{name}") for which in found)
    return PlayCommand(name, meanings, tuple(options), tuple(shown))


def called(meanings: Sequence[Meaning], language: str, languages: Languages) -> str:
    """Return the name of a command or an option in a language: that of the first game which has it, among those that
    are worded in the language where there are any.
    """
    first = next((each for each in meanings if language in languages.known(each.game)), meanings[0])
    return languages.say(Text(first.key + "-name"), language, game=first.game)


def described(meanings: Sequence[Meaning], language: str, languages: Languages) -> str:
    """Return what a command or an option is for: what all games that have it say, or what each of them says; where
    that is too long, which games there are.
    """
    words = dict.fromkeys(languages.say(Text(each.key + "-about"), language, game=each.game) for each in meanings)
    told = " / ".join(words)
    if len(told) <= LONGEST_ABOUT:
        return told
    games = tuple(Text("game-" + each.game) for each in meanings)
    told = languages.say(Text("command-shared-about", {"games": games}), language)
    return told if len(told) <= LONGEST_ABOUT else languages.say(Text("command-by-many-about"), language)
