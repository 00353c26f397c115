"""Buttons and selects that answer presses after any restart, by what stands in their custom id alone."""

from __future__ import annotations

import re
from typing import Any, Self, TypeVar, cast

import discord
from discord import ui

ItemT = TypeVar("ItemT", bound=ui.Item[Any])


class PersistentItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """An item of a message that was sent at any time; a subclass names the ``template`` of its custom ids."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast("ItemT", item))
