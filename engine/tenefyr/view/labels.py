"""Labels of moves and their arguments in panels and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.cards.library import hero_of, library, loot_name
from engine.tenefyr.play.game import boss_name
from engine.tenefyr.play.power import hand_power, printed_power, starting_power
from engine.tenefyr.state import BOSS, Expedition, dungeon, is_hero_in_play, open_places, top_enemy


def argument_label(state: Expedition, seat: Seat, move: Move, depth: int) -> Text:
    """Return the label of argument number ``depth`` (from 1) of a move."""
    argument = move.args[depth - 1]
    if isinstance(argument, tuple):
        cards = cast("tuple[Argument, ...]", argument)
        if not cards:
            return Text("argument-amount", {"number": 0})
        return Text("argument-cards", {"cards": [_label(state, seat, move.name, card) for card in cards]})
    return _label(state, seat, move.name, argument)


def _label(state: Expedition, seat: Seat, verb: str, argument: Argument) -> Text:
    if isinstance(argument, str):
        if verb == "take":
            return _option_label(state, argument)
        if verb == "arrange":
            return enemy_to_arrange(state, argument)
        if verb == "hero":
            return Text("argument-hero", {"hero": name(argument), "word": argument})
        if verb in ("choose", "pick") and argument in library().played:
            return choice_label(state, seat, argument)
        if argument in state.players[seat].hand:
            return hand_label(state, argument)
        return card_label(argument) if argument in library().played else name(argument)
    if verb in ("enter", "send"):
        return offered_place(state, argument)
    if verb == "give":
        return Text("argument-give", {"player": seat_name(argument)})
    return Text("argument-amount", {"number": argument}) if verb == "number" else seat_name(argument)


def _option_label(state: Expedition, word: str) -> Text:
    """Return the label of an option of the current reward."""
    here = dungeon(state, state.place)
    card = library().rewards[here.reward]
    chosen = next((option for option in card.options if option.word == word), card.options[0])
    label = chosen.offered(state, card.level)
    return Text("argument-no-effect", {"option": label}) if chosen.is_useless(state) else label


def card_label(card: str) -> Text:
    """Return the label of a card: its name, its printed power, and whether it has effects."""
    return _label_with_power(card, library().played[card].power)


def hand_label(state: Expedition, card: str) -> Text:
    """Return the label of a card in a hand, with the power it has if it is played now."""
    return _label_with_power(card, hand_power(state, card))


def choice_label(state: Expedition, seat: Seat, card: str) -> Text:
    """Return the label of a card that is offered among others: with the power it has now, and its effects in short."""
    loot, hero, power = library().played[card], hero_of(card), hand_power(state, card)
    if not loot.effects or (hero and not is_hero_in_play(state, seat, hero)) or _is_silenced(state, card):
        return Text("argument-card", {"card": name(loot_name(card)), "power": power})
    effects = [effect.in_short() for effect in loot.effects]
    return Text("argument-card-choice", {"card": name(loot_name(card)), "power": power, "effects": effects})


def _is_silenced(state: Expedition, card: str) -> bool:
    """Return whether the current enemy stops the effects of this card."""
    return state.fight is not None and library().fought[state.fight.enemy].silent and card.startswith("skill-")


def _label_with_power(card: str, power: int) -> Text:
    values = {"card": name(loot_name(card)), "power": power}
    return Text("argument-card-effect" if library().played[card].effects else "argument-card", values)


def enemy_label(state: Expedition, enemy: str) -> Text:
    """Return the label of an enemy with its power for this number of players; "" stands for a closed card."""
    if not enemy:
        return Text("argument-closed")
    return Text("argument-enemy", {"enemy": name(enemy), "power": printed_power(state, enemy)})


def enemy_to_arrange(state: Expedition, enemy: str) -> Text:
    """Return the label of an enemy to put in order: its printed power, and in short its rules, which may change it."""
    rules = [effect.in_short() for effect in library().fought[enemy].effects]
    if not rules:
        return enemy_label(state, enemy)
    values = {"enemy": name(enemy), "power": printed_power(state, enemy)}
    return Text("argument-enemy-rules", {**values, "rules": rules})


def top_label(state: Expedition, place: int) -> Text:
    """Return the label of the top enemy of a place, with the power with which it begins its next fight."""
    enemy = top_enemy(dungeon(state, place))
    if not enemy:
        return enemy_label(state, enemy)
    power = starting_power(state, place, refilled=False)
    return Text("argument-enemy", {"enemy": name(enemy), "power": power})


def place_label(state: Expedition, place: int) -> Text:
    """Return the label of a dungeon: its level, the face-up enemy, and the number of cards left."""
    if place == BOSS:
        values = {"boss": boss_name(state), "enemy": top_label(state, BOSS)}
        return Text("argument-boss", {**values, "cards": len(state.boss_deck.cards)})
    if place > len(state.dungeons):
        return Text("argument-new-dungeon")
    target = state.dungeons[place - 1]
    values = {"number": place, "level": target.level, "enemy": top_label(state, place)}
    return Text("argument-dungeon", {**values, "cards": len(target.cards)})


def offered_place(state: Expedition, place: int) -> Text:
    """Return the short label of a place that is offered: its number, its level and the face-up enemy."""
    if place == BOSS:
        return Text("advice-enter-boss", {"boss": boss_name(state), "enemy": top_label(state, BOSS)})
    if place > len(state.dungeons):
        return place_label(state, place)
    values = {"number": place, "level": state.dungeons[place - 1].level, "enemy": top_label(state, place)}
    return Text("advice-enter", values)


def nameable_items(state: Expedition, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return everything that a player can name: the cards of the hand, heroes, places."""
    hand = dict.fromkeys(state.players[seat].hand)
    labels: list[tuple[Argument, Text]] = [(card, hand_label(state, card)) for card in hand]
    labels += [(hero, name(hero)) for hero in library().heroes]
    if state.dungeons:
        labels += [(place, place_label(state, place)) for place in (*open_places(state), BOSS)]
    return labels
