"""Ratings of people, with the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from store.results import EVERYWHERE, NOBODY, RatingRow

_MODEL = PlackettLuce()
NEWCOMER = 1000
LISTED = 5
"""Number of different opponents in rated games that a person needs to be listed in a server."""
LISTED_EVERYWHERE = 10
"""Number of different opponents that a person needs to be listed among all servers."""
_SCALE = 25


class RatedSide(NamedTuple):
    """People who won or lost together, with their place (1 is the best, equal places are a draw)."""

    people: Sequence[int]
    place: int


class Strength(NamedTuple):
    """Estimated strength of a person and its uncertainty."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """Rating as shown to people: 1000 for a newcomer, and a conservative estimate afterwards."""
        return NEWCOMER + round(_SCALE * (self.mu - 3 * self.sigma))


def opponents_to_be_listed(guild_id: int) -> int:
    """Return the number of opponents that a person needs to be listed in a server, or everywhere."""
    return LISTED_EVERYWHERE if guild_id == EVERYWHERE else LISTED


def weights(rated_sides: Sequence[RatedSide], met: Mapping[tuple[int, int], int]) -> dict[int, float]:
    """Return the weight of a game for each person, at most 1: the average of its weights against each opponent.

    ``met`` is the number of recent rated games of two people with each other: the second game counts half, the third
    a third. Deleted opponents (:data:`~store.results.NOBODY`) may have been any of these people.
    """
    counted: dict[int, float] = {}
    for side in rated_sides:
        others = [person for other in rated_sides if other is not side for person in other.people]
        for person in side.people:
            unknown = met.get((person, NOBODY), 0)
            shares = [1 / (1 + met.get((person, other), 0) + unknown) for other in others]
            counted[person] = sum(shares) / len(shares) if shares else 0.0
    return counted


def after(
    rated_sides: Sequence[RatedSide], before: Mapping[int, RatingRow], counted: Mapping[int, float] | None = None
) -> dict[int, Strength]:
    """Return the strength of each person after a game; empty if there is only one side.

    ``counted`` is the share of the change for each person (see :func:`weights`); None means all of it.
    """
    if len(rated_sides) < 2:
        return {}
    teams = [[_rating(before.get(person)) for person in side.people] for side in rated_sides]
    changed = _MODEL.rate(teams, ranks=[float(side.place) for side in rated_sides])
    return {
        person: _moved(old, new, 1.0 if counted is None else counted[person])
        for side, old_team, team in zip(rated_sides, teams, changed, strict=True)
        for person, old, new in zip(side.people, old_team, team, strict=True)
    }


def strength(row: RatingRow) -> Strength:
    return Strength(row.mu, row.sigma)


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return _MODEL.rating() if row is None else _MODEL.rating(mu=row.mu, sigma=row.sigma)


def _moved(old: PlackettLuceRating, new: PlackettLuceRating, share: float) -> Strength:
    """Return the strength at this share of the way from the old to the new rating."""
    return Strength(old.mu + share * (new.mu - old.mu), old.sigma + share * (new.sigma - old.sigma))
