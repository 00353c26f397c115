"""What cards do: each effect of the vocabulary carried out on the cards of its area."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from engine.telperinquar import values
from engine.telperinquar.cards import (
    Attack,
    Check,
    Damage,
    Discard,
    Draw,
    Effect,
    Grant,
    Heal,
    Modify,
    OverTime,
    Parry,
    Pool,
    Restore,
)
from engine.telperinquar.catalog import STATS, Kind
from engine.telperinquar.damage import CRITICAL, FUMBLE, Part, heal, hurt, restore, turn_up
from engine.telperinquar.game import SEATS, Game
from engine.telperinquar.state import Card, Lasting, Pending
from engine.telperinquar.targets import chained
from engine.telperinquar.words import KEYWORD_WORDS, STAT_WORDS


class Using:
    """One use of a card: who uses it, on which cards (the target first), in answer to which action."""

    __slots__ = ("against", "body", "cards", "kind", "parry", "seat", "source")

    def __init__(
        self,
        seat: int,
        body: Card,
        kind: Kind,
        source: int,
        cards: list[Card],
        against: Pending | None = None,
        parry: int = 0,
    ) -> None:
        self.seat = seat
        self.body = body
        self.kind = kind
        self.source = source
        self.cards = cards
        self.against = against
        self.parry = parry


def carry_out(game: Game, using: Using, effects: Sequence[Effect]) -> Flow:
    """Carry out effects in the order of the card's text."""
    for effect in effects:
        if effect.effect == "discard":  # isinstance is slow with these classes
            yield from _discard(game, using, effect)
        elif effect.effect == "check":
            success = _check(game, using, effect)
            yield from carry_out(game, using, effect.success if success else effect.failure)
        else:
            PLAIN[effect.effect](game, using, effect)


def seen(game: Game, using: Using) -> list[Card]:
    """The cards of the area an effect without damage falls on: face-down ones only as the target itself."""
    return [
        each for place, each in enumerate(using.cards) if each.id in game.cards and (not place or not each.face_down)
    ]


def struck(game: Game, using: Using) -> list[tuple[Card, bool]]:
    """The cards of the area that damage falls on, and whether each is the direct target; traps are spared (T-218)."""
    kinds = game.kinds
    return [
        (each, not place)
        for place, each in enumerate(using.cards)
        if each.id in game.cards and not each.dead and kinds[each.kind].type in ("creature", "hero")
    ]


# ---- damage and healing


def _attack(game: Game, using: Using, effect: Attack) -> None:
    roll = game.io.dice.roll(10)  # T-104
    parts = [ability_part(using.body, effect, roll)]
    game.io.tell("event-attack-roll", roll=roll, bonus=parts[0].amount - roll, card=using.kind.name)
    if roll == FUMBLE:  # T-139, T-144
        game.io.tell("event-fumble")
        return
    if roll == CRITICAL:
        game.io.tell("event-critical")
    for card, direct in struck(game, using):
        hurt(game, card, parts, roll if direct else 0, using.parry if direct else 0)  # T-145, T-146


def ability_part(body: Card, effect: Attack, roll: int) -> Part:
    """The damage of an attack by an ability before reduction (T-105, T-283)."""
    raised = body.melee if effect.range == "melee" else body.ranged
    return Part(roll + effect.bonus + raised, effect.kind, effect.source or "")


def _damage(game: Game, using: Using, effect: Damage) -> None:
    amount = effect.amount
    for _ in range(effect.dice):  # T-298
        amount += game.io.dice.roll(effect.faces)
    for card, _direct in struck(game, using):
        hurt(game, card, [Part(amount, effect.kind, effect.source or "")])


def _heal(game: Game, using: Using, effect: Heal) -> None:
    roll = game.io.dice.roll(10)  # T-152
    amount = roll + effect.bonus
    if game.is_hero(using.body):
        amount += game.players[using.seat].healing  # T-284
    game.io.tell("event-healing-roll", roll=roll, bonus=amount - roll, card=using.kind.name)
    if roll == FUMBLE:  # T-160
        game.io.tell("event-fumble")
        return
    if roll == CRITICAL:
        game.io.tell("event-critical")
    for place, card in enumerate(seen(game, using)):
        heal(game, card, amount, effect.kind, 0 if place else roll)  # T-145, T-146


def _restore(game: Game, using: Using, effect: Restore) -> None:
    for card in seen(game, using):
        restore(game, card, effect.amount)


# ---- lasting effects


def _modify(game: Game, using: Using, effect: Modify) -> None:
    for card in seen(game, using):
        lasting = _lasting(game, using, card, effect.until)
        lasting.stat, lasting.by = effect.stat, effect.by
        game.io.tell("event-modified", card=game.card_name(card), stat=STAT_WORDS[effect.stat], by=effect.by)
        values.refresh(game, game.players[card.seat])


def _grant(game: Game, using: Using, effect: Grant) -> None:
    for card in seen(game, using):
        lasting = _lasting(game, using, card, effect.until)
        lasting.keyword = effect.keyword
        game.io.tell("event-granted", card=game.card_name(card), keyword=KEYWORD_WORDS[effect.keyword])
        values.refresh(game, game.players[card.seat])


def _over_time(game: Game, using: Using, effect: OverTime) -> None:
    for card in seen(game, using):
        lasting = _lasting(game, using, card, "ticks")
        lasting.damage, lasting.heal, lasting.rounds = effect.damage, effect.heal, effect.rounds
        lasting.damage_kind, lasting.element = effect.kind, effect.source or ""
        game.io.tell("event-over-time", card=game.card_name(card), source=using.kind.name, rounds=effect.rounds)


def _lasting(game: Game, using: Using, card: Card, until: Any) -> Lasting:
    lasting = Lasting(game.fresh_id(), using.seat, using.source, using.kind.id, card.id, until)
    game.duel.lasting.append(lasting)  # T-053: each instance for itself
    return lasting


# ---- cards and actions


def _draw(game: Game, using: Using, effect: Draw) -> None:
    game.draw(game.players[using.seat], effect.cards)


def _discard(game: Game, using: Using, effect: Discard) -> Flow:
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


def _exhaust(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if not game.is_hero(card):
            card.exhausted = True  # T-275
            game.io.tell("event-exhausted", card=game.card_name(card))


def _ready(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if not game.is_hero(card):
            card.exhausted = False
            game.io.tell("event-readied", card=game.card_name(card))


def _destroy(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if card.id in game.players[card.seat].row:
            game.kill(card)
        elif not game.is_hero(card) and not chained(game, using.seat, card):  # T-220
            game.io.tell("event-destroyed", card=game.card_name(card))
            game.leave(card)


def _return(game: Game, using: Using, effect: Effect) -> None:
    for card in seen(game, using):
        if not card.dead and not game.is_hero(card) and not chained(game, using.seat, card):  # T-220
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
    have = player.attributes if game.is_hero(card) else card.attributes or game.kind(card).attributes
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
    "attack": _attack,
    "damage": _damage,
    "heal": _heal,
    "restore": _restore,
    "modify": _modify,
    "grant": _grant,
    "over-time": _over_time,
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
