"""A move in progress: its generator, its current prompt, the answers to it, and votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.kernel.flow import FIRST, HIDDEN, OPEN, Answers, Flow, Prompt, ResolveContext
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text

ADVISES: Final = "advises"
"""The name of a recorded ballot of a computer where people come first; its arguments are the name and the arguments of
the move."""


class Vote(NamedTuple):
    """A vote in progress, as everybody may see it.

    ``id`` is unique in the game and stays the same during the vote. ``seats`` may vote, whether they have cast a ballot
    or not; ``missing`` seats are awaited. If the ballots differ, the choice of ``tie`` counts (None: it is not a joint
    decision), for the reason ``because``. Where people come ``people_first``, ``tie`` decides only among choices with
    equally many votes, and the ballots of ``advisers`` count only if people are tied.
    """

    id: str
    menu: Menu
    seats: Sequence[Seat]
    ballots: Mapping[Seat, Move]
    missing: Sequence[Seat]
    tie: Seat | None
    because: Text | None
    people_first: bool = False
    advisers: Sequence[Seat] = ()

    def voters(self, move: Move) -> list[Seat]:
        """Return the seats that have voted for a move, in their order."""
        return [seat for seat in self.seats if self.ballots.get(seat) == move]


def standing(current: Vote | None) -> dict[str, Any] | None:
    """Return the state of a vote for the template of a board: ``{moves, ballots: [{move, choice, seats}], missing}``.

    ``moves`` are the names of the moves that are voted on; ``choice`` is the first argument of a move with ballots
    (None: it has no arguments).
    """
    if current is None:
        return None
    ballots = [
        {"move": move.name, "choice": move.args[0] if move.args else None, "seats": voters}
        for move in current.menu.moves
        if (voters := current.voters(move))
    ]
    moves = list(dict.fromkeys(move.name for move in current.menu.moves))
    return {"moves": moves, "ballots": ballots, "missing": list(current.missing)}


class Decision(NamedTuple):
    """The result of a vote: the chosen move and the seat whose choice it is.

    ``settled_by`` says how: "all" agreed, by "majority", the "computers" broke a tie, or the "seat" decided.
    """

    seat: Seat
    move: Move
    settled_by: str


def vote(
    seats: Sequence[Seat], menu: Menu, tie: Seat, because: Text | None = None, *, people_first: bool = False
) -> Generator[Prompt, Answers, Move]:
    """Let these seats vote on the moves of a menu, and return the chosen move.

    A unanimous choice counts; otherwise the choice of ``tie``, or of the next seat after it in ``seats`` that has a
    vote. With ``people_first`` the ballots are counted (see :func:`decide`). A seat that leaves or is skipped has no
    vote; if no seat has one, the menu's default is returned. ``because`` is the reason why ``tie`` decides.

        road = yield from vote([0, 1, 2], Menu(roads, Text("ask-road"), roads[0]), tie=state.leader)
    """
    first = tie if tie in seats else seats[0] if seats else None
    ballots = yield Prompt(
        dict.fromkeys(seats, menu), ballots=OPEN, tie=first, because=because, people_first=people_first
    )
    decision = decide(seats, tie, ballots, people_first=people_first)
    return menu.default if decision is None else decision.move


def advice(move: Move) -> Move:
    """Return the recorded form of a computer's ballot for this move."""
    return Move(ADVISES, (move.name, *move.args))


def is_advice(ballot: Move) -> bool:
    """Return whether a recorded ballot is the advice of a computer."""
    return ballot.name == ADVISES and bool(ballot.args)


def choice_of(ballot: Move) -> Move:
    """Return the move that a recorded ballot is for."""
    return Move(str(ballot.args[0]), ballot.args[1:]) if is_advice(ballot) else ballot


def deciding(seats: Sequence[Seat], tie: Seat, having: Mapping[Seat, Move] | Sequence[Seat]) -> Seat | None:
    """Return the seat whose choice counts if ballots differ: ``tie``, or the next one ``having`` a vote."""
    return next((seat for seat in _from_tie(seats, tie) if seat in having), None)


def decide(seats: Sequence[Seat], tie: Seat, ballots: Mapping[Seat, Move], *, people_first: bool) -> Decision | None:
    """Return the result of these recorded ballots; None if there are none.

    With ``people_first`` the choice with the most ballots of people counts. Among choices that are tied, the advice of
    computers counts too; if they are still tied, the choice of the first person from ``tie`` on decides. Without a
    ballot of a person all ballots count alike.
    """
    order = [seat for seat in _from_tie(seats, tie) if seat in ballots]
    if not order:
        return None
    choices = {seat: choice_of(ballots[seat]) for seat in order}
    people = order
    if people_first:
        people = [seat for seat in order if not is_advice(ballots[seat])] or order
    voted = [choices[seat] for seat in people]
    if voted.count(voted[0]) == len(voted):
        return Decision(people[0], voted[0], "all")
    if not people_first:
        return Decision(order[0], choices[order[0]], "seat")
    leading = _most_voted(voted)
    settled_by = "majority"
    if len(leading) > 1:
        leading = _most_voted(choice for choice in choices.values() if choice in leading)
        settled_by = "computers" if len(leading) == 1 else "seat"
    seat = next(seat for seat in people if choices[seat] in leading)
    return Decision(seat, choices[seat], settled_by)


def _from_tie(seats: Sequence[Seat], tie: Seat) -> Sequence[Seat]:
    """Return the seats in their order, beginning with ``tie``."""
    first = seats.index(tie) if tie in seats else 0
    return (*seats[first:], *seats[:first])


def _most_voted(choices: Iterable[Move]) -> list[Move]:
    """Return the choices that have the most votes."""
    counts = Counter(choices)
    most = max(counts.values())
    return [choice for choice, count in counts.items() if count == most]


# ---- the move in progress


ABSENT: Final = Move("has-left")
"""The answer to a vote recorded for a seat that has left: it no longer has a vote."""
ABSTAINS: Final = Move("abstains")
"""The answer to a vote recorded for a skipped seat: its ballot is no longer awaited, but may still be cast."""
NO_BALLOTS = (ABSENT, ABSTAINS)


class PendingMove:
    """One move that has stopped at a prompt; it is over when ``prompt`` is None."""

    __slots__ = ("_answers", "_flow", "_io", "cast", "prompt")

    def __init__(self, flow: Flow, prompt: Prompt, io: ResolveContext) -> None:
        """Start at the first prompt of the flow; go on at once if nobody is awaited."""
        self._flow = flow
        self._io = io
        self._answers: dict[Seat, Move] = {}
        self.cast = 0
        """The number of answers to the prompt so far, changed ballots included."""
        self.prompt: Prompt | None = prompt
        for menu in prompt.menus.values():
            if not menu.optional:
                return
        self._go_on({})

    @property
    def votes(self) -> bool:
        """Whether the prompt collects open ballots."""
        return self.prompt is not None and self.prompt.ballots == OPEN

    def menus(self) -> Mapping[Seat, Menu]:
        """Return the open menus of the prompt; a seat may change a ballot it has cast, but is not awaited."""
        prompt, answers = self.prompt, self._answers
        assert prompt is not None
        if not answers:
            return prompt.menus
        if prompt.ballots == HIDDEN:
            return {seat: menu for seat, menu in prompt.menus.items() if seat not in answers}
        return {
            seat: menu._replace(optional=True) if seat in answers else menu
            for seat, menu in prompt.menus.items()
            if answers.get(seat) != ABSENT
        }

    def ballots(self) -> Answers:
        """Return the choices of the open ballots cast so far, those of computers too."""
        return {seat: choice_of(move) for seat, move in _cast(self._answers).items()} if self.votes else {}

    def vote(self, number: int) -> Vote | None:
        """Return the current vote with this number; None if there is none or the seats' lists of moves differ."""
        prompt = self.prompt
        if prompt is None or not self.votes:
            return None
        menus = self.menus()
        asked = next(iter(prompt.menus.values()))
        if asked.patterns or any(menu.moves != asked.moves for menu in prompt.menus.values()):
            return None
        missing = [seat for seat, menu in menus.items() if not menu.optional]
        ballots = self.ballots()
        voices = [seat for seat in menus if seat in ballots or seat in missing]
        advisers = [seat for seat in menus if seat in ballots and is_advice(self._answers[seat])]
        people = [seat for seat in voices if seat not in advisers] or voices
        tie = None if prompt.tie is None else deciding(list(prompt.menus), prompt.tie, people)
        return Vote(
            f"v{number}",
            asked,
            tuple(menus),
            ballots,
            missing,
            tie,
            prompt.because,
            people_first=prompt.people_first,
            advisers=advisers,
        )

    def decision(self, seat: Seat, move: Move) -> Decision | None:
        """Return the result of the vote if this answer is its last ballot and those that count differ, or None."""
        prompt = self.prompt
        assert prompt is not None
        if not self.votes or prompt.tie is None:
            return None
        answers = {**self._answers, seat: move}
        if any(not menu.optional and voter not in answers for voter, menu in prompt.menus.items()):
            return None
        ballots = _cast(answers)
        decision = decide(list(prompt.menus), prompt.tie, ballots, people_first=prompt.people_first)
        return None if decision is None or decision.settled_by == "all" else decision

    def decides_alone(self, seat: Seat, move: Move) -> bool:
        """Return whether this ballot ends a vote in which all others are advice or missing for good."""
        prompt = self.prompt
        assert prompt is not None
        answers = {**self._answers, seat: move}
        others = (answers.get(other) for other in prompt.menus if other != seat)
        return not is_advice(move) and all(
            ballot is not None and (is_advice(ballot) or ballot in NO_BALLOTS) for ballot in others
        )

    def overruled(self, seat: Seat, move: Move) -> Sequence[Seat]:
        """Return the seats that advised something else, if this ballot of the only person decides the vote."""
        if not self.decides_alone(seat, move):
            return ()
        return [other for other, ballot in self._answers.items() if is_advice(ballot) and choice_of(ballot) != move]

    def counts_as_advice(self) -> bool:
        """Return whether the ballots of computers are advice now."""
        return self.votes and self.prompt is not None and self.prompt.people_first

    def takes(self, seat: Seat, move: Move) -> bool:
        """Return whether this seat may give this answer now, or it may be recorded that the seat has left."""
        menu = self.menus().get(seat)
        if menu is None:
            return False
        if is_advice(move):
            return self.counts_as_advice() and menu.allows(choice_of(move))
        return menu.allows(move) or (self.votes and (move == ABSENT or (move == ABSTAINS and not menu.optional)))

    def answer(self, seat: Seat, move: Move) -> None:
        """Record the answer of a seat; the move goes on when nobody is awaited any more."""
        prompt = self.prompt
        assert prompt is not None
        menus = prompt.menus
        if len(menus) == 1 and prompt.ballots == HIDDEN:  # fast path for the usual case
            self._go_on({seat: move})
            return
        answers = self._answers
        answers[seat] = move
        self.cast += 1
        if prompt.until == FIRST or len(answers) == len(menus) or not self._awaited(menus):
            self._answers = {}
            self.cast = 0
            if prompt.ballots == OPEN:
                answers = _cast(answers)
            elif len(answers) > 1:
                self._io.reveal()  # simultaneous decisions become known now
            self._go_on(answers)

    def _awaited(self, menus: Mapping[Seat, Menu]) -> list[Seat]:
        """Return the seats that still have to answer."""
        return [seat for seat, menu in menus.items() if not menu.optional and seat not in self._answers]

    def _go_on(self, answers: Answers) -> None:
        """Run the flow to the next prompt at which a seat is awaited, or to the end."""
        try:
            while True:
                prompt = self.prompt = self._flow.send(answers)
                for menu in prompt.menus.values():
                    if not menu.optional:
                        return
                answers = {}
        except StopIteration:
            self.prompt = None


def _cast(answers: Answers) -> dict[Seat, Move]:
    """Return the answers that are ballots."""
    return {seat: move for seat, move in answers.items() if move not in NO_BALLOTS}
