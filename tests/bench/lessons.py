"""What the lessons of a game are worth: a player who knows only what they teach, against random players."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from engine.commands.simulate import dice_key, random_player
from engine.games import GAMES, game
from engine.kernel.game import SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.lessons.reading import lessons_of
from tests.bench.report import Row
from tests.bench.strength import options_of

COUNT = 100
WANTED = 90
LONGEST = 20_000
"""The most moves of a game; a longer one is not won."""


def measure(count: int = COUNT) -> list[Row]:
    """Return how many games of each kind a pupil wins; in cooperative games all players are pupils."""
    rows: list[Row] = []
    for name in GAMES:
        wins, most = (sum(won(name, number, verbs) for number in range(count)) for verbs in (taught(name), None))
        who = "pupils together" if game(name).is_cooperative else "a pupil against a random player"
        figure = f"{wins} of {count} games (simple computer: {most})"
        rows.append(Row(f"{name}: {who}", figure, f">= {WANTED} of {COUNT}", wins * COUNT >= WANTED * count))
    return rows


def taught(name: str) -> Collection[str]:
    """Return the verbs that the lessons of a game teach: those of the moves that a learner has to find."""
    steps = [(lesson, step) for lesson in lessons_of(name) for step in lesson.scenario.when]
    return {verb for lesson, step in steps if step.seat == lesson.learner for verb, _ in step.moves}


def won(name: str, number: int, verbs: Collection[str] | None) -> bool:
    """Play a game between two; return whether the pupil, who sits at each seat equally often, wins.

    ``verbs`` are those that the pupil knows, None: all.
    """
    rules, pupil = game(name), number % 2
    match = Match[Any].new(rules, dice_key("lessons", number), 2, options_of(name, number, 2), keep_rest=False)
    random, moves = Random(number), 0
    while (menus := match.menus()) and moves < LONGEST:
        waiting = [seat for seat, menu in menus.items() if not menu.optional and seat not in match.ballots()]
        seat = random.choice(waiting)
        is_pupil = seat == pupil or rules.is_cooperative
        menu = menus[seat]
        move = pupil_move(match, seat, menu, random, verbs) if is_pupil else random_player(match, seat, menu, random)
        match.play(seat, move)
        moves += 1
    result = match.result()
    return result is not None and pupil in result.winners


def pupil_move(match: Match[Any], seat: int, menu: Menu, random: Random, verbs: Collection[str] | None) -> Move:
    """Return the simple computer's move if its verb is known, else a random one, with a known verb if possible."""
    known = match.determinize(seat, random)
    move = match.rules.choose(known, seat, menu, random, SIMPLE)
    if verbs is None or move.name in verbs:
        return move
    moves = [move for move in menu.moves if move.name in verbs]
    patterns = [pattern for pattern in menu.patterns if pattern.name in verbs]
    return (menu._replace(moves=moves, patterns=patterns) if moves or patterns else menu).draw(random)
