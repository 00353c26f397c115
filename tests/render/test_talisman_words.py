"""The questions of Talisman about Spells, read in each of its languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import DATA
from engine.kernel.labels import plain_label
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.talisman.board import space_name
from engine.talisman.cards.outcomes import loss_text
from engine.talisman.play.fights.scores import foe_name
from engine.talisman.state import Foe
from render.languages import Reader
from tests.render.adventures import LANGUAGES, PEOPLE, given


def _read(text: Text, language: str) -> str:
    return LANGUAGES.say(text, language, PEOPLE, game="talisman")


def _cause(source: str) -> Text:
    return Text("cause", {"source": name(source)})


def test_the_question_about_spells_also_fits_a_hand_without_one_for_this_moment() -> None:
    """Everybody may know who is asked what, so the question must not reveal whether there is a Spell."""
    assert _read(Text("ask-cast"), "en").startswith("You may cast a Spell now, if you have one that fits;")
    assert _read(Text("ask-cast"), "de").startswith("Hast du einen passenden Zauberspruch, kannst du ihn jetzt wirken;")


def test_the_question_about_preservation_names_all_that_would_die() -> None:
    both = foe_name(Foe("strength", ["hobgoblin.1", "goblin.1"]))
    saved = "Rettest du den Hobgoblin und den Goblin mit Bewahrung?"
    assert _read(Text("ask-preserve", {"what": both}), "de") == saved
    assert _read(Text("ask-preserve", {"what": name("goblin")}), "de") == "Rettest du den Goblin mit Bewahrung?"


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Exchange 6 trophies: 2 Strength and 1 Craft"), ("de", "6 Trophäen eintauschen: 2 Stärke und 1 Talent"),
    ("nl", "6 trofeeën inruilen: 2 kracht en 1 wijsheid"),
])  # fmt: skip
def test_the_button_that_exchanges_trophies_says_what_they_bring_instead_of_their_names(
    language: str, words: str
) -> None:
    trophies = ["hobgoblin.1", "goblin.1", "giant.1", "dragon.1", "demon.1", "shadow.1"]
    match = given({"a": {"character": "dwarf", "space": "city", "trophies": trophies}})
    label = plain_label(match.rules, match.state, 0, Move("trade", (tuple(trophies),)))
    assert _read(label, language) == words


def test_a_player_with_a_new_character_reads_that_the_previous_one_is_dead() -> None:
    begun = {"player": seat_name(0), "character": name("dwarf"), "space": space_name("crags")}
    restarted = Text("event-entered-anew", begun)
    assert (
        _read(restarted, "en")
        == "💀 Annabell’s previous character is dead. Annabell begins again as the Dwarf at the Crags."
    )
    assert (
        _read(restarted, "de")
        == "💀 Der bisherige Charakter von Annabell ist tot. Annabell beginnt neu als Zwerg bei den Felsen."
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "For an even start, you begin with Strength 5 instead of 2 and 4 lives instead of 5."),
        ("de", "Damit alle etwa gleich stark sind, hast du Stärke 5 statt 2 und 4 statt 5 Leben."),
        ("nl", "Voor een gelijke start begin je met kracht 5 in plaats van 2 en 4 levens in plaats van 5."),
    ],
)
def test_an_even_start_says_what_is_different_from_the_card(language: str, words: str) -> None:
    changes = (Text("even-strength", {"now": 5, "printed": 2}), Text("even-lives", {"now": 4, "printed": 5}))
    text = Text("event-even-start", {"player": seat_name(0), "changes": changes})
    assert LANGUAGES.say_to(text, Reader(language, "talisman", PEOPLE, seat=0)) == words


@pytest.mark.parametrize(
    ("language", "to_attacker", "to_defender"),
    [
        ("en", "A stand-off between you and Bob", "A stand-off between Annabell and you"),
        ("de", "Unentschieden zwischen dir und Bob", "Unentschieden zwischen Annabell und dir"),
        ("nl", "Het gevecht tussen jou en Bob", "Het gevecht tussen Annabell en jou"),
    ],
)
def test_both_sides_of_a_stand_off_are_addressed(language: str, to_attacker: str, to_defender: str) -> None:
    stand_off = Text("event-stand-off", {"player": seat_name(0), "other": seat_name(1)})
    for seat, words in enumerate((to_attacker, to_defender)):
        reader = Reader(language, "talisman", ("Annabell", "Bob"), seat=seat)
        assert LANGUAGES.say_to(stand_off, reader).startswith(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Each 5 points of Strength buy 1 Strength, each 5 points of Craft 1 Craft."),
        ("de", "Je 5 Punkte Stärke bringen 1 Stärke, je 5 Punkte Talent 1 Talent."),
        ("nl", "Elke 5 punten kracht leveren 1 kracht op, elke 5 punten wijsheid 1 wijsheid."),
    ],
)
def test_the_question_about_trophies_names_the_price_of_either(language: str, words: str) -> None:
    assert _read(Text("ask-trade", {"rate": 5}), language).endswith(words)


@pytest.mark.parametrize(("lost", "words"), [
    ({"strength": 1}, "Failing at the Portal by Strength costs 1 Strength."),
    ({"craft": 1}, "Failing at the Portal by Craft costs 1 Craft."),
    ({"strength": 1, "craft": 1}, "Failing at the Portal costs 1 of what you try it with, Strength or Craft."),
    ({}, "You rolled 3."),
])  # fmt: skip
def test_before_the_portal_the_question_says_what_a_failure_costs(lost: dict[str, int], words: str) -> None:  # MD-040
    elf = {"character": "elf", "space": "castle", "objects": ["talisman"], **lost}
    match = given({"roll": 3, "a": elf, "b": {}})
    assert _read(match.menus()[0].question, "en").endswith(words)


def test_the_turn_of_a_toad_says_how_long_it_is_one() -> None:
    toads = [
        Text("event-turn-toad", {"player": seat_name(0), "character": name("dwarf"), "turns": turns})
        for turns in (3, 1)
    ]
    assert [_read(toad, "en") for toad in toads] == [
        "Annabell’s turn as the Dwarf, a toad for 3 turns 🐸.",
        "Annabell’s turn as the Dwarf, a toad until the end of this turn 🐸.",
    ]
    assert "3 Züge lang eine Kröte" in _read(toads[0], "de")
    assert "bis zum Ende dieses Zugs eine Kröte" in _read(toads[1], "de")


def test_the_question_about_lives_that_would_be_lost_names_their_number() -> None:
    single, double = (Text("ask-preserve-life", {"player": seat_name(0), "lives": lives}) for lives in (1, 2))
    assert _read(single, "de") == "Annabell verliert 1 Leben. Wirkst du Bewahrung?"
    assert _read(single, "en") == "Annabell loses a life. Do you cast Preservation?"
    assert _read(double, "de") == "Annabell verliert 2 Leben. Wirkst du Bewahrung, die eines davon rettet?"
    assert _read(double, "en") == "Annabell loses 2 lives. Do you cast Preservation to save one of them?"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Annabell rolls 3 and 5 (fight), and the higher one counts: 5"),
        ("de", "Annabell würfelt 3 und 5 (Kampf), und der höhere Würfel zählt: 5"),
    ],
)
def test_two_dice_are_not_added_up_where_the_higher_counts(language: str, said: str) -> None:
    fight = {"turn": "a", "a": {"character": "warrior", "space": "woods-1"}, "agenda": ["land"]}
    match = given({**fight, "cards": {"woods-1": ["wolf"]}}, [3, 5, 2])
    events = match.play(0, Move("strike")).events
    lines = [_read(event.text, language) for event in events]
    assert any(said in line for line in lines), lines
    assert not any("= 8" in line for line in lines)


def test_questions_about_cards_and_characters_are_whole_sentences() -> None:
    bribe = Text("ask-bribe", {"enemy": name("goblin"), "price": 1})
    assert _read(bribe, "de") == "Zahlst du 1 Gold, damit der Goblin dich nicht angreift?"
    assert _read(bribe, "en") == "Do you pay 1 gold so that the Goblin does not attack you?"
    beast = Text("ask-beast", {"enemy": name("bear")})
    assert _read(beast, "de").startswith("Der Bär greift dich nicht an.")
    assert _read(beast, "en").startswith("The Bear does not attack you.")
    exchange = Text("ask-exchange", {"card": name("prince"), "gold": 3})
    assert _read(exchange, "de") == "Gibst du den Prinzen für 3 Gold her?"
    assert _read(exchange, "en") == "Do you give up the Prince for 3 gold?"
    assert _read(Text("ask-spoils", {"other": seat_name(0)}), "de") == "Annabell ist besiegt. Was wählst du?"
    assert _read(Text("ask-rob", {"other": seat_name(0)}), "de") == "Was nimmst du Annabell weg?"
    wish = Text("effect-wish", {"alignment": "good", "craft": 0})
    assert _read(wish, "de").startswith("der erste gute Charakter hier hat einen Wunsch frei")


def test_dutch_sentences_have_the_articles_of_cards_spaces_and_the_computer() -> None:
    computer = LANGUAGES.name(Text("computer-name"), Reader("nl"))
    reader = Reader("nl", "talisman", ["Anna", computer], seat=0)
    casts = {"player": seat_name(0), "spell": name("random"), "aim": Text("aim", {"target": seat_name(1)})}
    commands = {"player": seat_name(1), "spell": Text("roll-command"), "aim": ""}
    fight = {"player": seat_name(1), "foe": name("ghost"), "own": 2, "die": 3, "mine": 5, "value": 4, "rolled": 6}
    read = [
        LANGUAGES.say_to(text, reader)
        for text in (
            Text("event-casts", casts),
            Text("ask-counter", commands),
            Text("event-moved", {"player": seat_name(1), "space": space_name("woods-3")}),
            Text("event-took", {"player": seat_name(0), "card": name("sword")}),
            Text("event-fight-lost", {**fight, "bonus": 0, "theirs": 10, "points": 5, "margin": "wide"}),
        )
    ]
    assert read == [
        "Je spreekt Toeval over de computer uit.",
        "De computer spreekt de heersersspreuk uit. Houd je dat tegen met een tegenspreuk?",
        "De computer gaat naar de bossen 3.",
        "Je neemt het zwaard mee.",
        "⚔ De computer: 2 + 3 = 5, het spook 4 + 6 = 10: de computer verliest met een verschil van 5!",
    ]


@pytest.mark.parametrize(
    ("language", "what", "percent", "steps", "sentence"),
    [
        ("en", seat_name(1), 72, 3, "beat Bert at the Warlock’s Cave (72%), 3 spaces away."),
        ("en", name("wolf"), 58, 1, "beat the Wolf at the Warlock’s Cave (58%), 1 space away."),
        ("en", name("wand"), 0, 0, "fetch the Wand from the Warlock’s Cave."),
        ("en", Text("here-coins", {"gold": 2}), 0, 2, "fetch 2 gold from the Warlock’s Cave, 2 spaces away."),
        ("en", seat_name(1), 72, -1, "beat Bert at the Warlock’s Cave (72%), across the river."),
        ("de", seat_name(1), 72, -1, "Besiege Bert in der Höhle des Hexenmeisters (72 %), jenseits des Flusses."),
        ("de", seat_name(1), 72, 3, "Besiege Bert in der Höhle des Hexenmeisters (72 %), 3 Felder entfernt."),
        ("de", name("wolf"), 58, 1, "Besiege den Wolf in der Höhle des Hexenmeisters (58 %), 1 Feld entfernt."),
        ("de", name("wand"), 0, 0, "Hol dir den Zauberstab in der Höhle des Hexenmeisters."),
        ("nl", seat_name(1), 72, 3, "versla Bert in de grot van de heksenmeester (72%), 3 vakken verderop."),
        ("nl", name("wolf"), 58, 1, "versla de wolf in de grot van de heksenmeester (58%), 1 vak verderop."),
    ],
)
def test_the_target_of_a_quest_is_named_with_its_place(
    language: str, what: Text, percent: int, steps: int, sentence: str
) -> None:
    values = {"quest": Text("quest-1"), "what": what, "percent": percent, "steps": steps}
    goal = Text("guidance-quest-at", {**values, "space": space_name("warlocks-cave")})
    assert LANGUAGES.say_to(goal, Reader(language, "talisman", ("Anna", "Bert"), seat=0)).endswith(": " + sentence)


@pytest.mark.parametrize(
    ("language", "left", "standing", "sentence"),
    [
        ("en", 5, "ahead", "5 more rounds, then points count: you lead with 9, ahead of Bert with 7."),
        ("en", 1, "level", "Last round, then points count: you lead with 9, level with Bert."),
        ("en", 2, "behind", "2 more rounds, then points count: you have 9, in the lead with 7: Bert."),
        ("de", 5, "ahead", "Noch 5 Runden, dann zählen die Punkte: Du führst mit 9 vor Bert mit 7."),
        ("de", 1, "level", "Letzte Runde, dann zählen die Punkte: Du führst mit 9 zusammen mit Bert."),
        ("de", 2, "behind", "Noch 2 Runden, dann zählen die Punkte: Du hast 9, die Führung liegt bei Bert mit 7."),
        ("nl", 5, "ahead", "Nog 5 rondes, daarna tellen de punten: jij leidt met 9, voor Bert met 7."),
        ("nl", 1, "behind", "Laatste ronde, daarna tellen de punten: jij hebt 9, de leiding is voor Bert met 7."),
    ],
)
def test_in_the_last_rounds_the_goal_compares_the_points(
    language: str, left: int, standing: str, sentence: str
) -> None:
    values = {"left": left, "score": 9, "best": 7, "rivals": (seat_name(1),), "standing": standing}
    goal = Text("guidance-points", values)
    assert LANGUAGES.say_to(goal, Reader(language, "talisman", ("Anna", "Bert"), seat=0)).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            Text(
                "event-seizes", {"player": seat_name(1), "other": seat_name(0), "card": name("talisman"), "way": "rob"}
            ),
            "**Der Computer erbeutet den Talisman von dir** (Fähigkeit des Diebs).",
        ),
        (
            Text("event-nothing", {"player": seat_name(0), "why": "neutral", "cause": _cause("angel")}),
            "Für Neutrale wie dich geschieht nichts (Engel).",
        ),
        (
            Text("event-nothing", {"player": seat_name(1), "why": "full", "cause": _cause("healer")}),
            "Für den Computer geschieht nichts, denn es gibt nichts aufzufüllen (Heiler).",
        ),
        (
            Text("event-too-high", {"player": seat_name(0), "total": 9, "attribute": "strength", "value": 8}),
            "Zu hoch: 9 ist höher als Stärke 8. Es geht zurück.",
        ),
        (Text("event-offer", {"player": seat_name(1), "way": "ferry"}), "Statt zu gehen, darf der Computer mit der"),
        (
            Text("effect-everybody", {"where": "board", "spared": "evil", "what": Text("effect-miss")}),
            "alle Charaktere, die nicht böse sind, setzen einen Zug aus",
        ),
        (
            Text("effect-everybody", {"where": "region", "spared": "none", "what": loss_text("life")}),
            "alle in dieser Region verlieren 1 Leben",
        ),
        (
            Text("knows-no-roll", {"spaces": (name("crags"), name("chasm"))}),
            "Du musst bei den Felsen und bei der Schlucht nicht würfeln.",
        ),
    ],
)
def test_german_sentences_name_the_computer_and_the_reason(text: Text, sentence: str) -> None:
    computer = LANGUAGES.name(Text("computer-name"), Reader("de"))
    reader = Reader("de", "talisman", ["Anna", computer], seat=0)
    assert LANGUAGES.say_to(text, reader).startswith(sentence)


def test_the_headline_of_an_evening_names_the_round_and_who_leads() -> None:
    values = {"player": seat_name(0), "space": space_name("temple"), "round": 12, "last": 44}
    ahead = Text("headline-turn", {**values, "leaders": (seat_name(1),), "best": 6})
    leading = Text("headline-turn", {**values, "leaders": (seat_name(0),), "best": 9})
    level = Text("headline-turn", {**values, "leaders": (seat_name(0), seat_name(1)), "best": 0})
    reader = Reader("de", "talisman", ("Anna", "Bert"), seat=0)
    assert LANGUAGES.say_to(ahead, reader) == "Runde 12/44, vorn: Bert (6 Punkte) · Du bist am Zug · Tempel"
    assert LANGUAGES.say_to(leading, reader) == "Runde 12/44, du führst (9 Punkte) · Du bist am Zug · Tempel"
    assert LANGUAGES.say_to(level, reader) == "Runde 12/44 · Du bist am Zug · Tempel"
    points = {"first": seat_name(0), "own": 10, "second": seat_name(1), "theirs": 19}
    pair = LANGUAGES.say_to(Text("headline-turn-two", {**values, **points}), reader)
    assert pair == "Runde 12/44, Punkte: du 10:19 Bert · Du bist am Zug · Tempel"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "2 spaces from"), ("de", "2 Felder von"), ("nl", "2 vakken van")]
)
def test_the_way_to_the_crown_is_counted_in_spaces(language: str, words: str) -> None:
    assert words in _read(Text("alarm-crown", {"player": seat_name(0), "steps": 2}), language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Pass until my life drops below 3"),
        ("de", "Passen, bis ich weniger als 3 Leben habe"),
        ("nl", "Passen tot mijn leven onder 3 zakt"),
    ],
)
def test_the_order_to_pass_reads_well_for_lives_too(language: str, words: str) -> None:
    assert _read(Text("orders-pass", {"until": "below", "least": 3}), language) == words


@pytest.mark.parametrize("path", sorted((DATA / "talisman" / "en").iterdir()), ids=lambda path: path.name)
def test_english_texts_have_curly_apostrophes_only(path: Path) -> None:
    assert re.findall(r"\w+'s\b|\w+s' \w+", path.read_text("utf-8")) == []
