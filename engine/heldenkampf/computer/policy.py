"""Choices of the computer player: it rates fights by their odds, and attacks whenever that promises a gain."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from engine.heldenkampf.cards import card
from engine.heldenkampf.odds.calculator import contender_on
from engine.heldenkampf.odds.chances import Contender
from engine.heldenkampf.odds.equipment import equipped, with_piece
from engine.heldenkampf.odds.moves import points_for
from engine.heldenkampf.play.attack import PAUSE, answers, can_call, is_two_best
from engine.heldenkampf.play.fight import BREAK, ROLL_ON, is_between_heroes
from engine.heldenkampf.play.outlook import HOPELESS, outcome
from engine.heldenkampf.play.stacks import GEAR
from engine.heldenkampf.state import (
    CASTLE_STRENGTH,
    PASSES_TO_END,
    Fight,
    Fighter,
    HeldenkampfState,
    heroes_in_hand,
    life,
    opponent,
    points,
    survivors,
)
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text

UNKNOWN_DEFENDER = Contender(9, 1, 8)
"""A typical hero with equipment, for a defender that the opponent has yet to draw."""
TRUCE = 0.0
"""The rating of a truce: no points for either side."""
PAUSED = -0.8
"""The rating of an answer below which the pause card is played."""
NEARLY_WON = 0.8
"""The balance of an answer from which on the pause card is kept."""
HELPS = 0.1
"""The gain in the balance of a fight from which a meal is better than a strike."""
NEVER = -2.0
"""Less than the rating of any answer."""
LOST = -5.0
"""The rating of a pass that may lose the game at once."""
DEFENDER = 6.0
"""The rating of a monster to draw where nobody else can defend the castle, more than that of any equipment."""


class Style(NamedTuple):
    """How a computer plays."""

    attack: float
    """Added to the balance of an attack (-1 lost, 1 won)."""
    equipment: float
    """The worth of drawing equipment with none in hand."""


EAGER = Style(attack=1.1, equipment=3.5)
"""The style of the simple computer: it attacks nearly every turn, since waiting wins nothing."""
PATIENT = Style(attack=-0.4, equipment=4.5)
"""The style of the master: it gathers equipment, and attacks only with good chances."""


def balance(first: Contender, second: Contender) -> float:
    """Return the first side's chance to win a fight minus the second's; the first side strikes first."""
    return outcome(
        first.power - second.power - second.protection, second.power - first.power - first.protection,
        first.life, second.life,
    )  # fmt: skip


def choose(state: HeldenkampfState, seat: Seat, menu: Menu, random: Random, style: Style = EAGER) -> Move:
    """Return the best-rated move; draw among equals."""
    if len(menu.moves) == 1:
        return menu.moves[0]
    best: list[Move] = []
    best_value = float("-inf")
    for move in menu.moves:
        value = rate(state, seat, move, style)
        if value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return random.choice(best)


def rate(state: HeldenkampfState, seat: Seat, move: Move, style: Style = EAGER) -> float:
    """Return the rating of a move; doing nothing is worth 0, but the master does not lose the game by it."""
    first = str(move.args[0]) if move.args else ""
    second = str(move.args[1]) if len(move.args) > 1 else ""
    match move.name:
        case "draw":
            return rate_draw(state, seat, first, style)
        case "attack":
            return rate_attack(state, seat, first, second, style)
        case "answer":
            return rate_answer(state, seat, first)
        case "forage":
            return 0.1 if state.wounds.get(first, 0) else 0.05
        case "eat":
            return rate_meal(state, seat, first, second)
        case "add":
            return rate_gear(state, seat, first)
        case "roll-on" | "roll" | "waive" | "trap" | "break-off" | "fight-on":
            return rate_strike(state, seat, move.name)
        case "discard":
            return -card_worth(state, first)
        case "pause":
            return rate_pause(state, seat)
        case "pass" if style is PATIENT and state.fight is None and gives_the_game_away(state, seat):
            return LOST
        case _:
            return 2.0 if move.name == "call" else 0.0


def gives_the_game_away(state: HeldenkampfState, seat: Seat) -> bool:
    """Return whether the game would be lost by a pass, at once or if the opponent passes too (H-092)."""
    own, other = ((points(state, side), survivors(state, side)) for side in (seat, opponent(seat)))
    return state.passes >= PASSES_TO_END - 2 and own < other


# ---- cards


def card_worth(state: HeldenkampfState, identifier: str) -> float:
    data = card(identifier)
    return data.strength + data.range + data.value + data.food + (life(state, identifier) if data.life else 0)


def rate_draw(state: HeldenkampfState, seat: Seat, stack: str, style: Style) -> float:
    """Rate drawing from a stack: some equipment, which wins fights, then a hero, who can also be called."""
    held = [card(identifier).kind for identifier in state.sides[seat].hand]
    match stack:
        case "heroes":
            return (3.0, 1.0, 0.2)[min(2, held.count("hero"))]
        case "monsters" if lacks_a_defender(state, seat):
            return DEFENDER
        case "monsters":
            return 1.5 - held.count("monster")
        case _:
            return style.equipment - 0.2 * sum(kind in GEAR for kind in held)


def rate_meal(state: HeldenkampfState, seat: Seat, food: str, hero: str) -> float:
    """Rate a meal: outside a fight if no food is wasted; in a fight better than a strike while losing, if it helps."""
    fight = state.fight
    if fight is not None and food and not hero:
        sides = (fight.fighter_of(seat), fight.fighter_of(opponent(seat)))
        own, foe = (contender_on(state, fight.battlefield, fighter) for fighter in sides)
        healed = replace(own, life=min(card(sides[0].card).life, own.life + card(food).food))
        now = balance(own, foe)
        return 0.55 if now < 0 and -balance(foe, healed) >= now + HELPS else 0.0
    return 2.0 if hero and state.wounds.get(hero, 0) >= card(food).food else -0.5


# ---- fights


def rate_attack(state: HeldenkampfState, seat: Seat, identifier: str, ground: str, style: Style) -> float:
    """Rate an attack by the best answer in the opponent's sampled hand."""
    mine = contender_on(state, ground, equipped(state, Fighter(seat, identifier), attacking=True))
    foe = opponent(seat)
    side = state.sides[foe]
    kinds = ("hero", "monster") if card(identifier).kind == "hero" else ("hero",)
    held = [answer for answer in side.hand if card(answer).kind in kinds]
    if not held and not side.pause and not side.heroes and not side.tavern:
        return 2.0 + (mine.power - CASTLE_STRENGTH) / 10
    foes = [contender_on(state, ground, equipped(state, Fighter(foe, answer), attacking=False)) for answer in held]
    worst = min(balance(mine, defender) for defender in foes or [UNKNOWN_DEFENDER])
    return worst if is_last_defender(state, seat) else worst + style.attack


def has_no_hero(state: HeldenkampfState, seat: Seat) -> bool:
    """Return whether a side has no hero in hand and can draw none (H-007, H-010)."""
    return not heroes_in_hand(state.sides[seat]) and not can_call(state, seat)


def monsters_in_hand(state: HeldenkampfState, seat: Seat) -> int:
    return sum(card(identifier).kind == "monster" for identifier in state.sides[seat].hand)


def lacks_a_defender(state: HeldenkampfState, seat: Seat) -> bool:
    """Return whether nobody can defend the castle of a side (H-091)."""
    return not monsters_in_hand(state, seat) and has_no_hero(state, seat)


def is_last_defender(state: HeldenkampfState, seat: Seat) -> bool:
    """Return whether an attack with a fighter of this hand would leave nobody to defend the castle (H-091)."""
    return monsters_in_hand(state, seat) == 1 and has_no_hero(state, seat)


def rate_answer(state: HeldenkampfState, seat: Seat, identifier: str) -> float:
    """Rate an answer by its odds; among equals prefer the card with fewer life points."""
    fight = state.fight
    assert fight is not None
    ground = fight.battlefield
    attacker = equipped(state, fight.attacker, attacking=True)
    answering = equipped(state, Fighter(seat, identifier), attacking=False)
    loss = balance(contender_on(state, ground, attacker), contender_on(state, ground, answering))
    return -loss - 0.01 * card(identifier).life


def rate_pause(state: HeldenkampfState, seat: Seat) -> float:
    """Return the rating of the pause card, which is kept where an answer nearly wins as things lie.

    Equipment that the attacker may still add does not count, since its hand is only guessed.
    """
    fight = state.fight
    assert fight is not None
    attacker = contender_on(state, fight.battlefield, fight.attacker)
    for move in answers(state, seat, fight.attacker.card):
        if move != PAUSE:
            answering = equipped(state, Fighter(seat, str(move.args[0])), attacking=False)
            if balance(attacker, contender_on(state, fight.battlefield, answering)) < -NEARLY_WON:
                return NEVER
    return PAUSED


def rate_gear(state: HeldenkampfState, seat: Seat, piece: str) -> float:
    """Rate a piece of equipment by how much it improves the odds."""
    fight = state.fight
    assert fight is not None
    fighter = fight.fighter_of(seat)
    if not fighter.card or not fight.defender.card:
        return 2.0 + card(piece).strength + card(piece).range
    gain = outlook(state, fight, seat, with_piece(fighter, piece)) - outlook(state, fight, seat, fighter)
    return gain - 0.04


def outlook(state: HeldenkampfState, fight: Fight, seat: Seat, mine: Fighter) -> float:
    """Return the balance of the fight for a seat, if it had this fighter."""
    ground = fight.battlefield
    own, foe = contender_on(state, ground, mine), contender_on(state, ground, fight.fighter_of(opponent(seat)))
    return balance(own, foe) if fight.striking == seat else -balance(foe, own)


def rate_strike(state: HeldenkampfState, seat: Seat, name: str) -> float:
    """Rate a decision in a strike: rolling beats a 2 on average; break off a lost fight."""
    fight = state.fight
    if fight is None:
        return 0.0
    if not fight.defender.card:
        return 1.0 if name == ("waive" if is_two_best(state, fight) else "roll") else 0.0
    prospect = outlook(state, fight, seat, fight.fighter_of(seat))
    if name == "break-off":
        # Between heroes the other side has to agree, and it hardly ever gains by what helps this side.
        alone = card(fight.fighter_of(opponent(seat)).card).kind != "hero"
        return 1.0 if prospect < HOPELESS and alone else TRUCE
    if name == "fight-on":
        return expected_points(fight, seat, (1 + prospect) / 2)
    return {"roll-on": 0.5, "roll": 0.4, "trap": 0.6 if prospect < 0 else 0.3, "waive": 0.0}[name]


def foregone_answer(state: HeldenkampfState, seat: Seat, menu: Menu) -> Move | None:
    """Return to roll on for a side that does, if it could only propose a truce that a computer refuses (H-040, H-069).

    Taking a 2 instead is no reason to ask again, see :func:`~engine.heldenkampf.play.outlook.may_gain_by_stopping`.
    """
    if any(move.name in ("eat", "trap") for move in menu.moves) or not is_truce_refused(state, seat, menu):
        return None
    return ROLL_ON if state.fight is not None and state.fight.fighter_of(seat).rolls_on else None


def menu_against_computers(state: HeldenkampfState, seat: Seat, menu: Menu) -> Menu:
    """Return a menu without the truce that a computer refuses, which its question does not mention either (H-069)."""
    if not is_truce_refused(state, seat, menu):
        return menu
    question = Text(menu.question.key, {**menu.question.values, "way": "none"})
    return menu._replace(moves=[move for move in menu.moves if move != BREAK], question=question)


def is_truce_refused(state: HeldenkampfState, seat: Seat, menu: Menu) -> bool:
    """Return whether a seat could propose a truce that a computer refuses, as it expects points (H-069)."""
    if state.fight is None or BREAK not in menu.moves or not is_between_heroes(state.fight):
        return False
    return rate_strike(state, opponent(seat), "fight-on") > TRUCE


def expected_points(fight: Fight, seat: Seat, share: float) -> float:
    """Return the points that a fight to the death is worth to a seat which wins it with this chance (H-065)."""
    mine, foe = fight.fighter_of(seat).card, fight.fighter_of(opponent(seat)).card
    return share * points_for(mine, foe) - (1 - share) * points_for(foe, mine)
