"""When the computer casts Spells, and how it answers those of others."""

from __future__ import annotations

from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text
from engine.talisman.board import CROWN, board
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.question_values import named_item, seat_of
from engine.talisman.play.values import most_spells
from engine.talisman.state import Adventure, alive, kind

LEAST_WORTH, LEAST_WORTH_WHEN_FULL, LEAST_WORTH_WHEN_REPLACED = 1.6, 0.4, 0.15
"""The least worth of a cast: usually; while no more Spells can be held; and where a new Spell replaces it."""
REACH = 6
"""The most spaces that a character moves with one die."""
HARMFUL_SPELLS = ("acquisition", "mesmerism", "random", "nullify", "immobility", "destroy-magic")
"""Spells that are worth a Counterspell by their target."""


def best_cast(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the best cast at rest; None if no Spell is worth it.

    Teleport is left to :class:`~engine.talisman.computer.route_planner.RoutePlanner`: it is a way to move.
    """
    casts = [move for move in menu.moves if move.name == "cast" and kind(str(move.args[0])) != "teleport"]
    if not casts:
        return None
    worth, move = max(((_worth(evaluator, move), move) for move in casts), key=lambda rated: rated[0])
    held = len(evaluator.adventurer.spells)
    full = held >= most_spells(evaluator.state, evaluator.seat)
    least = LEAST_WORTH_WHEN_FULL if full else LEAST_WORTH
    if evaluator.can("last-spell") and (held == 1 or _need_not_wait(str(move.args[0]))):  # MD-118
        least = LEAST_WORTH_WHEN_REPLACED
    return move if worth > least else None


def _need_not_wait(spell: str) -> bool:
    """Return whether a Spell gains nothing by being kept for a better moment."""
    return kind(spell) in ("divination", "destruction", "hex", "alchemy")


def drop_amulet(state: Adventure, seat: Seat, menu: Menu) -> Move | None:
    """Return the move that leaves an Amulet behind on the Crown, since it prevents the Command Spell (MD-085)."""
    if board().region(state.adventurers[seat].space) != CROWN:
        return None
    return next((move for move in menu.moves if move.name == "drop" and kind(str(move.args[0])) == "amulet"), None)


def _worth(evaluator: CardEvaluator, move: Move) -> float:
    """Return the worth of casting a Spell now."""
    spell, target = kind(str(move.args[0])), move.args[1:]
    match spell:
        case "healing":
            return evaluator.healing(evaluator.wounds) if target[0] == evaluator.seat and evaluator.wounds > 1 else 0.0
        case "acquisition":
            return 0.5 if target[1] == "gold" else evaluator.gift(str(target[1]))
        case "mesmerism":
            return evaluator.item_worth(str(target[0]))
        case "temporal-warp":
            return 2.0
        case "random":
            return _harm_by_random(evaluator, int(target[0]))
        case "nullify":
            other = evaluator.state.adventurers[int(target[0])]
            return 0.0 if target[0] == evaluator.seat else 0.7 * len(other.spells)
        case "immobility":
            other = evaluator.state.adventurers[int(target[0])] if isinstance(target[0], int) else evaluator.adventurer
            return 3.0 if other is not evaluator.adventurer and board().region(other.space) == CROWN else 0.0
        case "destroy-magic":
            return 2.0 if _is_rival_on_crown(evaluator.state, evaluator.seat) else 0.0
        case "divination":
            return 0.2
        case "destruction":
            harm = -evaluator.card(str(target[0]))
            return 0.2 + 0.1 * harm if harm > 0 and _is_near(evaluator, str(target[0])) else 0.0
        case "hex":
            return 0.3 + _worth_of_hex(evaluator, str(target[0]))
        case "alchemy":
            gains = [evaluator.coin - evaluator.item_worth(card) for card in evaluator.adventurer.objects]
            return max(0.2, sum(gain for gain in gains if gain > 0)) if any(gain > 0 for gain in gains) else 0.0
        case _:
            return 0.0


def _is_near(evaluator: CardEvaluator, card: str) -> bool:
    """Return whether a card lies within one roll of the character."""
    place = next((space for space, cards in evaluator.state.cards.items() if card in cards), "")
    ring = board().rings.get(board().region(evaluator.adventurer.space), ())
    if place not in ring:
        return False
    steps = (ring.index(place) - ring.index(evaluator.adventurer.space)) % len(ring)
    return min(steps, len(ring) - steps) <= REACH


def _worth_of_hex(evaluator: CardEvaluator, space: str) -> float:
    """Return the worth of a Hex: the number of others that the space is near to, less the risk to the caster."""
    ring = board().rings[board().region(space)]
    place = ring.index(space)
    rivals = [evaluator.state.adventurers[seat].space for seat in alive(evaluator.state) if seat != evaluator.seat]
    near = sum(rival in ring and abs(ring.index(rival) - place) <= 6 for rival in rivals)
    own = evaluator.adventurer.space in ring and abs(ring.index(evaluator.adventurer.space) - place) <= 6
    return 0.1 * near - 0.2 * own


def _harm_by_random(evaluator: CardEvaluator, other: Seat) -> float:
    """Return the worth of casting Random on another character: the better it does, the more it may lose."""
    if other == evaluator.seat:
        return -1.0
    adventurer = evaluator.state.adventurers[other]
    return (adventurer.strength + adventurer.craft + 0.3 * adventurer.gold + len(adventurer.objects) - 2) / 3


def _is_rival_on_crown(state: Adventure, seat: Seat) -> bool:
    """Return whether another character is on the Crown of Command."""
    return any(board().region(state.adventurers[other].space) == CROWN for other in alive(state) if other != seat)


def answer_spell(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Return the answer to a Spell, a loss or a poll about Spells; most often a pass."""
    state, seat, adventurer, question = evaluator.state, evaluator.seat, evaluator.adventurer, menu.question.key
    casts = [move for move in menu.moves if move.name == "cast"]
    evades = [move for move in menu.moves if move.name == "evade"]
    if question == "ask-dodge":
        return (evades or [PASS])[0]
    if not casts:
        return menu.default
    match question:
        case "ask-counter":
            return casts[0] if _is_harmful(state, seat, menu) else PASS
        case "ask-preserve-life":
            mine = seat_of(menu.question.values.get("player")) == seat
            return casts[0] if mine and adventurer.lives <= 2 else PASS
        case "ask-preserve":
            return PASS
        case _:
            return best_cast(evaluator, menu) or (PASS if PASS in menu.moves else menu.default)


def _is_harmful(state: Adventure, seat: Seat, menu: Menu) -> bool:
    """Return whether the announced Spell of another player harms this seat."""
    values, spell = menu.question.values, named_item(menu, "spell")
    if seat_of(values.get("player")) == seat:
        return False
    aim = values.get("aim")
    aimed = seat_of(aim.values.get("target")) if isinstance(aim, Text) else None
    return spell == "roll-command" or (aimed == seat and spell in HARMFUL_SPELLS)
