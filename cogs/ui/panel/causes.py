"""The order of cause and outcome in a panel: an outcome stands above the question only after what led to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cogs.ui.panel.phone import MOST_OUTCOMES, in_two_lines

_BETWEEN = " · "


def with_cause(notes: Sequence[str], place: int, causes: Collection[str]) -> range:
    """Return the places of an outcome and of what led to it: all notes since the latest of ``causes``.

    It is the outcome alone where no such note comes before it, or in a game without causes.
    """
    first = next((earlier for earlier in range(place, -1, -1) if notes[earlier] in causes), place)
    return range(first, place + 1)


def outcomes_with_causes(lines: Sequence[str], outcomes: Collection[str], causes: Collection[str]) -> str:
    """Return the outcomes among the results of a press as one line, after what led to them if there is room for it.

    As many of the results as there is room for come before the last outcome, from one of ``causes`` on, or all of them;
    after it come the others up to the next cause. ``lines`` contain an outcome.
    """
    last = max(place for place, line in enumerate(lines) if line in outcomes)
    end = next((place for place in range(last + 1, len(lines)) if lines[place] in causes), len(lines))
    starts = [place for place in range(last + 1) if place == 0 or lines[place] in causes]
    stories = [_BETWEEN.join(lines[start:stop]) for stop in (end, last + 1) for start in starts]
    fitting = next((story for story in stories if len(story) <= MOST_OUTCOMES), None)
    if causes and fitting is not None:
        return fitting
    return in_two_lines([line for line in lines if line in outcomes], MOST_OUTCOMES)
