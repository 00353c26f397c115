"""Best moves for a seat, which its panel offers first as complete moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.kernel.advice import Advice, Plan
from engine.kernel.game import Game
from engine.kernel.labels import with_prospect
from engine.kernel.match import Ask
from engine.kernel.menus import Menu, Move
from engine.kernel.options import CHANCES_ON_BUTTONS
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text
from host.play.ballots import vote_at
from host.play.hidden_state import sample_hidden_state
from host.tables.table import Table

MOST = 4
FEW = 4
"""Up to this many moves have buttons anyway; they are offered first only if a plan comes with them."""


class OfferedMove(NamedTuple):
    """A complete move and its text, with its chance or stake if it rolls dice; ``plan`` answers later questions."""

    move: Move
    text: Text
    plan: Plan


def advised_moves(table: Table, seat: Seat, ask: Ask) -> Sequence[OfferedMove]:
    """Return the best moves for a question by what its seat may know.

    Empty if the few moves have buttons anyway, or if the game does not rate its moves.
    """
    return table.known(("advised", seat), lambda: _advised(table, seat, ask))


def _advised(table: Table, seat: Seat, ask: Ask) -> Sequence[OfferedMove]:
    rules, state = table.rules, table.playing().state
    most = None if ask.menu.question.key in rules.fully_advised else MOST
    advised = rules.advise(sample_hidden_state(table, seat, ask), seat, ask.menu)
    advice_given = list(islice(_with_ballots(table, advised), most))
    if rules.offers_in_menu_order:
        advice_given.sort(key=lambda advice: ask.menu.moves.index(advice.move))
    if _shown_anyway(rules, ask.menu, advice_given):
        return ()
    offers: list[OfferedMove] = []
    for advice in advice_given:
        text = with_prospect(rules, state, seat, advice.move, advice.text, has_chances=has_chances(table))
        offers.append(OfferedMove(advice.move, text, {**rules.verbs[advice.move.name].plan(), **advice.plan}))
    return offers


def _with_ballots(table: Table, advised: Iterable[Advice]) -> Iterable[Advice]:
    """Return the advice; in an open vote choices with ballots are among the moves that are offered."""
    vote = vote_at(table)
    if vote is None:
        return advised
    advised = list(advised)
    offered = sorted(advised, key=lambda advice: advice.move not in vote.ballots.values())[:MOST]
    return [advice for advice in advised if advice in offered]


def has_chances(table: Table) -> bool:
    """Return whether the buttons of a table show chances; otherwise they show what is at stake."""
    return table.options.get("chances") == CHANCES_ON_BUTTONS


def _shown_anyway(rules: Game[Any], menu: Menu, offers: Sequence[Advice]) -> bool:
    """Return whether the moves are few, each has its own button, and the offers would leave some out."""
    if len(menu.moves) > FEW or menu.patterns:
        return False
    if any(offer.plan or rules.verbs.quiet(offer.move.name) for offer in offers):
        return False
    if len({move.name for move in menu.moves}) < len(menu.moves) or any(_gives_up(rules, move) for move in menu.moves):
        return False
    usual = [move for move in menu.moves if not rules.verbs.repeats(move.name)]
    return not covers_menu(rules, menu._replace(moves=usual), [offer.move for offer in offers])


def _gives_up(rules: Game[Any], move: Move) -> bool:
    """Return whether a move gives up something by name, which belongs behind the offers."""
    return bool(move.args) and rules.verbs.quiet(move.name) and rules.verbs.ends(move.name, "")


def standalone_moves(rules: Game[Any], menu: Menu) -> list[Move]:
    """Return the moves shown beside the offers: each ends the question and is the only move of its verb."""
    kinds = Counter(move.name for move in menu.moves)
    return [
        move
        for move in menu.moves
        if kinds[move.name] == 1
        and rules.verbs.quiet(move.name)
        and not rules.verbs.repeats(move.name)
        and not _gives_up(rules, move)
    ]


def covers_menu(rules: Game[Any], menu: Menu, offers: Collection[Move]) -> bool:
    """Return whether the offers and the moves beside them are all moves of the menu."""
    shown = {*offers, *standalone_moves(rules, menu)}
    return all(move in shown for move in menu.moves) and all(_covers(pattern, offers) for pattern in menu.patterns)


def _covers(pattern: Pattern, offers: Collection[Move]) -> bool:
    """Return whether the offers are all moves of a pattern with nothing but a pick of at most one item."""
    match pattern.args:
        case [Pick(items, least, 1)]:
            picks = [*((item,) for item in items), *([()] if least == 0 else [])]
            return all(Move(pattern.name, (pick,)) in offers for pick in picks)
        case _:
            return False


def other_plan(table: Table, seat: Seat, move: Move) -> Plan:
    """Return the plan of a move made the other way (:meth:`~engine.kernel.game.Game.other_way`)."""
    other = table.rules.other_way(table.playing().state, seat, move)
    return {} if other is None else other.plan


def offered_plan(table: Table, seat: Seat, ask: Ask, move: Move) -> Plan:
    """Return the plan of an offered move, else the default plan of its verb."""
    offer = next((offer for offer in advised_moves(table, seat, ask) if offer.move == move), None)
    return table.rules.verbs[move.name].plan() if offer is None else offer.plan
