"""Settings come from the environment; only one of the two test addresses is refused; the token is not printed."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from host.settings import Settings


def settings(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    return Settings(_env_file=None)  # pyright: ignore[reportCallIssue]


def test_without_settings_the_playground_starts_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "LANGUAGE", "SPIELLEITER_REST_BASE", "SPIELLEITER_GATEWAY"):
        monkeypatch.delenv(name, raising=False)
    plain = settings(monkeypatch)
    assert plain.discord_token is None
    assert (plain.language, plain.database_url) == ("en", "sqlite:///spielleiter.sqlite")


def test_the_token_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    read = settings(monkeypatch, DISCORD_TOKEN="top.secret.token", LANGUAGE="de")
    assert "secret.token" not in repr(read)
    assert read.language == "de"


def test_games_are_kept_for_two_years_and_data_of_a_server_that_removed_the_bot_for_thirty_days(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("SPIELLEITER_KEEP_GAMES_DAYS", "SPIELLEITER_KEEP_SERVERS_DAYS"):
        monkeypatch.delenv(name, raising=False)
    plain = settings(monkeypatch)
    assert (plain.keep_games_days, plain.keep_servers_days) == (2 * 365, 30)


def test_rest_and_gateway_belong_together(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValidationError):
        settings(monkeypatch, SPIELLEITER_REST_BASE="http://127.0.0.1:1/api/v10")
    both = settings(monkeypatch, SPIELLEITER_GATEWAY="ws://127.0.0.1:1/gw/")
    assert both.rest_base is not None


def test_the_example_file_names_every_setting() -> None:
    with open(".env.example", encoding="utf-8") as file:
        example = file.read()
    for name, field in Settings.model_fields.items():
        assert str(field.alias) in example, name


def test_the_direct_address_counts_for_postgresql_only(monkeypatch: pytest.MonkeyPatch) -> None:
    sqlite = settings(monkeypatch, DATABASE_DIRECT_URL="postgresql+psycopg://server/games")
    assert sqlite.direct_url == sqlite.database_url
    pooled = settings(monkeypatch, DATABASE_URL="postgresql+psycopg://pool/games")
    assert pooled.direct_url == "postgresql+psycopg://server/games"
    alone = settings(monkeypatch, DATABASE_DIRECT_URL="")
    assert alone.direct_url == alone.database_url
