"""Labels of cards on buttons."""

from __future__ import annotations

import re

import pytest

from cogs.ui.messages.components import LONGEST_BUTTON
from engine.heldenkampf.cards import card_set
from engine.heldenkampf.view.player_view import card_line
from engine.kernel.labels import with_prospect
from engine.kernel.menus import PASS, Move
from engine.kernel.text import Text, name
from render.languages import Languages, Reader
from tests.engine.heldenkampf.test_computer import match_of

SHORT = 38
"""The longest label with which up to five choices are buttons rather than a list."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_choice_among_few_cards_fits_on_buttons(language: str) -> None:
    languages, reader = Languages(), Reader(language, "heldenkampf")
    labels = [languages.say_to(card_line(None, card, "argument-card"), reader) for card in card_set().cards]
    assert [label for label in labels if len(label) > SHORT] == []


@pytest.mark.parametrize("pieces", [["rapier", "kite-shield"], ["longsword", "chain-mail"]])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_two_pieces_of_equipment_leave_room_for_what_is_at_stake_on_their_button(
    language: str, pieces: list[str]
) -> None:
    match = match_of(a={"hand": ["sigrid"]}, b={"hand": ["orc-raider", *pieces]})
    match.play(0, Move("attack", ("sigrid", "bridge")))
    match.play(1, Move("answer", ("orc-raider",)))
    (advice,) = match.rules.advise(match.state, 1, match.menus()[1])
    text = with_prospect(match.rules, match.state, 1, advice.move, advice.text, has_chances=False)
    label = Languages().say_to(text, Reader(language, "heldenkampf"))
    assert re.search(r"(they get|zij|Gegner) \d", label), "points that may be lost"
    assert len(label) <= LONGEST_BUTTON


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("move", ["no-gear", "roll-out", "roll-on"])
def test_each_way_to_fight_leaves_room_for_what_is_at_stake_on_its_button(language: str, move: str) -> None:
    values = {"own": 10, "shelter": 2, "defence": 12, "other": 12, "cover": 0, "resistance": 12}
    for points in ({"gain": 0, "cost": 12}, {"gain": 12, "cost": 12}):
        sums = Text("stake-sums", values)
        named = Text("stake-fight", {"sums": sums, "points": Text("stake-points", points)})
        stake = sums if move == "no-gear" else named  # beside buttons with the points
        label = Text("label-chance", {"label": Text("move-" + move), "chance": stake})
        assert len(Languages().say_to(label, Reader(language, "heldenkampf"))) <= LONGEST_BUTTON


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_rolling_all_leaves_room_for_points_where_both_sides_defend_with_more(language: str) -> None:
    sums = {"own": 11, "shelter": 1, "defence": 12, "other": 10, "cover": 1, "resistance": 11}
    points = Text("stake-points", {"gain": 10, "cost": 10})
    stake = Text("stake-fight", {"sums": Text("stake-sums", sums), "points": points})
    label = Text("label-chance", {"label": Text("move-roll-on"), "chance": stake})
    assert len(Languages().say_to(label, Reader(language, "heldenkampf"))) <= LONGEST_BUTTON


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_an_attack_on_the_castle_fits_on_its_button(language: str) -> None:  # H-091
    languages, reader = Languages(), Reader(language, "heldenkampf")
    for fighter in (key for key, card in card_set().cards.items() if card.kind in ("hero", "monster")):
        match = match_of(a={"hand": [fighter]}, b={"hand": [], "heroes": [], "pause": False})
        advised = [
            text for move, text, *_ in match.rules.advise(match.state, 0, match.menus()[0]) if move.name == "attack"
        ]
        assert advised
        assert all(len(languages.say_to(text, reader)) <= LONGEST_BUTTON for text in advised)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_an_answer_leaves_room_for_a_chance_that_others_may_still_change(language: str) -> None:
    so_far = Text("chance-wins-so-far", {"percent": 100, "edge": "above", "further": 1, "cards": 5})
    label = Text("label-chance", {"label": Text("advice-answer", {"fighter": name("hippa")}), "chance": so_far})
    assert len(Languages().say_to(label, Reader(language, "heldenkampf"))) <= LONGEST_BUTTON


def test_who_sends_a_hero_for_food_reads_what_there_is_and_who_eats_how_much_it_heals() -> None:  # H-088, H-089
    match = match_of(a={"hand": ["galan", "bread"]}, b={"hand": ["runa"]}, wounds={"galan": 3}, market=["stew"])
    languages, reader = Languages(), Reader("en", "heldenkampf")
    places = [Move("forage", ("galan", place)) for place in ("forest", "market-place")]
    labels = [languages.say_to(match.rules.label(match.state, 0, move, 2), reader) for move in places]
    assert labels == ["Forest · food, or a fight", "Market · food or equipment"]
    advice = {offer.move.name: offer.text for offer in match.rules.advise(match.state, 0, match.menus()[0])}
    assert languages.say_to(advice["eat"], reader) == "Galan eats the Loaf of Bread (+2)"
    match.play(0, places[1])
    assert "Does Galan eat now (life +3)," in languages.say_to(match.menus()[0].question, reader)


@pytest.mark.parametrize("terrain", [True, False])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_each_attack_fits_on_its_button(language: str, terrain: bool) -> None:  # H-073, H-090
    languages, reader = Languages(), Reader(language, "heldenkampf")
    for card in card_set().cards.values():
        if card.kind in ("hero", "monster"):
            match = match_of(a={"hand": [card.id]}, b={"hand": ["bread"]}, options={"terrain": terrain})
            texts = [advice.text for advice in match.rules.advise(match.state, 0, match.menus()[0])]
            texts += [
                match.rules.phrase(match.state, 0, move) or Text("move-attack") for move in match.menus()[0].moves
            ]
            assert [label for text in texts if len(label := languages.say_to(text, reader)) > LONGEST_BUTTON] == []


@pytest.mark.parametrize(
    ("language", "label", "advised"),
    [
        ("en", "Eat instead of striking", "Galan eats the Loaf of Bread (+2) instead of striking"),
        ("de", "Essen statt zuzuschlagen", "Galan isst den Laib Brot (+2), statt zuzuschlagen"),
        ("nl", "Eten in plaats van slaan", "Galan eet het brood (+2) in plaats van te slaan"),
    ],
)
def test_a_meal_in_a_fight_says_that_it_replaces_a_strike(language: str, label: str, advised: str) -> None:  # H-062
    languages, reader = Languages(), Reader(language, "heldenkampf")
    match = match_of(a={"hand": ["galan", "bread"]}, b={"hand": ["griffin"]}, wounds={"galan": 3})
    outside, eat = Move("eat", ("bread", "galan")), Move("eat", ("bread",))
    assert languages.say_to(match.rules.label(match.state, 0, outside, 0), reader) != label
    match.play(0, Move("attack", ("galan", "bridge")))
    match.play(1, Move("answer", ("griffin",)))
    while 0 not in match.menus() or eat not in match.menus()[0].moves:
        match.play(next(iter(match.menus())), PASS)
    assert languages.say_to(match.rules.label(match.state, 0, eat, 0), reader) == label
    (meal,) = (advice for advice in match.rules.advise(match.state, 0, match.menus()[0]) if advice.move == eat)
    assert languages.say_to(meal.text, reader) == advised


@pytest.mark.parametrize(
    ("language", "advised", "listed", "reason"),
    [
        (
            "en",
            "Longsword and Kite Shield, roll all: 12 (defence 13) against 10",
            "Kite Shield · shield 1: 8 (defence 9) against 10",
            "With the Kite Shield my side has strength 8 (defence 9) against 10 before the dice.",
        ),
        (
            "de",
            "Langschwert und Langschild, alles würfeln: 12 (Abwehr 13) gegen 10",
            "Langschild · Schild 1: 8 (Abwehr 9) gegen 10",
            "Mit dem Langschild hat meine Seite vor dem Würfeln Stärke 8 (Abwehr 9) gegen 10.",
        ),
        (
            "nl",
            "Langzwaard en Vliegerschild, alles gooien: 12 (verweer 13) tegen 10",
            "Vliegerschild · schild 1: 8 (verweer 9) tegen 10",
            "Met het vliegerschild heeft mijn kant vóór de dobbelstenen kracht 8 (verweer 9) tegen 10.",
        ),
    ],
)
def test_a_shield_counts_in_the_defence_of_its_fighter_alone(
    language: str, advised: str, listed: str, reason: str
) -> None:  # H-043
    match = match_of(a={"hand": ["hydra"]}, b={"hand": ["runa", "longsword", "kite-shield"]})
    match.play(0, Move("attack", ("hydra", "bridge")))
    match.play(1, Move("answer", ("runa",)))
    add = Move("add", ("kite-shield",))
    (advice,) = match.rules.advise(match.state, 1, match.menus()[1])
    texts = [advice.text, match.rules.label(match.state, 1, add, 1), match.rules.explain(match.state, 1, add)]
    languages, reader = Languages(), Reader(language, "heldenkampf")
    assert [languages.say_to(text, reader) for text in texts if text is not None] == [advised, listed, reason]


@pytest.mark.parametrize(
    ("language", "answered", "unanswered"),
    [
        ("en", "only they score", "hits the castle"),
        ("de", "nur Gegner punktet", "trifft die Burg"),
        ("nl", "enkel zij scoren", "op het kasteel"),
    ],
)
@pytest.mark.parametrize(
    ("hand", "pause", "is_open"), [("runa", False, False), ("hydra", True, False), ("hydra", False, True)]
)
def test_a_monster_that_nobody_may_answer_hits_the_castle_and_can_score(
    language: str, answered: str, unanswered: str, hand: str, pause: bool, is_open: bool
) -> None:  # H-005, H-073, H-091
    match = match_of(a={"hand": ["wyvern"]}, b={"hand": [hand], "heroes": [], "pause": pause})
    attack = Move("attack", ("wyvern", "bridge"))
    texts = [
        match.rules.phrase(match.state, 0, attack),
        *(advice.text for advice in match.rules.advise(match.state, 0, match.menus()[0]) if advice.move == attack),
    ]
    assert len(texts) == 2
    languages, reader = Languages(), Reader(language, "heldenkampf")
    for text in texts:
        assert text is not None
        assert languages.say_to(text, reader).count(unanswered if is_open else answered) == 1
    reason = match.rules.explain(match.state, 0, attack)
    assert reason is not None
    assert reason.key == ("explain-attack-castle" if is_open else "explain-attack-monster")
