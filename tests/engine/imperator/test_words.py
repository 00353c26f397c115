"""Questions, the evaluation and the end of a game in words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import game
from engine.imperator.scenario import given
from engine.imperator.state import War
from engine.kernel.dice import Dice
from engine.kernel.highlights import marks_of
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name, seat_name
from host.play.attention import attention
from render.languages import Reader
from render.narration import narrated
from tests.wording import strict_languages

LANGUAGES = strict_languages()
PEOPLE = ("Anna", "Bert")


def position(**data: Any) -> Match[War]:
    """Return a match of the seats a and b in this position."""
    dice = Dice(b"a position")
    return Match(game("imperator"), dice, given(data, ["a", "b"], dice).state, seats=2)


def asked(match: Match[War], seat: Seat, language: str = "en") -> str:
    reader = Reader(language, "imperator", PEOPLE, seat=seat)
    return LANGUAGES.say_to(match.menus()[seat].question, reader)


def board_text(match: Match[War]) -> str:
    reader = Reader("en", "imperator", PEOPLE)
    return "\n".join(LANGUAGES.say_to(line, reader) for figure in match.view(None).figures for line in figure.lines)


def test_the_first_questions_explain_the_words_they_use() -> None:
    match: Match[War] = Match.new(game("imperator"), bytes(32), 2)
    assert "You must protect the Imperator; its hit points (HP) are twice its value" in asked(match, 0)
    assert "the Imperator gives all your cards of its colour +2. The other two attack." in asked(match, 0)
    hands = {"a": {"imperator": "s13", "attackers": ["s9"]}, "b": {"imperator": "h12", "attackers": ["h7"]}}
    first, later = (position(round=played_round, **hands) for played_round in (1, 2))
    assert "the difference is damage to the other Imperator" in asked(first, 0)
    assert (
        asked(later, 0)
        == "Attack, or say that you are done.\nA player who was attacked cannot be attacked again until they act."
    )
    raids = [position(phase="raid", middle=["d6", "c2"], round=number, **hands) for number in (1, 2)]
    assert all("risk nothing" in asked(match, match.state.turn) for match in raids)


def test_a_buff_that_lies_open_in_a_trick_is_no_longer_among_the_face_down_ones() -> None:
    hands = {"a": {"imperator": "h12", "attackers": ["h7"], "buffs": ["d4", "s3"]},
             "b": {"imperator": "s13", "attackers": ["s9"]}}  # fmt: skip
    match = position(**hands)
    assert "Buffs, face down: 2" in board_text(match)
    match.play(1, Move("attack", ("s9", "h7")))
    match.play(0, Move("defend", (match.state.tricks[0].key, "d4")))
    assert "Buffs, face down: 1" in board_text(match)
    match = position(a={"imperator": "h12", "attackers": ["h7"]}, b=hands["b"])
    assert "face down" not in board_text(match), "nobody has one"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Anna attacks your ♥7 (9) with ♤9 (11): so far it costs your Imperator 2 HP.\n"
            "The attacker may add a black buff after you.",
        ),
        (
            "de",
            "Anna greift deine Karte ♥7 (9) mit ♤9 (11) an: Bisher kostet das deinen Imperator 2 LP.\n"
            "Danach darf die andere Seite noch einen schwarzen Helfer dazulegen.",
        ),
    ],
)
def test_an_attack_is_asked_about_with_what_it_costs_as_it_stands(language: str, words: str) -> None:
    match = position(
        a={"imperator": "s13", "attackers": ["s9"], "buffs": ["c3"]},
        b={"imperator": "h12", "attackers": ["h7"], "buffs": ["d2"]},
    )
    match.play(0, Move("attack", ("s9", "h7")))
    assert asked(match, 1, language) == words
    match.play(1, Move("decline", ("t1",)))
    assert "11 against 9. Do you add a black buff?\nSo far it does 2 damage." in asked(match, 0)


def test_rising_stakes_count_in_what_an_attack_costs_and_are_named() -> None:  # I-078a
    match = position(
        round=6,
        options={"stakes": "rising"},
        a={"imperator": "s13", "attackers": ["s9"]},
        b={"imperator": "h12", "attackers": ["h7"], "buffs": ["d2"]},
    )
    match.play(0, Move("attack", ("s9", "h7")))
    assert "costs your Imperator 4 HP (2 + 2 extra)." in asked(match, 1)
    events = list(match.play(1, Move("decline", ("t1",))).events)
    while match.state.phase == "battle":
        seat, menu = next(iter(match.menus().items()))
        events += match.play(seat, menu.default).events
    (trick,) = (event.text for event in events if event.text.key == "event-trick")
    words = LANGUAGES.say_to(trick, Reader("en", "imperator", PEOPLE))
    assert words == "Anna wins trick 1 with 11 against 9 (2 + 2 extra damage)."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna beats ♧K with ♤9 and ♧4 (17)."),
        ("de", "Anna schlägt ♧K mit ♤9 und ♧4 (17)."),
        ("nl", "Anna verslaat ♧H met ♤9 en ♧4 (17)."),
    ],
)
def test_a_raid_names_the_total_with_all_bonuses(language: str, words: str) -> None:  # I-092
    raider = {"imperator": "s10", "attackers": ["s9"], "buffs": ["c4"]}
    match = position(phase="raid", middle=["c13"], a=raider, b={"imperator": "h12", "attackers": ["h7"]})
    (won,) = (
        event.text
        for event in match.play(0, Move("raid", ("s9", 1, "c4"))).events
        if event.text.key == "event-raid-won"
    )
    assert LANGUAGES.say_to(won, Reader(language, "imperator", PEOPLE)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You have lost trick 1, and Anna takes ♥5 and ♤9. Which of the other cards replaces your attacker?"),
        ("de", "Du hast Stich 1 verloren, und Anna nimmt ♥5 und ♤9."),
        ("nl", "Je hebt slag 1 verloren, en Anna neemt ♥5 en ♤9."),
    ],
)
def test_who_has_lost_a_trick_reads_what_the_winner_takes_before_placing_the_rest(
    language: str, words: str
) -> None:  # I-059, I-060a
    match = position(
        a={"imperator": "s13", "attackers": ["s9"], "buffs": ["c6"]},
        b={"imperator": "h12", "attackers": ["h7"], "buffs": ["h5"]},
    )
    for seat, move in ((0, Move("attack", ("s9", "h7"))), (1, Move("defend", ("t1", "h5")))):
        match.play(seat, move)
    match.play(0, Move("buff", ("t1", "c6")))
    match.play(0, Move("take", ("h5", "s9")))
    assert asked(match, 1, language).startswith(words)


@pytest.mark.parametrize(
    ("buff", "words"),
    [
        ("d4", "With this card I hold: 12 against 11."),
        ("d2", "With this card the attack costs me 1 HP in place of 5."),
    ],
)
def test_a_defence_is_explained_by_whether_it_holds(buff: str, words: str) -> None:  # I-070
    match = position(
        a={"imperator": "s13", "attackers": ["s9"]},
        b={"imperator": "h12", "attackers": ["h4"], "buffs": [buff]},
    )
    match.play(0, Move("attack", ("s9", "h4")))
    reason = match.rules.explain(match.state, 1, Move("defend", ("t1", buff)))
    assert reason is not None
    assert LANGUAGES.say_to(reason, Reader("en", "imperator", PEOPLE)) == words


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"perk": 0}, "A black buff helps one attack, a red one a defence. The other two attack."),
        ({"perk": 4}, "gives all your cards of its colour +4. The other two attack."),
        ({"perk_table": "throne"}, "all your cards of its colour, the more the lower it is. The other two attack."),
    ],
)
def test_the_first_choice_says_what_the_colour_of_the_imperator_adds(
    options: dict[str, Any], words: str
) -> None:  # I-021, I-103
    assert asked(Match.new(game("imperator"), bytes(32), 2, options), 0).endswith(words)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Move("choose", ("h14", "h4")), "Of the others, ♥4 is the lowest; as a buff it strengthens one defence."),
        (Move("choose", ("h14", "c9")), "♤10 and ♥4 attack. As a buff, ♧9 strengthens one attack."),
    ],
)
def test_the_reason_for_a_first_buff_is_its_value_or_what_it_can_do(move: Move, words: str) -> None:  # I-037
    match: Match[War] = Match.new(game("imperator"), bytes(32), 2)
    match.state.players[0].draft = ["h14", "s10", "c9", "h4"]
    (advice,) = match.rules.advise(match.state, 0, Menu([move], Text("ask-imperator"), move))
    assert advice.reason is not None
    assert LANGUAGES.say_to(advice.reason, Reader("en", "imperator", PEOPLE)).endswith(words)


@pytest.mark.parametrize(("attacker", "turned"), [("s9", False), ("h9", True)])
def test_an_attack_is_explained_with_what_may_turn_it_around(attacker: str, turned: bool) -> None:  # I-064
    match = position(
        a={"imperator": "s13", "attackers": [attacker]}, b={"imperator": "h12", "attackers": ["s4"]},
    )  # fmt: skip
    move, reader = Move("attack", (attacker, "s4")), Reader("en", "imperator", PEOPLE)
    reason, label = match.rules.explain(match.state, 0, move), match.rules.phrase(match.state, 0, move)
    assert reason is not None
    assert label is not None
    assert ("is turned around" in LANGUAGES.say_to(reason, reader)) == turned
    assert ("may be turned around" in LANGUAGES.say_to(label, reader)) == turned


@pytest.mark.parametrize(
    ("attacker", "buff", "words"),
    [
        ("s7", "c2", "7 against 8 so far, but a black buff may still be added last."),
        ("s7", "d2", "7 against 8 so far. It costs no HP, and ♥8 can no longer attack"),
        ("h7", "d2", "7 against 8 so far. Unless it is turned around, it costs no HP, and ♥8 can no longer attack"),
    ],
)
def test_an_attack_from_behind_speaks_of_a_black_buff_only_where_one_is_free(
    attacker: str, buff: str, words: str
) -> None:  # I-027, I-047, I-071
    match = position(
        a={"imperator": "h13", "attackers": [attacker], "buffs": [buff]},
        b={"imperator": "s12", "attackers": ["h8"]},
    )
    reason = match.rules.explain(match.state, 0, Move("attack", (attacker, "h8")))
    assert reason is not None
    assert LANGUAGES.say_to(reason, Reader("en", "imperator", PEOPLE)).startswith(words)


def test_a_defence_holds_only_for_now_while_a_black_buff_may_follow() -> None:  # I-051
    match = position(
        a={"imperator": "s13", "attackers": ["s9"], "buffs": ["c10"]},
        b={"imperator": "h12", "attackers": ["h4"], "buffs": ["d4"], "damage": {"h12": 20}},
    )
    match.play(0, Move("attack", ("s9", "h4")))
    defend, buff, reader = Move("defend", ("t1", "d4")), Move("buff", ("t1", "c10")), Reader("en", "imperator", PEOPLE)
    reason = match.rules.explain(match.state, 1, defend)
    assert reason is not None
    assert LANGUAGES.say_to(reason, reader) == (
        "With this card I hold for now: 12 against 11. A black buff may still follow."
    )
    match.play(1, defend)
    reason = match.rules.explain(match.state, 0, buff)
    assert reason is not None
    assert LANGUAGES.say_to(reason, reader) == "The last word is mine: 23 against 12, and the Imperator falls."


@pytest.mark.parametrize("played_round", [1, 2])
def test_sorting_speaks_of_a_trade_only_as_long_as_one_is_possible(played_round: int) -> None:  # I-099
    hands = {"a": {"imperator": "s13", "attackers": ["s9"]}, "b": {"imperator": "h12", "attackers": ["h7"]}}
    match = position(phase="sort", round=played_round, **hands)
    assert "offer a trade" in asked(match, 0)
    match.play(0, Move("offer", ("s9", 1, "h7")))
    match.play(1, Move("pass"))
    assert "trade" not in asked(match, 0)
    assert "offer a trade" in asked(match, 1)


def test_a_trick_is_evaluated_in_two_lines() -> None:
    events = [
        Text("event-battle-over", {"held": 0}),
        Text("event-trick", {"trick": 1, "who": seat_name(0), "high": 14, "low": 8}),
        Text("event-share", {
            "trick": 1, "who": seat_name(0), "cards": (name("s9"),), "loser": seat_name(1), "rest": (name("h7"),),
        }),
        Text("event-damage", {"player": seat_name(1), "damage": 6, "life": 12}),
    ]  # fmt: skip
    assert narrated(events, LANGUAGES, Reader("en", "imperator", PEOPLE)) == [
        "The battle is over, as nobody wants to or may attack any more.",
        "Anna wins trick 1 with 14 against 8 and takes ♤9 from trick 1 (Bert gets ♥7).",
        "Bert’s Imperator takes 6 damage and has 12 HP left.",
    ]


@pytest.mark.parametrize(("language", "words"), [("en", "6 damage."), ("de", "6 Schaden."), ("nl", "6 schade.")])
def test_a_blow_that_fells_an_imperator_does_not_say_that_it_has_hp_left(language: str, words: str) -> None:
    hit = Text("event-damage", {"player": seat_name(1), "damage": 6, "life": 0})
    assert LANGUAGES.say_to(hit, Reader(language, "imperator", PEOPLE)).endswith(words)


def test_the_end_tells_of_changes_of_the_lead_and_narrow_escapes() -> None:
    match = position(a={"imperator": "s13", "attackers": ["s9"]}, b={"imperator": "h12", "attackers": ["h7"]})
    leads = [Text("event-lead", {"player": seat_name(seat), "lives": 1, "life": 9}) for seat in (0, 1)]
    escape = Text("event-narrow", {"player": seat_name(1), "card": name("h12"), "life": 2})
    events = [Text("event-battle", {"round": 3, "stakes": 0}), leads[0], escape, leads[1]]
    retrospective = match.rules.look_back(match.state, 2, events)
    words = LANGUAGES.say_to(retrospective.explanations[1], Reader("en", "imperator", PEOPLE, seat=1))
    assert "In round 3 your Imperator escaped with 2 HP. The lead changed once." in words
    assert [text.values["event"] for text in retrospective.turning_points] == [leads[1]]


def test_a_panel_shows_a_player_their_own_damage_before_other_outcomes() -> None:  # I-070
    hurt = {"imperator": "h12", "attackers": ["h7"], "damage": {"h12": 23}, "lives": 2}
    match = position(options={"battle": "ordered"}, a={"imperator": "s13", "attackers": ["s9"]}, b=hurt)
    match.play(1, Move("pass"))
    match.play(0, Move("attack", ("s9", "h7")))
    rules = match.rules
    events = [event.text for event in match.play(0, Move("take", ("s9",))).events if event.text.key in rules.key_events]
    assert [event.values["whose"] for event in events] == [seat_name(1)] * 2
    assert [event.key for event in events] == ["event-damage", "event-life-lost"]


def test_a_panel_shows_a_player_first_which_of_their_cards_was_hit_and_lost() -> None:  # I-055, I-059
    match = position(
        a={"imperator": "s13", "attackers": ["s9", "c2"]}, b={"imperator": "h12", "attackers": ["h7", "s3"]},
    )  # fmt: skip
    hit = match.play(0, Move("attack", ("s9", "h7"))).events
    over = [*match.play(1, Move("done")).events, *match.play(0, Move("take", ("h7",))).events]
    losses = [event.text for event in (*hit, *over) if event.text.key in match.rules.key_events]
    assert [event.key for event in losses] == ["event-closed", "event-share", "event-damage"]
    assert all(event.values["whose"] == seat_name(1) for event in losses)
    words = LANGUAGES.say_to(losses[0], Reader("en", "imperator", PEOPLE, seat=1))
    assert words == "Trick 1 is settled: ♤9 with 11 against your ♥7 with 9. You have no free red buff."


def test_the_values_that_a_panel_compares_say_that_the_imperator_is_another_card() -> None:  # I-073, I-095
    hurt = {"imperator": "s13", "attackers": ["h14"], "damage": {"s13": 14}}
    match = position(phase="sort", a=hurt, b={"imperator": "h12", "attackers": ["h7"]})
    before = match.rules.vitals(match.state, 0)
    for seat, move in ((0, Move("sort", ("h14", ("s13",)))), (1, Move("finish"))):
        match.play(seat, move)
    now = match.rules.vitals(match.state, 0)
    changed = [Text(key, {"before": before[key], "now": now[key]}) for key in now if before[key] != now[key]]
    reader = Reader("en", "imperator", PEOPLE)
    assert [LANGUAGES.say_to(text, reader) for text in changed] == ["new Imperator", "HP 12 → 28"]


def test_who_has_won_a_trick_sees_its_cards_on_the_board() -> None:  # I-055
    match = position(
        a={"imperator": "s13", "attackers": ["s9"], "buffs": ["c6"]}, b={"imperator": "h12", "attackers": ["h7"]},
    )  # fmt: skip
    match.play(0, Move("attack", ("s9", "h7")))
    match.play(0, Move("buff", ("t1", "c6")))
    assert match.menus()[0].question.key == "ask-take"
    assert not attention(match.view(0), match.menus()[0], resting=False).hand


def test_the_damage_of_a_battle_on_the_board_stays_the_same_when_its_first_blow_is_long_ago() -> None:  # I-070
    match = position(
        a={"imperator": "s13", "attackers": ["s9", "s8"]}, b={"imperator": "h12", "attackers": ["h7", "h5", "h2"]},
    )  # fmt: skip
    match.play(0, Move("attack", ("s9", "h5")))
    match.play(1, Move("attack", ("h2", "s8")))
    match.play(0, Move("redirect", ("t2",)))
    events = list(match.play(1, Move("done")).events) if match.state.phase == "battle" else []
    while match.state.phase == "evaluation":
        seat, menu = next(iter(match.menus().items()))
        events += match.play(seat, menu.default).events
    news = [event.text for event in events]
    blows = [place for place, event in enumerate(news) if event.key == "event-damage"]
    assert len(blows) == 2
    declared = match.rules.marks
    assert marks_of(declared, news) == marks_of(declared, news[blows[1] :])


def test_a_blow_that_costs_the_last_life_is_one_turning_point() -> None:
    match = position(a={"imperator": "s13", "attackers": ["s9"]}, b={"imperator": "h12", "attackers": ["h7"]})
    hit = Text("event-damage", {"player": seat_name(1), "damage": 9, "life": 0})
    lost = Text("event-life-lost", {"player": seat_name(1), "card": name("h12"), "lives": 0})
    out = Text("event-out", {"player": seat_name(1)})
    won = Text("event-trick", {"trick": 1, "who": seat_name(0), "high": 14, "low": 5})
    events = [Text("event-battle", {"round": 3, "stakes": 0}), won, hit, lost, out]
    points = match.rules.look_back(match.state, 2, events).turning_points
    assert [point.values["event"] for point in points] == [out]


@pytest.mark.parametrize(("damage", "falls"), [(22, True), (21, False)])
def test_a_blow_that_brings_an_imperator_down_is_named(damage: int, falls: bool) -> None:  # I-020, I-070
    match = position(
        a={"imperator": "s13", "attackers": ["s9"], "buffs": ["c3"]},
        b={"imperator": "h12", "attackers": ["h7"], "buffs": ["d2"], "damage": {"h12": damage}},
    )
    offer = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    assert ("the Imperator falls" in LANGUAGES.say_to(offer.text, Reader("en", "imperator", PEOPLE))) == falls
    match.play(0, Move("attack", ("s9", "h7")))
    assert ("and it falls" in asked(match, 1)) == falls
    match.play(1, Move("decline", ("t1",)))
    assert ("which brings the Imperator down" in asked(match, 0)) == falls


@pytest.mark.parametrize(("answer", "held"), [(Move("decline", ("t1",)), True), (Move("defend", ("t1", "d2")), False)])
def test_who_cannot_attack_a_safe_player_again_reads_why(answer: Move, held: bool) -> None:  # I-042, I-043a
    match = position(
        a={"imperator": "s13", "attackers": ["s9", "s10"], "buffs": ["c3"]},
        b={"imperator": "h12", "attackers": ["h7", "h3"], "buffs": ["d2"]},
    )
    match.play(0, Move("attack", ("s9", "h7")))
    match.play(1, answer)
    assert ("You cannot attack now: attacked players are safe" in asked(match, 0)) == held
    assert ("attack" in {move.name for move in match.menus()[0].moves}) != held
