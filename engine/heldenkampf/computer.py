"""The computer player: it weighs fights by the exact odds."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from engine.heldenkampf.cards import card
from engine.heldenkampf.odds import Contender, odds
from engine.heldenkampf.state import Fight, Fighter, Quest, heroes_in_hand, life, other
from engine.heldenkampf.strength import protection, striking_strength
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat


@lru_cache(maxsize=20_000)
def balance(first: Contender, second: Contender) -> float:
    """Chance of the first to win less that of the second, the first striking first."""
    result = odds(first, second)
    return float(result.first_wins - result.second_wins)


def choose(quest: Quest, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """The best-rated move; chance only among equals."""
    best: list[Move] = []
    best_value = float("-inf")
    for move in menu.moves:
        value = rate(quest, seat, move)
        if value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return random.choice(best)


def contender(quest: Quest, fighter: Fighter, ground: str) -> Contender:
    return Contender(
        striking_strength(quest.options, fighter, ground), protection(quest.options, fighter, ground),
        max(1, life(quest, fighter.card)),
    )  # fmt: skip


def best_weapon(quest: Quest, seat: Seat) -> str:
    weapons = [piece for piece in quest.sides[seat].hand if card(piece).kind == "weapon"]
    return max(weapons, key=lambda piece: card(piece).strength + card(piece).range, default="")


def rate(quest: Quest, seat: Seat, move: Move) -> float:
    """How good a move is; doing nothing is worth 0."""
    if move.name == "draw":
        return rate_draw(quest, seat, str(move.args[0]))
    if move.name == "attack":
        return rate_attack(quest, seat, str(move.args[1]))
    if move.name == "answer":
        return rate_answer(quest, seat, str(move.args[0]))
    if move.name == "forage":
        hurt = quest.wounds.get(str(move.args[1]), 0)
        return 0.15 + (0.1 if hurt else 0.0) + (0.05 if move.args[0] == "market-place" else 0.0)
    if move.name == "eat":
        hero, food = (str(move.args[1]) if len(move.args) > 1 else ""), str(move.args[0]) if move.args else ""
        if not hero:
            return 0.05
        return 1.0 if quest.wounds.get(hero, 0) >= card(food).food else -0.5
    if move.name == "add":
        return rate_gear(quest, seat, str(move.args[0]))
    if move.name in ("roll", "waive", "trap", "break-off"):
        return rate_strike(quest, seat, move)
    if move.name == "discard":
        return -worth(quest, str(move.args[0]))
    return {"call": 0.3, "pause": -0.35, "keep": 0.0, "pass": 0.0}.get(move.name, 0.0)


def worth(quest: Quest, identifier: str) -> float:
    data = card(identifier)
    return data.strength + data.range + data.value + data.food + (life(quest, identifier) if data.life else 0)


def rate_draw(quest: Quest, seat: Seat, stack: str) -> float:
    """A fighter if short of them, else equipment."""
    side = quest.sides[seat]
    if stack == "heroes":
        return 3.0 if not heroes_in_hand(side) else 0.8
    if stack == "monsters":
        held = sum(card(identifier).kind == "monster" for identifier in side.hand)
        return 2.0 if held < 2 else 0.5
    return 1.5


def rate_attack(quest: Quest, seat: Seat, fighter: str) -> float:
    """Against a middling answer: strength 7, 8 life points, a little help for the defender."""
    mine = Fighter(seat, fighter, best_weapon(quest, seat) if card(fighter).armed else "")
    castle_bonus = 0.3 if not quest.sides[other(seat)].heroes and not quest.sides[other(seat)].tavern else 0.0
    return balance(contender(quest, mine, ""), Contender(8, 1, 8)) + 0.35 + castle_bonus


def rate_answer(quest: Quest, seat: Seat, fighter: str) -> float:
    """The answer with the best odds; a card of little value breaks ties."""
    fight = quest.fight
    assert fight is not None
    mine = Fighter(seat, fighter)
    if card(fighter).armed:
        mine.weapon = best_weapon(quest, seat)
    odds_for = -balance(contender(quest, fight.attacker, fight.battlefield), contender(quest, mine, fight.battlefield))
    return odds_for - 0.01 * card(fighter).life


def with_piece(fighter: Fighter, piece: str) -> Fighter:
    copy = Fighter(fighter.seat, fighter.card, fighter.weapon, fighter.armour, fighter.shield)
    setattr(copy, card(piece).kind, piece)
    return copy


def rate_gear(quest: Quest, seat: Seat, piece: str) -> float:
    """Worth it when it changes the odds."""
    fight = quest.fight
    assert fight is not None
    fighter = fight.of(seat)
    if not fighter.card or not fight.defender.card:
        return 0.5
    gain = outlook(quest, fight, seat, with_piece(fighter, piece)) - outlook(quest, fight, seat, fighter)
    return gain - 0.04


def outlook(quest: Quest, fight: Fight, seat: Seat, mine: Fighter) -> float:
    """Balance of the fight for a seat if it had this fighter."""
    ground = fight.battlefield
    if fight.attacker.seat == seat:
        return balance(contender(quest, mine, ground), contender(quest, fight.defender, ground))
    return -balance(contender(quest, fight.attacker, ground), contender(quest, mine, ground))


def rate_strike(quest: Quest, seat: Seat, move: Move) -> float:
    """Rolling is better on average than a 2; break off what is lost."""
    fight = quest.fight
    if fight is None or not fight.defender.card:
        return 1.0 if move.name == "roll" else 0.0
    view = outlook(quest, fight, seat, fight.of(seat))
    if move.name == "break-off":
        return 1.0 if view < -0.3 else -1.0
    return {"roll": 0.5, "trap": 0.6 if view < 0 else 0.4, "waive": 0.0}[move.name]
