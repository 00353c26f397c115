"""View of a reader: everything except deck order, closed enemies and the reserve (R-020, R-042, R-044)."""

from __future__ import annotations

from typing import Any

from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, View
from engine.tenefyr.cards.library import library, loot_name, skill_of
from engine.tenefyr.play.game import boss_name, place_name
from engine.tenefyr.play.leaving import QUICK_TRACK
from engine.tenefyr.play.power import basics_change, card_power, enemy_power, printed_power, starting_power, total_power
from engine.tenefyr.state import (
    BOSS,
    NOWHERE,
    Dungeon,
    Expedition,
    Fight,
    dungeon,
    is_exhausted,
    open_places,
    top_enemy,
)
from engine.tenefyr.view.items import enemy_lines, look, loot_lines, reward_lines
from engine.tenefyr.view.labels import card_label, hand_label, top_label


def headline(state: Expedition) -> Text:
    """Return the phase and place of the expedition in one line."""
    if state.ending:
        return Text("headline-over", {"ending": state.ending})
    if state.choosing:
        return Text("headline-heroes", {"player": seat_name(state.choosing[0])})
    if state.fight is not None:
        values = {"enemy": name(state.fight.enemy), "power": enemy_power(state), "total": total_power(state)}
        return Text("headline-fight", {**values, "player": seat_name(state.fight.seat)})
    if state.place == NOWHERE:
        return Text("headline-camp", {"left": state.skull - state.pawn})
    return Text("headline-place", {"place": place_name(state, state.place)})


def build_view(state: Expedition, seat: Seat | None) -> View:
    """Return the board that everybody sees, with the reader's own hand; hands are open (R-044)."""
    board: dict[str, Any] = {
        "headline": headline(state),
        "players": [_player(state, player) for player in range(len(state.players))],
        "dungeons": [_dungeon(state, number, place) for number, place in enumerate(state.dungeons, start=1)],
        "boss": _boss(state),
        "heroes": [_hero(state, hero) for hero in library().heroes] if state.choosing else [],
        "choosing": state.choosing[0] if state.choosing else None,
        "track": _track(state),
        "place": state.place,
        "token": seat_name(state.token),
        "fight": _fight(state, state.fight) if state.fight is not None else None,
        "reserve": [len(stack) for stack in state.reserve],
        "removed": [_card(card) for card in state.removed],
        "left_out": len(state.unused),
        "quick": state.options.quick,
        "ending": state.ending,
    }
    figures = _figures(state)
    if seat is None:
        return View("tenefyr", None, board["headline"], board, figures, {}, [])
    hand = state.players[seat].hand
    private = {"seat": seat, "hand": [_card(card) for card in hand], "cards": list(dict.fromkeys(hand))}
    return View("tenefyr", seat, board["headline"], board, figures, private, [hand_label(state, card) for card in hand])


def _card(card: str) -> dict[str, Any]:
    loot = library().played[card]
    return {
        "card": loot_name(card),
        "name": name(loot_name(card)),
        "power": loot.power,
        "effect": bool(loot.effects),
        "lines": loot_lines(card),
        **look(card),
    }


def _hero(state: Expedition, hero: str) -> dict[str, Any]:
    """Return a hero with their skill and the seat that has chosen them (R-011, R-011a)."""
    taken = next((seat for seat, player in enumerate(state.players) if hero in player.heroes), None)
    return {"hero": hero, "name": name(hero), "skill": _card(skill_of(hero)), "seat": taken}


def _track(state: Expedition) -> dict[str, Any]:
    """Return the track of the boss pawn; in quick mode with the cards that each step gives (R-170)."""
    gives = [{"level": level, "cards": cards} for level, cards in QUICK_TRACK] if state.options.quick else []
    return {"pawn": state.pawn, "skull": state.skull, "attacked": state.attacked, "gives": gives}


def _player(state: Expedition, seat: Seat) -> dict[str, Any]:
    """Return what everybody sees of a player: the deck size, known top cards, and open cards."""
    player = state.players[seat]
    return {
        "seat": seat,
        "name": seat_name(seat),
        "heroes": [{"hero": hero, "name": name(hero)} for hero in player.heroes],
        "deck": len(player.deck),
        "top": [_card(card) for card in reversed(player.deck[len(player.deck) - player.known :])],
        "exhausted": is_exhausted(player),
        "hand": [_card(card) for card in player.hand],
        "discard": [_card(card) for card in player.discard],
        "inspired": player.inspired,
        "more_cards": player.more_cards,
        "left": seat in state.left,
    }


def _enemy(state: Expedition, enemy: str) -> dict[str, Any]:
    return {"card": enemy, "name": name(enemy), "power": printed_power(state, enemy), "lines": enemy_lines(enemy)}


def _dungeon(state: Expedition, number: int, place: Dungeon) -> dict[str, Any]:
    """Return a dungeon: its face-up enemies, the top one first, and the number of closed cards below them."""
    shown = list(reversed(place.cards)) if place.seen else list(reversed(place.cards[len(place.cards) - place.open :]))
    enemies = [_enemy(state, enemy) for enemy in shown]
    if top_enemy(place):
        enemies[0]["power"] = starting_power(state, number, refilled=False)
    return {
        "number": number,
        "level": place.level,
        "enemies": enemies,
        "closed": len(place.cards) - len(shown),
        "reward": _reward(place.reward) if place.reward else None,
        "completed": not place.cards,
    }


def _reward(reward: str) -> dict[str, Any]:
    return {"reward": reward, "name": name(reward), "lines": reward_lines(library(), reward)}


def _boss(state: Expedition) -> dict[str, Any]:
    return {**_dungeon(state, BOSS, state.boss_deck), "boss": state.boss, "name": boss_name(state)}


def _fight(state: Expedition, fight: Fight) -> dict[str, Any]:
    basics = basics_change(state)
    played = [
        {**_card(card.card), "seat": fight.order[card.turn], "turn": card.turn, "counts": card_power(card, basics)}
        for card in fight.played
    ]
    return {
        "enemy": _enemy(state, fight.enemy),
        "power": enemy_power(state),
        "total": total_power(state),
        "more": fight.more,
        "order": list(fight.order),
        "turn": fight.turn,
        "played": played,
    }


# ---- figures: the board in words


def _figures(state: Expedition) -> list[Figure]:
    """Return the figures in the order of the picture: the fight and the players first, or the places first in camp."""
    players = [_player_figure(state, seat) for seat in range(len(state.players))]
    places = [Figure(Text("figure-dungeons"), _place_lines(state))] if state.dungeons else []
    if state.fight is None:
        return [*places, *players]
    return [_fight_figure(state, state.fight), *players, *places]


def _fight_figure(state: Expedition, fight: Fight) -> Figure:
    values = {"enemy": name(fight.enemy), "power": enemy_power(state), "total": total_power(state)}
    lines = [Text("figure-power", values), *enemy_lines(fight.enemy)[1:]]
    basics = basics_change(state)
    for seat in dict.fromkeys(fight.order):
        cards = [
            Text("argument-card", {"card": name(loot_name(card.card)), "power": card_power(card, basics)})
            for card in fight.played
            if fight.order[card.turn] == seat
        ]
        if cards:
            lines.append(Text("figure-played", {"player": seat_name(seat), "cards": cards}))
    return Figure(Text("figure-fight", {"place": place_name(state, state.place)}), lines)


def _player_figure(state: Expedition, seat: Seat) -> Figure:
    player = state.players[seat]
    lines = [Text("figure-cards", {"deck": len(player.deck), "discard": len(player.discard)})]
    if seat == state.token:
        lines.append(Text("figure-token"))
    if player.hand:
        lines.append(Text("figure-hand", {"cards": [hand_label(state, card) for card in player.hand]}))
    if player.known:
        top = reversed(player.deck[len(player.deck) - player.known :])
        lines.append(Text("figure-top", {"cards": [card_label(card) for card in top]}))
    heroes = [name(hero) for hero in player.heroes]
    return Figure(Text("figure-player", {"player": seat_name(seat), "heroes": heroes, "count": len(heroes)}), lines)


def _place_lines(state: Expedition) -> list[Text]:
    """Return the lines for the track, the places with enemies left, and the completed dungeons."""
    left = state.skull - state.pawn
    lines = [Text("figure-track", {"left": left})]
    if state.options.quick and left:
        level, cards = QUICK_TRACK[state.pawn]
        lines.append(Text("figure-gives", {"level": level, "cards": cards}))
    for number in (*open_places(state), *([BOSS] if state.boss_deck.cards else [])):
        place = dungeon(state, number)
        enemy, cards, reward = top_label(state, number), len(place.cards), place.reward
        # the name of a reward contains its level, so the place need not repeat it
        where = Text("place-number", {"number": number}) if reward else place_name(state, number)
        line = Text("figure-dungeon", {"place": where, "enemy": enemy, "cards": cards})
        lines.append(Text("figure-rewarded", {"line": line, "reward": name(reward)}) if reward else line)
    completed = [number for number, place in enumerate(state.dungeons, start=1) if not place.cards]
    if completed:
        numbers = [Text("argument-number", {"number": number}) for number in completed]
        lines.append(Text("figure-completed", {"numbers": numbers, "count": len(completed)}))
    return lines
