"""Values as they are stored in a column: JSON, and text that every database accepts."""

from __future__ import annotations

import json
from typing import Any

from store.errors import UnreadableError

encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Writes JSON without spaces."""


def decoded(words: str | None) -> Any:
    """Read JSON; None stays None.

    Raises UnreadableError, which contains nothing of the text.
    """
    try:
        return None if words is None else json.loads(words)
    except ValueError:
        raise UnreadableError from None


def storable(words: str) -> str:
    """Replace what no database accepts: half of a surrogate pair is not text."""
    return words.encode("utf-8", "replace").decode("utf-8")
