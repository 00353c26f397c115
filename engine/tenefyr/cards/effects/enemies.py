"""The special rules of enemies (R-053, R-063, R-093, R-146, R-155, R-158)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from engine.kernel.text import Text
from engine.tenefyr.cards.effects.base import EnemyEffect
from engine.tenefyr.state import Expedition, dungeon, is_exhausted, present_seats

if TYPE_CHECKING:
    from engine.tenefyr.play.game import ActiveExpedition


class ChangedDraws(EnemyEffect):
    """Everybody draws more or fewer cards (R-067, R-074)."""

    effect: Literal["draws"] = "draws"
    by: int = Field(ge=-2, le=2)

    def cards_more(self) -> int:
        return self.by

    def sentence(self) -> Text:
        return Text("enemy-draws", {"by": self.by})

    def threat(self, players: int) -> float:
        return 0


class Basics(EnemyEffect):
    """Each basic card has more or less power (R-160)."""

    effect: Literal["basics"] = "basics"
    by: int = Field(ge=-2, le=2)

    def basics(self) -> int:
        return self.by

    def sentence(self) -> Text:
        return Text("enemy-basics", {"by": self.by})

    def threat(self, players: int) -> float:
        return 0


class Ambush(EnemyEffect):
    """At the start of the combat everybody discards the top cards of their deck (R-145)."""

    effect: Literal["ambush"] = "ambush"
    cards: int = Field(ge=1, le=3)

    def start(self, game: ActiveExpedition) -> None:
        for seat in present_seats(game.state):
            game.discard_top(seat, self.cards)

    def sentence(self) -> Text:
        return Text("enemy-ambush", {"cards": self.cards})

    def threat(self, players: int) -> float:
        return 0.3 * self.cards * players


class Preys(EnemyEffect):
    """The enemy is stronger while anybody's deck is empty (R-088a)."""

    effect: Literal["preys"] = "preys"
    by: int = Field(ge=1, le=6)

    def strength(self, state: Expedition) -> int:
        return self.by if any(is_exhausted(state.players[seat]) for seat in present_seats(state)) else 0

    def sentence(self) -> Text:
        return Text("enemy-preys", {"by": self.by})

    def threat(self, players: int) -> float:
        return 0.4 * self.by


class Haunted(EnemyEffect):
    """The enemy is weaker for each Miss in the discard piles (R-158)."""

    effect: Literal["haunted"] = "haunted"
    counts_discards: ClassVar[bool] = True
    by: int = Field(default=1, ge=1, le=2)

    def strength(self, state: Expedition) -> int:
        return -self.by * sum(state.players[seat].discard.count("basic-0") for seat in present_seats(state))

    def sentence(self) -> Text:
        return Text("enemy-haunted", {"by": self.by})

    def threat(self, players: int) -> float:
        return -1.5 * self.by * players


class Grows(EnemyEffect):
    """The enemy is stronger for each hand that was redrawn in this fight."""

    effect: Literal["grows"] = "grows"
    by: int = Field(default=1, ge=1, le=3)

    def strength(self, state: Expedition) -> int:
        return self.by * (state.fight.redraws if state.fight is not None else 0)

    def sentence(self) -> Text:
        return Text("enemy-grows", {"by": self.by})

    def threat(self, players: int) -> float:
        return 0.7 * self.by * players


class Crowd(EnemyEffect):
    """The enemy is stronger for each card that lies below it."""

    effect: Literal["crowd"] = "crowd"
    by: int = Field(default=1, ge=1, le=3)

    def strength(self, state: Expedition) -> int:
        return self.by * (len(dungeon(state, state.place).cards) - 1)

    def sentence(self) -> Text:
        return Text("enemy-crowd", {"by": self.by})

    def threat(self, players: int) -> float:
        return 1.2 * self.by


class Silence(EnemyEffect):
    """Skill cards have no effect."""

    effect: Literal["silence"] = "silence"
    silent: ClassVar[bool] = True

    def sentence(self) -> Text:
        return Text("enemy-silence")

    def threat(self, players: int) -> float:
        return 0


class Hoard(EnemyEffect):
    """When the enemy is defeated, the active player also takes a card from the reserve (R-147, R-152)."""

    effect: Literal["hoard"] = "hoard"
    level: int = Field(ge=1, le=5)

    def end(self, game: ActiveExpedition) -> None:
        game.take_from_reserve(game.fight.seat, self.level, into="discard")

    def sentence(self) -> Text:
        return Text("enemy-hoard", {"level": self.level})

    def threat(self, players: int) -> float:
        return -0.5


class Moves(EnemyEffect):
    """If it survives the first turn, the enemy moves to another dungeon (R-155, R-157)."""

    effect: Literal["moves"] = "moves"
    moves: ClassVar[bool] = True

    def sentence(self) -> Text:
        return Text("enemy-moves")

    def threat(self, players: int) -> float:
        return 1.5 * (players - 1)
