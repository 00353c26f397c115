"""The lines of Heroes of Tenefyr about fights, read in each of its languages."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.messages.components import LONGEST_BUTTON
from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.game import Game
from engine.kernel.labels import choice_label, labels
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.lessons.playing import Scene
from engine.lessons.reading import lessons_of
from engine.tenefyr.cards.library import library
from engine.tenefyr.scenario import given
from engine.tenefyr.state import BOSS
from render.languages import Reader
from tests.render.adventures import LANGUAGES

PEOPLE = ("Anna", "Bert")


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        (
            "en",
            "Fight against the Orc · power 2 of 4 · your turn",
            "Fight against the Orc · power 2 of 4 · Anna’s turn",
        ),
        (
            "de",
            "Kampf gegen den Ork · Kraft 2 von 4 · du bist am Zug",
            "Kampf gegen den Ork · Kraft 2 von 4 · am Zug: Anna",
        ),
        (
            "nl",
            "Gevecht tegen de ork · kracht 2 van 4 · jij bent aan de beurt",
            "Gevecht tegen de ork · kracht 2 van 4 · aan de beurt: Anna",
        ),
    ],
)
def test_the_headline_of_a_fight_addresses_the_asked_player_and_names_them_to_others(
    language: str, own: str, other: str
) -> None:
    headline = Text("headline-fight", {"enemy": name("orc"), "total": 2, "power": 4, "player": seat_name(0)})

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


def test_who_gets_the_last_hero_is_asked_only_once_and_knows_it() -> None:  # R-011a, R-014
    rules = game("tenefyr")
    state = rules.setup(rules.options_type(first="1"), 2, Dice(b""))
    dealt: list[object] = []
    for hero in ("bard", "thief"):
        [(seat, menu)] = rules.menus(state).items()
        dealt.append(menu.question.values["dealt"])
        state.choosing.pop(0)
        state.players[seat].heroes.append(hero)
    assert dealt == ["no", "yes"], "the second player gets the hero that three choices leave"
    asked = Text("ask-hero", {"number": 1, "count": 2, "dealt": "yes"})
    words = LANGUAGES.say_to(asked, Reader("en", "tenefyr", PEOPLE))
    assert words == "You play two heroes. Choose one; you also get the hero who is left at the end."


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You take Quick Strike as loot: the enemy fell in your turn.", "that turn"),
        ("de", "Du bekommst den Schnellen Hieb als Beute, weil der Gegner in deinem Zug gefallen ist.", "diesem Zug"),
        ("nl", "Je krijgt Snelle slag als buit, omdat de vijand in jouw beurt is verslagen.", "die beurt"),
    ],
)
def test_loot_says_why_its_player_gets_it(language: str, own: str, other: str) -> None:
    loot = Text("event-loot", {"player": seat_name(0), "card": name("loot-orc")})
    assert LANGUAGES.say_to(loot, Reader(language, "tenefyr", PEOPLE, seat=0)) == own
    assert other in LANGUAGES.say_to(loot, Reader(language, "tenefyr", PEOPLE, seat=1))


@pytest.mark.parametrize(
    ("language", "boss", "words"),
    [
        ("en", "iron-tyrant", "The cards of the Iron Tyrant, the top one first: The Legion (18)."),
        ("de", "iron-tyrant", "Die Karten von dem Eisernen Tyrannen, die oberste Karte zuerst: Die Legion (18)."),
        ("nl", "iron-tyrant", "De kaarten van de IJzeren Tiran, de bovenste eerst: Het legioen (18)."),
    ],
)
def test_scouted_cards_of_the_boss_are_called_so(language: str, boss: str, words: str) -> None:
    cards = [Text("argument-enemy", {"enemy": name("tyrant-legion"), "power": 18})]
    event = Text("event-scouted", {"place": Text("place-boss", {"boss": name(boss)}), "cards": cards})
    assert LANGUAGES.say_to(event, Reader(language, "tenefyr", PEOPLE)) == words


def test_a_card_to_put_in_order_says_its_rules_in_short() -> None:
    rules = game("tenefyr")
    state = given({"place": 1, "a": {}, "b": {}}, ("a", "b"), Dice(b"")).state
    labels = [rules.label(state, 0, Move("arrange", (enemy,)), 1) for enemy in ("tyrant-legion", "ogre")]
    words = [LANGUAGES.say_to(label, Reader("en", "tenefyr", PEOPLE)) for label in labels]
    assert words == ["The Legion (15: +1 per card below it)", "Ogre (6)"], "its power there depends on its place"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_card_to_put_in_order_fits_a_button(language: str) -> None:
    rules, state = game("tenefyr"), given({"place": 1, "a": {}, "b": {}}, ("a", "b"), Dice(b"")).state
    for enemy in library().fought:
        label = rules.label(state, 0, Move("arrange", (enemy,)), 1)
        assert len(LANGUAGES.say_to(label, Reader(language, "tenefyr", PEOPLE))) <= LONGEST_BUTTON


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (["basic-1", "orc", "basic-1"], "In which order do you play 2 Hits and Quick Strike?"),
        (["orc"], "How do you play Quick Strike?"),
    ],
)
def test_a_question_about_the_rest_of_a_hand_names_its_cards(hand: list[str], words: str) -> None:
    """On a phone the picture of the hand begins below the buttons."""
    state = given(
        {"place": 1, "dungeons": [{"cards": ["ogre"]}], "fight": True, "a": {"hand": hand}}, ("a",), Dice(b"any")
    ).state
    assert state.fight is not None
    state.fight.kept = True
    question = game("tenefyr").menus(state)[0].question
    assert LANGUAGES.say_to(question, Reader("en", "tenefyr", PEOPLE)).endswith(words)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_place_fits_a_button_with_its_reward_or_a_warning(language: str) -> None:
    rules, reader = game("tenefyr"), Reader(language, "tenefyr", PEOPLE)
    for strong in (False, True):
        deck = {"deck": ["titan" if strong else "basic-0"] * 40}
        for enemy, data in library().enemies.items():
            for reward in library().rewards.values():
                if reward.level == data.level:
                    places = [{"cards": ["orc"]}] * 9 + [{"cards": [enemy] * 4, "reward": reward.id}]
                    state = given({"dungeons": places, "a": deck, "b": deck}, ("a", "b"), Dice(b"any")).state
                    words = place_words(rules, state, 10, reader)
                    assert len(words) <= LONGEST_BUTTON, words
        for boss, data in library().bosses.items():
            for stage in data.stages:
                state = given({"boss": boss, "a": deck, "b": deck}, ("a", "b"), Dice(b"any")).state
                state.boss_deck.cards = [*("orc",) * 3, stage.id]
                words = place_words(rules, state, BOSS, reader)
                assert len(words) <= LONGEST_BUTTON, words


def place_words(rules: Game[Any], state: Any, place: int, reader: Reader) -> str:
    """Return a place as a button shows it, with what is at stake there."""
    label = choice_label(rules, state, 0, Move("enter", (place,)), 1, has_chances=False)
    return LANGUAGES.say_to(label, reader)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_card_that_is_played_with_the_enemy_first_fits_a_button(language: str) -> None:
    rules, reader = game("tenefyr"), Reader(language, "tenefyr", PEOPLE)
    for card in library().played:
        hand = {"hand": [card], "deck": []}
        state = given(
            {"place": 1, "dungeons": [{"cards": ["wight"]}], "fight": True, "a": hand}, ("a",), Dice(b"any")
        ).state
        words = " › ".join(
            LANGUAGES.say_to(text, reader) for text in labels(rules, state, 0, Move("hold-back", (card,)))
        )
        assert len(words) <= LONGEST_BUTTON, words


@pytest.mark.parametrize(
    ("language", "random"),
    [("en", "a random level 2 card"), ("de", "eine zufällige Karte der Stufe 2"), ("nl", "willekeurige kaart")],
)
def test_a_reward_says_that_nobody_chooses_the_card_of_the_reserve(language: str, random: str) -> None:
    reader = Reader(language, "tenefyr", PEOPLE)
    label = Text("reward-take", {"level": 2})
    assert random.removeprefix("eine ") in LANGUAGES.say_to(label, reader)
    assert random in LANGUAGES.say_to(Text("event-chose-together", {"option": label}), reader)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (Text("event-gave", {"player": seat_name(1), "receiver": seat_name(0), "card": name("loot-orc")}), "gibt dir "),
        (Text("event-discarded-top", {"player": seat_name(1), "cards": [name("skill-cleric")]}), "Deck den Segen ab"),
        (Text("ask-discharge", {"card": name("loot-orc"), "cards": 1}), "eine Basiskarte aus deinem Ablagestapel"),
        (Text("hint-give", {"player": seat_name(1), "whole": 1, "tenth": 5}), "braucht die Karte am meisten"),
        (Text("hint-keep", {"better": "kept", "kept": 80, "new": 0}), "eine neue so gut wie nie."),
        (Text("hint-redraw", {"better": "none", "kept": 95, "new": 95, "hands": 3}), "gewinnen gleich oft, zu 95 %."),
        (Text("ending-rescue", {"player": seat_name(1), "enemy": name("orc"), "missing": 14}), "noch 14 Kraft."),
        (
            Text("event-victory", {"enemy": name("dragon-wings"), "total": 20, "power": 18}),
            "Der Flügelschlag ist mit 20 zu 18 besiegt.",
        ),
        (Text("stake-later", {"follower": "others", "total": 2, "power": 4}), "macht nur 2 von 4"),
        (Text("card-condition", {"deck": 2, "hand": 0}), "Wenn du dafür die obersten 2 Karten"),
    ],
)
def test_german_sentences_read_like_german(text: Text, words: str) -> None:
    assert words in LANGUAGES.say_to(text, Reader("de", "tenefyr", PEOPLE, seat=0)).replace("\xa0", " ")
