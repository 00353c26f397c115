"""When the computer casts Spells, and when it answers them."""

from __future__ import annotations

from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text
from engine.talisman.board import CROWN, board
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.character_evaluator import COIN
from engine.talisman.computer.question_values import named, seat_of
from engine.talisman.play.values import most_spells
from engine.talisman.state import Adventure, alive, kind

LEAST, CROWDED, ENDLESS = 1.6, 0.4, 0.15
"""What a Spell has to bring to be cast; where no other one could be held, and where another one comes for it."""
COUNTERED = ("acquisition", "mesmerism", "random", "nullify", "immobility", "destroy-magic")
"""Spells that are worth a Counterspell where they are cast on oneself."""


def best_cast(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the Spell to cast at rest; None where all are kept. Teleport is a way to move."""
    casts = [move for move in menu.moves if move.name == "cast" and kind(str(move.args[0])) != "teleport"]
    if not casts:
        return None
    worth, move = max(((_worth(evaluator, move), move) for move in casts), key=lambda each: each[0])
    held = len(evaluator.adventurer.spells)
    least = CROWDED if held >= most_spells(evaluator.state, evaluator.seat) else LEAST
    if evaluator.can("last-spell") and (held == 1 or _idle(str(move.args[0]))):  # MD-118
        least = ENDLESS
    return move if worth > least else None


def _idle(spell: str) -> bool:
    """Whether a Spell is not worth waiting with."""
    return kind(spell) in ("divination", "destruction", "hex", "alchemy")


def unmuted(state: Adventure, seat: Seat, menu: Menu) -> Move | None:
    """Return what to leave behind on the Crown that keeps one from casting the Command Spell (MD-085)."""
    if board().region(state.adventurers[seat].space) != CROWN:
        return None
    return next((move for move in menu.moves if move.name == "drop" and kind(str(move.args[0])) == "amulet"), None)


def _worth(evaluator: CardEvaluator, move: Move) -> float:
    """What casting a Spell brings now."""
    spell, target = kind(str(move.args[0])), move.args[1:]
    match spell:
        case "healing":
            return evaluator.healing(evaluator.wounds) if target[0] == evaluator.seat and evaluator.wounds > 1 else 0.0
        case "acquisition":
            return 0.5 if target[1] == "gold" else evaluator.gift(str(target[1]))
        case "mesmerism":
            return evaluator.thing(str(target[0]))
        case "temporal-warp":
            return 2.0
        case "random":
            return _rival(evaluator, int(target[0]))
        case "nullify":
            other = evaluator.state.adventurers[int(target[0])]
            return 0.0 if target[0] == evaluator.seat else 0.7 * len(other.spells)
        case "immobility":
            other = evaluator.state.adventurers[int(target[0])] if isinstance(target[0], int) else evaluator.adventurer
            return 3.0 if other is not evaluator.adventurer and board().region(other.space) == CROWN else 0.0
        case "destroy-magic":
            return 2.0 if _crowned(evaluator.state, evaluator.seat) else 0.0
        case "divination":
            return 0.2
        case "destruction":
            return 0.2 + 0.1 * max(0.0, -evaluator.card(str(target[0])))
        case "hex":
            return 0.3 + _hexed(evaluator, str(target[0]))
        case "alchemy":
            return 0.2 if any(evaluator.thing(card) < COIN for card in evaluator.adventurer.objects) else 0.0
        case _:
            return 0.0


def _hexed(evaluator: CardEvaluator, space: str) -> float:
    """How many others may land on a space with their next roll, less what it would cost oneself."""
    ring = board().rings[board().region(space)]
    near = [abs(ring.index(evaluator.state.adventurers[other].space) - ring.index(space)) for other in alive(evaluator.state)
            if other != evaluator.seat and evaluator.state.adventurers[other].space in ring]  # fmt: skip
    own = evaluator.adventurer.space in ring and abs(ring.index(evaluator.adventurer.space) - ring.index(space)) <= 6
    return 0.1 * sum(distance <= 6 for distance in near) - 0.2 * own


def _rival(evaluator: CardEvaluator, other: Seat) -> float:
    """What harm Random is expected to do to somebody who is ahead."""
    if other == evaluator.seat:
        return -1.0
    adventurer = evaluator.state.adventurers[other]
    return (adventurer.strength + adventurer.craft + 0.3 * adventurer.gold + len(adventurer.objects) - 2) / 3


def _crowned(state: Adventure, seat: Seat) -> bool:
    """Whether somebody else is alone on the Crown of Command."""
    return any(board().region(state.adventurers[other].space) == CROWN for other in alive(state) if other != seat)


def answers(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Return what to answer to a Spell, a loss, or at a moment at which all are asked; most often nothing."""
    state, seat, adventurer, question = evaluator.state, evaluator.seat, evaluator.adventurer, menu.question.key
    casts = [move for move in menu.moves if move.name == "cast"]
    evades = [move for move in menu.moves if move.name == "evade"]
    if question == "ask-dodge":
        return (evades or [PASS])[0]
    if not casts:
        return menu.default
    match question:
        case "ask-counter":
            return casts[0] if _hurts(state, seat, menu) else PASS
        case "ask-preserve-life":
            mine = seat_of(menu.question.values.get("player")) == seat
            return casts[0] if mine and adventurer.lives <= 2 else PASS
        case "ask-preserve":
            return PASS
        case _:
            found = best_cast(evaluator, menu)
            return found or (PASS if PASS in menu.moves else menu.default)


def _hurts(state: Adventure, seat: Seat, menu: Menu) -> bool:
    """Whether a Spell that was announced hurts oneself."""
    values, spell = menu.question.values, named(menu, "spell")
    if seat_of(values.get("player")) == seat:
        return False
    aim = values.get("aim")
    aimed = seat_of(aim.values.get("target")) if isinstance(aim, Text) else None
    return spell == "roll-command" or (aimed == seat and spell in COUNTERED)
