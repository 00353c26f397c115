"""A theme: a folder of the same shape as ``data`` whose words come before the house's own.

``<theme>/<game>/<language>/names.yaml`` names some of a game's items anew, an ``.ftl`` file beside it words some of its
messages anew, and a ``rules.yaml`` or ``primer.md`` takes the place of the whole file. What it leaves out stays as it
is.
"""

from __future__ import annotations

from pathlib import Path

_theme: list[Path] = []


def use_theme(folder: Path | None) -> None:
    """From here on words are read with those of this folder (None: of none) before them. What was read before stays."""
    _theme[:] = [] if folder is None else [folder]


def themed(path: Path) -> Path | None:
    """Return what the theme has in place of a language's folder or a file in it, known by its last names:
    ``<game>/<language>`` of a folder, one more of a file. None where it has nothing.
    """
    if not _theme:
        return None
    found = _theme[0].joinpath(*path.parts[-3 if path.suffix else -2 :])
    return found if found.exists() else None
