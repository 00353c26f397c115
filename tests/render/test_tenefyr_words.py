"""The lines of Heroes of Tenefyr about fights, read in each of its languages."""

from __future__ import annotations

import pytest

from cogs.ui.messages.components import LONGEST_BUTTON
from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.labels import choice_label
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.lessons.playing import Scene
from engine.lessons.reading import lessons_of
from engine.tenefyr.scenario import given
from render.languages import Reader
from tests.render.adventures import LANGUAGES

PEOPLE = ("Anna", "Bert")


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Fight against the Orc · your turn", "Fight against the Orc · Anna’s turn"),
        ("de", "Kampf gegen den Ork · du bist am Zug", "Kampf gegen den Ork · am Zug: Anna"),
        ("nl", "Gevecht tegen de ork · jij bent aan de beurt", "Gevecht tegen de ork · aan de beurt: Anna"),
    ],
)
def test_the_headline_of_a_fight_addresses_the_asked_player_and_names_them_to_others(
    language: str, own: str, other: str
) -> None:
    headline = Text("headline-fight", {"enemy": name("orc"), "player": seat_name(0)})

    def read(seat: Seat | None) -> str:
        return LANGUAGES.say_to(headline, Reader(language, "tenefyr", PEOPLE, seat=seat))

    assert (read(0), read(1), read(None)) == (own, other, other)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_each_offered_move_of_a_lesson_fits_a_button_with_its_chance(language: str) -> None:
    reader = Reader(language, "tenefyr", PEOPLE)
    for lesson in lessons_of("tenefyr"):
        scene, made = Scene(lesson), 0
        while not scene.done:
            for move in scene.menu().moves:
                depths = range(len(move.args) + 1)
                texts = (
                    choice_label(scene.match.rules, scene.match.state, scene.seat, move, depth) for depth in depths
                )
                words = " › ".join(LANGUAGES.say_to(text, reader) for text in texts)
                assert len(words) <= LONGEST_BUTTON, words
            made += 1
            scene = Scene(lesson, made)


def test_the_places_to_which_an_enemy_may_move_have_short_labels() -> None:
    rules = game("tenefyr")
    dungeons = [{"cards": ["orc", "mudling"]}, {"cards": ["kobold", "night-rider"], "level": 3}]
    state = given({"place": 1, "dungeons": dungeons}, ("a", "b"), Dice(b"any")).state
    reader = Reader("en", "tenefyr", PEOPLE)

    def label(place: int) -> str:
        return LANGUAGES.say_to(choice_label(rules, state, 0, Move("send", (place,)), 1), reader)

    assert label(2) == "2 · level 3: Kobold (2)"
    assert label(3) == "a new dungeon"


def test_doubling_cards_without_power_says_that_it_changes_nothing() -> None:
    texts = [Text("event-player-doubled", {"player": seat_name(0), "power": power}) for power in (0, 2)]
    assert [LANGUAGES.say(text, "de", PEOPLE, game="tenefyr") for text in texts] == [
        "Die Karten von Anna zählen doppelt, aber das ändert noch nichts.",
        "Die Karten von Anna zählen doppelt: 2 Kraft mehr.",
    ]


def test_a_turning_point_of_an_expedition_is_named_as_one() -> None:
    point = Text("ending-turning-point", {"round": 0, "event": Text("event-boss-attacks")})
    said = [LANGUAGES.say(point, language, PEOPLE, game="tenefyr") for language in ("en", "de", "nl")]
    assert [words.split(":")[0] for words in said] == ["Turning point", "Wendepunkt", "Keerpunt"]
