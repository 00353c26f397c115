"""One game being played: menus in, moves accepted or refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import TypeAdapter

from engine.kernel.dice import Dice, Roll
from engine.kernel.flow import IO, Event, Flow, Prompt
from engine.kernel.knockout import KnockoutRules, fallen_with, placed
from engine.kernel.menus import Menu, Move, Refusal, Refused
from engine.kernel.rules import Rules
from engine.kernel.text import Seat, Text, seat_name
from engine.kernel.views import Result, View

S = TypeVar("S")


class Ask(NamedTuple):
    """A menu put to a seat. ``id`` stays the same until this very seat has answered, whatever others do."""

    id: str
    menu: Menu


class Outcome(NamedTuple):
    """What an accepted move brought: what happened, the dice it took, in order, and whether anybody has learned what
    was hidden from him (see :meth:`IO.reveal`)."""

    events: list[Event]
    rolls: list[Roll]
    revealed: bool = False


@lru_cache(maxsize=64)
def adapter(state_type: type[Any]) -> TypeAdapter[Any]:
    """What reads and writes the states of a game."""
    return TypeAdapter(state_type)


class Course(Generic[S]):
    """A game from any position to its result.

    At rest the menus come from the rules; in motion from the question at which the move in progress stopped.
    """

    def __init__(self, rules: Rules[S], dice: Dice, state: S, *, seats: int, keep_rest: bool = True) -> None:
        """A game at rest in this state.

        ``keep_rest=False`` is for simulations: faster, but there is no saving in motion.
        """
        self.rules = rules
        self.state = state
        self.seats = seats
        self.dice = dice
        self.went_back = False
        """True after a load that had to give up the move in progress and went back to the last rest."""
        self._keep_rest = keep_rest
        self._answered = [0] * seats
        self._left: list[Seat] = []
        self._leaving: list[Seat] = []
        self.fallen: list[list[Seat]] = []
        """Who has gone out of the game, in order; at the same moment together. It tells of the game's course, like a
        journal, and is no part of the position."""
        self._knockout = rules if seats > 2 and isinstance(rules, KnockoutRules) else None
        self._rest: bytes | None = None
        self._rest_counter = dice.counter
        self._moved: tuple[Seat, Move] | None = None
        self._given: list[tuple[Seat, Move]] = []
        self._skips: list[tuple[int, int]] = []
        """Where dice of the move in progress were taken back: after so many answers the counter is moved on to this,
        since dice that everybody has seen are not thrown again."""
        self._flow: Flow | None = None
        self._io = IO(self.dice, silent=not keep_rest)
        self._prompt: Prompt | None = None
        self._round: dict[Seat, Move] = {}
        self._menus: Mapping[Seat, Menu] | None = None

    # ---- reading

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that have given up, or do so with the end of the move in progress."""
        return (*self._left, *self._leaving)

    @property
    def in_motion(self) -> bool:
        return self._flow is not None

    def menus(self) -> Mapping[Seat, Menu]:
        """Who may decide what now; empty exactly when the game is over."""
        if self._menus is None:
            if self._prompt is not None:
                self._menus = {s: m for s, m in self._prompt.items() if s not in self._round}
            else:
                self._menus = self.rules.menus(self.state)
        return self._menus

    def asks(self) -> dict[Seat, Ask]:
        """The open menus with the ids an answer should carry."""
        return {seat: Ask(self.ask_id(seat), menu) for seat, menu in self.menus().items()}

    def awaited(self) -> list[Seat]:
        """Whose answer the game waits for: not for those who may act, but have nothing to answer."""
        return [seat for seat, menu in self.menus().items() if not menu.optional]

    def ask_id(self, seat: Seat) -> str:
        return f"{seat}-{self._answered[seat]}"

    def result(self) -> Result | None:
        result = None if self._flow is not None else self.rules.result(self.state)
        return None if result is None else placed(result, self.fallen, self.seats)

    def view(self, seat: Seat | None) -> View:
        return self.rules.view(self.state, seat)

    def headline(self) -> Text:
        """The headline of everybody's view, without the rest of it."""
        return self.rules.headline(self.state)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """The reason why a seat may not make this move now, None if it may. Changes nothing."""
        menu = self.menus().get(seat)
        return None if menu is not None and move in menu.moves else self._refusal(seat, move, menu)

    def _refusal(self, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        if self.result() is not None:
            return Refusal("refused-over")
        if menu is None and self._prompt is not None:
            return self._refuse_waiting()
        return self.rules.refuse(self.state, seat, move, menu)

    def _refuse_waiting(self) -> Refusal:
        menus = self.menus()
        seats = tuple(seat_name(seat) for seat in self.awaited())
        occasion = next((menu.occasion for menu in menus.values() if menu.occasion is not None), None)
        if occasion is None:
            return Refusal("refused-waiting", {"seats": seats})
        return Refusal("refused-waiting-because", {"seats": seats, "occasion": occasion})

    # ---- playing

    def play(self, seat: Seat, move: Move, ask_id: str | None = None) -> Outcome:
        """Make a move or answer a question. ``ask_id`` is the id of the menu it answers, if known.

        Raises Refused, with nothing changed: ``refused-answered`` where that menu was answered before.
        """
        if ask_id is not None and ask_id != self.ask_id(seat):
            raise Refused(Refusal("refused-answered"))
        menu = self.menus().get(seat)
        if menu is None or move not in menu.moves:
            raise Refused(self._refusal(seat, move, menu))
        self._accept(seat, move)
        if self._leaving:
            self._answer_for_the_gone()
        return self._outcome()

    def resign(self, seat: Seat) -> Outcome:
        """A seat gives up, at any moment. If that ends the game it ends at once; otherwise a move in progress is
        first carried to its end, with harmless answers for the seat. Raises Refused if the seat has left before."""
        if self.result() is not None:
            raise Refused(Refusal("refused-over"))
        if seat in self._left or seat in self._leaving:
            raise Refused(Refusal("refused-left"))
        if self._flow is not None:
            alone = adapter(self.rules.state_type).validate_json(self._rest_bytes())
            apart = Dice(self.dice.key, self.dice.counter)  # a mere trial: the match's own dice must not move on
            self.rules.resign(alone, seat, IO(apart, silent=True))
            if self.rules.result(alone) is not None:
                self.state = adapter(self.rules.state_type).validate_json(self._rest_bytes())
                self._come_to_rest()
        self._leaving.append(seat)
        self._answer_for_the_gone()
        return self._outcome()

    def determinize(self, seat: Seat | None, random: Random) -> S:
        """A copy of the present state with all that the seat does not know dealt anew."""
        return self.rules.determinize(self.state, seat, random)

    def _outcome(self) -> Outcome:
        io, dice = self._io, self.dice
        outcome = Outcome(io.events, dice.rolls, io.revealed)
        io.events = []
        io.revealed = False
        dice.rolls = []
        return outcome

    def _accept(self, seat: Seat, move: Move) -> None:
        self._answered[seat] += 1
        self._menus = None
        if self._flow is None:
            if self._keep_rest:
                self._rest_bytes()
            self._moved = (seat, move)
            self._flow = self.rules.resolve(self.state, seat, move, self._io)
            self._prompt = next(self._flow, None)
        else:
            self._answer(self._flow, seat, move)
        if self._prompt is None:
            self._come_to_rest()
        for answers, counter in self._skips:
            if answers == len(self._given):
                self.dice.counter = counter

    def _answer(self, flow: Flow, seat: Seat, move: Move) -> None:
        """The move in progress goes on when all who are asked have answered."""
        assert self._prompt is not None
        self._given.append((seat, move))
        self._round[seat] = move
        if len(self._round) < len(self._prompt):
            return
        answers, self._round = self._round, {}
        if len(answers) > 1:
            self._io.reveal()  # what several decided at the same moment is known now
        try:
            self._prompt = flow.send(answers)
        except StopIteration:
            self._prompt = None

    def _come_to_rest(self) -> None:
        self._flow = self._prompt = self._moved = self._menus = None
        if self._given:
            self._given = []
            self._round = {}
        if self._skips:
            self._skips = []
        self._rest = None
        self._rest_counter = self.dice.counter
        if self._knockout is not None:
            out = self._knockout.out(self.state)
            if len(out) > sum(map(len, self.fallen)):
                self.fallen = fallen_with(self.fallen, out)

    def _answer_for_the_gone(self) -> None:
        """Give harmless answers for seats that leave during the move in progress; take them out once it is at rest."""
        while self._leaving:
            if self._flow is None:
                seat = self._leaving.pop(0)
                self._left.append(seat)
                if self.rules.result(self.state) is None:
                    self.rules.resign(self.state, seat, self._io)
                self._come_to_rest()
                continue
            gone = [seat for seat in self.menus() if seat in self._leaving]
            if not gone:
                return
            self._accept(gone[0], self.menus()[gone[0]].default)

    def _rest_bytes(self) -> bytes:
        if self._rest is None:
            if self._moved is not None:
                raise RuntimeError("a match made with keep_rest=False cannot be saved in motion")
            self._rest = adapter(self.rules.state_type).dump_json(self.state)
        return self._rest
