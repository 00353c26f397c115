"""Views and events as words, within the limits of a message."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.text import name
from engine.kernel.views import Figure, View
from engine.telperinquar.view.content import describe
from render import pages
from render.languages import Languages
from tests.locales import ALL
from tests.render import sample_duel as duel

LANGUAGES = Languages(strict=True, names=duel.names)
PEOPLE = ("Ann_a", "@everyone")


def test_a_board_page_has_the_headline_the_news_and_a_field_for_each_figure() -> None:
    page = pages.board_page(duel.view(duel.fight()), LANGUAGES, "de", PEOPLE, news=["Ann greift an.", "Daneben."])
    assert page.title == "Kampfphase"
    assert page.description == "Ann greift an.\nDaneben."
    assert page.fields == ((r"Ann\_a", "Grauwolf\nSteinbruch-Oger"), ("@\u200beveryone", "Meisterparade"))
    assert page.alt == "Kampfphase. Ann_a: Grauwolf; Steinbruch-Oger. @everyone: Meisterparade"


def test_a_page_keeps_every_limit_with_any_content() -> None:
    page = pages.page("t" * 999, "d" * 9999, [("n" * 999, "v" * 9999)] * 40, "f" * 9999, "a" * 9999)
    assert (len(page.title), len(page.footer), len(page.alt)) == (256, 2048, 1024)
    whole = len(page.title) + len(page.description) + len(page.footer)
    assert whole + sum(len(name) + len(value) for name, value in page.fields) <= 6000


@given(st.text(max_size=400), st.lists(st.tuples(st.text(max_size=400), st.text(max_size=2000)), max_size=30))
def test_no_words_make_a_page_that_a_message_cannot_hold(words: str, fields: list[tuple[str, str]]) -> None:
    page = pages.page(words, words * 20, fields, words * 9)
    whole = len(page.title) + len(page.description) + len(page.footer)
    assert whole + sum(len(name) + len(value) for name, value in page.fields) <= 6000
    assert len(page.fields) <= 25
    assert all(0 < len(name) <= 256 and 0 < len(value) <= 1024 for name, value in page.fields)


def test_empty_parts_of_a_field_become_a_blank() -> None:
    assert pages.page("t", fields=[("", "")]).fields == (("\u200b", "\u200b"),)


@pytest.mark.parametrize(
    ("words", "limit", "kept"),
    [
        ("abcdef", 6, "abcdef"),
        ("abcdefg", 6, "abcde…"),
        (r"abcd\*ef", 6, "abcd…"),
        ("\u2068abcdefgh\u2069", 6, "\u2068abc\u2069…"),
    ],
)
def test_what_is_cut_keeps_no_half_formatting(words: str, limit: int, kept: str) -> None:
    assert pages.cut(words, limit) == kept


def test_the_latest_news_that_fit_are_kept_in_order() -> None:
    assert pages.latest(["aaa", "bb", "c"], 5) == ["bb", "c"]
    assert pages.latest(["aaa"], 3) == ["aaa"]
    assert pages.latest(["aaaa"], 3) == []


def test_a_hand_is_described_in_words_for_its_picture() -> None:
    sheet = pages.hand_sheet(duel.view(duel.fight(), duel.hand("grey-wolf", "parry")), LANGUAGES, "de", PEOPLE)
    assert sheet == pages.Sheet("Deine Hand", ("Grauwolf", "Meisterparade"), "Deine Hand: Grauwolf; Meisterparade")


def test_every_card_is_described_in_words_in_every_language() -> None:
    for language in ALL:
        for identifier in [*duel.CARDS.cards, *duel.CARDS.heroes, *duel.CARDS.decks, "level"]:
            sheet = pages.item_sheet(describe(duel.CARDS, identifier), LANGUAGES, language, "telperinquar")
            assert sheet.title
            assert sheet.lines
            assert len(sheet.alt) <= pages.ALT


def test_a_spectator_with_nothing_to_see_gets_an_empty_page() -> None:
    page = pages.board_page(View("telperinquar", None, name("parry"), {}, (), {}, ()), LANGUAGES, "en")
    assert (page.title, page.description, page.fields, page.alt) == ("Practised Parry", "", (), "Practised Parry")


def test_a_figure_with_endless_lines_still_fits() -> None:
    figures = [Figure(name("parry"), (name("grey-wolf"),) * 500)] * 9
    page = pages.board_page(View("telperinquar", None, name("parry"), {}, figures, {}, ()), LANGUAGES, "en")
    assert all(len(value) <= 1024 for _, value in page.fields)
