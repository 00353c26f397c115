"""The review of a finished game, computed in small steps from its journal."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from statistics import fmean
from typing import Any

from engine.kernel.game import WORK
from engine.kernel.labels import plain_label
from engine.kernel.match import Match
from engine.kernel.menus import move_from_data
from engine.kernel.replay import MOVES, Line, Sealed, replay, without_undone
from engine.kernel.text import Seat
from engine.review.balance import balances
from engine.review.comparing import FEW, FEWEST, WORLD_COST, Comparison, Difference, comparison
from engine.review.game_review import CLOSE, GOOD, MISTAKES, Mark, Review, Sign, mistake_sign
from engine.review.hints import hinted_move
from engine.review.lessons import lesson
from engine.review.playouts import Chances, Position, chances_at_the_end, play_out

MOST_POINTS = 32
"""The most points of the curve."""
FEWEST_SWEEPS = 4
"""The fewest worlds in which each point of the curve is played out."""
CURVE, FIRST_LOOK = 0.25, 0.6
"""The share of the work after which the curve is done, and the first look at all decisions."""
HINTED = 0.25
"""The work for mistakes that a hint had advised, as a share of all other work."""
WORTH_A_LOOK = MISTAKES[-1][1]
"""The chance that a move may have lost or won, so that it is compared in more worlds."""
FIRST_WORLDS = 40
"""The most worlds of a decision in the first look."""
MOST_RACING = 30
"""The most decisions that are compared in many worlds."""
MOST_LEADING = 3
"""The most decisions of a seat that are compared in many worlds since the move made seems far better than others."""
MOST_GOOD = 2
"""The most moves of a seat that are called good."""
ENOUGH_WORLDS = 600
"""The most worlds for a point or a decision."""
SMOOTH_WORLDS = 100
"""Points of the curve with fewer worlds are drawn towards their neighbours."""


class Reviewer:
    """The work on one review; a game that cannot be replayed raises ReplayMismatchError."""

    def __init__(
        self,
        game: Sealed,
        lines: Sequence[Line],
        own: Collection[int],
        steps: Sequence[int],
        hint_work: int = WORK,
    ) -> None:
        """Prepare a review: ``own`` are the lines with decisions that people made themselves.

        ``steps`` holds the number of the last line of each step of the game's replay; ``hint_work`` is the number of
        playouts that the search for a hint may use.
        """
        self._game = game
        self._steps = steps
        self._hint_work = hint_work
        self._done: int = 0
        self._points: list[tuple[int, Position]] = []
        self._ends: list[list[Chances]] = []
        self._decisions: list[Comparison] = []
        self._judged: list[Comparison] = []
        self._result: Chances = ()
        self._read(lines, own)

    def run(self) -> Iterator[float | Review]:
        """Yield the share of the work that is done, again and again, and at last the review.

        The work is counted in moves of playouts (:attr:`engine.kernel.game.Game.review_work`), not in seconds.
        """
        work = self._game.rules.review_work
        whole = work * (1 + HINTED)
        for _ in self._draw_curve(work * CURVE):
            yield self._done / whole
        for _ in self._look_at_all(work * FIRST_LOOK):
            yield self._done / whole
        for _ in self._look_closer(work):
            yield self._done / whole
        for _ in self._doubt_hinted(self._done + work * HINTED):
            yield min(1.0, self._done / whole)
        yield self._review()

    # ---- reading the journal

    def _read(self, lines: Sequence[Line], own: Collection[int]) -> None:
        """Find the points of the curve and the decisions."""
        valid = {line.seq for line in without_undone(lines)}
        ends = {seq: step for step, seq in enumerate(self._steps)}
        step, points = 0, list[tuple[int, bytes]]()
        before = b""
        match: Match[Any] | None = None
        for played in replay(self._game, lines):
            line, match = played.line, played.match
            if line.seq in valid and line.seq in own and line.kind in MOVES:
                self._add_decision(self._loaded(before), line, min(step, len(self._steps) - 1))
            if line.seq in ends:
                step = ends[line.seq] + 1
                if line.seq in valid and not match.in_motion:
                    points.append((step - 1, match.save()))
            before = match.save()
        assert match is not None
        self._result = chances_at_the_end(match.result(), match.seats, self._game.rules.is_cooperative)
        points = points[:-1] if match.result() is not None else points
        for number, saved in thinned(points, MOST_POINTS - 1):
            self._points.append((number, Position(self._loaded(saved), None)))
        self._ends = [[] for _ in self._points]

    def _add_decision(self, before: Match[Any], line: Line, step: int) -> None:
        assert line.seat is not None
        assert line.move is not None
        name, args = line.move
        seed = f"{self._game.seal} {line.seq}"
        new = comparison(before, line.seat, move_from_data(name, args), step, seed)
        if new is not None:
            new.line = line.seq
            self._decisions.append(new)

    def _loaded(self, saved: bytes) -> Match[Any]:
        return Match[Any].load(self._game.rules, self._game.key, saved, stepwise=True)

    # ---- playing out

    def _draw_curve(self, until: float) -> Iterator[None]:
        """Play each point out, sweep by sweep."""
        sweep = 0
        while self._points and (self._done < until or sweep < FEWEST_SWEEPS) and sweep < ENOUGH_WORLDS:
            for (_, position), ends in zip(self._points, self._ends, strict=True):
                world = position.world(sweep)
                if world is not None:
                    end, moves = play_out(world, sweep)
                    ends.append(end)
                    self._done += moves + WORLD_COST
                yield
            sweep += 1

    def _look_at_all(self, until: float) -> Iterator[None]:
        """Compare every decision in a few worlds, and go on with those that may have mattered."""
        left = self._decisions
        while left and self._done < until:
            for decision in left:
                self._done += decision.try_once()
                yield
                if self._done >= until:
                    break
            left = [decision for decision in left if _needs_a_look(decision)]
        self._judged = [decision for decision in self._decisions if decision.worlds]

    def _look_closer(self, until: float) -> Iterator[None]:
        """Compare the decisions that may have mattered in new worlds, as long as they still may.

        Where the move made seems far ahead it is compared with all others again: any of them may be the best.
        """
        racing = [decision for decision in self._judged if _may_matter(decision)]
        racing = sorted(racing, key=lambda decision: -decision.worlds)[:MOST_RACING]
        leading = [decision for decision in self._leading() if decision not in racing]
        for decision in self._judged:
            if decision in racing:
                decision.narrow()
            else:
                decision.ends = {}
        racing += leading
        while racing and self._done < until:
            for decision in racing:
                self._done += decision.try_once()
                yield
                if self._done >= until:
                    break
            racing = [decision for decision in racing if decision.worlds < ENOUGH_WORLDS and _is_open(decision)]

    def _doubt_hinted(self, until: float) -> Iterator[None]:
        """Compare mistakes that a hint had advised again, in new worlds only.

        The first comparison ends as soon as it seems sure, so that among many decisions some are mistakes by chance. A
        hint has looked at the same moves, so one of these is called a mistake only if all new worlds say so too.
        """
        doubted: list[Comparison] = []
        for decision in self._judged:
            if decision.worlds >= FEWEST and mistake_sign(decision.loss().lower) is not None:
                if self._is_hinted(decision):
                    decision.narrow()
                    doubted.append(decision)
                yield
        for _ in range(ENOUGH_WORLDS):
            for decision in doubted:
                if self._done >= until:
                    return
                self._done += decision.try_once()
                yield

    def _is_hinted(self, decision: Comparison) -> bool:
        """Return whether a hint had advised the move made."""
        return hinted_move(decision.match, decision.seat, decision.line - 1, self._hint_work) == decision.made

    def _leading(self) -> list[Comparison]:
        """Return the decisions of each seat in which the move made was most ahead by the first look."""
        ahead = [
            decision
            for decision in self._judged
            if not self._is_last(decision) and decision.worlds >= FEW and decision.lead().mean >= WORTH_A_LOOK
        ]
        ahead.sort(key=lambda decision: -decision.lead().mean)
        seats = sorted({decision.seat for decision in ahead})
        of_seats = ([decision for decision in ahead if decision.seat == seat] for seat in seats)
        return [decision for own in of_seats for decision in own[:MOST_LEADING]]

    def _is_last(self, decision: Comparison) -> bool:
        """Return whether a decision was made in the last step: a move that ends the game needs no praise."""
        return decision.step == len(self._steps) - 1

    # ---- what was found

    def _review(self) -> Review:
        curve = [*smoothed(self._ends), self._result] if self._points else [self._result]
        steps = [*(number for number, _ in self._points), len(self._steps) - 1]
        seats = sorted({decision.seat for decision in self._decisions})
        shares = balances(curve, steps, [decision for decision in self._judged if decision.worlds >= FEWEST])
        lessons = [
            lesson(
                self._game.rules,
                [decision for decision in self._judged if decision.seat == seat],
                shares[self._place(seat)],
            )
            if seat in seats
            else None
            for seat in range(self._game.seats)
        ]
        unjudged = len(self._decisions) - len(self._judged)
        return Review(
            tuple(steps), tuple(curve), len(self._steps), tuple(self._marks(seats)), tuple(shares), tuple(lessons),
            len(self._judged), unjudged,
        )  # fmt: skip

    def _place(self, seat: Seat) -> int:
        return 0 if self._game.rules.is_cooperative else seat

    def _marks(self, seats: Sequence[Seat]) -> list[Mark]:
        """Return all sure mistakes, the best moves of each seat, and a close choice of each that made no mistake."""
        compared = [decision for decision in self._judged if decision.worlds >= FEWEST]
        signs: dict[int, Sign] = {}
        for seat in seats:
            own = [decision for decision in compared if decision.seat == seat]
            mistakes: dict[int, Sign] = {
                decision.line: sign for decision in own if (sign := mistake_sign(decision.loss().lower)) is not None
            }
            good = [
                decision for decision in own if not self._is_last(decision) and decision.lead().lower >= WORTH_A_LOOK
            ]
            good.sort(key=lambda decision: -decision.lead().lower)
            signs |= mistakes
            signs.update((decision.line, GOOD) for decision in good[:MOST_GOOD])
            close = [decision for decision in own if decision.loss().mean >= WORTH_A_LOOK / 2]
            if close and not mistakes:
                closest = max(close, key=lambda decision: decision.loss().mean)
                signs[closest.line] = CLOSE
        return [self._mark(decision, signs[decision.line]) for decision in compared if decision.line in signs]

    def _mark(self, decision: Comparison, sign: Sign) -> Mark:
        rules, match, seat = self._game.rules, decision.match, decision.seat
        made, other, loss = decision.made, max(decision.others, key=decision.chance), decision.loss()
        weight = {GOOD: decision.lead().lower, CLOSE: loss.mean}.get(sign, loss.lower)
        state = match.determinize(seat, decision.seeds)
        of_made, of_other = rules.explain(state, seat, made), rules.explain(state, seat, other)
        reason = None if of_made == of_other else of_made if sign == GOOD else of_other
        return Mark(
            decision.step, seat, sign, plain_label(rules, match.state, seat, made),
            plain_label(rules, match.state, seat, other), decision.chance(made), decision.chance(other), weight, reason,
            decision.line, sign != GOOD and self._is_hinted(decision),
        )  # fmt: skip


def thinned(points: Sequence[tuple[int, bytes]], most: int) -> list[tuple[int, bytes]]:
    """Return at most so many points, evenly spread, the first and the last among them."""
    if len(points) <= most:
        return list(points)
    return [points[round(place * (len(points) - 1) / (most - 1))] for place in range(most)]


def smoothed(ends: Sequence[Sequence[Chances]]) -> list[Chances]:
    """Return the mean of each point; with few worlds, means are mixed with those of their neighbours."""
    means = [tuple(fmean(values) for values in zip(*point, strict=True)) for point in ends]
    worlds = min(map(len, ends))
    while worlds < SMOOTH_WORLDS and len(means) > 2:
        inner = [
            tuple((a + 2 * b + c) / 4 for a, b, c in zip(*means[place - 1 : place + 2], strict=True))
            for place in range(1, len(means) - 1)
        ]
        means = [means[0], *inner, means[-1]]
        worlds = worlds * 8 // 3 + 1
    return means


def _may_matter(decision: Comparison) -> bool:
    """Return whether a decision may have lost or won enough by the first look."""
    loss = decision.loss()
    return (loss.mean >= WORTH_A_LOOK / 2 and loss.upper >= WORTH_A_LOOK) or _play(decision).mean >= WORTH_A_LOOK


def _needs_a_look(decision: Comparison) -> bool:
    """Return whether the first look at a decision goes on."""
    return decision.is_hardly_tried or (FEW <= decision.worlds < FIRST_WORLDS and _may_matter(decision))


def _is_open(decision: Comparison) -> bool:
    """Return whether more worlds may change what is said about a decision."""
    if decision.worlds < FEW:
        return True
    loss, lead, play = decision.loss(), decision.lead(), _play(decision)
    matters = max(loss.mean, lead.mean, play.mean) >= WORTH_A_LOOK
    is_settled = (
        mistake_sign(loss.lower) == mistake_sign(loss.mean)
        and (lead.mean < WORTH_A_LOOK or lead.lower >= WORTH_A_LOOK)
        and (play.mean < WORTH_A_LOOK or play.lower > 0)
    )
    return matters and (decision.worlds < FEWEST or not is_settled)


def _play(decision: Comparison) -> Difference:
    """Return what the move made is better by than the simple player's."""
    if decision.made == decision.simple:
        return Difference(0.0, 0.0, 0.0)
    return decision.difference(decision.simple).reversed()
