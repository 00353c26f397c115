"""Confirmation of final moves, with buttons that name the consequence."""

from __future__ import annotations

from engine.kernel.match import Ask, Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, seat_name
from host.play.hidden_state import sample_hidden_state
from host.tables.table import Table


def caution(table: Table, seat: Seat, ask: Ask, move: Move) -> Text | None:
    """Return the confirmation text for a move that ends something; None for a move made at once.

    A move is made at once if it is the only one, or if nothing is given up by it.
    """
    rules, state = table.rules, table.playing().state
    if len(ask.menu.moves) + len(ask.menu.patterns) < 2 or not rules.verbs.ends(move.name, rules.phase(state)):
        return None
    return table.known(
        ("caution", seat, move), lambda: rules.caution(sample_hidden_state(table, seat, ask), seat, ask.menu, move)
    )


def resigning(table: Table, seat: Seat) -> Text:
    """Return the consequence of a seat's resignation, tried on a copy of the match.

    Raises RefusedError if the seat cannot resign.
    """
    match = table.unfinished()
    trial = Match.load(match.rules, match.dice.key, match.save())
    trial.resign(seat)
    result = trial.result()
    if result is None:
        return Text("button-resign-on")
    if not result.winners:
        return Text("button-resign-nobody")
    winners = tuple(seat_name(winner) for winner in result.winners)
    return Text("button-resign-won", {"winners": winners, "count": len(winners)})
