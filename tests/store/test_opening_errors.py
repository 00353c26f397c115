"""What the person who hosts the bot reads where a database cannot be opened, and whether another start may help."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import OperationalError

from engine.kernel.text import Text
from store.database import Store
from store.database_lock import database_lock
from store.errors import StoreError
from store.moving import move
from store.opening_errors import opening_error
from store.status import read_status
from tests.locales import ALL
from tests.store.postgresql import free_port, needs_postgresql, server
from tests.wording import strict_languages

LANGUAGES = strict_languages()
SECRET = "a/b@c d%"


def lock(url: str) -> None:
    with database_lock(url):
        pass


def opened(url: str, direct_url: str | None = None) -> None:
    asyncio.run(Store.open(url, direct_url))


def read(url: str) -> None:
    read_status(url)


def filled(url: str) -> None:
    move(url, "sqlite://")


WAYS = [lock, opened, read, filled]


def failure(way: Callable[[str], None], url: str | URL) -> StoreError:
    with pytest.raises(StoreError) as raised:
        way(url if isinstance(url, str) else url.render_as_string(hide_password=False))
    for language in ALL:
        line = LANGUAGES.say(Text("front-store", {"reason": raised.value.reason}), language)
        assert "\n" not in line
        for part in (SECRET, "c d", "c%20d", "a/b"):
            assert part not in line
    return raised.value


@pytest.fixture(scope="module")
def asking() -> Iterator[URL]:
    """Run a server that asks for passwords, with the empty database ``games`` of somebody else."""
    with server() as address:
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            rules = Path(connection.execute(text("SHOW hba_file")).scalar_one())
            connection.execute(text(f"CREATE ROLE player LOGIN PASSWORD '{SECRET}'"))
            connection.execute(text("CREATE DATABASE games"))
            connection.execute(text("CREATE DATABASE other"))
            lines = [f"host {name} all all scram-sha-256" for name in ("games", "missing")]
            rules.write_text("\n".join(["host postgres all all trust", *lines, ""]))
            connection.execute(text("SELECT pg_reload_conf()"))
        engine.dispose()
        yield make_url(address).set(username="player", password=SECRET, database="games")


@needs_postgresql
@pytest.mark.parametrize("way", WAYS)
def test_a_server_that_is_away_is_named_and_may_come_back(way: Callable[[str], None]) -> None:
    port = free_port()
    error = failure(way, f"postgresql+psycopg://player:a%2Fb%40c d%25@127.0.0.1:{port}/games")
    assert error.reason.key == "refused-store-unreachable"
    assert error.reason.values["server"] == f"127.0.0.1:{port}"
    assert error.reason.values["words"] == "Connection refused"
    assert error.may_pass


@needs_postgresql
@pytest.mark.parametrize("way", WAYS)
def test_a_wrong_password_is_named_without_it(asking: URL, way: Callable[[str], None]) -> None:
    for wrong in (asking.set(password=SECRET + "e"), asking._replace(password=None)):
        error = failure(way, wrong)
        assert (error.reason.key, error.may_pass) == ("refused-store-password", False)
        assert error.reason.values == {"server": f"127.0.0.1:{asking.port}", "user": "player"}


@needs_postgresql
@pytest.mark.parametrize("way", WAYS)
def test_a_missing_database_is_named(asking: URL, way: Callable[[str], None]) -> None:
    error = failure(way, asking.set(database="missing"))
    assert (error.reason.key, error.may_pass) == ("refused-store-no-database", False)
    assert error.reason.values["database"] == "missing"


@needs_postgresql
def test_of_a_pool_and_its_server_the_one_that_is_away_is_named(address: str) -> None:
    port = free_port()
    pool = make_url(address).set(port=port).render_as_string()
    for url, direct_url in ((pool, address), (address, pool)):
        error = failure(partial(opened, direct_url=direct_url), url)
        assert error.reason.key == "refused-store-unreachable"
        assert error.reason.values["server"] == f"127.0.0.1:{port}"


@needs_postgresql
def test_a_server_that_lets_nobody_in_there_says_why_in_its_own_words(asking: URL) -> None:
    error = failure(lock, asking.set(database="other"))
    assert (error.reason.key, error.may_pass) == ("refused-store-refused", False)
    assert "pg_hba.conf" in str(error.reason.values["words"])


@needs_postgresql
def test_a_role_that_may_not_create_tables_is_named(asking: URL) -> None:
    error = failure(opened, asking)
    assert error.reason == Text("refused-store-no-rights", {"user": "player", "database": "games"})


@needs_postgresql
@pytest.mark.parametrize(
    "wrong",
    [
        "player:c d@127.0.0.1@127.0.0.1/games",
        "player:x@c d/y@127.0.0.1/games",
        "player:x@c?c d@127.0.0.1/games",
    ],
)
def test_an_address_with_a_password_that_is_not_escaped_shows_no_part_of_it(wrong: str) -> None:
    error = failure(lock, f"postgresql+psycopg://{wrong}")
    assert error.reason == Text("refused-store-address")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("FATAL:  the database system is starting up", "refused-store-busy"),
        ("FATAL:  sorry, too many clients already", "refused-store-busy"),
        ('FATAL:  too many connections for role "player"', "refused-store-busy"),
        ("FATAL:  das Datenbanksystem startet", "refused-store-busy"),
        ("FATAL:  Passwort-Authentifizierung für Benutzer »player« fehlgeschlagen", "refused-store-refused"),
        ("FATAL:  la base de données «\u00a0games\u00a0» n'existe pas", "refused-store-refused"),
        ("server does not support SSL, but SSL was required", "refused-store-unreachable"),
    ],
)
def test_what_a_server_says_in_any_language_decides_whether_another_start_may_help(words: str, key: str) -> None:
    cause = Exception(f'connection failed: connection to server at "::1", port 5432 failed: {words}\nmore')
    error = opening_error(OperationalError("", None, cause), "postgresql+psycopg://player@host/games")
    assert error.reason.key == key
    assert error.may_pass is (key != "refused-store-refused")


def test_a_missing_folder_and_a_file_that_cannot_be_written_are_named(tmp_path: Path) -> None:
    for way in (lock, opened):
        error = failure(way, f"sqlite:///{tmp_path}/nowhere/games.sqlite")
        assert error.reason == Text("refused-store-no-folder", {"folder": str(tmp_path / "nowhere")})
        (tmp_path / "games.sqlite").mkdir(exist_ok=True)
        error = failure(way, f"sqlite:///{tmp_path}/games.sqlite")
        assert error.reason == Text("refused-store-read-only", {"file": str(tmp_path / "games.sqlite")})
        assert not error.may_pass
