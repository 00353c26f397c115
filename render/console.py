"""The command line that ``python -m engine`` starts: simulate, scenario, play, replay, verify, rules and others.

It gives the simulation a clock and the terminal game its texts, so that the engine imports neither.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from pydantic import ValidationError

from engine import garbage, record
from engine.commands import fit, play, replay, rules, scenario, simulate, verify
from engine.commands import languages as listing
from engine.commands.arguments import parser
from engine.commands.figures import table
from engine.commands.options import ArgumentValueError, read_options
from engine.games import DATA, GAMES, game, use_packs
from engine.kernel.decks import CardPackError
from engine.kernel.dice import LONGEST_WORD, dice_key, normalized_word, seal_of
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.menus import RefusedError
from engine.kernel.replay import ReplayMismatchError
from engine.kernel.text import Text
from engine.lessons import cutting
from engine.locales import DEFAULT
from engine.puzzles import finding, puzzle
from engine.scenarios.scenario import ScenarioError
from render.languages import Languages, Reader

FAILED = 1
WRONG_USE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0 success, 1 a failure, 2 incorrect usage."""
    typed = parser().parse_args(arguments)
    if typed.packs is not None:
        use_packs(typed.packs)
    try:
        return COMMANDS[typed.command](typed)
    except ValidationError as error:
        first = error.errors()[0]
        return _wrong(f"option {'.'.join(str(part) for part in first['loc'])}: {first['msg']}")
    except RefusedError as refused:
        return _wrong(_words(refused.refusal.text, DEFAULT))
    except record.RecordError as error:
        return _wrong(_words(error.text, typed.language))
    except (ArgumentValueError, ScenarioError) as error:
        return _wrong(str(error))
    except KeyboardInterrupt:
        return FAILED
    except CardPackError as error:
        return _wrong("\n".join(_words(text, DEFAULT) for text in error.texts))


def _wrong(line: str) -> int:
    print(f"python -m engine: {line}", file=sys.stderr)
    return WRONG_USE


@cache
def _languages() -> Languages:
    """Load all languages when the first is needed."""
    return Languages()


def _words(text: Text, language: str, game_name: str | None = None, people: Sequence[str] = ()) -> str:
    languages = _languages()
    return languages.say_to(text, Reader(languages.pick(language), game_name, people))


def _known(name: str) -> str:
    if name not in GAMES:
        raise ArgumentValueError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    return name


def _simulate(typed: argparse.Namespace) -> int:
    chosen = game(_known(typed.game))
    seats = typed.seats or chosen.seats[0]
    with garbage.reduced_gc():
        figures = simulate.simulate(
            chosen,
            games=typed.games,
            seats=seats,
            seed=typed.seed,
            players=simulate.read_players(typed.players, seats, chosen.levels, typed.work),
            options=read_options(typed.option, chosen.options_type),
            max_moves=typed.max_moves,
            clock=time.perf_counter,
        )
    print(json.dumps(figures.as_data()) if typed.json else table(figures))
    for failure in figures.failures[:10]:
        print(failure, file=sys.stderr)
    return FAILED if figures.failures else 0


def _puzzles(typed: argparse.Namespace) -> int:
    chosen = game(_known(typed.game))
    options = read_options(typed.option, chosen.options_type)
    file = chosen.data / puzzle.FILE
    known = puzzle.read_puzzles(file)
    for number in range(typed.games):
        with garbage.reduced_gc():
            seats = typed.seats or chosen.seats[0]
            new = list(finding.find_puzzles(chosen, number, typed.seed, seats, options, known))
        if new:
            ids = [added.id for added in new]
            kept = [old for old in known.puzzles if old.id not in ids]
            known = known.model_copy(update={"puzzles": (*kept, *new)})
            puzzle.write_puzzles(file, known)
        for added in new:
            print(f"{added.id} {added.theme}: {', '.join(f'{chance:.0%}' for chance in added.chances)}", flush=True)
    return 0


def _fit(typed: argparse.Namespace) -> int:
    today = datetime.now(UTC).date().isoformat()
    with garbage.reduced_gc():
        weights = fit.fitted(fit.game_to_fit(typed.game), typed.games, typed.seed, today)
    fit.write(typed.game, weights)
    print(f"{weights.positions} positions; log loss {weights.error} on other games, {weights.even} for equal chances")
    return 0


def _scenario(typed: argparse.Namespace) -> int:
    return 0 if scenario.run(typed.paths, print, lambda text: _words(text, DEFAULT), typed.name) else FAILED


def _play(typed: argparse.Namespace) -> int:
    chosen: Game[Any] = game(_known(typed.game))
    languages = _languages()
    language = languages.pick(typed.language)
    seats = chosen.seats[0]
    options = read_options(typed.option, chosen.options_type)
    seed = typed.seed or secrets.token_hex(8)
    words = (_word(typed.word), *[""] * (seats - 1))
    secret = simulate.dice_key(seed, 0)
    key = dice_key(secret, words)
    match = Match[Any].new(chosen, key, seats, options)
    people = [languages.say(Text("terminal-you"), language)]
    named = (
        [Text("computer-name")] if seats == 2 else [Text("computer-numbered", {"number": n}) for n in range(1, seats)]
    )
    people += [languages.name(computer, Reader(language)) for computer in named]
    reader = Reader(language, typed.game, people)
    dice = {"dice": "yes" if chosen.has_dice else "no"}
    print(languages.say_to(Text("terminal-welcome", {"seal": seal_of(secret), **dice}), reader))
    if words[0]:
        print(languages.say_to(Text("terminal-word", {"word": words[0], **dice}), reader))
    opened = Text("terminal-seal-open", {"seed": seed, "secret": secret.hex(), "key": key.hex(), **dice})
    try:
        play.Terminal(match, Random(seed), lambda text: languages.say_to(text, reader), print, input).play()
        print(languages.say_to(opened, reader))
    except play.PlayerLeftError:
        print(languages.say_to(opened, reader))
        print(languages.say_to(Text("terminal-left"), reader))
    return 0


def _word(typed: str) -> str:
    word = normalized_word(typed)
    if len(word) > LONGEST_WORD:
        raise ArgumentValueError(f"a word of more than {LONGEST_WORD} characters")
    return word


def _replay(typed: argparse.Namespace) -> int:
    return _print_replayed(typed, replay.summary)


def _verify(typed: argparse.Namespace) -> int:
    def lines(recorded: record.Record, replayed: record.ReplayedGame, say: Callable[[Text], str]) -> list[str]:
        return [*verify.report(recorded, replayed, say), *(verify.rolls(recorded) if typed.rolls else [])]

    return _print_replayed(typed, lines)


def _lesson(typed: argparse.Namespace) -> int:
    def lines(recorded: record.Record, replayed: record.ReplayedGame, say: Callable[[Text], str]) -> list[str]:
        return [cutting.cut(recorded, replayed, typed.move, typed.name, typed.moves)]

    try:
        return _print_replayed(typed, lines)
    except cutting.CannotBeCutError as error:
        return _wrong(str(error))


def _print_replayed(
    typed: argparse.Namespace, lines: Callable[[record.Record, record.ReplayedGame, Callable[[Text], str]], list[str]]
) -> int:
    """Read a file, replay it and print what ``lines`` returns for it."""
    try:
        with typed.file.open("rb") as file:
            recorded = record.read(file.read(record.LARGEST + 1))
    except OSError as error:
        return _wrong(f"{typed.file}: {error.strerror}")
    languages = _languages()
    language = languages.pick(typed.language)
    if recorded.game not in GAMES:
        raise record.RecordError(Text("replay-unknown-game", {"game": recorded.game}))
    reader = Reader(language, recorded.game, [seat.name for seat in recorded.seats])
    try:
        replayed = record.verify(recorded, game(recorded.game))
    except ReplayMismatchError as mismatch:
        print(languages.say_to(Text("replay-untrue", {"problem": mismatch.text}), reader), file=sys.stderr)
        return FAILED
    for line in lines(recorded, replayed, lambda text: languages.say_to(text, reader)):
        print(line)
    return 0


def _rules(typed: argparse.Namespace) -> int:
    try:
        covered = rules.coverage(_known(typed.game))
    except KeyError:
        return _wrong(f"{typed.game} has no rulebook")
    print(json.dumps(covered.as_data(), ensure_ascii=False) if typed.json else rules.table(covered))
    return FAILED if covered.unknown else 0


def _languages_checked(typed: argparse.Namespace) -> int:
    if typed.read:
        return _languages_read(typed.read)
    from render import completeness  # imported here: loading it reads the code and all languages

    pairs = completeness.check([completeness.game_folder(name) for name in GAMES], completeness.house())
    print(listing.table(pairs))
    return FAILED if any(pair.faults for pair in pairs) else 0


def _languages_read(language: str) -> int:
    """Print all that people may read in a language."""
    from render import samples  # imported here: no other command needs it

    languages = _languages()
    if language not in languages.languages:
        return _wrong(f"no language {language}; there are {', '.join(languages.languages)}")
    computer = languages.name(Text("computer-name"), Reader(language))
    for folder in ("house", *GAMES):
        names = samples.named(DATA / folder, language)
        game_name = None if folder == "house" else folder
        for sample in samples.samples(languages, DATA / folder, language, game_name, names, ["Anna", computer, "Bert"]):
            print(f"{folder} {sample.key}: {sample.words}")
    return 0


def _schema(typed: argparse.Namespace) -> int:
    schema = game(_known(typed.game)).pack_schema()
    if schema is None:
        return _wrong(f"{typed.game} has no card packs")
    print(json.dumps(schema, ensure_ascii=False, indent=2))
    return 0


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "simulate": _simulate,
    "puzzles": _puzzles,
    "fit": _fit,
    "scenario": _scenario,
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "lesson": _lesson,
    "rules": _rules,
    "languages": _languages_checked,
    "schema": _schema,
}


if __name__ == "__main__":
    sys.exit(main())
