"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from math import prod
from typing import Any

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.chances import Party, needs_in
from engine.tenefyr.play.power import enemy_power, hand_power, total_power
from engine.tenefyr.state import BOSS, Expedition, dungeon, present_seats

UNLIKELY = 0.3
"""The estimated chance against the boss below which it is still too strong."""

LIKELY = 0.7
"""The estimated chance against the next enemy below which going on is a risk."""


def explain(state: Expedition, seat: Seat, move: Move) -> Text | None:
    """Return the reason for a move; None for minor choices that a card asks for."""
    match move.name:
        case "redraw":
            return Text("explain-redraw", _worth(state, seat))
        case "play" | "play-all":
            return None if state.fight is None else _explain_hand(state, seat)
        case "enter" if state.place > BOSS and dungeon(state, state.place).reward:  # a dungeon to look at
            return Text("explain-scout")
        case "enter":
            return _explain_place(state, int(move.args[0]))
        case "go-on":
            return _explain_going_on(state)
        case "withdraw":
            return Text("explain-withdraw", {"count": _cards_left(state), "players": len(present_seats(state))})
        case "hero":
            return Text("explain-hero", {"word": str(move.args[0])})
        case "take" | "give" | "put-back":
            return Text("explain-" + move.name)
        case _:
            return None


def _explain_place(state: Expedition, place: int) -> Text:
    """Return why the heroes go to a dungeon, or to the boss."""
    if place == BOSS:
        return Text("explain-boss", {"count": _cards_left(state)})
    likely = prod(Party(state, rested=False).chances(needs_in(state, dungeon(state, BOSS))))
    boss = "strong" if likely < UNLIKELY else "weak"
    return Text("explain-enter", {"level": dungeon(state, place).level, "boss": boss})


def _explain_going_on(state: Expedition) -> Text:
    """Return whether the decks are likely to beat the next enemy, or whether its loot is worth the risk."""
    (chance, *_) = Party(state, rested=False).chances(needs_in(state, dungeon(state, state.place)))
    decks = [len(state.players[seat].deck) for seat in present_seats(state)]
    risk = "yes" if chance < LIKELY else "no"
    return Text("explain-go-on", {"count": sum(decks), "least": min(decks), "players": len(decks), "risk": risk})


def _cards_left(state: Expedition) -> int:
    return sum(len(state.players[seat].deck) for seat in present_seats(state))


def _explain_hand(state: Expedition, seat: Seat) -> Text:
    """Return what the hand does for the fight, and if it does nothing, whether it was the last one."""
    worth = _worth(state, seat)
    if worth["power"] >= worth["missing"]:
        helps = "enough"
    elif worth["power"] or worth["effects"] == "yes":
        helps = "some"
    else:
        helps = "none" if state.players[seat].deck else "last"
    return Text("explain-play", {"helps": helps, **worth})


def _worth(state: Expedition, seat: Seat) -> dict[str, Any]:
    """Return the power that is missing and that a hand gives, and whether its cards have effects."""
    hand = state.players[seat].hand
    power = max(0, sum(hand_power(state, card) for card in hand))
    effects = "yes" if any(library().played[card].effects for card in hand) else "no"
    return {"missing": _missing(state), "power": power, "effects": effects}


def _missing(state: Expedition) -> int:
    return max(0, enemy_power(state) - total_power(state))
