"""What the search of the strong computer player needs to know about Imperator."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.imperator.computer.evaluation import WAR_EVALUATION
from engine.imperator.computer.policy import order_under, rate
from engine.imperator.play.battle import ASK_TURN, DONE
from engine.imperator.play.sort import FINISH
from engine.imperator.state import War
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.search.search import Searchable

CANDIDATES = 8
"""The most moves that are searched; being done is not among them, or two players would wait for each other."""
MASTER_WORK = 6
"""How many times as many playouts as the strong player the master makes."""
MASTER_CAUTION = 0.5
"""The number of standard errors by which a move must seem better to the master than the simple player's."""
SEARCHED_PHASES = ("battle", "raid", "sort")
"""Phases with searched questions at rest.

The simple player chooses the first Imperator, whose effect shows only after several rounds.
"""
ANSWERS = ("ask-spoils", "ask-take", "ask-place", "ask-offer")
"""Questions in the middle of a move, whose answers are those of the simple player."""


class SearchableWar(Searchable[War]):
    """Playouts end when the next battle begins; after an order, when that battle and its raid are over too."""

    def candidates(self, state: War, seat: Seat, menu: Menu, random: Random) -> Sequence[Move]:
        if state.phase not in SEARCHED_PHASES or menu.question.key in ANSWERS:
            return ()
        if state.phase == "battle" and state.options.battle == "ordered" and menu.question != ASK_TURN:
            return ()  # an answer in the middle of the declared attack, from whose beginning no position is kept
        if state.phase == "sort":
            orders = [order_under(state, seat, card) for card in state.players[seat].draft]
            return [FINISH, *(order for order in orders if order is not None)]
        possible = [move for move in menu.moves if move != DONE]
        return sorted(possible, key=lambda move: -rate(state, seat, move))[:CANDIDATES]

    def progress(self, state: War) -> int:
        return WAR_EVALUATION.progress(state)

    def ahead(self, state: War) -> int:
        return 2 if state.phase == "sort" else 1

    def evaluate(self, state: War, seat: Seat) -> float:
        return WAR_EVALUATION.chances(self.rules, state, len(state.players))[seat]
