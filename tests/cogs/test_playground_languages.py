"""The languages of the people in the playground."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from cogs.playground import locales
from engine.locales import DEFAULT
from render.languages import Languages


@pytest.mark.parametrize(
    ("there", "first", "read"),
    [
        ((), DEFAULT, ["en-US", "en-US", "en-US", "en-US"]),
        (("de",), DEFAULT, ["en-US", "en-US", "de", "de"]),
        (("de", "nl"), "de", ["de", "de", "en-US", "nl"]),
        (("de", "fr", "pt-BR"), DEFAULT, ["en-US", "en-US", "de", "fr", "pt-BR", "de"]),
        (("la",), DEFAULT, ["en-US", "en-US", "la"]),
    ],
    ids=["the default alone", "one more", "another first", "several", "one that Discord does not know"],
)
def test_two_people_read_the_language_of_the_server_and_the_next_ones_every_other_in_turn(
    tmp_path: Path, there: tuple[str, ...], first: str, read: list[str]
) -> None:
    for language in (DEFAULT, *there):
        (tmp_path / "house" / language).mkdir(parents=True)
        (tmp_path / "house" / language / "a.ftl").write_text("list-end = { $first } { $last }\n", "utf-8")
    languages = Languages(data=tmp_path, games=(), names=lambda _: {})
    assert list(islice(locales(languages, first), len(read))) == read
