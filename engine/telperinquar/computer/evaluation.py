"""Features of a position of Telperinquár; their weights are in ``data/telperinquar/evaluation.yaml``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from engine.kernel.game import Game
from engine.kernel.text import Seat
from engine.search.evaluation import Evaluation
from engine.telperinquar.cards.catalog import LEVELS, Catalog
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.cards.library import DATA
from engine.telperinquar.computer.policy import Blow, healed, paid_damage
from engine.telperinquar.computer.use_evaluation import MEAN
from engine.telperinquar.play.damage import damage_due, defence_against
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.reactions import face_up_creatures
from engine.telperinquar.play.turn import is_overtime
from engine.telperinquar.play.values import meets_requirement
from engine.telperinquar.state import Card, Duel, Player

EARLY = 4
"""The highest level of the early phase."""
DECKS = ("shield-wall", "night-blades", "glow-and-frost", "morning-bells")
"""The ready decks of the games to which the weights are fitted.

All have the same deck, since otherwise what is typical of a better deck would seem to be worth more than it is.
"""
MOST = 1.2
"""More damage than an enemy's life points, as a share of them, is no better than this."""


class DuelEvaluation(Evaluation[Duel]):
    """Positions are evaluated when a turn begins; hands are known, since a search deals them.

    In two against two the features of a group are the means of its members; those of a fallen one are 0.
    """

    file = DATA / "evaluation.yaml"
    phases = ("early", "late", "many")
    names = (
        "life", "root-life", "root-level", "level-cards", "next-level", "hand", "ready-hand", "hand-creatures",
        "armour-life", "resistance", "creatures", "injured", "guards", "traps", "equipment", "weapons", "best-weapon",
        "spells", "talents", "healing", "due", "damage", "guarded-damage", "kills",
    )  # fmt: skip
    seats = (2, 2, 2, 2, 3, 4)
    games = tuple({"decks": [deck] * 4, "reactions": "fast", "round_limit": 40} for deck in DECKS)

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def progress(self, state: Duel) -> int:
        """Return the number of turns before overtime: a few games go on in it for hundreds of turns."""
        return 0 if is_overtime(state) else sum(player.turns for player in state.players)

    def phase(self, state: Duel) -> str:
        if len(state.players) > 2 and not state.teams:
            return "many"
        return "early" if max(player.best_level for player in state.players) <= EARLY else "late"

    def chances(self, rules: Game[Duel], state: Duel, seats: int) -> Sequence[float]:
        """Return the chance of each seat to win; in two against two partners win together."""
        chances = super().chances(rules, state, seats)
        return [2 * chance for chance in chances] if state.teams else chances

    def features(self, state: Duel, seat: Seat) -> Sequence[float] | None:
        game = ActiveGame(state, self.catalog)
        group = [player for player in state.players if game.are_allied(player.seat, seat)]
        numbers = [_features(game, player) for player in group if not player.out]
        if not numbers:
            return None
        return numbers[0] if len(group) == 1 else [sum(column) / len(group) for column in zip(*numbers, strict=True)]


def _features(game: ActiveGame, player: Player) -> Sequence[float]:
    cards, kinds, hero = game.cards, game.kinds, game.cards[player.hero]
    hand = [kinds[key] for key in player.hand if key not in LEVELS]
    ready = [kind for kind in hand if meets_requirement(kind, player.attributes, kind.requires, player.lags)]
    row = [cards[card_id] for card_id in player.row]
    creatures = [card for card in row if kinds[card.kind].type == "creature"]
    weapons = [kind for card_id in player.equipment if (kind := kinds[cards[card_id].kind]).type == "weapon"]
    abilities = [kinds[cards[card_id].kind] for card_id in player.abilities]
    life, level_cards = max(0, player.life), len(player.hand) - len(hand)
    damage, guarded_damage, kills = _threat(game, player) if game.duel.turn == player.seat else (0.0, 0.0, False)
    return (
        player.life, sqrt(life), sqrt(player.level + player.second_level), level_cards, level_cards > 0,
        sum(kind.play for kind in hand), sum(kind.play for kind in ready), sum(kind.life for kind in ready),
        player.armour * life, player.resistance, sum(kinds[card.kind].play for card in creatures),
        sum(card.life for card in creatures if card.injured),
        sum(card.life for card in creatures if not card.face_down), len(row) - len(creatures),
        len(player.equipment), len(weapons), max((_mean_damage(kind, hero) for kind in weapons), default=0.0),
        sum(kind.play for kind in abilities if kind.type == "spell"),
        sum(kind.play for kind in abilities if kind.type != "spell"),
        _healing(game, player), damage_due(game, player) if game.duel.lasting else 0, damage, guarded_damage, kills,
    )  # fmt: skip


def _mean_damage(kind: Kind, body: Card, armour: int = 0, resistance: int = 0) -> float:
    """Return the mean damage of an attack with a creature or weapon after these defences."""
    damages = [
        MEAN
        + strike.bonus
        + (body.melee if strike.range == "melee" else body.ranged)
        - defence_against(strike.kind, armour, resistance)
        for strike in (kind.melee, kind.ranged)
        if strike is not None
    ]
    return max(0.0, *damages) if damages else 0.0


def _healing(game: ActiveGame, player: Player) -> float:
    """Return the life points that the best ability in play restores on average."""
    cards = [game.cards[card_id] for card_id in (*player.abilities, *player.equipment, *player.row)]
    usable = [game.kind(card) for card in cards if card.usable and card.charges]
    return max((healed(use) for kind in usable for use in kind.own_uses), default=0.0)


def _threat(game: ActiveGame, player: Player) -> tuple[float, float, bool]:
    """Return what the player's attacks of this turn do to a hero.

    That is the damage to one without guards; the damage, as a share of the life points, to one whose every guard takes
    the weakest attack; and whether one without guards is killed.
    """
    begins = game.duel.phase == "entry"  # the cards are ready and the actions full when it is over
    actions = player.max_actions if begins else player.actions
    best, best_share, kills = 0.0, 0.0, False
    for enemy in game.enemies(player.seat):
        guards = len(face_up_creatures(game, enemy))
        blows = sorted(_blows(game, player, enemy, begins))[guards:]
        damage, life = paid_damage(blows, actions), max(1, enemy.life)
        best_share = max(best_share, min(MOST, damage / life))
        if not guards:
            best, kills = max(best, damage), kills or damage >= life
    return best, best_share, kills


def _blows(game: ActiveGame, player: Player, enemy: Player, begins: bool) -> Iterator[Blow]:
    """Yield the mean damage and the cost of each attack on an enemy hero that does any damage."""
    armour, resistance = enemy.armour, enemy.resistance
    for card_id in (*player.row, *player.equipment, *player.abilities):
        card = game.cards[card_id]
        kind = game.kind(card)
        if not card.usable or not card.charges or (card.exhausted and not begins):
            continue
        if kind.type in ("creature", "weapon") and (damage := _mean_damage(kind, game.body(card), armour, resistance)):
            yield damage, kind.use
        for use in kind.own_uses if kind.type != "creature" else ():
            attack = use.attack
            if attack and (damage := MEAN + attack.bonus - defence_against(attack.kind, armour, resistance)) > 0:
                yield damage, use.cost
