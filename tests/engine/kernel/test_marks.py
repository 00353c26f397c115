"""Marks of the last action on a board, from public events alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from engine.games import GAMES, game
from engine.kernel.dice import Dice
from engine.kernel.highlights import Mark, marks_of
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.telperinquar.scenario import given


def marks(which: str, *news: Text) -> list[tuple[Any, ...]]:
    drawn = marks_of(game(which).marks, news)
    return [(mark["kind"], mark["at"], mark["source"], mark["amount"], mark["name"]) for mark in drawn]


def test_an_attack_marks_attacker_target_and_damage() -> None:
    built = given({"a": {"row": ["grey-wolf"]}, "b": {"row": ["village-militia"]}}, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    match: Match[Any] = Match(built.rules, Dice(b"any", loaded=(9, 1)), built.state, seats=2)
    wolf, militia = match.state.players[0].row[0], match.state.players[1].row[0]
    events = list(match.play(0, Move("attack", (wolf, militia))).events)
    while match.in_motion:
        seat = next(iter(match.menus()))
        events += match.play(seat, match.menus()[seat].moves[0]).events
    drawn = marks_of(match.rules.marks, [event.text for event in events if event.only is None])
    assert [(mark["kind"], mark["source"], mark["at"]) for mark in drawn[:2]] == [
        ("arrow", str(wolf), str(militia)),
        ("damage", "", str(militia)),
    ]
    assert drawn[1]["amount"] > 0


@pytest.mark.parametrize(("row", "answer"), [(["iron-golem", "shield-sister"], "use"), (["dusk-hawk"], "intercept")])
def test_an_attack_against_another_target_marks_who_is_attacked_then(row: list[str], answer: str) -> None:
    position = {
        "round": 3,
        "phase": "combat",
        "a": {"row": ["grey-wolf"]},
        "b": {"row": row, "level": 10, "actions": 3},
    }
    built = given(position, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    match: Match[Any] = Match(built.rules, Dice(b"any"), built.state, seats=2)
    wolf, player = match.state.players[0].row[0], match.state.players[1]
    events = list(match.play(0, Move("attack", (wolf, player.row[0] if answer == "use" else player.hero))).events)
    events += match.play(1, next(move for move in match.menus()[1].moves if move.name == answer)).events
    drawn = marks_of(match.rules.marks, [event.text for event in events if event.only is None])
    arrows = [(mark["source"], mark["at"]) for mark in drawn if mark["kind"] == "arrow"]
    assert arrows[-1] == (str(wolf), str(player.row[-1]))


def test_a_new_action_takes_the_place_of_the_one_before() -> None:
    strike = {"attack": 1, "die": 1, "defence": 1, "other": 1, "difference": 1}
    first, second = (
        {"striker": name("galan"), "struck": name("sigrid")},
        {"striker": name("sigrid"), "struck": name("galan")},
    )
    wound = {"loser": name("sigrid"), "damage": 3, "result": "hit"}
    news = [Text("event-strike", {**first, **strike, **wound}), Text("event-strike", {**second, **strike})]
    assert marks("heldenkampf", *news) == [("arrow", "galan", "sigrid", 0, name("galan"))]
    assert marks("heldenkampf", news[0])[1:] == [("damage", "sigrid", "", 3, name("sigrid"))]


def test_cards_drawn_and_fallen_are_marked_at_their_side() -> None:
    first = Text("event-drew", {"who": seat_name(1), "count": 1})
    drew = Text("event-drew", {"who": seat_name(1), "count": 2})
    died = Text("event-died", {"card": name("grey-wolf"), "whose": seat_name(0)})
    assert marks("telperinquar", first, died, drew) == [
        ("drawn", "seat-1", "", 2, seat_name(1)),
        ("fallen", "seat-0", "", 0, name("grey-wolf")),
    ]


def test_an_event_that_names_no_place_is_left_out() -> None:
    assert marks("telperinquar", Text("event-creature-hurt", {"card": name("grey-wolf"), "damage": 3, "life": 1})) == []


@pytest.mark.parametrize("which", GAMES)
def test_marks_follow_from_public_events_of_a_game(which: str) -> None:
    rules, random = game(which), Random(4)
    match: Match[Any] = Match.new(rules, bytes([4]) * 32, rules.seats[0])
    keys: dict[str, None] = {}
    kinds: dict[str, None] = {}
    for _ in range(250):
        menus = match.menus()
        if not menus:
            break
        seat = random.choice(sorted(menus))
        move = rules.choose(match.determinize(seat, random), seat, menus[seat], random, "simple")
        texts = [event.text for event in match.play(seat, move).events if event.only is None]
        keys |= dict.fromkeys(text.key for text in texts)
        kinds |= dict.fromkeys(mark["kind"] for mark in marks_of(rules.marks, texts))
    assert set(rules.marks) & set(keys)
    assert {"arrow", "damage"} <= set(kinds)


WALKING: Mapping[str, Sequence[Mark]] = {
    "event-walked": (Mark("arrow", "space", source="start", what="player"),),
    "event-lost": (Mark("damage", "player", amount="amount", only=("what", "life")),),
}
"""The least that a board with places needs to show what has happened."""


def test_places_of_a_board_are_found_by_what_their_texts_say_they_are() -> None:
    start, goal = (Text("space-name", {"name": name("galan"), "place": place}) for place in ("fields-1", "fields-3"))
    walked = Text("event-walked", {"player": seat_name(1), "start": start, "space": goal})
    (drawn,) = marks_of(WALKING, [walked])
    assert (drawn["source"], drawn["at"], drawn["name"]) == ("fields-1", "fields-3", seat_name(1))


def test_of_events_that_are_drawn_only_with_one_value_the_others_are_left_out() -> None:
    lost = [Text("event-lost", {"player": seat_name(0), "what": what, "amount": 2}) for what in ("gold", "life")]
    assert [(mark["kind"], mark["amount"]) for mark in marks_of(WALKING, lost)] == [("damage", 2)]


def test_after_an_undo_no_marks_of_what_happened_before_are_drawn() -> None:
    attack = Text("event-attack", {"source_id": 1, "target_id": 2, "card": name("grey-wolf"), "target": name("troll")})
    died = Text("event-died", {"card": name("grey-wolf"), "whose": seat_name(0)})
    assert marks("telperinquar", attack, died)
    assert marks("telperinquar", attack, died, Text("event-undone")) == []
    assert len(marks("telperinquar", attack, died, Text("event-undone-quietly"), died)) == 1
