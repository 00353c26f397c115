"""The moves that a panel offers first: those that seem best to whoever chooses, told whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.kernel.advice import Advice, Plan
from engine.kernel.game import Game
from engine.kernel.match import Ask
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from host.play.hidden_state import sample_hidden_state
from host.tables.table import Table

MOST = 4
FEW = 4
"""So many moves are all shown at once anyway; they are offered first only where more is decided with them."""


class Offer(NamedTuple):
    """A whole move, and what it does, with its chance where it rolls dice; ``plan`` is decided with it."""

    move: Move
    text: Text
    plan: Plan


def advised_moves(table: Table, seat: Seat, ask: Ask) -> Sequence[Offer]:
    """Return the best moves of a question by what its seat may know; none where all of them are few, or of a game that
    does not rate its moves.
    """
    return table.known(("advised", seat), lambda: _advised(table, seat, ask))


def _advised(table: Table, seat: Seat, ask: Ask) -> Sequence[Offer]:
    rules, state = table.rules, table.playing().state
    advice_given = list(islice(rules.advise(sample_hidden_state(table, seat, ask), seat, ask.menu), MOST))
    if _shown_anyway(rules, ask.menu, advice_given):
        return ()
    found: list[Offer] = []
    for advice in advice_given:
        chance = rules.chance(state, seat, advice.move)
        told = {} if chance is None else {"label": advice.text, "chance": chance.text}
        text = Text("label-chance", told) if told else advice.text
        found.append(Offer(advice.move, text, {**rules.verbs[advice.move.name].plan(), **advice.plan}))
    return found


def _shown_anyway(rules: Game[Any], menu: Menu, offers: Sequence[Advice]) -> bool:
    """Whether all moves are few, each has a button of its own, and some of them would be missing."""
    if len(menu.moves) > FEW or menu.patterns or any(offer.plan for offer in offers):
        return False
    if len({move.name for move in menu.moves}) < len(menu.moves):
        return False
    return not covers_menu(rules, menu, [offer.move for offer in offers])


def standalone_moves(rules: Game[Any], menu: Menu) -> list[Move]:
    """Return the moves that stand beside those offered first: each ends the question and is alone of its kind."""
    kinds = Counter(move.name for move in menu.moves)
    return [move for move in menu.moves if kinds[move.name] == 1 and rules.verbs.quiet(move.name)]


def covers_menu(rules: Game[Any], menu: Menu, offers: Collection[Move]) -> bool:
    """Return whether nothing else can be done than what is offered first or stands beside it."""
    if menu.patterns:
        return False
    there = {*offers, *standalone_moves(rules, menu)}
    return all(move in there for move in menu.moves)


def other_plan(table: Table, seat: Seat, move: Move) -> Plan:
    """Return what is decided with a move that is made the other way (:meth:`~engine.kernel.game.Game.other_way`)."""
    other = table.rules.other_way(table.playing().state, seat, move)
    return {} if other is None else other.plan


def offered_plan(table: Table, seat: Seat, ask: Ask, move: Move) -> Plan:
    """Return what is decided with a move that is one of those offered first."""
    offer = next((each for each in advised_moves(table, seat, ask) if each.move == move), None)
    return table.rules.verbs[move.name].plan() if offer is None else offer.plan
