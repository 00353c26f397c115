"""Discord's documented limits that its OpenAPI description does not state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components

COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
INTERACTIVE = {2, 3, 4, 5, 6, 7, 8, 19, 21, 22, 23}
FILE_BYTES = 10 * 1024 * 1024


def violations(method: str, route: str, body: Any, files: list[Any] | None = None) -> list[str]:
    """Return what Discord would refuse or cut in a request.

    ``route`` is a template; ``files`` have ``data``.
    """
    return [f"{method} {route}: {words}" for words in _all(method, route, body, files or [])]


def _all(method: str, route: str, body: Any, files: list[Any]) -> Iterator[str]:
    for file in files:
        if len(file.data) > FILE_BYTES:
            yield f"{file.filename} has {len(file.data)} bytes"
    if len(files) > 10:
        yield f"{len(files)} files"
    if route.endswith("/callback"):
        yield from _callback(body)
    elif "/messages" in f"/{route}" and not route.endswith("/threads") and method in ("POST", "PATCH"):
        yield from _message(body or {}, files, new=method == "POST")
    elif route.startswith("webhooks/") and method == "POST":
        yield from _message(body or {}, files, new=True)
    elif route.endswith("/commands"):
        for command in body:
            yield from _command(command)
    elif route.endswith("/threads") and not 1 <= len(body["name"]) <= 100:
        yield f"a thread's name of {len(body['name'])} characters"


def _callback(body: dict[str, Any]) -> Iterator[str]:
    data = body.get("data") or {}
    match body["type"]:
        case 4 | 7:
            yield from _message(data, [], new=body["type"] == 4)
        case 8:
            yield from _choices(data["choices"])
        case 9:
            yield from _modal(data)


def _choices(choices: list[dict[str, Any]]) -> Iterator[str]:
    if len(choices) > 25:
        yield f"{len(choices)} choices"
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or not 1 <= len(str(choice["value"])) <= 100:
            yield f"a choice of {len(choice['name'])} characters: {choice['name']!r}"


def _modal(data: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(data["components"]) <= 5:
        yield f"a modal with {len(data['components'])} components"
    if not 1 <= len(data["title"]) <= 45:
        yield f"a modal's title of {len(data['title'])} characters"
    yield from _custom_ids(data["components"])


def _message(body: dict[str, Any], files: list[Any], *, new: bool) -> Iterator[str]:
    embeds = [embed for embed in (body.get("embeds") or [body.get("embed")]) if embed]
    components = body.get("components") or []
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2)
    content = body.get("content") or ""
    if len(content) > 2000:
        yield f"content of {len(content)} characters"
    if sum(map(_embed_length, embeds)) > 6000:
        yield f"embeds of {sum(map(_embed_length, embeds))} characters in all"
    for embed in embeds:
        for field in embed.get("fields") or []:
            if not field["name"].strip() or not field["value"].strip():
                yield f"an empty field in the embed: {field}"
    if new and not (content or embeds or components or files or body.get("attachments") or body.get("poll")):
        yield "an empty message"
    if v2 and (content or embeds or body.get("poll") or body.get("sticker_ids")):
        yield "content or embeds together with a layout"
    if new and not v2 and any(component["type"] in (9, 10, 12, 13, 14, 17) for component in components):
        yield "layout components without their flag"
    yield from _components(components, v2=v2)


def _components(components: list[dict[str, Any]], *, v2: bool) -> Iterator[str]:
    everything = list(walk_components(components))
    if len(everything) > 40:
        yield f"{len(everything)} components"
    if not v2 and len([c for c in components if c["type"] == 1]) > 5:
        yield f"{len(components)} rows of buttons"
    text = sum(len(c.get("content") or "") for c in everything if c["type"] == 10)
    if text > 4000:
        yield f"{text} characters of text in a layout"
    for component in everything:
        if component["type"] == 1:
            kinds = [child["type"] for child in component["components"]]
            if len(kinds) > 5 or (len(kinds) > 1 and set(kinds) != {2}):
                yield f"a row of {kinds}"
        if component["type"] == 3:
            yield from _select(component)
        if component["type"] == 2 and not (component.get("label") or component.get("emoji")):
            yield f"a button with neither words nor emoji: {component.get('custom_id')}"
    yield from _custom_ids(components)


def _select(component: dict[str, Any]) -> Iterator[str]:
    options = component["options"]
    values = [option["value"] for option in options]
    if not 1 <= len(options) <= 25 or len(set(values)) != len(values):
        yield f"a list of {len(options)} entries, {len(set(values))} different: {component['custom_id']}"
    for option in options:
        for key in ("label", "value", "description"):
            if len(option.get(key) or "") > 100 or (key != "description" and not option.get(key)):
                yield f"a list entry whose {key} is {option.get(key)!r}"
    if (component.get("max_values") or 1) > len(options):
        yield f"more to choose than there is: {component['custom_id']}"


def _custom_ids(components: list[dict[str, Any]]) -> Iterator[str]:
    seen: set[str] = set()
    for component in walk_components(components):
        if component["type"] not in INTERACTIVE or component.get("style") in (5, 6):
            continue
        custom_id = component.get("custom_id")
        if not custom_id or len(custom_id) > 100:
            yield f"custom_id {custom_id!r}"
        elif custom_id in seen:
            yield f"custom_id {custom_id!r} twice"
        else:
            seen.add(custom_id)


def _embed_length(embed: dict[str, Any]) -> int:
    fields = sum(len(field["name"]) + len(field["value"]) for field in embed.get("fields") or [])
    rest = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    return fields + sum(len(words or "") for words in [*rest, (embed.get("author") or {}).get("name")])


def _command(command: dict[str, Any]) -> Iterator[str]:
    spoken = command.get("type", 1) == 1
    yield from _named(command, pattern=spoken)
    if spoken and _command_length(command) > 8000:
        yield f"/{command['name']} has {_command_length(command)} characters"
    for option in _options(command):
        yield from _named(option, pattern=True)
        if len(option.get("options") or []) > 25 or len(option.get("choices") or []) > 25:
            yield f"too many options or choices in {option['name']}"
        yield from _choices(option.get("choices") or [])
        if option.get("choices") and option.get("autocomplete"):
            yield f"{option['name']} has both choices and autocomplete"
    required = [bool(option.get("required")) for option in command.get("options") or [] if option["type"] > 2]
    if required != sorted(required, reverse=True):
        yield f"/{command['name']}: required options come first"


def _named(thing: dict[str, Any], *, pattern: bool) -> Iterator[str]:
    names = {"": thing["name"], **(thing.get("name_localizations") or {})}
    for language, name in names.items():
        if not 1 <= len(name) <= 32 or (pattern and (not COMMAND_NAME.match(name) or name != name.lower())):
            yield f"the name {name!r} {language}"
    descriptions = {"": thing.get("description", ""), **(thing.get("description_localizations") or {})}
    for language, words in descriptions.items():
        if pattern and not 1 <= len(words) <= 100:
            yield f"the description of {thing['name']} {language}: {words!r}"


def _options(thing: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for option in thing.get("options") or []:
        yield option
        yield from _options(option)


def _command_length(command: dict[str, Any]) -> int:
    """Names, descriptions and choices' values; the longest of all languages counts."""
    total = 0
    for thing in [command, *_options(command)]:
        for key in ("name", "description"):
            total += max(map(len, [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]))
        for choice in thing.get("choices") or []:
            total += len(choice["name"]) + len(str(choice["value"]))
    return total
