"""Chances of single moves: attacks, answers and uses of cards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from engine.kernel.menus import Move
from engine.kernel.odds import Chance, whole_percent
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.effects.check import FACES, Check
from engine.telperinquar.odds.calculator import ability_part, attack_effect, defender_of
from engine.telperinquar.odds.chances import expected_damage, hit_chance, kill_chance
from engine.telperinquar.play import combat
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.damage import DamagePart
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Card, Player


class Blow(NamedTuple):
    """A base attack roll of a move, with the amounts of damage without the die.

    In melee ``attacker`` may be struck back at.
    """

    parts: list[DamagePart]
    target: Card
    attacker: Card | None = None


class SuccessRoll(NamedTuple):
    """A success roll of a move: it succeeds with a die of at least ``least``."""

    share: Fraction
    least: int


class ExpectedBlows(NamedTuple):
    """The expected damage of a blow and of the blow back, and whether they kill: "yes" or "no"."""

    damage: int
    kills: str
    back: int = 0
    falls: str = "no"


def chance(game: ActiveGame, seat: Seat, move: Move) -> Chance | None:
    """Return the chance that damage gets through, and kills, or a success roll succeeds; None for moves without a roll.

    Rules: T-106 .. T-108, T-135, T-139, T-226.
    """
    roll = _roll(game, seat, move)
    if roll is None:
        return None
    if isinstance(roll, SuccessRoll):
        return Chance(roll.share, Text("chance-succeeds", {"percent": whole_percent(roll.share)}))
    defender = defender_of(game, roll.target)
    share, kills = hit_chance(roll.parts, defender), kill_chance(roll.parts, defender)
    return Chance(share, Text("chance-hits", {"percent": whole_percent(share), "kills": whole_percent(kills)}))


def stake(game: ActiveGame, seat: Seat, move: Move) -> Text | None:
    """Return the expected damage of a move and of striking back, or whether it is deadly, or the die that it needs.

    None for moves without a roll.
    """
    roll = _roll(game, seat, move)
    if roll is None:
        return None
    if isinstance(roll, SuccessRoll):
        return Text("stake-roll", {"least": max(1, min(roll.least, FACES + 1)), "faces": FACES})
    return Text("stake-damage", _expected_blows(game, roll)._asdict())


def expected_blows(game: ActiveGame, seat: Seat, move: Move) -> ExpectedBlows:
    """Return the expected damage of a move and of striking back; none for moves that deal none by a roll."""
    roll = _roll(game, seat, move)
    return _expected_blows(game, roll) if isinstance(roll, Blow) else ExpectedBlows(0, "no")


def greatest_threat(game: ActiveGame, player: Player) -> tuple[int, Card | None]:
    """Return the expected damage of the strongest enemy attack on the player's hero, and the card it is made with.

    (0, None) if no enemy shows a creature or a weapon whose attack would hurt.
    """
    threats: list[tuple[int, Card]] = []
    for enemy in game.enemies(player.seat):
        for card in [game.cards[card] for card in (*enemy.row, *enemy.equipment)]:
            kind, body = game.kind(card), game.body(card)
            for strike in () if card.face_down else (kind.melee, kind.ranged):
                if strike is not None:
                    parts = combat.attack_parts(game, body, [] if card is body else [card], strike.range, 0)
                    threats.append((_expected(game, parts, game.hero(player))[0], card))
    damage, source = max(threats, key=lambda threat: threat[0], default=(0, None))
    return (damage, source) if damage else (0, None)


def _expected_blows(game: ActiveGame, roll: Blow) -> ExpectedBlows:
    damage, kills = _expected(game, roll.parts, roll.target)
    if roll.attacker is None:  # T-089
        return ExpectedBlows(damage, kills)
    sources = [game.cards[source] for source in combat.counter_sources(game, roll.target)]
    blows = [combat.counter_parts(game, roll.target, source, 0) for source in sources]
    back, falls = max((_expected(game, parts, roll.attacker) for parts in blows), default=(0, "no"))
    return ExpectedBlows(damage, kills, back, falls)


def _expected(game: ActiveGame, parts: list[DamagePart], target: Card) -> tuple[int, str]:
    """Return the expected damage, and whether it kills: "yes" or "no"."""
    expected = expected_damage(parts, defender_of(game, target))
    life = max(0, game.players[target.seat].life if game.is_hero(target) else target.life - target.lost)
    return max(1, round(expected)) if expected else 0, "yes" if expected >= life else "no"


def _roll(game: ActiveGame, seat: Seat, move: Move) -> Blow | SuccessRoll | None:
    """Return what a move rolls for."""
    args: Any = move.args
    match move.name:
        case "attack":
            return _attack(game, *args)
        case "attack-both":
            main, other, target = (game.cards[card_id] for card_id in args)
            body = game.body(main)
            return _blow(combat.attack_parts(game, body, [main, other], "melee", 0), target, body)
        case "counter":
            return _counter(game, game.cards[args[0]])
        case "use":
            return _use(game, seat, *args)
        case "reveal" if game.duel.pending and game.kind(trap := game.cards[args[0]]).type == "trap":
            aims = game.kind(trap).abilities[0].target == "attacker"
            return _use(game, seat, trap.id, 1, game.duel.pending[-1].source) if aims else None
        case _:
            return None


def _attack(game: ActiveGame, source: int, target: int, reach: Any = None) -> Blow | None:
    card = game.cards[source]
    strike = combat.strike_for(game, card, target, reach)
    if strike is None:
        return None
    body = game.body(card)
    weapons = [] if card is body else [card]
    parts = combat.attack_parts(game, body, weapons, strike.range, 0)
    return _blow(parts, game.cards[target], body if strike.range == "melee" else None)


def _counter(game: ActiveGame, source: Card) -> Blow | None:
    """Return the roll to strike back at the card that has just attacked (T-104, T-126, T-131)."""
    declared = game.duel.pending[-1] if game.duel.pending else None
    attacker = game.cards.get(declared.source) if declared is not None else None
    if attacker is None:
        return None
    return _blow(combat.counter_parts(game, game.body(source), source, 0), attacker)


def _use(game: ActiveGame, seat: Seat, card_id: int, number: int, target: int) -> Blow | SuccessRoll | None:
    """Return the roll of an ability that attacks the target or makes a success roll against it (T-105, T-303)."""
    card, struck = game.cards[card_id], game.cards.get(target)
    if struck is None:
        return None
    effects = numbered_ability(game.kind(card), number).effects
    attack = attack_effect(game, card, number)
    if attack is not None:
        return _blow([ability_part(game.body(card), attack)], struck)
    check = next((effect for effect in effects if isinstance(effect, Check)), None)
    if check is None or struck.face_down:
        return None
    level, needed = game.players[seat].best_level, check.needed(game, struck)
    return SuccessRoll(check.chance(level, needed), needed - level + 1)


def _blow(parts: list[DamagePart], target: Card, attacker: Card | None = None) -> Blow | None:
    """Return a blow against a card, None if that lies face down."""
    return None if target.face_down else Blow(parts, target, attacker)
