"""The end of an expedition in words: setbacks, rescues, completed dungeons, everybody's deck, and the last fight."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.endings import Retrospective, TurningPoint, heaviest, number_in
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.play.game import boss_name
from engine.tenefyr.state import BASICS, Expedition

_DEFEAT, _RESCUE, _COMPLETED = 70, 55, 50
"""Weights of a lost fight, of a fight that one turn saved, to which the power that was missing is added, and of a
completed dungeon, to which its level is added."""
_FAR = 5
"""The least power missing before the last turn of a fight for which that turn saved it."""


def look_back(state: Expedition, events: Sequence[Text]) -> Retrospective:
    """Return lost and saved fights and the highest completed dungeons, every deck, and how the last fight ended."""
    turning_points, last, turn = list[TurningPoint](), None, None
    for event in events:
        if event.key == "event-defeat" and event.values.get("final") == "no":
            turning_points.append(TurningPoint(_DEFEAT, 0, event))
        elif event.key == "event-turn":
            turn = event.values["player"]
        elif event.key == "event-completed":
            place = event.values.get("place")
            level = number_in(place, "level") if isinstance(place, Text) else 0
            turning_points.append(TurningPoint(_COMPLETED + level, 0, event))
        elif event.key == "event-fight":
            last = None
        elif event.key in ("event-power", "event-victory"):
            missing = 0 if last is None else _missing(last)
            if event.key == "event-victory" and missing >= _FAR and turn is not None:
                values = {"player": turn, "enemy": event.values["enemy"], "missing": missing}
                turning_points.append(TurningPoint(_RESCUE + missing, 0, Text("ending-rescue", values)))
            last = event
    seats = range(len(state.players))
    explanations = {} if last is None else {seat: _explanation(state, last) for seat in seats}
    return Retrospective(heaviest(turning_points), [_standing(state, seat) for seat in seats], explanations)


def reason(state: Expedition) -> Text:
    """Return how the expedition ended: the boss, the completed dungeons and the lost fights before."""
    defeats = state.defeats - (state.ending == "defeated")
    values = {"dungeons": len(state.completed), "defeats": defeats}
    return Text("result-ending", {"ending": state.ending, "boss": boss_name(state), **values})


def _standing(state: Expedition, seat: Seat) -> Text:
    player = state.players[seat]
    cards = [*player.deck, *player.hand, *player.discard]
    values = {"cards": len(cards), "basics": sum(card in BASICS for card in cards)}
    heroes = [name(hero) for hero in player.heroes]
    left = "yes" if seat in state.left else "no"
    return Text("ending-deck", {"player": seat_name(seat), "heroes": heroes, "left": left, **values})


def _explanation(state: Expedition, last: Text) -> Text:
    values = {"total": number_in(last, "total"), "power": number_in(last, "power"), "missing": _missing(last)}
    return Text("ending-last-fight", {"ending": state.ending, **values})


def _missing(event: Text) -> int:
    """Return the power that the heroes still need according to an event of a fight."""
    return max(0, number_in(event, "power") - number_in(event, "total"))
