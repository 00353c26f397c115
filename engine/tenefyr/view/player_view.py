"""What a reader may know: everything but the order of decks, closed enemies and the reserve (R-020, R-042, R-044)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Figure, View
from engine.tenefyr.cards.library import library, loot_name
from engine.tenefyr.play.game import boss_name, place_name
from engine.tenefyr.play.power import basics_change, card_power, enemy_power, printed_power, total_power
from engine.tenefyr.state import BOSS, NOWHERE, Dungeon, Expedition, Fight, exhausted, top_enemy
from engine.tenefyr.view.items import enemy_lines, loot_lines
from engine.tenefyr.view.labels import card_label, enemy_label


def headline(state: Expedition) -> Text:
    """Return where the expedition is."""
    if state.ending:
        return Text("headline-over", {"ending": state.ending})
    if state.choosing:
        return Text("headline-heroes", {"player": seat_name(state.choosing[0])})
    if state.fight is not None:
        values = {"enemy": name(state.fight.enemy), "player": seat_name(state.fight.seat)}
        return Text("headline-fight", values)
    if state.place == NOWHERE:
        return Text("headline-camp", {"left": state.skull - state.pawn})
    return Text("headline-place", {"place": place_name(state, state.place)})


def build_view(state: Expedition, seat: Seat | None) -> View:
    """Return the board for everybody, and the own hand beside it; hands lie open too (R-044)."""
    board: dict[str, Any] = {
        "headline": headline(state),
        "players": [_player(state, each) for each in range(len(state.players))],
        "dungeons": [_dungeon(state, number, each) for number, each in enumerate(state.dungeons, start=1)],
        "boss": _boss(state),
        "track": {"pawn": state.pawn, "skull": state.skull, "attacked": state.attacked},
        "place": state.place,
        "token": seat_name(state.token),
        "fight": _fight(state, state.fight) if state.fight is not None else None,
        "reserve": [len(stack) for stack in state.reserve],
        "removed": [_card(card) for card in state.removed],
        "left_out": len(state.unused),
        "quick": state.options.quick,
    }
    figures = _figures(state)
    if seat is None:
        return View("tenefyr", None, board["headline"], board, figures, {}, [])
    hand = state.players[seat].hand
    private = {"hand": [_card(card) for card in hand]}
    return View("tenefyr", seat, board["headline"], board, figures, private, [card_label(card) for card in hand])


def _card(card: str) -> dict[str, Any]:
    loot = library().played[card]
    return {
        "card": loot_name(card),
        "name": name(loot_name(card)),
        "power": loot.power,
        "effect": bool(loot.effects),
        "lines": loot_lines(card),
    }


def _player(state: Expedition, seat: Seat) -> dict[str, Any]:
    """What everybody sees of a player: counts of the deck, its top cards where they are known, and open cards."""
    player = state.players[seat]
    return {
        "seat": seat,
        "name": seat_name(seat),
        "heroes": [{"hero": hero, "name": name(hero)} for hero in player.heroes],
        "deck": len(player.deck),
        "top": [_card(card) for card in reversed(player.deck[len(player.deck) - player.known :])],
        "exhausted": exhausted(player),
        "hand": [_card(card) for card in player.hand],
        "discard": [_card(card) for card in player.discard],
        "inspired": player.inspired,
        "more_cards": player.more_cards,
        "left": seat in state.left,
    }


def _enemy(state: Expedition, enemy: str) -> dict[str, Any]:
    return {"card": enemy, "name": name(enemy), "power": printed_power(state, enemy), "lines": enemy_lines(enemy)}


def _dungeon(state: Expedition, number: int, found: Dungeon) -> dict[str, Any]:
    """Open enemies, the top one first, and how many lie closed below them."""
    shown = list(reversed(found.cards)) if found.seen else list(reversed(found.cards[len(found.cards) - found.open :]))
    return {
        "number": number,
        "level": found.level,
        "enemies": [_enemy(state, enemy) for enemy in shown],
        "closed": len(found.cards) - len(shown),
        "reward": {"reward": found.reward, "name": name(found.reward)} if found.reward else None,
        "completed": not found.cards,
    }


def _boss(state: Expedition) -> dict[str, Any]:
    return {**_dungeon(state, BOSS, state.boss_deck), "boss": state.boss, "name": boss_name(state)}


def _fight(state: Expedition, fight: Fight) -> dict[str, Any]:
    basics = basics_change(state)
    played = [
        {**_card(each.card), "seat": fight.order[each.turn], "counts": card_power(each, basics)}
        for each in fight.played
    ]
    return {
        "enemy": _enemy(state, fight.enemy),
        "power": enemy_power(state),
        "total": total_power(state),
        "order": list(fight.order),
        "turn": fight.turn,
        "played": played,
    }


# ---- the same in words


def _figures(state: Expedition) -> list[Figure]:
    figures = [_player_figure(state, seat) for seat in range(len(state.players))]
    if state.fight is not None:
        figures.insert(0, _fight_figure(state, state.fight))
    if state.dungeons:
        figures.append(Figure(Text("figure-dungeons"), _dungeon_lines(state)))
    return figures


def _fight_figure(state: Expedition, fight: Fight) -> Figure:
    values = {"enemy": name(fight.enemy), "power": enemy_power(state), "total": total_power(state)}
    lines = [Text("figure-power", values), *enemy_lines(fight.enemy)[1:]]
    return Figure(Text("figure-fight", {"place": place_name(state, state.place)}), lines)


def _player_figure(state: Expedition, seat: Seat) -> Figure:
    player = state.players[seat]
    lines = [Text("figure-cards", {"deck": len(player.deck), "discard": len(player.discard)})]
    if player.hand:
        lines.append(Text("figure-hand", {"cards": [card_label(card) for card in player.hand]}))
    if player.discard:
        lines.append(Text("figure-discard", {"cards": _counted(player.discard)}))
    if player.known:
        top = reversed(player.deck[len(player.deck) - player.known :])
        lines.append(Text("figure-top", {"cards": [card_label(card) for card in top]}))
    heroes = [name(hero) for hero in player.heroes]
    return Figure(Text("figure-player", {"player": seat_name(seat), "heroes": heroes, "count": len(heroes)}), lines)


def _counted(cards: Sequence[str]) -> list[Text]:
    counts: Mapping[str, int] = Counter(sorted(cards))
    return [Text("figure-counted", {"card": name(loot_name(card)), "count": count}) for card, count in counts.items()]


def _dungeon_lines(state: Expedition) -> list[Text]:
    lines: list[Text] = []
    for number, found in enumerate(state.dungeons, start=1):
        if found.cards:
            values = {"place": place_name(state, number), "enemy": enemy_label(state, top_enemy(found))}
            lines.append(Text("figure-dungeon", {**values, "cards": len(found.cards)}))
    if state.boss_deck.cards:
        values = {"place": place_name(state, BOSS), "enemy": enemy_label(state, top_enemy(state.boss_deck))}
        lines.append(Text("figure-dungeon", {**values, "cards": len(state.boss_deck.cards)}))
    lines.append(Text("figure-track", {"left": state.skull - state.pawn}))
    return lines
