"""The content of a review's picture: curves of chances, signs at mistakes, and where the results came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.review.game_review import Balance, Mistake, Review

MOST_SHOWN = 5
"""The most mistakes that an answer shows, those that cost most."""


def shown_mistakes(review: Review) -> list[Mistake]:
    """Return the mistakes that cost most, in the order of the game."""
    worst = sorted(review.mistakes, key=lambda mistake: -mistake.cost)[:MOST_SHOWN]
    return [mistake for mistake in review.mistakes if mistake in worst]


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
                "sign": mistake.judgement,
                "step": mistake.step,
                "place": (place := 0 if together else mistake.seat),
                "chance": chance_at(review, mistake.step, place),
            }
            for mistake in shown_mistakes(review)
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
