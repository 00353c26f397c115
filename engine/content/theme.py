"""Themes: a folder of the same shape as ``data`` whose names and texts replace the original ones.

``<theme>/<game>/<language>/names.yaml`` renames some of a game's items, an ``.ftl`` file next to it replaces some of
its messages, and a ``rules.yaml`` or ``primer.md`` replaces the whole file. Everything else stays as it is.
"""

from __future__ import annotations

from pathlib import Path

_theme: list[Path] = []


def use_theme(folder: Path | None) -> None:
    """Set the theme for everything read from now on (None: no theme); earlier reads are not repeated."""
    _theme[:] = [] if folder is None else [folder]


def themed(path: Path) -> Path | None:
    """Return the theme's replacement for a language's folder or a file in it; None if there is none.

    It is found by the last parts of its path: ``<game>/<language>`` of a folder, one more of a file.
    """
    if not _theme:
        return None
    path_in_theme = _theme[0].joinpath(*path.parts[-3 if path.suffix else -2 :])
    return path_in_theme if path_in_theme.exists() else None
