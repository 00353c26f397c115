"""Luck apart from play: where the result of each seat or group came from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.review.comparing import Comparison
from engine.review.game_review import Balance
from engine.review.playouts import Chances


def balances(curve: Sequence[Chances], steps: Sequence[int], decisions: Sequence[Comparison]) -> list[Balance]:
    """Return the balance of each place: start + luck + own + others = result.

    Luck is added up stretch by stretch of the curve: the chance at its end minus the chance at its start and what the
    moves between changed.
    """
    places: list[Balance] = []
    for place in range(len(curve[0])):
        own = others = luck = 0.0
        for start, end, here, there in zip(steps, steps[1:], curve, curve[1:], strict=False):
            changed = 0.0
            for decision in decisions:
                if start < decision.step <= end:
                    effect = play_of(decision, place)
                    changed += effect
                    own, others = (own + effect, others) if decision.place == place else (own, others + effect)
            luck += there[place] - here[place] - changed
        places.append(Balance(curve[0][place], luck, own, others, curve[-1][place]))
    return places


def play_of(decision: Comparison, place: int) -> float:
    """Return how a move changed the chance of a place: what it surely lost or won, 0 if unsure.

    It may have lost something in comparison with the best other move, and won something with the simple player's.
    """
    best = max(decision.others, key=decision.chance)
    if decision.difference(best).lower > 0:
        return -decision.difference(best, place).mean
    if decision.made != decision.simple and decision.difference(decision.simple).upper < 0:
        return -decision.difference(decision.simple, place).mean
    return 0.0
