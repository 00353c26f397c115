"""Whether the computer spends fate on a roll that a card or a space demands."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.talisman.cards.library import library
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.question_values import named
from engine.talisman.odds.chances import FACES

COST = 0.9
"""What a fate token is worth to who has few."""


def spends_on(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the die to roll anew; None where the roll is kept."""
    what, total = named(menu, "what"), int(str(menu.question.values["total"]))
    dice = [int(move.args[0]) for move in menu.moves if move.name == "fate"]
    best: tuple[float, Move] | None = None
    for face in dice:
        now = _value(evaluator, what, total)
        again = sum(_value(evaluator, what, total - face + other) for other in FACES) / 6
        if best is None or again - now > best[0]:
            best = (again - now, Move("fate", (face,)))
    cost = COST if evaluator.adventurer.fate < 3 else COST / 2
    return best[1] if best is not None and best[0] > cost else None


def _value(evaluator: CardEvaluator, what: str, total: int) -> float:
    """What it is worth to have rolled so much."""
    match what:
        case "portal":
            best = max(evaluator.strength, evaluator.craft)
            return 8.0 if total <= best else 0.0
        case "crypt":
            return _exit(total - evaluator.strength)
        case "mines":
            return _exit(total - evaluator.craft)
        case "vampires-tower":
            return -evaluator.loss((total + 1) // 2)
        case "death":
            return 0.5 * total
        case "pits" | "werewolf-den":
            return -0.6 * total
        case "chasm":
            return -evaluator.loss() if total <= 2 else 0.0
        case "armour" | "shield" | "helmet":
            least = {"armour": 4, "shield": 5, "helmet": 6}[what]
            return evaluator.loss() if total >= least else 0.0
        case "roll-command":
            return 3.0 if total >= 4 else 0.0
        case "roll-move":
            return 1.2 if total >= 4 else 0.0
        case _:
            return _rows(evaluator, what, total)


def _exit(missing: int) -> float:
    """Where the Crypt or the Mines lead out."""
    return 6.0 if missing <= 0 else 3.0 if missing == 1 else 1.0 if missing <= 3 else 0.0


def _rows(evaluator: CardEvaluator, what: str, total: int) -> float:
    """The row of a card or a space that is rolled for."""
    data = library().spaces.get(what) or library().cards.get(what)
    for effect in getattr(data, "visit", ()):
        roll = effect.only_roll(evaluator.adventurer.alignment)
        if roll is not None:
            return evaluator.effects(roll.rows[max(min(roll.rows), min(total, max(roll.rows)))])
    return 0.0
