"""The one table that ``make bench`` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """A figure with its goal; ``met`` is None where there is no goal."""

    what: str
    figure: str
    goal: str = ""
    met: bool | None = None


def printed(rows: Sequence[Row]) -> str:
    """Return the rows as a table for a terminal."""
    marks = {True: "yes", False: "NO", None: ""}
    lines = [("Measured", "Figure", "Goal", "Met")] + [(r.what, r.figure, r.goal, marks[r.met]) for r in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    text = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]
    return "\n".join([text[0], "  ".join("-" * width for width in widths), *text[1:]])
