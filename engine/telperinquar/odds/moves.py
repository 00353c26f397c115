"""Chances of single moves: attacks, answers and uses of cards."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Move
from engine.kernel.odds import Chance, whole_percent
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.effects.check import Check
from engine.telperinquar.odds.calculator import ability_part, attack_effect, defender_of
from engine.telperinquar.odds.chances import hit_chance
from engine.telperinquar.play import combat
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.damage import DamagePart
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Card


def chance(game: ActiveGame, seat: Seat, move: Move) -> Chance | None:
    """Return the chance that damage gets through or a success roll succeeds; None for moves without a roll."""
    args: Any = move.args
    match move.name:
        case "attack":
            return _attack(game, *args)
        case "attack-both":
            main, other, target = (game.cards[card_id] for card_id in args)
            parts = combat.attack_parts(game, game.body(main), [main, other], "melee", 0)
            return _hit(game, parts, target)
        case "counter":
            return _counter(game, game.cards[args[0]])
        case "use":
            return _use(game, seat, *args)
        case _:
            return None


def _attack(game: ActiveGame, source: int, target: int, reach: Any = None) -> Chance | None:
    card = game.cards[source]
    strike = combat.strike_for(game, card, target, reach)
    if strike is None:
        return None
    body = game.body(card)
    weapons = [] if card is body else [card]
    return _hit(game, combat.attack_parts(game, body, weapons, strike.range, 0), game.cards[target])


def _counter(game: ActiveGame, source: Card) -> Chance | None:
    """Return the chance of striking back at the card that has just attacked (T-104, T-126, T-131)."""
    declared = game.duel.pending[-1] if game.duel.pending else None
    attacker = game.cards.get(declared.source) if declared is not None else None
    if attacker is None:
        return None
    return _hit(game, combat.counter_parts(game, game.body(source), source, 0), attacker)


def _use(game: ActiveGame, seat: Seat, card_id: int, number: int, target: int) -> Chance | None:
    """Return the chance of an ability that attacks the target or makes a success roll against it (T-105, T-303)."""
    card, struck = game.cards[card_id], game.cards.get(target)
    if struck is None:
        return None
    effects = numbered_ability(game.kind(card), number).effects
    attack = attack_effect(game, card, number)
    if attack is not None:
        return _hit(game, [ability_part(game.body(card), attack)], struck)
    check = next((effect for effect in effects if isinstance(effect, Check)), None)
    if check is None or struck.face_down:
        return None
    share = check.chance(game.players[seat].best_level, check.needed(game, struck))
    return Chance(share, Text("chance-succeeds", {"percent": whole_percent(share)}))


def _hit(game: ActiveGame, parts: list[DamagePart], target: Card) -> Chance | None:
    """Return the chance that any damage gets through (T-106 .. T-108, T-135, T-139, T-226)."""
    if target.face_down:
        return None
    share = hit_chance(parts, defender_of(game, target))
    return Chance(share, Text("chance-hits", {"percent": whole_percent(share)}))
