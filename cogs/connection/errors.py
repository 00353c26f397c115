"""Discord's error responses as fields of the log, without texts or values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

MOST_PATHS = 5
LONGEST_PATH = 120
_CHAIN = 8


def discord_fields(error: BaseException) -> dict[str, Any]:
    """Describe an error of Discord for the log; return nothing for any other error.

    ``status`` is that of HTTP, ``code`` is Discord's own (0 where it gives none), ``path`` lists the refused fields of
    the request (code 50035), as in ``3.options.0.description``, and ``retry_after`` is in seconds. An error that wraps
    another, as one of the chat or of a command does, is described by the inner one.
    """
    for link in _chain(error):
        if isinstance(link, discord.RateLimited):
            return {"status": 429, "retry_after": link.retry_after}
        if isinstance(link, discord.HTTPException):
            return _described(link)
    return {}


def refused_paths(error: discord.HTTPException) -> list[str]:
    """Return the fields of the request that Discord refused (code 50035), outermost first.

    Empty where Discord names none; an error of the whole request is the path ``""``.
    """
    return [path[:LONGEST_PATH] for path in _paths(getattr(error, "_errors", None), "")][:MOST_PATHS]


def retry_after(error: BaseException) -> float | None:
    """Return the seconds after which Discord wants another request, where it says so."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    headers: Mapping[str, str] = getattr(getattr(error, "response", None), "headers", {})
    try:
        return max(float(headers["Retry-After"]), 0.0)
    except (KeyError, ValueError):
        return None


def _described(error: discord.HTTPException) -> dict[str, Any]:
    fields: dict[str, Any] = {"status": error.status, "code": error.code}
    if paths := refused_paths(error):
        fields["path"] = paths
    if error.status == 429 and (seconds := retry_after(error)) is not None:
        fields["retry_after"] = seconds
    return fields


def _paths(errors: Any, before: str) -> Iterator[str]:
    """Yield the paths in Discord's tree of errors: keys are fields or list positions, ``_errors`` marks the ends."""
    if not isinstance(errors, Mapping):
        return
    for key, inner in errors.items():
        if key == "_errors":
            yield before
        else:
            yield from _paths(inner, f"{before}.{key}" if before else str(key))


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield the error and those that it wraps."""
    link: BaseException | None = error
    for _ in range(_CHAIN):
        if link is None:
            return
        yield link
        link = getattr(link, "original", None) or link.__cause__
