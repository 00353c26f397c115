"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Move
from engine.kernel.odds import Chance, whole_percent
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.effects.healing import Heal, Restore
from engine.telperinquar.computer.policy import brings_rescue, can_fell
from engine.telperinquar.odds.moves import chance
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.damage import damage_due
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.reactions import face_up_creatures
from engine.telperinquar.play.targets import area_cards
from engine.telperinquar.state import Card


def explain(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    """Return why a seat makes this move; None for passing and for secret choices, which must reveal nothing."""
    args: Any = move.args
    player = game.players[seat]
    match move.name:
        case "levelup" | "counter":
            return Text("explain-" + move.name)
        case "equip" | "play" if brings_rescue(game, player, game.kinds[args[0]]):
            return Text("explain-rescue", {"damage": damage_due(game, player), "life": player.life})
        case "play":
            return _explain_play(game, seat, str(args[0]))
        case "equip":
            to_hero = int(args[1]) == player.hero
            usual = Text("explain-equip-hero" if to_hero else "explain-equip-creature")
            is_exhausted = game.cards[int(args[1])].exhausted
            return usual if is_exhausted else _explain_use_at_once(game, seat, str(args[0])) or usual
        case "attack" | "attack-both":
            return _explain_attack(game, seat, move)
        case "use":
            return _explain_use(game, seat, *args)
        case "end" if game.duel.phase != "position":
            return Text("explain-end", {"actions": player.actions})
        case _:
            return None


def _explain_play(game: ActiveGame, seat: Seat, key: str) -> Text:
    """Return the reason for playing a card; face-down cards are not named."""
    kind = game.kinds[key]
    if kind.type == "trap":
        return Text("explain-face-down")
    if not kind.in_row:
        return _explain_use_at_once(game, seat, key) or Text("explain-ability")
    guards = [card for card in game.players[seat].row if not game.cards[card].face_down]
    return Text("explain-guard", {"count": len(guards)})


def _explain_use_at_once(game: ActiveGame, seat: Seat, key: str) -> Text | None:
    """Return that a card can be used in the turn in which it is played; None if it cannot."""
    kind = game.kinds[key]
    left = game.players[seat].actions - kind.play
    may_attack = game.duel.phase == "main" and game.duel.round > 1  # T-031, T-086
    is_used = may_attack and kind.use <= left and (kind.type == "weapon" or bool(kind.own_uses))
    return Text("explain-at-once", {"actions": left}) if is_used else None


def _explain_attack(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    target = game.cards[int(move.args[-1] if move.name == "attack-both" else move.args[1])]
    odds = chance(game, seat, move)
    if odds is not None and game.is_hero(target) and can_fell(game, game.players[seat], target):
        return Text("explain-attack-win", {"life": game.players[target.seat].life})
    return None if odds is None else _explain_blow(game, target, odds)


def _explain_blow(game: ActiveGame, target: Card, odds: Chance) -> Text:
    values = {"percent": whole_percent(odds.share), "life": target.life - target.lost}
    if game.is_hero(target):
        owner = game.players[target.seat]
        key = "explain-attack-past" if face_up_creatures(game, owner) else "explain-attack-hero"  # T-095, T-095a
        return Text(key, {**values, "life": owner.life})
    return Text("explain-attack-guard", values)


def _explain_use(game: ActiveGame, seat: Seat, source: int, number: int, target: int) -> Text | None:
    """Return what an ability does to a hero, or else the chance of its roll."""
    card, struck = game.cards[source], game.cards.get(target)
    if struck is None:
        return None
    use, odds = numbered_ability(game.kind(card), number), chance(game, seat, Move("use", (source, number, target)))
    heroes = [other for other in area_cards(game, game.body(card), struck, use) if game.is_hero(other)]
    life = {"life": game.players[heroes[0].seat].life} if heroes else {}
    if odds is None:
        heals = any(isinstance(effect, (Heal, Restore)) for effect in use.effects)
        key = "explain-use-past" if use.harmful else "explain-use-heal" if heals else ""
        return Text(key, life) if heroes and key else None
    if use.attack is None:
        return Text("explain-use", {"percent": whole_percent(odds.share)})
    if not heroes or struck is heroes[0]:
        return _explain_blow(game, struck, odds)
    odds = chance(game, seat, Move("use", (source, number, heroes[0].id)))
    return None if odds is None else Text("explain-use-both", {"percent": whole_percent(odds.share), **life})
