"""What the lessons of a game are worth: players who know only what they teach, against random ones."""

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
    """Return how often pupils beat random players: one against one, in cooperative games a group against a group."""
    rows: list[Row] = []
    for name in GAMES:
        wins, most = (sum(beats(name, number, verbs) for number in range(count)) for verbs in (taught(name), None))
        together = game(name).is_cooperative
        who = "pupils together, against a random group" if together else "a pupil against a random player"
        figure = f"{wins} of {count} games (simple computer: {most})"
        rows.append(Row(f"{name}: {who}", figure, f">= {WANTED} of {COUNT}", wins * COUNT >= WANTED * count))
    return rows


def taught(name: str) -> Collection[str]:
    """Return the verbs that the lessons of a game teach: those of the moves that a learner has to find."""
    steps = [(lesson, step) for lesson in lessons_of(name) for step in lesson.scenario.when]
    return {verb for lesson, step in steps if step.seat == lesson.learner for verb, _ in step.moves}


def beats(name: str, number: int, verbs: Collection[str] | None) -> bool:
    """Return whether pupils who know these verbs (None: all) do better than random players.

    In a cooperative game a group of pupils has to get further than a random group with the same dice.
    """
    match = played(name, number, verbs)
    if match.rules.is_cooperative:
        return progress(match) > progress(played(name, number, ()))
    result = match.result()
    return result is not None and number % 2 in result.winners


def progress(match: Match[Any]) -> tuple[bool, int]:
    """Return whether an expedition was won, and how many dungeons it completed."""
    result = match.result()
    return result is not None and bool(result.winners), len(match.state.completed)


def played(name: str, number: int, verbs: Collection[str] | None) -> Match[Any]:
    """Return a game between two after its end; the pupil sits at each seat equally often, if cooperative at both."""
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
    return match


def pupil_move(match: Match[Any], seat: int, menu: Menu, random: Random, verbs: Collection[str] | None) -> Move:
    """Return the simple computer's move if its verb is known, else a random one, with a known verb if possible."""
    known = match.determinize(seat, random)
    move = match.rules.choose(known, seat, menu, random, SIMPLE)
    if verbs is None or move.name in verbs:
        return move
    moves = [move for move in menu.moves if move.name in verbs]
    patterns = [pattern for pattern in menu.patterns if pattern.name in verbs]
    return (menu._replace(moves=moves, patterns=patterns) if moves or patterns else menu).draw(random)
