"""Large boards: their texts share the length that a message can have."""

from __future__ import annotations

import pytest

from cogs.ui.boards.large import board_message
from host.chat import BoardPost
from render.languages import Languages
from render.pages import BoardPage

MOST = 4000
"""Most characters of all texts of a layout together."""


def texts(page: BoardPage) -> list[str]:
    """Return the texts of a large board, in order."""
    view = board_message(BoardPost(1, "en", page, None, (), large=True), Languages())["view"]
    (container, *_) = view.to_components()
    return [part["content"] for part in container["components"] if "content" in part]


def page(*lengths: int, title: str = "A board", words: str = "It is Anna's turn.") -> BoardPage:
    fields = tuple((f"Figure {number}", "x" * length) for number, length in enumerate(lengths))
    return BoardPage(title, words, fields, "The footer", "alt")


def figures(*lengths: int) -> list[int]:
    return [len(text.split("\n", 1)[1]) for text in texts(page(*lengths)) if text.startswith("**Figure")]


def test_figures_that_fit_are_shown_in_full() -> None:
    assert figures(100, 900, 300) == [100, 900, 300]


@pytest.mark.parametrize("lengths", [(100, 3000, 50), (3000, 100, 50), (50, 100, 3000)])
def test_where_all_are_too_long_the_longest_is_cut_and_the_short_ones_are_not(lengths: tuple[int, ...]) -> None:
    shown = figures(*lengths)
    assert [figure for figure, length in zip(shown, lengths, strict=True) if length < 3000] == [
        length for length in lengths if length < 3000
    ]
    assert 1700 < max(shown) < 2000, "the long one uses the remaining length"


def test_figures_that_are_all_too_long_share_the_room_alike() -> None:
    shown = figures(5000, 5000, 5000, 5000)
    assert max(shown) - min(shown) <= 1
    assert 1800 < sum(shown) <= 1980


def test_all_words_together_fit_into_a_message_however_long_they_are() -> None:
    contents = texts(page(*[5000] * 9, title="t" * 5000, words="w" * 5000))
    assert sum(map(len, contents)) <= MOST
    assert sum(text.startswith("**Figure") for text in contents) == 6
