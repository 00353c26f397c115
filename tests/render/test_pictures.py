"""Pictures of real cards and made-up positions: sizes, equal bytes, threads, and nothing private on a board."""

from __future__ import annotations

import re
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import fonticon_mdi7
import pytest

from engine.games import DATA, GAMES
from engine.kernel.text import name
from engine.kernel.views import View
from engine.telperinquar.cards.card_text import card_face
from engine.telperinquar.cards.words import KEYWORD_WORDS
from engine.telperinquar.view.content import describe
from render.drawable import drawable
from render.languages import Languages
from render.pictures import Pictures
from tests.locales import ALL, DRAWN
from tests.render import sample_duel as duel

PEOPLE = ("Annabell", "Robert")
LANGUAGES = Languages(strict=True, names=duel.names)


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(LANGUAGES)


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])


def full() -> dict[str, Any]:
    lower = duel.player(0, "rogue", level=10, actions=14, max_actions=14, life=60, max_life=60)
    lower["row"] = duel.row(11, "alley-cutpurse", "rooftop-assassin", None, "village-militia", "shadow-panther")
    lower["equipment"] = [duel.thing(31 + index, kind, 1) for index, kind in enumerate(("boot-dagger",) * 5)]
    lower["abilities"] = [duel.thing(41 + index, kind) for index, kind in enumerate(("poison-lore",) * 9)]
    upper = duel.player(1, "cleric", life=-3)
    upper["row"] = duel.row(21, "temple-novice", "lantern-hound", "grove-stag", "bell-warden", "dawn-griffin")
    return duel.board(lower, upper)


def empty() -> dict[str, Any]:
    return duel.board(
        duel.player(0, "fighter"), duel.player(1, "wizard"), result=duel.word("A wins", "A gewinnt", "A wint")
    )


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("position", [duel.fight, full, empty])
def test_every_kind_of_board_is_drawn_in_every_language(pictures: Pictures, language: str, position: Any) -> None:
    width, height = size(pictures.board(duel.view(position()), language, PEOPLE))
    assert width == 720
    assert 300 < height <= 720


@pytest.mark.parametrize("count", range(16))
def test_a_hand_of_any_size_is_drawn_phone_wide(pictures: Pictures, count: int) -> None:
    width, height = size(pictures.hand(duel.view(duel.fight(), duel.hand(*duel.HAND[:count])), "de", PEOPLE))
    assert width == 720
    assert height < 3400


@pytest.mark.parametrize("which", GAMES)
def test_every_game_draws_its_board_all_its_details_its_hands_and_its_cards_itself(which: str) -> None:
    for template in ("board", "board-large", "hand", "card"):
        assert (DATA / which / "pictures" / f"{template}.typ").is_file(), template


@pytest.mark.parametrize("language", DRAWN)
def test_every_card_hero_and_deck_has_a_picture(pictures: Pictures, language: str) -> None:
    cards = duel.CARDS
    for identifier in [*cards.cards, *cards.heroes, *cards.decks, "level"]:
        width, _ = size(pictures.item("telperinquar", describe(cards, identifier), language))
        assert width == 640


def test_the_same_view_gives_the_same_bytes_in_any_thread(pictures: Pictures) -> None:
    drawn = pictures.board(duel.view(duel.fight()), "en", PEOPLE)

    def draw(index: int) -> bytes:
        other = duel.fight()
        other["round"] = 100 + index
        pictures.board(duel.view(other), "en", PEOPLE)
        return Pictures(LANGUAGES).board(duel.view(duel.fight()), "en", PEOPLE)

    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(draw, range(4))) == {drawn}


def test_pictures_come_from_the_cache_within_a_limit() -> None:
    small = Pictures(LANGUAGES, cache_bytes=300_000)
    first = small.board(duel.view(empty()), "en", PEOPLE)
    assert small.board(duel.view(empty()), "en", PEOPLE) is first
    for level in range(1, 9):
        small.board(duel.view(duel.board(duel.player(0, "fighter", level=level), duel.player(1, "wizard"))), "en")
    assert small.board(duel.view(empty()), "en", PEOPLE) is not first
    assert small.board(duel.view(empty()), "en", PEOPLE) == first


def test_a_template_of_any_name_gets_the_content_of_the_game_with_its_texts_in_words(tmp_path: Path) -> None:
    (tmp_path / "new" / "pictures").mkdir(parents=True)
    (tmp_path / "new" / "pictures" / "board.typ").write_text(
        """#let data = json(bytes(sys.inputs.data))
#set page(width: 100pt, height: 100pt)
#assert.eq(data.board, (keywords: ("Melee", (symbol: "flying", words: "Flying")), flying: "Flying"))
""",
        "utf-8",
    )
    names = {"flying": {"en": "Flying"}, "melee": {"en": "Melee"}}
    board = {"keywords": [name("melee"), {"symbol": "flying", "words": name("flying")}], "flying": name("flying")}
    pictures = Pictures(Languages(strict=True, games=(), names=lambda _: names), data=tmp_path)
    assert size(pictures.board(View("new", None, name("flying"), board, (), {}, ()), "en"))[0] > 0


def test_every_keyword_has_a_symbol() -> None:
    source = (DATA / "telperinquar" / "pictures" / "symbols.typ").read_text("utf-8")
    icons = dict(re.findall(r'"([a-z0-9-]+)": "([a-z0-9-]+)"', source.partition("keyword-icons = (")[2].split(")")[0]))
    assert [*KEYWORD_WORDS, "immunity", "double"] == sorted(icons, key=[*KEYWORD_WORDS, "immunity", "double"].index)
    shown = [word for card in duel.CARDS.cards.values() for word in card_face(card)["keywords"]]
    assert {word["symbol"] for word in shown} == set(icons)


def test_a_board_shows_nothing_of_the_hand_of_its_reader(pictures: Pictures) -> None:
    shown = [
        pictures.board(View("telperinquar", 0, board["phase_text"], board, (), duel.hand(*cards), ()), "en", PEOPLE)
        for board, cards in ((duel.fight(), duel.HAND[:2]), (duel.fight(), duel.HAND[5:9]))
    ]
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    "called", ["🐉🔥", "\u202eevil", "x" * 5000, "日本語", "#eval(sys.inputs)", '"\\', "", "אבג", "$x$ *b* _i_ @here"]
)
def test_no_name_breaks_a_picture(pictures: Pictures, called: str) -> None:
    assert size(pictures.board(duel.view(empty()), "de", (called, called)))[0] == 720


def test_signs_without_a_glyph_are_left_out_of_pictures() -> None:
    assert [drawable(name) for name in ("Zoë 🐉 Łukasz", "日本語", "Ελένη", "Игорь", "שלום")] == [
        "Zoë Łukasz", "", "Ελένη", "Игорь", "שלום",
    ]  # fmt: skip


def test_black_suits_are_filled_in_pictures() -> None:
    assert drawable("♤9 · ♧A · ♥7") == "♠9 · ♣A · ♥7"


def test_every_symbol_has_the_code_of_the_icon_font() -> None:
    source = (DATA / "house" / "pictures" / "icons.typ").read_text("utf-8")
    codes = dict(re.findall(r'"([a-z0-9-]+)": "\\u\{([0-9a-f]+)\}"', source))
    assert len(codes) > 100
    for symbol, code in codes.items():
        value = getattr(fonticon_mdi7.MDI7, symbol.replace("-", "_"))
        assert ord(value.rpartition(".")[2]) == int(code, 16), symbol


def test_every_card_has_a_symbol_of_its_own_that_the_house_knows() -> None:
    codes = (DATA / "house" / "pictures" / "icons.typ").read_text("utf-8")
    art = dict(
        re.findall(r'"([a-z0-9-]+)": "([a-z0-9-]+)"', (DATA / "telperinquar/pictures/art.typ").read_text("utf-8"))
    )
    assert [card for card in duel.CARDS.cards if card not in art] == []
    assert [symbol for symbol in art.values() if f'"{symbol}": ' not in codes] == []
