"""What a game offers, besides its rules, whose turns go on by themselves: automatic steps, with a rest between them."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from engine.kernel.flow import IO, Flow


@runtime_checkable
class SteppedRules(Protocol):
    """An agenda in the state tells what is next; the match carries it out step by step.

    Between two steps the game is at rest: it is saved, can be taken back to and determinized there, and nobody is
    asked anything. Inside a step a flow reads like the rule, and may ask.
    """

    def proceed(self, state: Any, io: IO) -> Flow | None:
        """Return the next automatic step, None where somebody has to move; calling it changes nothing.

        def proceed(self, state, io):
            return self._steps[state.agenda[0]](state, io) if state.agenda else None
        """
        ...
