"""The checks themselves: they accept correct requests and name faults."""

from __future__ import annotations

from typing import Any

import pytest

from tests.openapi import limits, spec

MESSAGES = "channels/{channel_id}/messages"
CALLBACK = "interactions/{interaction_id}/{token}/callback"
COMMANDS = "applications/{application_id}/commands"


def button(custom_id: str = "t:1", **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | changes


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


@spec.needs_specification
def test_a_correct_message_passes() -> None:
    body = {"content": "hello", "components": [row(button())], "attachments": [{"id": 0, "filename": "a.png"}]}
    assert spec.violations("POST", MESSAGES, body) == []
    assert spec.violations("POST", CALLBACK, {"type": 4, "data": body}) == []
    assert spec.violations("POST", "users/@me/channels", {"recipient_id": 123456789}) == []


@spec.needs_specification
@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"content": "x", "colour": 1}, "colour"),
        ({"components": [row(button(label="x" * 81))]}, "$.components[0].components[0].label"),
        ({"components": [row(button(style=99))]}, "$.components[0].components[0].style"),
        ({"embeds": [{"title": "x" * 300}]}, "$.embeds[0].title"),
        ({"components": [row({"type": 3, "custom_id": "a", "options": []})]}, "options"),
    ],
)
def test_the_place_of_a_fault_in_a_message_is_named(body: dict[str, Any], where: str) -> None:
    assert where in " ".join(spec.violations("POST", MESSAGES, body))


@spec.needs_specification
def test_a_route_that_does_not_exist_is_named() -> None:
    assert spec.violations("POST", "channels/{channel_id}/dances", {}) != []


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"content": "x" * 2001}, "content of 2001"),
        ({"embeds": [{"description": "x" * 3500}] * 2}, "embeds of 7000"),
        ({"content": "x", "components": [row(button(), button())]}, "twice"),
        ({"content": "x", "components": [row(button(""))]}, "custom_id"),
        ({"content": "x", "components": [row(*(button(f"b{n}") for n in range(6)))]}, "a row of"),
        ({"content": "x", "components": [row(button(f"b{n}")) for n in range(6)]}, "6 rows"),
        ({"components": [{"type": 10, "content": "x"}]}, "without their flag"),
        ({"content": "x", "flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}, "together with a layout"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41}, "41 components"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 4001}]}, "4001 characters"),
        ({}, "an empty message"),
    ],
)
def test_violations_of_documented_limits_are_reported(body: dict[str, Any], words: str) -> None:
    assert words in " ".join(limits.violations("POST", MESSAGES, body))


def test_commands_are_checked_against_their_limits() -> None:
    option = {"type": 3, "name": "Target", "description": "x", "autocomplete": True, "choices": []}
    command = {"name": "attack now", "description": "", "options": [option]}
    problems = " ".join(limits.violations("PUT", COMMANDS, [command]))
    assert "'attack now'" in problems
    assert "'Target'" in problems
    assert "description" in problems


def test_modals_and_choices_are_checked_against_their_limits() -> None:
    modal = {"title": "x" * 46, "custom_id": "m", "components": []}
    problems = " ".join(limits.violations("POST", CALLBACK, {"type": 9, "data": modal}))
    assert "46 characters" in problems
    assert "0 components" in problems
    choices = {"choices": [{"name": "x", "value": "x"}] * 26}
    assert "26 choices" in " ".join(limits.violations("POST", CALLBACK, {"type": 8, "data": choices}))
