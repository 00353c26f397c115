"""Hostile files: packs of cards and scenarios in YAML, exported games in JSON."""

from __future__ import annotations

from collections.abc import Mapping

DIGITS = "9" * 5000


def _bomb() -> str:
    rows = ["a: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    rows += [f"b{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    return "\n".join(rows)


def _merged() -> str:
    rows = ["a: &a0 {k0: 1, k1: 1, k2: 1, k3: 1}"]
    rows += [f"b{n}: &a{n} {{<<: [{', '.join([f'*a{n - 1}'] * 10)}]}}" for n in range(1, 12)]
    return "\n".join(rows)


YAML: Mapping[str, tuple[bytes, str]] = {
    "an alias bomb": (_bomb().encode(), "the file has more than 30000 entries"),
    "an alias bomb of merged keys": (_merged().encode(), "the file has more than 30000 entries"),
    "a list in itself": (b"cards: &a [*a]", "an item near line 1 contains itself"),
    "deep lists": (b"cards: " + b"[" * 400_000, "more than 40 lists or groups are nested"),
    "deep groups": (b"{a: " * 100_000, "more than 40 lists or groups are nested"),
    "deep steps": (b"- " * 100_000, "more than 40 lists or groups are nested"),
    "a long number": (f"- life: {DIGITS}".encode(), "the number in line 1 is too long: more than 30 digits"),
    "a long number of minutes": (b"- life: 1" + b":59" * 100_000, "the number in line 1 is too long"),
    "a long fraction": (f"- life: {DIGITS}.5".encode(), "the number in line 1 is too long"),
    "a long number in sixteens": (f"- life: 0x{DIGITS}".encode(), "the number in line 1 is too long"),
    "a number that is none": (b"- life: !!int many", "the value in line 1 cannot be read"),
    "a date that is none": (b"- id: !!timestamp 2020-99-99", "the value in line 1 cannot be read"),
    "a key written twice": (b"- id: fox\n  id: wolf", "\u201cid\u201d is written twice"),
    "a huge file": (b"# nothing\n" * 1_000_000, "the file is too large: more than 1 MB"),
    "many entries": (b"- a\n" * 249_000, "the file has more than 30000 entries"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "the file is not UTF-8 text"),
    "another encoding": ("- id: F\u00fcchse".encode("latin-1"), "the file is not UTF-8 text"),
    "two bytes a letter": ("- id: fox".encode("utf-16"), "the file is not UTF-8 text"),
    "half a letter": (b'- id: "\\ud800"', "not valid YAML near line 1"),
    "half a letter as it is": (b"- id: \xed\xa0\x80", "the file is not UTF-8 text"),
    "a zero": (b"- id: a\0b", "not valid YAML"),
    "code": (b"- !!python/object/apply:os.system [false]", "not valid YAML near line 1"),
    "keys that are lists": (b"- ? [a]\n  : b", "not valid YAML near line 1"),
    "two documents": (b"- id: a\n---\n- id: b", "the file has more than one document"),
}
"""The content of each file, and the expected message in English."""
ONLY_PACKS = ("two documents", "a date that is none")

_LEVELS = "levels: 10\n  cards: {grey-wolf: 4}"
PACKS: Mapping[str, tuple[str, str]] = {
    "a bad date": ("- id: fox\n  life: 2020-99-99", "fox \u00b7 life: a whole number is needed here"),
    "a good date": ("- id: 2020-01-01", "2020-01-01 \u00b7 id: \u201c2020-01-01\u201d is not an identifier"),
    "a number without end": ("- id: fox\n  life: .inf", "fox \u00b7 life:"),
    "no number": ("- id: fox\n  life: .nan", "fox \u00b7 life:"),
    "a zero in a name": (
        '- id: fox\n  name: {en: "a\\0b", de: Fuchs}',
        "fox \u00b7 name.en: the text must be a single line of at most",
    ),
    "a long name": (
        f"- id: fox\n  name: {{en: {'x' * 90_000}, de: Fuchs}}",
        "fox \u00b7 name.en: the text must be a single line",
    ),
    "a long identifier": (f"- id: {'x' * 90_000}", "\u2026 \u00b7 id: \u201cxxx"),
    "a long field": (f"- id: fox\n  {'x' * 900}: 1", "x\u2026: there is no such field"),
    "a card of many things": ("- id: fox\n  classes: [" + "a, " * 25_000 + "]", "fox: this has too many entries"),
    "many wrong cards": ("- id: fox\n" * 9_000, "fox \u00b7 name: is required"),
    "a deck without a hero": (
        f"decks:\n- id: foxes\n  name: {{en: F, de: F}}\n  {_LEVELS}",
        "foxes \u00b7 hero: is required",
    ),
    "a deck with an empty hero": (
        f"decks:\n- id: foxes\n  name: {{en: F, de: F}}\n  hero: ''\n  {_LEVELS}",
        "foxes: The deck has no hero.",
    ),
    "a deck with only a second hero": (
        f"decks:\n- id: foxes\n  name: {{en: F, de: F}}\n  hero: ''\n  second_hero: rogue\n  {_LEVELS}",
        "foxes: The deck has no hero.",
    ),
    "a deck of a billion level cards": (
        "decks:\n- id: foxes\n  name: {en: F, de: F}\n  hero: fighter\n  levels: 1000000000\n  cards: {}",
        "foxes \u00b7 levels: 1000000000 is too high. Allowed: 999 or less",
    ),
    "a deck named like a way": (
        f"decks:\n- id: ../../foxes\n  name: {{en: F, de: F}}\n  hero: fighter\n  {_LEVELS}",
        "../../foxes \u00b7 id: \u201c../../foxes\u201d is not an identifier",
    ),
    "no cards at all": ("just words", "#1:"),
}
"""Readable YAML that is not a pack; the first line of the message begins with the file and continues like this."""
