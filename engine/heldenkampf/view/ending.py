"""The end of a game in words: the greatest fights and strikes, what each side has left, and how its fights went."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heldenkampf.cards import card_set
from engine.heldenkampf.state import CASTLE_POINTS, HeldenkampfState, opponent, points, survivors
from engine.kernel.endings import Retrospective, TurningPoint, first_round, heaviest, number_in, seat_in
from engine.kernel.text import Seat, Text, name, seat_name

_CASTLE_WEIGHT = 4
"""How many victory points a strike at a castle is worth as a turning point, beside its damage."""


def look_back(state: HeldenkampfState, events: Sequence[Text]) -> Retrospective:
    """Return the greatest victories and strikes at castles, both sides, and how many fights each has won."""
    played_round, turning_points = first_round(events, "event-turn", state.round), list[TurningPoint]()
    for event in events:
        if event.key == "event-turn":
            played_round = number_in(event, "round")
        elif event.key == "event-defeated":
            turning_points.append(TurningPoint(number_in(event, "points"), played_round, event))
        elif event.key == "event-castle" and number_in(event, "life") and _has_castle_decided(state):
            weight = number_in(event, "damage") + _CASTLE_WEIGHT
            turning_points.append(TurningPoint(weight, played_round, event))
    standings = [_standing(state, seat) for seat in (0, 1)]
    return Retrospective(
        heaviest(turning_points), standings, {seat: _explanation(state, events, seat) for seat in (0, 1)}
    )


def reason(state: HeldenkampfState) -> Text:
    """Return why the game is over, with the victory points of the better side first."""
    best = state.winners[0] if state.winners else 0
    lost = [seat_name(seat) for seat in (0, 1) if state.sides[seat].castle <= 0]
    ending = state.ending
    if ending == "resigned":
        lost, ending = [seat_name(opponent(best))], "gave-up"
    values = {"points": points(state, best), "other": points(state, opponent(best)), "round": state.round}
    return Text("result-ending", {"ending": ending, "player": lost[0] if lost else "", **values})


def _has_castle_decided(state: HeldenkampfState) -> bool:
    """Return whether the points for a fallen castle have decided the game."""
    return state.ending == "castle" and 0 < abs(points(state, 0) - points(state, 1)) <= CASTLE_POINTS


def _standing(state: HeldenkampfState, seat: Seat) -> Text:
    castle = max(0, state.sides[seat].castle)
    values = {"points": points(state, seat), "heroes": survivors(state, seat), "castle": castle}
    return Text("ending-side", {"player": seat_name(seat), **values})


def _explanation(state: HeldenkampfState, events: Sequence[Text], seat: Seat) -> Text:
    victories = [seat_in(event) for event in events if event.key == "event-defeated"]
    monsters = [name(identifier) for identifier, data in card_set().cards.items() if data.kind == "monster"]
    killed = [seat_in(event) for event in events if event.key == "event-fallen" and event.values["foe"] in monsters]
    struck = [event for event in events if event.key == "event-castle" and seat_in(event) == seat]
    decided = "castle" if _has_castle_decided(state) else "fights"
    values: dict[str, str | int] = {
        "own": victories.count(seat) + killed.count(opponent(seat)),
        "other": victories.count(opponent(seat)) + killed.count(seat),
        "strikes": len(struck), "decided": decided, "worth": CASTLE_POINTS,
    }  # fmt: skip
    return Text("ending-fights", {"opponent": seat_name(opponent(seat)), **values})
