"""The simple computer player: it rates every move of its menu and takes the best."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, TypeAlias

from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.effects.changing import Modify
from engine.telperinquar.cards.effects.healing import Heal, Restore
from engine.telperinquar.cards.kinds import CompiledAbility, Kind, Strike
from engine.telperinquar.computer.use_evaluation import MEAN, UseEvaluation
from engine.telperinquar.menus import attacks
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.combat import counter_sources, ready_weapons
from engine.telperinquar.play.costs import use_cost
from engine.telperinquar.play.damage import damage_due, defence
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.hand import play_moves
from engine.telperinquar.play.levels import class_level_of
from engine.telperinquar.play.reactions import face_up_creatures
from engine.telperinquar.play.targets import attack_targets, fronts
from engine.telperinquar.play.values import meets_requirement
from engine.telperinquar.state import Card, Player

ATTACK_STATS = ("melee", "ranged")
"""The values that only attacks use."""
Blow: TypeAlias = tuple[float, int]
"""The damage of an attack and its cost."""
WIN = 60
"""How much better an attack is rated that kills a hero, alone or with the others of this turn."""
OWN_HERO = ("none", "hero", "own-hero", "any", "own")
"""The targets of abilities that may be the user's hero."""
RESCUE, LAST_CHANCE = 45, 20
"""How much better healing, or else an attack on a hero, is rated where poison is about to kill the player's hero."""


def choose(game: ActiveGame, seat: Seat, menu: Menu, random: Random) -> Move:
    """Return the best move by a rough rating; chance decides between nearly equal moves.

    Moves rated 0 or less are worse than doing nothing (the menu's default).
    """
    question = menu.question.key
    if question == "ask-position":
        return menu.default
    player = game.players[seat]
    best, highest = menu.default, 0.0
    for move in menu.moves:
        rating = rate(game, player, move, question)
        if rating > 0:
            rating += random.random() * 0.2
        if rating > highest:
            best, highest = move, rating
    return best


def rate(game: ActiveGame, player: Player, move: Move, question: str) -> float:
    """Return how good a move seems; 0 is doing nothing, which is best once the duel is won (T-149)."""
    if question in ("ask-main", "ask-combat") and is_won(game, player):
        return 0
    match move.name:
        case "levelup":
            return 100 + (_rate_level_up(game, player, str(move.args[0])) if move.args else 0)
        case "play":
            return _rate_play(game, player, game.kinds[str(move.args[0])], str(move.args[-1]))
        case "equip":
            return _rate_equip(game, player, game.kinds[str(move.args[0])], int(move.args[1]))
        case "attack":
            return _rate_attack(game, move)
        case "attack-both":
            return _rate_attack_both(game, player, move)
        case "use":
            return _rate_use(game, player, move)
        case "counter":
            return _rate_counter(game, game.cards[int(move.args[0])])
        case "reveal":
            return 3 if question == "ask-react" or game.is_hero(game.cards[int(move.args[0])]) else 0.5
        case "intercept":
            card = game.cards[int(move.args[0])]
            return 3 if player.life <= 12 or card.life - card.lost > 8 else 0
        case "cease":
            return 0.1 if any(rate(game, player, play, question) > 0 for play in play_moves(game, player)) else 0
        case "choose":
            return 1 - _discard_worth(game, move.args[0])
        case _:
            return 0


def is_won(game: ActiveGame, player: Player) -> bool:
    """Return whether all enemies fall at the end of this turn, and nobody on this side."""
    if any(enemy.life > 0 for enemy in game.enemies(player.seat)):
        return False
    return all(other.life > 0 for other in game.players if not other.out and game.are_allied(other.seat, player.seat))


def perishes(game: ActiveGame, player: Player) -> bool:
    """Return whether effects over time kill a hero before the player can act in another turn (T-054, T-149)."""
    return bool(game.duel.lasting) and damage_due(game, player) >= player.life > 0


def rescues(game: ActiveGame, player: Player, use: CompiledAbility, cost: int = 0) -> bool:
    """Return whether an ability of a card that costs so much heals a hero enough to survive the damage that is due."""
    if use.target not in OWN_HERO or not use.helpful or not perishes(game, player):
        return False
    return cost + use.cost <= player.actions and player.life + healed(use) > damage_due(game, player)


def healed(use: CompiledAbility) -> float:
    """Return the life points that an ability restores on average."""
    heals = [MEAN + effect.bonus for effect in use.effects if isinstance(effect, Heal)]
    return sum(heals) + sum(effect.amount for effect in use.effects if isinstance(effect, Restore))


def brings_rescue(game: ActiveGame, player: Player, kind: Kind) -> bool:
    """Return whether a card of the hand can save the player's hero in this turn."""
    return any(rescues(game, player, use, kind.play) for use in kind.own_uses)


def ready_attackers(game: ActiveGame, player: Player) -> list[Card]:
    """Return the creatures and the hero's weapons that can be used now."""
    creatures = [game.cards[card] for card in player.row]
    ready = [card for card in creatures if not card.exhausted and not card.face_down and card.usable]
    return ready + ready_weapons(game, game.cards[player.hero])


def can_fell(game: ActiveGame, player: Player, hero: Card) -> bool:
    """Return whether all attacks that the player can pay kill an unguarded hero on average (T-093, T-149)."""
    enemy = game.players[hero.seat]
    if face_up_creatures(game, enemy):
        return False
    blows: list[Blow] = []
    for card in ready_attackers(game, player):
        kind = game.kind(card)
        strikes = [strike for strike in (kind.melee, kind.ranged) if strike is not None]
        damages = [_mean_damage(game, card, strike.range) - defence(game, hero, strike.kind) for strike in strikes]
        if damages:
            blows.append((max(0.0, *damages), kind.use))
    return paid_damage(blows, player.actions) >= enemy.life


def paid_damage(blows: Iterable[Blow], actions: int) -> float:
    """Return the damage of the attacks that so many actions pay for, the best ones for their cost first."""
    total = 0.0
    for damage, cost in sorted(blows, key=lambda blow: -blow[0] / max(1, blow[1])):
        if cost <= actions:
            actions, total = actions - cost, total + damage
    return total


def _discard_worth(game: ActiveGame, argument: object) -> float:
    """Return how much a card of the hand is missed after it is discarded, between 0 and 1."""
    if not isinstance(argument, str):
        return 0
    return 0.9 if argument in LEVELS else game.kinds[argument].play / 12


def _rate_level_up(game: ActiveGame, player: Player, card: str) -> float:
    """Return which of two classes should rise first.

    A new highest level gives life points and actions (T-268, T-270), and cards of a class wait in the hand for its
    attributes (T-267).
    """
    class_level = class_level_of(game, player, card)
    assert class_level is not None
    kinds = [game.kinds[key] for key in player.hand if key not in LEVELS]
    class_kinds = [kind for kind in kinds if class_level.hero.hero_class in kind.classes]
    waiting = [
        kind for kind in class_kinds if not meets_requirement(kind, player.attributes, kind.requires, player.lags)
    ]
    return len(waiting) + (2 if class_level.level >= player.best_level else 0)


# ---- playing


def _rate_play(game: ActiveGame, player: Player, kind: Kind, side: str) -> float:
    rating = 10 + 3 * kind.play + (RESCUE if brings_rescue(game, player, kind) else 0)
    if kind.in_row:
        creatures = len(player.row)
        rating += 8 - 2 * creatures
        if kind.type == "trap":
            rating -= 6
        return rating
    if kind.type == "spell":
        return rating - 2 if player.actions >= kind.play + kind.use else rating - 8
    return rating - 4 if any(game.cards[card_id].kind == kind.id for card_id in player.abilities) else rating


def _rate_equip(game: ActiveGame, player: Player, kind: Kind, bearer: int) -> float:
    rescue = RESCUE if brings_rescue(game, player, kind) else 0
    return 12 + 3 * kind.play + (4 if bearer == player.hero else 0) + rescue


# ---- fighting


def _strike(kind: Kind, reach: str) -> Strike | None:
    return kind.melee if reach == "melee" else kind.ranged


def _mean_damage(game: ActiveGame, card: Card, reach: str) -> float:
    """Return the mean damage of a card's attack before reduction."""
    kind = game.kind(card)
    if kind.hero is not None:
        return MEAN + kind.hero.unarmed + card.melee
    strike = _strike(kind, reach)
    body = game.body(card)
    more = body.melee if reach == "melee" else body.ranged
    return 0 if strike is None else MEAN + strike.bonus + more


def _reach(game: ActiveGame, card: Card, move: Move) -> str:
    kind = game.kind(card)
    args: Any = move.args
    if len(args) > 2:
        return str(args[2])
    if kind.melee is not None and kind.ranged is not None:
        near = args[1] in attack_targets(game, game.body(card), "melee")
        return "melee" if near else "ranged"
    return "ranged" if kind.melee is None else "melee"


def _rate_attack(game: ActiveGame, move: Move) -> float:
    card, target = game.cards[int(move.args[0])], game.cards[int(move.args[1])]
    reach = _reach(game, card, move)
    strike = _strike(game.kind(card), reach)
    assert strike is not None
    damage = _mean_damage(game, card, reach) - defence(game, target, strike.kind)
    return _rate_exchange(game, game.body(card), target, damage, reach)


def _rate_attack_both(game: ActiveGame, player: Player, move: Move) -> float:
    first, second, target = (game.cards[int(card_id)] for card_id in move.args)
    damage = _mean_damage(game, first, "melee") + _mean_damage(game, second, "melee") - MEAN
    return (
        _rate_exchange(game, game.cards[player.hero], target, damage - defence(game, target, "physical"), "melee") - 1
    )


def _rate_exchange(game: ActiveGame, body: Card, target: Card, damage: float, reach: str) -> float:
    """Return the gain of an attack minus the cost of the counterattack."""
    damage = max(0.0, damage)
    if game.is_hero(target):
        gain = 3 * damage + _worth_of_winning(game, game.players[body.seat], target, damage)
    else:
        remaining_life = target.life - target.lost
        kills = damage >= remaining_life or (target.injured and (damage + target.lost) * 2 > target.life)
        gain = 12 + target.life * 0.5 if kills else 1.5 * damage
    if reach == "ranged":
        return gain
    suffered = max(0.0, _mean_counter_damage(game, target) - defence(game, body, "physical"))
    if game.is_hero(body):
        life = game.players[body.seat].life
        return gain - 2.2 * suffered - (60 if suffered + 4 >= life else 0)
    return gain - (8 if suffered >= body.life - body.lost else 0.4 * suffered)


def _worth_of_winning(game: ActiveGame, player: Player, hero: Card, damage: float) -> float:
    """Return the additional worth of damage to a hero who can fall this turn, or if it is the last chance to win."""
    if damage >= game.players[hero.seat].life or can_fell(game, player, hero):
        return WIN
    return LAST_CHANCE if perishes(game, player) else 0


def _mean_counter_damage(game: ActiveGame, target: Card) -> float:
    """Return the mean damage before reduction with which a card can strike back."""
    return max((_mean_damage(game, game.cards[source], "melee") for source in counter_sources(game, target)), default=0)


def _rate_counter(game: ActiveGame, source: Card) -> float:
    """Return the worth of striking back minus that of the charge it takes (T-285)."""
    spent = game.kind(source).play / source.charges if source.charges > 0 else 0
    return max(0.5, 1 + _mean_damage(game, source, "melee") - spent)


# ---- abilities


def _rate_use(game: ActiveGame, player: Player, move: Move) -> float:
    card = game.cards[int(move.args[0])]
    use = numbered_ability(game.kind(card), int(move.args[1]))
    target = game.cards.get(int(move.args[2])) or _implied_target(game, player, card, use)
    if game.duel.pending and game.are_allied(game.duel.pending[-1].seat, player.seat) and not use.defensive:
        return 0  # no reaction against the partner
    if _serves_attacks_only(game, player, use) and not _can_attack_after(game, player, card, use):
        return 0
    friendly = game.are_allied(target.seat, player.seat)
    hero = game.is_hero(target)
    evaluation = UseEvaluation(game, player, target, use, friendly, hero)
    rating = 0.0
    for effect in use.distinct:
        rating += effect.worth(evaluation)
    if target.id == player.hero and rescues(game, player, use):
        rating += RESCUE
    if use.target in ("attacker", "attacked") or use.changes_target:
        rating += _rate_reaction(game, player, use)
    return rating - 0.5 * use.cost


def _serves_attacks_only(game: ActiveGame, player: Player, use: CompiledAbility) -> bool:
    """Return whether a use does nothing but strengthen attacks of the player's own present turn."""
    if game.duel.turn != player.seat or game.duel.pending:
        return False
    return all(
        isinstance(effect, Modify) and effect.until == "turn" and effect.stat in ATTACK_STATS and effect.by > 0
        for effect in use.effects
    )


def _can_attack_after(game: ActiveGame, player: Player, card: Card, use: CompiledAbility) -> bool:
    """Return whether another card can attack with the actions that are left after a use (T-031, T-069, T-086)."""
    if game.duel.round == 1 or game.duel.phase == "after-combat":
        return False
    left = player.actions - use_cost(game, player, card, use)
    moves: list[Move] = []
    attacks(game, player, fronts(game, player.seat), moves)
    attackers = (game.cards[int(move.args[0])] for move in moves if move.name == "attack")
    return any(attacker.id != card.id and game.kind(attacker).use <= left for attacker in attackers)


def _implied_target(game: ActiveGame, player: Player, card: Card, use: CompiledAbility) -> Card:
    """Return the card that an ability without a chosen target affects."""
    if use.target == "this":
        return card
    if use.target == "attacker" and game.duel.pending:
        return game.cards.get(game.duel.pending[-1].source, game.cards[player.hero])
    return game.cards[player.hero]


def _rate_reaction(game: ActiveGame, player: Player, use: CompiledAbility) -> float:
    """Return the worth of averting an attack, highest if it goes against the hero."""
    if not game.duel.pending:
        return 0
    return 4 if game.duel.pending[-1].target == player.hero else 2
