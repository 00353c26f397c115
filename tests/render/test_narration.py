"""Tests of the narrator: events of one player become one sentence, in the language and person of the reader."""

from __future__ import annotations

import pytest

from engine.kernel.text import Text, name, seat_name
from render.languages import Languages, Reader
from render.narration import MOST_CLAUSES, narrate, narrated

LANGUAGES = Languages(strict=True)
PEOPLE = ("Anna", "Bert")


def rolled(seat: int, total: int) -> Text:
    values = {"player": seat_name(seat), "what": Text("roll-move"), "dice": 1, "total": total, "faces": str(total)}
    return Text("event-rolled", values)


def moved(seat: int) -> Text:
    place = Text("space-name", {"name": name("graveyard"), "number": 0})
    return Text("event-moved", {"player": seat_name(seat), "start": place, "space": place})


def lost(seat: int) -> Text:
    cause = Text("cause", {"source": name("graveyard")})
    return Text("event-lost", {"player": seat_name(seat), "what": "life", "amount": 1, "cause": cause})


def drew_and_took(seat: int, drawn: str, taken: str) -> list[Text]:
    events = (("event-drew", drawn), ("event-took", taken))
    return [Text(key, {"player": seat_name(seat), "card": name(card)}) for key, card in events]


@pytest.mark.parametrize(
    ("language", "seat", "sentence"),
    [
        ("en", None, "🎲 Anna rolls 2, goes to the Graveyard and loses 1 life (Graveyard)."),
        ("en", 0, "🎲 You roll 2, go to the Graveyard and lose 1 life (Graveyard)."),
        ("de", None, "🎲 Anna würfelt 2, geht zum Friedhof und verliert 1 Leben (Friedhof)."),
        ("de", 0, "🎲 Du würfelst 2, gehst zum Friedhof und verlierst 1 Leben (Friedhof)."),
    ],
)
def test_events_of_one_player_are_one_sentence(language: str, seat: int | None, sentence: str) -> None:
    reader = Reader(language, "talisman", PEOPLE, seat=seat)
    assert narrated([rolled(0, 2), moved(0), lost(0)], LANGUAGES, reader) == [sentence]


def test_another_player_begins_another_sentence() -> None:
    reader = Reader("en", "talisman", PEOPLE)
    sentences = narrate([rolled(0, 2), moved(0), lost(1)], LANGUAGES, reader)
    assert [sentence.event_count for sentence in sentences] == [2, 1]
    assert sentences[1].words == "Bert loses 1 life (Graveyard)."


def test_a_sentence_has_at_most_three_clauses() -> None:
    sentences = narrate([rolled(0, 2), *[moved(0)] * 4], LANGUAGES, Reader("en", "talisman", PEOPLE))
    assert [sentence.event_count for sentence in sentences] == [MOST_CLAUSES, 2]


def test_a_card_is_named_once_in_a_sentence() -> None:
    reader = Reader("en", "talisman", PEOPLE)
    assert narrated(drew_and_took(0, "ring", "ring"), LANGUAGES, reader) == ["Anna draws the Ring and takes the card."]
    assert narrated(drew_and_took(0, "wolf", "ring"), LANGUAGES, reader) == ["Anna draws the Wolf and takes the Ring."]


def test_a_second_spell_is_another_one() -> None:
    events = [Text("event-spell-drawn", {"player": seat_name(0)})] * 2
    assert narrated(events, LANGUAGES, Reader("en", "talisman", PEOPLE)) == ["Anna gets a Spell and another one."]


def test_a_bearer_of_several_pieces_is_named_once_and_another_one_by_its_name() -> None:
    pieces = (("rogue", "oil-flask"), ("rogue", "whetstone"), ("village-militia", "caltrops"))
    events = [
        Text("event-equipped", {"who": seat_name(0), "bearer": name(bearer), "card": name(card)})
        for bearer, card in pieces
    ]
    computer = LANGUAGES.name(Text("computer-name"), Reader("en"))
    assert narrated(events, LANGUAGES, Reader("en", "telperinquar", (computer, "Bert"))) == [
        "The computer equips Silja the Rogue with Oil Flask and Whetstone and equips Village Militia with Caltrops."
    ]
    german = Reader("de", "telperinquar", PEOPLE, seat=0)
    assert narrated(events[:2], LANGUAGES, german) == ["Du gibst Schurkin Silja Ölflasche und Wetzstein."]


def test_an_event_that_cannot_be_joined_stands_alone() -> None:
    events = [moved(0), Text("event-blizzard-over"), lost(0)]
    assert len(narrated(events, LANGUAGES, Reader("en", "talisman", PEOPLE))) == 3


@pytest.mark.parametrize(
    ("language", "leaders", "sentence"),
    [
        ("en", (0,), "⚠️ 5 more rounds, then the most points win. In the lead with 8: you."),
        ("en", (1,), "⚠️ 5 more rounds, then the most points win. In the lead with 8: Bert."),
        ("en", (0, 1), "⚠️ 5 more rounds, then the most points win. In the lead with 8: you and Bert."),
        ("de", (0,), "⚠️ Noch 5 Runden, dann gewinnt, wer die meisten Punkte hat. Die Führung liegt bei dir mit 8."),
        ("de", (1,), "⚠️ Noch 5 Runden, dann gewinnt, wer die meisten Punkte hat. Die Führung liegt bei Bert mit 8."),
        ("nl", (0,), "⚠️ Nog 5 rondes, daarna wint wie de meeste punten heeft. De leiding is voor jou met 8."),
        ("nl", (0, 1), "⚠️ Nog 5 rondes, daarna wint wie de meeste punten heeft. De leiding is voor jou en Bert met 8."),
    ],
)
def test_who_leads_before_the_last_rounds_is_addressed(language: str, leaders: tuple[int, ...], sentence: str) -> None:
    alarm = Text("alarm-rounds", {"left": 5, "players": tuple(map(seat_name, leaders)), "points": 8})
    assert narrated([alarm], LANGUAGES, Reader(language, "talisman", PEOPLE, seat=0)) == [sentence]
