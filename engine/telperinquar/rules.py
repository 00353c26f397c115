"""The rules of Telperinquár as the house wants them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from engine.kernel.views import Result
from engine.telperinquar import combat, play, turn, uses
from engine.telperinquar.catalog import Catalog
from engine.telperinquar.game import Game
from engine.telperinquar.library import card_set
from engine.telperinquar.rest import rest_menu
from engine.telperinquar.setup import DuelOptions, set_up
from engine.telperinquar.state import Duel


class Telperinquar:
    name = "telperinquar"
    seats = range(2, 3)
    state_type = Duel
    options_type = DuelOptions

    def __init__(self, cards=None) -> None:
        self.catalog = Catalog(cards or card_set())

    def setup(self, options: DuelOptions, seats: int, dice: Dice) -> Duel:
        return set_up(self.catalog, options, seats, dice)

    def menus(self, state: Duel) -> Mapping[int, Menu]:
        if state.over:
            return {}
        return rest_menu(Game(state, self.catalog))

    def resolve(self, state: Duel, seat: int, move: Move, io: IO) -> Flow:
        game = Game(state, self.catalog, io)
        player = game.players[seat]
        name, args = move
        if name == "attack":
            return combat.attack(game, player, *args)
        if name == "attack-both":
            return combat.attack_both(game, player, *args)
        if name == "use":
            return uses.use(game, player, *args)
        if name == "play":
            return play.play(game, player, *args)
        if name == "equip":
            return play.equip(game, player, *args)
        if name == "move":
            return play.move_piece(game, player, *args)
        if name == "take-back":
            return play.take_back(game, player, *args)
        if name == "reveal":
            return play.reveal(game, player, *args)
        if name == "swap":
            return play.swap(game, player, *args)
        if name == "cease":
            return turn.cease(game, player)
        if state.phase == "entry":
            return turn.enter_turn(game, player, name == "levelup")
        if state.phase == "position":
            return turn.arrange(game, player, list(args))
        return turn.end_main(game, player)

    def result(self, state: Duel) -> Result | None:
        if state.over:
            return Result(tuple(state.winners), Text(state.ending))
        return None
