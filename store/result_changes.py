"""What is written about finished games: who came where, and how strong people are by now."""

from __future__ import annotations

from store.schema import ratings, results
from store.statements import Change, Putting

_put_result = Putting(results, "person_id", "guild_id", "game", "ended", "place", "outcome")
_put_rating = Putting(ratings, "mu", "sigma", "played", "won", "drawn", "left")


def result(
    table_id: int,
    seat: int,
    *,
    person_id: int | None,
    guild_id: int,
    game: str,
    ended: float,
    place: int,
    outcome: str,
) -> Change:
    """How a game ended for a seat; see :class:`store.results.ResultRow`."""
    values = {"person_id": person_id, "guild_id": guild_id, "game": game, "ended": ended}
    return _put_result(table_id=table_id, seat=seat, **values, place=place, outcome=outcome)


def rating(
    person_id: int,
    guild_id: int,
    game: str,
    *,
    mu: float,
    sigma: float,
    played: int,
    won: int,
    drawn: int,
    left: int,
) -> Change:
    """How strong somebody is at a game in a server (0: everywhere), and what that rests on."""
    counts = {"played": played, "won": won, "drawn": drawn, "left": left}
    return _put_rating(person_id=person_id, guild_id=guild_id, game=game, mu=mu, sigma=sigma, **counts)
