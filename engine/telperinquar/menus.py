"""Menus between two moves: what the player on turn may do in each phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from engine.kernel.menus import PASS, Menu, Move, made
from engine.kernel.text import Text
from engine.telperinquar.cards.catalog import LEVEL
from engine.telperinquar.cards.kinds import AUTOMATIC, HIDING, CompiledAbility
from engine.telperinquar.play.actions import is_offensive
from engine.telperinquar.play.combat import attack_moves, ready_weapons
from engine.telperinquar.play.costs import both_cost, is_in_action, use_cost
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.hand import play_moves
from engine.telperinquar.play.levels import HIGHEST, class_levels, next_level
from engine.telperinquar.play.orders import (
    END,
    END_AND_ARRANGE,
    RowOrders,
    has_moves_after_combat,
    order_may_matter,
    swap_moves,
)
from engine.telperinquar.play.targets import Front, ability_targets, attack_targets, fronts
from engine.telperinquar.state import Card, Player

IDLE_MOVES = ("end", "end-arrange", "take-back")
LEVEL_UP = Move("levelup")
CEASE = Move("cease")
POSITION = Text("ask-position")


def rest_menu(game: ActiveGame) -> dict[int, Menu]:
    """Return the menu of the player on turn (T-027, T-031, T-059, T-060, T-073, T-084 .. T-086, T-168, T-204)."""
    duel = game.duel
    player = game.players[duel.turn]
    if duel.phase == "entry":
        menu, back = _entry(game, player), taking_back(game, player)
        return {player.seat: menu._replace(moves=(*menu.moves, *back)) if back else menu}
    if duel.phase == "position":
        return {player.seat: Menu(RowOrders(player.row, taking_back(game, player)), POSITION, END)}
    moves: list[Move] = [] if duel.phase == "combat" else play_moves(game, player)  # T-086
    sides = None
    if duel.round > 1 and duel.phase != "after-combat":  # T-031, T-086
        sides = fronts(game, player.seat)
        attacks(game, player, sides, moves)
    _uses(game, player, sides, moves)
    _free(game, player, moves)
    if player.life > 0 and all(enemy.life <= 0 for enemy in game.enemies(player.seat)):
        moves.insert(0, END)  # nothing else is of use (T-149)
    else:
        moves.append(END)
    if order_may_matter(game, player):
        moves.append(END_AND_ARRANGE)
    if duel.phase == "combat" and has_moves_after_combat(game, player):
        moves.append(CEASE)
    moves += taking_back(game, player)
    question = Text("ask-combat" if duel.phase == "combat" else "ask-main", {"actions": player.actions})
    return {player.seat: Menu(moves, question, END, unoffered=_same_in_other_order(game, player, moves))}


def is_idle_turn(game: ActiveGame) -> bool:
    """Return whether the player on turn could do nothing useful in the whole main phase."""
    duel, player = game.duel, game.players[game.duel.turn]
    if duel.phase != "main" or player.actions < player.max_actions:
        return False
    return all(move.name in IDLE_MOVES for move in rest_menu(game)[duel.turn].moves)


def _entry(game: ActiveGame, player: Player) -> Menu:
    """Return the menu of the entry phase; a double-class hero raises one class a turn.

    Rules: T-034 .. T-037, T-204, T-265, T-272.
    """
    level, life = next_level(game, player)
    question = Text("ask-entry", {"level": level, "life": life})
    if not player.second_level:
        may_rise = player.level < HIGHEST and LEVEL in player.hand  # T-007, T-008
        return Menu((LEVEL_UP, PASS) if may_rise else (PASS,), question, PASS)
    moves = [
        Move("levelup", (class_level.card,))
        for class_level in class_levels(game, player)
        if class_level.level < HIGHEST and class_level.card in player.hand
    ]  # fmt: skip
    return Menu((*moves, PASS), question, PASS)


# ---- attacks


def attacks(game: ActiveGame, player: Player, sides: list[Front], moves: list[Move]) -> None:
    """Add all attacks that the player can pay: those of creatures, then those of the hero with weapons.

    Rules: T-031, T-069, T-076, T-088, T-193, T-276, T-090, T-093, T-123, T-128, T-129, T-130, T-196, T-212, T-285.
    """
    kinds, cards, actions = game.kinds, game.cards, player.actions
    place = -1 - len(player.row)
    for card_id in player.row:
        place += 2
        card = cards[card_id]
        if card.exhausted or card.face_down or not card.usable:  # T-064, T-195, T-218
            continue
        kind = kinds[card.kind]
        if kind.use <= actions:
            moves += attack_moves(game, card, card, sides, place)
        if kind.bears and player.equipment:
            for weapon in ready_weapons(game, card):
                if kinds[weapon.kind].use <= actions:
                    moves += attack_moves(game, weapon, card, sides, place)
    hero = cards[player.hero]
    if not player.equipment or hero.face_down:
        return
    weapons = ready_weapons(game, hero)
    for weapon in weapons:
        if kinds[weapon.kind].use <= actions:
            moves += attack_moves(game, weapon, hero, sides, 0)
    if len(weapons) > 1:
        melee = [weapon for weapon in weapons if kinds[weapon.kind].melee is not None]
        targets = attack_targets(game, hero, "melee", sides, 0)
        for first, second in permutations(melee, 2):  # T-128, T-129
            if both_cost(game, player, first, second) <= actions:
                moves += [made(("attack-both", (first.id, second.id, target))) for target in targets]


def _same_in_other_order(game: ActiveGame, player: Player, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the attacks with two weapons that are the same as the one with these weapons in their order in play.

    The order matters if their damage is of different kinds, or if both affect the card they hit (T-128a, T-140).
    """
    if len(player.equipment) < 2:
        return ()
    places = {card_id: place for place, card_id in enumerate(player.equipment)}
    same: list[Move] = []
    for move in moves:
        if move.name == "attack-both":
            args: Any = move.args
            first, second = (game.kinds[game.cards[card_id].kind] for card_id in args[:2])
            assert first.melee is not None
            assert second.melee is not None
            is_one_damage = (first.melee.kind, first.melee.element) == (second.melee.kind, second.melee.element)
            if places[args[0]] > places[args[1]] and is_one_damage and not (first.on_hit and second.on_hit):
                same.append(move)
    return same


# ---- abilities


def _uses(game: ActiveGame, player: Player, sides: list[Front] | None, moves: list[Move]) -> None:
    """Add all uses of abilities that the player can pay.

    Offensive uses are left out where ``sides`` is None, which means that nothing can be attacked.

    Rules: T-032, T-192, T-199, T-220, T-275, T-292, T-302, T-031, T-033, T-063, T-069, T-086, T-110, T-217, T-218,
    T-238, T-276, T-285.
    """
    cards, kinds, actions = game.cards, game.kinds, player.actions
    targets_by_word: dict[str, Sequence[int]] = {}
    for card_id in player.row + player.equipment + player.abilities:
        card = cards[card_id]
        kind = kinds[card.kind]
        if not kind.has_uses or card.face_down or not card.usable:
            continue
        for use in kind.own_uses if card.charges else ():
            if is_in_action(game, card, use) or (use.harmful and sides is None):
                continue
            if (use_cost(game, player, card, use) if kind.type == "spell" else use.cost) > actions:
                continue
            if use.plain and use.target in AUTOMATIC:
                moves.append(made(("use", (card_id, use.number, 0))))
            else:
                _aimed_uses(game, player, card, use, sides, targets_by_word, moves)
        if kind.hide is not None and card.keywords & HIDING and kind.hide.cost <= actions:
            moves.append(made(("use", (card_id, kind.hide.number, 0))))
    hero = cards[player.hero]
    hide = kinds[hero.kind].hide
    if hide is not None and not player.has_hidden and not hero.face_down and hide.cost <= actions:
        moves.append(made(("use", (player.hero, 1, 0))))


def _aimed_uses(
    game: ActiveGame,
    player: Player,
    card: Card,
    use: CompiledAbility,
    sides: list[Front] | None,
    targets_by_word: dict[str, Sequence[int]],
    moves: list[Move],
) -> None:
    """Add one use of an ability for each legal target (T-031, T-032, T-033, T-192, T-220, T-236, T-238, T-302).

    ``targets_by_word`` caches the targets of abilities that may be aimed at every card their target word allows.
    """
    if not use.plain:
        targets = ability_targets(game, player.seat, card, use, sides=sides)
    elif use.target in targets_by_word:
        targets = targets_by_word[use.target]
    else:
        targets = targets_by_word[use.target] = ability_targets(game, player.seat, card, use)
    if sides is None:
        targets = [target for target in targets if not target or not is_offensive(game, player.seat, use, target)]
    moves += [made(("use", (card.id, use.number, target))) for target in targets]


# ---- free moves


def _free(game: ActiveGame, player: Player, moves: list[Move]) -> None:  # T-215, T-217
    """Add the moves that cost no actions: reveal, swap."""
    cards = game.cards
    for card_id in player.row:
        card = cards[card_id]
        if card.face_down and game.kinds[card.kind].type == "creature":  # T-218
            moves.append(made(("reveal", (card_id,))))
    if cards[player.hero].face_down:
        moves.append(made(("reveal", (player.hero,))))
    if game.duel.phase != "combat":
        moves += swap_moves(game, player)


def taking_back(game: ActiveGame, player: Player) -> list[Move]:
    """Return the moves that take equipment back to the hand, allowed in every phase of one's own turn (T-204)."""
    cards = game.cards
    return [made(("take-back", (card_id,))) for card_id in player.equipment if may_take_back(game, cards[card_id])]


def may_take_back(game: ActiveGame, card: Card) -> bool:
    """Return whether equipment is neither in action nor under the effect of an action (T-204, T-208a)."""
    if card.exhausted:
        return False
    lasting = game.duel.lasting
    return not lasting or not any(effect.target == card.id for effect in lasting)
