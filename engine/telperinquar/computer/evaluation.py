"""Evaluation of a position; its weights are fitted to the results of many computer games."""

from __future__ import annotations

from math import exp

from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Player

LIFE = 0.041
IN_DANGER, DANGER = 16, 0.06
LEVEL = 0.26
LEVEL_CARD = 0.34
CARD = 0.06
DEFENCE = 0.08
CREATURE, CREATURE_PLAY, CREATURE_LIFE = -0.1, 0.1, 0.033
INJURED = 0.8
UNGUARDED = 0.14
TRAP = 0.05
PIECE_PLAY = 0.1
SPELL_PLAY, TALENT_PLAY = 0.12, 0.17
DYING = 6.0


def evaluate(game: ActiveGame, seat: int) -> float:
    """Return the rough chance that a seat wins, between 0 and 1."""
    duel = game.duel
    if duel.over:
        return (1.0 if seat in duel.winners else 0.0) if duel.winners else 0.5
    own_worth = enemy_worth = 0.0
    enemies = 0
    for player in game.players:
        if game.are_allied(player.seat, seat):
            own_worth += worth(game, player)
        else:
            enemy_worth += worth(game, player)
            enemies += 1
    return 1 / (1 + exp(enemy_worth / enemies - own_worth))


def worth(game: ActiveGame, player: Player) -> float:
    """Return what a player has, in log-odds of winning."""
    if player.out:
        return -DYING
    cards, kinds = game.cards, game.kinds
    total = LIFE * player.life + LEVEL * (player.level + player.second_level) + CARD * len(player.hand)
    total += LEVEL_CARD * sum(key in LEVELS for key in player.hand) + DEFENCE * (player.armour + player.resistance)
    if player.life < IN_DANGER:
        total -= DANGER * (IN_DANGER - player.life)
    if player.life <= 0:
        total -= DYING
    guarded = False
    for card_id in player.row:
        card = cards[card_id]
        kind = kinds[card.kind]
        if kind.type == "trap":
            total += TRAP
            continue
        total += (CREATURE + CREATURE_PLAY * kind.play + CREATURE_LIFE * card.life) * (INJURED if card.injured else 1)
        guarded = guarded or not card.face_down
    if not guarded:
        total -= UNGUARDED
    for card_id in player.equipment:
        total += PIECE_PLAY * kinds[cards[card_id].kind].play
    for card_id in player.abilities:
        kind = kinds[cards[card_id].kind]
        total += (SPELL_PLAY if kind.type == "spell" else TALENT_PLAY) * kind.play
    return total
