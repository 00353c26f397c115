"""Values computed from everything in play: attributes, defences, bonuses, keywords, met requirements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.telperinquar.catalog import KEYWORDS, STATS, Kind
from engine.telperinquar.state import Card, Player

if TYPE_CHECKING:
    from engine.telperinquar.game import Game

_ATTRIBUTE = {name: index for index, name in enumerate(STATS)}


def meets(have: Sequence[int], need: Sequence[int]) -> bool:
    """Whether four attributes reach a requirement (T-061, T-062)."""
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]


def class_fits(game: Game, player: Player, kind: Kind) -> bool:
    """A card without class symbols is open to all (T-070, T-310)."""
    return not kind.classes or game.kinds[game.cards[player.hero].kind].classes[0] in kind.classes


def refresh(game: Game, player: Player) -> None:
    """Compute a player's values anew, and those of his creatures and cards.

    Passive values count only while the requirement is met (T-063a). Cards that raise attributes are taken in one after
    another, so that no card fulfils its own requirement.
    """
    cards, kinds = game.cards, game.kinds
    hero = cards[player.hero]
    hero_data = kinds[hero.kind].hero
    assert hero_data is not None
    row = hero_data.levels[player.level - 1]  # T-188
    player.max_life = row.maximum
    player.max_actions = row.actions
    player.armour = row.armour
    player.resistance = row.resistance
    player.healing = hero_data.healing
    attributes = player.attributes = [row.strength, row.reflex, row.mind, row.aura]
    hero.melee = hero.ranged = hero.keywords = 0
    lasting = game.duel.lasting
    if lasting:
        for effect in lasting:
            if effect.target == hero.id:
                if effect.keyword:
                    hero.keywords |= KEYWORDS[effect.keyword]
                elif effect.stat:
                    raise_hero(player, hero, effect.stat, effect.by)
    waiting: list[Card] = []
    for card_id in player.row + player.equipment + player.abilities:
        card = cards[card_id]
        kind = kinds[card.kind]
        if kind.passive and not card.face_down and card.bearer in (0, hero.id):
            waiting.append(card)
    counted = True
    while waiting and counted:
        counted = False
        for card in waiting:
            kind = kinds[card.kind]
            if meets(attributes, kind.requires):
                for stat, by in kind.passive:
                    raise_hero(player, hero, stat, by)
                waiting.remove(card)
                counted = True
                break
    if player.life > player.max_life:
        player.life = player.max_life
    _requirements(game, player)
    for card_id in player.row:
        _creature(game, cards[card_id])


def entered(game: Game, player: Player, card: Card) -> None:
    """A new card in play: mostly only its own values are new."""
    kind = game.kinds[card.kind]
    if kind.passive or card.bearer not in (0, player.hero):
        refresh(game, player)
        return
    card.able = meets(player.attributes, kind.requires)
    card.usable = card.able if kind.use_requires is kind.requires else meets(player.attributes, kind.use_requires)
    if kind.in_row:
        _creature(game, card)


def left(game: Game, player: Player, card: Card) -> None:
    """A card has left play: only passive values and what creatures carried are missed."""
    if game.kinds[card.kind].passive or card.bearer not in (0, player.hero):
        refresh(game, player)


def raise_hero(player: Player, hero: Card, stat: str, by: int) -> None:
    """Change one of the hero's values."""
    if stat in _ATTRIBUTE:
        player.attributes[_ATTRIBUTE[stat]] += by
    elif stat == "armour":
        player.armour += by
    elif stat == "resistance":
        player.resistance += by
    elif stat == "melee":
        hero.melee += by
    elif stat == "ranged":
        hero.ranged += by
    elif stat == "healing":
        player.healing += by
    elif stat == "actions":
        player.max_actions += by
    else:
        player.max_life += by


def _requirements(game: Game, player: Player) -> None:
    """Which cards in play still meet their requirements (T-063, T-064, T-077)."""
    cards, kinds, attributes = game.cards, game.kinds, player.attributes
    hero = player.hero
    for card_id in player.row + player.equipment + player.abilities:
        card = cards[card_id]
        kind = kinds[card.kind]
        have = attributes
        if card.bearer and card.bearer != hero:
            have = creature_attributes(game, cards[card.bearer])  # T-077
        card.able = meets(have, kind.requires)
        card.usable = card.able if kind.use_requires is kind.requires else meets(have, kind.use_requires)
        if kind.type == "weapon":
            card.melee = card.ranged = 0
            for effect in game.duel.lasting:
                if effect.target == card_id and effect.stat in ("melee", "ranged"):
                    _raise_creature(card, effect.stat, effect.by)


def creature_attributes(game: Game, card: Card) -> list[int]:
    """A creature's attributes with what changes them; they serve for success rolls and as bearer (T-077, T-308)."""
    have = list(game.kinds[card.kind].attributes)
    for effect in game.duel.lasting:
        if effect.target == card.id and effect.stat in _ATTRIBUTE:
            have[_ATTRIBUTE[effect.stat]] += effect.by
    for piece in game.carried(card):
        for stat, by in game.kinds[piece.kind].passive if piece.able else ():
            if stat in _ATTRIBUTE:
                have[_ATTRIBUTE[stat]] += by
    return have


def _creature(game: Game, card: Card) -> None:
    kind = game.kinds[card.kind]
    card.life = kind.life
    card.armour = kind.armour
    card.resistance = kind.resistance
    card.keywords = kind.keywords
    card.melee = card.ranged = 0
    for effect in game.duel.lasting:
        if effect.target == card.id:
            if effect.keyword:
                card.keywords |= KEYWORDS[effect.keyword]
            elif effect.stat:
                _raise_creature(card, effect.stat, effect.by)
    if kind.bears:
        for piece in game.carried(card):
            for stat, by in game.kinds[piece.kind].passive if piece.able else ():
                _raise_creature(card, stat, by)
    if card.lost >= card.life and kind.type == "creature":  # T-148
        game.kill(card)


def _raise_creature(card: Card, stat: str, by: int) -> None:
    if stat == "armour":
        card.armour += by
    elif stat == "resistance":
        card.resistance += by
    elif stat == "melee":
        card.melee += by
    elif stat == "ranged":
        card.ranged += by
    elif stat == "life":
        card.life += by
