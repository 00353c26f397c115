"""What effects of one kind have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from engine.content.effects import Effect
from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text
from engine.tenefyr.state import Expedition

if TYPE_CHECKING:
    from engine.tenefyr.play.game import Game
    from engine.tenefyr.play.using import Using


class EnemyEffect(Effect):
    """A special rule of an enemy; it holds in all players' turns while the enemy is fought (R-053, R-158)."""

    silent: ClassVar[bool] = False
    """Whether effects of skill cards do not happen."""
    moves: ClassVar[bool] = False
    """Whether the enemy moves to another dungeon (R-155)."""

    @abstractmethod
    def sentence(self) -> Text:
        """Return what is printed on the card."""

    def cards_more(self) -> int:
        """Return how many cards more, or fewer, every draw of a draw step is (R-067, R-074)."""
        return 0

    def basics(self) -> int:
        """Return what it changes about the power of each basic card (R-160)."""
        return 0

    def strength(self, state: Expedition) -> int:
        """Return what it adds to the enemy's own power now."""
        return 0

    def start(self, game: Game) -> None:
        """Do what happens at the start of the combat (R-145)."""

    def end(self, game: Game) -> None:
        """Do what happens at the end of the combat, when the enemy is defeated (R-147)."""

    def threat(self, players: int) -> float:
        """Return by how much power it makes the enemy harder to beat, roughly."""
        return 1


class LootEffect(Effect):
    """What a loot or skill card does at the moment it is played (R-054, R-077)."""

    @abstractmethod
    def carry_out(self, using: Using) -> Flow | None:
        """Do it, as far as possible (R-138); a flow where somebody has to be asked meanwhile."""

    @abstractmethod
    def sentence(self) -> Text:
        """Return what is printed on the card."""

    def worth(self, game: Game, seat: Seat) -> float:
        """Return how much power playing it now may bring in this fight, roughly."""
        return 0

    def depends_on_order(self, game: Game, seat: Seat) -> bool:
        """Return whether it makes a difference if the enemy's change to basic cards comes before it (R-151)."""
        return False


class RewardEffect(Effect):
    """What a reward does (R-116)."""

    single: ClassVar[bool] = False
    """Whether only one player gets it, where all choose together (R-118)."""

    @abstractmethod
    def carry_out(self, game: Game, seat: Seat, level: int) -> Flow | None:
        """Do it for a player, or for all where it concerns all; ``level`` is that of the reward."""

    @abstractmethod
    def sentence(self, level: int) -> Text:
        """Return what is printed on the card."""

    def offered(self, state: Expedition, level: int) -> Text:
        """Return what it is for those who play here: what is printed, without what holds for others."""
        return self.sentence(level)

    @abstractmethod
    def worth(self, game: Game, seat: Seat, level: int) -> float:
        """Return how good it is for this player, or for all, now."""

    def depends_on_order(self, game: Game, level: int, waiting: Mapping[Seat, RewardEffect]) -> bool:
        """Return whether it makes a difference if other choices are carried out before this one (R-151).

        ``waiting`` holds all choices that have not been carried out, this one too.
        """
        return False
