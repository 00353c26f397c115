"""Values computed from everything in play: attributes, defences, bonuses, keywords, met requirements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.telperinquar.cards.double_class import NO_LAGS, Lags
from engine.telperinquar.cards.kinds import ATTRIBUTES, KEYWORDS, Kind
from engine.telperinquar.state import Card, Player

if TYPE_CHECKING:
    from engine.telperinquar.play.game import ActiveGame

_ATTRIBUTE = {name: index for index, name in enumerate(ATTRIBUTES)}


def reaches_all(have: Sequence[int], need: Sequence[int]) -> bool:
    """Return whether four attributes reach a requirement (T-061, T-062, T-267)."""
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]


def meets_requirement(kind: Kind, have: Sequence[int], need: Sequence[int], lags: Lags) -> bool:
    """Return whether a bearer's attributes reach what a card requires for playing or using it (T-061a).

    For a card of a class only the attributes of that class count (T-061, T-062 .. T-064, T-266, T-267), which are lower
    by ``lags``. One class is enough for a card of several.
    """
    if lags and kind.classes:
        return any(
            reaches_all(have, lagged_requirement(need, lags[hero_class]))
            for hero_class in kind.classes
            if hero_class in lags
        )
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]


def lagged_requirement(need: Sequence[int], lag: Sequence[int]) -> list[int]:
    """Return what the better attributes must be so that the lower ones of a class meet a requirement (T-267)."""
    return [needed + lower_by if needed else 0 for needed, lower_by in zip(need, lag, strict=True)]


def has_fitting_class(game: ActiveGame, player: Player, kind: Kind) -> bool:
    """Return whether a card is open to this hero; a card without class symbols is (T-070, T-264, T-310)."""
    return not kind.classes or not game.kinds[game.cards[player.hero].kind].fitting_classes.isdisjoint(kind.classes)


def refresh(game: ActiveGame, player: Player) -> None:
    """Recompute the values of a player, their creatures and their cards (T-155, T-179, T-182 .. T-186, T-265 .. T-270).

    Passive values count only while the requirement is met (T-043, T-051, T-063a, T-064, T-187, T-188, T-201, T-277,
    T-278).
    """
    cards, kinds = game.cards, game.kinds
    hero = cards[player.hero]
    hero_kind = kinds[hero.kind]
    hero_data = hero_kind.hero
    assert hero_data is not None
    row, player.lags = hero_kind.row(player.level, player.second_level)
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
                    raise_hero_stat(player, hero, effect.stat, effect.by)
    cards_in_play = [cards[card_id] for card_id in player.row + player.equipment + player.abilities]
    if player.equipment:
        cards_in_play = [card for card in cards_in_play if card.bearer in (0, hero.id)]
    player.attributes = _requirements(game, cards_in_play, attributes, player.lags)
    for card in cards_in_play:
        kind = kinds[card.kind]
        if kind.passive and card.able and not card.face_down:
            for stat, by in kind.passive:
                if stat not in _ATTRIBUTE:
                    raise_hero_stat(player, hero, stat, by)
    if player.life > player.max_life:
        player.life = player.max_life
    for card_id in player.row:
        _creature(game, cards[card_id])


def card_entered(game: ActiveGame, player: Player, card: Card) -> None:
    """Update values for a new card in play; all values are recomputed only if it changes attributes.

    Rules: T-060 .. T-063a, T-071, T-196, T-200, T-201, T-206, T-277, T-278.
    """
    kind = game.kinds[card.kind]
    if kind.attribute_changes or card.bearer not in (0, player.hero):
        refresh(game, player)
        return
    have, lags = player.attributes, player.lags
    card.able = not kind.has_requirement or meets_requirement(kind, have, kind.requires, lags)
    card.usable = (
        card.able if kind.use_requires is kind.requires else meets_requirement(kind, have, kind.use_requires, lags)
    )
    if kind.in_row:
        _creature(game, card)
    _passive(game, player, card, 1)


def card_left(game: ActiveGame, player: Player, card: Card) -> None:
    """Update values for a card that left play, the opposite of :func:`card_entered`.

    Rules: T-063a, T-112, T-199, T-201, T-204, T-206, T-277, T-278.
    """
    if game.kinds[card.kind].attribute_changes or card.bearer not in (0, player.hero):
        refresh(game, player)
    else:
        _passive(game, player, card, -1)


def _passive(game: ActiveGame, player: Player, card: Card, sign: int) -> None:
    """Add or subtract the passive values that a card gives its hero.

    Rules: T-063a, T-112, T-155, T-199, T-201, T-204, T-206, T-277, T-278.
    """
    if card.able and not card.face_down:
        for stat, by in game.kinds[card.kind].passive:
            raise_hero_stat(player, game.cards[player.hero], stat, sign * by)
        if player.life > player.max_life:
            player.life = player.max_life


def raise_hero_stat(player: Player, hero: Card, stat: str, by: int) -> None:
    """Change one value of the hero (T-050, T-063a, T-147, T-185, T-186, T-188, T-201, T-277, T-278)."""
    if stat in _ATTRIBUTE:
        player.attributes[_ATTRIBUTE[stat]] += by
    elif stat == "healing":
        player.healing += by
    elif stat == "actions":
        player.max_actions += by
    elif stat == "life":
        player.max_life += by
    else:
        _raise_fighter(player, hero, stat, by)


def _requirements(game: ActiveGame, pieces: list[Card], base: list[int], lags: Lags = NO_LAGS) -> list[int]:
    """Mark which cards of one bearer meet their requirements; return the bearer's attributes with all cards.

    Cards that change attributes are taken in one after another; what they give does not count for themselves, and a
    card that others would bring below its requirement stays out.

    Rules: T-061 .. T-064, T-066, T-077, T-201, T-267, T-288, T-308.
    """
    if not pieces:
        return base if min(base) >= 0 else [max(0, value) for value in base]
    kinds = game.kinds
    lifting = [piece for piece in pieces if kinds[piece.kind].attribute_changes and not piece.face_down]
    counted: list[Card] = []
    attributes = base
    while lifting:
        counted = []
        attributes = list(base)
        taking = True
        while taking:
            taking = False
            for card in lifting:
                if card not in counted and meets_play_requirement(attributes, kinds[card.kind], lags):
                    counted.append(card)
                    _add_attributes(attributes, kinds[card.kind], 1)
                    taking = True
        spoiled = next((card for card in counted if not _still_met(attributes, kinds[card.kind], lags)), None)
        if spoiled is None:
            break
        lifting.remove(spoiled)
    if min(attributes) < 0:
        attributes = [max(0, value) for value in attributes]
    for card in pieces:
        kind = kinds[card.kind]
        if kind.attribute_changes and not card.face_down:
            card.able = card in counted
        else:
            card.able = not kind.has_requirement or meets_requirement(kind, attributes, kind.requires, lags)
        same = kind.use_requires is kind.requires
        card.usable = card.able if same else meets_requirement(kind, attributes, kind.use_requires, lags)
    return attributes


def meets_play_requirement(have: Sequence[int], kind: Kind, lags: Lags) -> bool:
    """Return whether attributes, which may be below 0, reach the requirement for playing a card.

    Rules: T-061, T-061a, T-063.
    """
    flies_out_of_reach = [max(0, value) for value in have]
    return meets_requirement(kind, flies_out_of_reach, kind.requires, lags)


def _add_attributes(attributes: list[int], kind: Kind, sign: int) -> None:  # T-063
    for place, by in kind.attribute_changes:
        attributes[place] += sign * by


def _still_met(attributes: list[int], kind: Kind, lags: Lags) -> bool:
    """Return whether a card meets its requirement with all cards but itself (T-063, T-064)."""
    without = list(attributes)
    _add_attributes(without, kind, -1)
    return meets_play_requirement(without, kind, lags)


def _creature(game: ActiveGame, card: Card) -> None:
    """Recompute a creature's values from lasting effects and the cards it carries.

    Rules: T-051, T-077, T-112, T-122a, T-212, T-217 .. T-219, T-221, T-226, T-288, T-308.
    """
    kind = game.kinds[card.kind]
    if kind.type != "creature":
        return
    card.life = kind.life
    card.armour = kind.armour
    card.resistance = kind.resistance
    card.keywords = kind.keywords
    card.melee = card.ranged = 0
    attributes = list(kind.attributes)
    for effect in game.duel.lasting:
        if effect.target == card.id:
            if effect.keyword:
                card.keywords |= KEYWORDS[effect.keyword]
            elif effect.stat in _ATTRIBUTE:
                attributes[_ATTRIBUTE[effect.stat]] += effect.by
            elif effect.stat:
                _raise_creature(card, effect.stat, effect.by)
    carried = game.carried(card) if kind.bears and game.players[card.seat].equipment else []
    card.attributes = _requirements(game, carried, attributes)
    for piece in carried:
        for stat, by in game.kinds[piece.kind].passive if piece.able else ():
            _raise_creature(card, stat, by)
    if card.lost >= card.life:  # T-148
        game.kill(card)


def _raise_creature(card: Card, stat: str, by: int) -> None:  # T-051, T-147, T-201, T-277, T-278, T-319
    if stat == "life":
        card.life += by
    else:
        _raise_fighter(card, card, stat, by)


def _raise_fighter(body: Player | Card, striker: Card, stat: str, by: int) -> None:
    """Change a value that heroes and creatures both have: defences of the body or bonuses of the striker.

    Rules: T-051, T-147.
    """
    if stat == "armour":
        body.armour += by
    elif stat == "resistance":
        body.resistance += by
    elif stat == "melee":
        striker.melee += by
    elif stat == "ranged":
        striker.ranged += by
