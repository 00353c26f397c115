"""Drafting by computer players: the best card for their picks, and the deck that is offered."""

from __future__ import annotations

from random import Random

from engine.kernel.menus import Menu, Move
from engine.telperinquar.decks.rating import gain
from engine.telperinquar.draft.course import READY
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Draft


def choose(game: ActiveGame, draft: Draft, seat: int, menu: Menu, random: Random) -> Move:
    """Return a random hero, the card that helps most, or the unchanged deck."""
    if draft.stage == "decks":
        return READY
    if draft.stage == "heroes":
        return random.choice(list(menu.moves))
    picks = draft.drafters[seat].picks
    catalog = game.catalog
    return max(menu.moves, key=lambda move: gain(catalog.kinds[str(move.args[0])], picks, catalog) + random.random())
