"""Grammar: the forms of names and lists in a sentence, and what the words beside them have to agree with.

A name may have forms and features, by words of its language: the entry ``grammar`` of an item in ``names.yaml``, or the
attributes of a message. Messages ask for them: ``FORM($card, "dative")`` is the name as it stands in that place, and
``FEATURE($card, "number")`` is to be selected by; it is empty where the name does not say. A language words the
forms that names do not have themselves in messages of its own: ``form-dative`` with the ``name``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from fluent.runtime.types import FluentNone

Forms: TypeAlias = Callable[[str], str | None]
"""A form or feature of a name by its name; None where it has none."""

PERSON, SECOND = "person", "second"
"""The feature of the reader's own seat, which is spoken to."""
PLURAL = ("number", "plural")


class Name(str):
    """The words of a name, with its forms."""

    __slots__ = ("forms",)

    forms: Forms

    def __new__(cls, words: str, forms: Forms) -> Name:
        name = super().__new__(cls, words)
        name.forms = forms
        return name


class Listed(str):
    """A list in words, with the parts that have forms of their own."""

    __slots__ = ("parts",)

    parts: Sequence[str]

    def __new__(cls, words: str, parts: Sequence[str]) -> Listed:
        listed = super().__new__(cls, words)
        listed.parts = parts
        return listed


def feature(words: object, which: str) -> str:
    """What a name says of itself, to be selected by; several things in a list are plural."""
    if isinstance(words, Listed):
        if len(words.parts) != 1:
            return PLURAL[1] if which == PLURAL[0] else ""
        words = words.parts[0]
    return (words.forms(which) or "") if isinstance(words, Name) else ""


def form(words: object, which: str, join: Callable[[Sequence[str]], str], worded: Callable[[str, str], str]) -> object:
    """A name as it stands in a place; ``worded`` gives the form of a name that has none itself."""
    if isinstance(words, FluentNone):
        return words
    if isinstance(words, Listed):
        return join([str(form(part, which, join, worded)) for part in words.parts])
    own = words.forms(which) if isinstance(words, Name) else None
    return worded(str(words), which) if own is None else own
