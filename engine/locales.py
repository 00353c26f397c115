"""Languages are folders: which codes they may have, which of them fits a reader, and the one everybody falls back to.

A language is a folder in ``data/house`` and in the folder of every game that is worded in it. It is named by its locale
code, as short as fits: ``nl``, ``pt-BR``, ``zh-Hant``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

DEFAULT = "en"
"""The language every game and the house is worded in: what another one lacks is read in this."""

LANGUAGE_PATTERN = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"
"""What a language's code looks like: language, script and country, as far as they are needed."""

_CODE = re.compile(LANGUAGE_PATTERN)
_LANGUAGE_FILES = ("*.ftl", "names.yaml", "rules.yaml")


def is_code(words: str) -> bool:
    """Whether a folder of this name may be a language.

    >>> [is_code(words) for words in ("de", "pt-BR", "es-419", "pictures", "pt_br")]
    [True, True, True, False, False]
    """
    return _CODE.fullmatch(words) is not None


def fallbacks(locale: str) -> list[str]:
    """The codes that serve a locale, best first: itself, then what is less special. Case and underscores do not matter.

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
    """The language of ``known`` that serves a locale best, the default where none does.

    >>> best("pt-BR", ("en", "pt")), best("nl", ("en", "pt"))
    ('pt', 'en')
    """
    return next((code for code in fallbacks(locale) if code in known), DEFAULT)


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages of a folder of ``data``, the default first: its folders named like a language that hold words."""
    if not folder.is_dir():
        return ()
    found = sorted(inner.name for inner in folder.iterdir() if is_code(inner.name) and _worded(inner))
    return tuple(sorted(found, key=lambda language: language != DEFAULT))


def _worded(folder: Path) -> bool:
    return any(path for pattern in _LANGUAGE_FILES for path in folder.glob(pattern))


def _checked(words: str) -> str:
    if not is_code(words):
        raise PydanticCustomError("language", "no code of a language")
    return words


LanguageCode: TypeAlias = Annotated[str, AfterValidator(_checked)]
"""A language's code in data that is read with pydantic."""
