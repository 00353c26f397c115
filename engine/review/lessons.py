"""One line for each player to learn from a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from engine.kernel.game import Game
from engine.kernel.text import Text
from engine.review.comparing import FEWEST, Comparison
from engine.review.game_review import Balance, mistake_sign

LUCKY = 0.10
"""The least luck that is called luck or bad luck."""


def lesson(rules: Game[Any], decisions: Sequence[Comparison], balance: Balance) -> Text:
    """Return what a seat can learn: the kind of move that cost most and the kind to think of instead."""
    costs: dict[tuple[str, str], float] = defaultdict(float)
    total, count = 0.0, 0
    for decision in decisions:
        if decision.worlds < FEWEST or mistake_sign(decision.loss().lower) is None:
            continue
        better = max(decision.others, key=decision.chance)
        costs[decision.made.name, better.name] += decision.loss().mean
        total, count = total + decision.loss().mean, count + 1
    if not costs:
        luck = "good" if balance.luck >= LUCKY else "bad" if balance.luck <= -LUCKY else "even"
        return Text("review-lesson-none", {"luck": luck, "points": round(100 * abs(balance.luck))})
    made, better = max(costs, key=lambda pair: costs[pair])
    values = {"count": count, "points": round(100 * total), "made": rules.verbs.label(made)}
    if made == better:
        return Text("review-lesson-target", values)
    return Text("review-lesson-kind", {**values, "better": rules.verbs.label(better)})
