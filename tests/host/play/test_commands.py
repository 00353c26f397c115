"""The slash commands of all games: shared where they have the same name, worded by each game for itself."""

from __future__ import annotations

import pytest

from engine.games import GAMES, game, verbs_of
from engine.kernel.text import Text
from engine.kernel.verbs import Arg, Verb, Verbs
from host.play.commands import LONGEST_ABOUT, command_description, command_name, play_commands
from render.languages import Reader
from tests.wording import strict_languages

LANGUAGES = strict_languages()
COMMANDS = play_commands({name: verbs_of(name) for name in GAMES})
OTHER = Verbs(Verb("pass", Arg("victim"), command="attack"), Verb("hit", *map(Arg, "abcd"), command="attack"))
"""A game that shares a command and names its options differently."""


@pytest.mark.parametrize("name", GAMES)
def test_the_verbs_of_a_game_are_found_without_its_rules(name: str) -> None:
    assert verbs_of(name) is game(name).verbs


def test_the_commands_are_the_ones_people_know() -> None:
    assert sorted(COMMANDS) == [
        "alignment", "arrange", "attack", "buff", "build", "buy", "cast", "choose", "defend", "draw", "drop",
        "encounter", "end", "enter", "equip", "evade", "fate", "forage", "hero", "hold-back", "lay", "levelup",
        "move", "order", "pass", "pause", "pick", "play", "play-all", "quest", "react", "redirect", "redraw", "sell",
        "sort", "take", "trade", "use", "visit", "vote",
    ]  # fmt: skip
    assert [option.name for option in COMMANDS["use"].options] == ["card", "ability", "target"]
    assert [option.name for option in COMMANDS["use"].shown] == ["card", "target", "ability"]
    assert [option.name for option in COMMANDS["pass"].options] == []


def test_games_that_share_a_command_call_it_and_its_options_alike() -> None:
    for command in COMMANDS.values():
        for thing in (command, *command.options):
            for language in LANGUAGES.languages:
                worded = [meaning for meaning in thing.meanings if language in LANGUAGES.known(meaning.game)]
                assert len({command_name([meaning], language, LANGUAGES) for meaning in worded}) <= 1, thing
        for option in command.options:
            assert {meaning.key.rpartition("-")[2] for meaning in option.meanings} == {option.name}


@pytest.mark.parametrize("language", LANGUAGES.languages)
def test_a_shared_command_describes_its_meaning_in_each_game(language: str) -> None:
    for command in COMMANDS.values():
        for thing in (command, *command.options):
            description = command_description(thing.meanings, language, LANGUAGES)
            assert 0 < len(description) <= LONGEST_ABOUT
            alone = {meaning.game: command_description([meaning], language, LANGUAGES) for meaning in thing.meanings}
            if len(" / ".join(dict.fromkeys(alone.values()))) <= LONGEST_ABOUT:
                assert all(words in description for words in alone.values())
            else:
                assert all(LANGUAGES.say_to(Text("game-" + game), Reader(language)) in description for game in alone)


def test_a_description_that_would_be_too_long_lists_the_games() -> None:
    long = [*COMMANDS["equip"].meanings, *COMMANDS["defend"].meanings]
    description = "Depends on the game of this channel: Telperinquár, Heldenkampf and Imperator"
    assert command_description(long, "en", LANGUAGES) == description
    assert "/help" in command_description(long * 9, "en", LANGUAGES)


def test_a_game_that_calls_an_option_otherwise_shares_the_first_games_name_and_adds_its_own_behind() -> None:
    shared = play_commands({"telperinquar": verbs_of("telperinquar"), "other": OTHER})["attack"]
    assert [option.name for option in shared.options] == ["attacker", "target", "further", "d"]
    assert [meaning.game for meaning in shared.options[0].meanings] == ["telperinquar", "other"]
    assert shared.options[0].meanings[1].key == "command-attack-victim"
