"""Checks that texts exist in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.games import GAMES
from engine.kernel.match import Match
from render.languages import Languages, Reader
from tests.engine.properties.games import texts_in
from tests.games import data_with, registered


@cache
def languages() -> Languages:
    with TemporaryDirectory() as folder, registered():
        return Languages(strict=True, data=data_with(Path(folder) / "data"), games=tuple(GAMES))


class Speaking:
    """Checks of texts in every language of their game, once per kind of text."""

    def __init__(self, game_name: str, people: int) -> None:
        self.languages = languages()
        self.readers = [
            Reader(language, game_name, [f"Person {seat}" for seat in range(people)])
            for language in self.languages.known(game_name)
        ]
        self.known: dict[object, None] = {}

    def check(self, value: object) -> None:
        for text in texts_in(value):
            kind = (
                text.key,
                *sorted(text.values),
                *(repr(value) for value in text.values.values() if isinstance(value, str)),
            )
            if kind not in self.known:
                self.known[kind] = None
                for reader in self.readers:
                    assert self.languages.say_to(text, reader)


def words_of(match: Match) -> Speaking:
    """Return the checks of texts for this match."""
    return Speaking(match.rules.name, match.seats)
