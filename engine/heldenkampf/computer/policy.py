"""The computer player: it weighs fights by their odds, and attacks whenever it can expect something from it."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from engine.heldenkampf.cards import card
from engine.heldenkampf.odds.chances import Contender, after_strike
from engine.heldenkampf.play.strength import protection, striking_strength
from engine.heldenkampf.state import CASTLE_STRENGTH, Fight, Fighter, Quest, life, other
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat

STRANGER = Contender(9, 1, 8)
"""Whoever the opponent may call from the stack, with some equipment."""
BOLDNESS = 1.1
"""How much more than a lost fight an attack is worth: who only waits wins nothing."""
FLIGHT = -0.55
"""Below this outlook (-1 lost, 1 won) a fight is broken off."""
PLEAS = 2
"""Strikes after which a hero is still asked for a truce."""
MERCY = -0.3
"""Below this outlook a truce that is offered is taken."""
SPREAD = tuple((difference, (6 - abs(difference)) / 36) for difference in range(-5, 6))
"""The difference of two dice with its chance."""


def balance(first: Contender, second: Contender) -> float:
    """Chance of the first to win less that of the second in a fight to the death, the first striking first."""
    return outcome(
        first.power - second.power - second.protection, second.power - first.power - first.protection,
        first.life, second.life,
    )  # fmt: skip


@lru_cache(maxsize=200_000)
def outcome(mine: int, theirs: int, striker: int, struck: int) -> float:
    """:func:`balance` for the one who strikes now: ``mine``/``theirs`` is the lead before the dice in the own and in
    the other's strikes.
    """
    total = 0.0
    for rolled, chance in SPREAD:
        left, right = after_strike(mine + rolled, striker, struck)
        if left and right:
            total -= chance * outcome(theirs, mine, right, left)
        elif left or right:
            total += chance if left else -chance
    return total


def choose(quest: Quest, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """The best-rated move; chance only among equals."""
    if len(menu.moves) == 1:
        return menu.moves[0]
    best: list[Move] = []
    best_value = float("-inf")
    for move in menu.moves:
        value = rate(quest, seat, move)
        if value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return random.choice(best)


def rate(quest: Quest, seat: Seat, move: Move) -> float:
    """How good a move is; doing nothing is worth 0."""
    first = str(move.args[0]) if move.args else ""
    second = str(move.args[1]) if len(move.args) > 1 else ""
    match move.name:
        case "draw":
            return rate_draw(quest, seat, first)
        case "attack":
            return rate_attack(quest, seat, first, second)
        case "answer":
            return rate_answer(quest, seat, first)
        case "forage":
            return 0.1 if quest.wounds.get(first, 0) else 0.05
        case "eat":
            return rate_meal(quest, seat, first, second)
        case "add":
            return rate_gear(quest, seat, first)
        case "roll" | "waive" | "trap" | "break-off" | "fight-on":
            return rate_strike(quest, seat, move.name)
        case "discard":
            return -worth(quest, first)
        case _:
            return {"call": 2.0, "pause": -0.8}.get(move.name, 0.0)


# ---- cards


def worth(quest: Quest, identifier: str) -> float:
    data = card(identifier)
    return data.strength + data.range + data.value + data.food + (life(quest, identifier) if data.life else 0)


def rate_draw(quest: Quest, seat: Seat, stack: str) -> float:
    """Two heroes and a monster should be in hand; beyond that equipment."""
    held = [card(identifier).kind for identifier in quest.sides[seat].hand]
    match stack:
        case "heroes":
            return 3.0 - held.count("hero")
        case "monsters":
            return 1.8 - held.count("monster")
        case _:
            return 1.5


def rate_meal(quest: Quest, seat: Seat, food: str, hero: str) -> float:
    """Food is eaten when none of it is wasted; in a fight rather than to go on striking while losing."""
    if quest.fight is not None and not hero:
        return 0.55 if outlook(quest, quest.fight, seat, quest.fight.of(seat)) < 0 else 0.0
    return 2.0 if hero and quest.wounds.get(hero, 0) >= card(food).food else -0.5


# ---- fights


def contender(quest: Quest, fighter: Fighter, ground: str) -> Contender:
    return Contender(
        striking_strength(quest.options, fighter, ground), protection(quest.options, fighter, ground),
        max(1, life(quest, fighter.card)),
    )  # fmt: skip


def best_piece(quest: Quest, seat: Seat, kind: str) -> str:
    pieces = [piece for piece in quest.sides[seat].hand if card(piece).kind == kind]
    return max(pieces, key=lambda piece: card(piece).strength + card(piece).range + card(piece).value, default="")


def equipped(quest: Quest, seat: Seat, identifier: str, attacking: bool) -> Fighter:
    """A fighter with the best that the hand has for them."""
    fighter = Fighter(seat, identifier)
    if card(identifier).armed:
        fighter.weapon = best_piece(quest, seat, "weapon")
        if not attacking:
            fighter.armour = best_piece(quest, seat, "armour")
            fighter.shield = best_piece(quest, seat, "shield")
    return fighter


def rate_attack(quest: Quest, seat: Seat, identifier: str, ground: str) -> float:
    """Against the best answer of a hand such as the opponent may hold."""
    mine = contender(quest, equipped(quest, seat, identifier, attacking=True), ground)
    foe = other(seat)
    side = quest.sides[foe]
    kinds = ("hero", "monster") if card(identifier).kind == "hero" else ("hero",)
    answers = [answer for answer in side.hand if card(answer).kind in kinds]
    if not answers and not side.pause and not side.heroes and not side.tavern:
        return 2.0 + (mine.power - CASTLE_STRENGTH) / 10
    foes = [contender(quest, equipped(quest, foe, answer, attacking=False), ground) for answer in answers]
    return min(balance(mine, contestant) for contestant in foes or [STRANGER]) + BOLDNESS


def rate_answer(quest: Quest, seat: Seat, identifier: str) -> float:
    """The answer with the best odds; a card of little value breaks ties."""
    fight = quest.fight
    assert fight is not None
    ground = fight.battlefield
    attacker = equipped(quest, other(seat), fight.attacker.card, attacking=True)
    mine = equipped(quest, seat, identifier, attacking=False)
    return -balance(contender(quest, attacker, ground), contender(quest, mine, ground)) - 0.01 * card(identifier).life


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
    own, foe = contender(quest, mine, ground), contender(quest, fight.of(other(seat)), ground)
    return balance(own, foe) if fight.striking == seat else -balance(foe, own)


def rate_strike(quest: Quest, seat: Seat, name: str) -> float:
    """Rolling is better on average than a 2; break off what is lost."""
    fight = quest.fight
    if fight is None or not fight.defender.card:
        return 1.0 if name == "roll" else 0.0
    view = outlook(quest, fight, seat, fight.of(seat))
    if name == "break-off":
        # Between heroes it takes the other's consent: nobody is asked for it over and over, and little is given.
        patience = card(fight.of(other(seat)).card).kind != "hero" or fight.strikes <= PLEAS
        return 1.0 if view < FLIGHT and patience else MERCY
    return {"roll": 0.5, "trap": 0.6 if view < 0 else 0.4, "waive": 0.0, "fight-on": view}[name]
