"""Polling all players about Spells whenever one may be cast, if the option ``polled`` is on (M-399, M-399a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.spells.casting import cast, cast_moves
from engine.talisman.state import Adventure, clockwise

if TYPE_CHECKING:
    from engine.talisman.play.game import ActiveGame

REACTIONS: Final[Mapping[str, str]] = {
    "ask-counter": "spell",
    "ask-preserve-life": "loss",
    "ask-preserve": "loss",
    "ask-poll": "moment",
    "ask-dodge": "theft",
}
"""The topics of the questions that can be passed until the end of the turn."""
REACTION_WORDS = tuple(dict.fromkeys(REACTIONS.values()))


def with_poll(state: Adventure, *steps: str) -> list[str]:
    """Return these steps, preceded by a poll about Spells if the option ``polled`` is on."""
    return ["poll", *steps] if state.options.spells == "polled" else [*steps]


def poll(game: ActiveGame) -> Flow:
    """Ask all players who might cast a Spell now, until all have passed or a Spell has changed the agenda."""
    state = game.state
    agenda = list(state.agenda)
    question = Text("ask-poll", {"player": seat_name(state.turn), "phase": state.phase})

    def menu_of(seat: Seat) -> Menu | None:
        return reaction_menu(cast_moves(state, seat, polling=True), question, suspected=may_cast(state, seat))

    def carry_out(seat: Seat, move: Move) -> Flow:
        yield from cast(game, seat, *move.args)

    yield from window(clockwise(state, state.turn), menu_of, carry_out, game.io, closed=lambda: state.agenda != agenda)


def reaction_topic(menu: Menu) -> Sequence[str] | None:
    """Return the topic of a question about a reaction, and the Spell it answers; None for other questions.

    The topic is one of ``REACTION_WORDS``.
    """
    word = REACTIONS.get(menu.question.key)
    if word is None:
        return None
    spell = menu.question.values.get("spell")
    return [word, spell.key.removeprefix("name-")] if isinstance(spell, Text) else [word]
