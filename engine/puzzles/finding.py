"""Finding of puzzles in games of simple computer players.

A decision is a puzzle if its best move is surely much better than some others, and the position was not won already.
Those are the moves to choose from; what is about as good as the best move is not shown. The moves are compared as in
reviews (:mod:`engine.review.comparing`): in the same worlds, dealt by what the seat knows, with the same luck. The
first search drops what looks unclear after a few worlds. A second one with a seed of its own, in which each world is
played to the end of the game, confirms the rest from nothing, and its chances are the ones that are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine.commands.simulate import dice_key
from engine.kernel.game import SIMPLE, Game
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.puzzles.puzzle import NO_PUZZLES, Puzzle, PuzzleFile, Stakes, choice_text, packed
from engine.review.comparing import Comparison, Difference, difference
from engine.review.playouts import TURNS, Chances, Position, promising_moves

MOST_CHOICES = 4
MOST_MOVES = 6
"""The most moves that are compared."""
PROMISING = 4
"""The most of them that are taken from the computer's advice."""
SHOWN = 0.9
"""The least distance of a shown move from the best one in the first search, as a share of the game's margin."""
ALREADY_WON = 0.75
"""A position is no puzzle if even a choice at random wins this often."""
LEAST_CHANCE = 0.4
"""The least chance after the best move: choosing between defeats is no fun."""
STAGES = ((1, 0.6), (3, 0.8), (6, 0.9), (12, 0.9))
"""After so many worlds of the first search a decision is dropped unless the best move leads the worst by so much.

It is a share of the game's margin.
"""
FIRST_WORLDS = 30
TIED = 0.1
"""A move this close to the best one may take its place if there is a reason for it."""
DOUBTED_WORLDS, WORLDS, MANY_WORLDS, MOST_WORLDS = 40, 120, 300, 800
"""The worlds of the second search after which a decision may be dropped, accepted, accepted, or must be decided."""
MOST_FAILURES = 12
"""After so many seeds without a world a decision is dropped."""
SKIPPED = 0.5
"""The share of a game whose decisions are not tried: what is decided so early is rarely decided by one move."""
AHEAD = 12
"""The decisions within which the estimate of a position worth trying changes."""
CHANGE = 0.15
"""By how much it changes at least: where nothing changed, nothing was at stake."""
OPEN = (0.15, 0.85)
"""The estimates between which a position is open."""
RANDOM_MOVES = (0.02, 0.05, 0.1, 0.2)
"""The shares of moves that are random, by game in turn, so that there are errors to punish and positions differ."""
MOST_PER_GAME = 3
APART = 12
"""The fewest moves between two puzzles of a game."""
LONGEST = 3_000
"""The most moves of a game."""


class Decision(NamedTuple):
    """A decision of a game: the save before it, its number, and the estimated chance of its seat before it."""

    number: int
    seat: Seat
    saved: bytes
    estimates: Chances | None = None


def find_puzzles(
    rules: Game[Any], number: int, seed: str, seats: int, options: Any = None, known: PuzzleFile = NO_PUZZLES
) -> Iterator[Puzzle]:
    """Play game ``number`` of a run with this seed and yield its new puzzles, from its end on."""
    decisions = _play(rules, number, seed, seats, options)
    count, last = 0, LONGEST + APART
    for place in reversed(range(int(SKIPPED * len(decisions)), len(decisions))):
        decision = decisions[place]
        if count == MOST_PER_GAME or decision.number > last - APART or not _may_matter(decisions[place:]):
            continue
        puzzle = try_decision(rules, f"{seed}-{number}-{decision.number}", decision.seat, decision.saved, known)
        if puzzle is not None:
            count, last = count + 1, decision.number
            yield puzzle.model_copy(update={"options": options}) if options else puzzle


def _may_matter(decisions: Sequence[Decision]) -> bool:
    """Return whether the first of these decisions is open and much changed soon after it."""
    first, *others = decisions[: AHEAD + 1]
    if first.estimates is None:
        return True
    later = [other.estimates[first.seat] for other in others if other.estimates is not None]
    now = first.estimates[first.seat]
    is_open = OPEN[0] <= now <= OPEN[1]
    return is_open and (len(others) < AHEAD or max(now, *later) - min(now, *later) >= CHANGE)


def try_decision(
    rules: Game[Any], name: str, seat: Seat, saved: bytes, known: PuzzleFile = NO_PUZZLES
) -> Puzzle | None:
    """Return a decision as a puzzle with this name; None if it is none."""
    seed, number, _ = name.split("-")
    match = Match[Any].load(rules, dice_key(seed, int(number)), saved, stepwise=True)
    stakes, reasons = known.stakes, _moves_with_reasons(match, seat, known, Random(name))
    if len(reasons) < 2 or not any(reasons.values()):
        return None
    first = _search(match, seat, list(reasons), f"{name} first", TURNS)
    for worlds, share in STAGES:
        if not _goes_on(first, worlds) or _spread(first) < share * stakes.margin:
            return None
    if not _goes_on(first, FIRST_WORLDS):
        return None
    choices = _choices(first, reasons, stakes)
    if not choices:
        return None
    why = reasons[choices[0]]
    assert why is not None
    if first.chance(choices[0]) < LEAST_CHANCE - TIED or fmean(map(first.chance, choices)) > ALREADY_WON + TIED:
        return None
    second = _search(match, seat, choices, f"{name} second", inf)
    for worlds in (DOUBTED_WORLDS, WORLDS, MANY_WORLDS, MOST_WORLDS):
        if not _goes_on(second, worlds) or _ranked(second)[0] != choices[0] or not _may_be_clear(second, stakes):
            return None
        if worlds >= WORLDS and _is_clear(second, stakes):
            break
    else:
        return None
    best = _ranked(second)
    chances = [round(second.chance(move), 3) for move in best]
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


def _moves_with_reasons(match: Match[Any], seat: Seat, puzzles: PuzzleFile, random: Random) -> dict[Move, Text | None]:
    """Return different moves to compare, with their reasons: what the computer would try first, then others at random.

    Of moves with the same words or the same reason there is only one. A reason that fits any position is none, and so
    is one that enough puzzles have. Nothing if no move drawn at random has a reason, since advice takes long.
    """
    menu, known = match.rules.verbs.decisions(match.menus()[seat]), match.determinize(seat, random)
    if menu is None:
        return {}

    def reason(move: Move) -> Text | None:
        why = match.rules.explain(known, seat, move)
        is_one = why is not None and why.values and why.key not in puzzles.vague and puzzles.lacks(why.key)
        return why if is_one else None

    drawn = list(dict.fromkeys(menu.draw(random) for _ in range(2 * MOST_MOVES)))
    moves: dict[Move, Text | None] = {}
    if not any(map(reason, drawn)):
        return moves
    words: list[Text] = []
    for move in dict.fromkeys((*promising_moves(match, seat, menu, random, PROMISING), *drawn)):
        label = choice_text(match, seat, move)
        if move.name in puzzles.idle or label in words:
            continue
        why = reason(move)
        if why is None or why not in moves.values():
            moves[move] = why
            words.append(label)
        if len(moves) == MOST_MOVES:
            break
    return moves


def _choices(search: Comparison, reasons: Mapping[Move, Text | None], stakes: Stakes) -> list[Move]:
    """Return the moves to choose from, the best first; nothing if no move with a reason of its own is clearly best.

    What is shown beside the best move differs as much as possible, and the computer's favourites come first.
    """
    ranked = _ranked(search)
    most = search.chance(ranked[0])
    best = next((move for move in ranked if reasons[move] is not None), None)
    if best is None or search.chance(best) < most - TIED:
        return []
    worse = [move for move in reasons if search.chance(move) <= search.chance(best) - SHOWN * stakes.margin]
    choices = [best]
    for length in (0, 1, MOST_CHOICES):
        for move in worse:
            kinds = [(other.name, other.args[:length]) for other in choices]
            if (move.name, move.args[:length]) not in kinds and len(choices) < MOST_CHOICES:
                choices.append(move)
    return choices if len(choices) > 1 else []


def _search(match: Match[Any], seat: Seat, moves: Sequence[Move], seed: str, turns: float) -> Comparison:
    first, *others = moves
    position = Position(match, seat)
    return Comparison(match, seat, first, 0, others, first, position, Random(seed), most_turns=turns)


def _goes_on(search: Comparison, worlds: int) -> bool:
    """Play the moves out until there are so many worlds; return whether there are."""
    while search.worlds < worlds and search.failed < MOST_FAILURES:
        search.try_once()
    return search.worlds >= worlds


def _may_be_clear(search: Comparison, stakes: Stakes) -> bool:
    lead = _lead(search)
    return lead.upper >= stakes.margin and lead.mean >= stakes.sure


def _is_clear(search: Comparison, stakes: Stakes) -> bool:
    """Return whether the best move is far enough ahead; a small lead is enough over many worlds."""
    lead = _lead(search)
    return lead.lower >= stakes.sure and (lead.mean >= stakes.margin or search.worlds >= MOST_WORLDS)


def _ranked(search: Comparison) -> list[Move]:
    """Return the moves, the best first."""
    return sorted((search.made, *search.others), key=lambda move: -search.chance(move))


def _spread(search: Comparison) -> float:
    """Return by how much the best move is better than the worst."""
    best, *_, worst = _ranked(search)
    return search.chance(best) - search.chance(worst)


def _lead(search: Comparison) -> Difference:
    """Return by how much the best move is better than the second."""
    best, second = (search.ends[move] for move in _ranked(search)[:2])
    return difference([first[search.place] - other[search.place] for first, other in zip(best, second, strict=True)])


def _play(rules: Game[Any], number: int, seed: str, seats: int, options: Any) -> Sequence[Decision]:
    """Play a game and return its decisions with a choice."""
    match = Match[Any].new(rules, dice_key(seed, number), seats, options)
    random, rate = Random(f"{seed}/{number}"), RANDOM_MOVES[number % len(RANDOM_MOVES)]
    decisions: list[Decision] = []
    moves = 0
    while (menus := match.menus()) and moves < LONGEST:
        voted = match.ballots()
        seat = next(seat for seat, menu in menus.items() if not menu.optional and seat not in voted)
        if _is_choice(rules.verbs.decisions(menus[seat])):
            estimates = rules.estimate(match.state)
            decisions.append(Decision(moves, seat, match.save(), None if estimates is None else tuple(estimates)))
        known = match.determinize(seat, random)
        simple = rules.choose(known, seat, menus[seat], random, SIMPLE)
        match.play(seat, menus[seat].draw(random) if random.random() < rate else simple)
        moves += 1
    return decisions


def _is_choice(menu: Menu | None) -> bool:
    return menu is not None and (len(menu.moves) > 1 or bool(menu.patterns))
