"""Worth of meeting another character: attacking it, robbing it, taking its Followers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.menus import Move
from engine.kernel.text import Seat
from engine.talisman.cards.worths import GOLD_WORTH, TALISMAN_WORTH
from engine.talisman.computer.card_evaluator import RIVAL_LIFE_WORTH, CardEvaluator
from engine.talisman.computer.chances import odds
from engine.talisman.play.robbing import BEGUILING, may_lure
from engine.talisman.state import Attribute

RIVALRY = 0.3
"""Extra worth of a card that is taken from a rival, as a share of its worth to the rival."""
DEATH_WORTH = 1.5
"""Worth of another character's death."""


def meetings(evaluator: CardEvaluator, other: Seat) -> Iterator[tuple[float, Move]]:
    """Yield everything that a character may do to another one on its space, each move after its worth."""
    state, seat = evaluator.state, evaluator.seat
    victim = CardEvaluator(state, other)
    yield _attack(evaluator, victim, "strength"), Move("attack", (other,))
    if evaluator.can("psychic"):
        yield _attack(evaluator, victim, "craft"), Move("combat", (other,))
    loot = _spoils(evaluator, victim) - (TALISMAN_WORTH if state.crowned else 0.0)
    if evaluator.can("rob"):
        yield loot, Move("rob", (other,))
    if evaluator.can("beguile"):
        yield loot * ((7 - BEGUILING[victim.adventurer.alignment]) / 6), Move("beguile", (other,))
    for card in victim.adventurer.followers:
        if may_lure(state, seat, card):
            yield _worth_of_taking(evaluator, victim, card), Move("lure", (card,))


def _worth_of_taking(evaluator: CardEvaluator, victim: CardEvaluator, card: str) -> float:
    return evaluator.gift(card) + RIVALRY * victim.item_worth(card)


def _spoils(evaluator: CardEvaluator, victim: CardEvaluator) -> float:
    """Return the worth of the best single item to take: an Object or a gold."""
    gold = GOLD_WORTH if victim.adventurer.gold else 0.0
    return max([gold, *(_worth_of_taking(evaluator, victim, card) for card in victim.adventurer.objects)])


def _attack(evaluator: CardEvaluator, victim: CardEvaluator, attribute: Attribute) -> float:
    """Return the worth of a battle or psychic combat: a life, a gold or an Object, or everything if the loser dies."""
    state = evaluator.state
    if attribute == "craft":
        chances, saved = odds(evaluator.craft - victim.craft), 1.0
    else:
        foe_dice = 0 if evaluator.foe_dice == 0 else victim.dice
        chances, saved = odds(evaluator.battle - victim.battle, evaluator.dice, foe_dice), evaluator.armour
    life = RIVAL_LIFE_WORTH + (TALISMAN_WORTH / 2 if state.crowned else 0.0)
    if victim.adventurer.lives == 1:
        life += DEATH_WORTH + 0.6 * sum(evaluator.item_worth(card) for card in victim.adventurer.objects)
    if attribute == "craft" and evaluator.can("drain"):  # MD-123
        life += evaluator.healing(1)
    elif attribute == "strength":
        life *= victim.armour
    won = life if state.crowned else max(life, _spoils(evaluator, victim))
    won += 5.0 if evaluator.quest == 1 else 0.0
    return chances.won * won - chances.lost * (evaluator.loss() * saved + 0.5)
