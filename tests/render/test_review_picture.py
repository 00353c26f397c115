"""The picture of a review: whole points that add up, signs on the curves, and room for every number of players."""

from __future__ import annotations

import struct

import pytest

from engine.kernel.text import Text
from engine.review.game_review import Balance, Mark, Review, Sign
from render.languages import Languages
from render.pictures import Pictures
from render.review_picture import MOST_SHOWN, chance_at, chart, shown_marks

WIDTH = 900


def mark(step: int, seat: int, sign: Sign, weight: float) -> Mark:
    return Mark(step, seat, sign, Text("made"), Text("other"), 0.4, 0.6, weight, None, 0)


def review(places: int, marks: tuple[Mark, ...] = ()) -> Review:
    start, won = 1 / places, [1.0] + [0.0] * (places - 1)
    chances = ((start,) * places, (start,) * places, tuple(won))
    balances = tuple(Balance(start, end - start - 0.1, 0.1, 0.0, end) for end in won)
    return Review((0, 10, 30), chances, 31, marks, balances, (None,) * places, 12, 1)


def test_a_balance_in_whole_points_still_adds_up() -> None:
    for places in (1, 2, 3, 6):
        for balance in chart(review(places), False, ["Anna"] * places, "")["balances"]:
            assert balance["start"] + balance["luck"] + balance["own"] + balance["others"] == balance["result"]


def test_a_sign_is_on_the_curve_of_its_player_between_two_points() -> None:
    played = review(2, (mark(20, 1, "?", 0.1),))
    assert chance_at(played, 20, 0) == pytest.approx(0.75)
    (sign,) = chart(played, False, ["Anna", "Ben"], "")["signs"]
    assert (sign["place"], sign["step"], sign["chance"]) == (1, 20, pytest.approx(0.25))
    (sign,) = chart(review(1, (mark(20, 1, "?", 0.1),)), True, ["Anna", "Ben"], "We")["signs"]
    assert sign["place"] == 0, "a group has one curve"


def test_the_mistakes_that_cost_most_are_shown_in_the_order_of_the_game() -> None:
    mistakes = [mark(step, 0, "?!", 0.05 + step / 100) for step in (9, 1, 8, 2, 7, 3, 6)]
    all_of_them = (mark(4, 0, "!", 0.9), mark(5, 0, "≈", 0.3), *mistakes)
    shown = shown_marks(review(2, all_of_them))
    assert len(shown) == MOST_SHOWN
    assert [one.step for one in shown] == [9, 8, 7, 3, 6]


def test_good_moves_and_close_choices_are_shown_where_there_are_few_mistakes() -> None:
    few = (mark(1, 0, "≈", 0.04), mark(2, 1, "!", 0.3), mark(3, 0, "?!", 0.05), mark(4, 1, "!", 0.2))
    assert shown_marks(review(2, few)) == list(few)


def test_a_draw_has_no_winner() -> None:
    drawn = review(2)._replace(chances=((0.5, 0.5), (0.5, 0.5)), steps=(0, 30))
    assert [line["wins"] for line in chart(drawn, False, ["Anna", "Ben"], "")["lines"]] == [False, False]
    assert [line["wins"] for line in chart(review(2), False, ["Anna", "Ben"], "")["lines"]] == [True, False]


@pytest.mark.parametrize("places", [1, 2, 6])
def test_the_picture_has_a_row_for_everybody_whatever_their_names(places: int) -> None:
    pictures = Pictures(Languages())
    names = ["Wolfeschlegelsteinhausenbergerdorff the Third", "", "一郎", "D", "E", "F"][:places]
    kinds: tuple[Sign, ...] = ("??", "?", "?!", "!", "≈")
    signs = tuple(mark(step, step % places, kind, 0.2) for step, kind in zip((0, 1, 2, 29, 30), kinds, strict=True))
    heights: list[int] = []
    for language in ("en", "de", "nl"):
        png = pictures.review("talisman", review(places, signs), places == 1, language, names)
        width, height = struct.unpack(">II", png[16:24])
        assert width == WIDTH
        heights.append(height)
    assert len(set(heights)) == 1
    assert heights[0] < WIDTH * 1.3, "it is read on a phone without scrolling"


def test_a_row_has_the_figure_of_a_game_that_has_figures() -> None:
    pictures = Pictures(Languages())
    drawn = {game: pictures.review(game, review(2), False, "en", ["Anna", "Ben"]) for game in ("talisman", "tenefyr")}
    assert drawn["talisman"] != drawn["tenefyr"]
    together = {game: pictures.review(game, review(1), True, "en", ["Anna"]) for game in drawn}
    assert together["talisman"] == together["tenefyr"]
