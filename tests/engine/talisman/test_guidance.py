"""What people read about their next goal, and why the computer makes its moves."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Text, name, seat_name
from engine.talisman.board import MIDDLE, space_name
from engine.talisman.computer.explanations import explain
from engine.talisman.computer.guidance import guidance
from engine.talisman.computer.private_reasons import reason_in_private
from engine.talisman.computer.quests import ACROSS
from engine.talisman.odds.wording import chance
from engine.talisman.options import Options
from engine.talisman.play.routes import ways
from engine.talisman.state import Adventure, Fight, FightSide, Foe
from engine.talisman.view.labels import space_label
from tests.engine.talisman.adventures import new_match, next_question
from tests.engine.talisman.test_computer_choices import match_with
from tests.wording import strict_languages


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
    assert (goal.key, goal.values["way"], goal.values["missing"]) == ("guidance-river-weak", way, 3)


def test_a_character_far_too_weak_for_the_sentinel_is_advised_to_collect_gold_for_an_axe() -> None:
    assert [goal_of("elf", "fields-1", strength=more).values["way"] for more in (2, 3)] == ["gold", "tavern"]


def test_the_strength_that_is_missing_for_the_sentinel_counts_down_to_one() -> None:
    missing = [goal_of("elf", "fields-1", strength=strength).values["missing"] for strength in (3, 4, 5)]
    assert missing == [3, 2, 1], "with one more the way leads over the bridge"


def test_a_strong_character_is_sent_past_the_sentinel() -> None:
    assert goal_of("elf", "fields-1", strength=6).key == "guidance-river"


@pytest.mark.parametrize("space", ["plains-1", "fields-1", "hills-1"])
def test_the_goal_sends_a_character_over_the_bridge_exactly_when_the_hint_does(space: str) -> None:
    crossings = set[bool]()
    for strength, lives, roll in product(range(2, 9), (2, 4), range(1, 7)):
        match, seat = match_with("elf", space, strength=strength, lives=lives)
        match.state.phase, match.state.roll = "move", roll
        match = Match(match.rules, match.dice, match.state, seats=2)
        over = [Move("move", (way.target,)) for way in ways(match.state, seat) if way.crossing == MIDDLE]
        if over:
            hint = next(iter(match.rules.advise(match.state, seat, match.menus()[seat]))).move
            key = goal_in(match, seat).key
            assert (key == "guidance-bridge") == (hint in over), (strength, lives, roll, hint)
            assert key != "guidance-river", "the bridge is in reach"
            crossings.add(hint in over)
    assert crossings == {True, False}


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
    ("quest", "lying", "target"),
    [
        (2, "wolf.1", (name("wolf"), 72)),  # Strength 2 against the Elf's 4
        (2, "dragon.1", None),
        (3, "guide.1", (name("guide"), 0)),
        (3, "hag.1", None),
        (3, "wand.1", None),
        (4, "wand.1", (name("wand"), 0)),
        (4, "guide.1", None),
        (5, "bag-of-gold.1", (name("bag-of-gold"), 0)),
        (6, "bag-of-gold.1", (name("bag-of-gold"), 0)),
        (6, "wand.1", None),
        (1, "wolf.1", None),
    ],
)
def test_what_lies_in_the_region_for_a_quest_is_named_with_its_distance(
    quest: int, lying: str, target: tuple[Text, int] | None
) -> None:  # MD-035, MD-036
    match, seat = match_with("elf", "castle", quest=quest, strength=1)
    match.state.cards["hidden-valley"] = [lying]  # three steps from the Castle
    task = {"quest": Text(f"quest-{quest}")}
    if target is None:
        assert goal_in(match, seat) == Text("guidance-quest", task)
        return
    what = {"what": target[0], "percent": target[1], "space": space_name("hidden-valley"), "steps": 3}
    assert goal_in(match, seat) == Text("guidance-quest-at", task | what)
    match.state.cards = {"fields-1": [lying]}
    assert goal_in(match, seat) == Text("guidance-quest", task), "it lies in another region"


def test_of_two_targets_of_a_quest_the_nearer_one_is_named() -> None:
    match, seat = match_with("elf", "castle", quest=6)
    match.state.gold["temple"], match.state.cards["portal"] = 2, ["bag-of-gold.1"]
    assert goal_in(match, seat).values["what"] == name("bag-of-gold")
    del match.state.cards["portal"]
    assert goal_in(match, seat).values["what"] == Text("here-coins", {"gold": 2})


@pytest.mark.parametrize(
    ("quest", "rival", "named"),
    [
        (1, {}, True),
        (1, {"strength": 3}, False),
        (1, {"space": "crypt"}, False),
        (5, {"space": "fields-1", "gold": 1}, False),
        (5, {"gold": 1}, True),
        (5, {}, False),
        (4, {"objects": ["wand.1"]}, True),
        (4, {"objects": ["axe.1"]}, False),
        (3, {"followers": ["guide.1"]}, False),
    ],
)
def test_a_rival_that_can_be_beaten_for_a_quest_is_named(
    quest: int, rival: dict[str, Any], named: bool
) -> None:  # MD-034, MD-036
    match, seat = match_with("elf", "castle", quest=quest, strength=2)
    rivals = {"character": "priest", "space": "portal", "gold": 0, "strength": 0, "objects": [], "followers": []}
    for field, value in {**rivals, **rival}.items():
        setattr(match.state.adventurers[1 - seat], field, value)
    goal = goal_in(match, seat)
    assert (goal.key == "guidance-quest-at") == named
    if named:
        assert goal.values["what"] == seat_name(1 - seat)
        assert (goal.values["space"], goal.values["steps"]) == (space_name("portal"), 1)


def test_a_rival_across_the_river_is_named_only_if_there_is_none_on_this_side() -> None:  # MD-034
    match, seat = match_with("elf", "castle", quest=1, strength=2)
    rival = match.state.adventurers[1 - seat]
    rival.character, rival.space, rival.strength, rival.objects = "priest", "fields-1", 0, []
    goal = goal_in(match, seat)
    assert (goal.values["what"], goal.values["space"]) == (seat_name(1 - seat), space_name("fields-1"))
    assert goal.values["steps"] == ACROSS
    rival.space = "temple"
    assert goal_in(match, seat).values["steps"] == 3


def test_the_first_round_says_how_a_game_with_a_last_round_is_won() -> None:  # M-369
    for rounds, last in ((1, 44), (2, 0)):
        match = new_match(2, 1, evening="true", first="1")
        next_question(match)
        match.state.rounds = rounds
        text = guidance(match.state, match.state.turn)
        assert text is not None
        assert (text.values["last"], text.values["crown"]) == (last, "yes")


@pytest.mark.parametrize(("option", "start"), [("even_start", "yes"), ("head_start", "yes"), ("sudden_end", "no")])
def test_the_first_round_says_that_what_was_added_at_the_start_counts_too(option: str, start: str) -> None:  # M-365
    match, seat = match_with("elf", "fields-1")
    match.state.options = Options.model_validate({"round_limit": 44, option: True})
    text = guidance(match.state, seat)
    assert text is not None
    assert text.values["start"] == start


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
        ("crypt", {}, 2),
    ],
)
def test_the_stage_stays_the_same_while_the_next_step_changes(space: str, fields: dict[str, Any], stage: int) -> None:
    match, seat = match_with("elf", space, **fields)
    text = guidance(match.state, seat)
    assert text is not None
    assert text.values["stage"] == stage


@pytest.mark.parametrize(
    ("strength", "gold", "standing"),
    [(2, 1, "behind"), (3, 1, "level"), (2, 2, "level"), (3, 2, "ahead")],  # the first gold is no gain
)
def test_in_the_last_ten_rounds_the_goal_is_points(strength: int, gold: int, standing: str) -> None:  # M-369
    match, seat = match_with("elf", "fields-1", strength=strength, gold=gold)
    rival = match.state.adventurers[1 - seat]
    rival.strength, rival.craft, rival.gold, rival.objects, rival.followers, rival.spells = 3, 0, 0, [], [], []
    match.state.options = Options(evening=True)
    match.state.rounds = 35
    rivals = (seat_name(1 - seat),)
    values = {"left": 10, "score": strength + gold - 1, "best": 3, "rivals": rivals, "standing": standing}
    assert guidance(match.state, seat) == Text("guidance-points", values)
    match.state.rounds = 34
    assert goal_in(match, seat).key.startswith("guidance-river")


@pytest.mark.parametrize(
    ("space", "fields", "rounds", "key"),
    [
        ("castle", {}, 35, "guidance-points"),
        ("castle", {"objects": ["talisman.1"], "strength": 8}, 39, "guidance-stage"),  # the Portal and five steps
        ("castle", {"objects": ["talisman.1"], "strength": 8}, 40, "guidance-points"),
        ("castle", {"objects": ["talisman.1"], "strength": 8, "quest": 1}, 35, "guidance-points"),
        ("crypt", {"objects": ["talisman.1"]}, 41, "guidance-stage"),  # four steps
        ("crypt", {"objects": ["talisman.1"]}, 42, "guidance-points"),
        ("crypt", {}, 35, "guidance-points"),
        ("crown", {"objects": ["talisman.1"]}, 44, "guidance-crown"),
    ],
)
def test_in_the_last_rounds_only_those_who_may_reach_the_crown_read_of_it(
    space: str, fields: dict[str, Any], rounds: int, key: str
) -> None:
    match, seat = match_with("elf", space, **fields)
    match.state.options = Options(evening=True)
    match.state.rounds = rounds
    text = guidance(match.state, seat)
    assert text is not None
    assert text.key == key


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


def test_a_hex_counts_as_a_card_of_its_space_in_what_people_read() -> None:  # M-145, M-236
    match, seat = match_with("elf", "ruins")
    assert reason_in_private(match.state, seat, Move("explore")) == Text("hint-explore", {"count": 2})
    assert space_label(match.state, seat, "ruins").values["draw"] == 2
    match.state.hexes["ruins"] = [1 - seat, 2]
    assert reason_in_private(match.state, seat, Move("explore")) == Text("hint-explore", {"count": 1})
    assert space_label(match.state, seat, "ruins").values["draw"] == 1


@pytest.mark.parametrize(
    ("visit", "fields", "way"),
    [
        ("blacksmith", {"gold": 2}, "blacksmith"),
        ("blacksmith", {"gold": 1}, "nothing"),
        ("doctor", {"lives": 3, "gold": 1}, "doctor"),
        ("doctor", {"lives": 3}, "nothing"),
        ("heal", {}, "nothing"),
    ],
)
def test_the_reason_for_a_visit_is_true(visit: str, fields: dict[str, Any], way: str) -> None:
    reason = why("elf", "village", Move("visit", (visit,)), **fields)
    assert reason is not None
    assert reason.values["way"] == way


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
    assert reason == Text("explain-open", {"attribute": "strength", "guard": 0, "percent": 72})


def test_lives_and_the_chance_are_reasons_to_leave_a_fight_or_to_turn_back() -> None:
    match, seat = match_with("elf", "fields-1", strength=3, lives=1)
    assert explain(match.state, seat, Move("turn-back")) == Text("explain-turn-back-without")
    match.state.adventurers[seat].objects = ["talisman.1"]
    assert explain(match.state, seat, Move("turn-back")) == Text("explain-turn-back", {"lives": 1})
    assert explain(match.state, seat, Move("fate", (1,))) is None
    match.state.fight = Fight("strength", FightSide(seat), foe=Foe("strength", ["dragon.1"]))
    assert explain(match.state, seat, Move("fate", (1,))) == Text("explain-fate", {"lives": 1})
    likely = chance(match.state, seat, Move("strike"))
    assert likely is not None
    values = {"percent": whole_percent(likely.share), "lives": 1}
    assert explain(match.state, seat, Move("evade")) == Text("explain-evade", values)


def test_in_the_inner_region_the_way_to_the_crown_is_the_reason() -> None:
    match, seat = match_with("elf", "vampires-tower", objects=["talisman.1"], lives=2)
    assert explain(match.state, seat, Move("move", ("pits",))) == Text("explain-onward", {"steps": 2, "lives": 2})
    assert explain(match.state, seat, Move("move", ("valley-of-fire",))) is None, "in front of the Crown it is obvious"
    assert explain(match.state, seat, Move("face")) == Text("explain-face", {"lives": 2})


def test_a_reason_names_the_number_of_trophy_points_of_this_table() -> None:
    match, seat = match_with("elf", "fields-1")
    match.state.options = match.state.options.model_copy(update={"trophies": "5"})
    assert explain(match.state, seat, Move("trade", (("wolf.1",),))) == Text("explain-trade", {"rate": 5})


def test_beyond_the_first_trial_the_goal_is_the_rest_of_the_way() -> None:
    assert goal_of("elf", "plain-of-peril", objects=["talisman.1"]).key == "guidance-inner"
    assert goal_of("elf", "crypt", objects=["talisman.1"]).key == "guidance-inner-on"


def test_a_new_character_after_a_death_is_a_change_that_panels_name() -> None:
    match, seat = match_with("thief", "city")
    adventurer = match.state.adventurers[seat]
    first = match.rules.vitals(match.state, seat)
    adventurer.character = ""
    assert "vital-character" not in match.rules.vitals(match.state, seat), "nobody has a new character yet"
    adventurer.character = "monk"
    assert match.rules.vitals(match.state, seat)["vital-character"] != first["vital-character"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Talismans 0 → 1 · Strength 4 → 6 · Craft 2 → 3 · gold 0 → 2"),
        ("de", "Talismane 0 → 1 · Stärke 4 → 6 · Talent 2 → 3 · Gold 0 → 2"),
        ("nl", "talismans 0 → 1 · kracht 4 → 6 · wijsheid 2 → 3 · goud 0 → 2"),
    ],
)
def test_talismans_and_the_values_of_the_sheet_are_changes_that_panels_name(language: str, words: str) -> None:
    match, seat = match_with("warrior", "city")
    before = match.rules.vitals(match.state, seat)
    adventurer = match.state.adventurers[seat]
    adventurer.objects, adventurer.strength, adventurer.craft, adventurer.gold = ["talisman.1", "magic-belt.1"], 1, 1, 2
    now = match.rules.vitals(match.state, seat)
    sheet = next(player for player in match.rules.view(match.state, None).board["players"] if player["seat"] == seat)
    assert [now["vital-strength"], now["vital-craft"]] == [sheet[which]["total"] for which in ("strength", "craft")]
    changes = [Text(key, {"before": before[key], "now": now[key]}) for key in now if now[key] != before[key]]
    say = strict_languages().say
    assert " · ".join(say(change, language, game="talisman") for change in changes) == words
