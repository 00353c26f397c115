"""The end of an expedition in words: setbacks and completed dungeons, everybody's deck, and the last fight."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.endings import Retrospective, TurningPoint, heaviest, number_in
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.play.game import boss_name
from engine.tenefyr.state import BASICS, Expedition

_DEFEAT, _BOSS, _COMPLETED = 70, 60, 50
"""Weights of a lost fight, the boss's attack and a completed dungeon, to which its level is added."""


def look_back(state: Expedition, events: Sequence[Text]) -> Retrospective:
    """Return lost fights and the highest completed dungeons, every deck, and how the last fight ended."""
    turning_points, last = list[TurningPoint](), None
    for event in events:
        if event.key == "event-defeat" and event.values.get("final") == "no":
            turning_points.append(TurningPoint(_DEFEAT, 0, event))
        elif event.key in ("event-boss-attacks", "event-boss-left"):
            turning_points.append(TurningPoint(_BOSS, 0, event))
        elif event.key == "event-completed":
            place = event.values.get("place")
            level = number_in(place, "level") if isinstance(place, Text) else 0
            turning_points.append(TurningPoint(_COMPLETED + level, 0, event))
        elif event.key in ("event-power", "event-victory"):
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
    total, power = number_in(last, "total"), number_in(last, "power")
    values = {"total": total, "power": power, "missing": max(0, power - total)}
    return Text("ending-last-fight", {"ending": state.ending, **values})
