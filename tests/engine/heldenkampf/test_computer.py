"""The computer player: how it rolls, stops and advises, from what its seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.heldenkampf.cards import card
from engine.heldenkampf.computer.explanations import explain
from engine.heldenkampf.computer.policy import PAUSED, choose, outlook, rate
from engine.heldenkampf.computer.search import SearchableQuest
from engine.heldenkampf.play.attack import PAUSE
from engine.heldenkampf.play.fight import BREAK, FIGHT_ON, ROLL, ROLL_ON, WAIVE
from engine.heldenkampf.play.outlook import after_difference, outcome, trap_outcome
from engine.heldenkampf.play.turns import CALL
from engine.heldenkampf.scenario import given
from engine.heldenkampf.state import PASSES_TO_END, Fight, Fighter, HeldenkampfState
from engine.kernel.dice import Dice
from engine.kernel.game import MASTER, SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Text, name
from render.languages import Languages, Reader

SEATS = ("a", "b")


def match_of(dice: tuple[int, ...] = (), **position: Any) -> Match[HeldenkampfState]:
    loaded = Dice(b"any", loaded=dice)
    return Match(game("heldenkampf"), loaded, given(position, SEATS, loaded).state, seats=2)


@pytest.fixture(params=game("heldenkampf").levels)
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chosen(match: Match[HeldenkampfState], seat: int, level: str = SIMPLE) -> Move:
    return match.rules.decide(match.determinize(seat, Random(1)), seat, match.menus()[seat], Random(1), level)


def fight_of(a: list[str], b: list[str], dice: tuple[int, ...] = (), **position: Any) -> Match[HeldenkampfState]:
    """Return a fight between the first cards of two hands, before its first strike."""
    match = match_of(dice, a={"hand": a}, b={"hand": b}, **position)
    match.play(0, Move("attack", (a[0], "bridge")))
    match.play(1, Move("answer", (b[0],)))
    while any("gear" in menu.question.key for menu in match.menus().values()):
        match.play(next(iter(match.menus())), PASS)
    return match


def test_a_computer_rolls_a_fight_out_with_one_decision() -> None:
    match = fight_of(["galan"], ["runa"], (6, 1, 6, 1, 6, 1))
    assert [chosen(match, seat) for seat in (0, 1)] == [ROLL_ON, ROLL_ON]


def test_a_computer_does_not_ask_the_hero_ahead_for_mercy(level: str) -> None:  # H-069
    match = fight_of(["kerim"], ["sigrid"], (1, 1))
    match.play(0, Move("roll"))
    match.play(1, Move("roll"))
    assert BREAK in match.menus()[0].moves
    assert chosen(match, 0, level) != BREAK


def test_a_computer_does_not_let_a_hero_die_who_can_leave_a_lost_fight(level: str) -> None:  # H-070
    match = fight_of(["hydra"], ["kerim"], (1, 1))
    match.play(0, ROLL_ON)
    match.play(1, ROLL_ON)
    assert match.menus()[1].question.key == "ask-stop"
    assert chosen(match, 1, level) == BREAK
    assert match.menus()[1].moves[0] == match.menus()[1].default == ROLL_ON, "the order gives no advice"


def test_a_fight_that_is_not_lost_begins_with_rolling_on() -> None:  # H-070
    match = fight_of(["hydra"], ["sigrid"], (1, 1))
    match.play(0, ROLL_ON)
    match.play(1, Move("roll"))
    assert BREAK in match.menus()[1].moves
    assert match.menus()[1].moves[0] == ROLL_ON


def test_the_pause_card_is_offered_before_a_hopeless_answer() -> None:  # H-011
    match = match_of(a={"hand": ["stone-giant"]}, b={"hand": ["kerim"], "pause": True})
    match.play(0, Move("attack", ("stone-giant", "bridge")))
    offered = [advice.move for advice in match.rules.advise(match.state, 1, match.menus()[1])]
    assert offered == [PAUSE, Move("answer", ("kerim",))]


def test_the_pause_card_is_kept_where_the_fight_is_nearly_won_unless_equipment_is_added() -> None:  # H-011
    match = match_of(a={"hand": ["galan", "simple-spear", "chain-mail"]}, b={"hand": ["wyvern"], "pause": True})
    match.play(0, Move("attack", ("galan", "bridge")))
    answer = Move("answer", ("wyvern",))
    chance = match.rules.chance(match.state, 1, answer)
    assert chance is not None
    assert chance.share > 0.95
    assert rate(match.state, 1, answer) < PAUSED, "with its equipment the attacker would win"
    offered = [advice.move for advice in match.rules.advise(match.state, 1, match.menus()[1])]
    assert offered == [answer, PAUSE]
    assert match.rules.decide(match.state, 1, match.menus()[1], Random(1), "simple") == answer


@pytest.mark.parametrize(
    ("hand", "options", "words"),
    [
        (["galan", "longsword"], {}, "Galan attacks (strength 8, life 8/8)"),
        (["galan", "longsword"], {"terrain": True}, "Galan attacks (strength 8, life 8/8, Bridge)"),
        (["galan", "buckler"], {}, "Galan attacks (strength 8, life 8/8, no weapon)"),
        (["hydra", "longsword"], {}, "The Hydra attacks (strength 10, life 7/7, only they score, no weapon)"),
    ],
)
def test_an_attack_names_the_values_of_its_card_and_that_it_has_no_weapon(
    hand: list[str], options: dict[str, bool], words: str
) -> None:  # H-018, H-025, H-043, H-090
    match = match_of(a={"hand": hand}, b={"hand": ["runa"]}, options=options)
    advice = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    assert Languages().say_to(advice.text, Reader("en", "heldenkampf")) == words


def test_a_computer_does_not_roll_where_only_a_1_would_spare_the_castle(level: str) -> None:  # H-039, H-091
    castle = {"hand": ["bread"], "heroes": [], "castle": 4}
    match = match_of(a={"hand": ["galan"]}, b=castle)
    match.play(0, Move("attack", ("galan", "bridge")))
    assert match.menus()[0].default == WAIVE
    assert chosen(match, 0, level) == WAIVE


def test_a_computer_does_not_strike_a_castle_with_bare_hands_while_holding_a_weapon(level: str) -> None:  # H-091
    match = match_of(a={"hand": ["galan", "longsword", "dagger"]}, b={"hand": ["bread"], "heroes": []})
    match.play(0, Move("attack", ("galan", "bridge")))
    assert chosen(match, 0, level) == Move("add", ("longsword",))


def test_an_attacker_decides_about_a_weapon_once_the_answer_is_known() -> None:  # H-020, H-027
    match = match_of(a={"hand": ["galan", "longsword"]}, b={"hand": ["runa", "buckler"]})
    advice = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    gear = [Move("add", ("longsword",))]
    assert advice.move.name == "attack"
    assert advice.plan == {"ask-castle-strike": gear, "ask-strike": (ROLL_ON,)}


def test_nobody_is_asked_for_equipment_that_the_own_hand_has_not() -> None:  # H-027
    match = match_of(a={"hand": ["galan", "buckler"]}, b={"hand": ["runa", "bread"]})
    attack = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    assert attack.plan["ask-gear"] == ()
    match.play(0, attack.move)
    answer = next(iter(match.rules.advise(match.state, 1, match.menus()[1])))
    assert answer.plan["ask-defence-gear"] == ()


@pytest.mark.parametrize("foe", ["sigrid", "hydra"])
def test_no_plan_rolls_on_where_a_hero_may_fall_and_could_stop(foe: str) -> None:  # H-069, H-070
    match = match_of(a={"hand": [foe]}, b={"hand": ["galan"]}, wounds={"galan": 1})
    match.play(0, Move("attack", (foe, "bridge")))
    answer = next(iter(match.rules.advise(match.state, 1, match.menus()[1])))
    assert answer.move == Move("answer", ("galan",))
    assert answer.plan.keys().isdisjoint({"ask-stop", "ask-may-fall"})


@pytest.mark.parametrize(("left", "agrees"), [(3, False), (4, True)])
def test_a_truce_is_accepted_where_a_defeat_costs_more_than_a_likely_win_brings(
    left: int, agrees: bool
) -> None:  # H-065, H-069
    state = match_of(wounds={"sigrid": card("sigrid").life - left}).state
    state.fight = Fight("bridge", Fighter(0, "joris", weapon="great-axe"), Fighter(1, "sigrid"), strikes=1)
    assert outlook(state, state.fight, 0, state.fight.attacker) > 0
    menu = Menu([FIGHT_ON, BREAK], Text("ask-truce"), FIGHT_ON)
    choice = choose(state, 0, menu, Random(0))
    assert (choice == BREAK) is agrees
    reason = explain(state, 0, choice)
    assert reason is not None
    assert reason.key == ("explain-break-off" if agrees else "explain-fight-on")


@pytest.mark.parametrize(
    ("foe", "seat", "strikes", "stop"),
    [
        ("sigrid", 0, 0, "first"),
        ("sigrid", 0, 1, "together"),
        ("hydra", 0, 1, "alone"),
        ("hydra", 1, 1, "never"),
    ],
)
def test_a_hint_to_roll_on_in_a_fight_that_is_probably_lost_names_its_chance(
    foe: str, seat: int, strikes: int, stop: str
) -> None:  # H-069 .. H-071a
    state = match_of().state
    fighters = (Fighter(0, "galan", weapon="dagger" if seat == 0 else "great-axe"), Fighter(1, foe))
    state.fight = Fight("bridge", *fighters, strikes=strikes)
    menu = Menu([ROLL_ON, WAIVE], Text("ask-struck"), ROLL_ON)
    advice = next(iter(game("heldenkampf").advise(state, seat, menu)))
    assert advice.reason is not None
    assert (advice.reason.key, advice.reason.values["stop"]) == ("explain-roll-on", stop)
    assert 0 < int(str(advice.reason.values["percent"])) < 50


def test_a_hint_at_a_castle_compares_the_roll_with_a_safe_2() -> None:  # H-039, H-091
    state = match_of(b={"castle": 5}).state
    state.fight = Fight("bridge", Fighter(0, "galan"), Fighter(1, ""))
    rolls = {"least": 3, "most": 5, "spread": 2, "safe": 4, "life": 5}
    assert explain(state, 0, ROLL) == Text("explain-castle", {"how": "roll", **rolls})
    weapon = explain(state, 0, Move("add", ("great-axe",)))
    assert weapon == Text("explain-add-castle", {"card": name("great-axe"), "points": 4})


@pytest.mark.parametrize(("ranges", "order"), [(True, ["longbow", "war-hammer"]), (False, ["war-hammer", "longbow"])])
def test_equipment_is_offered_strongest_first(ranges: bool, order: list[str]) -> None:  # H-036, H-041
    options = {"ranges": ranges}
    hand = ["galan", "sickle", *reversed(order)]
    match = match_of(a={"hand": hand}, b={"hand": ["runa"]}, options=options)
    match.play(0, Move("attack", ("galan", "bridge")))
    match.play(1, Move("answer", ("runa",)))
    assert [move.args[0] for move in match.menus()[0].moves[1:]] == [*order, "sickle"]
    assert chosen(match, 0) == Move("add", (order[0],))


def test_a_plan_for_an_attack_does_not_answer_for_the_next_defence() -> None:  # H-027, H-040
    match = match_of(a={"hand": ["hydra", "galan", "longsword"]}, b={"hand": ["runa", "bread"]})
    attacks = list(match.rules.advise(match.state, 0, match.menus()[0]))
    match.play(0, Move("attack", ("galan", "bridge")))
    match.play(1, Move("answer", ("runa",)))
    armed = list(match.rules.advise(match.state, 0, match.menus()[0]))
    assert {advice.move.name for advice in (*attacks, *armed)} >= {"attack", "add"}
    for advice in (*attacks, *armed):
        assert not {"ask-defence-gear", "ask-struck"} & set(advice.plan)


@pytest.mark.parametrize(("hand", "offered"), [(["longsword"], True), (["xerr"], False), (["galan"], False)])
def test_equipment_and_a_needed_hero_are_drawn_with_one_press(hand: list[str], offered: bool) -> None:  # H-009, H-087
    match = match_of(phase="draw", a={"hand": hand}, b={"hand": ["runa"]})
    plans = {advice.move.args[0]: advice.plan for advice in match.rules.advise(match.state, 0, match.menus()[0])}
    assert plans == ({"equipment": {"ask-action": (CALL,)}, "heroes": {}, "monsters": {}} if offered else {})
    other = match.rules.other_way(match.state, 0, Move("draw", ("equipment",)))
    assert (other is not None and other.plan == {}) == offered


def test_no_hero_is_drawn_as_planned_once_there_is_somebody_to_fight_with() -> None:  # H-009
    match = match_of(phase="draw", a={"hand": ["longsword"]}, b={"hand": ["runa"]})
    plan = {"ask-action": [CALL]}
    match.play(0, Move("draw", ("equipment",)))
    assert match.rules.plan_still_holds(match.state, 0, plan)
    match.play(0, CALL)
    assert match.menus()[0].question.key == "ask-action"
    assert not match.rules.plan_still_holds(match.state, 0, plan)


def test_a_computer_draws_equipment_until_it_has_enough() -> None:  # H-009, H-086
    for hand, stack in ((["galan"], "equipment"), (["xerr", "longsword", "buckler", "chain-mail"], "heroes")):
        match = match_of(phase="draw", a={"hand": hand}, b={"hand": ["runa"]})
        assert chosen(match, 0) == Move("draw", (stack,))


def test_a_hint_for_an_answer_counts_the_own_equipment() -> None:  # H-018
    match = match_of(a={"hand": ["basilisk"]}, b={"hand": ["runa", "longsword", "buckler"], "pause": False})
    match.play(0, Move("attack", ("basilisk", "bridge")))
    (advice,) = match.rules.advise(match.state, 1, match.menus()[1])
    assert advice.reason is not None
    words = Languages().say_to(advice.reason, Reader("en", "heldenkampf"))
    assert words == "With my best equipment Runa has strength 12 (defence 13) against 8 before the dice."


def test_the_same_equipment_is_offered_once() -> None:
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["runa", "buckler", "chain-mail"]})
    match.play(0, Move("attack", ("galan", "bridge")))
    match.play(1, Move("answer", ("runa",)))
    assert len(list(match.rules.advise(match.state, 1, match.menus()[1]))) == 1


def test_no_standing_order_answers_attacks_but_one_may_roll_on() -> None:  # H-003, H-011
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["runa"]})
    match.play(0, Move("attack", ("galan", "bridge")))
    assert match.rules.recurring(match.state, 1, match.menus()[1]) is None
    match.play(1, Move("answer", ("runa",)))
    assert match.rules.recurring(match.state, 1, match.menus()[1]) is not None


@pytest.mark.parametrize("mine", range(-8, 9))
def test_taking_a_2_never_improves_the_chance_to_win_much(mine: int) -> None:  # H-039
    """No side that rolls on is asked for it, see :func:`engine.heldenkampf.play.outlook.may_gain_by_stopping`."""
    for theirs in (-mine, -mine - 1, -mine - 3):
        for striker in range(1, 13):
            for struck in range(1, 13):
                taken = sum(after_difference(mine, theirs, striker, struck, mine + 2 - die) for die in range(1, 7)) / 6
                assert (taken - outcome(mine, theirs, striker, struck)) / 2 < 0.03


def test_a_trap_is_worth_trying_only_far_behind() -> None:  # H-057 .. H-059
    assert trap_outcome(-6, 6, 8, 12, True) > outcome(-6, 6, 8, 12)
    assert trap_outcome(0, 0, 8, 8, True) < outcome(0, 0, 8, 8)
    assert trap_outcome(0, 0, 8, 8, False) < -outcome(0, 0, 8, 8)


def test_a_master_waits_where_a_simple_computer_attacks_but_not_until_it_has_lost() -> None:  # H-092
    for passes, masters in ((0, "pass"), (PASSES_TO_END - 1, "attack")):
        foe = {"hand": ["stone-giant", "runa"], "defeated": ["kenan"]}
        match = match_of(passes=passes, a={"hand": ["joris"]}, b=foe, forest=[], market=[])
        assert [chosen(match, 0, level).name for level in (SIMPLE, MASTER)] == ["attack", masters]


def test_a_computer_does_not_leave_its_castle_without_a_defender_while_monsters_can_be_drawn(level: str) -> None:
    """H-005, H-091."""
    match = match_of(
        phase="draw", monsters=["xerr", "hydra"], a={"hand": ["longsword", "dagger"], "heroes": [], "pause": False},
        b={"hand": ["runa"]},
    )  # fmt: skip
    assert chosen(match, 0, level) == Move("draw", ("monsters",))


@pytest.mark.parametrize("level", [SIMPLE, MASTER])
def test_a_computer_does_not_attack_with_its_last_defender_without_a_chance(level: str) -> None:  # H-091
    match = match_of(
        a={"hand": ["goblin-pack"], "heroes": [], "pause": False},
        b={"hand": ["sigrid"], "heroes": ["runa"], "pause": False, "defeated": ["kenan"]},
    )  # fmt: skip
    assert chosen(match, 0, level) == PASS


def test_a_master_attacks_with_good_chances_and_an_open_castle() -> None:  # H-091
    for foes in (["kerim", "mirja"], []):
        match = match_of(
            a={"hand": ["aldric", "great-axe", "chain-mail"]},
            b={"hand": foes, "heroes": [], "pause": False},
            wounds={"kerim": 11, "mirja": 7},
        )
        assert chosen(match, 0, MASTER).name == "attack"


@pytest.mark.parametrize(
    ("passes", "won", "searched"),
    [(1, [], True), (2, [], False), (3, [], False), (2, ["sigrid", "hydra"], True)],
)
def test_a_strong_computer_behind_does_not_think_of_a_pass_that_may_end_the_game(
    passes: int, won: list[str], searched: bool
) -> None:  # H-092
    match = match_of(
        passes=passes, a={"hand": ["aldric"], "defeated": won}, b={"hand": ["runa"], "defeated": ["kenan"]}
    )
    candidates = SearchableQuest(game("heldenkampf")).candidates(match.state, 0, match.menus()[0], Random(0))
    assert (PASS in candidates) == searched
    assert chosen(match, 0, "strong") != PASS or searched


@pytest.mark.parametrize(("attacker", "cost"), [("stone-giant", 0), ("galan", 12)])
def test_the_pause_card_is_advised_with_the_fighter_that_it_saves(attacker: str, cost: int) -> None:  # H-011, H-073
    hand, answer = (["kerim"], "kerim") if attacker == "stone-giant" else (["goblin-pack"], "goblin-pack")
    match = match_of(a={"hand": [attacker]}, b={"hand": hand, "pause": True})
    match.play(0, Move("attack", (attacker, "bridge")))
    advice = {advice.move: advice.reason for advice in match.rules.advise(match.state, 1, match.menus()[1])}
    reason = advice[PAUSE]
    assert reason is not None
    assert (reason.key, reason.values["fighter"], reason.values["cost"]) == ("explain-pause-saves", name(answer), cost)


def test_the_pause_card_has_no_private_reason_where_nobody_could_answer() -> None:  # H-009
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["bread"], "pause": True})
    match.play(0, Move("attack", ("galan", "bridge")))
    assert [advice.reason for advice in match.rules.advise(match.state, 1, match.menus()[1])] == [None]


@pytest.mark.parametrize(("lost", "is_advised"), [(1, False), (4, True)])
def test_a_meal_in_a_fight_is_advised_only_if_it_improves_the_outlook(lost: int, is_advised: bool) -> None:  # H-062
    match = fight_of(["galan", "stew"], ["ysolde"], wounds={"galan": lost})
    assert Move("eat", ("stew",)) in match.menus()[0].moves
    advice = {advice.move.name: advice.text for advice in match.rules.advise(match.state, 0, match.menus()[0])}
    assert ("eat" in advice) == is_advised
    if is_advised:
        assert (
            Languages().say_to(advice["eat"], Reader("en", "heldenkampf"))
            == "Galan eats the Hearty Stew (+4) instead of striking"
        )


@pytest.mark.parametrize(("forest", "market"), [(True, True), (True, False), (False, True)])
def test_advice_names_both_places_with_food_and_the_hero_who_needs_it(forest: bool, market: bool) -> None:  # H-088
    stacks = {"forest": ["boar"] * forest, "market": ["stew"] * market}
    match = match_of(
        a={"hand": ["galan", "joris"]},
        b={"hand": ["runa"]},
        wounds={"joris": 2},
        forest=stacks["forest"],
        market=stacks["market"],
    )
    advised = [advice.move for advice in match.rules.advise(match.state, 0, match.menus()[0])]
    places = [place for place, is_open in (("forest", forest), ("market-place", market)) if is_open]
    assert [move for move in advised if move.name == "forage"] == [Move("forage", ("joris", place)) for place in places]
