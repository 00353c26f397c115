"""The next goal of a player in a duel, for people who are new to the game."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.computer.policy import is_won, perishes, ready_attackers
from engine.telperinquar.menus import CEASE, rest_menu
from engine.telperinquar.play.actions import is_offensive, numbered_ability
from engine.telperinquar.play.combat import strike_for
from engine.telperinquar.play.damage import damage_due
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.reactions import face_up_creatures, reaction_menu
from engine.telperinquar.state import PendingAction, Player

PREPARATIONS = ("play", "equip", "use")
LEGEND_UNTIL = 3
"""The last round in which the signs on buttons are explained; nobody attacks in the first."""


def guidance(game: ActiveGame, seat: Seat) -> Text | None:
    """Return the next goal of a player that the present menu serves; None if it has none.

    Rules: T-002, T-031, T-086, T-095, T-095a.
    """
    if game.duel.draft is not None or game.duel.turn != seat or game.duel.over:
        return None
    player, others = game.players[seat], game.enemies(seat)
    if player.out or not others or game.duel.phase == "position":
        return None
    if is_won(game, player):
        return Text("guidance-won")
    if perishes(game, player):
        return Text("guidance-poison", {"damage": damage_due(game, player), "life": player.life})
    if game.duel.phase == "entry":
        return Text("guidance-aim", _values(game, min(others, key=lambda other: other.life)))
    menu = rest_menu(game)[seat]
    attacked = [game.cards[target] for move in menu.moves if (target := _attacked(game, seat, move))]
    reached = [game.players[card.seat] for card in attacked if game.is_hero(card)]
    heroes = [other for other in reached if not face_up_creatures(game, other)]  # an ability may reach a guarded hero
    warning = {"warning": _warning(game, seat, menu)}
    if heroes:
        return Text("guidance-hero", {**_values(game, min(heroes, key=lambda other: other.life)), **warning})
    if past := [other for other in reached if _is_attacked(game, menu, other)]:
        return Text("guidance-past", {**_values(game, min(past, key=lambda other: other.life)), **warning})
    if not face_up_creatures(game, player) and _plays_creature(game, menu):
        return Text("guidance-guard", {"life": player.life, **warning})
    if guarded := [game.players[card.seat] for card in attacked if face_up_creatures(game, game.players[card.seat])]:
        chosen = min(guarded, key=lambda other: (len(face_up_creatures(game, other)), other.life))
        return Text("guidance-row", {**_values(game, chosen), **warning})
    if CEASE in menu.moves:
        return Text("guidance-cease")
    if not any(move.name in PREPARATIONS for move in menu.moves):
        return Text("guidance-end")
    if game.duel.round == 1:
        return Text("guidance-first-round")
    cost = 0 if game.duel.phase == "after-combat" else _least_attack_cost(game, player)
    return Text("guidance-costly", {"cost": cost}) if cost > player.actions else Text("guidance-prepare")


def _values(game: ActiveGame, player: Player) -> dict[str, Any]:
    values = {"whose": SEATS[player.seat], "life": player.life, "guards": len(face_up_creatures(game, player))}
    return {**values, "legend": "yes" if game.duel.round <= LEGEND_UNTIL else "no"}


def _is_attacked(game: ActiveGame, menu: Menu, player: Player) -> bool:
    """Return whether an attack may be aimed at a hero, whether or not there are creatures (T-095, T-095a)."""
    targets = {"attack": 1, "attack-both": 2}
    return any(move.name in targets and move.args[targets[move.name]] == player.hero for move in menu.moves)


def _attacked(game: ActiveGame, seat: Seat, move: Move) -> int:
    """Return the card that an attack or a harmful use is aimed at; 0 for all other moves."""
    args: Any = move.args
    match move.name:
        case "attack":
            return args[1]
        case "attack-both":
            return args[2]
        case "use" if args[2]:
            use = numbered_ability(game.kind(game.cards[args[0]]), args[1])
            return args[2] if is_offensive(game, seat, use, args[2]) else 0
        case _:
            return 0


def _warning(game: ActiveGame, seat: Seat, menu: Menu) -> Text | str:
    """Return which face-up cards may take an attack of this menu in place of its target; empty if none may.

    Rules: T-096, T-242, T-292.
    """
    interceptors: dict[int, Text] = {}
    for pending in (_declared(game, seat, move) for move in menu.moves):
        if pending is None:
            continue
        menus = (reaction_menu(game, enemy, pending) for enemy in game.enemies(seat))
        for reaction in (reaction for menu in menus if menu is not None for reaction in menu.moves):
            if _new_target(game, reaction) not in (0, pending.target):
                card = game.cards[int(reaction.args[0])]
                interceptors[card.id] = game.distinct_name(card)
    return (
        Text("guidance-beware", {"cards": tuple(interceptors.values()), "count": len(interceptors)})
        if interceptors
        else ""
    )


def _new_target(game: ActiveGame, reaction: Move) -> int:
    """Return the card that an attack hits after a reaction that gives it another target; 0 for other reactions."""
    args: Any = reaction.args
    if reaction.name == "intercept":
        return args[0]
    if reaction.name == "use" and numbered_ability(game.kind(game.cards[args[0]]), args[1]).changes_target:
        return args[2] or args[0]
    return 0


def _declared(game: ActiveGame, seat: Seat, move: Move) -> PendingAction | None:
    """Return what a move declares if it is an attack, as far as it matters for who may take it."""
    args: Any = move.args
    if not (target := _attacked(game, seat, move)):
        return None
    source, reach = game.cards[args[0]], ""
    if move.name == "use":
        use = numbered_ability(game.kind(source), args[1])
        reach = use.range if use.attack is not None else ""
    elif strike := strike_for(game, source, target, args[2] if move.name == "attack" and len(args) > 2 else None):
        reach = strike.range
    return PendingAction("attack", seat, game.body(source).id, target=target, range=reach) if reach else None


def _least_attack_cost(game: ActiveGame, player: Player) -> int:
    """Return what the cheapest attack of ready creatures and the hero's weapons costs; 0 if there are none."""
    kinds = [game.kind(card) for card in ready_attackers(game, player)]
    return min((kind.use for kind in kinds if kind.melee is not None or kind.ranged is not None), default=0)


def _plays_creature(game: ActiveGame, menu: Menu) -> bool:
    return any(move.name == "play" and game.kinds[str(move.args[0])].type == "creature" for move in menu.moves)
