"""Trading trophies for Strength and Craft at the end of a turn (M-237 .. M-244)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.play.game import ActiveGame
from engine.talisman.state import Adventure, Attribute


def points(cards: Sequence[str], attribute: Attribute) -> int:
    """Return the total Strength or Craft of trophies; the two are never added (M-243a)."""
    enemies = [data for card in cards if (data := library().enemy(card)) is not None]
    return sum(data.strength if attribute == "strength" else data.craft for data in enemies)


def counters_for(state: Adventure, cards: Sequence[str]) -> tuple[int, int]:
    """Return how many counters of Strength and of Craft trophies give, by the option ``trophies``.

    Surplus points are lost (M-238, M-240, M-242, M-364).
    """
    rate = int(state.options.trophies)
    return points(cards, "strength") // rate, points(cards, "craft") // rate


def may_trade(state: Adventure, seat: Seat) -> bool:
    """Return whether a character has enough trophies for a counter."""
    trophies = state.adventurers[seat].trophies
    return bool(trophies) and any(counters_for(state, trophies))


def trade_step(game: ActiveGame) -> None:
    """Stop at the end of a turn if trophies can be traded or the player wants to halt; else end it."""
    state = game.state
    if state.options.spells == "polled" and not state.polled:
        state.polled, state.phase, state.agenda = True, "end", ["poll", "trade"]
    elif may_trade(state, state.turn) or game.adventurer(state.turn).halting:
        state.phase, state.agenda = "end", []
    else:
        state.agenda = ["finish"]


def trade(game: ActiveGame, seat: Seat, cards: Sequence[str]) -> None:
    """Trade in these trophies, or keep them if they are too few for a counter (M-239)."""
    adventurer = game.adventurer(seat)
    strength, craft = counters_for(game.state, cards)
    if not strength and not craft:
        game.report("event-trade-few", seat)
        return
    for card in cards:
        adventurer.trophies.remove(card)
        game.discard(card)
    if strength:
        game.gain(seat, "strength", strength)
    if craft:
        game.gain(seat, "craft", craft)
    game.state.agenda = ["trade"]
