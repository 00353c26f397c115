"""What the search of the strong computer player needs to know about Heldenkampf."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.heldenkampf.cards import card_set
from engine.heldenkampf.computer.evaluation import QUEST_EVALUATION
from engine.heldenkampf.computer.policy import gives_the_game_away, lacks_a_defender, rate
from engine.heldenkampf.state import HeldenkampfState
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat
from engine.search.search import Searchable, Start

CANDIDATES = 8


class SearchableQuest(Searchable[HeldenkampfState]):
    """Playouts end when the move is over, with the fight that it begins."""

    def start(self, state: HeldenkampfState, seat: Seat) -> Start[HeldenkampfState]:
        """Go back to the attack, if its answer is asked for: it was made at rest, and nothing has happened since."""
        fight = state.fight
        if fight is None:
            return Start(state, ())
        rest = copy_of(state)
        rest.fight = None
        attacker = fight.attacker
        rest.sides[attacker.seat].hand.append(attacker.card)
        return Start(rest, ((attacker.seat, Move("attack", (attacker.card, fight.battlefield))),))

    def candidates(self, state: HeldenkampfState, seat: Seat, menu: Menu, random: Random) -> Sequence[Move]:
        if menu.question.key not in ("ask-draw", "ask-action", "ask-discard", "ask-answer"):
            return ()
        if menu.question.key == "ask-draw" and lacks_a_defender(state, seat):
            return ()  # a monster, see policy.py
        grounds = card_set().battlefields if state.options.terrain else card_set().battlefields[:1]
        moves = [move for move in menu.moves if move.name != "attack" or move.args[1] in grounds]
        if gives_the_game_away(state, seat):
            moves = [move for move in moves if move != PASS]
        return sorted(moves, key=lambda move: -rate(state, seat, move))[:CANDIDATES]

    def progress(self, state: HeldenkampfState) -> int:
        return QUEST_EVALUATION.progress(state)

    def ahead(self, state: HeldenkampfState) -> int:
        return 0

    def evaluate(self, state: HeldenkampfState, seat: Seat) -> float:
        return QUEST_EVALUATION.chances(self.rules, state, 2)[seat]
