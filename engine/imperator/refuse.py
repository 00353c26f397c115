"""Why a move is not allowed now."""

from __future__ import annotations

from engine.imperator.battle import check_attacking_card, check_target, may_turn
from engine.imperator.cards import BLACK, DECK, RED
from engine.imperator.raid import can_add, check_raid
from engine.imperator.sort import check_swap
from engine.imperator.state import War, busy_cards
from engine.kernel.menus import PASS, Menu, Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name

PHASE_OF = {
    "attack": "battle", "buff": "battle", "defend": "battle", "redirect": "battle", "decline": "battle",
    "raid": "raid", "offer": "trade", "swap": "sort", "finish": "sort",
}  # fmt: skip
COUNTS = {
    "attack": (2, 2),
    "buff": (2, 2),
    "defend": (2, 2),
    "redirect": (1, 1),
    "decline": (1, 1),
    "raid": (2, 3),
    "swap": (2, 2),
    "offer": (3, 3),
}


def refuse(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """The reason, for a move that is not in the seat's menu."""
    if war.players[seat].out:
        return Refusal("refused-out")
    needed = PHASE_OF.get(move.name)
    if needed is not None and needed != war.phase:
        return Refusal(
            "refused-phase", {"needed": Text("phase-" + needed), "phase": Text("phase-" + war.phase)}, "I-039"
        )
    low, high = COUNTS.get(move.name, (0, 9))
    if not low <= len(move.args) <= high:
        return Refusal("refused-incomplete")
    if war.phase in ("raid", "trade") and war.turn != seat and menu is None:
        return Refusal("refused-turn", {"player": seat_name(war.turn)}, "I-084" if war.phase == "raid" else "I-099a")
    if war.phase == "battle":
        return refuse_battle(war, seat, move, menu)
    if war.phase == "raid" and move.name == "raid":
        return check_raid(war, seat, move) or Refusal("refused-not-now")
    if war.phase == "raid" and move.name == "add" and not can_add(war.players[seat]):
        return Refusal("refused-add", {}, "I-088")
    if war.phase == "sort" and move.name == "swap" and menu is not None:
        return check_swap(war, seat, move)
    if war.phase == "sort" and menu is None:
        return Refusal("refused-sorted", {}, "I-098")
    return Refusal("refused-not-now")


def refuse_battle(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """The reasons of the battle."""
    if war.options.battle == "ordered" and war.turn != seat and menu is None:
        return Refusal("refused-turn", {"player": seat_name(war.turn)}, "I-046")
    if move == PASS:
        return Refusal("refused-done")
    busy = busy_cards(war)
    if move.name == "attack":
        card, target = str(move.args[0]), str(move.args[1])
        for each in (card, target):
            if each not in DECK:
                return Refusal("refused-no-card", {"word": each})
        reason = check_attacking_card(war, seat, card, busy) or check_target(war, seat, card, target, busy)
        return reason or Refusal("refused-not-now")
    if move.name in ("buff", "defend", "redirect", "decline"):
        return refuse_answer(war, seat, move)
    return Refusal("refused-not-now")


def refuse_answer(war: War, seat: Seat, move: Move) -> Refusal:
    """Why a trick cannot be answered in this way."""
    trick = next((trick for trick in war.tricks if trick.number == move.args[0]), None)
    if trick is None:
        return Refusal("refused-no-trick", {"trick": str(move.args[0])})
    if trick.waits_for() != seat:
        if trick.stage == "closed":
            return Refusal("refused-trick-closed", {"trick": trick.number}, "I-046a")
        return Refusal("refused-trick-waits", {"trick": trick.number, "player": seat_name(trick.waits_for())}, "I-052")
    if trick.rival >= 0:
        return Refusal("refused-choose-first", {"trick": trick.number}, "I-068")
    if move.name == "redirect":
        if trick.turned or trick.stage != "open":
            return Refusal("refused-turned", {"trick": trick.number}, "I-066")
        same = BLACK[trick.attacking] == BLACK[trick.defending]
        if not may_turn(trick):
            return Refusal("refused-turn-value" if same else "refused-turn-colour", {}, "I-062" if same else "I-065")
    if move.name in ("buff", "defend"):
        card = str(move.args[1])
        if card not in war.players[seat].buffs:
            return Refusal("refused-no-buff", {"card": name(card) if card in DECK else card}, "I-028")
        if card in busy_cards(war):
            return Refusal("refused-busy", {"card": name(card), "trick": busy_cards(war)[card].number}, "I-047")
        if move.name == "buff" and RED[card]:
            return Refusal("refused-red-buff", {"card": name(card)}, "I-033")
        if move.name == "defend" and BLACK[card]:
            return Refusal("refused-black-buff", {"card": name(card)}, "I-031")
        return Refusal("refused-stage", {"trick": trick.number}, "I-052")
    return Refusal("refused-not-now")
