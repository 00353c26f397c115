"""What cannot be taken back is asked about once more, in words that name what happens by it."""

from __future__ import annotations

from engine.kernel.match import Ask, Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, seat_name
from host.play.hidden_state import sample_hidden_state
from host.tables.table import Table


def caution(table: Table, seat: Seat, ask: Ask, move: Move) -> Text | None:
    """Return what the button says that makes a move which ends something; None for one that is made at once.

    It is made at once where nothing else can be done, or nothing is given up by it.
    """
    rules, state = table.rules, table.playing().state
    if len(ask.menu.moves) + len(ask.menu.patterns) < 2 or not rules.verbs.ends(move.name, rules.phase(state)):
        return None
    return table.known(
        ("caution", seat, move), lambda: rules.caution(sample_hidden_state(table, seat, ask), seat, ask.menu, move)
    )


def resigning(table: Table, seat: Seat) -> Text:
    """Return what happens when a seat gives up, found out with a copy of the match. Raises RefusedError where it
    cannot.
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
