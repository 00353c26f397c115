"""Content files: reading, validation against models, and faults with their places."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from engine.content.effects import WORD
from engine.content.yaml_files import YamlError, document, read_file, shortened
from engine.kernel.decks import CardPackError
from engine.kernel.text import Text

M = TypeVar("M", bound=BaseModel)

MOST_FAULTS = 100
"""The most faults that are collected before checking stops."""
LARGEST_ITEM = 1000
"""The most words, numbers, lists and groups in one item."""


class Fault(NamedTuple):
    """One fault in a content file: its place (file, item and field; "" is the whole) and its description.

    The description includes what is allowed.
    """

    file: str
    item: str
    field: str
    what: Text

    @property
    def text(self) -> Text:
        """The line of the fault: its place and description."""
        place = " · ".join(part for part in (self.file, self.item, self.field) if part)
        return Text("fault-line", {"place": place, "what": self.what})


class ContentError(CardPackError):
    """Content files that cannot be used; ``faults`` are all faults, ``str`` is for logs."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(_plain(fault) for fault in faults))

    @property
    def texts(self) -> list[Text]:
        """One line per fault."""
        return [fault.text for fault in self.faults]


def _plain(fault: Fault) -> str:
    place = " · ".join(part for part in fault[:3] if part)
    values = ", ".join(f"{name}: {value}" for name, value in fault.what.values.items())
    return f"{place}: {fault.what.key}" + (f" ({values})" if values else "")


class Entry(NamedTuple):
    """One item of a content file: the file's name, the item's id if it has one, and its data."""

    file: str
    id: str
    data: Any


def read(path: Path, root: Path, faults: list[Fault]) -> list[Entry]:
    """Return the items of one YAML file, which must be a list of mappings or a single mapping.

    Faults are added to ``faults``; readable items are returned all the same.
    """
    file = path.relative_to(root.parent).as_posix()
    return _entries(file, content_of(path, file, faults))


def read_all(folder: Path, pattern: str, faults: list[Fault]) -> list[Entry]:
    """Return the items of all files of a folder that match a pattern, by name. Faults as in :func:`read`."""
    return [entry for path in sorted(folder.glob(pattern)) for entry in read(path, folder, faults)]


def read_parts(path: Path, file: str, parts: Sequence[str], faults: list[Fault]) -> Mapping[str, list[Entry]]:
    """Return the items of a file with several lists, by the name of the list.

    A plain list belongs to the first part. Faults call the file ``file`` and are as in :func:`read`.
    """
    written = content_of(path, file, faults)
    entries: dict[str, list[Entry]] = {part: [] for part in parts}
    if not isinstance(written, Mapping) or "id" in written:
        entries[parts[0]] = _entries(file, written)
        return entries
    for part, items in cast("Mapping[Any, Any]", written).items():
        if part not in parts:
            word = shortened(part)
            faults.append(Fault(file, "", word, _unknown_field(word, parts)))
        else:
            entries[part] = _entries(file, items)
    return entries


def content_of(path: Path, file: str, faults: list[Fault]) -> Any:
    """Return the data of a YAML file; None, and a fault, if it cannot be read."""
    try:
        return document(read_file(path))
    except YamlError as error:
        faults.append(Fault(file, "", "", error.text))
    return None


def _entries(file: str, data: Any) -> list[Entry]:
    if data is None:
        return []
    items = cast("list[Any]", data if isinstance(data, list) else [data])
    return [Entry(file, _identifier(item, number), item) for number, item in enumerate(items, start=1)]


def _identifier(item: Any, number: int) -> str:
    if isinstance(item, Mapping):
        written = cast("Mapping[str, Any]", item).get("id")
        if isinstance(written, str):
            return shortened(written)
    return f"#{number}"


def validate(model: type[M], entry: Entry, faults: list[Fault]) -> M | None:
    """Return the item as its model, or None and its faults added to ``faults``.

    Nothing is checked once there are MOST_FAULTS.
    """
    if len(faults) >= MOST_FAULTS:
        return None
    if _size(entry.data) > LARGEST_ITEM:
        faults.append(Fault(entry.file, entry.id, "", Text("fault-item-large", {"allowed": LARGEST_ITEM})))
        return None
    try:
        return model.model_validate(entry.data)
    except ValidationError as error:
        for detail in error.errors(include_url=False)[: MOST_FAULTS - len(faults)]:
            field = shortened(".".join(_steps(entry.data, detail["loc"])), 80)
            faults.append(Fault(entry.file, entry.id, field, _what(model, detail)))
        return None


def by_id(model: type[M], entries: Iterable[Entry], taken: dict[str, str], faults: list[Fault]) -> dict[str, M]:
    """Return the valid entries by the ``id`` of their model.

    ``taken`` are the ids in use with their files; a repeated id is a fault.
    """
    items: dict[str, M] = {}
    for entry in entries:
        item = validate(model, entry, faults)
        if item is None:
            continue
        if entry.id in taken:
            faults.append(Fault(entry.file, entry.id, "id", Text("fault-id-twice", {"file": taken[entry.id]})))
            continue
        taken[entry.id] = entry.file
        items[entry.id] = item
    return items


def _size(data: Any) -> int:
    """Count the words, numbers, lists and groups of an item, up to LARGEST_ITEM."""
    count, left = 0, [data]
    while left and count <= LARGEST_ITEM:
        value = left.pop()
        count += 1
        if isinstance(value, dict):
            left += cast("dict[Any, Any]", value).values()
        elif isinstance(value, list):
            left += cast("list[Any]", value)
    return count


Location: TypeAlias = tuple[int | str, ...]


def _steps(data: Any, location: Location) -> Iterable[str]:
    """Yield the place of a fault as it is written in the file.

    List items count from 1; the names that pydantic adds for members of a union are left out.
    """
    position = 0
    while position < len(location):
        step = location[position]
        last = position == len(location) - 1
        if isinstance(step, int):
            yield str(step + 1)
            data = cast("Any", data[step]) if isinstance(data, list) and step < len(cast("list[Any]", data)) else None
        elif isinstance(data, Mapping) and step in data:
            yield step
            data = cast("Mapping[str, Any]", data)[step]
        elif last and step != "[key]" and not _is_effect(data, step):
            yield step
        position += 1


def _is_effect(data: Any, step: str) -> bool:
    return isinstance(data, Mapping) and cast("Mapping[str, Any]", data).get(WORD) == step


def _what(model: type[BaseModel], detail: ErrorDetails) -> Text:
    """Return the description of a fault, with what is allowed, from pydantic's kind of error."""
    kind = detail["type"]
    context: dict[str, Any] = detail.get("ctx", {})
    given = shortened(detail.get("input"))
    match kind:
        case "missing":
            return Text("fault-missing")
        case "extra_forbidden":
            return _unknown_field(shortened(str(detail["loc"][-1])), fields_of(model))
        case "literal_error":
            return Text("fault-choice", {"found": given, "allowed": _choices(context["expected"])})
        case "union_tag_invalid":
            return Text(
                "fault-choice", {"found": shortened(context["tag"]), "allowed": _choices(context["expected_tags"])}
            )
        case "union_tag_not_found":
            return Text("fault-no-effect")
        case "greater_than_equal":
            return Text("fault-too-low", {"found": given, "allowed": str(context["ge"])})
        case "less_than_equal":
            return Text("fault-too-high", {"found": given, "allowed": str(context["le"])})
        case "too_short":
            return Text("fault-too-few", {"allowed": int(context["min_length"])})
        case "too_long":
            return Text("fault-too-many", {"allowed": int(context["max_length"])})
        case "language":
            return Text("fault-language", {"found": given})
        case "words":
            return Text("fault-words", {"most": int(context["most"])})
        case "string_pattern_mismatch":
            return Text("fault-id", {"found": given})
        case _:
            return _kind(kind, given, detail["msg"])


_KINDS: Mapping[str, Text] = {
    "int": Text("fault-kind-number"),
    "bool": Text("fault-kind-yes-no"),
    "string": Text("fault-kind-words"),
    "list": Text("fault-kind-list"),
    "tuple": Text("fault-kind-list"),
    "sequence": Text("fault-kind-list"),
    "dict": Text("fault-kind-fields"),
    "model": Text("fault-kind-fields"),
    "mapping": Text("fault-kind-fields"),
}


def _kind(kind: str, given: str, message: str) -> Text:
    wanted = _KINDS.get(kind.split("_", 1)[0])
    if wanted is None:
        return Text("fault-other", {"found": given, "reason": message})
    return Text("fault-kind", {"found": given, "wanted": wanted})


def _unknown_field(field: str, known: Sequence[str]) -> Text:
    near = difflib.get_close_matches(field, known, n=1)
    if near:
        return Text("fault-field-like", {"near": near[0]})
    return Text("fault-field", {"allowed": ", ".join(known)})


@cache
def fields_of(model: type[BaseModel]) -> list[str]:
    """Return the names of the fields of a model and of the models inside it, once each, in order."""
    names: dict[str, None] = {}
    definitions = TypeAdapter(model).json_schema()
    for part in (definitions, *cast("dict[str, Any]", definitions.get("$defs", {})).values()):
        names.update(dict.fromkeys(cast("dict[str, Any]", part.get("properties", {}))))
    return list(names)


def _choices(expected: str) -> str:
    return expected.replace("'", "").replace(" or ", ", ")
