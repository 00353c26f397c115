"""Fixtures of a bot that has small games for tests in addition to its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import games
from render.languages import Languages
from render.pictures import Pictures
from tests.games import data_with, registered


def house_with(*names: str) -> tuple[Any, Any, Any, Any]:
    """Return the fixtures ``small`` (registers the games), ``data``, ``languages`` and ``pictures``.

    A module of tests assigns them to these names; it may have its own ``data``.
    """

    @pytest.fixture(autouse=True)
    def small() -> Iterator[None]:
        with registered(*names):
            yield

    @pytest.fixture
    def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        folder = data_with(tmp_path / "data", *names)
        monkeypatch.setattr("engine.rulebook.DATA", folder)
        return folder

    @pytest.fixture
    def languages(data: Path) -> Languages:
        return Languages(strict=True, data=data, games=tuple(games.GAMES))

    @pytest.fixture
    def pictures(languages: Languages, data: Path) -> Pictures:
        return Pictures(languages, data=data)

    return small, data, languages, pictures
