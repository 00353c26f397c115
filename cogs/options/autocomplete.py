"""Suggestions for the options of commands within Discord's limits, and the values of what was typed without them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from discord import app_commands

MOST = 25
LONGEST = 100
OptionText: TypeAlias = app_commands.Range[str, 1, 100]
"""The text typed into an option."""


def matching_choices(labelled: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return those of the (label, value) pairs whose label contains what was typed."""
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=label[:LONGEST], value=value)
        for label, value in labelled
        if wanted in label.casefold() and len(value) <= LONGEST
    ][:MOST]


def find_value(labelled: Iterable[tuple[str, str]], typed: str) -> str | None:
    """Return the value whose label or value was typed, of (label, value) pairs; None for anything else."""
    wanted = typed.strip().casefold()
    return next((value for label, value in labelled if wanted in (value.casefold(), label.casefold())), None)
