"""Power of cards and enemies in a fight (R-051, R-078, R-151, R-158, R-160, R-163)."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.state import BASICS, Expedition, Fight, PlayedCard, dungeon


def column(expedition: Expedition) -> int:
    """Return the index of the enemy power for this number of players: 0 up to two, 1, 2 (R-051, R-163)."""
    return max(2, len(expedition.players)) - 2


def printed_power(expedition: Expedition, enemy: str) -> int:
    """Return the power printed on an enemy for this number of players."""
    return library().fought[enemy].power[column(expedition)]


def basics_change(expedition: Expedition) -> int:
    """Return the enemy's modifier of each basic card; 0 outside of a fight."""
    fight = expedition.fight
    return 0 if fight is None else library().fought[fight.enemy].basics


def card_power(card: PlayedCard, basics: int) -> int:
    """Return the power of a played card; ``basics`` is the enemy's modifier of basic cards."""
    gained = (library().played[card.card].power + card.plus) * card.factor
    return gained + basics * card.shift if card.card in BASICS else gained


def hand_power(expedition: Expedition, card: str) -> int:
    """Return the power that a card of the hand has if it is played now, without its own effects (R-151, R-160)."""
    fight = expedition.fight
    if fight is None:
        return library().played[card].power
    return card_power(PlayedCard(card, fight.turn, plus=fight.inspired), basics_change(expedition))


def doubling_gain(card: PlayedCard, basics: int, *, enemy_first: bool = False) -> int:
    """Return the power that doubling a played card adds.

    By default the order that adds most applies: the enemy's bonus counts before doubling, its penalty after doubling.
    ``enemy_first`` is the opposite order (R-151).
    """
    gained = (library().played[card.card].power + card.plus) * card.factor
    return gained + basics * card.shift if card.card in BASICS and doubles_change(basics, enemy_first) else gained


def doubles_change(basics: int, enemy_first: bool) -> bool:
    """Return whether doubling a basic card doubles the enemy's modifier too (R-151)."""
    return (basics > 0) != enemy_first


def enemy_power(expedition: Expedition) -> int:
    """Return the power of the current enemy, at least 0 (R-158, R-160)."""
    fight = expedition.fight
    assert fight is not None
    enemy = library().fought[fight.enemy]
    power = enemy.power[column(expedition)] - fight.weakened
    for effect in enemy.effects:
        power += effect.strength(expedition)
    return max(0, power)


def growth_when_drawn(expedition: Expedition, seat: Seat, count: int) -> int:
    """Return the power that the current enemy gains if a player draws this many cards (R-088a)."""
    players = list(expedition.players)
    deck = players[seat].deck
    players[seat] = replace(players[seat], deck=deck[: len(deck) - count])
    return enemy_power(replace(expedition, players=players)) - enemy_power(expedition)


def starting_power(expedition: Expedition, place: int, *, refilled: bool = True) -> int:
    """Return the power with which the top enemy of a place begins its next fight; in its fight, the power it has now.

    Unless the heroes are there, or the decks are not ``refilled``, they fight it with all cards in their decks.
    """
    enemy = dungeon(expedition, place).cards[-1]
    if not any(effect.changes_power() for effect in library().fought[enemy].effects):
        return printed_power(expedition, enemy)
    is_here = place == expedition.place
    if is_here and expedition.fight is not None:
        return enemy_power(expedition)
    imagined = replace(expedition, place=place, fight=Fight(enemy, []))
    if refilled or not is_here:
        imagined.players = [
            replace(player, deck=[*player.deck, *player.hand, *player.discard], hand=[], discard=[])
            for player in expedition.players
        ]
    return enemy_power(imagined)


def total_power(expedition: Expedition) -> int:
    """Return the power of all cards played in this fight (R-078, R-085)."""
    fight = expedition.fight
    assert fight is not None
    basics = library().fought[fight.enemy].basics
    total = fight.more
    for played in fight.played:
        total += card_power(played, basics)
    return total
