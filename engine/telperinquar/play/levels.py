"""Level cards: their class, when they may be played, what they raise."""

from __future__ import annotations

from typing import NamedTuple

from engine.telperinquar.cards.catalog import LEVEL, LEVEL_OF
from engine.telperinquar.cards.models import Hero
from engine.telperinquar.cards.words import CLASS_WORDS
from engine.telperinquar.play import values
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Player

HIGHEST = 10  # T-007, T-273


class ClassLevel(NamedTuple):
    """A hero card of a player, the kind of its level cards, and the level reached with them."""

    hero: Hero
    card: str
    level: int


def class_levels(game: ActiveGame, player: Player) -> list[ClassLevel]:
    """Return the class and level of each hero card: two classes have separate levels (T-034, T-035, T-261, T-265)."""
    heroes = game.kind(game.hero(player)).heroes
    if len(heroes) == 1:
        return [ClassLevel(heroes[0], LEVEL, player.level)]
    levels = (player.level, player.second_level)
    return [ClassLevel(hero, LEVEL_OF[hero.hero_class], level) for hero, level in zip(heroes, levels, strict=True)]


def class_level_of(game: ActiveGame, player: Player, card: str) -> ClassLevel | None:
    """Return the class that a level card would raise; None if it is not a class of this hero."""
    return next((class_level for class_level in class_levels(game, player) if class_level.card == card), None)


def is_at_highest_level(player: Player) -> bool:
    """Return whether all classes of a hero have the highest level (T-246, T-271)."""
    return player.level >= HIGHEST and (not player.second_level or player.second_level >= HIGHEST)


def next_level(game: ActiveGame, player: Player) -> tuple[int, int]:
    """Return the level that a hero of one class would reach and the life points it would have; (0, 0) for others.

    Rules: T-038, T-041.
    """
    if player.second_level or player.level >= HIGHEST:
        return 0, 0
    levels = game.kind(game.hero(player)).heroes[0].levels
    present, following = levels[player.level - 1], levels[player.level]
    most = player.max_life + following.maximum - present.maximum
    return player.level + 1, max(player.life, min(most, player.life + following.gain))


def level_up(game: ActiveGame, player: Player, card: str) -> None:
    """Play a level card; it raises its own class alone (T-035 .. T-041, T-265, T-272, T-299)."""
    risen = class_level_of(game, player, card)
    assert risen is not None
    player.hand.remove(card)
    others = [class_level.level for class_level in class_levels(game, player) if class_level.card != card]
    if risen.hero is game.kind(game.hero(player)).heroes[0]:
        player.level += 1  # T-037
    else:
        player.second_level += 1
    level = risen.level + 1
    values.refresh(game, player)
    if all(level > other for other in others):  # T-268, T-269
        raised = player.life + risen.hero.levels[level - 1].gain  # T-038
        player.life = max(player.life, min(player.max_life, raised))  # T-041
    details = {"who": SEATS[player.seat], "level": level, "life": player.life, "maximum": player.max_life}
    if others:
        game.io.announce("event-level-of-class", **details, hero_class=CLASS_WORDS[risen.hero.hero_class])
    else:
        game.io.announce("event-level", **details)
