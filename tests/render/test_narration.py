"""Tests of the narrator: events of one player become one sentence, in the language and person of the reader."""

from __future__ import annotations

import pytest

from engine.kernel.text import Text, name, seat_name
from render.languages import Reader
from render.narration import MOST_CLAUSES, Sentence, narrate, narrated
from tests.wording import strict_languages

LANGUAGES = strict_languages()
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
    assert narrated(events[:2], LANGUAGES, german) == ["Du gibst Schurkin Silja die Ölflasche und den Wetzstein."]


def test_an_event_that_cannot_be_joined_stands_alone() -> None:
    events = [moved(0), Text("event-blizzard-over"), lost(0)]
    assert len(narrated(events, LANGUAGES, Reader("en", "talisman", PEOPLE))) == 3


@pytest.mark.parametrize(
    ("language", "leaders", "left", "standing"),
    [
        ("en", (0,), 3, "You lead with 8, 2 more than Bert. "),
        ("en", (1,), 1, "Bert leads with 8, 2 more than you. "),
        ("en", (0, 1), 2, "Level at 8: you and Bert; then lives decide, "),
        (
            "de",
            (0,),
            3,
            "Du führst mit 8, 2 Punkte vor Bert.",
        ),
        ("de", (1,), 1, "Bert führt mit 8, 2 Punkte vor dir."),
        ("de", (0, 1), 2, "Gleichstand zwischen dir und Bert mit 8: "),
        ("nl", (0,), 3, "Jij leidt met 8, 2 punten voor op Bert. "),
        ("nl", (1,), 1, "Bert leidt met 8, 2 punten voor op jou. "),
        ("nl", (0, 1), 2, "Gelijke stand tussen jou en Bert met 8: dan "),
    ],
)
def test_before_the_last_rounds_is_said_who_leads_by_how_much_and_what_can_change_it(
    language: str, leaders: tuple[int, ...], left: int, standing: str
) -> None:
    rivals = tuple(seat_name(seat) for seat in (0, 1) if seat not in leaders)
    values = {"left": left, "points": 8, "lead": 2 if rivals else 0, "rivals": rivals, "crown": "yes"}
    alarm = Text("alarm-rounds", {**values, "players": tuple(map(seat_name, leaders))})
    (words,) = narrated([alarm], LANGUAGES, Reader(language, "talisman", PEOPLE, seat=0))
    rounds = {
        "en": ("This is the last round: then", "2 more rounds, then", "3 more rounds, then"),
        "de": ("Das ist die letzte Runde: Dann", "Noch 2 Runden, dann", "Noch 3 Runden, dann"),
        "nl": ("Dit is de laatste ronde: daarna", "Nog 2 rondes, daarna", "Nog 3 rondes, daarna"),
    }
    assert words.startswith(f"⚠️ {rounds[language][left - 1]} ")
    assert f". {standing}" in words
    assert words.endswith({"en": "the Crown wins at once.", "de": "gewinnt sofort.", "nl": "wint meteen."}[language])


TURN = {"player": seat_name(0), "character": name("warrior")}


def fought(margin: str) -> Text:
    points = {"own": 4, "die": 5, "mine": 9, "value": 2, "rolled": 3, "bonus": 0, "theirs": 5, "points": 4}
    return Text("event-fight-won", {"player": seat_name(0), "foe": name("goblin"), "margin": margin, **points})


def kept() -> Text:
    return Text("event-trophy", {"player": seat_name(0), "card": name("goblin")})


@pytest.mark.parametrize(
    ("language", "heading", "rest"),
    [
        ("en", "Anna’s turn as the Warrior:", "rolls 2 and goes to the Graveyard."),
        ("de", "Anna ist als Krieger am Zug:", "würfelt 2 und geht zum Friedhof."),
        ("nl", "Anna is aan de beurt als de krijger:", "gooit 2 en gaat naar het kerkhof."),
    ],
)
def test_who_begins_a_turn_is_named_once_in_it(language: str, heading: str, rest: str) -> None:
    events = [Text("event-turn", TURN), rolled(0, 2), moved(0)]
    reader = Reader(language, "talisman", PEOPLE)
    assert narrate(events, LANGUAGES, reader) == [Sentence(f"{heading} {rest}", 3, heading)]
    alone, other = narrate([events[0], rolled(1, 2)], LANGUAGES, reader)
    assert alone.label == alone.words, "another player does something"
    assert other.event_count == 1


def test_the_readers_own_turn_is_a_sentence_of_its_own() -> None:
    reader = Reader("de", "talisman", PEOPLE, seat=0)
    assert narrated([Text("event-turn", TURN), rolled(0, 2)], LANGUAGES, reader) == [
        "Du bist am Zug.",
        "🎲 Du würfelst 2.",
    ]


@pytest.mark.parametrize(
    ("language", "seat", "joined", "begun"),
    [
        (
            "en",
            None,
            "🎲 Anna rolls 5, narrowly beats the Goblin (4 + 5 = 9 to 2 + 3 = 5) and keeps the card as a trophy.",
            "⚔ Anna: 4 + 5 = 9, the Goblin 2 + 3 = 5: Anna wins and keeps the card as a trophy.",
        ),
        (
            "de",
            0,
            "🎲 Du würfelst 5, besiegst den Goblin knapp (4 + 5 = 9 gegen 2 + 3 = 5) "
            "und behältst die Karte als Trophäe.",
            "⚔ Du: 4 + 5 = 9, der Goblin 2 + 3 = 5: du gewinnst und behältst die Karte als Trophäe.",
        ),
        (
            "nl",
            None,
            "🎲 Anna gooit 5, verslaat de goblin nipt (4 + 5 = 9 tegen 2 + 3 = 5) en houdt de kaart als trofee.",
            "⚔ Anna: 4 + 5 = 9, de goblin 2 + 3 = 5: Anna wint en houdt de kaart als trofee.",
        ),
    ],
)
def test_a_fight_is_joined_with_its_roll_and_its_trophy(
    language: str, seat: int | None, joined: str, begun: str
) -> None:
    reader = Reader(language, "talisman", PEOPLE, seat=seat)
    assert narrated([rolled(0, 5), fought("close"), kept()], LANGUAGES, reader) == [joined]
    assert narrated([fought("clear"), kept()], LANGUAGES, reader) == [begun]


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "The fight is won with 6 life points left: 8 victory points for Bert."),
        ("de", "Der Kampf ist mit noch 6 LP gewonnen: 8 Siegpunkte für Bert."),
        ("nl", "Het gevecht is gewonnen met nog 6 levenspunten: 8 overwinningspunten voor Bert."),
    ],
)
def test_a_fight_that_ends_with_a_strike_names_its_fighters_once(language: str, end: str) -> None:
    values = {"attack": 13, "die": 6, "sum": 19, "defence": 13, "other": 1, "other_sum": 14}
    losses = {"result": "hit", "loser": name("kenan"), "damage": 5, "life": 0, "striker": name("runa")}
    won = {"feat": "usual", "foe": name("runa"), "fighter": name("kenan"), "left": 6, "points": 8}
    defeated = Text("event-defeated", {**won, "player": seat_name(1)})
    reader = Reader(language, "heldenkampf", PEOPLE)
    assert narrated([Text("event-strike", {**values, **losses}), defeated], LANGUAGES, reader)[1:] == [end]
    (alone,) = narrated([defeated], LANGUAGES, reader)
    assert alone.startswith("Runa"), "no strike has named them"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna plays a card face down and another one."),
        ("de", "Anna legt eine Karte verdeckt aus und noch eine."),
        ("nl", "Anna speelt een kaart gesloten en nog een."),
    ],
)
def test_cards_played_face_down_share_one_clause(language: str, words: str) -> None:
    events = [Text("event-played-face-down", {"who": seat_name(0)})] * 2
    assert [sentence.words for sentence in narrate(events, LANGUAGES, Reader(language, "telperinquar", ("Anna",)))] == [
        words
    ]
