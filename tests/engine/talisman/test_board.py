"""The board of Talisman: the order of its spaces, the ways between them, and landing places of rafts."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

import pytest

from engine.talisman.board import CROWN, INNER, MIDDLE, OUTER, Board, Way, board

RAFTS = {
    "fields-1": {"portal"}, "fields-6": {"portal"}, "graveyard": {"black-knight"}, "woods-1": {"hidden-valley"},
    "sentinel": {"hills-3"}, "hills-1": {"cursed-glade"}, "fields-2": {"cursed-glade"}, "crags": {"runes-1"},
    "plains-1": {"chasm"}, "woods-2": {"runes-2"}, "fields-3": {"warlocks-cave"}, "fields-4": {"warlocks-cave"},
    "hills-2": {"desert-1"}, "plains-2": {"oasis"}, "woods-3": {"desert-2"}, "plains-3": {"temple"},
    "fields-5": {"temple"}, "ruins": {"woods-4"}, "plains-4": {"runes-3"}, "forest": {"castle"},
    "village": set[str](), "chapel": set[str](), "city": set[str](), "tavern": set[str](),
}  # fmt: skip
"""The spaces where a raft may land (M-307)."""


@pytest.fixture
def known() -> Board:
    return board()


def targets(ways: Sequence[Way]) -> set[tuple[str, str]]:
    return {(way.target, way.crossing) for way in ways}


def test_there_are_49_spaces_in_three_regions_and_the_crown(known: Board) -> None:
    assert [len(known.rings[region]) for region in (OUTER, MIDDLE, INNER, CROWN)] == [24, 16, 8, 1]
    outer = Counter(known.kind(space) for space in known.rings[OUTER])
    assert (outer["fields"], outer["plains"], outer["woods"], outer["hills"]) == (6, 4, 3, 2)
    assert len(outer) == 13
    middle = Counter(known.kind(space) for space in known.rings[MIDDLE])
    assert (middle["runes"], middle["desert"]) == (3, 2)
    assert len(middle) == 13
    draws = {region: Counter(known.spaces[space].draw for space in known.rings[region]) for region in (OUTER, MIDDLE)}
    assert draws[OUTER] == {0: 7, 1: 16, 2: 1}
    assert draws[MIDDLE] == {0: 5, 1: 9, 2: 1, 3: 1}


def test_every_place_of_the_grid_has_one_space_and_neighbours_lie_side_by_side(known: Board) -> None:
    places = {space.at for space in known.spaces.values()}
    assert places == {(row, column) for row in range(7) for column in range(7)}
    for region in (OUTER, MIDDLE, INNER):
        for space in known.rings[region]:
            here, there = known.spaces[space].at, known.spaces[known.step(space, 1)].at
            assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1


def test_the_shortest_walk_is_the_way_of_every_roll_also_over_the_bridge(known: Board) -> None:
    for start, roll in itertools.product((*known.rings[OUTER], *known.rings[MIDDLE]), range(1, 7)):
        for way in known.ways(start, roll):
            assert tuple(known.shortest_walk(start, way.target)) == way.path


def test_the_shortest_walk_leads_from_the_portal_to_the_crown_by_its_links(known: Board) -> None:
    assert known.shortest_walk("portal", "plain-of-peril") == ("plain-of-peril",)
    assert known.shortest_walk("valley-of-fire", "crown") == ("crown",)
    assert known.shortest_walk("death", "crown") == ("werewolf-den", "valley-of-fire", "crown")
    assert known.shortest_walk("crypt", "crypt") == ()


def test_the_example_of_the_temple_leads_to_the_oasis_or_the_runes(known: Board) -> None:
    """M-236."""
    assert targets(known.ways("temple", 2)) == {("oasis", ""), ("runes-3", "")}


def test_the_example_of_the_graveyard_leads_over_the_bridge_to_the_portal(known: Board) -> None:
    """M-298, M-299: Sentinel with the 2nd step, Hills with the 3rd, the Portal with the 6th."""
    way = Way(("woods-1", "sentinel", "hills-3", "hidden-valley", "black-knight", "portal"), MIDDLE)
    assert way in known.ways("graveyard", 6)
    assert known.beyond_portal("graveyard", 6) == [], "a move that ends there does not lead beyond (M-310)"


def test_crossing_the_bridge_takes_one_step_more_than_reaching_the_sentinel(known: Board) -> None:
    """M-292, M-297, M-300, M-300a."""
    assert targets(known.ways("woods-1", 1)) == {("sentinel", ""), ("graveyard", "")}
    assert targets(known.ways("woods-1", 2)) == {("hills-1", ""), ("fields-1", ""), ("hills-3", MIDDLE)}
    assert targets(known.ways("hills-1", 3)) == {
        ("graveyard", ""), ("crags", ""), ("hidden-valley", MIDDLE), ("cursed-glade", MIDDLE)
    }  # fmt: skip
    assert targets(known.ways("sentinel", 1)) == {("hills-1", ""), ("woods-1", ""), ("hills-3", MIDDLE)}


def test_from_the_middle_region_the_sentinel_is_one_step_from_the_hills(known: Board) -> None:
    """M-300b."""
    assert targets(known.ways("hills-3", 1)) == {
        ("hidden-valley", ""), ("cursed-glade", ""), ("sentinel", OUTER)
    }  # fmt: skip
    assert targets(known.ways("cursed-glade", 3)) >= {("woods-1", OUTER), ("hills-1", OUTER)}
    assert not any(way.crossing for way in known.ways("castle", 4))


def test_the_portal_may_be_tried_only_by_a_move_that_leads_beyond_it(known: Board) -> None:
    """M-310, M-310a, M-310b."""
    assert known.beyond_portal("castle", 1) == []
    assert known.beyond_portal("castle", 2) == [Way(("portal",))]
    assert known.beyond_portal("black-knight", 6) == [Way(("portal",))]
    assert known.beyond_portal("portal", 1) == [Way(("portal",))]
    assert known.beyond_portal("hills-3", 3) == []
    assert [way.crossing for way in known.beyond_portal("sentinel", 5)] == [MIDDLE]
    assert known.beyond_portal("woods-1", 4) == [], "the bridge leads to the Hidden Valley only"


def test_two_branches_lead_from_the_plain_of_peril_to_the_valley_of_fire(known: Board) -> None:
    """M-316, M-319 .. M-321, M-341."""
    craft = ["plain-of-peril", "mines", "vampires-tower", "pits", "valley-of-fire"]
    strength = ["plain-of-peril", "crypt", "death", "werewolf-den", "valley-of-fire"]
    for branch in (craft, strength):
        for here, there in itertools.pairwise(branch):
            assert there in known.inward(here)
            assert here in known.outward(there)
    assert [len(known.inward(space)) for space in craft] == [2, 1, 1, 1, 1]
    assert [len(known.outward(space)) for space in craft] == [0, 1, 1, 1, 2]
    assert known.inward("valley-of-fire") == ("crown",)


def test_rafts_land_straight_across_the_river(known: Board) -> None:
    """M-303, M-307: twenty spaces of the Outer Region have one opposite, the corners none."""
    assert {space: set(known.opposite(space)) for space in known.rings[OUTER]} == RAFTS
    for space in known.rings[MIDDLE]:
        assert set(known.opposite(space)) == {outer for outer, across in RAFTS.items() if space in across}
    assert known.opposite("mines") == ()
