"""Whether the computer spends fate on a roll for a card or a space."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.talisman.cards.library import library
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.question_values import named_item
from engine.talisman.odds.chances import FACES
from engine.talisman.play.game import KILL, TAKE_LIFE, deliverable, price_of

FATE_COST, LAST_FATE_COST = 0.9, 1.5
"""Worth of a fate token to a character with few of them, and of the last one."""
DELIVERED, KILLED, WON, SOUGHT, MISSING_COIN = 9.0, 5.0, 2.5, 4.25, 1.0
"""Worth of a quest that is fulfilled at once, of killing an Enemy, of winning a life and of something to be found, and
cost of each coin that is still missing.

In 300 games of four computers a killing took 4 rounds, a life or gold 8, and nearly half of these never came.
"""


def die_to_reroll(evaluator: CardEvaluator, menu: Menu) -> Move | None:
    """Return the move that rerolls a die with fate; None if the roll is kept."""
    what, total = named_item(menu, "what"), int(str(menu.question.values["total"]))
    dice = [int(move.args[0]) for move in menu.moves if move.name == "fate"]
    best: tuple[float, Move] | None = None
    for face in dice:
        now = _value(evaluator, what, total)
        again = sum(_value(evaluator, what, total - face + other) for other in FACES) / 6
        if best is None or again - now > best[0]:
            best = (again - now, Move("fate", (face,)))
    fate = evaluator.adventurer.fate
    cost = LAST_FATE_COST if fate == 1 else FATE_COST if fate == 2 else FATE_COST / 2
    return best[1] if best is not None and best[0] > cost else None


def _value(evaluator: CardEvaluator, what: str, total: int) -> float:
    """Return the worth of a total for the card or space that asks for the roll."""
    match what:
        case "portal":
            best = max(evaluator.strength, evaluator.craft)
            return 8.0 if total <= best else 0.0
        case "crypt":
            return _worth_of_exit(total - evaluator.strength)
        case "mines":
            return _worth_of_exit(total - evaluator.craft)
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
        case "roll-quest":
            return _worth_of_quest(evaluator, total) if evaluator.state.talismans and not evaluator.talisman else 0.0
        case "roll-command":
            return 3.0 if total >= 4 else 0.0
        case "roll-move":
            return 1.2 if total >= 4 else 0.0
        case _:
            return _worth_of_row(evaluator, what, total)


def _worth_of_quest(evaluator: CardEvaluator, quest: int) -> float:
    """Return the worth of a quest of the Warlock: most if it is fulfilled at once, less what is delivered (MD-036)."""
    price = price_of(quest)
    if price is not None:
        missing = price - evaluator.adventurer.gold
        return SOUGHT - MISSING_COIN * missing if missing > 0 else DELIVERED - evaluator.spending(price)
    if quest in (KILL, TAKE_LIFE):
        return KILLED if quest == KILL else WON
    cost = min(map(evaluator.item_worth, deliverable(evaluator.adventurer, quest)), default=DELIVERED - SOUGHT)
    return DELIVERED - cost


def _worth_of_exit(missing: int) -> float:
    """Return the worth of the space where the Crypt or the Mines lead out."""
    return 6.0 if missing <= 0 else 3.0 if missing == 1 else 1.0 if missing <= 3 else 0.0


def _worth_of_row(evaluator: CardEvaluator, what: str, total: int) -> float:
    """Return the worth of the row of a card or a space for this total."""
    data = library().spaces.get(what) or library().cards.get(what)
    for effect in getattr(data, "visit", ()):
        roll = effect.only_roll(evaluator.adventurer.alignment)
        if roll is not None:
            return evaluator.effects(roll.rows[max(min(roll.rows), min(total, max(roll.rows)))])
    return 0.0
