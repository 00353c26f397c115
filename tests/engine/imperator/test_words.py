"""Questions, the evaluation and the end of a game in words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import game
from engine.imperator.scenario import given
from engine.imperator.state import War
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name, seat_name
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


def test_the_first_questions_explain_the_words_they_use() -> None:
    match: Match[War] = Match.new(game("imperator"), bytes(32), 2)
    assert "You must protect the Imperator; its hit points (HP) are twice its value" in asked(match, 0)
    hands = {"a": {"imperator": "s13", "attackers": ["s9"]}, "b": {"imperator": "h12", "attackers": ["h7"]}}
    first, later = (position(round=played_round, **hands) for played_round in (1, 2))
    assert "the difference is damage to the other Imperator" in asked(first, 0)
    assert asked(later, 0) == "Attack, or say that you are done. An attacked player is safe until they act."
    raids = [position(phase="raid", middle=["d6", "c2"], round=number, **hands) for number in (1, 2)]
    assert all("risk nothing" in asked(match, match.state.turn) for match in raids)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Anna attacks your ♥7 (9) with ♤9 (11): so far it costs your Imperator 2 HP. What do you do? "
            "The attacker may add a black buff after you.",
        ),
        (
            "de",
            "Anna greift deine Karte ♥7 (9) mit ♤9 (11) an: Bisher kostet das deinen Imperator 2 LP. Was tust du? "
            "Danach darf der Angreifer noch einen schwarzen Helfer dazulegen.",
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
    assert "so far it does 2 damage. Do you add a black buff?" in asked(match, 0)


def test_rising_stakes_count_in_what_an_attack_costs() -> None:
    match = position(
        round=6,
        options={"stakes": "rising"},
        a={"imperator": "s13", "attackers": ["s9"]},
        b={"imperator": "h12", "attackers": ["h7"], "buffs": ["d2"]},
    )
    match.play(0, Move("attack", ("s9", "h7")))
    assert "costs your Imperator 4 HP" in asked(match, 1)


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
    events = [event.text for event in match.play(0, Move("take", ("s9",))).events if event.text.key in rules.losses]
    assert [event.values["whose"] for event in events] == [seat_name(1)] * 2
    assert [event.key for event in events] == ["event-damage", "event-life-lost"]
    assert {*rules.losses, *rules.causes} <= set(rules.outcomes)


@pytest.mark.parametrize(("damage", "falls"), [(22, True), (21, False)])
def test_a_blow_that_brings_an_imperator_down_is_named(damage: int, falls: bool) -> None:  # I-020, I-070
    match = position(
        a={"imperator": "s13", "attackers": ["s9"], "buffs": ["c3"]},
        b={"imperator": "h12", "attackers": ["h7"], "buffs": ["d2"], "damage": {"h12": damage}},
    )
    offer = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    assert ("the Imperator falls" in LANGUAGES.say_to(offer.text, Reader("en", "imperator", PEOPLE))) == falls
    match.play(0, Move("attack", ("s9", "h7")))
    assert ("**and it falls**" in asked(match, 1)) == falls
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
