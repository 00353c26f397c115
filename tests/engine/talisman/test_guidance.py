"""What people read about their next goal, and why the computer makes its moves."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.talisman.board import space_name
from engine.talisman.computer.explanations import explain
from engine.talisman.computer.guidance import guidance
from engine.talisman.state import Adventure
from tests.engine.talisman.test_computer_choices import match_with


def goal_of(character: str, space: str, **fields: Any) -> Text:
    """Return the goal in the guidance of a character in this position."""
    return goal_in(*match_with(character, space, **fields))


def goal_in(match: Match[Adventure], seat: int) -> Text:
    """Return the goal in the guidance of a seat."""
    text = guidance(match.state, seat)
    assert text is not None
    goal = text.values["goal"]
    assert isinstance(goal, Text)
    return goal


def why(character: str, space: str, move: Move, **fields: Any) -> Text | None:
    """Return the computer's reason for a move of a character in this position."""
    match, seat = match_with(character, space, **fields)
    return explain(match.state, seat, move)


def test_a_weak_character_is_told_what_it_lacks_and_which_trophies_bring_it() -> None:  # M-238
    goal = goal_of("elf", "fields-1", trophies=["wolf.1"])  # Strength 3, Craft 4; a Wolf is worth 2 of 7 points
    assert goal == Text("guidance-grow", {"strength": 2, "craft": 1, "points": 5, "attribute": "strength"})


@pytest.mark.parametrize(
    ("fields", "way"),
    [
        ({}, "tavern"),
        ({"offer": "ferry"}, "ferry"),
        ({"gold": 3}, "axe"),
        ({"objects": ["axe.p1"], "strength": 2}, "raft"),
        ({"raft": True}, "afloat"),
    ],
)
def test_a_character_too_weak_for_the_sentinel_is_told_another_way_over_the_river(
    fields: dict[str, Any], way: str
) -> None:  # M-302, MD-021
    goal = goal_of("elf", "fields-1", **{"strength": 3, **fields})
    assert (goal.key, goal.values["way"], goal.values["missing"]) == ("guidance-river-weak", way, 4)


def test_the_strength_that_is_missing_for_the_sentinel_counts_down_to_one() -> None:
    missing = [goal_of("elf", "fields-1", strength=strength).values["missing"] for strength in (4, 5, 6)]
    assert missing == [3, 2, 1], "with one more the way leads over the bridge"


def test_a_strong_character_is_sent_past_the_sentinel() -> None:
    assert goal_of("elf", "fields-1", strength=7).key == "guidance-river"


def test_a_wounded_character_is_told_where_it_is_healed() -> None:
    assert goal_of("elf", "fields-1", lives=1, gold=1).values == {"lives": 1, "where": "village"}
    assert goal_of("elf", "castle", lives=2, gold=1).values["where"] == "castle"
    assert goal_of("elf", "fields-1", lives=1).values["where"] == "none"


def test_a_talisman_on_the_board_of_the_same_region_is_pointed_out() -> None:
    match, seat = match_with("elf", "fields-1")
    match.state.cards["ruins"] = ["talisman.1"]
    assert goal_in(match, seat) == Text("guidance-talisman-lies", {"space": space_name("ruins")})
    match.state.adventurers[seat].space = "castle"
    assert goal_in(match, seat) == Text("guidance-talisman", {"space": space_name("warlocks-cave")})


def test_without_talismans_in_the_supply_their_owners_are_named() -> None:
    match, seat = match_with("elf", "castle")
    match.state.talismans.clear()
    match.state.adventurers[1 - seat].objects = ["talisman.1"]
    goal = goal_in(match, seat)
    assert goal == Text("guidance-talisman-taken", {"owners": (seat_name(1 - seat),), "count": 1})


def test_with_a_talisman_the_way_leads_to_the_portal_once_one_is_strong_enough() -> None:
    weak = goal_of("elf", "castle", objects=["talisman.1"])
    assert weak.key == "guidance-portal-later"
    assert weak.values["missing"] == 5  # a Craft of 9 is needed for three dice
    assert goal_of("elf", "castle", objects=["talisman.1"], strength=7).key == "guidance-portal"


@pytest.mark.parametrize(
    ("space", "fields", "stage"),
    [
        ("fields-1", {}, 1),
        ("fields-1", {"lives": 1}, 1),
        ("castle", {}, 2),
        ("castle", {"lives": 1, "gold": 1}, 2),
        ("castle", {"quest": 2}, 2),
        ("castle", {"objects": ["talisman.1"]}, 3),
        ("crypt", {"objects": ["talisman.1"]}, 4),
    ],
)
def test_the_stage_stays_the_same_while_the_next_step_changes(space: str, fields: dict[str, Any], stage: int) -> None:
    match, seat = match_with("elf", space, **fields)
    text = guidance(match.state, seat)
    assert text is not None
    assert text.values["stage"] == stage


@pytest.mark.parametrize("move", ["roll", "explore", "done", "keep", "drink"])
def test_obvious_moves_of_the_computer_are_not_explained(move: str) -> None:
    assert why("elf", "fields-1", Move(move, ("potion.1",) if move == "drink" else ())) is None


def test_the_computer_says_what_a_space_is_good_for() -> None:
    match, seat = match_with("elf", "fields-1")
    match.state.cards["hills-1"] = ["wolf.1"]
    assert explain(match.state, seat, Move("move", ("hills-1",))) == Text(
        "explain-foe", {"foe": name("wolf"), "percent": 58}
    )
    assert explain(match.state, seat, Move("move", ("ruins",))) == Text("explain-draw", {"count": 2})
    assert explain(match.state, seat, Move("move", ("plains-1",))) is None


def test_the_computer_names_its_goal_and_the_distance() -> None:
    goal = {"reason": "talisman", "space": space_name("warlocks-cave"), "steps": 5, "strength": 9}
    assert why("elf", "castle", Move("move", ("woods-4",))) == Text("explain-goal", goal)
    assert why("elf", "castle", Move("move", ("black-knight",))) is None


def test_the_way_over_the_river_is_explained_by_the_talismans_there() -> None:
    assert why("elf", "tavern", Move("journey", ("temple",))) == Text("explain-middle", {"talisman": "no"})


def test_a_goal_far_away_is_no_reason() -> None:
    assert why("elf", "village", Move("move", ("fields-1",)), strength=3) is None  # the Tavern is far away
    assert why("elf", "runes-2", Move("move", ("warlocks-cave",))) is not None


def test_two_enemies_on_a_space_are_no_single_one_to_beat() -> None:
    match, seat = match_with("elf", "fields-1")
    match.state.cards["hills-1"] = ["wolf.1", "goblin.1"]
    assert explain(match.state, seat, Move("move", ("hills-1",))) is None


def test_the_chance_is_the_reason_for_opening_the_portal() -> None:
    reason = why("elf", "castle", Move("open", ("strength",)), objects=["talisman.1"], strength=5)
    assert reason == Text("explain-open", {"attribute": "strength", "percent": 72})


def test_a_reason_names_the_number_of_trophy_points_of_this_table() -> None:
    match, seat = match_with("elf", "fields-1")
    match.state.options = match.state.options.model_copy(update={"trophies": "5"})
    assert explain(match.state, seat, Move("trade", (("wolf.1",),))) == Text("explain-trade", {"rate": 5})


def test_beyond_the_first_trial_the_goal_is_the_rest_of_the_way() -> None:
    assert goal_of("elf", "plain-of-peril", objects=["talisman.1"]).key == "guidance-inner"
    assert goal_of("elf", "crypt", objects=["talisman.1"]).key == "guidance-inner-on"
