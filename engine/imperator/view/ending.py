"""The end of a game in words: hard hits, lost lives, what everybody has left, and the damage dealt and taken."""

from __future__ import annotations

from collections.abc import Sequence

from engine.imperator.state import War, life
from engine.kernel.endings import Retrospective, TurningPoint, first_round, heaviest, number_in, seat_in
from engine.kernel.text import Seat, Text, seat_name

_OUT_WEIGHT, _LIFE_WEIGHT, _LEAD_WEIGHT = 20, 18, 12
"""How much damage it is worth as a turning point that a player is out, loses a life, or takes the lead."""


def look_back(war: War, events: Sequence[Text]) -> Retrospective:
    """Return the hardest hits and the players who went out, everybody's end, and the damage dealt and taken."""
    played_round = max(1, first_round(events, "event-battle", war.round + 1) - 1)
    hitter, turning_points = None, list[TurningPoint]()
    out: dict[Seat, int] = {}
    dealt, taken = [0] * len(war.players), [0] * len(war.players)
    leads, before_blow = 0, 0
    narrowest: dict[Seat, tuple[int, int]] = {}
    """The fewest HP with which each seat had a narrow escape, and the round."""
    hardest: dict[Seat, tuple[int, int, Seat]] = {}
    """The hardest hit that each seat took: its damage, its round and the seat that dealt it."""
    for event in events:
        seat, damage = seat_in(event), number_in(event, "damage")
        if event.key == "event-battle":
            played_round = number_in(event, "round")
        elif event.key == "event-trick":
            hitter, before_blow = seat_in(event, "who"), len(turning_points)
        elif event.key == "event-damage" and seat is not None:
            turning_points.append(TurningPoint(damage, played_round, event))
            taken[seat] += damage
            if hitter is not None:
                dealt[hitter] += damage
                if damage > hardest.get(seat, (0, 0, 0))[0]:
                    hardest[seat] = (damage, played_round, hitter)
        elif event.key == "event-lead":
            leads += 1
            if leads > 1:
                turning_points.append(TurningPoint(_LEAD_WEIGHT, played_round, event))
        elif event.key == "event-life-lost":  # it says more than its damage
            _drop_last(turning_points, "event-damage", seat)
            turning_points.append(TurningPoint(_LIFE_WEIGHT, played_round, event))
        elif event.key == "event-narrow" and seat is not None:
            escape = (number_in(event, "life"), played_round)
            narrowest[seat] = min(narrowest.get(seat, escape), escape)
        elif event.key == "event-out" and seat is not None:
            out[seat] = played_round
            _drop_last(turning_points, "event-life-lost", seat)
            turning_points.append(TurningPoint(_OUT_WEIGHT, played_round, event))
    if war.ending == "survivor":  # the last blow is the reason of the result
        last = max(out.values(), default=0)
        turning_points = turning_points[:before_blow] if last == played_round else turning_points
    seats = range(len(war.players))
    standings = [_standing(war, seat, out.get(seat, 0)) for seat in seats]
    explanations = {
        seat: _explanation(
            len(seats), dealt[seat], taken[seat], hardest.get(seat), narrowest.get(seat), max(0, leads - 1)
        )
        for seat in seats
    }
    return Retrospective(heaviest(turning_points), standings, explanations)


def _drop_last(turning_points: list[TurningPoint], key: str, seat: Seat | None) -> None:
    """Remove the last turning point if it is an event of this kind of this seat."""
    if turning_points and turning_points[-1].event.key == key and seat_in(turning_points[-1].event) == seat:
        turning_points.pop()


def _standing(war: War, seat: Seat, out: int) -> Text:
    player = war.players[seat]
    hp = life(player) if player.imperator else 0
    return Text("ending-player", {"player": seat_name(seat), "round": out, "lives": player.lives, "life": hp})


def _explanation(
    seats: int,
    dealt: int,
    taken: int,
    hardest: tuple[int, int, Seat] | None,
    narrowest: tuple[int, int] | None,
    changes: int,
) -> Text:
    """Return a seat's damage, its hardest hit and narrowest escape, and how often the lead changed."""
    damage, played_round, hitter = hardest or (0, 0, 0)
    left, escape_round = narrowest or (0, 0)
    values = {"dealt": dealt, "taken": taken, "damage": damage, "round": played_round}
    values |= {"life": left, "escape": escape_round, "changes": changes}
    return Text("ending-damage", {"other": seat_name(hitter), "seats": seats, **values})
