"""Grammar: the forms of names and lists in a sentence, and the features that words beside them must agree with.

A name may have forms and features, by words of its language: the entry ``grammar`` of an item in ``names.yaml``, or the
attributes of a message. Messages ask for them: ``FORM($card, "dative")`` is the name in that form, and ``FEATURE($card,
"number")`` is a selector, empty where the name does not say. A language can supply missing forms
with its own messages: ``form-dative`` with the ``name``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from fluent.runtime.types import FluentNone

Forms: TypeAlias = Callable[[str], str | None]
"""The forms and features of a name, by their names; None for one it does not have."""

PERSON, SECOND = "person", "second"
"""The feature of the reader's own seat, which sentences address as "you"."""
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
    """A list in words, whose parts may have forms of their own."""

    __slots__ = ("parts",)

    parts: Sequence[str]

    def __new__(cls, words: str, parts: Sequence[str]) -> Listed:
        listed = super().__new__(cls, words)
        listed.parts = parts
        return listed


def feature(words: object, feature_name: str) -> str:
    """Return a feature of a name for a selector; a list of several things is plural."""
    if isinstance(words, Listed):
        if len(words.parts) != 1:
            return PLURAL[1] if feature_name == PLURAL[0] else ""
        words = words.parts[0]
    return (words.forms(feature_name) or "") if isinstance(words, Name) else ""


def form(
    words: object, form_name: str, join: Callable[[Sequence[str]], str], general_form: Callable[[str, str], str]
) -> object:
    """Return a name in a form; ``general_form`` gives the form of a name that does not have it itself."""
    if isinstance(words, FluentNone):
        return words
    if isinstance(words, Listed):
        return join([str(form(part, form_name, join, general_form)) for part in words.parts])
    own = words.forms(form_name) if isinstance(words, Name) else None
    return general_form(str(words), form_name) if own is None else own
