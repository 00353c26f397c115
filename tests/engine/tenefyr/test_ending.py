"""What is said about an expedition after its end."""

from __future__ import annotations

from engine.kernel.dice import Dice
from engine.kernel.text import Text, name, seat_name
from engine.tenefyr.scenario import given
from engine.tenefyr.view.ending import look_back


def test_a_turn_that_wins_a_fight_from_far_behind_is_a_turning_point() -> None:
    state = given({"place": 1, "dungeons": [{"cards": ["ogre"]}], "a": {}, "b": {}}, ("a", "b"), Dice(b"")).state
    for total, saved in ((2, True), (3, False)):
        events = [
            Text("event-fight", {"enemy": name("ogre"), "power": 7}),
            Text("event-turn", {"player": seat_name(1)}),
            Text("event-power", {"enemy": name("ogre"), "power": 7, "total": total}),
            Text("event-turn", {"player": seat_name(0)}),
            Text("event-victory", {"enemy": name("ogre"), "power": 7, "total": 8}),
            Text("event-boss-attacks"),
        ]
        rescue = Text("ending-rescue", {"player": seat_name(0), "enemy": name("ogre"), "missing": 5})
        points = [point.values["event"] for point in look_back(state, events).turning_points]
        assert points == ([rescue] if saved else [])
