"""Orders of a row as moves, each created only on request: five cards have 120 (T-163); what combat makes wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import permutations
from typing import overload

from engine.kernel.menus import Argument, Move, made
from engine.telperinquar.cards.kinds import FLYING
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.hand import play_moves
from engine.telperinquar.state import Card, Player

END = Move("end")
END_AND_ARRANGE = Move("end-arrange")


@lru_cache(maxsize=8)
def _places(count: int) -> tuple[tuple[int, ...], ...]:
    """Return every order of ``count`` places but the present one."""
    return tuple(permutations(range(count)))[1:]


def order_may_matter(game: ActiveGame, player: Player) -> bool:
    """Return whether two cards of a row differ, so that another order makes another row (T-163, T-166)."""
    cards = [game.cards[card_id] for card_id in player.row]
    return any(not _are_alike(game, cards[0], card) for card in cards[1:])


def _are_alike(game: ActiveGame, card: Card, other: Card) -> bool:
    """Return whether everybody can see that two cards of a row differ in nothing but their place."""
    if card.face_down or other.face_down:  # a turn that ended by itself would show that they are equal
        return False
    if card.kind != other.kind or replace(card, id=other.id) != other or game.carried(card) or game.carried(other):
        return False
    ids = (card.id, other.id)
    return not any(effect.target in ids or effect.source in ids for effect in game.duel.lasting)


def swap_moves(game: ActiveGame, player: Player) -> list[Move]:
    """Return the swaps of flying creatures, which are possible before and after combat (T-214, T-215)."""
    cards = game.cards
    flying = [card_id for card_id in player.row if cards[card_id].keywords & FLYING and not cards[card_id].face_down]
    return [made(("swap", pair)) for pair in permutations(flying, 2) if not cards[pair[0]].swapped]


def has_moves_after_combat(game: ActiveGame, player: Player) -> bool:
    """Return whether a player in combat has a move that is possible only once combat is over (T-084, T-086, T-215)."""
    return bool(play_moves(game, player) or swap_moves(game, player))


class RowOrders(Sequence[Move]):
    """The moves of the position phase: ``arrange`` with every new order of a row, ``end``, then ``others``."""

    __slots__ = ("_orders", "_others", "_row")

    def __init__(self, row: Sequence[int], others: Sequence[Move] = ()) -> None:
        self._row = tuple(row)
        self._orders = _places(len(self._row))
        self._others = (END, *others)

    def __len__(self) -> int:
        return len(self._orders) + len(self._others)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if index >= len(self._orders):
            return self._others[index - len(self._orders)]
        row = self._row
        arguments: tuple[Argument, ...] = tuple([row[place] for place in self._orders[index]])
        return Move("arrange", arguments)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if move.name == "arrange":
            args = move.args
            return args != self._row and len(args) == len(self._row) and all(card in args for card in self._row)
        return move in self._others

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowOrders) and (other._row, other._others) == (self._row, self._others)

    def __hash__(self) -> int:
        return hash((self._row, self._others))
