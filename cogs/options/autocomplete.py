"""Suggestions for an option of a command: those that go with what was typed so far, within Discord's limits; and what
is meant by what was typed without choosing one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from discord import app_commands

MOST = 25
LONGEST = 100
OptionText: TypeAlias = app_commands.Range[str, 1, 100]
"""What is typed into an option."""


def matching_choices(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Of (label, value) those whose label contains what was typed."""
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=label[:LONGEST], value=value)
        for label, value in named
        if wanted in label.casefold() and len(value) <= LONGEST
    ][:MOST]


def value_meant(named: Iterable[tuple[str, str]], typed: str) -> str | None:
    """Of (label, value) the value that somebody means who typed it or its label; None for anything else."""
    wanted = typed.strip().casefold()
    return next((value for label, value in named if wanted in (value.casefold(), label.casefold())), None)
