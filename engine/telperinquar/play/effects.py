"""What cards do: each effect of the vocabulary carried out on the cards of its area."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from engine.telperinquar.cards.effects import Check, Discard, Draw, Effect, Parry, Pool
from engine.telperinquar.cards.kinds import STATS
from engine.telperinquar.play import harm, lasting, values
from engine.telperinquar.play.damage import turn_up
from engine.telperinquar.play.game import SEATS, Game
from engine.telperinquar.play.using import Using, seen


def carry_out(game: Game, using: Using, effects: Sequence[Effect]) -> Flow:
    """Carry out effects in the order of the card's text (T-140, T-147, T-161, T-302, T-303)."""
    for effect in effects:
        if effect.effect == "discard":  # isinstance is slow with these classes
            yield from _discard(game, using, effect)
        elif effect.effect == "check":
            success = _check(game, using, effect)
            yield from carry_out(game, using, effect.success if success else effect.failure)
        else:
            PLAIN[effect.effect](game, using, effect)


# ---- cards and actions


def _draw(game: Game, using: Using, effect: Draw) -> None:  # T-030, T-170
    game.draw(game.players[using.seat], effect.cards)


def _discard(game: Game, using: Using, effect: Discard) -> Flow:  # T-022, T-302, T-313, T-320
    player = game.players[using.cards[0].seat]
    for _ in range(effect.cards):
        if not player.hand:
            return
        keys = list(dict.fromkeys(player.hand))
        key = keys[0]
        if len(keys) > 1 or (game.duel.fair and len(player.hand) > 1):  # T-321: several equal cards are a secret
            moves = [Move("choose", (each,)) for each in keys]
            move = yield from game.ask(player.seat, Menu(moves, Text("ask-discard"), moves[0]))
            key = str(move.args[0])
        player.hand.remove(key)
        player.discard.append(key.partition(":")[0])
        game.io.reveal()
        game.io.tell("event-discarded", who=SEATS[player.seat], card=game.key_name(key))


def _pool(game: Game, using: Using, effect: Pool) -> None:
    player = game.players[using.cards[0].seat]
    player.actions = max(0, player.actions + effect.by)  # T-050
    game.io.tell("event-pool", who=SEATS[player.seat], by=effect.by, actions=player.actions)


def _exhaust(game: Game, using: Using, effect: Effect) -> None:  # T-032, T-275, T-276, T-303 .. T-305
    for card in seen(game, using):
        if not game.is_hero(card):
            card.exhausted = True  # T-275
            game.io.tell("event-exhausted", card=game.card_name(card))


def _ready(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if not game.is_hero(card):
            card.exhausted = False
            game.io.tell("event-readied", card=game.card_name(card))


def _destroy(game: Game, using: Using, effect: Effect) -> None:  # T-313
    for card in seen(game, using):
        if card.id in game.players[card.seat].row:
            game.kill(card)
        elif not game.is_hero(card):
            game.io.tell("event-destroyed", card=game.card_name(card))
            game.leave(card)


def _return(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if not card.dead and not game.is_hero(card):
            game.io.tell("event-returned", card=game.card_name(card), whose=SEATS[card.seat])
            game.leave(card, to_hand=True)


def _hide(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        player = game.players[card.seat]
        own_hero = game.is_hero(card) and using.source == card.id
        if card.seat != using.seat or card.dead or card.face_down or not (own_hero or card.id in player.row):
            continue
        game.io.tell("event-hid", card=game.card_name(card), whose=SEATS[card.seat])
        card.face_down = True  # T-217
        if own_hero:
            player.has_hidden = True
        values.refresh(game, player)


def _reveal(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if card.face_down:
            turn_up(game, card)
            if game.kind(card).type == "trap":
                game.io.reveal()
                game.leave(card)


# ---- in a reaction


def _cancel(game: Game, using: Using, effect: Effect) -> None:
    if using.against is not None:
        using.against.cancelled = True
        game.io.tell("event-cancelled", card=using.kind.name)


def _redirect(game: Game, using: Using, effect: Effect) -> None:
    if using.against is not None:
        using.against.target = using.cards[0].id
        using.against.diverted = True
        game.io.tell("event-redirected", card=game.card_name(using.cards[0]))


def _parry(game: Game, using: Using, effect: Parry) -> None:
    if using.against is not None:
        using.against.parry += effect.by
        game.io.tell("event-parried", card=using.kind.name, by=effect.by)


def _check(game: Game, using: Using, effect: Check) -> bool:
    """A success roll against an attribute of the target (T-303 .. T-305)."""
    card = using.cards[0]
    player = game.players[card.seat]
    have = player.attributes if game.is_hero(card) else card.attributes
    needed = max(have) if effect.attribute == "highest" else have[STATS.index(effect.attribute)]
    roll = game.io.dice.roll(20)
    total = roll + game.players[using.seat].best_level
    success = total > needed  # T-304
    if success:
        game.io.tell("event-check-succeeded", roll=roll, total=total, needed=needed)
    else:
        game.io.tell("event-check-failed", roll=roll, total=total, needed=needed)
    return success


PLAIN: dict[str, Callable[[Game, Using, Any], None]] = {
    "attack": harm.attack,
    "damage": harm.damage,
    "heal": harm.healing,
    "restore": harm.restoring,
    "modify": lasting.modify,
    "grant": lasting.grant,
    "over-time": lasting.over_time,
    "draw": _draw,
    "pool": _pool,
    "exhaust": _exhaust,
    "ready": _ready,
    "destroy": _destroy,
    "return": _return,
    "hide": _hide,
    "reveal": _reveal,
    "cancel": _cancel,
    "redirect": _redirect,
    "parry": _parry,
}
