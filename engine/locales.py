"""Languages as folders: their codes, the best one for a reader, and the default language.

A language is a folder in ``data/house`` and in the folder of every game that has it. Its name is the shortest fitting
locale code: ``nl``, ``pt-BR``, ``zh-Hant``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

DEFAULT = "en"
"""The language that every game and the house have; it replaces texts that another language lacks."""

LANGUAGE_PATTERN = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"
"""The pattern of a language code: language, and script and country if needed."""

_CODE = re.compile(LANGUAGE_PATTERN)
_LANGUAGE_FILES = ("*.ftl", "names.yaml", "rules.yaml")


def is_code(words: str) -> bool:
    """Return whether a folder of this name may be a language.

    >>> [is_code(words) for words in ("de", "pt-BR", "es-419", "pictures", "pt_br")]
    [True, True, True, False, False]
    """
    return _CODE.fullmatch(words) is not None


def fallbacks(locale: str) -> list[str]:
    """Return the codes that fit a locale, the most specific first; case and underscores do not matter.

    >>> fallbacks("pt_br"), fallbacks("zh-Hant-TW"), fallbacks("")
    (['pt-BR', 'pt'], ['zh-Hant-TW', 'zh-Hant', 'zh'], [])
    """
    first, *rest = locale.replace("_", "-").split("-")
    if not first:
        return []
    parts = [first.lower(), *(part.capitalize() if len(part) == 4 else part.upper() for part in rest)]
    return ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]


@lru_cache(maxsize=256)
def best(locale: str, known: tuple[str, ...]) -> str:
    """Return the language of ``known`` that fits a locale best, or the default.

    >>> best("pt-BR", ("en", "pt")), best("nl", ("en", "pt"))
    ('pt', 'en')
    """
    return next((code for code in fallbacks(locale) if code in known), DEFAULT)


def languages_in(folder: Path) -> tuple[str, ...]:
    """Return the languages of a folder of ``data``, the default first: inner folders with a code and texts."""
    if not folder.is_dir():
        return ()
    codes = sorted(inner.name for inner in folder.iterdir() if is_code(inner.name) and _worded(inner))
    return tuple(sorted(codes, key=lambda language: language != DEFAULT))


def _worded(folder: Path) -> bool:
    return any(path for pattern in _LANGUAGE_FILES for path in folder.glob(pattern))


def _checked(words: str) -> str:
    if not is_code(words):
        raise PydanticCustomError("language", "no code of a language")
    return words


LanguageCode: TypeAlias = Annotated[str, AfterValidator(_checked)]
"""A language code in data that is validated with pydantic."""
