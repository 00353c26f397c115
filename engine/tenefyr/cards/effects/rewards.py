"""Effects of rewards (R-115 .. R-121, R-150, R-153)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text
from engine.tenefyr.cards.effects.base import RewardEffect
from engine.tenefyr.state import BASICS, LEVELS, Expedition, is_solo, open_places

if TYPE_CHECKING:
    from engine.tenefyr.play.game import ActiveExpedition


class Remove(RewardEffect):
    """Remove one card from the player's deck, or up to a larger number (R-118a, R-142, R-150)."""

    effect: Literal["remove"] = "remove"
    cards: int = Field(ge=1, le=3)
    basics: bool = True
    """Whether only basic cards may be removed."""
    solo: int = Field(default=0, ge=0, le=6)
    """Number of cards in a solo game, where the deck has twice the basic cards; 0 for no difference."""

    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> Flow:
        player = game.state.players[seat]
        removable = sorted(card for card in player.deck if card in BASICS or not self.basics)
        most = self._most(game.state)
        question = Text("ask-remove", {"cards": most})
        least = 1 if most == 1 and removable else 0
        cards = yield from game.ask_cards(seat, question, removable, least, min(most, len(removable)))
        for card in cards:
            player.deck.remove(card)
        game.remove(seat, cards)
        game.shuffle_deck(seat)

    def sentence(self, level: int) -> Text:
        return self._sentence(self.cards, self.solo)

    def offered(self, state: Expedition, level: int) -> Text:
        return self._sentence(self._most(state), 0)

    def _sentence(self, cards: int, solo: int) -> Text:
        return Text("reward-remove", {"cards": cards, "basics": "yes" if self.basics else "no", "solo": solo})

    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        return 0.75 * min(self._most(game.state), game.state.players[seat].deck.count("basic-0"))

    def _most(self, state: Expedition) -> int:
        return self.solo if self.solo and is_solo(state) else self.cards


class Give(RewardEffect):
    """Give a card of the player's deck to another player (R-119, R-150)."""

    effect: Literal["give"] = "give"

    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> Flow:
        player = game.state.players[seat]
        others = game.others(seat)
        if not others or not player.deck:
            return
        (card,) = yield from game.ask_cards(seat, Text("ask-give"), sorted(player.deck), 1, 1)
        receiver = yield from game.ask_receiver(seat, card, others)
        player.deck.remove(card)
        game.state.players[receiver].deck.append(card)
        game.announce_gift(seat, receiver, card)
        game.shuffle_deck(seat)
        if receiver != seat:
            game.shuffle_deck(receiver)

    def sentence(self, level: int) -> Text:
        return Text("reward-give")

    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        return 0.3

    def depends_on_order(self, game: ActiveExpedition, level: int, waiting: Mapping[Seat, RewardEffect]) -> bool:
        """Return whether a player can give a card while another player's choice is still waiting."""
        givers = [seat for seat, option in waiting.items() if option is self]
        return len(waiting) > 1 and any(game.state.players[seat].deck for seat in givers)


class Take(RewardEffect):
    """Take a card of the reserve into the player's deck (R-152)."""

    effect: Literal["take"] = "take"
    above: int = Field(default=0, ge=0, le=1)
    """Difference between the level of the card and the level of the reward."""

    single: ClassVar[bool] = True

    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> None:
        game.take_from_reserve(seat, self._level(level), into="deck")
        game.shuffle_deck(seat)

    def sentence(self, level: int) -> Text:
        return Text("reward-take", {"level": self._level(level)})

    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        return 0.6 + 0.65 * (level + self.above)

    def depends_on_order(self, game: ActiveExpedition, level: int, waiting: Mapping[Seat, RewardEffect]) -> bool:
        """Return whether the reserve is too small for all takers, or another player may put loot into it first."""
        wanted = self._level(level)
        source = game.reserve_source(wanted)
        takers = [seat for seat, option in waiting.items() if option is self]
        if source and len(takers) > len(game.state.reserve[source - 1]):
            return True
        levels = range(max(1, source), wanted + 1)
        return any(game.has_loot(seat, levels) for seat in waiting if seat not in takers)

    def _level(self, level: int) -> int:
        """Return the level of the card that a reward of this level gives."""
        return min(LEVELS, level + self.above)


class Scout(RewardEffect):
    """Look at all cards of a dungeon and reorder them (R-153)."""

    effect: Literal["scout"] = "scout"

    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> Flow:
        yield from game.scout()

    def sentence(self, level: int) -> Text:
        return Text("reward-scout")

    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        return 0.8


class PushBack(RewardEffect):
    """Move the boss pawn back (R-131)."""

    effect: Literal["push-back"] = "push-back"
    steps: int = Field(default=1, ge=1, le=2)

    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> None:
        game.push_back(self.steps)

    def sentence(self, level: int) -> Text:
        return Text("reward-push-back", {"steps": self.steps})

    def is_useless(self, state: Expedition) -> bool:
        """Return whether the boss attacks next in any case (R-131, R-132a)."""
        return state.attacked or not open_places(state)

    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        return 0.0 if self.is_useless(game.state) else 4.0 * self.steps


class ReadyAll(RewardEffect):
    """All draw more cards in the next fight (R-074)."""

    effect: Literal["ready-all"] = "ready-all"
    cards: int = Field(default=1, ge=1, le=2)

    def carry_out(self, game: ActiveExpedition, seat: Seat, level: int) -> None:
        game.state.cards_more += self.cards
        game.io.announce("event-all-readied", cards=self.cards)

    def sentence(self, level: int) -> Text:
        return Text("reward-ready-all", {"cards": self.cards})

    def worth(self, game: ActiveExpedition, seat: Seat, level: int) -> float:
        return 1.2 * self.cards
