"""The questions and offers of Talisman, in the words that people read."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.labels import labels
from engine.kernel.match import Match
from engine.kernel.menus import Move
from render.languages import Reader
from tests.render.adventures import LANGUAGES, PEOPLE, TALISMAN, given, question


def words(match: Match[Any], move: Move, language: str) -> str:
    parts = labels(TALISMAN, match.state, 0, move)
    return " › ".join(LANGUAGES.say(part, language, PEOPLE, game="talisman") for part in parts)


# ---- fate

FATE: dict[str, tuple[dict[str, Any], list[int], str, str]] = {
    "a visit": (
        {"agenda": ["explore"], "a": {"character": "warrior", "space": "forest", "fate": 2}},
        [3],
        "Forest: you rolled 3. That means: miss a turn. Reroll it? You have 2 fate.\n"
        "1: Brigand attacks with Strength 4; 2–3: miss a turn; 4–5: nothing happens; 6: gain 1 Craft",
        "Tiefer Wald: Dein Wurf ist 3. Das heißt: setze einen Zug aus. Neu würfeln? Du hast 2 Schicksal.\n"
        "1: der Strauchdieb greift an, Stärke 4; 2–3: setze einen Zug aus; 4–5: nichts geschieht; 6: erhalte 1 Talent",
    ),
    "a fight": (
        {"agenda": ["explore"], "cards": {"fields-1": ["ogre"]}, "a": {"space": "fields-1", "fate": 1}},
        [2, 4],
        "Fight: you rolled 2. That means: 5 against 9, lost. Reroll it? You have 1 fate.",
        "Kampf: Dein Wurf ist 2. Das heißt: 5 gegen 9, verloren. Neu würfeln? Du hast 1 Schicksal.",
    ),
}


def _on(space: str, **more: Any) -> dict[str, Any]:
    person = {"character": "warrior", "space": space, "fate": 2, **more}
    return {"agenda": ["space"], "phase": "busy", "visit": {"space": space}, "a": person}


SPACES: list[tuple[dict[str, Any], list[int], str, str]] = [
    (
        _on("crypt"),
        [3, 3, 3],
        "3, 3 and 3. That means: go to the Warlock’s Cave.",
        "3, 3 und 3. Das heißt: geh zur Höhle",
    ),
    (_on("vampires-tower"), [5], "5. That means: lose 3 lives.", "5. Das heißt: verliere 3 Leben."),
    (_on("pits"), [2], "2. That means: 2 Pitfiends attack you", "2. Das heißt: 2 Teufel greifen dich nacheinander an."),
    (
        _on("werewolf-den"),
        [5, 2],
        "5 and 2. That means: the Werewolf has Strength 7.",
        "5 und 2. Das heißt: der Werwolf hat Stärke 7.",
    ),
    (_on("death"), [1, 2, 3, 4], "1 and 2. That means: 3 against 7, lost.", "1 und 2. Das heißt: 3 gegen 7, verloren."),
    (_on("crown"), [1], "1. That means: nothing happens.", "1. Das heißt: nichts geschieht."),
]


@pytest.mark.parametrize("case", SPACES)
def test_in_the_inner_region_the_question_for_fate_shows_the_result_of_the_roll(
    case: tuple[dict[str, Any], list[int], str, str],
) -> None:
    data, dice, english, german = case
    match = given(data, dice)
    assert english in question(match, 0, "en")
    assert german in question(match, 0, "de")


@pytest.mark.parametrize("case", FATE)
def test_who_may_spend_fate_reads_what_the_dice_show_and_bring_and_how_much_is_left(case: str) -> None:
    data, dice, english, german = FATE[case]
    match = given(data, dice)
    if match.state.fight is not None:
        match.play(0, Move("strike"))
    assert (question(match, 0, "en"), question(match, 0, "de")) == (english, german)


def test_the_question_for_fate_on_a_quest_shows_the_other_quests() -> None:  # M-286, MD-034 .. MD-037
    match = given({"agenda": ["explore"], "a": {"character": "warrior", "space": "warlocks-cave", "fate": 2}}, [4])
    match.play(0, Move("accept"))
    said = question(match, 0, "en")
    assert "That means: bring a Magic Object." in said
    assert said.endswith("; 4: bring a Magic Object; 5: bring 3 gold; 6: bring 2 gold")


def test_the_button_for_fate_names_the_die_that_is_rolled_again() -> None:
    match = given(*FATE["a visit"][:2])
    assert words(match, Move("fate", (3,)), "en") == "Reroll the 3 (1 fate)"
    assert words(match, Move("fate", (3,)), "de") == "Die 3 neu würfeln (1 Schicksal)"


# ---- the end


def _ended(**options: Any) -> Match[Any]:
    person = {"character": "troll", "space": "valley-of-fire", "objects": ["talisman"]}
    match = given({"options": options, "crowned": False, "a": person, "b": {}})
    match.play(0, Move("move", ("crown",)))
    while match.due:
        match.proceed()
    return match


def test_a_crown_that_wins_at_once_does_not_ask_its_owner_to_be_the_last_alive() -> None:  # M-368
    match = _ended(sudden_end=True)
    result = match.result()
    assert result is not None
    english, german = (LANGUAGES.say(result.reason, language, PEOPLE, game="talisman") for language in ("en", "de"))
    assert english == "The Troll was the first to reach the Crown of Command."
    assert german == "Der Troll hat die Krone der Herrschaft zuerst erreicht."


# ---- headings


def test_before_the_first_turn_the_heading_names_who_begins() -> None:  # M-045, M-365
    match: Match[Any] = Match.new(TALISMAN, b"head start" * 4, 3, {"head_start": "true", "first": "2"})
    assert set(match.menus()) == {0, 1, 2}
    view = match.view(None)
    assert view.board["turn"] == 1
    assert LANGUAGES.say(view.headline, "en", PEOPLE, game="talisman") == f"Before the first turn · {PEOPLE[1]} begins"
    assert LANGUAGES.say(view.headline, "de", PEOPLE, game="talisman") == f"Vor dem ersten Zug · {PEOPLE[1]} beginnt"
    for seat in range(3):
        match.play(seat, Move("wish", ("strength",)))
    assert LANGUAGES.say(match.view(None).headline, "en", PEOPLE, game="talisman").startswith(f"{PEOPLE[1]}’s turn")


# ---- buttons that fit on one line of a phone

ONE_LINE = 34
"""Characters of a button on one line of a phone."""


def spaces_on_buttons(data: dict[str, Any], language: str = "de") -> list[str]:
    match = given(data)
    labels_of = [words(match, move, language) for move in match.menus()[0].moves if move.name == "move"]
    return [label.split(" › ")[1] for label in labels_of]


@pytest.mark.parametrize(
    ("language", "space", "roll", "label"),
    [
        ("de", "chapel", 4, "Lichtung · Wächter 9 · 1 Karte"),
        ("de", "chapel", 4, "Tal · Wächter 9 · 3 Karten"),
        ("de", "castle", 1, "Runen 3 · 1 Karte · Feinde +2"),
        ("nl", "chapel", 4, "Open plek · wachter 9 · 1 kaart"),
        ("nl", "castle", 1, "Runen 3 · 1 kaart · vijanden +2"),
        ("nl", "plains-4", 1, "Woud · 1–3: pech, 6: wijsheid"),
    ],
)
def test_spaces_with_long_names_have_those_of_the_map_on_german_and_dutch_buttons(
    language: str, space: str, roll: int, label: str
) -> None:
    buttons = spaces_on_buttons({"roll": roll, "a": {"character": "elf", "space": space}}, language)
    assert label in buttons
    assert all(len(button) <= ONE_LINE for button in buttons), buttons


def test_what_a_space_offers_is_not_named_beside_those_who_wait_there() -> None:
    waiting = {"roll": 1, "a": {"character": "elf", "space": "fields-6"}, "b": {"space": "village"}}
    assert "Dorf: Robert Müller-Lüdenscheidt" in spaces_on_buttons(waiting)


def test_behind_the_bridge_only_what_may_cost_a_life_is_named() -> None:
    back = {"roll": 4, "a": {"character": "elf", "space": "hidden-valley"}, "b": {}}
    assert {"Kapelle · Brücke · beten", "Friedhof · Brücke · kostet 1 Leben"} <= set(spaces_on_buttons(back))


@pytest.mark.parametrize(
    ("language", "objects", "label"),
    [
        ("en", ["talisman"], "Portal of Power · 1 card · try to open it next turn"),
        ("de", ["talisman"], "Portal · 1 Karte · Versuch im nächsten Zug"),
        ("nl", ["talisman"], "Poort · 1 kaart · poging in je volgende beurt"),
        ("de", [], "Portal · 1 Karte"),
    ],
)
def test_who_stops_at_the_portal_reads_that_it_can_be_tried_from_there_in_the_next_turn(
    language: str, objects: list[str], label: str
) -> None:  # M-310, M-310a
    exact = {"roll": 3, "a": {"character": "elf", "space": "hills-3", "objects": objects}, "b": {}}
    assert label in spaces_on_buttons(exact, language)
    match = given({"roll": 1, "a": {"character": "elf", "space": "portal", "objects": objects}, "b": {}})
    assert any(move.name == "open" for move in match.menus()[0].moves)


def test_of_many_cards_on_a_space_only_the_first_is_named() -> None:
    lying = {"fields-6": ["axe", "wand", "runesword", "guide"]}
    here = {"roll": 1, "a": {"character": "elf", "space": "village"}, "b": {}, "cards": lying}
    assert "Felder 6: Axt und 3 weitere" in spaces_on_buttons(here)


@pytest.mark.parametrize(
    ("language", "cards", "label"),
    [
        ("de", ["lion"], "Runen 3: Löwe (Stärke 3+2)"),
        ("en", ["lion"], "Runes 3: Lion (Strength 3+2)"),
        ("nl", ["lion"], "Runen 3: Leeuw (kracht 3+2)"),
        ("de", ["axe"], "Runen 3: Axt"),
        ("de", ["lion", "wolf"], "Runen 3: 2 Gegner (Stärke 5+2)"),
        ("nl", ["lion", "wolf"], "Runen 3: 2 vijanden (kracht 5+2)"),
        ("en", ["lion", "axe"], "Runes 3: Lion (Strength 3+2) and Axe"),
    ],
)
def test_an_enemy_on_runes_has_their_bonus_on_its_button(language: str, cards: list[str], label: str) -> None:  # MD-026
    here = {"roll": 1, "a": {"character": "elf", "space": "castle"}, "b": {}, "cards": {"runes-3": cards}}
    assert label in spaces_on_buttons(here, language)


@pytest.mark.parametrize(
    ("cards", "label"),
    [
        (["ogre", "wolf"], "Felder 6: 2 Gegner (Stärke 7)"),
        (["spectre", "ghost"], "Felder 6: 2 Gegner (Talent 7)"),
        (["ogre", "spectre"], "Felder 6: Oger (Stärke 5) und Spuk (Talent 3)"),
    ],
)
def test_enemies_that_fight_together_are_one_on_a_button(cards: list[str], label: str) -> None:  # M-176, M-177
    here = {"roll": 1, "a": {"character": "elf", "space": "village"}, "b": {}, "cards": {"fields-6": cards}}
    assert label in spaces_on_buttons(here)


@pytest.mark.parametrize(
    ("space", "labels"),
    [("runes-3", {f"Runen 3: {PEOPLE[1]} · Feinde +2"}), ("hidden-valley", {f"Tal: {PEOPLE[1]} · 3 Karten"})],
)
def test_where_somebody_waits_the_number_of_cards_gives_way_to_what_a_space_does(space: str, labels: set[str]) -> None:
    roll = {"runes-3": 1, "hidden-valley": 3}[space]
    here = {"roll": roll, "a": {"character": "elf", "space": "castle"}, "b": {"space": space}}
    assert labels <= set(spaces_on_buttons(here))


def test_trials_of_the_inner_region_say_what_waits_there_but_not_on_the_way_back() -> None:
    inner = {"character": "elf", "space": "crypt", "objects": ["talisman"], "passed": True}
    assert "Tod · deine 2 Würfel gegen seine 2, Risiko 1 Leben" in spaces_on_buttons({"a": inner, "b": {}})
    back = {"character": "elf", "space": "werewolf-den", "objects": ["talisman"], "back": True}
    assert spaces_on_buttons({"a": back, "b": {}}) == ["Tod"]


def test_a_spell_with_a_target_fits_on_a_german_button() -> None:
    match = given({"a": {"character": "elf", "spells": ["immobility"]}, "b": {}})
    spell = TALISMAN.phrase(match.state, 0, Move("cast", ("immobility", 0)))
    assert spell is not None
    assert LANGUAGES.say_to(spell, Reader("de", "talisman", PEOPLE, seat=0)) == "Unbeweglichkeit auf dich"


def test_where_nothing_can_be_taken_the_question_says_why() -> None:
    held = {"a": {"character": "elf", "space": "fields-4", "objects": ["ring", "wand", "cross", "runesword"]}}
    lying = {"agenda": ["look"], "cards": {"fields-4": ["sword"]}, "b": {}}
    full = given({**held, **lying})
    assert [question(full, 0, language) for language in ("en", "de")] == [
        "You carry 4 Objects and may not carry more: to take another, leave one here. What do you do?",
        "Du trägst 4 Gegenstände, mehr geht nicht: Für einen neuen lass einen hier. Was tust du?",
    ]
    held["a"]["objects"] = ["ring"]
    assert question(given({**held, **lying}), 0, "en") == "What do you take?"


def test_who_may_roll_reads_what_each_number_leads_to() -> None:  # MD-012, MD-096
    lying = {"agenda": ["land"], "cards": {"fields-1": ["magic-portal"]}, "b": {}}
    asked = question(given({**lying, "a": {"character": "elf", "space": "fields-1"}}), 0, "en")
    assert asked.startswith("Magic Portal: do you roll?\n1: go to the Crags; 2: ")
    chasm = {"agenda": ["land"], "a": {"character": "elf", "space": "chasm", "followers": ["guide"]}, "b": {}}
    assert "a 1 or 2" in question(given(chasm), 0, "en")


# ---- alignment


@pytest.mark.parametrize(
    ("space", "card", "asked"),
    [
        ("fields-1", "angel", "Angel (Good: gain 1 life; Evil: lose 1 life): do you change your alignment first?"),
        ("fields-1", "fairy", "Fairy (the first good character may make a wish): do you change your alignment first?"),
        ("graveyard", "", "Evil: choose what to do here): do you change your alignment first?"),
    ],
)
def test_a_druid_reads_what_each_alignment_leads_to(space: str, card: str, asked: str) -> None:
    druid = {"character": "druid", "space": space, "alignment": "neutral"}
    match = given({"agenda": ["explore"], "cards": {space: [card]} if card else {}, "a": druid}, [])
    while match.menus()[0].question.key != "ask-alignment":
        match.play(0, match.menus()[0].default)
    assert asked in question(match, 0, "en")


# ---- Spells after the move


def guidance_of(match: Match[Any]) -> str:
    """Return the line of guidance for the first seat."""
    text = TALISMAN.guidance(match.state, 0)
    assert text is not None
    return LANGUAGES.say(text, "en", PEOPLE, game="talisman")


@pytest.mark.parametrize(
    ("spells", "more", "note"),
    [
        (["destruction"], {}, "To cast Destruction when you arrive, press *Something else* › *Stop on arrival"),
        (["healing", "hex"], {}, "To cast Healing when you arrive"),
        (["hex"], {}, ""),
        ([], {}, ""),
        (["destruction"], {"halting": True}, ""),
        (["destruction"], {"cast": 9}, ""),
    ],
)
def test_who_may_cast_a_spell_after_the_move_reads_before_it_where_to_stop(
    spells: list[str], more: dict[str, Any], note: str
) -> None:  # M-149
    mover = {"character": "wizard", "space": "woods-1", "spells": spells, **more}
    match = given({"phase": "move", "roll": 3, "a": mover, "b": {"character": "troll", "space": "city"}})
    said = guidance_of(match)
    assert (note in said) if note else ("arrive" not in said)
    assert "arrive" not in question(match, 0, "en"), "only people who are new read it in each turn"
    assert (Move("halt") in match.menus()[0].moves) or not note


def test_who_is_asked_at_every_moment_reads_of_no_stop() -> None:  # M-399a
    mover = {"character": "wizard", "space": "woods-1", "spells": ["destruction"]}
    match = given({"options": {"spells": "polled"}, "phase": "move", "roll": 3, "a": mover})
    assert "arrive" not in guidance_of(match)


def test_before_the_roll_for_the_move_nobody_reads_where_to_stop() -> None:
    mover = {"character": "wizard", "space": "woods-1", "spells": ["destruction"]}
    match = given({"phase": "begin", "a": mover})
    assert Move("halt") in match.menus()[0].moves
    assert "arrive" not in guidance_of(match)


def test_the_goal_in_the_middle_of_an_attack_names_no_spell_on_arrival() -> None:
    mover = {"character": "wizard", "space": "woods-1", "spells": ["destruction"]}
    match = given({"phase": "move", "roll": 3, "a": mover})
    match.state.phase = "attack"  # while the attacker prepares
    assert "arrive" not in guidance_of(match)
