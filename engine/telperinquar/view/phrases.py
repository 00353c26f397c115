"""Whole moves as phrases for buttons, about as long as a phone shows: what is done first, then the cost in actions."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.effect_text import sentences
from engine.telperinquar.cards.effects.reacting import Parry
from engine.telperinquar.cards.kinds import AUTOMATIC
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.combat import ready_weapons
from engine.telperinquar.play.costs import both_cost, use_cost
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.targets import area_cards
from engine.telperinquar.view.gains import gain, gain_now, reply, with_reason


def phrase(game: ActiveGame, seat: Seat, move: Move, *, explained: bool = True) -> Text | None:
    """Return a whole move, with its place and what its card does if it is ``explained``; None if its parts say more."""
    args: Any = move.args
    key, player = "phrase-" + move.name, game.players[seat]
    match move.name:
        case "play":
            kind = game.kinds[args[0]]
            place = str(args[1]) if len(args) > 1 and player.row else "none"
            text = Text(key, {"card": kind.name, "place": place, "cost": kind.play})
            return with_reason(text, gain(kind)) if explained else text
        case "equip":
            kind = game.kinds[args[0]]
            text = Text(key, {"card": kind.name, "cost": kind.play})
            if args[1] != player.hero:
                text = Text("phrase-equip-creature", {**text.values, "bearer": target(game, seat, args[1])})
            return with_reason(text, gain(kind)) if explained else text
        case "attack":
            cost = 0 if game.duel.asked else game.kind(game.cards[args[0]]).use  # a second attack is free
            reach = args[2] if len(args) > 2 else "none"
            names = {"source": _attacker(game, seat, args[0]), "target": target(game, seat, args[1])}
            return Text(key, {**names, "cost": cost, "reach": reach})
        case "attack-both":
            first, second = game.cards[args[0]], game.cards[args[1]]
            values = {"target": target(game, seat, args[2]), "cost": both_cost(game, player, first, second)}
            if not explained and len(ready_weapons(game, game.cards[player.hero])) == 2:
                return Text("phrase-attack-with-both", values)
            return Text(key, {**values, "first": game.kind(first).name, "second": game.kind(second).name})
        case "use":
            source = game.cards[args[0]]
            kind = game.kind(source)
            use = numbered_ability(kind, args[1])
            values = {"card": kind.name, "cost": use_cost(game, player, source, use)}
            named = use.reaction or (explained and kind.has_several_uses)
            if named and args[2] and use.target not in AUTOMATIC:
                values["card"] = Text("argument-effect", {"source": kind.name, "target": target(game, seat, args[2])})
            if len(use.effects) == 1 and isinstance(parry := use.effects[0], Parry):
                return Text("phrase-parry", {**values, "by": parry.by})
            if named or (explained and not args[2]):
                return Text("phrase-react", {**values, "effects": reply(use) or sentences(use.ability)})
            if not args[2] or args[2] in (source.id, player.hero):
                changed = None if explained else gain_now(use)
                return Text(key, values) if changed is None else Text("phrase-react", {**values, "effects": changed})
            area = area_cards(game, game.body(source), game.cards[args[2]], use)
            others = [card for card in area if card.id != args[2] and not card.face_down]  # the rest stays secret
            heroes = tuple(target(game, seat, card.id) for card in others if game.is_hero(card))
            counts = {"count": len(heroes), "others": len(others) - len(heroes)}
            return Text("phrase-use-on", {**values, "target": target(game, seat, args[2]), "heroes": heroes, **counts})
        case "counter":
            source = game.cards[args[0]]
            weapon = "none" if game.is_hero(source) else "own" if game.body(source) is source else "some"
            return Text(key, {"card": game.name_with_place(source), "weapon": weapon})
        case "reveal":
            kind = game.kind(game.cards[args[0]])
            text = Text(key, {"card": kind.name})
            return with_reason(text, Text("reason-trap")) if kind.type == "trap" else text
        case "intercept" | "take-back":
            return Text(key, {"card": game.name_with_place(game.cards[args[0]])})
        case _:
            return None


def _attacker(game: ActiveGame, seat: Seat, card_id: int) -> Text:
    """Return a creature with its place among equal ones, or a weapon, with its bearer unless that is the hero."""
    card = game.cards[card_id]
    body = game.body(card)
    if body is card:
        return target(game, seat, card_id)
    if game.is_hero(body):
        return game.kind(card).name
    return Text("phrase-bearer", {"bearer": target(game, seat, body.id), "card": game.kind(card).name})


def target(game: ActiveGame, seat: Seat, card_id: int) -> Text:
    """Return a card in few words, with its owner unless that is the reader or the only enemy."""
    card = game.cards[card_id]
    player = game.players[card.seat]
    enemies = game.enemies(seat)
    owner = "clear" if card.seat == seat or enemies == [player] else "named"
    if card_id == player.hero:
        return Text("target-hero", {"whose": SEATS[card.seat], "owner": owner})
    if card_id not in player.row or card.face_down:
        return game.distinct_name(card)
    values = {"card": game.kind(card).name, "place": game.place_among_equals(card)}
    return Text("target-creature", {**values, "owner": owner, "whose": SEATS[card.seat]})
