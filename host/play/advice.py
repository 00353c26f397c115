"""The moves that a panel offers first: those that seem best to whoever chooses, told whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.advice import Plan, advising_rules, through_rules
from engine.kernel.match import Ask
from engine.kernel.menus import Move
from engine.kernel.odds import chance_of
from engine.kernel.text import Seat, Text
from host.play.luck import luck
from host.tables.table import Table

MOST = 4
FEW = 4
"""So many moves are all shown at once anyway; they are offered first only where more is decided with them."""


class Offer(NamedTuple):
    """A whole move, and what it does, with its chance where it rolls dice; ``plan`` is decided with it."""

    move: Move
    text: Text
    plan: Plan


def advised(table: Table, seat: Seat, ask: Ask) -> Sequence[Offer]:
    """Return the best moves of a question by what its seat may know; none where all of them are few, or of a game that
    does not rate its moves."""
    return table.known(("advised", seat), lambda: _advised(table, seat, ask))


def _advised(table: Table, seat: Seat, ask: Ask) -> Sequence[Offer]:
    rules, state = table.rules, table.playing().state
    known = advising_rules(rules)
    if known is None:
        return ()
    determinized = table.playing().determinize(seat, luck(table, ask, "advice"))
    advice_given = known.advise(determinized, seat, ask.menu)[:MOST]
    if len(ask.menu.moves) <= FEW and not ask.menu.patterns and not any(advice.plan for advice in advice_given):
        return ()
    found: list[Offer] = []
    for advice in advice_given:
        chance = chance_of(rules, state, seat, advice.move)
        told = {} if chance is None else {"label": advice.text, "chance": chance.text}
        text = Text("label-chance", told) if told else advice.text
        found.append(Offer(advice.move, text, {**rules.verbs[advice.move.name].plan(), **advice.plan}))
    return found


def other_plan(table: Table, seat: Seat, move: Move) -> Plan:
    """Return what is decided with a move that is made the other way (see :class:`ThroughRules`)."""
    known = through_rules(table.rules)
    other = None if known is None else known.other_way(table.playing().state, seat, move)
    return {} if other is None else other.plan


def offered_plan(table: Table, seat: Seat, ask: Ask, move: Move) -> Plan:
    """Return what is decided with a move that is one of those offered first."""
    offer = next((each for each in advised(table, seat, ask) if each.move == move), None)
    return table.rules.verbs[move.name].plan() if offer is None else offer.plan
