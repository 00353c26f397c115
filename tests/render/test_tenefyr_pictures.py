"""Pictures of Heroes of Tenefyr: cards, hands, boards with all details, choices, and the same in words."""

from __future__ import annotations

import struct
from functools import cache

import pytest

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.motion import standing
from engine.kernel.text import name
from engine.kernel.views import View
from engine.tenefyr.cards.library import items
from engine.tenefyr.scenario import given
from render.pages import ALT, board_alt
from render.pictures import Pictures
from tests.locales import ALL, DRAWN
from tests.render.pixels import pixels_of
from tests.render.test_boards import PEOPLE, played, positions
from tests.wording import strict_languages

LANGUAGES = strict_languages()
TENEFYR = game("tenefyr")


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(LANGUAGES)


@cache
def views(seats: int) -> tuple[View, ...]:
    return tuple(view for view, _ in positions("tenefyr", seats))


def width_of(png: bytes) -> int:
    return struct.unpack(">II", png[16:24])[0]


@pytest.mark.parametrize("language", DRAWN)
def test_every_card_hero_boss_and_reward_has_a_picture(pictures: Pictures, language: str) -> None:
    for identifier in items():
        assert width_of(pictures.item("tenefyr", TENEFYR.describe(identifier), language)) == 640, identifier


def test_a_card_of_a_dungeon_shows_the_enemy_and_the_loot_whichever_it_is_called_by(pictures: Pictures) -> None:
    orc, strike = TENEFYR.describe("orc"), TENEFYR.describe("loot-orc")
    assert [orc.face[part]["name"].key for part in ("fought", "played")] == ["name-orc", "name-loot-orc"]
    assert [strike.face[part]["name"].key for part in ("fought", "played")] == ["name-orc", "name-loot-orc"]
    assert orc.face["fought"]["powers"] == [4, 5, 6]
    assert pictures.item("tenefyr", orc, "en") != pictures.item("tenefyr", strike, "en")


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("seats", TENEFYR.seats)
def test_hands_and_boards_with_all_details_are_drawn(pictures: Pictures, seats: int, language: str) -> None:
    for place, (match, _) in enumerate(played("tenefyr", seats, seats, 60)):
        if place % 9 == 0:
            assert width_of(pictures.hand(match.view(seats - 1), language, PEOPLE)) == 720
            assert width_of(pictures.large_board(match.view(None), language, PEOPLE)) == 900


def test_plain_cards_of_a_hand_share_lines_of_their_own(pictures: Pictures) -> None:
    def height(*hand: str) -> int:
        data = {"place": 1, "dungeons": [{"cards": ["orc"]}], "fight": True, "a": {"hand": list(hand)}, "b": {}}
        state = given(data, ("a", "b"), Dice(b"")).state
        return struct.unpack(">II", pictures.hand(TENEFYR.view(state, 0), "en", PEOPLE)[16:24])[1]

    assert height("bandit", "basic-1", "basic-0") == height("bandit", "basic-1") > height("bandit"), "not stretched"


def test_numbers_that_can_be_chosen_are_dungeons_or_players_as_the_move_says(pictures: Pictures) -> None:
    camp = next(view for view in views(4) if view.board["place"] == -1 and not view.board["heroes"])
    plain, dungeon, player = (
        pictures.board(camp, "en", PEOPLE, choices=choices, move=move)
        for choices, move in (((), "enter"), ((2,), "enter"), ((2,), "give"))
    )
    assert len({plain, dungeon, player}) == 3


def test_ballots_and_who_is_missing_are_drawn_where_the_dungeons_lie(pictures: Pictures) -> None:
    match = next(
        match
        for match, _ in played("tenefyr", 3, 3, 40)
        if (vote := match.vote()) is not None and len(vote.ballots) == 1 and vote.menu.moves[0].name == "enter"
    )
    vote = match.vote()
    assert vote is not None
    ((seat, move),) = vote.ballots.items()
    cast = standing(vote)
    assert cast is not None
    assert cast["ballots"] == [{"move": "enter", "choice": move.args[0], "seats": [seat]}]
    assert sorted([seat, *cast["missing"]]) == [0, 1, 2]
    before = {**cast, "ballots": []}
    drawn = [pictures.board(match.view(None), "en", PEOPLE, vote=vote) for vote in (None, before, cast)]
    assert len(dict.fromkeys(drawn)) == 3


def test_where_a_monster_goes_to_is_asked_over_the_dungeons(pictures: Pictures) -> None:
    view = next(view for view in views(3) if view.board["fight"] is not None)
    fight = pictures.board(view, "en", PEOPLE)
    asked = pictures.board(view, "en", PEOPLE, choices=(1,), move="send")
    other = pictures.board(view, "en", PEOPLE, choices=(2,), move="send")
    voted = pictures.board(view, "en", PEOPLE, vote={"moves": ["send"], "ballots": [], "missing": [0, 1, 2]})
    assert len({fight, asked, other, voted}) == 4, "the fight shows no dungeon that could be marked"


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("seats", TENEFYR.seats)
def test_what_is_said_of_a_board_outside_of_a_fight_is_short_enough_to_be_said_whole(seats: int, language: str) -> None:
    for view in views(seats):
        if view.board["fight"] is None:
            alt = board_alt(view, LANGUAGES, language, ("Annabell", "Robert Müller", "Cem", "Dörte"))
            assert len(alt) <= ALT
            assert not alt.endswith("…"), alt


def test_what_is_said_of_a_fight_names_the_enemy_its_power_and_the_cards_played() -> None:
    view = next(view for view in views(3) if view.board["fight"] is not None and view.board["fight"]["played"])
    fight, alt = view.board["fight"], board_alt(view, LANGUAGES, "en", PEOPLE)
    assert f"power {fight['power']}; so far the heroes have {fight['total']}" in alt
    for card in fight["played"]:
        assert LANGUAGES.say(card["name"], "en", game="tenefyr") in alt


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "de"), (4, "nl")])
def test_names_and_symbols_keep_a_distance_from_the_edges_of_their_row_on_the_map(
    pictures: Pictures, seats: int, language: str
) -> None:
    match = Match.new(TENEFYR, b"map", seats, {"heroes": "random"})
    lines = pixels_of(pictures.board(match.view(None), language, PEOPLE))
    badges = [max(line[22][:3]) > 60 for line in lines]
    begins = [y for y in range(1, len(lines)) if badges[y] and not badges[y - 1]]
    rows = [(y, next(end for end in range(y, len(lines)) if not badges[end])) for y in begins]
    levels = [(top, bottom) for top, bottom in rows if bottom - top > 40][:5]
    assert len(levels) == 5
    for top, bottom in levels:
        for y in (*range(top + 4, top + 8), *range(bottom - 6, bottom - 3)):
            assert max(max(pixel[:3]) for pixel in lines[y][130:-20]) < 200, f"{y - top} of {bottom - top}"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_name_of_an_enemy_is_not_cut_off_where_three_dungeons_share_a_row(pictures: Pictures, seats: int) -> None:
    dungeons = [{"cards": ["vampire-lord"], "level": 5} for _ in range(3)]
    match = given({"dungeons": dungeons}, ("a", "b", "c", "d")[:seats], Dice(b""))
    drawn: set[bytes] = set()
    for enemy in ("vampire-lord", "vampire-thrall"):
        view = TENEFYR.view(match.state, None)
        view.board["dungeons"][0]["enemies"][0]["name"] = name(enemy)
        drawn.add(pictures.board(view, "de", PEOPLE))
    assert len(drawn) == 2, "both names begin with the same letters"
