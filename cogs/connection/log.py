"""The log: one line for each event, in UTC, as plain text or JSON, without values that may be secret."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import discord
import structlog

from cogs.connection.errors import discord_fields

_TOKENS = re.compile(r"(/interactions/\d+/|/webhooks/\d+/)[^/?\s'\"]+")
"""Tokens in addresses, with which anybody could answer as the bot for a quarter of an hour."""
_LONG = 400
_ERRORS = ("error", "critical", "exception")


log = structlog.get_logger(__name__)


def set_up_logging(
    style: str = "plain", on_error: Callable[[str], None] = lambda event: None, level: int = logging.INFO
) -> None:
    """Send our own log and the warnings of other libraries to standard error.

    ``style`` is ``plain`` or ``json``; ``on_error`` is called with the event of each of our errors, or with the
    logger's name for an error of another library. Entries below ``level`` are left out.
    """

    def count(_logger: Any, method: str, event: Any) -> Any:
        if method in _ERRORS:
            on_error(str(event["event"]))
        return event

    def count_foreign(_logger: Any, method: str, event: Any) -> Any:
        if event.get("level") in _ERRORS:
            on_error(str(event.get("logger")))
        return event

    stamped = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    last = (
        structlog.processors.JSONRenderer(sort_keys=True)
        if style == "json"
        else structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"])
    )
    structlog.configure(
        processors=[*stamped, count, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _Lines(sys.stderr),
        cache_logger_on_first_use=True,
    )
    named = [structlog.stdlib.add_log_level, structlog.stdlib.add_logger_name, stamped[1], _without_values]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*named, count_foreign],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    logging.raiseExceptions = False
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # warns of the intents of simulated clients
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not use voice


class _Lines(structlog.PrintLogger):
    """Log lines that may be lost: on a full disk the game matters, not the log."""

    def msg(self, message: str) -> None:
        with suppress(OSError, ValueError):
            super().msg(message)

    info = warning = error = critical = debug = exception = msg


def log_failure(what: str, error: BaseException) -> None:
    """Log a failure by its kind, Discord's fields and lines of code, without values that may be secret."""
    log.error(what, kind=type(error).__name__, **discord_fields(error), where=code_lines(error))


def code_lines(error: BaseException) -> list[str]:
    """Return the last lines of code in an error's traceback, without values."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames][-8:]


def _without_values(_logger: Any, _method: str, event: Any) -> Mapping[str, Any]:
    """Remove tokens from another library's line, and of an exception all but its kind and lines of code."""
    event["event"] = _TOKENS.sub(r"\1…", str(event["event"]))[:_LONG]
    raised = event.pop("exc_info", None)
    error = raised[1] if isinstance(raised, tuple) else raised if isinstance(raised, BaseException) else None
    if error is not None:
        event |= {"raised": type(error).__name__, "where": code_lines(error)}
    return event
