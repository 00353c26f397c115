"""Buttons and selects that work after any restart, by their custom ids alone."""

from __future__ import annotations

import re
from typing import Any, Self, TypeVar, cast

import discord
from discord import ui

ItemT = TypeVar("ItemT", bound=ui.Item[Any])


class PersistentItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """An item of a message of any age; a subclass names the ``template`` of its custom ids."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast("ItemT", item))
