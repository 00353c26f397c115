"""Match: one game being played, with moves accepted or refused, and saves even in the middle of a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Generic, NamedTuple

from engine.kernel import saves
from engine.kernel.dice import Dice, Roll
from engine.kernel.endings import fallen_with, placed
from engine.kernel.flow import OPEN, Event, Flow, Prompt, ResolveContext
from engine.kernel.game import Game, S
from engine.kernel.labels import ballot_label
from engine.kernel.menus import Argument, Menu, Move, Refusal, RefusedError
from engine.kernel.motion import ABSENT, ABSTAINS, NO_BALLOTS, PendingMove, Vote, advice, choice_of, is_advice
from engine.kernel.saves import Progress, Save, adapter
from engine.kernel.selections import unnamed
from engine.kernel.text import Seat, Text, Value, seat_name
from engine.kernel.verbs import UNTIMELY, Verb
from engine.kernel.views import Result, View


class Outcome(NamedTuple):
    """The result of an accepted move: its events, its dice in order, and whether hidden information was revealed.

    See :meth:`ResolveContext.reveal`.
    """

    events: list[Event]
    rolls: list[Roll]
    revealed: bool = False


class Ask(NamedTuple):
    """A menu put to a seat.

    ``id`` stays the same until this seat has answered or a move in progress asks it something else; answers of other
    seats do not change it.
    """

    id: str
    menu: Menu

    def asks_the_same(self, other: Ask | None) -> bool:
        """Return whether both put the same question, even if the allowed moves differ."""
        return other is not None and self.id == other.id and self.menu.question == other.menu.question


class Match(Generic[S]):
    """A game from any position to its result, as its players see it: questions, allowed moves and events.

    At rest the menus come from the rules; in motion from the prompt at which the move in progress stopped. A match can
    be saved, loaded and taken back at any moment.

        match = Match.new(game("imperator"), key, seats=3)
        while menus := match.menus():
            seat, menu = next(iter(menus.items()))
            match.play(seat, menu.default)
        print(match.result())
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
        """Start a game at rest in this state.

        ``keep_rest=False`` is for simulations: faster, but the match cannot be saved in motion. A ``stepwise`` match
        stops before each automatic step (see :meth:`proceed`); any other carries them out at once.
        """
        self.rules = rules
        self.state = state
        self.seats = seats
        self.dice = dice
        self.went_back = False
        """Whether loading gave up the move in progress and went back to the last rest."""
        self.stepwise = stepwise
        self._keep_rest = keep_rest
        self._has_steps = rules.has_steps
        self._progress = Progress(dice.counter, [0] * seats) if progress is None else progress
        self._out = [seat for group in self._progress.fallen for seat in group]
        self._rest: bytes | None = None
        self._rest_state: S | None = None
        self._motion: PendingMove | None = None
        self._io = ResolveContext(self.dice, silent=not keep_rest)
        self._menus: Mapping[Seat, Menu] | None = None

    @classmethod
    def new(
        cls,
        rules: Game[S],
        key: bytes,
        seats: int,
        options: Any = None,
        *,
        keep_rest: bool = True,
        stepwise: bool = False,
    ) -> Match[S]:
        """Set up a game with a mapping of options or the game's options model.

        Raises pydantic.ValidationError for wrong options, RefusedError if they do not fit the number of seats.
        """
        if seats not in rules.seats:
            low, high = rules.seats[0], rules.seats[-1]
            raise RefusedError(Refusal("refused-seats", {"low": low, "high": high, "seats": seats}))
        chosen = rules.options_type.model_validate({} if options is None else options)
        dice = Dice(key)
        state = rules.setup(chosen, seats, dice)
        match = cls(rules, dice, state, seats=seats, keep_rest=keep_rest, stepwise=stepwise)
        match._go_on()
        return match

    def opening(self) -> Outcome:
        """Return the outcome of set-up, once, right after :meth:`new`; otherwise the first outcome includes it."""
        return self._outcome()

    # ---- reading

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that have resigned, or will have when the move in progress ends."""
        return (*self._progress.left, *self._progress.leaving)

    @property
    def fallen(self) -> list[list[Seat]]:
        """The seats that went out, grouped by the moment they went out, in order."""
        return self._progress.fallen

    @property
    def in_motion(self) -> bool:
        """Whether a move in progress has stopped to ask."""
        return self._motion is not None

    @property
    def due(self) -> bool:
        """Whether an automatic step is next, so that no seat is asked anything."""
        return self._due_step() is not None

    def _due_step(self) -> Flow | None:
        """Return the automatic step that is due, not started; None if there is none."""
        if not self._has_steps or self._motion is not None or self.rules.result(self.state) is not None:
            return None
        return self.rules.proceed(self.state, self._io)

    def menus(self) -> Mapping[Seat, Menu]:
        """Return the menus of the seats that may decide now; empty if the game is over or an automatic step is due."""
        if self._menus is None:
            if self._motion is not None:
                self._menus = self._motion.menus()
            elif self._has_steps and self.due:
                self._menus = {}
            else:
                self._menus = self.rules.menus(self.state)
        return self._menus

    def ask_id(self, seat: Seat) -> str:
        """Return the id of the question that this seat is asked now or next.

        It changes with each answer of the seat, and when a move in progress asks it something else.
        """
        return f"{seat}-{self._progress.answered[seat]}"

    @property
    def answered(self) -> tuple[int, ...]:
        """The number of times that the question of each seat has changed, as their ids show."""
        return tuple(self._progress.answered)

    def asks(self) -> dict[Seat, Ask]:
        """Return the open menus with the ids that an answer should carry."""
        return {seat: Ask(self.ask_id(seat), menu) for seat, menu in self.menus().items()}

    def awaited(self) -> list[Seat]:
        """Return the seats whose answer the game waits for, without those that may act but need not answer."""
        return [seat for seat, menu in self.menus().items() if not menu.optional]

    def last_awaited(self) -> Seat | None:
        """Return the only seat that has not answered a question put to several; None if there is no such seat.

        None too where nobody else may know who is asked.
        """
        prompt = None if self._motion is None else self._motion.prompt
        asked = [] if prompt is None else [menu for menu in prompt.menus.values() if not menu.optional]
        awaited = self.awaited()
        if len(awaited) != 1 or len(asked) < 2 or any(menu.unnamed is not None for menu in asked):
            return None
        return awaited[0]

    def awaited_names(self) -> tuple[Text, ...]:
        """Return the public names of the seats whose answer the game waits for.

        Texts that replace a name come last, without duplicates.
        """
        menus = [(seat, menu) for seat, menu in self.menus().items() if not menu.optional]
        named = [seat_name(seat) for seat, menu in menus if menu.unnamed is None]
        unnamed: list[Text] = []
        for _, menu in menus:
            if menu.unnamed is not None and menu.unnamed not in unnamed:
                unnamed.append(menu.unnamed)
        return (*named, *unnamed)

    def ballots(self) -> Mapping[Seat, Move]:
        """Return the open ballots of the current vote, as everybody may see them; empty outside a vote."""
        return {} if self._motion is None else self._motion.ballots()

    def vote(self) -> Vote | None:
        """Return the current vote, as everybody may see it; None outside a vote.

        Its id is never used again, not even if ballots are taken back.
        """
        motion = self._motion
        return None if motion is None else motion.vote(sum(self._progress.answered) - motion.cast)

    def result(self) -> Result | None:
        """Return how the game ended, None while it runs."""
        result = None if self._motion is not None else self.rules.result(self.state)
        return None if result is None else placed(result, self._progress.fallen, self.seats)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) may know."""
        return self.rules.view(self.state, seat)

    def headline(self) -> Text:
        """Return the headline that everybody sees, without building the whole view."""
        return self.rules.headline(self.state)

    def determinize(self, seat: Seat | None, random: Random) -> S:
        """Return a copy of the present state with all that the seat does not know dealt again at random."""
        return self.rules.determinize(self.state, seat, random)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why a seat may not make this move now, None if it may. Changes nothing."""
        menu = self.menus().get(seat)
        if menu is not None and (menu.allows(move) or self._takes_unlisted(seat, move)):
            return None
        return self._refusal(seat, move, menu)

    def why_no_move(self, seat: Seat, names: Sequence[str]) -> Refusal:
        """Return why a seat can make none of these kinds of moves now, though it could at another time.

        Changes nothing. If there are several kinds, the reason is about the likeliest.
        """
        if self.result() is not None:
            return Refusal("refused-over")
        if seat in self.left:
            return Refusal("refused-left")
        menu = self.menus().get(seat)
        if menu is None and (self._motion is not None or self.due):
            return self._refuse_waiting()
        return self.rules.why_no_move(self.state, seat, self._meant(names).name, menu)

    def _meant(self, names: Sequence[str]) -> Verb:
        """Return the kind of move that a person most likely means.

        It is the first that is possible in this phase and not a step back, but the first of all if its phases have a
        separate refusal for this phase.
        """
        phase = self.rules.phase(self.state)
        verbs = [self.rules.verbs[name] for name in names]
        timely = [verb for verb in verbs if verb.phases is None or verb.phases.refusal(phase) is None]
        forward = [verb for verb in timely if not verb.quiet]
        if forward or not timely:
            return (forward or verbs)[0]
        untimely = None if verbs[0].phases is None else verbs[0].phases.refusal(phase)
        return verbs[0] if untimely is not None and untimely.key != UNTIMELY else timely[0]

    def _refusal(self, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
        if self.result() is not None:
            return Refusal("refused-over")
        if move.name not in self.rules.verbs:
            return Refusal("refused-unknown-move")
        if seat in self.left:
            return Refusal("refused-left")
        if menu is None and (self._motion is not None or self.due):
            return self._refuse_waiting()
        if menu is not None and menu.patterns:
            visible = self.rules.nameable_items(self.state, seat)
            wrong = (pattern.refusal(move, lambda item: _named(visible, item)) for pattern in menu.patterns)
            if (refusal := next(filter(None, wrong), None)) is not None:
                return refusal
        return self.rules.refuse(self.state, seat, move, menu)

    def occasion(self) -> Text | None:
        """Return what others wait for; None where it is not worded or must not show."""
        menus = self.menus().values()
        if any(menu.unnamed is not None for menu in menus):
            return None
        return next((menu.occasion for menu in menus if menu.occasion is not None), None)

    def _refuse_waiting(self) -> Refusal:
        seats = self.awaited_names()
        if any(menu.unnamed is not None for menu in self.menus().values()):
            return Refusal("refused-waiting-unnamed", {"seats": seats})
        if (occasion := self.occasion()) is None:
            return Refusal("refused-waiting", {"seats": seats})
        return Refusal("refused-waiting-because", {"seats": seats, "occasion": occasion})

    # ---- playing

    def play(self, seat: Seat, move: Move, ask_id: str | None = None) -> Outcome:
        """Make a move or answer a question; ``ask_id`` is the id of the menu it answers, if known.

        The move :data:`~engine.kernel.motion.ABSTAINS` is recorded for a seat whose ballot is no longer awaited. Raises
        RefusedError, with nothing changed: ``refused-answered`` if that menu was answered before.
        """
        if ask_id is not None and ask_id != self.ask_id(seat):
            raise RefusedError(Refusal("refused-answered"))
        menu = (self._menus or self.menus()).get(seat)
        if menu is None or not (move in menu.moves or menu.allows(move) or self._takes_unlisted(seat, move)):
            raise RefusedError(self._refusal(seat, move, menu))
        self._accept(seat, move)
        progress = self._progress
        if progress.left or progress.leaving:
            self._answer_for_departed()
        if self._has_steps:
            self._go_on()
        return self._outcome()

    def advised(self, move: Move) -> Move:
        """Return the move to record for a computer's answer: advice where people come first in a vote.

        Recorded so, the journal says which ballots were those of computers, even if a person takes the seat later.
        """
        return advice(move) if self._motion is not None and self._motion.counts_as_advice() else move

    def _takes_unlisted(self, seat: Seat, move: Move) -> bool:
        """Return whether this is an answer to a vote that is in no menu: an abstention or advice."""
        unlisted = move == ABSTAINS or is_advice(move)
        return unlisted and self._motion is not None and self._motion.takes(seat, move)

    def proceed(self) -> Outcome:
        """Carry out the automatic step that is due, to its first question or its end.

        Raises ValueError if none is due: see :attr:`due`.
        """
        step = self._due_step()
        if step is None:
            raise ValueError("no automatic step is due")
        self._step(step)
        self._answer_for_departed()
        return self._outcome()

    def resign(self, seat: Seat) -> Outcome:
        """Let a seat resign, at any moment.

        If that ends the game it ends at once; otherwise a move in progress is completed first, with harmless answers
        for the seat. Raises RefusedError if the seat has left before.
        """
        if self.result() is not None:
            raise RefusedError(Refusal("refused-over"))
        if seat in self.left:
            raise RefusedError(Refusal("refused-left"))
        if self._motion is not None:
            alone = self._state_at_rest()
            apart = Dice(self.dice.key, self.dice.counter)  # only a trial: the match's own dice must not move on
            self.rules.resign(alone, seat, ResolveContext(apart, silent=True))
            if self.rules.result(alone) is not None:
                self.state = self._state_at_rest()
                self._come_to_rest()
        self._progress.leaving.append(seat)
        self._answer_for_departed()
        self._go_on()
        return self._outcome()

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
                self._announce_ballot(motion, seat, move)
            progress.given.append((seat, move))
            motion.answer(seat, move)
            prompt = motion.prompt
            if before is not None and prompt is not before:
                if prompt is not None and prompt.tie is not None:
                    self._announce_vote(prompt)
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
        """Run a flow to its first question, or to its end."""
        prompt = next(flow, None)
        if prompt is not None:
            self._menus = None
            motion = self._motion = PendingMove(flow, prompt, self._io)
            prompt = motion.prompt
        if prompt is not None:
            self._number_new({}, prompt)
            if prompt.tie is not None:
                self._announce_vote(prompt)
            if self._progress.skips:
                self._skip_dice()
        else:
            self._come_to_rest()

    def _skip_dice(self) -> None:
        """Skip dice of this move that were taken back after the present number of answers."""
        progress = self._progress
        for answers, counter in progress.skips:
            if answers == len(progress.given):
                self.dice.counter = counter

    def _announce_vote(self, prompt: Prompt) -> None:
        """Publish the question of a vote that begins."""
        if not self._io.silent and len(prompt.menus) > 1:
            question = next(iter(prompt.menus.values())).question
            self._io.announce("event-vote", question=question)

    def _announce_ballot(self, motion: PendingMove, seat: Seat, move: Move) -> None:
        """Publish a ballot that others could have voted against, and the decision where people's ballots differ."""
        if self._io.silent:
            return
        if move not in NO_BALLOTS and not motion.decides_alone(seat, move):
            key = "event-ballot-changed" if seat in motion.ballots() else "event-ballot"
            if is_advice(move):
                key = "event-ballot-advice"
            choice = ballot_label(self.rules, self.state, seat, choice_of(move))
            self._io.announce(key, player=seat_name(seat), choice=choice)
        if overruled := motion.overruled(seat, move):
            advisers = tuple(map(seat_name, overruled))
            self._io.announce("event-vote-followed", seats=advisers, count=len(advisers), player=seat_name(seat))
        decision = motion.decision(seat, move)
        if decision is not None and decision.settled_by != "seat":
            choice = ballot_label(self.rules, self.state, decision.seat, decision.move)
            self._io.announce("event-vote-counted", choice=choice, by=decision.settled_by)
        elif decision is not None:
            decider, chosen = decision.seat, decision.move
            because = motion.prompt.because if motion.prompt is not None else None
            values: dict[str, Value] = {"player": seat_name(decider)}
            values["choice"] = ballot_label(self.rules, self.state, decider, chosen)
            if because is None:
                self._io.announce("event-vote-decided", **values)
            else:
                self._io.announce("event-vote-decided-because", **values, because=because)

    def _outdate(self, menus: Mapping[Seat, Menu], seat: Seat, before: Prompt, after: Prompt | None) -> None:
        """Give new ids to the seats that did not answer a prompt that is over, so that late answers are stale.

        A seat keeps its id if the next prompt puts the same question about the same thing.
        """
        same = after is not None and after.number == before.number
        for other, menu in menus.items():
            if other != seat and not (same and after is not None and after.menus.get(other) == menu):
                self._progress.answered[other] += 1

    def _number_new(self, before: Mapping[Seat, Menu], prompt: Prompt) -> None:
        """Give new ids to seats that the move in progress asks for the first time.

        Their answers to questions at rest are stale. Seats that were asked ``before`` keep their ids.
        """
        progress = self._progress
        mover = None if progress.moved is None else progress.moved[0]
        for seat in prompt.menus:
            if seat != mover and seat not in before and all(seat != other for other, _ in progress.given):
                progress.answered[seat] += 1

    def _come_to_rest(self) -> None:
        self._motion = self._menus = self._rest = self._rest_state = None
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

    def _answer_for_departed(self) -> None:
        """Give harmless answers for seats that have left, and remove leaving seats once the move in progress ends.

        In a vote they no longer have a ballot.
        """
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
        """Carry out all automatic steps that are due, unless the match is stepwise."""
        while not self.stepwise and (step := self._due_step()) is not None:
            self._step(step)
            if self._progress.left or self._progress.leaving:
                self._answer_for_departed()

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

    # ---- saving and going back

    def save(self) -> bytes:
        """Return the whole game without the dice key, as JSON; the same game gives the same bytes in any process."""
        return saves.write(self.rules.name, self.seats, self._progress, self._rest_bytes())

    @classmethod
    def load(cls, rules: Game[S], key: bytes, saved: bytes, *, stepwise: bool = False) -> Match[S]:
        """Load the output of :meth:`save`.

        If the move in progress no longer fits the rules, the match is at its last rest and ``went_back`` is true.
        Raises ValueError for bytes that are not a save of this game.
        """
        read = saves.read(rules.name, saved)
        try:
            match = cls._at_rest(rules, key, read, read.progress.before_motion(), stepwise)
            match._replay(read.progress)
        except Exception:  # changed rules may fail on an old move in any way
            match = cls._at_rest(rules, key, read, read.progress.at_rest(), stepwise)
            match.went_back = True
        return match

    @classmethod
    def _at_rest(cls, rules: Game[S], key: bytes, read: Save, progress: Progress, stepwise: bool) -> Match[S]:
        state = adapter(rules.state_type).validate_python(read.state)
        return cls(rules, Dice(key, progress.counter), state, seats=read.seats, progress=progress, stepwise=stepwise)

    def at_last_rest(self) -> Match[S]:
        """Return this game without its move in progress; all questions get new ids, and dice are rolled again."""
        read = saves.read(self.rules.name, self.save())
        return self._at_rest(self.rules, self.dice.key, read, read.progress.at_rest(), self.stepwise)

    def back_to(self, saved: bytes) -> Match[S]:
        """Return this game at an earlier position, from the output of :meth:`save` at that time.

        All questions get new ids; dice continue from the present counter, so that none is rolled a second time. Raises
        ValueError if the rules no longer lead there.
        """
        match = self.load(self.rules, self.dice.key, saved, stepwise=self.stepwise)
        if match.went_back:
            raise ValueError("the earlier position cannot be reached any more")
        match._follow(self)
        return match

    def from_rest(self, dealt: Callable[[S], S]) -> tuple[Match[S], list[tuple[Seat, Move]]]:
        """Return a match at the last rest with the same dice, and the decisions since then that lead to this position.

        ``dealt`` changes a copy of the state. An automatic step in progress has already started. The match cannot be
        saved in motion.
        """
        state = dealt(self._state_at_rest())
        progress = self._progress
        dice = Dice(self.dice.key, progress.counter)
        since = progress.before_motion()
        match = Match(self.rules, dice, state, seats=self.seats, progress=since, stepwise=True)
        match._keep_rest = False
        if progress.stepping:
            step = match._due_step()
            assert step is not None
            match._step(step)
        return match, [*([] if progress.moved is None else [progress.moved]), *progress.given]

    def simulate(self, key: bytes) -> None:
        """Continue as a simulation with other dice, without events, saves and stops before automatic steps."""
        self.dice.rekey(key)
        self._keep_rest = self.stepwise = False
        self._io.silent = True
        self._go_on()

    def fingerprint(self) -> str:
        """Return the SHA-256 of the save, as hexadecimal digits."""
        return sha256(self.save()).hexdigest()

    def _rest_bytes(self) -> bytes:
        if self._rest is None:
            if self._motion is not None:
                raise RuntimeError("a match made with keep_rest=False cannot be saved in motion")
            self._rest = adapter(self.rules.state_type).dump_json(self.state)
        return self._rest

    def _state_at_rest(self) -> S:
        """Return a copy of the state at the last rest."""
        if self._motion is None:
            return saves.copy_of(self.state)
        rest = self._rest_state
        if rest is None:
            rest = self._rest_state = adapter(self.rules.state_type).validate_json(self._rest_bytes())
        return saves.copy_of(rest)

    def _replay(self, progress: Progress) -> None:
        """Carry the move in progress to its saved position. Raises ValueError if the rules no longer lead there."""
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

    def _follow(self, later: Match[S]) -> None:
        """Continue after another match of the same game, in which later dice were rolled.

        All questions get new ids; the dice continue from the other's counter, also each time this position is loaded
        again.
        """
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


def _named(visible: Sequence[tuple[Argument, Text]], item: Argument) -> Text:
    """Return the name of an item for a player who sees these items."""
    return next((text for other, text in visible if other == item), None) or unnamed(item)
