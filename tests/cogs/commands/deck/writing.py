"""Writing a deck in tests of ``/deck``."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from engine.games import game
from engine.kernel.decks import Decks
from tests.cogs.world import GAME, World

WOLVES = """\
Hero: Hedda the Fighter
10 Level card
4 Grey Wolf
4 Shield-Sister
4 Village Militia
4 Iron Golem
4 Whetstone
4 Pitfall
4 Chain Shirt
1 Round Shield  # against arrows
"""


def game_decks() -> Decks:
    decks = game(GAME).decks
    assert decks is not None
    return decks


async def write(world: World, who: MemberActor, name: str = "Wolves", words: str = WOLVES) -> InteractionResult:
    """Fill the form of ``/deck import`` and send it."""
    shown = await who.slash(world.channel, "deck import")
    assert shown.modal is not None
    return await who.submit_modal(shown, {"name": name, "list": words})


def filled(result: InteractionResult) -> dict[str, str]:
    """Return the contents of a form when it opens."""
    assert result.modal is not None
    inputs = [label["component"] for label in result.modal["components"]]
    return {entry["custom_id"]: entry.get("value", "") for entry in inputs}
