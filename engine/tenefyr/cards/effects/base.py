"""Base classes of the effects of enemies, loot and rewards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from engine.content.effects import Effect
from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text
from engine.tenefyr.state import Expedition

if TYPE_CHECKING:
    from engine.tenefyr.play.card_play import CardPlay
    from engine.tenefyr.play.game import ActiveExpedition


class EnemyEffect(Effect):
    """A special rule of an enemy; it applies in every turn of the fight (R-053, R-158)."""

    silent: ClassVar[bool] = False
    """Whether skill cards have no effect."""
    moves: ClassVar[bool] = False
    """Whether the enemy moves to another dungeon (R-155)."""
    counts_discards: ClassVar[bool] = False
    """Whether the enemy's power depends on the discard piles."""

    @abstractmethod
    def sentence(self) -> Text:
        """Return the text printed on the card."""

    def in_short(self) -> Text:
        """Return what the rule does in a few words."""
        return Text("argument-effect", {"effect": self.sentence()})

    def cards_more(self) -> int:
        """Return the extra cards in each draw of a draw step; negative for fewer (R-067, R-074)."""
        return 0

    def basics(self) -> int:
        """Return the modifier of the power of each basic card (R-160)."""
        return 0

    def strength(self, state: Expedition) -> int:
        """Return the power that this rule adds to the enemy in this position."""
        return 0

    @classmethod
    def changes_power(cls) -> bool:
        """Return whether the power that this rule adds depends on the position."""
        return cls.strength is not EnemyEffect.strength

    def start(self, game: ActiveExpedition) -> None:
        """Apply the effect at the start of the combat (R-145)."""

    def end(self, game: ActiveExpedition) -> None:
        """Apply the effect at the end of the combat, when the enemy is defeated (R-147)."""

    def threat(self, players: int) -> float:
        """Estimate the power by which this rule makes the enemy harder to beat."""
        return 1


class LootEffect(Effect):
    """An effect of a loot or skill card when it is played (R-054, R-077)."""

    strengthens: ClassVar[bool] = False
    """Whether it changes the power of its own card, which is known only afterwards."""
    only_power: ClassVar[bool] = False
    """Whether it only changes powers in this fight, so that a fight that is won anyway makes it irrelevant."""

    def in_short(self) -> Text:
        """Return what the effect does in a few words."""
        return Text("argument-effect", {"effect": self.sentence()})

    @abstractmethod
    def carry_out(self, card_play: CardPlay) -> Flow | None:
        """Apply the effect as far as possible (R-138); return a flow if a player has to answer a question."""

    @abstractmethod
    def sentence(self) -> Text:
        """Return the text printed on the card."""

    def most_power(self, card_play: CardPlay) -> int:
        """Return the most power that it adds at this moment; only effects that cards must be discarded for say it."""
        return 0

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        """Estimate the power that playing the card now adds in this fight."""
        return 0

    def depends_on_order(self, game: ActiveExpedition, seat: Seat) -> bool:
        """Return whether applying the enemy's modifier of basic cards first changes the outcome (R-151)."""
        return False


class RewardEffect(Effect):
    """An option of a reward (R-116)."""

    single: ClassVar[bool] = False
    """Whether only one player receives it, if all choose together (R-118)."""

    @abstractmethod
    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> Flow | None:
        """Apply the effect for a player, or for all; ``level`` is the level of the reward."""

    @abstractmethod
    def sentence(self, level: int) -> Text:
        """Return the text printed on the card."""

    def offered(self, state: Expedition, level: int) -> Text:
        """Return the printed text, reduced to what applies to this number of players."""
        return self.sentence(level)

    def is_useless(self, state: Expedition) -> bool:
        """Return whether the effect changes nothing that matters in this position."""
        return False

    @abstractmethod
    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        """Rate the effect for this player, or for all, in this position."""

    def depends_on_order(self, game: ActiveExpedition, level: int, waiting: Mapping[Seat, RewardEffect]) -> bool:
        """Return whether carrying out other choices first changes the outcome (R-151).

        ``waiting`` holds all choices that have not been carried out, including this one.
        """
        return False
