"""Silly moves that a computer player of Imperator does not make, and what it says at the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import game
from engine.imperator.scenario import given
from engine.imperator.state import War
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from engine.kernel.text import Text, name, seat_name


def position(**data: Any) -> Match[War]:
    """Return a match of the seats a and b in this position."""
    rules = game("imperator")
    dice = Dice(b"a position")
    return Match(rules, dice, given(data, ["a", "b"], dice).state, seats=2)


@pytest.fixture(params=game("imperator").levels)
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chosen(match: Match[War], level: str, seat: int = 0) -> Move:
    """Return the decision of a computer on a seat."""
    state = match.determinize(seat, Random(1))
    return match.rules.decide(state, seat, match.menus()[seat], Random(1), level)


def test_advice_is_about_the_trick_that_the_question_is_about() -> None:
    rival = {"imperator": "h12", "attackers": ["s14", "s13", "c2"]}
    match = position(a={"imperator": "h11", "attackers": ["h7", "h6", "d8"], "buffs": ["h5", "d4"]}, b=rival)
    match.play(1, Move("attack", ("s14", "h7")))
    match.play(0, Move("attack", ("h6", "c2")))
    match.play(1, Move("attack", ("s13", "d8")))
    assert sum(trick.waits_for() == 0 for trick in match.state.tricks) == 2
    menu = match.menus()[0]
    assert menu.question.key == "ask-battle-answer"
    trick = match.state.tricks[0].key
    moves = [advice.move for advice in match.rules.advise(match.state, 0, menu)]
    assert {move.args[0] for move in moves} == {trick}
    assert moves[-1] == Move("decline", (trick,)), "of several tricks only this one is left as it is"


def test_who_is_attacked_is_offered_answers_then_attacks_and_to_add_nothing_last() -> None:  # I-041, I-045
    rival = {"imperator": "c12", "attackers": ["s9", "h6"]}
    match = position(a={"imperator": "s13", "attackers": ["h7", "s12"], "buffs": ["d4"]}, b=rival)
    match.play(1, Move("attack", ("s9", "h7")))
    menu = match.menus()[0]
    offered = [advice.move for advice in match.rules.advise(match.state, 0, menu)]
    assert offered == [Move("defend", ("t1", "d4")), Move("attack", ("s12", "h6"))]
    assert [move.name for move in menu.moves] == ["defend", "attack", "decline"]
    assert menu.default == Move("decline", ("t1",))


@pytest.mark.parametrize(("damage", "orders"), [(4, ["h14", "s10"]), (8, ["h14"])])
def test_no_order_is_advised_under_an_imperator_with_few_life_points(damage: int, orders: list[str]) -> None:
    hand = {"imperator": "s10", "attackers": ["s4"], "buffs": ["h14", "c9"], "damage": {"s10": damage}}
    match = position(phase="sort", a=hand, b={"imperator": "h12", "attackers": ["h7"]})
    assert [advice.move.args[0] for advice in match.rules.advise(match.state, 0, match.menus()[0])] == orders


def test_the_best_order_and_the_best_first_hand_have_a_reason() -> None:
    hand = {"imperator": "s10", "attackers": ["s9"], "buffs": ["h14"], "damage": {"s10": 15}}
    match = position(phase="sort", a=hand, b={"imperator": "h12", "attackers": ["h7"]})
    best = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    values = {"card": name("h14"), "life": 28, "low": 5, "perk": 2, "colour": "red"}
    assert best.reason == Text("reason-order-imperator", values), "it helps cards of the other colour than before"
    beginning: Match[War] = Match.new(game("imperator"), b"a beginning".ljust(32), 2)
    first = next(iter(beginning.rules.advise(beginning.state, 0, beginning.menus()[0])))
    assert first.reason is not None
    chosen = [first.reason.values["imperator"], first.reason.values["buff"]]
    assert chosen == [name(str(card)) for card in first.move.args], "the reason names the cards"
    assert first.reason.values["count"] == 2


def with_prepared(reason: Text, card: str, target: str, attack: int, defence: int) -> Text:
    """Return a reason for an order with the attack on Bert's card that it prepares."""
    values = {"card": name(card), "target": name(target), "player": seat_name(1), "attack": attack, "defence": defence}
    return Text("reason-two", {"first": reason, "second": Text("reason-order-prepares", values)})


def test_new_attackers_and_an_order_that_stays_have_reasons_that_name_the_cards() -> None:
    rival = {"imperator": "h12", "attackers": ["h7", "d10"]}
    match = position(phase="sort", a={"imperator": "s13", "attackers": ["d3"], "buffs": ["c11"]}, b=rival)
    best = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    changed = Text("reason-order-attackers", {"cards": (name("c11"),), "others": (name("d3"),), "count": 1})
    assert best.reason == with_prepared(changed, "c11", "h7", 13, 9)
    kept = position(phase="sort", a={"imperator": "s13", "attackers": ["c11"], "buffs": ["d3"]}, b=rival)
    assert not list(kept.rules.advise(kept.state, 0, kept.menus()[0]))
    values = {"card": name("s13"), "life": 26, "cards": (name("c11"),), "count": 1}
    reason = kept.rules.explain_in_private(kept.state, 0, Move("finish"))
    assert reason == with_prepared(Text("reason-order-kept", values), "c11", "h7", 13, 9)
    assert kept.rules.explain(kept.state, 0, Move("finish")) is None, "others may not read it"
    weak = position(phase="sort", a={"imperator": "s13", "attackers": ["d3"]}, b=rival)
    alone = Text("reason-order-kept", {**values, "cards": (name("d3"),)})
    assert weak.rules.explain_in_private(weak.state, 0, Move("finish")) == alone, "no attack is ahead"


def test_a_refused_trade_has_a_reason_for_the_player_who_is_asked_alone() -> None:
    hands = {"imperator": "s13", "attackers": ["d3"]}, {"imperator": "h12", "attackers": ["h7"]}
    match = position(phase="sort", a=hands[0], b=hands[1])
    match.play(0, Move("offer", ("d3", 1, "h7")))
    seen = match.determinize(1, Random(1))
    values = {"given": name("h7"), "less": 7, "card": name("d3"), "more": 3}
    assert match.rules.explain_in_private(seen, 1, PASS) == Text("reason-refuse", values)
    assert match.rules.explain(match.determinize(None, Random(1)), 1, PASS) is None


def test_advice_offers_an_attack_that_is_ahead_but_may_be_defended() -> None:
    rival = {"imperator": "c12", "attackers": ["s10"], "buffs": ["h5", "d4", "h3"]}
    match = position(a={"imperator": "h13", "attackers": ["s12", "h11"]}, b=rival)
    moves = [advice.move for advice in match.rules.advise(match.state, 0, match.menus()[0])]
    assert moves == [Move("attack", ("s12", "s10"))], "a red attack on a black card may be turned around"
    assert chosen(match, "simple").name == "done"


def test_a_computer_does_not_wait_forever_because_a_rival_holds_many_face_down_buffs(level: str) -> None:
    rival = {"imperator": "h12", "attackers": ["h7", "h6"], "buffs": ["h5", "d4", "c3", "s3"]}
    match = position(a={"imperator": "s13", "attackers": ["s9", "c10"], "buffs": ["c6"]}, b=rival)
    assert chosen(match, level).name == "attack"


def test_a_computer_does_not_keep_red_buffs_that_lower_a_heavy_loss(level: str) -> None:
    rival = {"imperator": "h12", "attackers": ["s14"]}
    match = position(a={"imperator": "h11", "attackers": ["d2"], "buffs": ["h3", "d3", "h2"]}, b=rival)
    match.play(1, Move("attack", ("s14", "d2")))
    assert chosen(match, level).name == "defend"


def test_a_simple_computer_does_not_keep_a_low_red_buff_that_its_rival_would_not_take() -> None:
    rival = {"imperator": "h12", "attackers": ["s14"]}
    match = position(a={"imperator": "s11", "attackers": ["d9"], "buffs": ["h3"]}, b=rival)
    match.play(1, Move("attack", ("s14", "d9")))
    assert chosen(match, "simple") == Move("defend", ("t1", "h3"))


@pytest.mark.parametrize("damage", [0, 10])
def test_a_simple_computer_does_not_lose_hp_to_an_attack_that_it_may_turn_around(damage: int) -> None:
    rival = {"imperator": "h12", "attackers": ["d9"]}
    hand = {"imperator": "h11", "attackers": ["s3"], "buffs": ["d14"], "damage": {"h11": 2 * damage}}
    match = position(a={**hand, "buffs": hand["buffs"] if damage else []}, b=rival)
    match.play(1, Move("attack", ("d9", "s3")))
    turned = Move("redirect", ("t1",))
    assert chosen(match, "simple") == turned, "3 against 11 after that, but an own attack costs no HP"
    assert match.rules.explain(match.state, 0, turned) == Text("explain-redirect-behind", {"attack": 3, "defence": 11})


def test_a_simple_computer_does_not_turn_around_an_attack_that_it_beats_anyway() -> None:
    rival = {"imperator": "h12", "attackers": ["d9"], "buffs": ["c2"]}
    match = position(a={"imperator": "h11", "attackers": ["s10"]}, b=rival)
    match.play(1, Move("attack", ("d9", "s10")))
    assert chosen(match, "simple") == Move("decline", ("t1",))
    assert match.rules.explain(match.state, 0, Move("decline", ("t1",))) is None, "it has no card that it could add"


@pytest.mark.parametrize(("buffs", "offered"), [(["c3", "c6", "s13"], ["s13", "c6"]), (["c3", "s13"], ["s13"])])
def test_of_buffs_that_are_enough_the_highest_and_the_lowest_are_offered(buffs: list[str], offered: list[str]) -> None:
    hand = {"imperator": "h11", "attackers": ["s9"], "buffs": buffs}
    match = position(a=hand, b={"imperator": "c12", "attackers": ["h8"], "buffs": ["d5"]})
    match.play(0, Move("attack", ("s9", "h8")))
    match.play(1, Move("defend", ("t1", "d5")))
    moves = [advice.move for advice in match.rules.advise(match.state, 0, match.menus()[0])]
    assert moves == [Move("buff", ("t1", card)) for card in offered]


def test_a_simple_computer_does_not_count_on_a_buff_that_lies_in_a_trick() -> None:
    rival = {"imperator": "h12", "attackers": ["d2", "h9", "s3", "c14"]}
    match = position(a={"imperator": "s13", "attackers": ["c12", "d9", "d4"], "buffs": ["c10"]}, b=rival)
    match.play(0, Move("attack", ("c12", "d2")))
    match.play(0, Move("buff", ("t1", "c10")))
    match.play(1, Move("attack", ("s3", "d4")))
    assert Move("attack", ("d9", "h9")) in match.menus()[0].moves
    assert chosen(match, "simple").name == "done"


def test_a_simple_computer_does_not_lose_its_imperator_with_a_buff_that_would_save_it() -> None:
    rival = {"imperator": "h12", "attackers": ["s14"]}
    match = position(a={"imperator": "h11", "damage": {"h11": 11}, "attackers": ["d2"], "buffs": ["h2"]}, b=rival)
    match.play(1, Move("attack", ("s14", "d2")))
    assert chosen(match, "simple").name == "defend"


def test_a_computer_does_not_attack_where_it_can_only_lose(level: str) -> None:
    rival = {"imperator": "h12", "attackers": ["h13"]}
    match = position(a={"imperator": "s13", "attackers": ["d2"]}, b=rival)
    assert chosen(match, level) == Move("done")


def test_a_computer_does_not_add_a_buff_to_a_raid_that_succeeds_without_it(level: str) -> None:
    hand = {"imperator": "s5", "attackers": ["s9"], "buffs": ["c4"]}
    match = position(phase="raid", middle=["d6"], a=hand, b={"imperator": "h12", "attackers": ["h7"]})
    assert chosen(match, level) == Move("raid", ("s9", 1))


def test_a_computer_does_not_take_the_lower_card_of_a_trick(level: str) -> None:
    match = position(
        options={"battle": "ordered"},
        a={"imperator": "s5", "attackers": ["s9"]},
        b={"imperator": "h12", "attackers": ["h7"]},
    )
    match.play(0, Move("attack", ("s9", "h7")))
    assert chosen(match, level) == Move("take", ("s9",))


def test_a_computer_does_not_begin_with_a_low_imperator_or_a_high_buff(level: str) -> None:
    match: Match[War] = Match.new(game("imperator"), b"a beginning".ljust(32), 2)
    draft = match.state.players[0].draft = ["h9", "s12", "c3", "d6"]
    assert chosen(match, level) == Move("choose", ("s12", "c3"))
    assert draft == ["h9", "s12", "c3", "d6"]


def test_the_end_names_the_last_life_points_and_the_cards_of_the_final_blow() -> None:
    match = position(
        options={"battle": "ordered"},
        a={"imperator": "s13", "attackers": ["s10"]},
        b={"imperator": "d5", "attackers": ["s2"], "damage": {"d5": 8}},
    )
    match.play(1, Move("pass"))
    match.play(0, Move("attack", ("s10", "s2")))
    match.play(0, Move("take", ("s10",)))
    result = match.result()
    assert result is not None
    assert result.reason.key == "result-blow"
    assert (result.reason.values["life"], result.reason.values["attack"], result.reason.values["defence"]) == (2, 12, 2)
    loser = match.view(None).board["players"][1]
    assert (loser["imperator"]["card"], loser["imperator"]["life"]) == ("d5", 0)
    assert [card["card"] for card in loser["attackers"]] == ["s2"]


def test_the_end_by_resignation_names_no_blow() -> None:
    match = position(a={"imperator": "s13", "attackers": ["s10"]}, b={"imperator": "d5", "attackers": ["s2"]})
    match.resign(1)
    result = match.result()
    assert result is not None
    assert result.reason.key == "result-survivor"
