"""The arguments of ``python -m engine``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine.kernel.game import WORK
from engine.locales import DEFAULT

LESSON_HELP = """Print a lesson as a file for data/GAME/lessons: the position before a move of a finished game, the move
as its solution, and the dice. python -m engine replay prints the numbers of the moves. The player of the move is the
learner; the goal and the texts, which the file names, are still to be written."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; the name of the command is its ``command``."""
    main_parser = argparse.ArgumentParser(prog="python -m engine", description="Games without Discord.")
    main_parser.add_argument("--packs", type=Path, metavar="FOLDER", help="play with the card packs of this folder")
    commands = main_parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    for add in (_add_playing, _add_files, _add_listing):
        add(commands)
    return main_parser


def _add_playing(commands: Any) -> None:
    """Add the commands that play games.

    ``commands`` are the subparsers of argparse, whose class is private.
    """
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

    puzzles = commands.add_parser("puzzles", help="find puzzles in games of computers and add them to the game's file")
    puzzles.add_argument("game", metavar="GAME")
    puzzles.add_argument("--games", type=_positive, default=10, help="how many games (10)")
    puzzles.add_argument("--seats", type=_positive, help="how many seats (the game's smallest number)")
    puzzles.add_argument("--seed", default="0", help="letters and digits; the same ones give the same games (0)")
    puzzles.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")

    weights = commands.add_parser("fit", help="fit the evaluation of a game to games of computers and write its file")
    weights.add_argument("game", metavar="GAME")
    weights.add_argument("--games", type=_positive, default=2000, help="how many games (2000)")
    weights.add_argument("--seed", default="0", help="any word; the same seed gives the same games (0)")

    scenarios = commands.add_parser("scenario", help="run scenario files")
    scenarios.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    scenarios.add_argument("--name", default="", metavar="WORDS", help="only scenarios with these words in their name")

    duel = commands.add_parser("play", help="play against the computer in the terminal")
    duel.add_argument("game", metavar="GAME")
    duel.add_argument("--seed", help="any word; the same seed gives the same dice (chosen by chance)")
    duel.add_argument("--word", default="", help="a word of your own that goes into the dice")
    duel.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    duel.add_argument("--language", default=DEFAULT, help=f"the language of the texts ({DEFAULT})")


def _add_files(commands: Any) -> None:
    """Add the commands that read the file of a finished game."""
    again = commands.add_parser("replay", help="play the file of a finished game again and check every die and move")
    again.add_argument("file", type=Path, metavar="FILE", help="what /game export gave")
    again.add_argument("--language", default=DEFAULT, help=f"the language of the texts ({DEFAULT})")

    check = commands.add_parser("verify", help="check the seal, the words, every die and the end of a finished game")
    check.add_argument("file", type=Path, metavar="FILE", help="what /game export gave")
    check.add_argument("--rolls", action="store_true", help="also print every die, as comma-separated values")
    check.add_argument("--language", default=DEFAULT, help=f"the language of the texts ({DEFAULT})")

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


def _add_listing(commands: Any) -> None:
    """Add the commands that list rules, languages and schemas."""
    book = commands.add_parser("rules", help="list the statements of a rulebook and the tests that cite them")
    book.add_argument("game", metavar="GAME")
    book.add_argument("--json", action="store_true", help="print JSON")

    spoken = commands.add_parser("languages", help="list what each language lacks or has too much of")
    spoken.add_argument("--read", metavar="LANGUAGE", help="print every message with every kind of number and name")

    schema = commands.add_parser("schema", help="print the JSON Schema of a game's card packs, for editors")
    schema.add_argument("game", metavar="GAME")


def _positive(typed: str) -> int:
    number = int(typed)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{typed} is below 1")
    return number
