"""The content of a review's picture: curves of chances, signs at moves, and where the results came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.review.game_review import Balance, Mark, Review

MOST_SHOWN = 5
"""The most moves that an answer points out."""


def shown_marks(review: Review) -> list[Mark]:
    """Return the mistakes that cost most, then the best moves and close choices, in the order of the game."""
    first = sorted(review.marks, key=lambda mark: (not mark.is_mistake, -mark.weight))[:MOST_SHOWN]
    return [mark for mark in review.marks if mark in first]


def chart(review: Review, together: bool, people: Sequence[str], group: str) -> Mapping[str, Any]:
    """Return what the picture draws; a group that plays together has one curve in its own name."""
    names = [group] if together else people
    last = review.chances[-1]
    is_decided = together or len(set(last)) > 1
    return {
        "together": together,
        "length": review.length,
        "lines": [
            {
                "name": name,
                "wins": is_decided and last[place] > 0,
                "chances": [chances[place] for chances in review.chances],
            }
            for place, name in enumerate(names)
        ],
        "steps": list(review.steps),
        "signs": [
            {
                "sign": mark.sign,
                "step": mark.step,
                "place": (place := 0 if together else mark.seat),
                "chance": chance_at(review, mark.step, place),
            }
            for mark in shown_marks(review)
        ],
        "balances": [_in_percent(balance) for balance in review.balances],
    }


def chance_at(review: Review, step: int, place: int) -> float:
    """Return the chance on the curve at a step, between two of its points if need be."""
    chances = [point[place] for point in review.chances]
    for start, end, here, there in zip(review.steps, review.steps[1:], chances, chances[1:], strict=False):
        if start <= step <= end:
            return here + (there - here) * (step - start) / max(1, end - start)
    return chances[-1]


def _in_percent(balance: Balance) -> Mapping[str, int]:
    """Return a balance in whole points that still add up: luck takes what rounding leaves."""
    start, own, others, result = (
        round(100 * share) for share in (balance.start, balance.own, balance.others, balance.result)
    )
    return {"start": start, "luck": result - start - own - others, "own": own, "others": others, "result": result}
