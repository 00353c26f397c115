"""Effects of enemies, loot and rewards: fields, execution, printed text and value of each."""

from __future__ import annotations

from engine.content.effects import Vocabulary
from engine.tenefyr.cards.effects import enemies, loot, rewards
from engine.tenefyr.cards.effects.base import EnemyEffect, LootEffect, RewardEffect

ENEMY_EFFECTS: Vocabulary[EnemyEffect] = Vocabulary(
    enemies.ChangedDraws,
    enemies.Basics,
    enemies.Ambush,
    enemies.Preys,
    enemies.Haunted,
    enemies.Grows,
    enemies.Crowd,
    enemies.Silence,
    enemies.Hoard,
    enemies.Moves,
)
LOOT_EFFECTS: Vocabulary[LootEffect] = Vocabulary(
    loot.Draw,
    loot.Throw,
    loot.Double,
    loot.DoublePlayer,
    loot.PerBasic,
    loot.PerDungeon,
    loot.LastStand,
    loot.Weaken,
    loot.Recover,
    loot.Discharge,
    loot.Inspire,
    loot.Ready,
    loot.Borrow,
)
REWARD_EFFECTS: Vocabulary[RewardEffect] = Vocabulary(
    rewards.Remove,
    rewards.Give,
    rewards.Take,
    rewards.Scout,
    rewards.PushBack,
    rewards.ReadyAll,
)
