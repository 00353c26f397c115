"""Moves that play cards from the hand; which cards a bearer could take is cached."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.kernel.menus import Move, made
from engine.telperinquar.cards.catalog import LEVELS, Catalog
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.playing import EQUIPMENT_LIMIT, ROW_LIMIT, bearing_obstacle
from engine.telperinquar.play.values import meets_requirement
from engine.telperinquar.state import Player

NO_LEVELS = (0, 0)


class PlayableCards(dict[str, bool]):
    """Card keys -> whether a hero or creature could take them; computed on first use.

    It looks at class, attributes and free hands. What a creature carries needs the class of its hero and its own
    attributes (T-077, T-288). ``levels`` are the levels of a hero's classes.
    """

    def __init__(
        self,
        catalog: Catalog,
        hero: Kind,
        levels: tuple[int, int],
        bearer: Kind,
        attributes: tuple[int, ...],
        worn: tuple[Kind, ...],
    ) -> None:
        self._catalog = catalog
        self._classes = hero.fitting_classes
        self._lags = hero.row(*levels)[1]  # T-267
        self._bearer = bearer
        self._attributes = attributes
        self._worn = worn

    def __missing__(self, key: str) -> bool:
        is_playable = self[key] = key not in LEVELS and self._fits(self._catalog.kinds[key])
        return is_playable

    def _fits(self, kind: Kind) -> bool:  # T-061, T-066, T-080 .. T-083, T-174, T-258
        if kind.classes and self._classes.isdisjoint(kind.classes):  # T-070
            return False
        if kind.has_requirement and not meets_requirement(kind, self._attributes, kind.requires, self._lags):  # T-062
            return False
        return not kind.is_worn or not bearing_obstacle(kind, self._bearer, self._worn)


Carrier: TypeAlias = tuple[int, PlayableCards]
"""A hero or creature that could carry a piece: its id, and the cards it could take."""

playable_cards = lru_cache(maxsize=4096)(PlayableCards)


def play_moves(game: ActiveGame, player: Player) -> list[Move]:
    """Return the moves that play cards and change bearers, which combat does not allow (T-060, T-073, T-086)."""
    moves: list[Move] = []
    carriers = all_carriers(game, player)
    hand_moves(game, player, carriers, moves)
    if len(carriers) > 1 and player.equipment:
        moves_of_pieces(game, player, moves)
    return moves


def hand_moves(game: ActiveGame, player: Player, carriers: list[Carrier], moves: list[Move]) -> None:
    """Add all ways to play cards of the hand that can be paid; the hero is the first carrier.

    Rules: T-034, T-060, T-061, T-062, T-070, T-073, T-080, T-086, T-174, T-321.
    """
    kinds, actions = game.kinds, player.actions
    space = len(player.row) < ROW_LIMIT
    room = len(player.equipment) < EQUIPMENT_LIMIT
    hero, fits_hero = carriers[0]
    alone = len(carriers) == 1
    for key in dict.fromkeys(player.hand):
        fits = fits_hero[key]
        if not fits and (alone or key in LEVELS):
            continue
        kind = kinds[key]
        if kind.play > actions:  # T-069
            continue
        if kind.is_worn:
            if not room:  # T-078
                continue
            if alone:
                moves.append(made(("equip", (key, hero))))
            else:
                moves += [made(("equip", (key, bearer))) for bearer, takes in carriers if takes[key]]
        elif not fits:
            continue
        elif kind.in_row:
            if space:  # T-163
                moves.append(kind.play_left)
                if player.row:  # T-168a
                    moves.append(kind.play_right)
        elif room or not kind.is_equipment:
            moves.append(kind.play_plain if key == kind.id else made(("play", (key,))))


def all_carriers(game: ActiveGame, player: Player, leaving: int = 0) -> list[Carrier]:
    """Return the hero and all face-up creatures that can bear anything (T-061, T-062, T-073, T-077, T-080, T-174).

    ``leaving`` is a piece that is about to go to another bearer.
    """
    catalog, cards, kinds = game.catalog, game.cards, game.kinds
    worn: dict[int, tuple[Kind, ...]] = {}  # by bearer
    for card_id in player.equipment:
        if card_id != leaving:
            card = cards[card_id]
            worn[card.bearer] = (*worn.get(card.bearer, ()), kinds[card.kind])
    number = player.hero
    hero = kinds[cards[number].kind]
    levels = (player.level, player.second_level)
    carriers = [(number, playable_cards(catalog, hero, levels, hero, tuple(player.attributes), worn.get(number, ())))]
    for card_id in player.row:
        card = cards[card_id]
        kind = kinds[card.kind]
        if kind.bears and not card.face_down:
            attributes = tuple(card.attributes)
            carriers.append(
                (card_id, playable_cards(catalog, hero, NO_LEVELS, kind, attributes, worn.get(card_id, ())))
            )
    return carriers


def moves_of_pieces(game: ActiveGame, player: Player, moves: list[Move]) -> None:
    """Add all ways to give attached pieces to other bearers (T-069, T-073 .. T-074a)."""
    for card_id in player.equipment:
        card = game.cards[card_id]
        kind = game.kinds[card.kind]
        if kind.type != "artefact" and kind.play <= player.actions:
            carriers = all_carriers(game, player, card_id)
            takers = [bearer for bearer, takes in carriers if bearer != card.bearer and takes[kind.id]]
            moves += [made(("move", (card_id, bearer))) for bearer in takers]
