"""A move in progress: its generator, the prompt at which it stopped, and who has answered that."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.flow import IO, Flow, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat


class Motion:
    """One move being carried out. It is over when ``prompt`` is None."""

    __slots__ = ("_answers", "_flow", "_io", "prompt")

    def __init__(self, flow: Flow, io: IO) -> None:
        """Carry the move out until it first asks, or to its end."""
        self._flow = flow
        self._io = io
        self._answers: dict[Seat, Move] = {}
        self.prompt: Prompt | None = next(flow, None)

    def menus(self) -> Mapping[Seat, Menu]:
        """Return what is still open of the prompt."""
        assert self.prompt is not None
        return {seat: menu for seat, menu in self.prompt.items() if seat not in self._answers}

    def answer(self, seat: Seat, move: Move) -> None:
        """Take the answer of a seat to its menu; the move goes on when all who are asked have answered."""
        assert self.prompt is not None
        self._answers[seat] = move
        if len(self._answers) < len(self.prompt):
            return
        answers, self._answers = self._answers, {}
        if len(answers) > 1:
            self._io.reveal()  # what several decided at the same moment is known now
        try:
            self.prompt = self._flow.send(answers)
        except StopIteration:
            self.prompt = None
