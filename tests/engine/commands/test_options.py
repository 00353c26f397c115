"""The options of a game have texts: what can be chosen, and what it does."""

from __future__ import annotations

import pytest

from engine.games import GAMES, game
from engine.locales import fallbacks
from render.game_options import option_keys
from render.languages import Languages
from tests.locales import of_game


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_option_has_its_texts_in_every_language_of_the_game(name: str) -> None:
    languages = Languages()
    missing = [
        f"{language}: {key}"
        for language in of_game(name)
        for key in option_keys(game(name))
        if not any(languages.has(key, code, name) for code in fallbacks(language))
    ]
    assert missing == []
