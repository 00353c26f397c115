"""Whole games for reviews: their journals, the decisions of people, and the steps of their replays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine.kernel.dice import seal_of
from engine.kernel.game import SIMPLE, Game
from engine.kernel.match import Match, Outcome
from engine.kernel.menus import Menu, Move
from engine.kernel.replay import Sealed
from engine.kernel.text import Seat
from engine.review.game_review import Review
from engine.review.reviewing import Reviewer

SECRET = b"the secret of a game to review. "
Player: TypeAlias = Callable[[Match[Any], Seat, Menu], Move]


@dataclass(slots=True)
class JournalLine:
    """A line of a journal; see :class:`engine.kernel.replay.Line`."""

    seq: int
    kind: str
    rolls: Sequence[Sequence[int]]
    seat: Seat | None = None
    move: Sequence[Any] | None = None


class Played(NamedTuple):
    """A finished game with its journal; see :class:`engine.review.reviewing.Reviewer`."""

    game: Sealed
    lines: list[JournalLine]
    own: Collection[int]
    steps: Sequence[int]

    def review(self) -> Review:
        *_, review = Reviewer(*self).run()
        assert isinstance(review, Review)
        return review


@dataclass
class Recorder:
    lines: list[JournalLine] = field(default_factory=list[JournalLine])
    steps: list[int] = field(default_factory=list[int])

    def add(self, kind: str, outcome: Outcome, seat: Seat | None = None, move: Move | None = None) -> None:
        data = None if move is None else [move.name, list(move.args)]
        self.lines.append(JournalLine(len(self.lines) + 1, kind, [list(roll) for roll in outcome.rolls], seat, data))
        if not self.steps or any(event.only is None for event in outcome.events):
            self.steps.append(len(self.lines))


def careless(random: Random, share: float) -> Player:
    """Return a player who sometimes makes a random move in place of the computer's."""

    def choose(match: Match[Any], seat: Seat, menu: Menu) -> Move:
        if random.random() < share:
            return menu.draw(random)
        return match.rules.choose(match.determinize(seat, random), seat, menu, random, SIMPLE)

    return choose


def play(rules: Game[Any], seats: int, player: Player, people: Collection[Seat], options: Mapping[str, Any]) -> Played:
    """Play a game to its end; the decisions of ``people`` are to be judged."""
    sealed = Sealed(rules, SECRET, ("word",) * seats, seal_of(SECRET), seats, options)
    match: Match[Any] = Match.new(rules, sealed.key, seats, options, stepwise=True)
    recorder, own = Recorder(), set[int]()
    recorder.add("start", match.opening())
    while match.result() is None:
        if match.due:
            recorder.add("step", match.proceed())
            continue
        menus = {seat: menu for seat, menu in match.menus().items() if seat not in match.ballots()}
        seat, menu = next((entry for entry in menus.items() if not entry[1].optional), next(iter(menus.items())))
        move, kind = player(match, seat, menu), "answer" if match.in_motion else "move"
        recorder.add(kind, match.play(seat, move), seat, move)
        if seat in people:
            own.add(len(recorder.lines))
    return Played(sealed, recorder.lines, own, recorder.steps)
