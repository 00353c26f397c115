"""Reasons why a move is not allowed now."""

from __future__ import annotations

from engine.heldenkampf.cards import card, card_set
from engine.heldenkampf.state import HeldenkampfState, heroes_in_hand
from engine.heldenkampf.verbs import VERBS
from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.verbs import summarize_refusals

ACTIONS = ("attack", "forage", "eat", "call")


def refuse(state: HeldenkampfState, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """Return why a move is not in the seat's menu."""
    if state.fight is not None:
        return refuse_in_fight(state, seat, move, menu)
    if state.turn != seat:
        return Refusal("refused-turn", {"player": seat_name(state.turn)}, "H-087")
    refusal = VERBS.refusal(move, state.phase)
    if refusal is not None:
        return refusal
    if move.name == "draw":
        return Refusal("refused-stack", {}, "H-086")
    if state.phase == "discard":
        return Refusal("refused-discard-first", {}, "H-086")
    return refuse_action(state, seat, move)


def refuse_verb(state: HeldenkampfState, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
    """Return why no move of this verb is in the seat's menu (H-001, H-009, H-086 .. H-089)."""
    refusal = refuse(state, seat, Move(verb), menu)
    if refusal.key not in ("refused-arguments", "refused-choose"):
        return refusal
    side = state.sides[seat]
    heroes = heroes_in_hand(side)
    moves: list[Move] = []
    if state.fight is not None:
        return _no_card_in_fight(state, seat, verb, menu)
    if verb == "eat":
        foods = [identifier for identifier in side.hand if card(identifier).food]
        moves = [Move("eat", (food, hero)) for food in foods for hero in heroes]
        if foods and not heroes:
            return Refusal("refused-no-eater", {}, "H-089")
    elif verb == "forage":
        moves = [Move("forage", (hero, place)) for hero in heroes for place in ("forest", "market-place")]
    return summarize_refusals(verb, (refuse_action(state, seat, move) for move in moves))


def _no_card_in_fight(state: HeldenkampfState, seat: Seat, verb: str, menu: Menu | None) -> Refusal:
    """Return why no card of the hand can answer or be added; if another question is open, refer to it."""
    assert menu is not None, "a seat without a menu has been refused before"
    kinds = {"answer": ("hero", "monster"), "add": ("weapon", "armour", "shield")}.get(verb, ())
    questions = {"answer": ("ask-answer",), "add": ("ask-gear", "ask-defence-gear", "ask-castle-strike")}
    if menu.question.key not in questions.get(verb, ()):
        return Refusal("refused-choose", {"question": menu.question})
    cards = [identifier for identifier in state.sides[seat].hand if card(identifier).kind in kinds]
    refusals = (refuse_in_fight(state, seat, Move(verb, (identifier,)), menu) for identifier in cards)
    return summarize_refusals(verb, refusals)


def refuse_action(state: HeldenkampfState, seat: Seat, move: Move) -> Refusal:
    """Return why attacking, foraging, eating or calling a hero is not allowed."""
    side = state.sides[seat]
    words = [str(argument) for argument in move.args]
    for word in words:
        if word not in card_set().cards:
            return Refusal("refused-no-card", {"word": word})
    if move.name == "call":
        return Refusal("refused-has-hero" if heroes_in_hand(side) else "refused-no-hero", {}, "H-009")
    if move.name == "eat":
        return refuse_meal(state, seat, *words) if len(words) == 2 else VERBS.misfit(move)
    if move.name in ("attack", "forage"):
        fighter, place = words
        if fighter not in side.hand:
            return Refusal("refused-not-in-hand", {"card": name(fighter)}, "H-002")
        if move.name == "forage":
            if card(fighter).kind != "hero":
                return Refusal("refused-only-heroes", {"card": name(fighter)}, "H-088")
            return Refusal(
                "refused-place-empty" if place in ("forest", "market-place") else "refused-no-place",
                {"place": name(place)},
                "H-088",
            )
        if card(fighter).kind not in ("hero", "monster"):
            return Refusal("refused-no-fighter", {"card": name(fighter)}, "H-002")
        return Refusal("refused-no-battlefield", {"place": name(place)}, "H-001")
    return Refusal("refused-not-now")


def refuse_meal(state: HeldenkampfState, seat: Seat, food: str, hero: str) -> Refusal:
    """Return why eating outside a fight is not allowed."""
    hand = state.sides[seat].hand
    if food not in hand or not card(food).food:
        return Refusal("refused-no-food", {"card": name(food)}, "H-089")
    if hero not in hand or card(hero).kind != "hero":
        return Refusal("refused-hero-not-in-hand", {"card": name(hero)}, "H-089")
    return Refusal("refused-unhurt", {"card": name(hero)}, "H-089")


def refuse_in_fight(state: HeldenkampfState, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """Return why a move is not allowed during a fight."""
    fight = state.fight
    assert fight is not None
    if move.name in ACTIONS and move.name != "eat":  # H-062
        return Refusal("refused-fight-on", {}, "H-087")
    if menu is None:
        return Refusal("refused-not-asked")
    refusal = VERBS.refusal(move)
    if refusal is not None:
        return refusal
    if move.name == "break-off":
        if not fight.strikes:
            return Refusal("refused-first-strike", {}, "H-071a")
        return Refusal("refused-monster-flees", {}, "H-071")
    if move.name == "trap":
        return Refusal("refused-trap", {}, "H-057" if not state.options.trap else "H-058")
    if move.name == "eat":
        return Refusal("refused-meal-in-fight", {}, "H-062")
    if move.name == "pause":
        return Refusal("refused-pause", {}, "H-004" if fight.attacker.seat == seat else "H-011")
    if move.name in ("add", "answer") and str(move.args[0]) in card_set().cards:
        refusal = refuse_card_in_fight(state, seat, move)
        if refusal is not None:
            return refusal
    return Refusal("refused-choose", {"question": menu.question})


def refuse_card_in_fight(state: HeldenkampfState, seat: Seat, move: Move) -> Refusal | None:
    """Return why this card cannot be added or answer, None if another reason applies (H-018, H-025, H-063)."""
    fight = state.fight
    assert fight is not None
    word = str(move.args[0])
    if word not in state.sides[seat].hand:
        return Refusal("refused-not-in-hand", {"card": name(word)}, "H-018")
    if move.name == "answer":  # H-005, H-009a
        if card(word).kind == "monster" and card(fight.attacker.card).kind == "monster":
            return Refusal("refused-monsters", {}, "H-006")
        fights = card(word).kind in ("hero", "monster")
        return None if fights else Refusal("refused-no-fighter", {"card": name(word)}, "H-003")
    fighter = fight.fighter_of(seat)
    if not fighter.card:
        return None
    if not card(fighter.card).armed:
        return Refusal("refused-bare", {"fighter": name(fighter.card)}, "H-025")
    if fight.attacker.seat == seat and card(word).kind in ("armour", "shield"):
        return Refusal("refused-attacker-gear", {"card": name(word)}, "H-018")
    if fight.strikes:
        return Refusal("refused-exchange", {}, "H-063")
    return Refusal("refused-slot", {"kind": Text("kind-" + card(word).kind)}, "H-021")
