"""Reasons why a move is not allowed now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.imperator.cards import BLACK, DECK, RED
from engine.imperator.play.raid import can_add, check_raid
from engine.imperator.play.sort import check_offer, check_sort
from engine.imperator.play.tricks import check_attacking_card, check_target, may_turn, refuse_busy
from engine.imperator.state import Trick, War, busy_cards
from engine.imperator.verbs import VERBS
from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.verbs import summarize_refusals

CARD_ARGUMENTS = {
    "attack": (0, 1), "buff": (1,), "defend": (1,), "raid": (0, 2), "exchange": (0,), "sort": (0,), "offer": (0,),
}  # fmt: skip
"""The indices of arguments that are cards, by verb."""
ANSWERS = ("redirect", "decline", "defend", "buff")
NOT_NOW = Refusal("refused-not-now")


def refuse(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """Return the reason why a move is not in the seat's menu (I-039, I-040, I-052)."""
    if war.players[seat].out:
        return Refusal("refused-out")
    refusal = VERBS.refusal(move, war.phase)
    if refusal is not None:
        unasked = (
            move.name in ANSWERS and war.phase == "battle" and all(trick.waits_for() != seat for trick in war.tricks)
        )
        return Refusal("refused-nothing-to-answer", {}, "I-052") if unasked else refusal
    for index in CARD_ARGUMENTS.get(move.name, ()):
        if index < len(move.args) and move.args[index] not in DECK:
            return Refusal("refused-no-card", {"word": str(move.args[index])})
    reason = REASONS.get(war.phase)
    return (reason(war, seat, move, menu) if reason is not None else None) or NOT_NOW


def refuse_verb(war: War, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
    """Return why no move of this verb is in the seat's menu (I-039, I-043a, I-047, I-052, I-092, I-093)."""
    refusal = refuse(war, seat, Move(verb), menu)
    if refusal.key != "refused-arguments":
        return refusal
    in_turn_order = war.phase != "battle" or war.options.battle == "ordered"
    later = REASONS[war.phase](war, seat, Move(verb), menu) if menu is None and in_turn_order else None
    if later is None and verb in SUMMARIES:
        return SUMMARIES[verb](war, seat)
    return later or Refusal("refused-none-" + verb)


def _no_attack(war: War, seat: Seat) -> Refusal:
    """Sum up why no free attacker can attack any target (I-043a, I-044, I-047)."""
    busy = busy_cards(war)
    free = [card for card in war.players[seat].attackers if card not in busy]
    if not free:
        return Refusal("refused-all-busy", {}, "I-047")
    targets = [card for other, rival in enumerate(war.players) if other != seat for card in rival.attackers]
    refusals = [check_target(war, seat, card, target, busy) for card in free for target in targets]
    return summarize_refusals("attack", filter(None, refusals))


def _no_raid(war: War, seat: Seat) -> Refusal:
    """Sum up why no attacker can attack any place in the middle (I-080, I-093)."""
    cards = war.players[seat].attackers
    places = [place for place, card in enumerate(war.middle, 1) if card]
    refusals = [check_raid(war, seat, Move("raid", (card, place))) for card in cards for place in places]
    if cards and all(card in war.spent for card in cards):
        return Refusal("refused-all-spent", {}, "I-093")
    return summarize_refusals("raid", filter(None, refusals))


def _no_buff(verb: str, war: War, seat: Seat) -> Refusal:
    """Sum up why no buff can answer any waiting trick (I-026, I-027, I-031, I-033, I-052)."""
    waiting = [trick for trick in war.tricks if trick.waits_for() == seat]
    if not waiting:
        return Refusal("refused-nothing-to-answer", {}, "I-052")
    buffs = war.players[seat].buffs
    moves = [Move(verb, (trick.key, card)) for trick in waiting for card in buffs]
    return summarize_refusals(verb, filter(None, (refuse_answer(war, seat, move) for move in moves)))


def _no_redirect(war: War, seat: Seat) -> Refusal:
    """Sum up why no waiting trick can be turned around (I-062 .. I-066)."""
    waiting = [trick for trick in war.tricks if trick.waits_for() == seat]
    if not waiting:
        return Refusal("refused-nothing-to-answer", {}, "I-052")
    refusals = [refuse_answer(war, seat, Move("redirect", (trick.key,))) for trick in waiting]
    return summarize_refusals("redirect", filter(None, refusals))


SUMMARIES: dict[str, Callable[[War, Seat], Refusal]] = {
    "attack": _no_attack,
    "raid": _no_raid,
    "buff": partial(_no_buff, "buff"),
    "defend": partial(_no_buff, "defend"),
    "redirect": _no_redirect,
}
"""Functions that sum up the reasons against all moves of a verb."""


def refuse_choice(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal | None:
    return Refusal("refused-chosen", {}, "I-037") if menu is None else None


def refuse_raid(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal | None:
    """Return the refusal by a rule of the raid, None if no such rule applies (I-080, I-082, I-088, I-092, I-093)."""
    if menu is None:
        return Refusal("refused-turn", {"player": seat_name(war.turn)}, "I-084")
    if move.name == "raid":
        return check_raid(war, seat, move)
    if move.name == "add" and not can_add(war.players[seat]):
        return Refusal("refused-add", {}, "I-088")
    if move.name == "exchange" and move.args[0] not in war.players[seat].cards():
        return Refusal("refused-not-yours", {"card": name(str(move.args[0]))}, "I-089a")
    return None


def refuse_sort(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal | None:
    if menu is None:
        return Refusal("refused-sorted", {}, "I-098")
    if move.name == "offer":
        return check_offer(war, seat, move)
    return check_sort(war, seat, move) if move.name == "sort" else None


def refuse_battle(war: War, seat: Seat, move: Move, menu: Menu | None) -> Refusal | None:
    """Return the refusal by a rule of the battle, None if no such rule applies (I-041, I-043a, I-048, I-069)."""
    if war.options.battle == "ordered" and menu is None:
        return Refusal("refused-turn", {"player": seat_name(war.turn)}, "I-046")
    if move.name in ("done", "pass"):
        waiting = next((trick.number for trick in war.tricks if trick.waits_for() == seat), 0)
        if waiting:
            return Refusal("refused-answer-first", {"trick": waiting}, "I-046a")
        return Refusal("refused-done") if war.players[seat].done else None
    if move.name == "attack":
        card, target = str(move.args[0]), str(move.args[1])
        busy = busy_cards(war)
        return check_attacking_card(war, seat, card, busy) or check_target(war, seat, card, target, busy)
    if move.name in ("buff", "defend", "redirect", "decline", "choose") and move.args:
        return refuse_answer(war, seat, move)
    return None


def refuse_answer(war: War, seat: Seat, move: Move) -> Refusal | None:
    """Return why a trick cannot be answered by this move (I-026 .. I-028, I-031, I-033, I-044, I-046b, I-066).

    An action of another player that has changed the trick in the meantime is named.
    """
    key = str(move.args[0])
    trick = next((trick for trick in war.tricks if trick.key == key), None)
    if trick is None:
        return refuse_lost(war, key)
    number = trick.number
    if trick.stage == "closed":
        return Refusal("refused-trick-closed", {"trick": number}, "I-046a")
    if trick.waits_for() != seat:
        return Refusal("refused-trick-waits", {"trick": number, "player": seat_name(trick.waits_for())}, "I-052")
    if trick.rivals:
        rivals = [
            Text("card-of", {"card": name(rival.card), "player": seat_name(rival.seat)}) for rival in trick.rivals
        ]
        return Refusal("refused-choose-first", {"trick": number, "rivals": rivals}, "I-068")
    if move.name == "redirect":
        return refuse_turning(trick)
    return refuse_buff(war, seat, move, trick) if move.name in ("buff", "defend") else None


def refuse_lost(war: War, key: str) -> Refusal:
    """Return the reason for an outdated or unknown key of a trick: it was taken over, or never existed."""
    number = "".join(character for character in key if character in "0123456789")
    trick = next((trick for trick in war.tricks if str(trick.number) == number), None)
    if trick is None:
        return Refusal("refused-no-trick", {"trick": number or key})
    values = {"trick": trick.number, "player": seat_name(trick.attacker), "card": name(trick.attacking)}
    return Refusal("refused-taken-over", values, "I-067")


def refuse_turning(trick: Trick) -> Refusal | None:  # I-062 .. I-065
    if trick.stage != "open":
        return Refusal("refused-turned", {"trick": trick.number}, "I-066")
    if may_turn(trick.attacking, trick.defending):
        return None
    if BLACK[trick.attacking] == BLACK[trick.defending]:
        rule = "I-062" if BLACK[trick.attacking] else "I-063"
        return Refusal("refused-turn-value", {"card": name(trick.attacking)}, rule)
    return Refusal("refused-turn-colour", {}, "I-065")


def refuse_buff(war: War, seat: Seat, move: Move, trick: Trick) -> Refusal | None:  # I-026, I-027, I-047, I-050, I-051
    card = str(move.args[1])
    if card not in war.players[seat].buffs:
        return Refusal("refused-no-buff", {"card": name(card)}, "I-028")
    other = busy_cards(war).get(card)
    if other is not None:
        return refuse_busy(card, other)
    if move.name == "buff" and RED[card]:
        return Refusal("refused-red-buff", {"card": name(card)}, "I-033")
    if move.name == "defend" and BLACK[card]:
        return Refusal("refused-black-buff", {"card": name(card)}, "I-031")
    return Refusal("refused-stage", {"trick": trick.number}, "I-052")


REASONS: dict[str, Callable[[War, Seat, Move, Menu | None], Refusal | None]] = {
    "choice": refuse_choice,
    "battle": refuse_battle,
    "raid": refuse_raid,
    "sort": refuse_sort,
}
