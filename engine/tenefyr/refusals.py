"""Reasons why a move is not allowed."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.cards.library import library, loot_name
from engine.tenefyr.menus import phase_of
from engine.tenefyr.state import BOSS, Expedition, is_exhausted, open_places
from engine.tenefyr.verbs import VERBS


def refuse(state: Expedition, seat: Seat, move: Move, menu: Menu | None) -> Refusal:
    """Return the reason why a move that is not in the seat's menu is not allowed."""
    at_rest = not state.agenda and phase_of(state) != "camp"
    if menu is None:
        if state.choosing:
            return Refusal("refused-hero-turn", {"player": seat_name(state.choosing[0])}, "R-011")
        if state.fight is not None:
            return Refusal("refused-turn", {"player": seat_name(state.fight.seat)}, "R-065")
        return Refusal("refused-no-fight", {}, "R-062")
    if move.name == "redraw" and at_rest and _nothing_to_draw(state, seat):
        return Refusal("refused-redraw-empty", {}, "R-073")
    names = [entry.name for entry in (*menu.moves, *menu.patterns)]
    if move.name not in names and not _is_rest_menu(menu):
        return Refusal("refused-choose", {"question": menu.question})
    refusal = VERBS.refusal(move, phase_of(state) if at_rest and _is_rest_menu(menu) else None)
    if refusal is not None:
        return refusal
    if move.name == "hero":
        return _refuse_hero(state, move)
    if move.name in ("play", "hold-back", "play-all"):
        return _refuse_card(state, seat, move)
    if move.name in ("enter", "send"):
        return _refuse_place(state, move)
    return Refusal("refused-choose", {"question": menu.question})


def _nothing_to_draw(state: Expedition, seat: Seat) -> bool:
    """Return whether a player could redraw the hand if the deck had cards."""
    return state.fight is not None and not state.fight.kept and is_exhausted(state.players[seat])


def _is_rest_menu(menu: Menu) -> bool:
    return menu.question.key in ("ask-hero", "ask-keep", "ask-play")


def _refuse_hero(state: Expedition, move: Move) -> Refusal:
    """Return why a hero cannot be chosen: every hero exists once (R-011a)."""
    hero = str(move.args[0])
    for seat, player in enumerate(state.players):
        if hero in player.heroes:
            return Refusal("refused-hero-taken", {"hero": name(hero), "player": seat_name(seat)}, "R-011a")
    return Refusal("refused-no-hero", {"heroes": [name(known) for known in library().heroes]}, "R-011")


def _refuse_card(state: Expedition, seat: Seat, move: Move) -> Refusal:
    """Return why cards cannot be played: they must be in the hand, and all of the hand is played (R-076, R-081)."""
    hand = state.players[seat].hand
    named: tuple[str, ...] = move.args[0] if move.name == "play-all" else move.args
    for card in named:
        if card not in library().played:
            return Refusal("refused-no-card", {"word": str(card)})
        if card not in hand:
            return Refusal("refused-not-in-hand", {"card": name(loot_name(card))}, "R-081")
    if move.name == "hold-back":
        return Refusal("refused-no-order", {"card": name(loot_name(move.args[0]))}, "R-151")
    return Refusal("refused-play-all", {"count": len(hand)}, "R-076")


def _refuse_place(state: Expedition, move: Move) -> Refusal:
    """Return why a dungeon cannot be chosen, for example because it is completed (R-059a)."""
    place = int(move.args[0])
    if place == BOSS or place in open_places(state):
        return Refusal("refused-same-dungeon", {"number": place}, "R-157")
    if 0 < place <= len(state.dungeons):
        return Refusal("refused-completed", {"number": place}, "R-059a")
    return Refusal("refused-no-dungeon", {"places": [Text("place-number", {"number": n}) for n in open_places(state)]})
