"""How moves read in panels and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.cards.library import library, loot_name
from engine.tenefyr.play.game import boss_name
from engine.tenefyr.play.power import printed_power
from engine.tenefyr.state import BOSS, Expedition, dungeon, open_places, top_enemy


def argument_label(state: Expedition, seat: Seat, move: Move, depth: int) -> Text:
    """Return the argument number ``depth`` (from 1) of a move, as an option of a list."""
    argument = move.args[depth - 1]
    if isinstance(argument, tuple):
        picked = cast("tuple[Argument, ...]", argument)
        return Text("argument-cards", {"cards": [_thing(state, move.name, each) for each in picked]})
    return _thing(state, move.name, argument)


def _thing(state: Expedition, verb: str, thing: Argument) -> Text:
    if isinstance(thing, str):
        if verb == "take":
            return _option(state, thing)
        if verb == "arrange":
            return enemy_label(state, thing)
        return card_label(thing) if thing in library().played else name(thing)
    if verb in ("enter", "send"):
        return place_label(state, thing)
    return Text("argument-number", {"number": thing}) if verb == "number" else seat_name(thing)


def _option(state: Expedition, word: str) -> Text:
    """One of the options of the reward that is being taken."""
    here = dungeon(state, state.place)
    card = library().rewards[here.reward]
    option = next((each for each in card.options if each.word == word), card.options[0])
    return option.offered(state, card.level)


def card_label(card: str) -> Text:
    """Return a card of a hand: its name, its power, and whether it does anything."""
    loot = library().played[card]
    values = {"card": name(loot_name(card)), "power": loot.power}
    return Text("argument-card-effect" if loot.effects else "argument-card", values)


def enemy_label(state: Expedition, enemy: str) -> Text:
    """Return an enemy with its power for this number of players; that it is not known, for ""."""
    if not enemy:
        return Text("argument-closed")
    return Text("argument-enemy", {"enemy": name(enemy), "power": printed_power(state, enemy)})


def place_label(state: Expedition, place: int) -> Text:
    """Return a dungeon with what is known of it: level, the open enemy, and how many cards are left."""
    if place == BOSS:
        values = {"boss": boss_name(state), "enemy": enemy_label(state, top_enemy(state.boss_deck))}
        return Text("argument-boss", {**values, "cards": len(state.boss_deck.cards)})
    if place > len(state.dungeons):
        return Text("argument-new-dungeon")
    found = state.dungeons[place - 1]
    values = {"number": place, "level": found.level, "enemy": enemy_label(state, top_enemy(found))}
    return Text("argument-dungeon", {**values, "cards": len(found.cards)})


def things(state: Expedition, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return everything that can be named: the hand, heroes, places, players."""
    found: list[tuple[Argument, Text]] = [(card, card_label(card)) for card in dict.fromkeys(state.players[seat].hand)]
    found += [(hero, name(hero)) for hero in library().heroes]
    if state.dungeons:
        found += [(place, place_label(state, place)) for place in (*open_places(state), BOSS)]
    return found
