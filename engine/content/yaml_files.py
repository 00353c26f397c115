"""Untrusted YAML files: read within limits, with a one-line error.

A short file may expand to a very large one: aliases repeat anchors, and a few levels of them make billions of items;
nested lists exhaust the stack, long numbers the processor. So a file is first scanned event by event, which takes time
in proportion to its length, and only then loaded.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from pathlib import Path
from reprlib import Repr
from typing import Any, cast

import yaml

from engine.kernel.text import Text, Value

LARGEST = 1_000_000
"""The most bytes of a file: more than a thousand cards."""
DEEPEST = 40
"""The deepest nesting of lists and groups of fields."""
MOST_ITEMS = 30_000
"""The most words, numbers, lists and groups of a file, with repetitions by aliases."""
LONGEST_NUMBER = 30
"""The most characters of a number."""

_MERGE = "tag:yaml.org,2002:merge"
_TIMESTAMP = "tag:yaml.org,2002:timestamp"


class YamlError(Exception):
    """A file that cannot be read; ``text`` is the reason with the line, ``str`` is for logs."""

    def __init__(self, message: str, mark: yaml.Mark | None = None, /, **values: Value) -> None:
        self.text = Text(message, {**values, "line": 0 if mark is None else mark.line + 1})
        super().__init__(f"{message} ({', '.join(f'{name}: {value}' for name, value in self.text.values.items())})")


def read_file(file: Path) -> str:
    """Read a file. Raises YamlError if it cannot be read, is too large, or is not text."""
    try:
        if not file.is_file():  # a pipe would never end
            raise YamlError("file-not-there")
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except OSError as error:
        raise YamlError("file-unreadable", reason=error.strerror or "") from None
    except ValueError:  # a name that no file can have
        raise YamlError("file-not-there") from None
    if len(content) > LARGEST:
        raise YamlError("file-too-large", most=LARGEST // 1_000_000)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise YamlError("file-encoding") from None


def documents(words: str) -> list[Any]:
    """Return all documents of a text. Raises YamlError.

    Dates stay words, and a repeated key is an error.
    """
    try:
        _measure(cast("Any", yaml).parse(words, Loader=yaml.CSafeLoader))
        return list(yaml.load_all(words, Loader=_Loader))
    except yaml.MarkedYAMLError as error:
        raise YamlError("file-yaml", error.problem_mark, reason=error.problem or "") from None
    except yaml.YAMLError as error:
        raise YamlError("file-yaml", reason=str(error)) from None


def document(words: str) -> Any:
    """Return the only document of a text; None if there is none. Raises YamlError."""
    read = documents(words)
    if len(read) > 1:
        raise YamlError("file-several")
    return read[0] if read else None


def _measure(events: Iterable[yaml.Event]) -> None:
    """Raise YamlError for a text that would become too large or too deep when it is loaded."""
    items = 0
    sizes: dict[str, int] = {}
    inside: list[tuple[str | None, int]] = []
    for event in events:
        if isinstance(event, yaml.AliasEvent):
            if any(anchor == event.anchor for anchor, _ in inside):
                raise YamlError("file-in-itself", event.start_mark)
            items += sizes.get(str(event.anchor), 0)
        elif isinstance(event, yaml.ScalarEvent):
            items += 1
            if event.anchor is not None:
                sizes[str(event.anchor)] = 1
        elif isinstance(event, yaml.CollectionStartEvent):
            inside.append((event.anchor, items))
            items += 1
            if len(inside) > DEEPEST:
                raise YamlError("file-too-deep", event.start_mark, most=DEEPEST)
        elif isinstance(event, yaml.CollectionEndEvent):
            anchor, before = inside.pop()
            if anchor is not None:
                sizes[anchor] = items - before
        if items > MOST_ITEMS:
            raise YamlError("file-too-much", event.start_mark, most=MOST_ITEMS)


class _Loader(yaml.CSafeLoader):
    """A loader that reports malformed values and repeated keys with their lines."""

    yaml_implicit_resolvers = {  # noqa: RUF012  (as the library declares it)
        first: [(tag, pattern) for tag, pattern in rows if tag != _TIMESTAMP]
        for first, rows in cast("dict[Any, list[tuple[str, Any]]]", yaml.CSafeLoader.yaml_implicit_resolvers).items()
    }

    def construct_object(self, node: Any, deep: bool = False) -> Any:
        try:
            return cast("Any", super()).construct_object(node, deep)
        except (ValueError, ArithmeticError, LookupError, TypeError, AttributeError):  # "!!int abc" and the like
            raise YamlError("file-value", node.start_mark) from None

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Hashable, Any]:
        keys: dict[tuple[str, str], None] = {}
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.tag != _MERGE:
                place = (str(key.tag), str(cast("Any", key).value))
                if place in keys:
                    raise YamlError("file-key-twice", key.start_mark, key=place[1])
                keys[place] = None
        return super().construct_mapping(node, deep)


def _number(loader: _Loader, node: yaml.ScalarNode) -> int | float:
    """Construct a number of limited length."""
    if len(str(cast("Any", node).value)) > LONGEST_NUMBER:
        raise YamlError("file-number", node.start_mark, most=LONGEST_NUMBER)
    whole = node.tag == "tag:yaml.org,2002:int"
    plain = cast("Any", loader)
    return plain.construct_yaml_int(node) if whole else plain.construct_yaml_float(node)


_Loader.add_constructor("tag:yaml.org,2002:int", _number)
_Loader.add_constructor("tag:yaml.org,2002:float", _number)


_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxdict, _SHORT.maxlist, _SHORT.maxstring, _SHORT.maxlong = 2, 4, 6, 60, 60


def shortened(value: Any, most: int = 40) -> str:
    """Return the beginning of a value, for a message."""
    words = value if isinstance(value, str) else _SHORT.repr(value)
    return words if len(words) <= most else words[: most - 1] + "…"
