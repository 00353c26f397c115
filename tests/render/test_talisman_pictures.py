"""Pictures of Talisman: the board with figures and ways, fights with dice; and the same in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from engine.games import DATA
from engine.kernel.highlights import highlights_of, marks_of
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.talisman.board import board, space_name
from render.pages import ALT, board_alt
from render.pictures import Pictures
from tests.render.adventures import LANGUAGES, PEOPLE, TALISMAN, TALKS, given, on_the_way, played, rolled, without
from tests.render.test_boards import laid_out, measuring

__all__ = ["measuring"]


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(LANGUAGES)


# ---- the board


def test_where_the_roll_can_lead_is_drawn_and_so_is_whose_turn_it_is(pictures: Pictures) -> None:
    view = on_the_way(4).view(None)
    targets = view.board["targets"]
    assert len(targets) >= 2, "both ways"
    others = [without(view, targets=[]), without(view, targets=targets[:1]), without(view, turn=view.board["turn"] - 1)]
    assert len({pictures.board(shown, "en", PEOPLE) for shown in (view, *others)}) == 4


def test_spaces_of_a_kind_have_their_numbers_as_in_the_log(measuring: Pictures) -> None:
    noted = laid_out(measuring, partial(measuring.board, on_the_way(2).view(None), "en", PEOPLE))
    names = [words for _, words in noted]
    assert names.count("Plains") == 4
    assert "4" in names[names.index("Plains") :]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_two_names_look_alike_however_little_room_there_is(measuring: Pictures, seats: int) -> None:
    names = ["Computer", *(f"Computer {number}" for number in range(2, seats + 1))]
    noted = laid_out(measuring, partial(measuring.board, on_the_way(seats).view(None), "en", names))
    shown = [words for _, words in noted if words.startswith("Comp")]
    assert len(shown) == len(set(shown)) == seats


def test_all_that_each_of_two_players_holds_is_drawn(pictures: Pictures) -> None:
    held = {"objects": ["sword"], "followers": ["guide"], "trophies": ["wolf"], "spells": ["healing", "hex"]}
    view = given({"a": {"character": "elf", **held}, "b": {"character": "druid"}}).view(None)
    first, second = view.board["players"]
    fewer = [{**first, what: 0 if what == "spells" else []} for what in held]
    others = [without(view, players=[player, second]) for player in fewer]
    assert len({pictures.board(shown, "en", PEOPLE) for shown in (view, *others)}) == 5


def test_who_has_won_and_a_blizzard_are_drawn(pictures: Pictures) -> None:
    view = without(on_the_way(3).view(None), targets=[], blizzard=False)
    others = [without(view, blizzard=True), without(view, ending="won"), without(view, ending="won", winners=[1])]
    assert len({pictures.board(shown, "en", PEOPLE) for shown in (view, *others)}) == 4


def test_every_figure_has_a_look_of_its_own(pictures: Pictures) -> None:
    view = on_the_way(6).view(None)
    drawn: set[bytes] = set()
    for seat in range(6):
        regions = {
            region: [{**space, "seats": [seat] if space["space"] == "city" else []} for space in ring]
            for region, ring in view.board["regions"].items()
        }
        drawn.add(pictures.board(without(view, regions=regions), "en", PEOPLE))
    assert len(drawn) == 6


def test_cards_gold_and_a_hex_on_a_space_are_drawn(pictures: Pictures) -> None:
    view = on_the_way(3).view(None)
    dragon = {"card": "dragon.1", "kind": "dragon", "name": Text("name-dragon"), "type": "enemy", "strength": 7}
    dragon |= {"craft": 0, "points": 0}
    there: list[Mapping[str, Any]] = [{}, {"cards": [dragon]}, {"cards": [dragon] * 6}, {"gold": 2}, {"hexed": True}]
    drawn: set[bytes] = set()
    for lying in there:
        bare = {"cards": [], "gold": 0, "hexed": False, **lying}
        regions = {
            region: [{**space, **(bare if space["space"] == "ruins" else {})} for space in ring]
            for region, ring in view.board["regions"].items()
        }
        drawn.add(pictures.board(without(view, regions=regions), "de", PEOPLE))
    assert len(drawn) == len(there)


@pytest.mark.parametrize("characters", ["dealt", "choose"])
def test_before_characters_are_dealt_nobody_is_dead_or_has_the_turn(pictures: Pictures, characters: str) -> None:
    match: Match[Any] = Match.new(TALISMAN, bytes(32), 2, {"characters": characters}, stepwise=True)
    view = match.view(None)
    assert view.headline.key == ("headline-beginning" if characters == "dealt" else "headline-characters")
    words = [line.key for figure in view.figures if figure.seat is not None for line in figure.lines]
    assert words == ["figure-waits"] * 2
    for draw in (pictures.board, pictures.large_board):
        dead = without(view, players=[{**player, "waits": False} for player in view.board["players"]])
        assert draw(view, "en", PEOPLE) != draw(dead, "en", PEOPLE)


def test_what_has_just_happened_is_drawn(pictures: Pictures) -> None:
    view = without(on_the_way(2).view(None), fought=None)
    start, goal = space_name("city"), space_name("chapel")
    news = {
        "nothing": [],
        "moved": [Text("event-moved", {"player": seat_name(0), "start": start, "space": goal})],
        "lost a life": [Text("event-lost", {"player": seat_name(0), "what": "life", "amount": 1})],
        "lost gold": [Text("event-lost", {"player": seat_name(0), "what": "gold", "amount": 1})],
    }
    drawn = {
        what: pictures.board(view, "en", PEOPLE, marks=marks_of(TALISMAN.marks, texts)) for what, texts in news.items()
    }
    assert drawn["nothing"] == drawn["lost gold"]
    assert len(set(drawn.values())) == 3


def test_the_moves_of_all_others_stay_on_the_board() -> None:
    moves = [("city", "chapel"), ("ruins", "forest")]
    texts = [
        Text("event-moved", {"player": seat_name(seat), "start": space_name(start), "space": space_name(goal)})
        for seat, (start, goal) in enumerate(moves)
    ]
    marks = marks_of(TALISMAN.marks, texts)
    assert [(mark["source"], mark["at"], mark["name"]) for mark in marks] == [
        (start, goal, seat_name(seat)) for seat, (start, goal) in enumerate(moves)
    ]


def test_a_walk_is_drawn_over_its_spaces_and_a_jump_straight(pictures: Pictures) -> None:
    places = {"player": seat_name(0), "start": space_name("hills-3"), "space": space_name("warlocks-cave")}
    walk, jump = (marks_of(TALISMAN.marks, [Text(event, places)]) for event in ("event-moved", "event-went"))
    assert [mark["path"] for mark in (*walk, *jump)] == [
        ["cursed-glade", "runes-1", "chasm", "runes-2", "warlocks-cave"], [],
    ]  # fmt: skip
    view = without(on_the_way(2).view(None), fought=None)
    straight = [{**walk[0], "path": ["warlocks-cave"]}]
    assert len({pictures.board(view, "en", PEOPLE, marks=marks) for marks in (walk, jump, straight)}) == 3


def test_the_way_to_the_sentinel_and_to_the_portal_is_drawn_too() -> None:
    troll = {"character": "troll", "space": "woods-1", "strength": 4}
    match = given({"roll": 6, "a": troll, "b": {}}, [1, 1, 5, 5])
    events = [*match.play(0, Move("open", ("strength",))).events, *match.play(0, Move("strike")).events]
    marks = marks_of(TALISMAN.marks, [event.text for event in events if event.only is None])
    assert [(mark["source"], mark["at"], mark["path"]) for mark in marks if mark["kind"] == "answer"] == [
        ("woods-1", "sentinel", ["sentinel"]),
        ("sentinel", "portal", ["hills-3", "hidden-valley", "black-knight", "portal"]),
        ("portal", "plain-of-peril", []),
    ]


def test_a_space_that_can_be_chosen_is_marked_and_a_number_is_no_player_where_a_number_is_asked_for(
    pictures: Pictures,
) -> None:
    view = without(on_the_way(3).view(None), targets=[])
    plain, space, player, number = (
        pictures.board(view, "en", PEOPLE, choices=choices, move=move)
        for choices, move in (((), ""), (("temple",), "to"), ((1,), "attack"), ((1,), "number"))
    )
    assert number == plain
    assert len({plain, space, player}) == 3


def test_the_legend_has_every_sign_below_the_board_and_each_only_once() -> None:
    signs = [term.symbol for term in TALISMAN.terms if term.symbol]
    assert len(set(signs)) == len(signs)
    template = (DATA / "talisman" / "pictures" / "board.typ").read_text("utf-8")
    below = template[template.index("#let signs") : template.index("#let others-than")]
    drawn = {
        symbol for found in re.findall(r'icon\("([a-z-]+)"|\("([a-z-]+)", player', below) for symbol in found if symbol
    }
    assert len(drawn) >= 10
    assert drawn | {"white-balance-sunny", "scale-balance", "weather-night"} <= set(signs)
    held = {"objects": ["talisman"], "followers": ["guide"], "trophies": ["wolf"], "spells": ["healing"]}
    view = given({"a": {"character": "elf", **held}, "b": {"character": "ghoul"}}).view(None)
    players = [{**view.board["players"][0], "misses": 1}, {**view.board["players"][1], "enslaved": True}]
    seen = {term for term, _ in TALISMAN.seen(without(view, players=players))}
    assert {"turn", "good", "evil", "missed-turn", "enslaved", "talisman", "object", "trophy"} <= seen
    assert "neutral" not in seen


# ---- fights


def test_a_fight_is_drawn_with_its_dice_and_described_with_its_sums(pictures: Pictures) -> None:
    match = rolled()
    view = match.view(None)
    fight = view.board["fight"]
    side, foe = fight["sides"][0], fight["foe"] or fight["sides"][1]
    assert side["sum"] == side["value"] + max(side["faces"])
    assert sum(part["value"] for part in side["parts"]) == side["value"]
    dice = [{**side, "faces": [face], "sum": side["value"] + face} for face in (1, 6)]
    rolls = [{**fight, "sides": [side, *fight["sides"][1:]]} for side in dice]
    drawn = {pictures.board(without(view, fight=rolled_fight), "en", PEOPLE) for rolled_fight in rolls}
    assert len(drawn) == 2
    alt = board_alt(view, LANGUAGES, "en", PEOPLE)
    assert f"die {max(side['faces'])}, total {side['sum']}" in alt
    assert f"total {foe['sum']}" in alt


def test_how_the_last_fight_ended_is_drawn_where_it_was_until_somebody_lands(pictures: Pictures) -> None:
    match = played(3, lambda match: match.state.fought is not None and match.state.phase == "begin")
    view = match.view(None)
    assert view.board["fight"] is None
    assert view.board["fought"]["space"] in board().spaces
    assert pictures.board(view, "en", PEOPLE) != pictures.board(without(view, fought=None), "en", PEOPLE)
    assert "The last fight" in board_alt(view, LANGUAGES, "en", PEOPLE)


# ---- words


def test_a_place_says_how_many_points_are_left_on_it_where_it_lies_and_when_it_is_met() -> None:
    words_of = partial(LANGUAGES.say, language="en", game="talisman")
    elf = {"character": "elf", "space": "woods-1"}
    match = given({"agenda": ["land"], "cards": {"woods-1": ["fountain-of-wisdom"]}, "a": elf, "b": {}})
    card = "fountain-of-wisdom.1"
    match.state.points[card] = 3
    item = TALISMAN.place(match.view(None), "woods-1")
    (printed,) = [line for card in item.face["cards"] for line in card["lines"] if line.key == "card-points"]
    assert printed.values["amount"] == 3
    assert any("3 Craft lie on it" in words_of(line) for line in item.lines)
    met = Text("event-meets", {"player": seat_name(0), "card": name("fountain-of-wisdom"), "amount": 2})
    highlights = highlights_of(TALISMAN.highlights, [met], TALISMAN.describe)
    assert highlights is not None
    (shown,) = highlights["cards"]
    assert any("2 Craft lie on it" in words_of(line) for line in shown["lines"])


def test_the_value_of_one_creature_in_a_fight_is_called_what_it_is_and_not_by_its_name_again(
    measuring: Pictures,
) -> None:
    match = given({"agenda": ["land"], "cards": {"fields-1": ["wolf"]}, "a": {"space": "fields-1"}, "b": {}})
    view = match.view(None)
    assert "Wolf: Strength 2, total 2, plus a die to come" in board_alt(view, LANGUAGES, "en", PEOPLE)
    words = [words for _, words in laid_out(measuring, partial(measuring.board, view, "en", PEOPLE))]
    assert (words.count("Wolf"), words.count("Strength")) == (1, 2)


@pytest.mark.parametrize("language", TALKS)
def test_all_places_and_targets_of_the_roll_are_described_with_any_number_of_players(
    language: str,
) -> None:
    for seats in TALISMAN.seats:
        view = on_the_way(seats).view(None)
        alt = board_alt(view, LANGUAGES, language, PEOPLE)
        assert len(alt) <= ALT
        assert [figure.seat for figure in view.figures if figure.seat is not None] == list(range(seats))
        for player in view.board["players"]:
            place = LANGUAGES.say(space_name(player["space"]), language, game="talisman")
            assert f"{PEOPLE[player['seat']]} · " in alt
            assert place in alt
        for target in view.board["targets"]:
            assert LANGUAGES.say(space_name(target["space"]), language, game="talisman") in alt
