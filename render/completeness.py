"""A check that languages are complete: every message, name and rule that the code and the default language use.

The default is compared with the code, every other language with the default. A game's folder of a language must be
complete; where it has none for a language of the house, the gap is listed and is not a fault.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.commands.languages import LanguageStatus
from engine.content.names import FILE as NAMES
from engine.content.names import read_names
from engine.games import DATA, GAMES, game
from engine.locales import DEFAULT, fallbacks, languages_in
from engine.rulebook import FILE as RULES
from engine.rulebook import PRIMER
from render.game_options import option_keys
from render.message_uses import Uses, uses_in
from render.narration import AFTER, ALSO, AND, AND_IT, HEADING

ROOT = DATA.parent
_FORM = "form-"
"""The prefix of keys that word a form of any name, in the languages that need it."""
ROOMS = ("cogs", "host", "render", "store", "engine")


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of ``data`` and the code that uses its messages.

    ``items`` are the content items of a game, ``options`` the keys of the texts that its options need.
    """

    name: str
    path: Path
    code: Sequence[Path]
    items: Sequence[str] = ()
    options: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class MessageSummary:
    """A message: its file, variables (with those of messages inside it), attributes, and references.

    ``forms`` are the forms and features of names that it asks for.
    """

    file: str
    variables: frozenset[str]
    attributes: frozenset[str]
    references: frozenset[str]
    forms: frozenset[str]


def house(data: Path = DATA) -> Folder:
    """Return the house's own folder, with all code that belongs to no game."""
    games = [ROOT / "engine" / name for name in GAMES]
    code = [path for path in _all_code() if not any(path.is_relative_to(own) for own in games)]
    return Folder("house", data / "house", code)


def _all_code() -> list[Path]:
    return [path for place in (*(f"{room}/**/*.py" for room in ROOMS), "bot.py") for path in sorted(ROOT.glob(place))]


def game_folder(name: str, data: Path = DATA) -> Folder:
    """Return the folder of a registered game."""
    code = sorted((ROOT / "engine" / name).rglob("*.py"))
    rules = game(name)
    return Folder(name, data / name, code, list(rules.names()), option_keys(rules))


def check(games: Sequence[Folder], first: Folder) -> list[LanguageStatus]:
    """Return the status of each language in each folder; ``first`` is the house's folder.

    Raises ValueError for a file of names that cannot be read.
    """
    offered = languages_in(first.path)
    statuses: list[LanguageStatus] = []
    shared = messages(first, DEFAULT, [])
    of_all = uses_in(_all_code())
    beside = [Folder(name, DATA / name, ()) for name in GAMES]
    folders = dict.fromkeys(folder.path for folder in (first, *games, *beside))
    asked = frozenset([AND, AND_IT, ALSO, HEADING, *(form for path in folders for form in _asked(path, offered))])
    for folder in (first, *games):
        uses = of_all if folder is first else uses_in([*folder.code, *first.code])
        own = uses_in(folder.code)
        for language in dict.fromkeys((*offered, *languages_in(folder.path))):
            status = LanguageStatus(language, folder.name)
            statuses.append(status)
            known = languages_in(folder.path)
            if language not in known:
                status.there = any(code in known for code in fallbacks(language))
                continue
            if language not in offered:
                status.superfluous.append(f"{folder.name}/{language}: the house is not worded in it")
            _check_messages(status, folder, {} if folder is first else shared, own, uses)
            _check_forms(status, folder, asked)
            _check_names(status, folder)
            _check_rules(status, folder)
    return statuses


# ---- messages


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.references: dict[str, None] = {}
        self.forms: dict[str, None] = {}

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name in ("FORM", "FEATURE"):
            asked = [part.value for part in node.arguments.positional if isinstance(part, ftl.StringLiteral)]
            self.forms.update(dict.fromkeys(asked))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references[node.id.name] = None


def messages(folder: Folder, language: str, faults: list[str]) -> dict[str, MessageSummary]:
    """Return the messages of one language of a folder by key.

    Messages that cannot be read or are defined twice are added to ``faults``.
    """
    by_key: dict[str, MessageSummary] = {}
    for path in sorted((folder.path / language).glob("*.ftl")):
        for key, message in _entries(path.read_text("utf-8")):
            if message is None:
                faults.append(f"{path.name}: cannot be read: {key}")
                continue
            if key in by_key:
                faults.append(f"{path.name}: {key} stands in {by_key[key].file} already")
            by_key[key] = replace(message, file=path.name)
    return {key: _complete(key, by_key) for key in by_key}


@cache
def _entries(text: str) -> tuple[tuple[str, MessageSummary | None], ...]:
    """Return the messages of a file by their keys, without the file's name.

    An entry that cannot be read is represented by its first line and None.
    """
    messages: list[tuple[str, MessageSummary | None]] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            messages.append((str(entry.content).strip().splitlines()[0], None))
        if not isinstance(entry, ftl.Message):
            continue
        inside = _References()
        inside.visit(entry)
        attributes = frozenset(attribute.id.name for attribute in entry.attributes)
        references, forms = frozenset(inside.references), frozenset(inside.forms)
        messages.append((entry.id.name, MessageSummary("", frozenset(inside.variables), attributes, references, forms)))
    return tuple(messages)


def _complete(key: str, by_key: dict[str, MessageSummary]) -> MessageSummary:
    """Add the variables of the messages that a message refers to."""
    own = by_key[key]
    seen = {key: None}
    remaining = list(own.references)
    variables = own.variables
    while remaining:
        other = remaining.pop()
        if other in by_key and other not in seen:
            seen[other] = None
            variables |= by_key[other].variables
            remaining += by_key[other].references
    return MessageSummary(own.file, variables, own.attributes, own.references, own.forms)


def _check_messages(
    status: LanguageStatus, folder: Folder, shared: dict[str, MessageSummary], own: Uses, uses: Uses
) -> None:
    here = messages(folder, status.language, status.different)
    status.different += [f"{here[key].file}: {key} is a message of the house" for key in here if key in shared]
    if status.language == DEFAULT:
        for use in own.exact:
            message = here.get(use.key) or shared.get(use.key)
            if message is None:
                status.missing.append(f"{use.key} ({use.where})")
            elif use.given is not None and (lacking := sorted(message.variables - use.given)):
                status.different.append(
                    f"{message.file}: {use.key} uses {', '.join(lacking)}, not given in {use.where}"
                )
        status.missing += [f"{key} (an option of the game)" for key in folder.options if key not in here]
        referenced = {other for message in (*here.values(), *shared.values()) for other in message.references}
        drawn = _pictures(folder) + _pictures(Folder("house", folder.path.parent / "house", ()))
        for key, message in here.items():
            if key not in referenced and not uses.may_use(key) and not _is_drawn(key, drawn):
                status.superfluous.append(f"{message.file}: nothing uses {key}")
        return
    served: dict[str, MessageSummary] = {}
    for code in fallbacks(status.language)[:0:-1]:
        served |= messages(folder, code, [])
    served |= here
    default = messages(folder, DEFAULT, [])
    shared_keys = {key for key in (*default, *here) if not key.startswith(_FORM)}
    status.missing += [f"{default[key].file}: {key}" for key in default if key in shared_keys and key not in served]
    status.superfluous += [f"{here[key].file}: {key}" for key in here if key in shared_keys and key not in default]
    for key, message in here.items():
        used, expected = message.variables, default.get(key, message).variables
        if used != expected and key in shared_keys:
            status.different.append(f"{message.file}: {key} has variables {sorted(used)}, not {sorted(expected)}")


def _asked(folder: Path, languages: Sequence[str]) -> Iterator[str]:
    """Yield the forms and features of names that the messages of a folder ask for."""
    for language in languages:
        for path in (folder / language).glob("*.ftl"):
            for _, message in _entries(path.read_text("utf-8")):
                yield from () if message is None else message.forms


def _check_forms(status: LanguageStatus, folder: Folder, asked: frozenset[str]) -> None:
    """Report forms that no message asks for; a language may have any forms."""
    own_messages = messages(folder, status.language, [])
    for key, message in own_messages.items():
        unasked = message.attributes - asked
        for form in sorted(form for form in unasked if form.removeprefix(AFTER) not in own_messages):
            status.superfluous.append(f"{message.file}: {key}.{form}: no message asks for this form")
        if key.startswith(_FORM) and key.removeprefix(_FORM) not in asked:
            status.superfluous.append(f"{message.file}: {key}: no message asks for this form")
    for item, languages in read_names(folder.path).items():
        own = languages[status.language].grammar if status.language in languages else {}
        for form in sorted(set(own) - asked):
            status.superfluous.append(f"{NAMES}: {item}.{form}: no message asks for this form")


def _pictures(folder: Folder) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((folder.path / "pictures").glob("*.typ")))


def _is_drawn(key: str, templates: str) -> bool:
    """Return whether a template uses a fixed word: by the rest of its key, or by the beginning of it."""
    word = key.removeprefix("picture-")
    parts = word.split("-")
    starts = ["-".join(parts[:count]) + "-" for count in range(1, len(parts))]
    return word != key and (word in templates or any(f'"{start}"' in templates for start in starts))


# ---- names and rules


def _check_names(status: LanguageStatus, folder: Folder) -> None:
    named = read_names(folder.path)
    for item in folder.items:
        if not any(code in named.get(item, {}) for code in fallbacks(status.language)):
            status.missing.append(f"{NAMES}: {item}")
    for item, languages in named.items():
        if status.language not in languages:
            continue
        if item not in folder.items:
            status.superfluous.append(f"{NAMES}: {item}")
        default = languages.get(DEFAULT, languages[status.language])
        if (languages[status.language].flavour is None) != (default.flavour is None):
            status.different.append(f"{NAMES}: {item} has a flavour in one language only")


def _check_rules(status: LanguageStatus, folder: Folder) -> None:
    default, here = folder.path / DEFAULT, folder.path / status.language
    for file in (RULES, PRIMER):
        if (default / file).is_file() and not any(
            (folder.path / code / file).is_file() for code in fallbacks(status.language)
        ):
            status.missing.append(file)
    if not (here / RULES).is_file() or not (default / RULES).is_file():
        return
    original, translated = (_rules(place / RULES) for place in (default, here))
    status.missing += [f"{RULES}: {part}" for part in original if part not in translated]
    status.superfluous += [f"{RULES}: {part}" for part in translated if part not in original]
    status.different += [
        f"{RULES}: {part} is {translated[part]}, not {marks}"
        for part, marks in original.items()
        if part in translated and translated[part] != marks
    ]
    if list(original) != list(translated) and set(original) == set(translated):
        status.different.append(f"{RULES}: another order than in {DEFAULT}")


def _rules(path: Path) -> dict[str, Any]:
    """Return what must be the same in every language: the marks of sections and statements."""
    written: dict[str, Any] = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    sections: dict[str, Any] = {f"section {key}": None for key in written["sections"]}
    statements = written["statements"].items()
    return sections | {key: (entry["section"], entry.get("ruling", False)) for key, entry in statements}
