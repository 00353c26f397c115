"""Why a database cannot be opened, for the person who hosts the bot: what is wrong and what to do, without secrets."""

from __future__ import annotations

import re

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError

from store.addresses import sqlite_file
from store.errors import StoreError, store_error

_DEFAULT_PORT = 5432
_ANSWER = re.compile(r"\w+:  (?P<words>\S.*)")
"""What the server itself says, in its language: two spaces stand behind the severity, as in ``FATAL:  too many …``."""
_PASSWORD = ("password authentication failed", "no password supplied", "sasl authentication failed")
_NO_DATABASE = re.compile(r'database "[^"]*" does not exist|no such database')
_NO_RIGHTS = "42501"


def opening_error(error: Exception, url: str) -> StoreError:
    """Return why the database at this address cannot be opened; a StoreError stays as it is.

    Keys, apart from those of :func:`store.errors.store_error`: ``refused-store-no-folder`` and
    ``refused-store-read-only`` for SQLite; for PostgreSQL ``refused-store-unreachable`` and ``refused-store-busy``,
    which may pass, ``refused-store-password``, ``refused-store-no-database``, ``refused-store-no-rights``,
    ``refused-store-refused`` (for another reason, in the server's words) and ``refused-store-address``.
    """
    if isinstance(error, StoreError):
        return error
    driver_error = getattr(error, "orig", None) or error
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        return _of_sqlite(driver_error, address)
    state = getattr(driver_error, "sqlstate", None)
    if state == _NO_RIGHTS:
        return StoreError("refused-store-no-rights", {"user": _user(address), "database": _database(address)})
    if state is not None or not isinstance(error, DBAPIError):
        return store_error(driver_error)
    return _without_connection(driver_error, address, url)


def _of_sqlite(error: BaseException, address: URL) -> StoreError:
    file, general = sqlite_file(address), store_error(error)
    if file is None or not (isinstance(error, OSError) or general.reason.key == "refused-store-unwritable"):
        return general
    if not file.parent.is_dir():
        return StoreError("refused-store-no-folder", {"folder": str(file.parent)})
    return StoreError("refused-store-read-only", {"file": str(file)})


def _without_connection(error: BaseException, address: URL, url: str) -> StoreError:
    """Return why there is no connection. The driver has no codes for that, so its words decide."""
    words = str(error).partition("\n")[0].rpartition("failed: ")[2]
    if type(error).__name__ == "ProgrammingError" or not _is_split_rightly(address, url):
        return StoreError("refused-store-address")
    server = {"server": _server(address)}
    if any(part in words.lower() for part in _PASSWORD):
        return StoreError("refused-store-password", {**server, "user": _user(address)})
    if _NO_DATABASE.search(words):
        return StoreError("refused-store-no-database", {**server, "database": _database(address)})
    answer = _ANSWER.match(words)
    values = {**server, "words": _without_secret(answer["words"] if answer else words, address)}
    if answer is None:
        return StoreError("refused-store-unreachable", values)
    named = any(_is_quoted(name, words) for name in (_user(address), _database(address)))
    return StoreError("refused-store-refused" if named and "too many" not in words else "refused-store-busy", values)


def _is_split_rightly(address: URL, url: str) -> bool:
    """Return whether the host stands behind the last ``@``: one in the password would make a part of it the host."""
    behind = url.rpartition("@")[2]
    return "@" not in url or behind.lstrip("[").startswith(address.host or "")


def _is_quoted(name: str, words: str) -> bool:
    return re.search(rf"[\"'«»„“]\s?{re.escape(name)}\s?[\"'«»“”]", words) is not None


def _without_secret(words: str, address: URL) -> str:
    words = words.rstrip(".")
    return words.replace(str(address.password), "…") if address.password else words


def _server(address: URL) -> str:
    host = address.host or "localhost"
    return f"[{host}]:{address.port or _DEFAULT_PORT}" if ":" in host else f"{host}:{address.port or _DEFAULT_PORT}"


def _user(address: URL) -> str:
    return address.username or "postgres"


def _database(address: URL) -> str:
    return address.database or _user(address)
