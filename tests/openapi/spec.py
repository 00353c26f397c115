"""Request bodies checked against Discord's OpenAPI description, where it lies beside the checkout.

Unions are followed into the one branch that an instance's ``type`` names, so that an error names its exact place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

FILE = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"
URN = "urn:discord"
SNOWFLAKES = {"id", "recipient_id", "message_id", "channel_id", "guild_id", "users"}
ALWAYS_SENT = {"nsfw", "tts", "flags"}
"""Keys discord.py sends everywhere; Discord takes them where its description does not list them."""

needs_specification = pytest.mark.skipif(not FILE.exists(), reason=f"Discord's OpenAPI description is not at {FILE}")


def available() -> bool:
    return FILE.exists()


@cache
def _specification() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8"))


@cache
def _registry() -> Registry[Any]:
    resource = Resource.from_contents(_specification(), default_specification=DRAFT202012)
    return Registry().with_resource(URN, resource)


def _looked_up(schema: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        schema = _specification()["components"]["schemas"][name]
    return schema


def _branch(branches: list[dict[str, Any]], instance: Any) -> dict[str, Any] | None:
    """Return the intended branch; None where that cannot be decided."""
    real = [branch for branch in branches if branch.get("type") != "null"]
    if instance is None:
        return next((branch for branch in branches if branch.get("type") == "null"), None)
    if len(real) == 1:
        return real[0]
    if isinstance(instance, dict) and "type" in instance:
        named = [b for b in real if instance["type"] in _properties(b).get("type", {}).get("enum", ())]
        return named[0] if len(named) == 1 else None
    return None


def _properties(branch: dict[str, Any]) -> dict[str, Any]:
    return _looked_up(branch).get("properties", {})


def _union(validator: Any, branches: list[dict[str, Any]], instance: Any, schema: Any) -> Iterator[ValidationError]:
    if all("const" in branch for branch in branches):
        if not any(type(instance) is type(branch["const"]) and instance == branch["const"] for branch in branches):
            yield ValidationError(f"{_short(instance)} is none of the {len(branches)} values")
        return
    branch = _branch(branches, instance)
    if branch is not None:
        seen = (str(branch.get("$ref")), repr(instance)) if isinstance(instance, dict) else None
        if seen is None or seen not in _correct:
            errors = list(validator.descend(instance, branch))
            yield from errors
            if not errors and seen is not None:
                _correct.add(seen)
        return
    matching = [branch for branch in branches if validator.evolve(schema=branch).is_valid(instance)]
    if not matching:
        yield ValidationError(f"{_short(instance)} fits none of {len(branches)} kinds")


def _known_keys(validator: Any, properties: dict[str, Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    yield from Draft202012Validator.VALIDATORS["properties"](validator, properties, instance, schema)
    if isinstance(instance, dict) and "additionalProperties" not in schema:
        for key in instance:
            if key not in properties and key not in ALWAYS_SENT:
                yield ValidationError(f"unknown key {key!r}", path=(key,))


_correct: set[tuple[str, str]] = set()
"""Parts that were found correct before: the same buttons stand below many messages."""

_Validator: Any = extend(Draft202012Validator, {"oneOf": _union, "anyOf": _union, "properties": _known_keys})


@cache
def _templates(length: int) -> list[str]:
    return [path for path in _specification()["paths"] if path.count("/") == length]


@cache
def _template(route: str) -> str | None:
    """Return the specification's own spelling of a route, with any names of its parameters."""
    wanted = route.strip("/").split("/")
    best: tuple[int, str] | None = None
    for path in _templates(len(wanted)):
        pairs = list(zip(wanted, path.strip("/").split("/"), strict=True))
        if all(ours == theirs or (theirs.startswith("{") and not ours.startswith("@")) for ours, theirs in pairs):
            literal = sum(ours == theirs for ours, theirs in pairs)
            if best is None or literal > best[0]:
                best = (literal, path)
    return best[1] if best else None


@cache
def _validator(method: str, route: str) -> Any:
    template = _template(route)
    operation = _specification()["paths"].get(template, {}).get(method.lower()) if template else None
    if operation is None:
        return None
    if "application/json" not in operation.get("requestBody", {}).get("content", {}):
        return _Validator({"type": "null"})
    escaped = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
    pointer = f"{URN}#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"
    return _Validator({"$ref": pointer}, registry=_registry())


def violations(method: str, route: str, body: Any) -> list[str]:
    """Return what the specification forbids in a body sent to a route (``channels/{channel_id}/messages``)."""
    return list(_violations(method, route, json.dumps(body)))


@cache  # each test of the user interface sends the same commands
def _violations(method: str, route: str, written: str) -> list[str]:
    body = json.loads(written)
    validator = _validator(method, route)
    if validator is None:
        return [f"{method} {route} is not in the specification"]
    errors = validator.iter_errors(_with_text_ids(body))
    return [f"{method} {route} at {error.json_path}: {_short(error.message)}" for error in errors]


def _with_text_ids(value: Any, key: str = "") -> Any:
    """discord.py sends some snowflakes as numbers, which Discord takes and the specification does not."""
    if isinstance(value, dict):
        small = "type" in value and "id" in value  # a component's own number, not a snowflake
        return {k: v if small and k == "id" else _with_text_ids(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [_with_text_ids(entry, key) for entry in value]
    if key in SNOWFLAKES and isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value


def _short(value: Any) -> str:
    words = str(value)
    return words if len(words) <= 300 else words[:300] + "…"
