"""All cards, read once from ``data/tenefyr/cards.yaml``; only basic cards exist more than once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.content.files import ContentError, Fault, by_id, read_parts
from engine.kernel.text import Text
from engine.tenefyr.cards.effects.base import EnemyEffect
from engine.tenefyr.cards.models import BossData, EnemyData, HeroData, Loot, RewardData, StageData
from engine.tenefyr.state import BASICS, LEVELS

FOLDER = Path(__file__).resolve().parents[3] / "data" / "tenefyr"
_PARTS = {"heroes": HeroData, "enemies": EnemyData, "bosses": BossData, "rewards": RewardData}


@dataclass(slots=True, frozen=True)
class Enemy:
    """The enemy part of a card; ``level`` is 0 for a card of a boss."""

    id: str
    level: int
    power: tuple[int, int, int]
    effects: Sequence[EnemyEffect]
    basics: int
    """Modifier of the power of each basic card (R-160)."""
    cards_more: int
    """Extra cards in each draw of a draw step; negative for fewer (R-067, R-074)."""
    silent: bool
    """Whether skill cards have no effect."""
    moves: bool
    """Whether the enemy moves to another dungeon (R-155)."""


@dataclass(slots=True, frozen=True)
class Library:
    """All cards by their ids."""

    heroes: Mapping[str, HeroData]
    enemies: Mapping[str, EnemyData]
    bosses: Mapping[str, BossData]
    rewards: Mapping[str, RewardData]
    fought: Mapping[str, Enemy]
    played: Mapping[str, Loot]
    """Cards that are played from the hand: basics, skills by card id, and loot by the id of its dungeon card."""

    levels: Mapping[int, Sequence[str]]
    """The dungeon cards of each level (R-004)."""
    rewards_of: Mapping[int, Sequence[str]]
    """The rewards of each level (R-006)."""


@cache
def library() -> Library:
    """Return the cards, read and checked once.

    Raises ContentError.
    """
    return read_library(FOLDER / "cards.yaml")


def read_library(path: Path) -> Library:
    """Read and check a file of cards, without caching it.

    Raises ContentError naming every fault.
    """
    faults: list[Fault] = []
    taken: dict[str, str] = {}
    file = f"{path.parent.name}/{path.name}"
    parts = read_parts(path, file, tuple(_PARTS), faults)
    heroes = by_id(HeroData, parts["heroes"], taken, faults)
    enemies = by_id(EnemyData, parts["enemies"], taken, faults)
    bosses = by_id(BossData, parts["bosses"], taken, faults)
    rewards = by_id(RewardData, parts["rewards"], taken, faults)
    for enemy in enemies.values():
        if enemy.hero is not None and enemy.hero not in heroes:
            values = {"found": enemy.hero, "allowed": ", ".join(heroes)}
            faults.append(Fault(file, enemy.id, "hero", Text("fault-choice", values)))
    if faults:
        raise ContentError(faults)
    stages = [stage for boss in bosses.values() for stage in boss.stages]
    played = {basic: Loot(power=power) for power, basic in enumerate(BASICS)}
    played |= {skill_of(hero.id): hero.skill for hero in heroes.values()}
    played |= {enemy.id: enemy.loot for enemy in enemies.values()}
    fought = {enemy.id: _enemy(enemy, enemy.level) for enemy in enemies.values()}
    fought |= {stage.id: _enemy(stage, 0) for stage in stages}
    numbers = range(1, LEVELS + 1)
    levels = {level: tuple(enemy.id for enemy in enemies.values() if enemy.level == level) for level in numbers}
    rewards_of = {level: tuple(card.id for card in rewards.values() if card.level == level) for level in numbers}
    return Library(heroes, enemies, bosses, rewards, fought, played, levels, rewards_of)


def _enemy(data: EnemyData | StageData, level: int) -> Enemy:
    effects = tuple(data.enemy)
    basics, cards_more = sum(effect.basics() for effect in effects), sum(effect.cards_more() for effect in effects)
    silent, moves = any(effect.silent for effect in effects), any(effect.moves for effect in effects)
    return Enemy(data.id, level, data.power, effects, basics, cards_more, silent, moves)


def skill_of(hero: str) -> str:
    """Return the id of a hero's skill card (R-002)."""
    return "skill-" + hero


def hero_of(card: str) -> str:
    """Return the only hero who can use a card's effects; "" if every hero can (R-141)."""
    if card.startswith("skill-"):
        return card.removeprefix("skill-")
    data = library().enemies.get(card)
    return data.hero or "" if data is not None else ""


def loot_name(card: str) -> str:
    """Return the content item that names a card in a deck: its loot, not its enemy."""
    return "loot-" + card if card in library().enemies else card


def items() -> tuple[str, ...]:
    """Return all content items that have a name."""
    cards = library()
    return (
        *cards.heroes, *(skill_of(hero) for hero in cards.heroes), *BASICS, *cards.fought,
        *(loot_name(card) for card in cards.enemies), *cards.bosses, *cards.rewards,
    )  # fmt: skip
