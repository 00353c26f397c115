"""Reasons for the computer's moves, from public information (:meth:`engine.kernel.game.Game.explain`)."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.chances import Party, needs_in
from engine.tenefyr.play.power import enemy_power, hand_power, total_power
from engine.tenefyr.state import BOSS, Dungeon, Expedition, dungeon, is_solo, present_seats, top_enemy

UNLIKELY = 0.5
"""The estimated chance against the next enemy below which it will probably win."""

LIKELY = 0.7
"""The estimated chance against the next enemy below which a fight is a risk."""


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
            return _explain_withdrawing(state)
        case "hero":
            return Text("explain-hero", {"word": str(move.args[0])})
        case "take":
            return Text("explain-reward", {"word": str(move.args[0])})
        case "give" | "put-back":
            return Text("explain-" + move.name)
        case _:
            return None


def _explain_place(state: Expedition, place: int) -> Text:
    """Return why the heroes go to a dungeon, or to the boss."""
    if place == BOSS:
        return Text("explain-boss", {"count": sum(_decks(state))})
    target = dungeon(state, place)
    enemy = name(target.cards[-1]) if top_enemy(target) else Text("argument-closed")
    values = {"enemy": enemy, "level": target.level, "last": _is_last_before_reward(target)}
    return Text("explain-dungeon", {**values, "risk": "yes" if _chance(state, place) < LIKELY else "no"})


def _explain_going_on(state: Expedition) -> Text:
    """Return whether the decks are likely to beat the next enemy, or whether its loot is worth the risk."""
    risk = "yes" if _chance(state, state.place) < LIKELY else "no"
    last = _is_last_before_reward(dungeon(state, state.place))
    return Text("explain-next-enemy", {**_strength_left(state), "last": last, "risk": risk})


def _explain_withdrawing(state: Expedition) -> Text:
    """Return whether the next enemy will probably win, or whether it is not worth the risk."""
    risk = "high" if _chance(state, state.place) < UNLIKELY else "low"
    return Text("explain-rest", {**_strength_left(state), "risk": risk})


def _chance(state: Expedition, place: int) -> float:
    """Return the estimated chance against the next enemy of a place."""
    return Party(state, rested=False).chances(needs_in(state, dungeon(state, place)))[0]


def _is_last_before_reward(place: Dungeon) -> str:
    return "yes" if len(place.cards) == 1 and place.reward else "no"


def _strength_left(state: Expedition) -> dict[str, int]:
    """Return the number of cards left in the decks, and the level of the enemies against which they must do."""
    decks = _decks(state)
    level = dungeon(state, state.place).level
    return {"count": sum(decks), "least": min(decks), "players": len(decks), "level": level}


def _decks(state: Expedition) -> list[int]:
    return [len(state.players[seat].deck) for seat in present_seats(state)]


def _explain_hand(state: Expedition, seat: Seat) -> Text:
    """Return what the hand does for the fight, and if it does nothing, whether it was the last one."""
    worth = _worth(state, seat)
    if worth["power"] >= worth["missing"]:
        helps = "enough"
    elif worth["power"] or worth["effects"] == "yes":
        helps = "some"
    else:
        helps = "none" if state.players[seat].deck else "last"
    return Text("explain-play", {"helps": helps, "follows": _next_turns(state), **worth})


def _next_turns(state: Expedition) -> str:
    """Return whose turns follow in the fight: the "others", the player's "own" (R-164), or "none"."""
    fight = state.fight
    if fight is None or fight.turn + 1 >= len(fight.order) or library().fought[fight.enemy].moves:
        return "none"
    return "own" if is_solo(state) else "others"


def _worth(state: Expedition, seat: Seat) -> dict[str, Any]:
    """Return the power that is missing and that a hand gives, and whether its cards have effects."""
    hand = state.players[seat].hand
    power = max(0, sum(hand_power(state, card) for card in hand))
    effects = "yes" if any(library().played[card].effects for card in hand) else "no"
    return {"missing": _missing(state), "power": power, "effects": effects}


def _missing(state: Expedition) -> int:
    return max(0, enemy_power(state) - total_power(state))
