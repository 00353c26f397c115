"""How a game goes on: decisions and automatic steps carried out, from rest to rest, and in the middle of a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar

from engine.kernel.dice import Dice, Roll
from engine.kernel.flow import IO, OPEN, Event, Flow, Prompt
from engine.kernel.game import Game
from engine.kernel.knockout import fallen_with
from engine.kernel.labels import ballot_label
from engine.kernel.menus import Menu, Move
from engine.kernel.motion import ABSENT, NO_BALLOTS, Motion
from engine.kernel.saves import Progress, adapter
from engine.kernel.text import Seat, Value, seat_name

S = TypeVar("S")


class Outcome(NamedTuple):
    """What an accepted move brought: what happened, the dice it took, in order, and whether anybody has learned what
    was hidden from them (see :meth:`IO.reveal`)."""

    events: list[Event]
    rolls: list[Roll]
    revealed: bool = False


class Course(Generic[S]):
    """A game in its course: the state of the rules, the move in motion and how far all has come.

    It carries out what it is given. Whether that is allowed is asked by :class:`~engine.kernel.match.Match`, which
    people and computers play.
    """

    def __init__(
        self,
        rules: Game[S],
        dice: Dice,
        state: S,
        *,
        seats: int,
        keep_rest: bool = True,
        stepwise: bool = False,
        progress: Progress | None = None,
    ) -> None:
        """Take up a game at rest in this state.

        ``keep_rest=False`` is for simulations: faster, but there is no saving in motion. A ``stepwise`` match stops
        before each automatic step (see :meth:`proceed`); any other goes on with them by itself.
        """
        self.rules = rules
        self.state = state
        self.seats = seats
        self.dice = dice
        self.went_back = False
        """True after a load that had to give up the move in progress and went back to the last rest."""
        self.stepwise = stepwise
        self._keep_rest = keep_rest
        self._has_steps = rules.has_steps
        self._progress = Progress(dice.counter, [0] * seats) if progress is None else progress
        self._out = [seat for each in self._progress.fallen for seat in each]
        self._rest: bytes | None = None
        self._motion: Motion | None = None
        self._io = IO(self.dice, silent=not keep_rest)
        self._menus: Mapping[Seat, Menu] | None = None

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that have given up, or do so with the end of the move in progress."""
        return (*self._progress.left, *self._progress.leaving)

    @property
    def fallen(self) -> list[list[Seat]]:
        """Who has gone out of the game, in order; at the same moment together."""
        return self._progress.fallen

    @property
    def in_motion(self) -> bool:
        """Whether a move has stopped to ask."""
        return self._motion is not None

    @property
    def due(self) -> bool:
        """Whether the next thing is an automatic step, so that nobody is asked anything."""
        return self._due_step() is not None

    def _due_step(self) -> Flow | None:
        """Return the automatic step that is due, not begun; None where none is."""
        if not self._has_steps or self._motion is not None or self.rules.result(self.state) is not None:
            return None
        return self.rules.proceed(self.state, self._io)

    def menus(self) -> Mapping[Seat, Menu]:
        """Return who may decide what now; empty exactly when the game is over, or an automatic step is due."""
        if self._menus is None:
            if self._motion is not None:
                self._menus = self._motion.menus()
            elif self._has_steps and self.due:
                self._menus = {}
            else:
                self._menus = self.rules.menus(self.state)
        return self._menus

    def ask_id(self, seat: Seat) -> str:
        """Return the id of the question that this seat is asked now or next. It changes with each answer of the seat,
        and where a move in progress asks it something else than it was asked before."""
        return f"{seat}-{self._progress.answered[seat]}"

    @property
    def answered(self) -> tuple[int, ...]:
        """How often the question of each seat has changed, as their ids tell."""
        return tuple(self._progress.answered)

    # ---- carrying out

    def _accept(self, seat: Seat, move: Move) -> None:
        progress = self._progress
        progress.answered[seat] += 1
        motion = self._motion
        if motion is None:
            if self._keep_rest:
                self._rest_bytes()
            progress.moved = (seat, move)
            self._begin(self.rules.resolve(self.state, seat, move, self._io))
        else:
            before, menus = motion.prompt, self._menus or motion.menus()
            if before is not None and before.ballots == OPEN:
                self._tell_ballot(motion, seat, move)
            progress.given.append((seat, move))
            motion.answer(seat, move)
            prompt = motion.prompt
            if before is not None and prompt is not before:
                if prompt is not None and prompt.tie is not None:
                    self._tell_vote(prompt)
                if len(menus) > 1:
                    self._outdate(menus, seat, before, prompt)
                if prompt is not None:
                    self._number_new(before.menus, prompt)
            self._menus = None
            if prompt is None:
                self._come_to_rest()
            elif progress.skips:
                self._skip_dice()

    def _begin(self, flow: Flow) -> None:
        """Carry a flow to its first question, or to its end."""
        prompt = next(flow, None)
        if prompt is not None:
            self._menus = None
            motion = self._motion = Motion(flow, prompt, self._io)
            prompt = motion.prompt
        if prompt is not None:
            self._number_new({}, prompt)
            if prompt.tie is not None:
                self._tell_vote(prompt)
            if self._progress.skips:
                self._skip_dice()
        else:
            self._come_to_rest()

    def _skip_dice(self) -> None:
        """Leave out the dice that were taken back after so many answers."""
        progress = self._progress
        for answers, counter in progress.skips:
            if answers == len(progress.given):
                self.dice.counter = counter

    def _tell_vote(self, prompt: Prompt) -> None:
        """Tell what a vote that begins is about."""
        if not self._io.silent:
            question = next(iter(prompt.menus.values())).question
            self._io.tell("event-vote", question=question)

    def _tell_ballot(self, motion: Motion, seat: Seat, move: Move) -> None:
        """Tell what somebody votes for, and where it was the last ballot and not all agree, who decides."""
        if self._io.silent:
            return
        if move not in NO_BALLOTS:
            key = "event-ballot-changed" if seat in motion.ballots() else "event-ballot"
            choice = ballot_label(self.rules, self.state, seat, move)
            self._io.tell(key, player=seat_name(seat), choice=choice)
        decision = motion.differing(seat, move)
        if decision is not None:
            decider, chosen = decision
            because = motion.prompt.because if motion.prompt is not None else None
            values: dict[str, Value] = {"player": seat_name(decider)}
            values["choice"] = ballot_label(self.rules, self.state, decider, chosen)
            if because is None:
                self._io.tell("event-vote-decided", **values)
            else:
                self._io.tell("event-vote-decided-because", **values, because=because)

    def _outdate(self, menus: Mapping[Seat, Menu], seat: Seat, before: Prompt, after: Prompt | None) -> None:
        """Give new ids to all who did not answer a prompt that is over: what they would still answer to it is stale,
        unless the next one asks them the very same about the same thing."""
        same = after is not None and after.number == before.number
        for other, menu in menus.items():
            if other != seat and not (same and after is not None and after.menus.get(other) == menu):
                self._progress.answered[other] += 1

    def _number_new(self, before: Mapping[Seat, Menu], prompt: Prompt) -> None:
        """Give new ids to seats that the move in progress asks for the first time: answers to what they were asked
        at rest are stale. Seats that were asked ``before`` keep theirs."""
        progress = self._progress
        mover = None if progress.moved is None else progress.moved[0]
        for seat in prompt.menus:
            if seat != mover and seat not in before and all(seat != other for other, _ in progress.given):
                progress.answered[seat] += 1

    def _come_to_rest(self) -> None:
        self._motion = self._menus = self._rest = None
        progress = self._progress
        progress.counter = self.dice.counter
        progress.moved = None
        progress.stepping = False
        if progress.given:
            progress.given = []
        if progress.skips:
            progress.skips = []
        if self.seats > 2:
            out = [*self.rules.out(self.state)]
            if out != self._out:
                self._out = out
                progress.fallen = fallen_with(progress.fallen, out)

    def _answer_for_the_gone(self) -> None:
        """Give harmless answers for seats that have left, and take out those who leave once the move in progress is
        over. In a vote they have no voice any more."""
        progress = self._progress
        while True:
            if self._motion is None:
                if not progress.leaving:
                    return
                seat = progress.leaving.pop(0)
                progress.left.append(seat)
                if self.rules.result(self.state) is None:
                    self.rules.resign(self.state, seat, self._io)
                self._come_to_rest()
                continue
            gone = [seat for seat in self.menus() if seat in self.left]
            if not gone:
                return
            self._accept(gone[0], ABSENT if self._motion.votes else self.menus()[gone[0]].default)

    def _go_on(self) -> None:
        """Carry out all automatic steps that are due, unless the match is played step by step."""
        while not self.stepwise and (step := self._due_step()) is not None:
            self._step(step)
            if self._progress.left or self._progress.leaving:
                self._answer_for_the_gone()

    def _step(self, flow: Flow) -> None:
        """Carry out the automatic step that is due."""
        if self._keep_rest:
            self._rest_bytes()
        self._progress.stepping = True
        self._begin(flow)

    def _outcome(self) -> Outcome:
        io, dice = self._io, self.dice
        outcome = Outcome(io.events, dice.rolls, io.revealed)
        io.events = []
        io.revealed = False
        dice.rolls = []
        return outcome

    # ---- where it stands

    def _rest_bytes(self) -> bytes:
        if self._rest is None:
            if self._motion is not None:
                raise RuntimeError("a match made with keep_rest=False cannot be saved in motion")
            self._rest = adapter(self.rules.state_type).dump_json(self.state)
        return self._rest

    def _state_at_rest(self) -> S:
        """Return a copy of the state of the last rest."""
        return adapter(self.rules.state_type).validate_json(self._rest_bytes())

    def _replay(self, progress: Progress) -> None:
        """Carry the move in progress to where it stood. Raises ValueError if the rules do not lead there any more."""
        if progress.stepping:
            step = self._due_step()
            if step is None:
                raise ValueError("the step in progress is not due any more")
            self._step(step)
        elif progress.moved is not None:
            seat, move = progress.moved
            if not self.menus()[seat].allows(move):
                raise ValueError("the move in progress is not allowed any more")
            self._accept(seat, move)
        else:
            return
        for other, answer in progress.given:
            if self._motion is None:
                raise ValueError("the move in progress ends before its answers do")
            if not self._motion.takes(other, answer):
                raise ValueError("an answer to a question that was not asked")
            self._accept(other, answer)
        if self._motion is None:
            raise ValueError("the move in progress does not stop where it stopped")
        self._progress.answered = progress.answered
        self._outcome()

    def _follow(self, later: Course[S]) -> None:
        """Come after another course of the same game: all questions get new ids, and the dice go on from where they
        are there, also whenever this position is taken up again."""
        progress, counter = self._progress, later.dice.counter
        progress.answered = [count + 1 for count in later._progress.answered]
        if counter == self.dice.counter:
            return
        self.dice.counter = counter
        if self._motion is None:
            progress.counter = counter
        else:
            answers = len(progress.given)
            progress.skips = [skip for skip in progress.skips if skip[0] < answers] + [(answers, counter)]
