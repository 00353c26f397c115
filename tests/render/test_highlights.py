"""What has just happened, large: cards and dice above a board, great moments and endings as pictures of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from engine.games import DATA, GAMES, game
from engine.imperator.play.evaluation import with_extra
from engine.kernel.endings import standings_of
from engine.kernel.highlights import Highlight, highlights_of, rolls_of, with_rolls
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.kernel.views import Result
from engine.talisman.board import space_name
from render.pictures import Pictures
from tests.render.adventures import LANGUAGES, PEOPLE, TALISMAN, TALKS, given, on_the_way, size_of
from tests.render.pixels import pixels_of

HIGHEST = 940
"""Pixels: a board with a strip above it is hardly higher than wide, so that it is read at full width on a phone."""


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(LANGUAGES)


def shown(which: str, *news: Text) -> dict[str, Any] | None:
    rules = game(which)
    return highlights_of(rules.highlights, news, rules.describe)


def declared(which: str) -> Sequence[Highlight]:
    return [highlight for highlights in game(which).highlights.values() for highlight in highlights]


@pytest.mark.parametrize("which", GAMES)
def test_every_game_shows_cards_or_dice_and_its_great_moments_with_known_symbols(which: str) -> None:
    codes = re.findall(r'"([a-z0-9-]+)": "', (DATA / "house" / "pictures" / "icons.typ").read_text("utf-8"))
    symbols = [highlight.symbol for highlight in declared(which) if highlight.symbol]
    assert symbols
    assert set(symbols) <= set(codes)
    assert any(highlight.card or highlight.sides for highlight in declared(which))


@pytest.mark.parametrize("which", GAMES)
def test_every_card_of_every_game_can_be_shown_above_its_board(pictures: Pictures, which: str) -> None:
    rules = game(which)
    match: Match[Any] = Match.new(rules, bytes(32), rules.seats[0], {})
    keys = [key for key, highlights in rules.highlights.items() if any(highlight.card for highlight in highlights)]
    value = next(highlight.card for highlight in rules.highlights[keys[0]] if highlight.card)
    identifiers = list(rules.names())
    for identifier in identifiers[:: max(1, len(identifiers) // 12)]:
        highlights = shown(which, Text(keys[0], {value: name(identifier)}))
        if highlights is not None:
            drawn = pictures.board(
                match.view(None), "de" if which != "tenefyr" else "nl", PEOPLE, highlights=highlights
            )
            assert size_of(drawn)[0] in (720, 900)
            assert size_of(drawn)[1] <= HIGHEST


def test_a_card_and_a_roll_are_drawn_above_the_board(pictures: Pictures) -> None:
    view = on_the_way(3).view(None)
    drew = Text("event-drew", {"player": seat_name(0), "card": name("maze")})
    fought = Text(
        "event-fight-won",
        {"player": seat_name(0), "foe": name("wolf"), "own": 5, "die": 5, "value": 2, "rolled": 6, "bonus": 2},
    )
    highlights = [None, shown("talisman", drew), shown("talisman", fought), shown("talisman", drew, fought)]
    drawn = [pictures.board(view, "en", PEOPLE, highlights=strips) for strips in highlights]
    assert len(set(drawn)) == 4
    assert size_of(drawn[0])[1] < size_of(drawn[1])[1]


@pytest.mark.parametrize("dice", [(2, 6), (6, 2), (3, 3)])
def test_a_fight_between_players_shows_both_sides_and_no_single_die_of_it(dice: tuple[int, int]) -> None:
    match = given(
        {"agenda": ["land"], "a": {"character": "thief", "space": "city"}, "b": {"character": "elf", "space": "city"}},
        dice,
    )
    events = [*match.play(0, Move("attack", (1,))).events, *match.play(0, Move("strike")).events]
    texts = [event.text for event in events if event.only is None]
    highlights = shown("talisman", *texts)
    assert highlights is not None
    sums = {
        side["who"].values["seat"]: (side["parts"], side["die"], side["total"]) for side in highlights["roll"]["sides"]
    }
    assert sums == {seat: ([3], die, 3 + die) for seat, die in enumerate(dice)}
    for seat in (0, 1):
        rolls = rolls_of(TALISMAN.highlights, texts, seat)
        assert [roll["sides"] for roll in rolls] == [highlights["roll"]["sides"]]


def test_the_strikes_of_a_fight_stand_below_each_other(pictures: Pictures) -> None:
    def strike(striker: str, struck: str, die: int) -> Text:
        values = {"striker": name(striker), "struck": name(struck), "attack": 7, "defence": 7, "die": die, "other": 1}
        return Text("event-strike", {**values, "damage": die - 1})

    fight = [Text("event-attack"), strike("aldric", "ysolde", 2), strike("ysolde", "aldric", 3)]
    view = Match.new(game("heldenkampf"), bytes(32), 2, {}).view(None)
    one, two = (pictures.board(view, "en", PEOPLE, highlights=shown("heldenkampf", *fight[:end])) for end in (2, 3))
    assert size_of(one)[1] < size_of(two)[1] <= HIGHEST
    other = Text("event-castle", {"fighter": name("hydra"), "player": seat_name(0), "power": 9, "die": 2, "castle": 6})
    rules = game("heldenkampf")
    report = with_rolls(None, rolls_of(rules.highlights, [*fight, other], 0))
    three = size_of(pictures.board(view, "en", PEOPLE, highlights=report))[1]
    assert size_of(two)[1] < three <= HIGHEST, "the rolls of a report stand in the same strip"
    fallen = Text(
        "event-defeated",
        {
            "fighter": name("ysolde"),
            "foe": name("aldric"),
            "player": seat_name(0),
            "points": 7,
            "left": 3,
            "feat": "usual",
        },
    )
    moments = [
        pictures.board(view, "en", PEOPLE, highlights=shown("heldenkampf", *fight[2 - count :], fallen))
        for count in (1, 2)
    ]
    assert moments[0] != moments[1]


def test_a_great_moment_has_a_picture_of_its_own_until_its_reader_chooses_on_the_board(pictures: Pictures) -> None:
    view = on_the_way(3).view(None)
    opened = Text("event-portal-open", {"player": seat_name(0), "space": Text("space-portal", {"place": "portal"})})
    moment = shown("talisman", Text("event-took", {"player": seat_name(0), "card": name("talisman")}))
    assert shown("talisman", opened) is not None
    drawn = pictures.board(view, "en", PEOPLE, highlights=moment)
    assert size_of(drawn) == (720, 560)
    assert pictures.board(view, "en", PEOPLE, highlights=moment, choices=("temple",), move="to") != drawn
    assert size_of(pictures.board(view, "en", PEOPLE, highlights=moment, choices=("temple",), move="to"))[1] > 590


def test_the_last_life_in_talisman_has_a_picture_of_its_own(pictures: Pictures) -> None:
    position = {"character": "elf", "space": "woods-1", "lives": 2}
    match = given(
        {"turn": "a", "a": position, "b": {"character": "troll", "space": "city"},
         "agenda": ["land"], "cards": {"woods-1": ["dragon"]}}, [1, 6],
    )  # fmt: skip
    news = [event.text for event in match.play(0, Move("strike")).events]
    moment = shown("talisman", *news)
    assert moment is not None
    assert (moment["moment"]["symbol"], moment["moment"]["is_loss"]) == ("heart-broken", True)
    assert size_of(pictures.board(match.view(None), "de", PEOPLE, highlights=moment)) == (720, 560)


@pytest.mark.parametrize("language", TALKS)
@pytest.mark.parametrize("person", ["Cem", "Robert Müller-Lüdenscheidt", "Wilhelmine Dörte von Hohenstein-Waldeck"])
def test_what_happened_in_a_great_moment_is_not_cut_off_above_its_dice(
    pictures: Pictures, language: str, person: str
) -> None:
    rolled = Text("event-rolled", {"player": seat_name(0), "what": name("portal"), "dice": 1, "total": 4})
    opened = Text("event-portal-open", {"player": seat_name(0), "space": space_name("plain-of-peril")})
    view = on_the_way(2).view(None)
    drawn = pictures.board(view, language, (person, "Anna"), highlights=shown("talisman", rolled, opened))
    above = pixels_of(drawn)[197:199]  # where the room of the words begins, in whose middle they stand
    assert not any(min(pixel[:3]) > 200 for line in above for pixel in line[30:690])


@pytest.mark.parametrize("seats", [2, 6])
def test_the_ending_is_a_picture_to_share_with_the_result_and_everybody(pictures: Pictures, seats: int) -> None:
    won = Result((1,), Text("result-ending", {"ending": "drawn", "character": "", "round": 0}))
    verdict = Text("board-won", {"seats": (seat_name(1),), "count": 1, "reason": won.reason})
    lines = standings_of(won, seats)
    drawn = pictures.ending(TALISMAN.name, won, verdict, lines, "de", PEOPLE)
    assert size_of(drawn) == (1100, 700)
    others = Result((0,), won.reason), Result((), won.reason, lost=True)
    assert len({drawn, *(pictures.ending(TALISMAN.name, end, verdict, lines, "de", PEOPLE) for end in others)}) == 3


@pytest.mark.parametrize(("which", "is_square"), [("talisman", True), ("heldenkampf", False)])
def test_at_the_end_a_player_has_the_mark_of_the_board(pictures: Pictures, which: str, is_square: bool) -> None:
    drawn = Result((), Text("result-ending", {"ending": "drawn", "character": "", "round": 0}))
    verdict = Text("board-won", {"seats": (seat_name(1),), "count": 1, "reason": drawn.reason})
    lines = pixels_of(pictures.ending(which, drawn, verdict, standings_of(drawn, 2), "en", PEOPLE))
    corner = lines[562 + 13][72 + 13]  # of the mark of the second player: in a square, but outside a dot
    assert (corner[0] > 180) == is_square


@pytest.mark.parametrize(("seats", "language"), [(2, "de"), (3, "nl"), (4, "nl"), (4, "de")])
def test_a_long_sentence_at_the_end_is_not_cut_off(pictures: Pictures, seats: int, language: str) -> None:
    people = ("Maximilian", "Friederike", "Computer 3", "Computer 4")[:seats]
    defence = with_extra(12, 16, 6)
    cards = {"imperator": name("s13"), "card": name("c14"), "target": name("d10")}
    reason = Text("result-blow", {**cards, "player": seat_name(1), "life": 18, "attack": 28, "defence": defence})
    won = Result((0,), reason)
    verdict = Text("board-won", {"seats": (seat_name(0),), "count": 1, "reason": reason})
    drawn = pictures.ending("imperator", won, verdict, standings_of(won, seats), language, people)
    above = pixels_of(drawn)[84:86]  # where the room of the sentence begins, in whose middle it stands
    assert not any(min(pixel[:3]) > 200 for line in above for pixel in line[210:1060])


def test_enemies_that_fight_together_are_named_together(pictures: Pictures) -> None:
    enemies = (name("dragon"), name("hobgoblin"))
    values = {"own": 6, "die": 1, "mine": 7, "value": 10, "rolled": 6, "theirs": 16, "bonus": 0, "points": 9}
    fight = Text("event-fight-lost", {"player": seat_name(0), "foe": enemies, "margin": "wide", **values})
    highlights = shown("talisman", fight)
    assert highlights is not None
    assert size_of(pictures.board(on_the_way(2).view(None), "de", PEOPLE, highlights=highlights))[0] == 900
