"""A move in progress: its generator, its current prompt, and the answers to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.flow import FIRST, HIDDEN, OPEN, Answers, Flow, Prompt, ResolveContext
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.kernel.votes import Decision, Vote, choice_of, decide, deciding, is_advice

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
        """Return the result of the vote if this answer is its last ballot and the ballots differ, otherwise None."""
        prompt = self.prompt
        assert prompt is not None
        if not self.votes or prompt.tie is None:
            return None
        answers = {**self._answers, seat: move}
        if any(not menu.optional and voter not in answers for voter, menu in prompt.menus.items()):
            return None
        ballots = _cast(answers)
        decision = decide(list(prompt.menus), prompt.tie, ballots, people_first=prompt.people_first)
        if decision is None or all(choice_of(ballot) == decision.move for ballot in ballots.values()):
            return None
        return decision

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
