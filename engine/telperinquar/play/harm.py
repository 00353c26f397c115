"""Effects that hurt and heal at once (T-098 .. T-108, T-152 .. T-161)."""

from __future__ import annotations

from engine.telperinquar.cards.effects import Attack, Damage, Heal, Restore
from engine.telperinquar.play.damage import CRITICAL, FUMBLE, Part, heal, hurt, restore
from engine.telperinquar.play.game import Game
from engine.telperinquar.play.using import Using, seen, struck
from engine.telperinquar.state import Card


def attack(game: Game, using: Using, effect: Attack) -> None:  # T-098 .. T-108, T-134 .. T-139
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
    """The damage of an attack by an ability before reduction (T-104, T-105, T-279 .. T-283)."""
    raised = body.melee if effect.range == "melee" else body.ranged
    return Part(roll + effect.bonus + raised, effect.kind, effect.source or "")


def damage(game: Game, using: Using, effect: Damage) -> None:
    """Damage without an attack roll (T-098 .. T-102, T-111, T-112, T-120, T-122a, T-141, T-146, T-227 .. T-229, T-302).

    Its amount may be rolled (T-298).
    """
    amount = effect.amount
    for _ in range(effect.dice):  # T-298
        amount += game.io.dice.roll(effect.faces)
    for card, _direct in struck(game, using):
        hurt(game, card, [Part(amount, effect.kind, effect.source or "")])


def healing(game: Game, using: Using, effect: Heal) -> None:  # T-153 .. T-159
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


def restoring(game: Game, using: Using, effect: Restore) -> None:  # T-141, T-155, T-161, T-238, T-302
    for card in seen(game, using):
        restore(game, card, effect.amount)
