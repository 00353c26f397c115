"""How strong people are: what a counted game changes (openskill, the model of Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from store.results import RatingRow

_MODEL = PlackettLuce()
NEWCOMER = 1000
_SCALE = 25


class Side(NamedTuple):
    """People who won or lost together, with their place (1 is the best, equal places are a draw)."""

    people: Sequence[int]
    place: int


class Strength(NamedTuple):
    """How strong somebody is, and how uncertain that still is."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """As people read it: 1000 for a newcomer, more for everything that is known for certain."""
        return NEWCOMER + round(_SCALE * (self.mu - 3 * self.sigma))


def after(sides: Sequence[Side], before: Mapping[int, RatingRow]) -> dict[int, Strength]:
    """Return the strength of each person after a game; nobody's changes where there is only one side."""
    if len(sides) < 2:
        return {}
    teams = [[_rating(before.get(person)) for person in side.people] for side in sides]
    changed = _MODEL.rate(teams, ranks=[float(side.place) for side in sides])
    return {
        person: Strength(rating.mu, rating.sigma)
        for side, team in zip(sides, changed, strict=True)
        for person, rating in zip(side.people, team, strict=True)
    }


def strength(row: RatingRow) -> Strength:
    return Strength(row.mu, row.sigma)


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return _MODEL.rating() if row is None else _MODEL.rating(mu=row.mu, sigma=row.sigma)
