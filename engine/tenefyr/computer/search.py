"""What the search of the strong computer player needs to know about Heroes of Tenefyr."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.game import STRONG
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.search.search import Searchable
from engine.tenefyr.computer.chances import Party, needs_in, worth_of
from engine.tenefyr.computer.policy import choose, visit_gain
from engine.tenefyr.computer.turns import play_hand, power_of_hand
from engine.tenefyr.computer.worths import BOLD
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.power import enemy_power, total_power
from engine.tenefyr.state import BOSS, Expedition, dungeon, present_seats

STEP = 9.0
"""Value of a step of the boss pawn, in power: a visit to a dungeon gains about as much."""
VICTORY = 100.0
"""Value of beating the boss, in power."""


class SearchableExpedition(Searchable[Expedition]):
    """A hand is kept or thrown away; playouts end when the fight is over. In all else the policy decides."""

    def candidates(self, state: Expedition, seat: Seat, menu: Menu, random: Random) -> Sequence[Move]:
        game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
        if REDRAW not in menu.moves or power_of_hand(game, seat) >= enemy_power(state) - total_power(state):
            return ()
        return play_hand(game, seat), REDRAW

    def simple(self, state: Expedition, seat: Seat, menu: Menu, random: Random) -> Move:
        return choose(state, seat, menu, random, STRONG)

    def progress(self, state: Expedition) -> int:
        """Return the number of fights that are over, but for a constant: an enemy is gone, or the heroes are beaten."""
        return state.defeats - sum(len(place.cards) for place in (*state.dungeons, state.boss_deck))

    def ahead(self, state: Expedition) -> int:
        return 1

    def evaluate(self, state: Expedition, seat: Seat) -> float:
        """Return the value of all cards, of the steps that are left, and of the fights to come, in power."""
        players = [(present, state.players[present]) for present in present_seats(state)]
        cards = [(present, card) for present, player in players for card in player.deck + player.hand + player.discard]
        worth = sum(worth_of(state, present, card) for present, card in cards) - STEP * state.pawn
        if state.ending:
            return worth + VICTORY * (state.ending == "won")
        here = dungeon(state, state.place)
        party = Party(state, BOLD, rested=False)
        party.counts = [count + len(player.hand) for count, (_, player) in zip(party.counts, players, strict=True)]
        chances = party.chances(needs_in(state, here))
        if state.place == BOSS:
            return worth + VICTORY * prod(chances)
        return worth + max(0.0, visit_gain(state, here, chances, STEP))
