"""Menus between automatic steps: choosing a hero, and the draw and play steps of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Order, Pattern
from engine.kernel.text import Seat, Text, name
from engine.tenefyr.play.game import ActiveExpedition, counted_cards
from engine.tenefyr.play.power import basics_change, enemy_power, total_power
from engine.tenefyr.play.setup import free_heroes
from engine.tenefyr.state import BOSS, NOWHERE, Expedition, dungeon, open_places, present_seats

REDRAW = Move("redraw")


def phase_of(state: Expedition) -> str:
    """Return the phase: over, heroes, draw (the hand may still be redrawn), play, or camp (nobody has a turn)."""
    if state.ending:
        return "over"
    if state.choosing:
        return "heroes"
    if state.fight is None or state.agenda:
        return "camp"
    return "draw" if may_redraw(state) else "play"


def may_redraw(state: Expedition) -> bool:
    """Return whether the hand may be redrawn: no card is played yet, and the deck has cards (R-069 .. R-073)."""
    fight = state.fight
    return fight is not None and not fight.kept and bool(state.players[fight.seat].deck)


def menus_of(state: Expedition) -> Mapping[Seat, Menu]:
    """Return the menu of the seat that has to act; empty while an automatic step is due or the game is over."""
    if state.ending or state.agenda:
        return {}
    if state.choosing:
        moves = [Move("hero", (hero,)) for hero in free_heroes(state)]
        seat = state.choosing[0]
        chosen = len(state.players[seat].heroes)
        is_last_left = len(state.choosing) == len(moves) and state.choosing[-1] == seat
        dealt = "yes" if is_last_left else "no"
        values = {"number": chosen + 1, "count": chosen + state.choosing.count(seat), "dealt": dealt}
        return {seat: Menu(moves, Text("ask-hero", values), moves[0])}
    fight = state.fight
    assert fight is not None
    hand = state.players[fight.seat].hand
    kinds = list(dict.fromkeys(hand))
    plays = [Move("play", (card,)) for card in kinds]
    if basics_change(state):
        game = ActiveExpedition(state, ResolveContext(Dice(b""), silent=True))
        plays += [Move("hold-back", (card,)) for card in kinds if game.order_matters(fight.seat, card)]
    patterns = (Pattern("play-all", (Order(tuple(hand)),)),) if len(hand) > 1 else ()
    values = {"enemy": name(fight.enemy), "total": total_power(state), "power": enemy_power(state)}
    if may_redraw(state):
        return {fight.seat: Menu((*plays, REDRAW), Text("ask-keep", values), plays[0], patterns=patterns)}
    asked = Text("ask-play", {**values, "cards": counted_cards(hand), "count": len(hand)})
    return {fight.seat: Menu(plays, asked, plays[0], patterns=patterns)}


def coming_votes(state: Expedition) -> list[Menu]:
    """Return the votes that may end this visit to a dungeon: to go on or leave it, and where to go next."""
    if state.place in (NOWHERE, BOSS) or state.ending:
        return []
    votes: list[Menu] = []
    players = len(present_seats(state))
    left = len(dungeon(state, state.place).cards) - (state.fight is not None)
    if left > 0:
        question = Text("ask-go-on", {"cards": left, "players": players})
        votes.append(Menu((Move("go-on"), Move("withdraw")), question, Move("go-on")))
    places = [Move("enter", (place,)) for place in (*open_places(state), BOSS)]
    return [*votes, Menu(places, Text("ask-enter", {"players": players}), places[0])]
