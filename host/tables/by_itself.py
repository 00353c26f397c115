"""What is done for people because there is nothing to decide, or because they have decided it with their last move."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.menus import Move
from engine.kernel.text import Seat
from host.tables.table import Table


class Done(NamedTuple):
    """A move that is made for a person."""

    seat: Seat
    move: Move


def by_itself(table: Table) -> Done | None:
    """Return the move that makes itself as the game rests now; None where somebody has something to decide.

    It is the only one a person could make, of a kind that is ``alone``; or it answers a question which the move that
    they made last goes ``through`` (see :class:`~engine.kernel.verbs.Verb`). Computers decide for themselves.
    """
    match = table.playing()
    if match.in_motion:
        return None
    verbs, phase = table.rules.verbs, table.rules.phase(match.state)
    for seat, menu in match.menus().items():
        if table.chairs[seat].person is None or menu.optional:
            continue
        only = menu.moves[0] if len(menu.moves) == 1 and not menu.patterns else None
        if only is not None and phase in verbs[only.name].alone:
            return Done(seat, only)
        going = table.going_through.get(seat)
        if going is not None and phase in verbs[going].through:
            return Done(seat, menu.default)
    return None
