"""Finding of puzzles in games of simple computer players.

A decision is a puzzle if its best move is surely much better than the second, and the position was not won already.
The moves are compared as in reviews (:mod:`engine.review.comparing`): in the same worlds, dealt by what the seat knows,
with the same luck. The first search drops what looks unclear after a few worlds; a second one with a seed of its own
confirms the rest from nothing, and its chances are the ones that are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine.commands.simulate import dice_key
from engine.kernel.game import SIMPLE, Game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.puzzles.puzzle import Puzzle, choice_text, packed
from engine.review.comparing import Comparison, Difference, difference
from engine.review.playouts import Position, promising_moves

MOST_CHOICES = 4
DRAWN = 4
"""The random moves that fill up the choices."""
MARGIN = 0.35
"""By how much the best move of a puzzle is better than the second."""
SURE_MARGIN = 0.25
"""The lower bound of that difference; a smaller mean difference is enough if this holds over ``MOST_WORLDS``."""
ALREADY_WON = 0.75
"""A position is no puzzle if even a choice at random wins this often."""
LEAST_CHANCE = 0.5
"""The least chance after the best move: choosing between defeats is no fun."""
STAGES = ((1, 0.25), (3, 0.35), (6, 0.35), (12, 0.35), (30, 0.3))
"""After so many worlds of the first search a decision is dropped unless the difference is at least so large."""
WORLDS = 160
"""The worlds of the second search."""
MOST_WORLDS = 800
MOST_FAILURES = 12
"""After so many seeds without a world a decision is dropped."""
SKIPPED = 0.75
"""The share of a game whose decisions are not tried: what is decided so early is rarely decided by one move."""
RANDOM_MOVES = 0.05
"""The share of moves that are random, so that there are errors to punish."""
MOST_PER_GAME = 2
APART = 12
"""The fewest moves between two puzzles of a game."""
LONGEST = 3_000
"""The most moves of a game."""


class Decision(NamedTuple):
    """A decision of a game: the save before it, and its number."""

    number: int
    seat: Seat
    saved: bytes


def find_puzzles(rules: Game[Any], number: int, seed: str, seats: int, options: Any = None) -> Iterator[Puzzle]:
    """Play game ``number`` of a run with this seed and yield its puzzles, from its end on."""
    decisions = _play(rules, number, seed, seats, options)
    count, last = 0, LONGEST + APART
    for decision in reversed(decisions[int(SKIPPED * len(decisions)) :]):
        if count == MOST_PER_GAME or decision.number > last - APART:
            continue
        puzzle = try_decision(rules, f"{seed}-{number}-{decision.number}", decision.seat, decision.saved)
        if puzzle is not None:
            count, last = count + 1, decision.number
            yield puzzle


def try_decision(rules: Game[Any], name: str, seat: Seat, saved: bytes) -> Puzzle | None:
    """Return a decision as a puzzle with this name; None if it is none."""
    seed, number, _ = name.split("-")
    match = Match[Any].load(rules, dice_key(seed, int(number)), saved, stepwise=True)
    menu = match.menus()[seat]
    moves = _choices(match, seat, menu, Random(name))
    if len(moves) < 2:
        return None
    search = _search(match, seat, moves, f"{name} first")
    for worlds, least in STAGES:
        if not _goes_on(search, worlds) or _lead(search).mean < least:
            return None
    best = _ranked(search)
    why = _reason(match, seat, best, Random(name))
    if why is None:
        return None
    again = _search(match, seat, moves, f"{name} second")
    if not _goes_on(again, WORLDS) or _ranked(again)[0] != best[0] or not _is_clear(again):
        return None
    best = _ranked(again)
    chances = [round(again.chance(move), 3) for move in best]
    if fmean(chances) > ALREADY_WON or chances[0] < LEAST_CHANCE:
        return None
    return Puzzle(
        id=name,
        seat=seat,
        position=packed(saved),
        choices=[[move.name, *move.args] for move in best],
        chances=chances,
        margin=round(chances[0] - chances[1], 3),
        theme=best[0].name,
        reason=why.key,
    )


def _choices(match: Match[Any], seat: Seat, menu: Menu, random: Random) -> list[Move]:
    """Return different moves to choose from: what the computer would try, and others at random."""
    promising = promising_moves(match, seat, menu, random, MOST_CHOICES)
    drawn = [menu.draw(random) for _ in range(DRAWN)]
    choices: list[Move] = []
    words: list[Text] = []
    for move in (*promising, *drawn):
        if (label := choice_text(match, seat, move)) not in words:
            choices.append(move)
            words.append(label)
    return choices[:MOST_CHOICES]


def _reason(match: Match[Any], seat: Seat, ranked: Sequence[Move], random: Random) -> Text | None:
    """Return why the best move is best; None if that is general, or true of another choice as well."""
    known = match.determinize(seat, random)
    why, *others = (match.rules.explain(known, seat, move) for move in ranked)
    return why if why is not None and why.values and why not in others else None


def _search(match: Match[Any], seat: Seat, moves: Sequence[Move], seed: str) -> Comparison:
    first, *others = moves
    return Comparison(match, seat, first, 0, others, first, Position(match, seat), Random(seed))


def _goes_on(search: Comparison, worlds: int) -> bool:
    """Play the moves out until there are so many worlds; return whether there are."""
    while search.worlds < worlds and search.failed < MOST_FAILURES:
        search.try_once()
    return search.worlds >= worlds


def _is_clear(search: Comparison) -> bool:
    """Return whether the best move is far enough ahead; play on while that is open."""
    lead = _lead(search)
    if lead.mean >= MARGIN and lead.lower >= SURE_MARGIN:
        return True
    if lead.upper < SURE_MARGIN or lead.mean < SURE_MARGIN:
        return False
    best = _ranked(search)[0]
    return _goes_on(search, MOST_WORLDS) and _ranked(search)[0] == best and _lead(search).lower >= SURE_MARGIN


def _ranked(search: Comparison) -> list[Move]:
    """Return the moves, the best first."""
    return sorted((search.made, *search.others), key=lambda move: -search.chance(move))


def _lead(search: Comparison) -> Difference:
    """Return by how much the best move is better than the second."""
    best, second = (search.ends[move] for move in _ranked(search)[:2])
    return difference([first[search.place] - other[search.place] for first, other in zip(best, second, strict=True)])


def _play(rules: Game[Any], number: int, seed: str, seats: int, options: Any) -> Sequence[Decision]:
    """Play a game and return its decisions with a choice."""
    match = Match[Any].new(rules, dice_key(seed, number), seats, options)
    random = Random(f"{seed}/{number}")
    decisions: list[Decision] = []
    moves = 0
    while (menus := match.menus()) and moves < LONGEST:
        voted = match.ballots()
        seat = next(seat for seat, menu in menus.items() if not menu.optional and seat not in voted)
        if _is_choice(menus[seat]):
            decisions.append(Decision(moves, seat, match.save()))
        known = match.determinize(seat, random)
        simple = rules.choose(known, seat, menus[seat], random, SIMPLE)
        match.play(seat, menus[seat].draw(random) if random.random() < RANDOM_MOVES else simple)
        moves += 1
    return decisions


def _is_choice(menu: Menu) -> bool:
    return len(menu.moves) > 1 or bool(menu.patterns)
