"""Labels of cards in lists: Imperators, candidates, and targets of a raid."""

from __future__ import annotations

import pytest

from engine.games import game
from engine.imperator.scenario import given
from engine.imperator.state import War
from engine.imperator.view.labels import nameable_items
from engine.kernel.dice import Dice, dice_key
from engine.kernel.labels import labels
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from render.languages import Reader
from tests.wording import strict_languages

LANGUAGES = strict_languages()


def test_lists_mark_the_imperators_of_all_players() -> None:
    match: Match[War] = Match.new(game("imperator"), dice_key(b"secret", ("a", "b")), 2, {})
    while match.state.phase == "choice":
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.moves[0])
    listed = dict(nameable_items(match.state, 0))
    for player in match.state.players:
        words = LANGUAGES.say_to(listed[player.imperator], Reader("en", "imperator", ["Anna", "Bert"]))
        assert words.endswith(" HP")
        assert "Imperator" in words
        others = [card for card in player.attackers if card in listed]
        assert others
        for card in others:
            assert "Imperator" not in LANGUAGES.say_to(listed[card], Reader("en", "imperator", ["Anna", "Bert"]))


def label_text(war: War, move: Move, depth: int) -> str:
    text = game("imperator").label(war, 0, move, depth)
    return LANGUAGES.say_to(text, Reader("en", "imperator", ["Anna", "Bert"]))


def test_the_first_choice_shows_life_points_and_perk_of_each_candidate() -> None:
    match: Match[War] = Match.new(game("imperator"), dice_key(b"secret", ("a", "b")), 2, {"perk": 3, "hand": "two"})
    war = match.state
    war.players[0].draft = ["h7", "s9"]
    labels = [label_text(war, move, 1) for move in match.rules.menus(war)[0].moves]
    assert labels == ["♥7 · 14 HP, red cards defend with +3", "♤9 · 18 HP, black cards attack with +3"]


@pytest.mark.parametrize(
    ("attacker", "language", "words"),
    [
        (1, "en", "Counter-attack: ♤Q (12) attacks ♥6 of Bert (6)"),
        (1, "de", "Gegenangriff: ♤D (12) gegen ♥6 von Bert (6)"),
        (1, "nl", "Tegenaanval: ♤V (12) tegen ♥6 van Bert (6)"),
        (0, "en", "Another attack: ♧10 (10) attacks ♤9 of Bert (9)"),
    ],
)
def test_an_attack_beside_answers_says_that_it_is_none_of_them(attacker: int, language: str, words: str) -> None:
    hand = {"imperator": "h13", "attackers": ["c10", "s12"], "buffs": ["d4", "c4"]}
    rival = {"imperator": "c12", "attackers": ["s9", "h6"], "buffs": ["d2"]}
    match = Match(game("imperator"), Dice(b"won"), given({"a": hand, "b": rival}, ["a", "b"], Dice(b"")).state, seats=2)
    if attacker:
        match.play(1, Move("attack", ("s9", "c10")))
    else:
        match.play(0, Move("attack", ("s12", "h6")))
        match.play(1, Move("defend", ("t1", "d2")))
    offers = match.rules.advise(match.state, 0, match.menus()[0])
    (attack,) = (offer.text for offer in offers if offer.move.name == "attack")
    assert LANGUAGES.say_to(attack, Reader(language, "imperator", ["Anna", "Bert"])) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["♤9 of Bert · defence 9 – may be turned around", "♥6 of Bert · defence 6"]),
        ("de", ["♤9 von Bert · Verteidigung 9 – lässt sich umlenken", "♥6 von Bert · Verteidigung 6"]),
        ("nl", ["♤9 van Bert · verdediging 9 – kan worden omgekeerd", "♥6 van Bert · verdediging 6"]),
    ],
)
def test_a_list_of_targets_says_which_attacks_may_be_turned_around(language: str, words: list[str]) -> None:  # I-064
    hand, rival = {"imperator": "h13", "attackers": ["h10"]}, {"imperator": "c12", "attackers": ["s9", "h6"]}
    war = given({"a": hand, "b": rival}, ["a", "b"], Dice(b"")).state
    targets = [game("imperator").label(war, 0, Move("attack", ("h10", target)), 2) for target in ("s9", "h6")]
    assert [LANGUAGES.say_to(text, Reader(language, "imperator", ["Anna", "Bert"])) for text in targets] == words


def test_before_an_attack_one_can_read_when_it_may_be_turned_around() -> None:
    hand, rival = {"imperator": "h13", "attackers": ["h10"]}, {"imperator": "c12", "attackers": ["s9"]}
    match = Match(game("imperator"), Dice(b"won"), given({"a": hand, "b": rival}, ["a", "b"], Dice(b"")).state, seats=2)
    assert "turning" in [term for term, _ in match.rules.seen(match.view(0))]


@pytest.mark.parametrize(("colours", "terms"), [(True, ["black-buffs", "red-buffs"]), (False, ["covered"])])
def test_the_legend_has_the_signs_of_face_down_buffs_that_the_board_draws(
    colours: bool, terms: list[str]
) -> None:  # I-038
    hand, rival = {"imperator": "h13", "attackers": ["h10"]}, {"imperator": "c12", "attackers": ["s9"]}
    data = {"options": {"buff_colours": colours}, "a": hand, "b": {**rival, "buffs": ["c3", "d5", "d6"]}}
    match = Match(game("imperator"), Dice(b"won"), given(data, ["a", "b"], Dice(b"")).state, seats=2)
    seen = [term for term, _ in match.rules.seen(match.view(0)) if term.endswith("-buffs") or term == "covered"]
    assert list(dict.fromkeys(seen)) == terms


def test_no_two_signs_of_the_legend_are_the_same_except_on_the_ground_of_buffs() -> None:
    signs = [(term.symbol, term.name.endswith("-buffs")) for term in game("imperator").terms if term.symbol]
    assert len(dict.fromkeys(signs)) == len(signs)


def whole_label(match: Match[War], move: Move) -> str:
    (phrase,) = labels(match.rules, match.state, 0, move)
    return LANGUAGES.say_to(phrase, Reader("en", "imperator", ["Anna", "Bert"]))


def test_a_whole_answer_and_a_whole_raid_are_one_phrase_with_their_values() -> None:
    hand = {"imperator": "s13", "attackers": ["s9"], "buffs": ["c6", "d4"]}
    other = {"imperator": "h12", "attackers": ["h7"]}
    fought = {"options": {"battle": "ordered"}, "a": other, "b": hand}
    match = Match(game("imperator"), Dice(b"won"), given(fought, ["b", "a"], Dice(b"")).state, seats=2)
    match.state.turn = 1
    match.play(1, Move("attack", ("h7", "s9")))
    key = match.state.tricks[0].key
    assert whole_label(match, Move("attack", ("s9", "h7"))) == "♤9 (11) attacks ♥7 of Bert (9)"
    assert whole_label(match, Move("decline", (key,))) == "Add nothing to trick 1"
    assert whole_label(match, Move("defend", (key, "d4"))) == "Trick 1: ♦4 defends, 13 against 7"
    assert whole_label(match, Move("buff", (key, "c6"))) == "Trick 1: add ♧6, 15 against 9"
    assert label_text(match.state, Move("defend", (key, "d4")), 2) == "♦4 · 13 against 7"
    assert label_text(match.state, Move("buff", (key, "c6")), 2) == "♧6 · 15 against 9"
    assert whole_label(match, Move("redirect", (key,))) == "Turn attack 1 around: ♤9, 11 against 9"
    stronger = {**fought, "a": {"imperator": "h12", "attackers": ["h11"]}}
    match = Match(game("imperator"), Dice(b"lost"), given(stronger, ["b", "a"], Dice(b"")).state, seats=2)
    match.state.turn = 1
    match.play(1, Move("attack", ("h11", "s9")))
    turned = Move("redirect", (match.state.tricks[0].key,))
    assert whole_label(match, turned) == "Turn attack 1 around: ♤9, 11 against 13 – you lose the trick, but no HP"
    assert turned in [offer.move for offer in match.rules.advise(match.state, 0, match.menus()[0])]
    raid = {"phase": "raid", "a": hand, "b": other, "middle": ["c14"]}
    match = Match(game("imperator"), Dice(b"won"), given(raid, ["a", "b"], Dice(b"")).state, seats=2)
    assert whole_label(match, Move("raid", ("s9", 1, "c6"))) == "Attack ♧A (14) with ♤9 and ♧6 (19)"
    match.state.covered[0] = True
    assert len(labels(match.rules, match.state, 0, Move("raid", ("s9", 1)))) == 3, "a face-down card is not named"


def test_a_whole_order_is_one_phrase() -> None:
    hand = {"imperator": "s10", "attackers": ["s9"], "buffs": ["h14"]}
    data = {"phase": "sort", "a": hand, "b": {"imperator": "h12", "attackers": ["h7"]}}
    match = Match(game("imperator"), Dice(b"won"), given(data, ["a", "b"], Dice(b"")).state, seats=2)
    assert whole_label(match, Move("sort", ("h14", ("s10",)))) == "Imperator ♥A (28 HP), attacker ♤10"


def test_leaving_a_won_card_and_refusing_a_trade_are_named_so() -> None:
    hand = {"imperator": "s10", "attackers": ["s9"]}
    data = {"phase": "raid", "a": hand, "b": {"imperator": "h12", "attackers": ["h7"]}, "middle": ["c10"]}
    match = Match(game("imperator"), Dice(b"won"), given(data, ["a", "b"], Dice(b"")).state, seats=2)
    assert label_text(match.state, PASS, 0) == "Pass"
    match.play(0, Move("raid", ("s9", 1)))
    assert label_text(match.state, PASS, 0) == "Leave it in the middle"
    match.play(0, PASS)
    assert match.state.phase == "sort"
    match.play(0, Move("offer", ("s9", 1, "h7")))
    assert label_text(match.state, PASS, 0) == "No trade"


def test_a_raid_shows_which_open_cards_the_chosen_card_beats_but_nothing_of_covered_ones() -> None:
    hand = {"imperator": "s10", "attackers": ["s9"], "buffs": ["h2", "c4"]}
    data = {"phase": "raid", "a": hand, "b": {"imperator": "h12", "attackers": ["h7"]}}
    data |= {"middle": ["c10", "c11", "h14", "d13"], "covered": [False, False, False, True]}
    war = given(data, ["a", "b"], Dice(b"")).state
    places = [Move("raid", ("s9", place)) for place in (1, 2, 3, 4)]
    assert [label_text(war, move, 2).partition(", ")[2] for move in places] == [
        "you beat it",
        "only with a buff",
        "only with a buff",
        "",
    ]
    assert label_text(war, places[0], 1) == "♤9 · attack 11"
    assert label_text(war, places[2], 2) == "♥A (14), only with a buff"
    assert label_text(war, Move("raid", ("s9", 3, "c4")), 3) == "adding ♧4 · attack 17 in all"


def test_only_a_player_asked_without_a_raid_reads_that_no_card_beats_the_middle() -> None:  # I-090
    hand = {"imperator": "s5", "attackers": ["h9"], "buffs": ["h2"]}
    data = {"phase": "raid", "middle": ["c12"], "a": hand, "b": {"imperator": "c11", "attackers": ["h8"]}}
    dice = Dice(b"a position")
    match: Match[War] = Match(game("imperator"), dice, given(data, ["a", "b"], dice).state, seats=2)
    assert "hand-no-raid" in [line.key for line in match.view(0).hand]
    assert "hand-no-raid" not in [line.key for line in match.view(1).hand]
    goals = [match.rules.guidance(match.state, seat) for seat in (0, 1)]
    assert [goal.key for goal in goals if goal is not None] == ["hand-no-raid", "guidance-attack"]


@pytest.mark.parametrize(("middle", "damage", "said"), [("c4", {}, True), ("c6", {}, False), ("c4", {"s5": 3}, False)])
def test_only_a_player_reads_that_every_card_within_reach_is_low(
    middle: str, damage: dict[str, int], said: bool
) -> None:  # I-013, I-088
    hand = {"imperator": "s5", "damage": damage, "attackers": ["h9"], "buffs": ["h5"], "additions": 8}
    data = {"phase": "raid", "middle": [middle], "a": hand, "b": {"imperator": "c11", "attackers": ["h8"]}}
    dice = Dice(b"a position")
    match: Match[War] = Match(game("imperator"), dice, given(data, ["a", "b"], dice).state, seats=2)
    assert ("hand-no-gain" in [line.key for line in match.view(0).hand]) == said
    assert "hand-no-gain" not in [line.key for line in match.view(1).hand]
    goals = [match.rules.guidance(match.state, seat) for seat in (0, 1)]
    assert [goal is not None and goal.key == "guidance-low" for goal in goals] == [said, False]


@pytest.mark.parametrize(("buff", "colours", "last"), [("c6", True, 1), ("d6", True, 0), ("d6", False, 1)])
def test_who_is_attacked_reads_whether_a_black_buff_may_follow_as_far_as_everybody_can_see(
    buff: str, colours: bool, last: int
) -> None:  # I-038, I-051
    attacker = {"imperator": "s13", "attackers": ["s9"], "buffs": [buff]}
    data = {"a": attacker, "b": {"imperator": "h12", "attackers": ["h7"], "buffs": ["h5"]}}
    dice = Dice(b"a position")
    state = given({**data, "options": {"buff_colours": colours}}, ["a", "b"], dice).state
    match: Match[War] = Match(game("imperator"), dice, state, seats=2)
    match.play(0, Move("attack", ("s9", "h7")))
    assert match.menus()[1].question.values["last"] == last
