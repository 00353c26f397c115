"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Move
from engine.kernel.odds import Chance, whole_percent
from engine.kernel.text import Seat, Text, Value
from engine.telperinquar.cards.effects.healing import Heal, Restore
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.computer.policy import brings_rescue, can_fell
from engine.telperinquar.odds.moves import chance, expected_blows, greatest_threat
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.damage import damage_due
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.levels import next_level
from engine.telperinquar.play.reactions import face_up_creatures
from engine.telperinquar.play.targets import area_cards
from engine.telperinquar.state import Card
from engine.telperinquar.view.gains import benefit, short_gain

FORMER_REASONS = (
    "explain-guard",
    "explain-attack-hero",
    "explain-attack-guard",
    "explain-use",
    "explain-use-past",
    "explain-use-heal",
)
"""Message keys of reasons in the stored events of 1.0.0."""


def explain(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    """Return why a seat makes this move; None for passing and for secret choices, which must reveal nothing.

    It names the cards that everybody sees once the move is made, and what their numbers are in this position.
    """
    args: Any = move.args
    player = game.players[seat]
    match move.name:
        case "levelup":
            level, life = next_level(game, player)
            values: dict[str, Value] = {"level": level, "life": life, "gained": life - player.life}
            return Text("explain-level", values) if level else Text("explain-levelup")
        case "counter":
            return _explain_counter(game, seat, move)
        case "equip" | "play" if brings_rescue(game, player, game.kinds[args[0]]):
            values = {"card": game.kinds[args[0]].name, "damage": damage_due(game, player), "life": player.life}
            return Text("explain-rescue-with", values)
        case "play":
            return _explain_play(game, seat, game.kinds[args[0]])
        case "equip":
            return _explain_equip(game, seat, game.kinds[args[0]], game.cards[int(args[1])])
        case "attack" | "attack-both":
            return _explain_attack(game, seat, move)
        case "use":
            return _explain_use(game, seat, *args)
        case "end" if game.duel.phase != "position":
            return Text("explain-end", {"actions": player.actions})
        case _:
            return None


def _explain_play(game: ActiveGame, seat: Seat, kind: Kind) -> Text:
    """Return the reason for playing a card; face-down cards are not named."""
    if kind.type == "trap":
        return Text("explain-face-down")
    does = benefit(kind)
    if not kind.in_row:
        if (at_once := _explain_use_at_once(game, seat, kind)) is not None:
            return at_once
        return Text("explain-ability") if does is None else Text("explain-stays", _gained(kind, does))
    player = game.players[seat]
    guards = [card for card in player.row if not game.cards[card].face_down]
    threat, source = greatest_threat(game, player)
    values: dict[str, Value] = {"card": kind.name, "strength": kind.life, "count": len(guards), "life": player.life}
    return Text(
        "explain-creature",
        {**values, "threat": threat, "source": kind.name if source is None else game.distinct_name(source)},
    )


def _explain_equip(game: ActiveGame, seat: Seat, kind: Kind, bearer: Card) -> Text:
    """Return what a piece of equipment does for its bearer, and whether it can be used in this turn."""
    at_once = None if bearer.exhausted else _explain_use_at_once(game, seat, kind)
    to_hero, does = game.is_hero(bearer), benefit(kind)
    if at_once is not None:
        return at_once
    if does is None:
        return Text("explain-equip-hero" if to_hero else "explain-equip-creature")
    if to_hero:
        return Text("explain-gear", _gained(kind, does))
    return Text("explain-gear-creature", {**_gained(kind, does), "bearer": game.distinct_name(bearer)})


def _gained(kind: Kind, does: Text) -> dict[str, Value]:
    return {"card": kind.name, "gain": does}


def _explain_use_at_once(game: ActiveGame, seat: Seat, kind: Kind) -> Text | None:
    """Return that a card can be used in the turn in which it is played; None if it cannot."""
    left = game.players[seat].actions - kind.play
    may_attack = game.duel.phase == "main" and game.duel.round > 1  # T-031, T-086
    if not may_attack or kind.use > left or not (kind.type == "weapon" or kind.own_uses):
        return None
    does = benefit(kind)
    if does is None:
        return Text("explain-at-once", {"actions": left})
    return Text("explain-soon", {**_gained(kind, does), "actions": left})


def _explain_attack(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    *sources, target = (game.cards[int(card)] for card in move.args[: 3 if move.name == "attack-both" else 2])
    odds = chance(game, seat, move)
    if odds is None:
        return None
    names = tuple(game.distinct_name(source) for source in sources)
    if game.is_hero(target) and can_fell(game, game.players[seat], target):
        damage = expected_blows(game, seat, move).damage
        return Text("explain-strike-win", {"source": names, "damage": damage, "life": game.players[target.seat].life})
    return _explain_blow(game, seat, move, names, target, odds)


def _explain_blow(
    game: ActiveGame, seat: Seat, move: Move, names: tuple[Text, ...], target: Card, odds: Chance
) -> Text:
    """Return the chance and the expected damage of a blow with the cards of these names, and of the blow back."""
    blows = expected_blows(game, seat, move)
    values: dict[str, Value] = {"source": names, "percent": whole_percent(odds.share), "damage": blows.damage}
    values |= {"back": blows.back, "falls": blows.falls}
    if game.is_hero(target):
        owner = game.players[target.seat]
        at = "past" if face_up_creatures(game, owner) else "hero"  # T-095, T-095a
        return Text("explain-strike-hero", {**values, "at": at, "life": owner.life})
    values |= {"target": game.distinct_name(target), "kills": blows.kills}
    return Text("explain-strike", {**values, "life": target.life - target.lost})


def _explain_counter(game: ActiveGame, seat: Seat, move: Move) -> Text:
    """Return the chance to hurt the attacker by striking back, and what it has left."""
    source, odds = game.cards[int(str(move.args[0]))], chance(game, seat, move)
    attacker = game.cards.get(game.duel.pending[-1].source) if game.duel.pending else None
    if attacker is None or odds is None:
        return Text("explain-counter")
    body = game.body(attacker)
    life = game.players[body.seat].life if game.is_hero(body) else body.life - body.lost
    damage = expected_blows(game, seat, move).damage
    values: dict[str, Value] = {"source": (game.distinct_name(source),), "percent": whole_percent(odds.share)}
    return Text("explain-strike-back", {**values, "damage": damage, "life": life})


def _explain_use(game: ActiveGame, seat: Seat, source: int, number: int, target: int) -> Text | None:
    """Return what an ability does to a hero, or else the chance of its roll."""
    card, struck = game.cards[source], game.cards.get(target)
    if struck is None:
        return None
    move = Move("use", (source, number, target))
    use, odds = numbered_ability(game.kind(card), number), chance(game, seat, move)
    heroes = [other for other in area_cards(game, game.body(card), struck, use) if game.is_hero(other)]
    named: dict[str, Value] = {"card": game.distinct_name(card)}
    owner = game.players[heroes[0].seat] if heroes else None
    if odds is None:
        heals = any(isinstance(effect, (Heal, Restore)) for effect in use.effects)
        key = "past" if use.harmful else "heal" if heals else ""
        if owner is None or not key:
            return None
        values = {**named, "gain": short_gain(use), "life": owner.life, "most": owner.max_life}
        return Text("explain-ability-" + key, values)
    percent = whole_percent(odds.share)
    if use.attack is None:
        return Text("explain-ability-roll", {**named, "target": game.distinct_name(struck), "percent": percent})
    if owner is None or struck is heroes[0]:
        return _explain_blow(game, seat, move, (game.distinct_name(card),), struck, odds)
    both = Move("use", (source, number, heroes[0].id))
    odds = chance(game, seat, both)
    if odds is None:
        return None
    values = {**named, "percent": whole_percent(odds.share), "damage": expected_blows(game, seat, both).damage}
    return Text("explain-ability-both", {**values, "target": game.distinct_name(struck), "life": owner.life})
