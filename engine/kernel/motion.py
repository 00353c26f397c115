"""A move in progress: its generator, the prompt at which it stopped, and who has answered that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.flow import FIRST, HIDDEN, IO, OPEN, Answers, Flow, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat

ABSENT: Final = Move("has-left")
"""The answer to a vote that is noted for a seat which has left: it has no vote any more."""


class Motion:
    """One move being carried out, which has stopped at a prompt. It is over when ``prompt`` is None."""

    __slots__ = ("_answers", "_flow", "_io", "prompt")

    def __init__(self, flow: Flow, prompt: Prompt, io: IO) -> None:
        """Take up a move at its first prompt; it goes on at once where nobody is awaited."""
        self._flow = flow
        self._io = io
        self._answers: dict[Seat, Move] = {}
        self.prompt: Prompt | None = prompt
        for menu in prompt.menus.values():
            if not menu.optional:
                return
        self._go_on({})

    @property
    def votes(self) -> bool:
        """Whether it asks for open ballots."""
        return self.prompt is not None and self.prompt.ballots == OPEN

    def menus(self) -> Mapping[Seat, Menu]:
        """Return what is still open of the prompt; a ballot that was cast may be changed, but nobody waits for that."""
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
        """Return the open ballots that have been cast so far."""
        return {seat: move for seat, move in self._answers.items() if move != ABSENT} if self.votes else {}

    def takes(self, seat: Seat, move: Move) -> bool:
        """Return whether this seat may answer so now, or it may be noted of it that it has left."""
        menu = self.menus().get(seat)
        return menu is not None and (menu.allows(move) or (move == ABSENT and self.votes))

    def answer(self, seat: Seat, move: Move) -> None:
        """Take the answer of a seat to its menu; the move goes on when nobody is awaited any more."""
        prompt = self.prompt
        assert prompt is not None
        menus = prompt.menus
        if len(menus) == 1 and prompt.ballots == HIDDEN:  # the usual case, without the detour
            self._go_on({seat: move})
            return
        answers = self._answers
        answers[seat] = move
        if prompt.until == FIRST or len(answers) == len(menus) or not self._awaited(menus):
            self._answers = {}
            if prompt.ballots == OPEN:
                answers = {seat: move for seat, move in answers.items() if move != ABSENT}
            elif len(answers) > 1:
                self._io.reveal()  # what several decided at the same moment is known now
            self._go_on(answers)

    def _awaited(self, menus: Mapping[Seat, Menu]) -> list[Seat]:
        """Who still has to answer."""
        return [seat for seat, menu in menus.items() if not menu.optional and seat not in self._answers]

    def _go_on(self, answers: Answers) -> None:
        """Go on to the next prompt at which somebody is awaited, or to the end."""
        try:
            while True:
                prompt = self.prompt = self._flow.send(answers)
                for menu in prompt.menus.values():
                    if not menu.optional:
                        return
                answers = {}
        except StopIteration:
            self.prompt = None
