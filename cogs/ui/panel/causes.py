"""The order of cause and outcome in a panel: an outcome stands above the question only after what led to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cogs.ui.panel.phone import MOST_OUTCOMES, in_two_lines
from render.pages import latest

_BETWEEN = " · "


def causes_of(notes: Sequence[str], place: int, causes: Collection[str]) -> range:
    """Return the places of the latest ``causes`` of an outcome that stand together, such as an attack and its roll.

    It is empty where no such note comes before the outcome, or in a game without causes.
    """
    last = next((earlier for earlier in range(place, -1, -1) if notes[earlier] in causes), -1)
    first = last
    while first > 0 and notes[first - 1] in causes:
        first -= 1
    return range(first, last + 1) if last >= 0 else range(0)


def with_cause(
    notes: Sequence[str], place: int, causes: Collection[str], *, is_loss: bool = False
) -> list[Sequence[int]]:
    """Return the places of an outcome and of all since its causes or since the latest of them, the longest first.

    It is the outcome alone where no cause comes before it. A loss may also stand right after its causes, or alone.
    """
    led = causes_of(notes, place, causes)
    if not led:
        return [(place,)]
    since: list[Sequence[int]] = [range(led[0], place + 1), range(led[-1], place + 1)]
    return [*since, (*led, place), (led[-1], place), (place,)] if is_loss else since


def outcomes_with_causes(lines: Sequence[str], outcomes: Collection[str], causes: Collection[str]) -> str:
    """Return the outcomes among the results of a press as one line, after what led to them if there is room for it.

    As many of the results as there is room for come before the last outcome, from one of ``causes`` on, or all of them;
    after it come the others up to the next cause. Where all since its causes are too long, the last outcomes follow
    these. ``lines`` contain an outcome.
    """
    last = max(place for place, line in enumerate(lines) if line in outcomes)
    end = next((place for place in range(last + 1, len(lines)) if lines[place] in causes), len(lines))
    starts = [place for place in range(last + 1) if place == 0 or lines[place] in causes]
    led = causes_of(lines, last, causes)
    whole = [start for start in starts if start <= led.start] if led else starts
    stories = [lines[start:stop] for stop in (end, last + 1) for start in whole]
    since = [line for line in lines[led.stop : last + 1] if line in outcomes]
    for cause in (lines[led.start : led.stop], lines[led.stop - 1 : led.stop]):
        after = latest(since, MOST_OUTCOMES - len(_BETWEEN.join([*cause, *("" for _ in since)])))
        stories += [[*cause, *after]] if after else []
    stories += [lines[start:stop] for stop in (end, last + 1) for start in starts]
    fitting = next((story for story in map(_BETWEEN.join, stories) if len(story) <= MOST_OUTCOMES), None)
    if causes and fitting is not None:
        return fitting
    return in_two_lines([line for line in lines if line in outcomes], MOST_OUTCOMES)
