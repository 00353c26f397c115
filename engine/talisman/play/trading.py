"""The end of a turn: trophies are exchanged for Strength and Craft (M-237 .. M-244)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.text import Seat
from engine.talisman.cards.library import library
from engine.talisman.play.game import ActiveGame
from engine.talisman.state import Adventure, Attribute


def points(cards: Sequence[str], attribute: Attribute) -> int:
    """Return what trophies are worth together; Strength and Craft are never added (M-243a)."""
    found = [data for card in cards if (data := library().enemy(card)) is not None]
    return sum(data.strength if attribute == "strength" else data.craft for data in found)


def counters_for(state: Adventure, cards: Sequence[str]) -> tuple[int, int]:
    """Return how many counters of Strength and of Craft trophies bring: one for every seven points, or as many as the
    table has agreed on; what is over is lost (M-238, M-240, M-242, M-364).
    """
    rate = int(state.options.trophies)
    return points(cards, "strength") // rate, points(cards, "craft") // rate


def may_trade(state: Adventure, seat: Seat) -> bool:
    """Return whether a character has trophies enough for a counter."""
    trophies = state.adventurers[seat].trophies
    return bool(trophies) and any(counters_for(state, trophies))


def trade_step(game: ActiveGame) -> None:
    """The end of a turn: there is something to decide where trophies can be exchanged."""
    state = game.state
    if state.options.spells == "polled" and not state.polled:
        state.polled, state.phase, state.agenda = True, "end", ["poll", "trade"]
    elif may_trade(state, state.turn) or game.adventurer(state.turn).halting:
        state.phase, state.agenda = "end", []
    else:
        state.agenda = ["finish"]


def trade(game: ActiveGame, seat: Seat, cards: Sequence[str]) -> None:
    """Exchange these trophies, which are discarded (M-239); too few for a counter are kept."""
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
