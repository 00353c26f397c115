"""Damage and healing of single cards, and injuries settled at the end of a turn (T-098 .. T-122)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.kernel.text import Text, Value
from engine.telperinquar.cards.kinds import SHADOWY, Kind
from engine.telperinquar.play import values
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Card, Player

CRITICAL = 10  # T-134
FUMBLE = 1  # T-138
SHADOW = 2  # T-226
LOW_LIFE = 4
"""An alarm is raised when a hero falls to this fraction of its life points: a quarter."""
DEFENCES = {"physical": Text("stat-armour"), "magical": Text("stat-resistance")}
"""The text for the defence that reduces each kind of damage."""
NOT_REPORTED: Mapping[str, Value] = {}


class DamagePart(NamedTuple):
    """A portion of damage before reduction, with its kind and the element that immunities look at."""

    amount: int
    kind: str
    element: str = ""


def defences(game: ActiveGame, card: Card) -> tuple[int, int]:
    """Return armour and resistance of a card (T-099, T-100, T-106, T-185, T-186, T-277, T-278)."""
    holder = game.players[card.seat] if game.is_hero(card) else card
    return holder.armour, holder.resistance


def defence(game: ActiveGame, card: Card, kind: str) -> int:
    """Return what a card subtracts from damage or healing of a kind (T-099 .. T-101, T-154)."""
    return defence_against(kind, *defences(game, card))


def defence_against(kind: str, armour: int, resistance: int) -> int:
    """Return the defence that counts against a kind of damage or healing.

    Rules: T-099 .. T-101, T-106, T-153, T-154, T-185, T-186.
    """
    if kind == "simple":
        return 0
    return armour if kind in ("physical", "natural") else resistance


def damage_after_defences(kind: Kind, parts: Sequence[DamagePart], armour: int, resistance: int) -> int | None:
    """Return the damage to a card of this kind after its defences; None if it is immune to all of it.

    Parts of different kinds are reduced separately and added (T-098 .. T-102, T-106 .. T-108, T-111, T-112, T-122a,
    T-130, T-228).
    """
    total = defence_left = 0
    reducing = ""
    immune = True
    for amount, damage_kind, element in parts:
        if element and element in kind.immune:  # T-227
            continue
        immune = False
        if damage_kind != reducing:  # T-128a: parts of one kind share its defence
            reducing = damage_kind
            defence_left = defence_against(damage_kind, armour, resistance)
        reduced = amount - defence_left
        defence_left = max(0, -reduced)
        if reduced > 0:  # T-108
            total += reduced * 2 if element and element in kind.doubled else reduced  # T-229
    return None if immune else total


def damage_due(game: ActiveGame, player: Player) -> int:
    """Return what effects over time, such as poison, take from a hero by the main phase of the next turn.

    Rules: T-052, T-054, T-058a, T-106, T-112.
    """
    hero = game.hero(player)
    parts = [
        DamagePart(effect.damage, effect.damage_kind, effect.element)
        for effect in game.duel.lasting
        if effect.damage and effect.target == hero.id
    ]
    kind, armour, resistance = game.kind(hero), player.armour, player.resistance
    return sum(damage_after_defences(kind, [part], armour, resistance) or 0 for part in parts)


def hurt(game: ActiveGame, card: Card, parts: list[DamagePart], roll: int = 0, parry: int = 0) -> None:
    """Deal damage to one card (T-098 .. T-108, T-111, T-112, T-122a, T-131, T-136, T-227, T-283).

    ``roll`` is the base attack die where this card is its direct target, otherwise 0.
    """
    hero = game.is_hero(card)
    critical = roll == CRITICAL
    kind = game.kinds[card.kind]
    if card.keywords & SHADOWY:
        shadow = game.io.dice.roll(10)
        if shadow <= SHADOW:  # T-226, T-226a
            game.io.announce("event-shadowy", card=game.event_name(card), card_id=card.id, roll=shadow)
            return
    armour, resistance = (0, 0) if critical and hero else defences(game, card)  # T-135, T-143
    arrived = damage_after_defences(kind, parts, armour, resistance)
    if arrived is None:
        game.io.announce("event-immune", card=game.event_name(card), card_id=card.id)
        return
    total = max(0, arrived - parry)
    stopped = NOT_REPORTED if game.io.silent else _stopped_damage(game, card, parts, arrived, total)
    if hero:
        _hurt_hero(game, card, total, stopped)
    else:
        _hurt_creature(game, card, total, critical, stopped)


def _stopped_damage(
    game: ActiveGame, card: Card, parts: Sequence[DamagePart], arrived: int, total: int
) -> Mapping[str, Value]:
    """Return the damage before armour and resistance, and what they absorbed, for the report.

    The difference of the two is the ``total`` damage: a parry is reported on its own, and already subtracted.
    """
    stopped = (damage_after_defences(game.kinds[card.kind], parts, 0, 0) or 0) - arrived
    defence = tuple(word for kind, word in DEFENCES.items() if any(part.kind == kind for part in parts))
    return {"before": total + stopped, "stopped": stopped, "defence": defence}


def _hurt_hero(
    game: ActiveGame, card: Card, amount: int, stopped: Mapping[str, Value]
) -> None:  # T-101, T-135, T-149, T-151a
    player = game.players[card.seat]
    before = player.life
    player.life -= amount  # T-111
    if card.face_down:  # T-218: who is hit by an area effect is seen
        turn_face_up(game, card)
    if not game.io.silent:
        game.io.announce("event-hero-hurt", whose=SEATS[card.seat], damage=amount, life=player.life, **stopped)
        if player.life <= 0 < before:
            game.io.announce("event-hero-doomed", whose=SEATS[card.seat])
        elif player.life <= player.max_life // LOW_LIFE < before:
            game.io.announce("alarm-hero", whose=SEATS[card.seat], life=player.life)


def _hurt_creature(
    game: ActiveGame, card: Card, amount: int, critical: bool, stopped: Mapping[str, Value]
) -> None:  # T-111, T-112, T-122a, T-137, T-287
    card.lost += amount
    if card.face_down:  # T-218
        turn_face_up(game, card)
    if not game.io.silent:
        life_left = max(0, card.life - card.lost)
        game.io.announce(
            "event-creature-hurt",
            card=game.event_name(card),
            card_id=card.id,
            damage=amount,
            life=life_left,
            **stopped,
        )
    if card.lost >= card.life or (critical and card.injured):  # T-112
        if card.lost < card.life:
            game.io.announce("event-injured-again", card=game.event_name(card), cause="critical")
        game.kill(card)
    elif critical:  # T-136
        card.injured = True
        game.io.announce("event-injured", card=game.event_name(card))


def heal(game: ActiveGame, card: Card, amount: int, kind: str, roll: int = 0) -> None:
    """Heal one card (T-152 .. T-159).

    ``roll`` is the base healing die where this card is its direct target, otherwise 0.
    """
    hero = game.is_hero(card)
    critical = roll == CRITICAL
    points = amount if critical and hero else max(0, amount - defence(game, card, kind))  # T-159
    restore(game, card, points)
    if critical and not hero and card.injured:  # T-158
        card.injured = False
        game.io.announce("event-recovered", card=game.event_name(card))


def restore(game: ActiveGame, card: Card, points: int) -> None:
    """Restore life points, never above the maximum (T-155, T-157, T-162)."""
    if game.is_hero(card):
        player = game.players[card.seat]
        player.life = max(player.life, min(player.max_life, player.life + points))  # T-156
        if not game.io.silent:
            game.io.announce("event-hero-healed", whose=SEATS[card.seat], points=points, life=player.life)
        return
    card.healed += points  # T-157b, T-162
    card.lost = max(0, card.lost - points)
    if not game.io.silent:
        life_left = card.life - card.lost
        game.io.announce(
            "event-creature-healed", card=game.event_name(card), card_id=card.id, points=points, life=life_left
        )


def settle_injuries(game: ActiveGame) -> None:
    """Settle the damage of a turn for all creatures: unharmed, injured or dead.

    Rules: T-027, T-113 .. T-122, T-157b, T-296.
    """
    for player in game.players:
        for card_id in player.row:
            card = game.cards[card_id]
            if not card.lost and not card.healed:
                continue
            if card.injured and card.healed * 2 > card.life:  # T-157
                card.injured = False
                game.io.announce("event-recovered", card=game.event_name(card))
            if card.lost * 2 > card.life:  # T-119, T-120
                if card.injured:  # T-114
                    game.io.announce("event-injured-again", card=game.event_name(card), cause="turn")
                    game.kill(card)
                else:
                    card.injured = True
                    game.io.announce("event-injured", card=game.event_name(card))
            card.lost = card.healed = 0  # T-115
    game.bury_dead()


def turn_face_up(game: ActiveGame, card: Card) -> None:
    """Turn a face-down card face up (T-063a, T-218); its passive values count again from now on."""
    card.face_down = False
    if card.id in game.players[card.seat].row:  # everybody knows a hidden hero
        game.io.reveal()
    if not game.io.silent:
        game.io.announce("event-revealed", card=game.kinds[card.kind].name, whose=SEATS[card.seat])
    values.refresh(game, game.players[card.seat])
