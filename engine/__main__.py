"""``python -m engine``: simulate, scenario, play, replay, verify, rules and schema.

This is a front door like ``bot.py``: it may use the clock and put rooms together. So it hands the clock to the
simulation and the wording of ``render`` to the terminal game, and nothing else in the engine knows of either
(the two arrows are named as exceptions in ``pyproject.toml``).
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from pydantic import ValidationError

from engine import garbage, record
from engine.commands import languages as listing
from engine.commands import play, replay, rules, scenario, simulate, verify
from engine.games import DATA, GAMES, game, use_packs
from engine.kernel.levels import WORK, levels_of
from engine.kernel.match import Match
from engine.kernel.menus import Refused
from engine.kernel.packs import BadPacks, PackRules
from engine.kernel.replay import Untrue
from engine.kernel.rules import Rules
from engine.kernel.sealing import LONGEST_WORD, dice_key, seal_of, tidy
from engine.kernel.text import Text
from engine.lessons import cutting
from engine.locales import DEFAULT
from engine.scenarios.scenario import BadScenario
from render.languages import Languages, Reader

LESSON_HELP = """Print a lesson as a file for data/GAME/lessons: the position before a move of a finished game, the move
as what is to be found, and the dice as they fell. python -m engine replay prints the numbers of the moves. Whoever made
the move learns; what is left to write is the goal and the texts, which the file names."""
FAILED = 1
WRONG_USE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status: 0 all went well, 1 something failed, 2 the command makes no sense."""
    typed = _parser().parse_args(arguments)
    if typed.packs is not None:
        use_packs(typed.packs)
    try:
        return typed.run(typed)
    except ValidationError as error:
        first = error.errors()[0]
        return _wrong(f"option {'.'.join(str(part) for part in first['loc'])}: {first['msg']}")
    except Refused as refused:
        return _wrong(_words(refused.refusal.text, DEFAULT))
    except record.BadRecord as error:
        return _wrong(_words(error.text, typed.language))
    except (simulate.BadArgument, BadScenario) as error:
        return _wrong(str(error))
    except KeyboardInterrupt:
        return FAILED
    except BadPacks as error:
        return _wrong("\n".join(_words(text, DEFAULT) for text in error.texts))


def _wrong(line: str) -> int:
    print(f"python -m engine: {line}", file=sys.stderr)
    return WRONG_USE


@cache
def _languages() -> Languages:
    """All wordings, read when the first is needed."""
    return Languages()


def _words(text: Text, language: str, which: str | None = None, people: Sequence[str] = ()) -> str:
    languages = _languages()
    return languages.tell(text, Reader(languages.pick(language), which, people))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Games without Discord.")
    parser.add_argument("--packs", type=Path, metavar="FOLDER", help="play with the card packs of this folder")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (_add_playing, _add_files, _add_listing):
        add(commands)
    return parser


def _add_playing(commands: Any) -> None:
    """The commands that play games; ``commands`` is what argparse calls subparsers, whose class is private there."""
    games = commands.add_parser("simulate", help="play whole games without people and print figures")
    games.add_argument("game", metavar="GAME")
    games.add_argument("--games", type=_positive, default=100, help="how many games (100)")
    games.add_argument("--seats", type=_positive, help="how many seats (the game's smallest number)")
    games.add_argument("--seed", default="0", help="any word; the same seed gives the same games (0)")
    games.add_argument(
        "--players", default="random", help="random, computer or a level of it, or one for each seat: random,strong"
    )
    games.add_argument("--work", type=_positive, default=WORK, help=f"how much a strong computer does ({WORK})")
    games.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    games.add_argument("--max-moves", type=_positive, default=5000, help="a game with more is unfinished (5000)")
    games.add_argument("--json", action="store_true", help="print JSON")
    games.set_defaults(run=_simulate)

    scenarios = commands.add_parser("scenario", help="run scenario files")
    scenarios.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    scenarios.set_defaults(run=_scenario)

    duel = commands.add_parser("play", help="play against the computer in the terminal")
    duel.add_argument("game", metavar="GAME")
    duel.add_argument("--seed", help="any word; the same seed gives the same dice (chosen by chance)")
    duel.add_argument("--word", default="", help="a word of your own that goes into the dice")
    duel.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    duel.add_argument("--language", default=DEFAULT, help=f"the language of the texts ({DEFAULT})")
    duel.set_defaults(run=_play)


def _add_files(commands: Any) -> None:
    """The commands that read the file of a finished game."""
    again = commands.add_parser("replay", help="play the file of a finished game again and check every die and move")
    again.add_argument("file", type=Path, metavar="FILE", help="what /game export gave")
    again.add_argument("--language", default=DEFAULT, help=f"the language of the texts ({DEFAULT})")
    again.set_defaults(run=_replay)

    check = commands.add_parser("verify", help="check the seal, the words, every die and the end of a finished game")
    check.add_argument("file", type=Path, metavar="FILE", help="what /game export gave")
    check.add_argument("--rolls", action="store_true", help="also print every die, as comma-separated values")
    check.add_argument("--language", default=DEFAULT, help=f"the language of the texts ({DEFAULT})")
    check.set_defaults(run=_verify)

    lesson = commands.add_parser(
        "lesson", help="cut a lesson out of the file of a finished game", description=LESSON_HELP
    )
    lesson.add_argument("file", type=Path, metavar="FILE", help="what /game export gave")
    lesson.add_argument(
        "--move", type=_positive, required=True, metavar="N", help="the move to be found, by its number"
    )
    lesson.add_argument("--moves", type=_positive, default=1, help="how many moves are the right way (1)")
    lesson.add_argument("--name", default="lesson", help="the lesson's name, a short word (lesson)")
    lesson.add_argument("--language", default=DEFAULT, help=f"the language of errors ({DEFAULT})")
    lesson.set_defaults(run=_lesson)


def _add_listing(commands: Any) -> None:
    """The commands that list what there is of a game."""
    book = commands.add_parser("rules", help="list the statements of a rulebook and the tests that cite them")
    book.add_argument("game", metavar="GAME")
    book.add_argument("--json", action="store_true", help="print JSON")
    book.set_defaults(run=_rules)

    spoken = commands.add_parser("languages", help="list what each language lacks or has too much of")
    spoken.add_argument("--read", metavar="LANGUAGE", help="print every message with every kind of number and name")
    spoken.set_defaults(run=_languages_checked)

    schema = commands.add_parser("schema", help="print the JSON Schema of a game's card packs, for editors")
    schema.add_argument("game", metavar="GAME")
    schema.set_defaults(run=_schema)


def _positive(typed: str) -> int:
    number = int(typed)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{typed} is below 1")
    return number


def _known(name: str) -> str:
    if name not in GAMES:
        raise simulate.BadArgument(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    return name


def _simulate(typed: argparse.Namespace) -> int:
    found = game(_known(typed.game))
    seats = typed.seats or found.seats[0]
    with garbage.seldom():
        figures = simulate.simulate(
            found,
            games=typed.games,
            seats=seats,
            seed=typed.seed,
            players=simulate.read_players(typed.players, seats, levels_of(found), typed.work),
            options=simulate.read_options(typed.option, found.options_type),
            max_moves=typed.max_moves,
            clock=time.perf_counter,
        )
    print(json.dumps(figures.as_data()) if typed.json else simulate.table(figures))
    for failure in figures.failures[:10]:
        print(failure, file=sys.stderr)
    return FAILED if figures.failures else 0


def _scenario(typed: argparse.Namespace) -> int:
    return 0 if scenario.run(typed.paths, print, lambda text: _words(text, DEFAULT)) else FAILED


def _play(typed: argparse.Namespace) -> int:
    found: Rules[Any] = game(_known(typed.game))
    languages = _languages()
    language = languages.pick(typed.language)
    seats = found.seats[0]
    options = simulate.read_options(typed.option, found.options_type)
    seed = typed.seed or secrets.token_hex(8)
    words = (_word(typed.word), *[""] * (seats - 1))
    secret = simulate.dice_key(seed, 0)
    key = dice_key(secret, words)
    match = Match[Any].new(found, key, seats, options)
    people = [languages.say(Text("terminal-you"), language)]
    people += [languages.say(Text("terminal-computer", {"number": n}), language) for n in range(1, seats)]
    reader = Reader(language, typed.game, people)
    print(languages.tell(Text("terminal-welcome", {"seal": seal_of(secret)}), reader))
    if words[0]:
        print(languages.tell(Text("terminal-word", {"word": words[0]}), reader))
    opened = Text("terminal-seal-open", {"seed": seed, "secret": secret.hex(), "key": key.hex()})
    try:
        play.Terminal(match, Random(seed), lambda text: languages.tell(text, reader), print, input).play()
        print(languages.tell(opened, reader))
    except play.Left:
        print(languages.tell(opened, reader))
        print(languages.tell(Text("terminal-left"), reader))
    return 0


def _word(typed: str) -> str:
    word = tidy(typed)
    if len(word) > LONGEST_WORD:
        raise simulate.BadArgument(f"a word of more than {LONGEST_WORD} characters")
    return word


def _replay(typed: argparse.Namespace) -> int:
    return _retold(typed, replay.summary)


def _verify(typed: argparse.Namespace) -> int:
    def lines(found: record.Record, retold: record.Retold, say: Callable[[Text], str]) -> list[str]:
        return [*verify.report(found, retold, say), *(verify.rolls(found) if typed.rolls else [])]

    return _retold(typed, lines)


def _lesson(typed: argparse.Namespace) -> int:
    def lines(found: record.Record, retold: record.Retold, say: Callable[[Text], str]) -> list[str]:
        return [cutting.cut(found, retold, typed.move, typed.name, typed.moves)]

    try:
        return _retold(typed, lines)
    except cutting.CannotBeCutError as error:
        return _wrong(str(error))


def _retold(
    typed: argparse.Namespace, lines: Callable[[record.Record, record.Retold, Callable[[Text], str]], list[str]]
) -> int:
    """Read a file, play it again and print what ``lines`` has to say of it."""
    try:
        with typed.file.open("rb") as file:
            found = record.read(file.read(record.LARGEST + 1))
    except OSError as error:
        return _wrong(f"{typed.file}: {error.strerror}")
    languages = _languages()
    language = languages.pick(typed.language)
    if found.game not in GAMES:
        raise record.BadRecord(Text("replay-unknown-game", {"game": found.game}))
    reader = Reader(language, found.game, [seat.name for seat in found.seats])
    try:
        retold = record.verify(found, game(found.game))
    except Untrue as untrue:
        print(languages.tell(Text("replay-untrue", {"problem": untrue.text}), reader), file=sys.stderr)
        return FAILED
    for line in lines(found, retold, lambda text: languages.tell(text, reader)):
        print(line)
    return 0


def _rules(typed: argparse.Namespace) -> int:
    try:
        found = rules.coverage(_known(typed.game))
    except KeyError:
        return _wrong(f"{typed.game} has no rulebook")
    print(json.dumps(found.as_data(), ensure_ascii=False) if typed.json else rules.table(found))
    return FAILED if found.unknown else 0


def _languages_checked(typed: argparse.Namespace) -> int:
    if typed.read:
        return _languages_read(typed.read)
    from render import completeness  # the code and all languages are read for nothing else

    pairs = completeness.check([completeness.game_folder(name) for name in GAMES], completeness.house())
    print(listing.table(pairs))
    return FAILED if any(pair.faults for pair in pairs) else 0


def _languages_read(language: str) -> int:
    """Print all that people may read in a language."""
    from render import samples  # read for nothing else

    languages = _languages()
    if language not in languages.languages:
        return _wrong(f"no language {language}; there are {', '.join(languages.languages)}")
    computer = languages.name(Text("computer-name", {"number": 1}), Reader(language))
    for folder in ("house", *GAMES):
        names = samples.named(DATA / folder, language)
        which = None if folder == "house" else folder
        for one in samples.samples(languages, DATA / folder, language, which, names, ["Anna", computer, "Bert"]):
            print(f"{folder} {one.key}: {one.words}")
    return 0


def _schema(typed: argparse.Namespace) -> int:
    found = game(_known(typed.game))
    if not isinstance(found, PackRules):
        return _wrong(f"{typed.game} has no card packs")
    print(json.dumps(found.pack_schema(), ensure_ascii=False, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
