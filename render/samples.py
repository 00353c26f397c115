"""Every message of a folder as people may read it: with 0, 1, 2 and many, and names of every gender and number.

The kind of a variable follows from how the message uses it, else from its name. ``python -m engine languages --read
de`` prints all messages for a native speaker to read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.content.names import read_names
from engine.kernel.text import Text, seat_name
from render.fluent_files import entries_in, parsed
from render.grammar import Name
from render.languages import Languages, Reader
from render.user_text import Markup

MOST_NAMES = 8
MOST_SHAPES = 24
"""How many combinations of selector values are tried; each is shown with every number and every name."""
COUNTS = (0, 1, 2, 5, 21)
SIGNED = (-2, -1, 0, 1, 2)
PLURAL_FORMS = ("zero", "one", "two", "few", "many")
PEOPLE = ("seats", "people", "others", "missing", "waiting", "reserves")
PERSON = (
    "who", "whose", "player", "seat", "person", "absent", "before", "defender", "winner", "loser", "by",
    "mention",
)  # fmt: skip
THINGS = (
    "cards", "guards", "gear", "parts", "changes", "things", "choices", "commands", "decks", "kinds",
    "sources", "sizes", "attributes", "attackers", "attacking", "defending", "rivals", "lost", "rest", "classes",
    
)  # fmt: skip
NAMES = (
    "card", "target", "source", "bearer", "hero", "fighter", "creature", "attacker", "weapon", "animal", "foe",
    "food", "piece", "one", "first", "second", "battlefield", "place", "own", "wanted", "striker", "struck",
    "item", "found", "hero_class", "subject", "last", "back",
)  # fmt: skip
NUMBERS = (
    "actions", "life", "max", "maximum", "count", "round", "rounds", "damage", "attack", "defence", "trick",
    "die", "points", "roll", "total", "needed", "number", "page", "pages", "steps", "most", "least", "level",
    "levels", "limit", "lives", "hand", "pile", "discard", "stack", "strength", "protection", "sum", "armour",
    "resistance", "moves", "rolls", "low", "high", "taken", "value", "hours", "minutes", "days", "whole", "tenth",
    "play", "use", "cost", "charges", "picks", "line", "port", "gain", "faces", "amount", "dice", "have", "has",
    "heal", "booster", "boosters", "group", "allowed", "finished", "tables", "version", "won", "expected",
    "seconds", "different", "first_count", "second_count", "over", "covered", "other",
)  # fmt: skip


class Sample(NamedTuple):
    """A message as it reads with some values."""

    key: str
    values: Mapping[str, Any]
    words: str


class VariableUses(Visitor):
    """How a message uses its variables."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.numbers: dict[str, None] = {}
        self.signed: dict[str, None] = {}
        self.forms: dict[str, None] = {}
        self.references: dict[str, None] = {}
        self.words: dict[str, dict[str, None]] = {}
        """The words that a variable selects by."""

    @property
    def counted(self) -> frozenset[str]:
        """The variables that stand for numbers."""
        return frozenset(name for name in self.variables if _is_number(name, self))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables[node.id.name] = None

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        used = self.signed if node.id.name == "SIGNED" else self.forms
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                used[argument.id.name] = None
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references[node.id.name] = None

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            keys = [variant.key for variant in node.variants]
            if any(isinstance(key, ftl.NumberLiteral) or key.name in PLURAL_FORMS for key in keys):
                self.numbers[name] = None
            else:
                self.words.setdefault(name, {}).update(dict.fromkeys(key.name for key in keys))  # pyright: ignore
        self.generic_visit(node)


def named(folder: Path, language: str) -> list[Name]:
    """Return some names of the items of a game, those with grammar first."""
    items = [names[language] for names in read_names(folder).values() if language in names]
    chosen = sorted(items, key=lambda item: not item.grammar)[:MOST_NAMES]
    return [Name(item.name, item.grammar.get) for item in chosen] or [Name("…", {}.get)]


def uses_of(folder: Path, language: str) -> dict[str, VariableUses]:
    """Return how each message of a folder uses its variables, by key."""
    by_key: dict[str, VariableUses] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in [parsed(source) for _, source in entries_in(path.read_text("utf-8"))]:
            if isinstance(entry, ftl.Message):
                by_key[entry.id.name] = uses = VariableUses()
                uses.visit(entry)
    for uses in by_key.values():
        for inside in [by_key[key] for key in uses.references if key in by_key]:
            uses.variables.update(inside.variables)
            uses.numbers.update(inside.numbers)
    return by_key


def samples(
    languages: Languages, folder: Path, language: str, game: str | None, names: Sequence[Name], people: Sequence[str]
) -> Iterator[Sample]:
    """Yield every message of a folder with every kind of number, word, name and list.

    ``people`` are the names of seats 0 to 2; the reader sits at the last one.
    """
    reader = Reader(language, game, people, seat=len(people) - 1)
    for key, uses in uses_of(folder, language).items():
        shown: dict[str, None] = {}
        for values in _values(uses, names, len(people)):
            words = languages.say_to(Text(key, values), reader)
            if words not in shown:
                shown[words] = None
                yield Sample(key, values, words)


def _values(uses: VariableUses, names: Sequence[Name], seats: int) -> Iterator[dict[str, Any]]:
    shapes = list(product(*([(name, word) for word in words] for name, words in uses.words.items())))[:MOST_SHAPES]
    rounds = max(len(COUNTS), len(names)) if uses.variables else 1
    for shape in shapes:
        for turn in range(rounds):
            values = {name: _value(name, uses, names, seats, turn + place) for place, name in enumerate(uses.variables)}
            # numbers change together, so that all are 1 at once
            values |= {name: _number(name, uses, turn) for name in uses.variables if _is_number(name, uses)}
            yield values | dict(shape)


def _is_number(name: str, uses: VariableUses) -> bool:
    if name in uses.forms:
        return False
    return name in uses.numbers or name in uses.signed or name in NUMBERS


def _number(name: str, uses: VariableUses, turn: int) -> int:
    return SIGNED[turn % len(SIGNED)] if name in uses.signed else COUNTS[turn % len(COUNTS)]


def _value(name: str, uses: VariableUses, names: Sequence[Name], seats: int, turn: int) -> Any:
    if name in PEOPLE:
        return tuple(seat_name(seat) for seat in range(turn % (seats + 1)))
    if name in PERSON or (name == "other" and name in uses.forms):
        return seat_name(turn % seats)
    if name in THINGS:
        return tuple(names[(turn + more) % len(names)] for more in range(turn % 4))
    if name in NAMES or name in uses.forms:
        return names[turn % len(names)]
    return Markup(f"⟨{name}⟩")
