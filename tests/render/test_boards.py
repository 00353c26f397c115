"""Boards as a channel and a panel show them: with letters for a phone, and with the latest events."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import typst

from engine.games import DATA, GAMES, game
from engine.kernel.dice import Dice
from engine.kernel.highlights import highlights_of, marks_of
from engine.kernel.match import Match
from engine.kernel.text import Text, name, seat_name
from engine.kernel.views import View
from engine.telperinquar.scenario import given
from render.languages import Reader
from render.pictures import Pictures
from tests.locales import ALL, LONGEST, of_game
from tests.render import sample_duel as duel
from tests.wording import strict_languages

PEOPLE = ("Annabell", "Robert Müller-Lüdenscheidt", "Cem", "Dörte von Hohenstein-Waldeck")
LANGUAGES = strict_languages()
LOWEST = 1 / 28
"""The least height of letters as a share of a board's width: 11 of the 300 pixels an embed has on a phone."""
TABLES = [(which, seats) for which in GAMES for seats in game(which).seats]
NOTING = """
#show text: it => context {{
  if "material" not in lower(repr(text.font)) [#metadata((size: text.size.pt(), words: it.text))<noted>]
  it
}}
#include "{template}"
"""
ROWS = (
    ("alley-cutpurse", "rooftop-assassin", None, "village-militia", "shadow-panther"),
    ("temple-novice", "lantern-hound", "grove-stag", "bell-warden", "dawn-griffin"),
    ("paper-imp", "bog-wisp", "glass-sentinel", "ember-salamander", "rune-colossus"),
    ("grey-wolf", "twin-axe-raider", "longbow-scout", "shield-sister", "iron-golem"),
)
PIECES = ("boot-dagger", "soldiers-sword", "round-shield", "knights-plate", "fire-wand")
ABILITIES = ("poison-lore", "battle-cry", "ice-lance", "deep-study", "parry", "vanish", "firestorm", "mirror-ward")


@cache
def pictures() -> Pictures:
    return Pictures(LANGUAGES)


def size(png: bytes) -> tuple[int, int]:
    return struct.unpack(">II", png[16:24])


def crowded(seats: int) -> View:
    """Return Telperinquár with five cards in every row and all zones full, in the middle of an attack."""
    players: list[dict[str, Any]] = []
    for seat, (hero, row) in enumerate(zip(("fighter", "rogue", "wizard", "cleric"), ROWS, strict=True)):
        if seat < seats:
            more = {"level": 10, "actions": 12, "max_actions": 14, "life": 55 - 20 * seat, "max_life": 60, "hand": 14}
            player = duel.player(seat, hero, armour=3, resistance=2, **more)
            player["row"] = duel.row(11 + 10 * seat, *row)
            player["equipment"] = [duel.thing(61 + 10 * seat + place, kind, 1) for place, kind in enumerate(PIECES)]
            player["abilities"] = [duel.thing(161 + 10 * seat + place, kind) for place, kind in enumerate(ABILITIES)]
            players.append(player)
    said = {"phase_text": name("grey-wolf"), "pending": {"text": name("parry"), "source": 12, "target": 22}}
    return duel.view({**duel.board(*players[:2]), "players": players, **said})


def played(which: str, seats: int, seed: int, moves: int, **options: Any) -> Iterator[tuple[Match[Any], list[Text]]]:
    """Play a game between computers; yield each position with the latest public events."""
    rules, random = game(which), Random(seed)
    match: Match[Any] = Match.new(rules, bytes([seed]) * 32, seats, options)
    heard: list[Text] = []
    for _ in range(moves):
        menus = match.menus()
        if not menus:
            return
        seat = random.choice(sorted(menus))
        move = rules.choose(match.determinize(seat, random), seat, menus[seat], random, "simple")
        heard += [event.text for event in match.play(seat, move).events if event.only is None]
        yield match, heard[-12:]


@cache
def positions(which: str, seats: int) -> tuple[tuple[View, tuple[dict[str, Any], ...]], ...]:
    """Return some positions of a game with their marks: the beginning, every now and then, the end."""
    quick: dict[str, Any] = {"quick": True} if which == "tenefyr" else {}
    chosen = [
        (match.view(None), tuple(marks_of(match.rules.marks, news)))
        for options in ({}, *([quick] if quick else []))
        for place, (match, news) in enumerate(played(which, seats, seats, 160, **options))
        if place % 12 in (0, 7) or match.result() is not None
    ]
    if which == "telperinquar":
        draft = [match.view(None) for place, (match, _) in enumerate(played(which, seats, 1, 90, draft=True))]
        chosen += [(crowded(seats), ()), *((view, ()) for view in (draft[0], draft[12], draft[-1]))]
    return tuple(chosen)


@pytest.fixture(scope="module")
def measuring(tmp_path_factory: pytest.TempPathFactory) -> Pictures:
    """Return pictures that note the size of every piece of text when it is laid out."""
    data = tmp_path_factory.mktemp("data")
    for folder in ("house", *GAMES):
        shutil.copytree(DATA / folder / "pictures", data / folder / "pictures")
        for template in ("board", "draft", "board-large", "hand", "pile", "space", "odds"):
            for drawn in (data / folder / "pictures").glob(f"{template}.typ"):
                if "sys.inputs" not in drawn.read_text("utf-8"):
                    continue  # a piece of other pictures
                drawn.rename(drawn.with_name(f"inner-{drawn.name}"))
                drawn.write_text(NOTING.format(template=f"inner-{drawn.name}"), "utf-8")
    return Pictures(LANGUAGES, data=data)


class TypesetPage(NamedTuple):
    """A layout of a picture, in points: width, height, and the size of each piece of text with its words.

    Icons are not text.
    """

    width: float
    height: float
    noted: list[tuple[float, str]]


def typeset(pictures: Pictures, draw: Callable[[], object]) -> TypesetPage:
    """Lay out a picture without rendering it."""
    layouts: list[TypesetPage] = []

    def query(path: Path, data: str) -> bytes:
        root, fonts = pictures._data, pictures._fonts  # pyright: ignore[reportPrivateUsage]
        inputs = {"data": data}
        compiler = typst.Compiler(path, root=root, font_paths=fonts, ignore_system_fonts=True, sys_inputs=inputs)
        texts = json.loads(compiler.query("<noted>", field="value"))
        page = compiler.compile(format="svg")  # also frees what was typeset, which queries alone never do
        assert isinstance(page, bytes), "one page"
        box = re.search(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"', page)
        assert box is not None
        layouts.append(TypesetPage(float(box[1]), float(box[2]), [(text["size"], text["words"]) for text in texts]))
        return b""

    pictures._compile = query  # pyright: ignore[reportPrivateUsage]
    draw()
    pictures._cache.clear()  # pyright: ignore[reportPrivateUsage]
    return layouts[0]


def laid_out(pictures: Pictures, draw: Callable[[], object]) -> list[tuple[float, str]]:
    """Return the size in points of every piece of text in a picture, with its words."""
    return typeset(pictures, draw).noted


def width_of(which: str, seats: int) -> int:
    """Return the width of a board in pixels and points: only maps and more than two sides need a wide one."""
    return 720 if which in ("heldenkampf", "tenefyr", "imperator", "telperinquar") and seats < 3 else 900


@pytest.mark.parametrize(("which", "seats"), TABLES)
def test_a_board_is_as_wide_as_discord_shows_it(which: str, seats: int) -> None:
    view, marks = positions(which, seats)[-1]
    assert size(pictures().board(view, "de", PEOPLE, marks=marks))[0] == width_of(which, seats)


@pytest.mark.parametrize(
    ("which", "seats", "language"),
    [
        pytest.param(*table, language, marks=[] if language == LONGEST else pytest.mark.ci)
        for table in TABLES
        for language in of_game(table[0])
    ],
)
def test_no_board_is_higher_than_wide_and_each_of_its_letters_can_be_read_on_a_phone(
    measuring: Pictures, which: str, seats: int, language: str
) -> None:
    languages = of_game(which)
    for view, marks in positions(which, seats)[languages.index(language) :: len(languages)]:  # each in one language
        width, height, noted = typeset(measuring, partial(measuring.board, view, language, PEOPLE, marks=marks))
        assert width <= 900
        assert height <= width
        assert len(noted) >= seats
        for points, words in noted:
            assert points / width >= LOWEST, f"{words!r} is {points / width * 300:.1f} pixels high on a phone"


@pytest.mark.parametrize("which", GAMES)
def test_every_letter_of_a_hand_is_11_pixels_high_where_a_phone_shows_it_330_pixels_wide(
    measuring: Pictures, which: str
) -> None:
    languages = of_game(which)
    for place, (match, _) in enumerate(played(which, 2, 3, 90)):
        if place % 15 == 5:
            draw = partial(measuring.hand, match.view(0), languages[place % len(languages)], PEOPLE, brief=True)
            width, _, noted = typeset(measuring, draw)
            for points, words in noted:
                assert points / width * 330 >= 11, words


@pytest.mark.parametrize("language", ALL)
def test_every_letter_of_a_hand_of_heldenkampf_can_be_read_on_a_phone(measuring: Pictures, language: str) -> None:
    sizes: set[int] = set()
    for match, _ in played("heldenkampf", 2, 3, 120):
        for seat in (0, 1):
            view = match.view(seat)
            if len(view.hand) not in sizes:
                sizes.add(len(view.hand))
                for points, words in laid_out(measuring, partial(measuring.hand, view, language, PEOPLE)):
                    assert points / 720 >= LOWEST, f"{words!r} in a hand of {len(view.hand)}"
    assert max(sizes) > 4


@pytest.mark.parametrize("language", ALL)
def test_every_letter_of_hands_and_piles_of_tenefyr_can_be_read_on_a_phone(measuring: Pictures, language: str) -> None:
    rules = game("tenefyr")
    for place, (match, _) in enumerate(played("tenefyr", 4, 3, 120)):
        if place % 20 == 0:
            view = match.view(place // 20 % 4)
            noted = laid_out(measuring, partial(measuring.hand, view, language, PEOPLE))
            for pile in rules.piles(view):
                draw = partial(measuring.pile, "tenefyr", pile.heading, pile.cards, language, PEOPLE)
                noted += laid_out(measuring, draw)
            for points, words in noted:
                assert points / 720 >= LOWEST, words


def test_the_last_dungeon_of_a_quick_expedition_is_called_by_its_name(measuring: Pictures) -> None:
    fights = [
        match.view(None)
        for match, _ in played("tenefyr", 2, 4, 200, quick=True)
        if match.state.fight is not None and match.state.place == 0
    ]
    noted = laid_out(measuring, partial(measuring.board, fights[0], "en", PEOPLE))
    drawn_words = " ".join(words for _, words in noted)
    assert "The last dungeon" in drawn_words
    assert "Dungeon 0" not in drawn_words


def test_a_hand_to_choose_from_shows_playable_cards_and_one_line_with_the_reason_for_each_other(
    measuring: Pictures,
) -> None:
    hand = ["level", "soldiers-sword", "grey-wolf", "battle-cry", "chained-flail", "steadfast", "steel-whirl"]
    hand += ["shield-sister", "whetstone", "chain-shirt", "boar-spear", "village-militia", "quarry-ogre"]
    sides = {"a": {"hero": "fighter", "level": 2, "actions": 1, "hand": hand}, "b": {}}
    built = given(sides, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    view = Match[Any](built.rules, Dice(b"any"), built.state, seats=2).view(0)
    brief, whole = (size(pictures().hand(view, "de", PEOPLE, brief=brief)) for brief in (True, False))
    assert brief[1] < whole[1] * 3 / 4
    noted = laid_out(measuring, partial(measuring.hand, view, "de", PEOPLE, brief=True))
    drawn_words = " ".join(words for _, words in noted)
    reader = Reader("de", "telperinquar", PEOPLE)
    for card in view.private["hand"]:
        assert LANGUAGES.say_to(card["name"], reader) in drawn_words
        assert card["playable"] or LANGUAGES.say_to(card["why_not"], reader) in drawn_words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_letter_of_a_large_board_is_tiny(measuring: Pictures, seats: int) -> None:
    views = [view for view, _ in positions("telperinquar", seats) if "players" in view.board]
    views += [view for view, _ in positions("heldenkampf", 2)] if seats == 2 else []
    views += [view for view, _ in positions("tenefyr", seats)]
    for view in views[::2]:
        for points, words in laid_out(measuring, partial(measuring.large_board, view, "de", PEOPLE)):
            assert points >= 21, words


@pytest.mark.parametrize("seats", [2, 4])
def test_enlarging_a_board_of_imperator_shows_its_cards_no_smaller(measuring: Pictures, seats: int) -> None:
    def smallest_and_largest(draw: Callable[[], object]) -> tuple[float, float]:
        page = typeset(measuring, draw)
        letters = [points / page.width for points, words in page.noted if words in ("A", "K", "D", "B")]
        return min(letters), max(letters)

    views = [view for view, _ in positions("imperator", seats) if view.board["phase"] != "choice"]
    for view in views[::3]:
        _, on_the_board = smallest_and_largest(partial(measuring.board, view, "de", PEOPLE))
        enlarged, _ = smallest_and_largest(partial(measuring.large_board, view, "de", PEOPLE))
        assert enlarged >= on_the_board


@pytest.mark.parametrize("seats", [3, 4])
def test_figures_without_room_beside_the_life_are_shortened_instead_of_overlapping_it(
    measuring: Pictures, seats: int
) -> None:
    noted = laid_out(measuring, partial(measuring.board, crowded(seats), "en", PEOPLE))
    drawn_words = [words for _, words in noted]
    assert drawn_words.count("12") >= seats - 1, "the actions that are left"
    assert drawn_words.count("12/14") == 4 - seats, "with all of them only in the strip that is as wide as the board"


def test_a_board_says_what_equipment_does_beside_it_and_beside_a_creature(measuring: Pictures) -> None:
    def numbers(equipment: list[dict[str, Any]], carries: list[dict[str, Any]]) -> Counter[str]:
        player = duel.player(1, "wizard", equipment=equipment, row=duel.row(11, "grey-wolf"))
        player["row"][0]["carries"] = carries
        said = {"phase_text": name("grey-wolf"), "pending": None}
        view = duel.view({**duel.board(duel.player(0, "fighter"), player), **said})
        noted = laid_out(measuring, partial(measuring.board, view, "en", PEOPLE))
        return Counter(words for _, words in noted if re.fullmatch(r"[+−]\d+", words))

    worn = [duel.thing(21, "soldiers-sword"), duel.thing(22, "round-shield")]
    bare = numbers([], [])
    assert numbers(worn, []) - bare == Counter(["+2", "+1"])
    assert numbers([], worn[1:]) - bare == Counter(["+1"])


def test_badges_of_damage_and_healing_leave_the_figures_of_a_hero_in_one_line(
    measuring: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = measuring._data / "telperinquar" / "pictures" / "board.typ"  # pyright: ignore[reportPrivateUsage]
    placed = template.read_text("utf-8").replace("it.text)", "it.text, top: here().position().y.pt())")
    monkeypatch.setattr(measuring, "_compile", lambda path, data: layouts.append(tops_of(path, data)) or b"")
    layouts: list[dict[str, float]] = []

    def tops_of(path: Path, data: str) -> dict[str, float]:
        root, fonts = measuring._data, measuring._fonts  # pyright: ignore[reportPrivateUsage]
        measured = path.with_name("placed.typ")
        measured.write_text(placed.replace("  if", "  context if"), "utf-8")
        compiler = typst.Compiler(
            measured, root=root, font_paths=fonts, ignore_system_fonts=True, sys_inputs={"data": data}
        )
        return {text["words"]: text["top"] for text in json.loads(compiler.query("<noted>", field="value"))}

    upper = duel.player(1, "fighter", life=19, max_life=43, armour=15, resistance=11, actions=10, hand=17)
    view = duel.view(duel.board(duel.player(0, "rogue"), upper, phase_text=Text("phase-main")))
    news = [
        Text("event-hero-hurt", {"whose": seat_name(1), "damage": 13, "before": 13, "stopped": 0, "life": 3}),
        Text("event-hero-healed", {"whose": seat_name(1), "points": 16, "life": 19}),
        Text("event-drew", {"who": seat_name(1), "count": 1}),
    ]
    measuring.board(view, "en", PEOPLE, marks=marks_of(game("telperinquar").marks, news))
    tops = layouts[0]
    assert max(tops[figure] for figure in ("−13", "+16", "15", "11", "10", "17")) < 110, "within the strip"
    assert min(tops[figure] for figure in ("−13", "+16", "15", "11", "10", "17")) > 55, "below the name"


def test_a_long_name_beside_a_card_stands_above_its_roll_in_two_lines(measuring: Pictures) -> None:
    rules, sides = game("telperinquar"), (duel.player(0, "rogue"), duel.player(1, "fighter"))
    view = duel.view(duel.board(*sides, phase_text=Text("phase-main")))
    sister = Text("card-apart", {"card": name("shield-sister"), "place": 3, "whose": seat_name(1)})
    news = [
        Text("event-used", {"who": seat_name(1), "card": name("shield-sister")}),
        Text("event-roll", {"card": sister, "roll": 7, "bonus": 3, "total": 10}),
    ]
    highlights = highlights_of(rules.highlights, news, rules.describe)
    noted = laid_out(measuring, partial(measuring.board, view, "en", ("Anna", "Computer"), highlights=highlights))
    assert [words for _, words in noted if "place 3" in words or "…" in words] == ["(Computer, place 3)"]


def test_a_roll_above_a_board_adds_its_parts_with_signs_and_numbers_none_of_them(measuring: Pictures) -> None:
    rules, (view, _) = game("talisman"), positions("talisman", 2)[0]
    values = {"own": 10, "die": 6, "value": 3, "rolled": 1, "bonus": 2}
    fought = Text("event-fight-won", {"player": seat_name(0), "foe": name("wolf"), **values})
    highlights = highlights_of(rules.highlights, [fought], rules.describe)
    noted = laid_out(measuring, partial(measuring.board, view, "de", ("Anna", "Computer"), highlights=highlights))
    words = [words for _, words in noted]
    assert "+ 2" in words
    assert not [written for written in words if re.fullmatch(r"\d+\.", written)], "no list"
