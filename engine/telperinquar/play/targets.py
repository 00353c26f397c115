"""Legal targets: positions, threat zones, guards (T-088 .. T-095a, T-312)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.telperinquar.cards.kinds import AUTOMATIC, FLYING, MIST_FORM, WEAPON_CHAIN, CompiledAbility
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Card, PendingAction, Player


def double_x(game: ActiveGame, card: Card) -> int:
    """Return twice the horizontal position of a card in its row, measured from the middle; 0 for a hero.

    Rules: T-088, T-093, T-166, T-312a, T-312c, T-312e.
    """
    row = game.players[card.seat].row
    if card.id not in row:
        return 0
    return 2 * row.index(card.id) + 1 - len(row)


def reaches(game: ActiveGame, body: Card, other: Card) -> bool:
    """Return whether two cards are in each other's threat zone; a hero's contains the hero's whole row (T-312)."""
    if body.seat == other.seat:
        if game.is_hero(body) or game.is_hero(other):
            return body.id != other.id  # T-312d
        row = game.players[body.seat].row
        return abs(row.index(body.id) - row.index(other.id)) == 1  # T-312b
    if game.are_allied(body.seat, other.seat):
        return game.is_hero(body) and game.is_hero(other)  # T-239, T-240
    return abs(double_x(game, body) - double_x(game, other)) <= 2  # T-312c, T-312e


Front: TypeAlias = tuple[list[tuple[int, int, int]], Card]
"""An enemy's side as an attacker sees it: face-up creatures as (id, twice its x, keywords), and the hero."""


def fronts(game: ActiveGame, seat: int) -> list[Front]:
    """Return what stands on the sides of all enemies, in turn order after this seat (T-090, T-093, T-093a, T-218)."""
    cards = game.cards
    enemy_fronts: list[Front] = []
    for enemy in game.enemies(seat):
        creatures: list[tuple[int, int, int]] = []
        place = -1 - len(enemy.row)
        for card_id in enemy.row:
            place += 2
            card = cards[card_id]
            if not card.face_down and not card.dead:  # T-218
                creatures.append((card_id, place, card.keywords))
        enemy_fronts.append((creatures, cards[enemy.hero]))
    return enemy_fronts


def attack_targets(
    game: ActiveGame, body: Card, reach: str, sides: list[Front] | None = None, x: int | None = None
) -> list[int]:
    """Return all targets of an attack by this body: by enemy, each row from the left, then the hero.

    ``sides`` (of all enemies) and ``x`` (twice the body's own position) may be given if known already.

    Rules: T-089, T-090, T-094, T-166, T-219, T-312.
    """
    if sides is None:
        sides = fronts(game, body.seat)
    if reach == "ranged":
        return _ranged_targets(sides)
    targets: list[int] = []
    flies = body.keywords & FLYING
    if x is None:
        x = double_x(game, body)
    for creatures, hero in sides:
        guarded = hero.face_down or (hero.keywords & FLYING and not flies)  # T-212, T-218
        for card, place, keywords in creatures:
            if -2 <= place - x <= 2 and (flies or not keywords & FLYING):  # T-088, T-212
                targets.append(card)
                guarded = True  # T-093, T-095, T-095a
        if not guarded:
            targets.append(hero.id)
    return targets


def _ranged_targets(sides: list[Front]) -> list[int]:
    """Return all targets of a ranged attack."""
    targets: list[int] = []
    for creatures, hero in sides:
        for card, _, keywords in creatures:
            if not keywords & MIST_FORM:  # T-219
                targets.append(card)
        if not creatures and not hero.keywords & MIST_FORM and not hero.face_down:  # T-093, T-094, T-218
            targets.append(hero.id)
    return targets


def ability_targets(
    game: ActiveGame,
    seat: int,
    card: Card,
    use: CompiledAbility,
    against: PendingAction | None = None,
    sides: list[Front] | None = None,
) -> Sequence[int]:
    """Return the legal targets of an ability; (0,) if nothing is chosen, empty if it cannot be used.

    ``against`` is the action that the ability reacts to.

    Rules: T-032, T-090, T-110, T-192, T-217, T-220, T-236, T-238, T-292, T-302.
    """
    if use.needs_attack and (against is None or not against.range):
        return ()
    if use.target in AUTOMATIC:
        return _automatic(game, card, use, against)
    if use.target.endswith("equipment"):
        return () if use.changes_target else _pieces(game, seat, use)
    body = game.body(card)
    if use.attack is not None:
        if body.face_down:  # T-218
            return ()
        allowed = attack_targets(game, body, use.range, sides)
        words = TARGET_WORDS[use.target]
        return [
            card_id for card_id in allowed if words[1] and (words[2] if game.is_hero(game.cards[card_id]) else words[3])
        ]
    targets = candidates(game, seat, use.target, face_down=use.face_down)
    if use.plain:
        return targets
    return [card_id for card_id in targets if _fits(game, seat, body, game.cards[card_id], use)]


def _automatic(
    game: ActiveGame, card: Card, use: CompiledAbility, against: PendingAction | None
) -> Sequence[int]:  # T-110, T-212, T-318
    if use.target == "attacker" and against is not None:
        attacker = game.cards.get(against.source)
        if attacker is None or flies_out_of_reach(game, game.body(card), attacker, use):
            return ()
    if use.target == "attacked" and against is not None and against.target not in game.cards:
        return ()
    if use.target == "none" and use.attack is not None:
        return ()
    if use.target == "this" and use.changes_target and game.kind(card).type not in ("creature", "hero"):
        return ()  # only creatures and heroes can be attacked
    return (0,)


TARGET_WORDS: dict[str, tuple[bool, bool, bool, bool]] = {
    "creature": (True, True, False, True),
    "own-creature": (True, False, False, True),
    "enemy-creature": (False, True, False, True),
    "hero": (True, True, True, False),
    "own-hero": (True, False, True, False),
    "enemy-hero": (False, True, True, False),
    "any": (True, True, True, True),
    "own": (True, False, True, True),
    "enemy": (False, True, True, True),
}
"""Target word -> the user's own side, other sides, heroes, creatures."""


def candidates(game: ActiveGame, seat: int, word: str, face_down: bool = False) -> list[int]:
    """Return the heroes and creatures that a target word allows; face-down cards only if asked for.

    Rules: T-032, T-218, T-236 .. T-238, T-302.
    """
    own, enemy, heroes, creatures = TARGET_WORDS[word]
    cards = game.cards
    targets: list[int] = []
    sides = [game.players[seat]] if own else []
    if enemy:
        sides += game.others(seat) if own else game.enemies(seat)  # T-236
    for player in sides:
        if creatures:
            for card_id in player.row:
                card = cards[card_id]
                if card.face_down == face_down and not card.dead:
                    targets.append(card_id)
        if heroes and not face_down and (player.seat == seat or not cards[player.hero].face_down):
            targets.append(player.hero)
    return targets


def _fits(game: ActiveGame, seat: int, body: Card, card: Card, use: CompiledAbility) -> bool:
    """Return whether the effects of an ability make sense on this card and its range is long enough.

    Rules: T-212, T-217, T-218, T-275, T-032, T-056, T-302, T-303.
    """
    if use.range == "melee" and (
        not is_in_threat_zone(game, body, card) or flies_out_of_reach(game, body, card, use)
    ):  # T-088
        return False
    if game.is_hero(card):
        return not use.moves_cards
    return not use.own_only or card.seat == seat


def is_in_threat_zone(game: ActiveGame, body: Card, card: Card) -> bool:
    """Return whether a card is in the threat zone of a body.

    An enemy hero is in it if they may be attacked in melee (T-312f).
    """
    if game.is_hero(card) and not game.are_allied(card.seat, body.seat):
        return card.id in attack_targets(game, body, "melee")
    return reaches(game, body, card)


def flies_out_of_reach(game: ActiveGame, body: Card, card: Card, use: CompiledAbility) -> bool:
    """Return whether a card flies out of reach of an ability's melee effect; help still reaches it.

    Rules: T-146, T-212, T-236.
    """
    if use.range != "melee" or not card.keywords & FLYING or body.keywords & FLYING:
        return False
    return use.harmful or not (use.helpful or game.are_allied(body.seat, card.seat))


def _pieces(game: ActiveGame, seat: int, use: CompiledAbility) -> list[int]:  # T-220, T-306
    players = [game.players[seat]] if use.target == "own-equipment" else game.enemies(seat)
    pieces = [card_id for player in players for card_id in player.equipment]
    if use.stopped_by_chain:
        pieces = [card_id for card_id in pieces if not is_chained(game, seat, game.cards[card_id])]
    return pieces


def is_chained(game: ActiveGame, seat: int, card: Card) -> bool:
    """Return whether a weapon chain keeps this player from removing a weapon of another one (T-220)."""
    chain = game.kind(card).keywords & WEAPON_CHAIN
    for effect in game.duel.lasting:
        if effect.target == card.id and effect.keyword == "weapon-chain":
            chain = WEAPON_CHAIN
    return bool(chain) and card.seat != seat


def area_cards(game: ActiveGame, body: Card, card: Card, use: CompiledAbility) -> list[Card]:
    """Return the cards in the area of an ability: its target, then the others from the left, the hero last.

    ``body`` acts. Cards without a threat zone of their own have that of their user (T-144 .. T-147, T-212,
    T-311).

    Rules: T-238, T-241, T-302.
    """
    if use.area == "target":
        return [card]
    target, *others = _area(game, card, use.area)
    return [target, *(other for other in others if not flies_out_of_reach(game, body, other, use))]


def _area(game: ActiveGame, card: Card, area: str) -> list[Card]:  # T-146, T-147, T-241, T-311, T-312b, T-312d
    player = game.players[card.seat]
    hero = game.cards[player.hero]
    centre = game.body(card)
    others = [game.cards[card_id] for card_id in player.row if card_id != card.id]
    if area == "threat-zone":
        others = [other for other in others if other is centre or reaches(game, centre, other)]
    if area != "side" and hero is not card:
        others.append(hero)
    in_area = [card, *others]
    return in_area + _beside(game, in_area, player) if game.duel.teams else in_area


def _beside(game: ActiveGame, in_area: list[Card], player: Player) -> list[Card]:
    """Return the partner's cards at the same places, counted from the left, and hero for hero (T-241, T-241a)."""
    partner = game.partner(player.seat)
    if partner is None:
        return []
    places = [player.row.index(other.id) for other in in_area if other.id in player.row]
    beside = [game.cards[partner.row[place]] for place in places if place < len(partner.row)]
    if any(other.id == player.hero for other in in_area):
        beside.append(game.cards[partner.hero])
    return beside
