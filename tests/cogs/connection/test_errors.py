"""Discord's refusals in the log: enough to distinguish them, and no content of messages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.connection.errors import MOST_PATHS, discord_fields, refused_paths
from host.chat import ChatError, DeliveryFailure

BAD_LENGTH = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be shorter than the word Telperinquár"}]}


def answered(status: int, body: dict[str, Any] | str, **headers: str) -> discord.HTTPException:
    """Return the error that discord.py raises for this answer of Discord."""
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="No", headers=named)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, body)


def invalid(errors: dict[str, Any]) -> discord.HTTPException:
    return answered(400, {"code": 50035, "message": "Invalid Form Body", "errors": errors})


def test_a_refused_field_is_logged_by_its_path_without_its_content() -> None:
    error = invalid({"3": {"options": {"0": {"description": BAD_LENGTH}}}, "7": {"name": BAD_LENGTH}})
    fields = discord_fields(error)
    assert fields == {"status": 400, "code": 50035, "path": ["3.options.0.description", "7.name"]}
    assert "Telperinquár" in str(error)
    assert "Telperinquár" not in str(fields)


def test_a_refusal_of_the_whole_request_has_an_empty_path_and_long_lists_are_cut() -> None:
    assert refused_paths(invalid(BAD_LENGTH)) == [""]
    assert len(refused_paths(invalid({str(number): {"name": BAD_LENGTH} for number in range(50)}))) == MOST_PATHS
    assert refused_paths(invalid({"strange": "words", "x": None})) == []


@pytest.mark.parametrize(
    ("error", "fields"),
    [
        (answered(403, {"code": 50013, "message": "Missing Permissions"}), {"status": 403, "code": 50013}),
        (answered(404, {"code": 10003, "message": "Unknown Channel"}), {"status": 404, "code": 10003}),
        (answered(502, "<html>"), {"status": 502, "code": 0}),
        (answered(429, "banned", Retry_After="3600"), {"status": 429, "code": 0, "retry_after": 3600.0}),
        (discord.RateLimited(61.5), {"status": 429, "retry_after": 61.5}),
        (ValueError("the hand holds a wolf"), {}),
    ],
)
def test_errors_of_discord_are_described_by_kind_and_others_are_not(
    error: BaseException, fields: dict[str, Any]
) -> None:
    assert discord_fields(error) == fields


def test_an_error_that_wraps_discords_is_described_by_discords() -> None:
    forbidden = answered(403, {"code": 40333, "message": "Blocked"})
    failure = ChatError(DeliveryFailure.TRANSIENT)
    failure.__cause__ = forbidden
    command: Any = SimpleNamespace(name="game")
    failed = app_commands.CommandInvokeError(command, forbidden)
    refused = app_commands.errors.CommandSyncFailure(invalid({"0": {"name": BAD_LENGTH}}), [])
    assert discord_fields(failure) == discord_fields(failed) == {"status": 403, "code": 40333}
    assert discord_fields(refused) == {"status": 400, "code": 50035, "path": ["0.name"]}
