"""Presses of panels in tests."""

from __future__ import annotations

from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui.messages.custom_ids import MORE_HELP, TAKE_BACK
from tests.cogs.world import World, labels, pressable


def move_ids(panel: ResponseMessage) -> list[str]:
    """Return the custom ids that lead to a move: not back, refresh, paging, undo, orders or terms."""
    return [
        custom_id
        for custom_id in pressable(panel)
        if not custom_id.endswith((":terms", f":{MORE_HELP}", f":{TAKE_BACK}"))
        and not custom_id.startswith("d:")
        and (not custom_id.startswith("s:") or not is_back(custom_id, panel))
    ]


def is_back(custom_id: str, panel: ResponseMessage) -> bool:
    return str(pressable(panel)[custom_id].get("label")) in (
        "Back",
        "Refresh",
        "More",
        "Earlier",
        "Zurück",
        "Aktualisieren",
    )


async def all_moves(world: World) -> tuple[MemberActor, ResponseMessage]:
    """Begin a game, and open the panel of the player on turn with all moves of the main phase."""
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await who.click(panel, label="No level card")
    await show_all(who, panel)
    return who, panel


async def show_all(who: MemberActor, panel: ResponseMessage) -> None:
    """Turn from the suggested moves to all moves."""
    if "Something else" in labels(panel):
        await who.click(panel, label="Something else")


def first_step(panel: ResponseMessage) -> str:
    """Return a step into a kind of move; the end of the phase where no kind has several moves."""
    steps = [custom_id for custom_id in move_ids(panel) if custom_id.startswith("s:") and not custom_id.endswith(":~")]
    return next((custom_id for custom_id in steps if not custom_id.endswith(":end")), steps[0])


async def end_phase(who: MemberActor, panel: ResponseMessage) -> None:
    """End the main phase, and confirm it where something is left to do."""
    await who.click(panel, label="End the turn")
    for label in labels(panel):
        if label.startswith("End the turn: "):
            await who.click(panel, label=label)


async def press(world: World, who: MemberActor, panel: ResponseMessage, custom_id: str, random: Random) -> Any:
    """Press the button with this custom id, or choose random entries of the list with it."""
    component = pressable(panel)[custom_id]
    if component["type"] == 3:
        values = [option["value"] for option in component["options"]]
        count = random.randint(max(1, component.get("min_values", 1)), component.get("max_values", 1))
        return await who.select(panel, random.sample(values, count), custom_id=custom_id)
    return await who.click(panel, custom_id=custom_id)


def button(custom_id: str) -> dict[str, Any]:
    """Return a button with any custom id, as Discord sends it back."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}


def select(custom_id: str) -> dict[str, Any]:
    """Return a list with any custom id, as Discord sends it back."""
    return {"type": 3, "custom_id": custom_id, "options": [{"label": "x", "value": "grey-wolf"}]}
