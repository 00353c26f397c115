"""Effects of loot and skill cards when they are played (R-040, R-054, R-079)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, seat_name
from engine.tenefyr.cards.effects.base import LootEffect
from engine.tenefyr.state import BASICS, LEVELS, Expedition, is_exhausted, present_seats

if TYPE_CHECKING:
    from engine.tenefyr.play.card_play import CardPlay
    from engine.tenefyr.play.game import ActiveExpedition


class Draw(LootEffect):
    """Draw cards, which must be played as well (R-084, R-138)."""

    effect: Literal["draw"] = "draw"
    cards: int = Field(ge=1, le=4)
    may: bool = False
    """Whether the player may draw fewer."""

    def carry_out(self, card_play: CardPlay) -> Flow:
        count = self.cards
        if self.may and card_play.player.deck:
            count = yield from card_play.ask_amount("ask-draw-more", 0, min(self.cards, len(card_play.player.deck)))
        card_play.game.draw(card_play.seat, count)

    def sentence(self) -> Text:
        return Text("loot-draw-up-to" if self.may else "loot-draw", {"cards": self.cards})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return min(self.cards, len(game.state.players[seat].deck)) * game.average(seat)


class Throw(LootEffect):
    """Discard cards of the player's choice from the hand (R-080, R-081).

    No question is asked if the fight is won anyway: cards that are played go to the same pile after it (R-095).
    """

    effect: Literal["throw"] = "throw"
    cards: int = Field(ge=1, le=3)

    def carry_out(self, card_play: CardPlay) -> Flow:
        hand = card_play.player.hand
        count = min(self.cards, len(hand))
        thrown = tuple(sorted(hand, key=card_play.power_of)[:count])
        if not card_play.wins_anyway(self, -sum(map(card_play.power_of, thrown))) or card_play.counts_discards():
            thrown = yield from card_play.ask_cards("ask-throw", hand, count, count)
        for card in thrown:
            card_play.game.discard_from_hand(card_play.seat, card)

    def sentence(self) -> Text:
        return Text("loot-throw", {"cards": self.cards})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return -0.4 * self.cards


class Double(LootEffect):
    """Double another card that the player has played in this fight; of identical cards, the strongest (R-151).

    No question is asked if the fight is won with any of them.
    """

    effect: Literal["double"] = "double"
    only_power: ClassVar[bool] = True

    def carry_out(self, card_play: CardPlay) -> Flow:
        others, game, first = card_play.others_played(), card_play.game, card_play.enemy_first
        if not others:
            return
        if not card_play.wins_anyway(self, game.least_doubling(others, enemy_first=first)):
            chosen = yield from card_play.ask_card("ask-double", [played.card for played in others])
            others = [played for played in others if played.card == chosen]
        game.double_best(card_play.seat, others, enemy_first=first)

    def most_power(self, card_play: CardPlay) -> int:
        return card_play.most_doubling()

    def sentence(self) -> Text:
        return Text("loot-double")

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return 1.5

    def depends_on_order(self, game: ActiveExpedition, seat: Seat) -> bool:
        return game.changes_basics_of([seat])


class DoublePlayer(LootEffect):
    """Double the power of all cards that another player has played in this fight (R-149, R-151, R-165)."""

    effect: Literal["double-player"] = "double-player"
    only_power: ClassVar[bool] = True

    def carry_out(self, card_play: CardPlay) -> Flow:
        game, first = card_play.game, card_play.enemy_first
        others = game.others(card_play.seat)
        player: Seat | None
        if others and card_play.wins_anyway(self):
            player = max(others, key=lambda other: game.doubling_of(other, enemy_first=first))
        else:
            player = yield from card_play.ask_player("ask-double-player")
        if player is not None:
            more = max(0, game.doubling_of(player, enemy_first=first))
            game.fight.more += more
            game.io.announce("event-player-doubled", player=seat_name(player), power=more)

    def most_power(self, card_play: CardPlay) -> int:
        game, first = card_play.game, card_play.enemy_first
        return max((game.doubling_of(other, enemy_first=first) for other in game.others(card_play.seat)), default=0)

    def sentence(self) -> Text:
        return Text("loot-double-player")

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return max((game.doubling_of(other) for other in game.others(seat)), default=0)

    def depends_on_order(self, game: ActiveExpedition, seat: Seat) -> bool:
        return game.changes_basics_of(game.others(seat))


class PerBasic(LootEffect):
    """More power for each basic card that the player has already played in this fight."""

    effect: Literal["per-basic"] = "per-basic"
    only_power: ClassVar[bool] = True
    strengthens: ClassVar[bool] = True
    by: int = Field(default=1, ge=1, le=2)

    def carry_out(self, card_play: CardPlay) -> None:
        basics = sum(played.card in BASICS for played in card_play.others_played())
        card_play.strengthen(self.by * basics)

    def sentence(self) -> Text:
        return Text("loot-per-basic", {"by": self.by})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return 1.2 * self.by


class PerDungeon(LootEffect):
    """More power for each completed dungeon."""

    effect: Literal["per-dungeon"] = "per-dungeon"
    only_power: ClassVar[bool] = True
    strengthens: ClassVar[bool] = True
    by: int = Field(default=1, ge=1, le=2)

    def carry_out(self, card_play: CardPlay) -> None:
        card_play.strengthen(self.by * len(card_play.game.state.completed))

    def sentence(self) -> Text:
        return Text("loot-per-dungeon", {"by": self.by})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return self.by * len(game.state.completed)


class LastStand(LootEffect):
    """More power for a player whose deck is empty (R-088a)."""

    effect: Literal["last-stand"] = "last-stand"
    only_power: ClassVar[bool] = True
    strengthens: ClassVar[bool] = True
    by: int = Field(ge=1, le=6)

    def carry_out(self, card_play: CardPlay) -> None:
        if is_exhausted(card_play.player):
            card_play.strengthen(self.by)

    def sentence(self) -> Text:
        return Text("loot-last-stand", {"by": self.by})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return self.by if is_exhausted(game.state.players[seat]) else 0.2 * self.by


class Weaken(LootEffect):
    """Reduce the enemy's power for this fight (R-160)."""

    effect: Literal["weaken"] = "weaken"
    only_power: ClassVar[bool] = True
    by: int = Field(ge=1, le=5)

    def carry_out(self, card_play: CardPlay) -> None:
        card_play.game.fight.weakened += self.by
        card_play.game.io.announce("event-weakened", enemy=card_play.game.enemy_name(), by=self.by)

    def sentence(self) -> Text:
        return Text("loot-weaken", {"by": self.by})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return self.by


class Recover(LootEffect):
    """Put cards of the player's discard pile on top of the deck, in an order of the player's choice (R-151).

    No question is asked if the decks are shuffled next anyway.
    """

    effect: Literal["recover"] = "recover"
    cards: int = Field(ge=1, le=3)

    def carry_out(self, card_play: CardPlay) -> Flow:
        player = card_play.player
        for more in reversed(range(min(self.cards, len(player.discard)))):
            if card_play.ends_the_visit(self):
                card = max(sorted(player.discard), key=card_play.power_of)
            else:
                card = yield from card_play.ask_card("ask-recover", sorted(player.discard), more=more)
            player.discard.remove(card)
            player.deck.append(card)
            player.known += 1
            card_play.game.announce_card("event-recovered", card_play.seat, card)

    def sentence(self) -> Text:
        return Text("loot-recover", {"cards": self.cards})


class Discharge(LootEffect):
    """Remove basic cards from the player's discard pile (R-142, R-144)."""

    effect: Literal["discharge"] = "discharge"
    cards: int = Field(ge=1, le=2)

    def carry_out(self, card_play: CardPlay) -> Flow:
        player = card_play.player
        basics = [card for card in player.discard if card in BASICS]
        cards = yield from card_play.ask_cards("ask-discharge", basics, 0, min(self.cards, len(basics)))
        for card in cards:
            player.discard.remove(card)
        card_play.game.remove(card_play.seat, cards)

    def sentence(self) -> Text:
        return Text("loot-discharge", {"cards": self.cards})


class Inspire(LootEffect):
    """Each card of another player's next turn has more power (R-165)."""

    effect: Literal["inspire"] = "inspire"
    by: int = Field(ge=1, le=2)

    def carry_out(self, card_play: CardPlay) -> Flow:
        player = yield from card_play.ask_player("ask-inspire")
        if player is not None:
            card_play.game.state.players[player].inspired += self.by
            card_play.game.io.announce("event-inspired", player=seat_name(player), by=self.by)

    def sentence(self) -> Text:
        return Text("loot-inspire", {"by": self.by})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return 3.0 * self.by if game.turns_left() else 0.0


class Ready(LootEffect):
    """Another player draws more cards in their next turn (R-074, R-165)."""

    effect: Literal["ready"] = "ready"
    cards: int = Field(ge=1, le=2)

    def carry_out(self, card_play: CardPlay) -> Flow:
        player = yield from card_play.ask_player("ask-ready")
        if player is not None:
            card_play.game.state.players[player].more_cards += self.cards
            card_play.game.io.announce("event-readied", player=seat_name(player), cards=self.cards)

    def sentence(self) -> Text:
        return Text("loot-ready", {"cards": self.cards})

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return 1.0 * self.cards if game.turns_left() else 0.0


class Borrow(LootEffect):
    """Play the loot of a card from the reserve, which returns there after the fight (R-021, R-152)."""

    effect: Literal["borrow"] = "borrow"

    def carry_out(self, card_play: CardPlay) -> Flow:
        card = card_play.game.from_reserve(borrowed_level(card_play.game.state))
        if card is not None:
            yield from card_play.game.play_borrowed(card_play.seat, card, enemy_first=card_play.enemy_first)

    def sentence(self) -> Text:
        return Text("loot-borrow")

    def worth(self, game: ActiveExpedition, seat: Seat) -> float:
        return 1.5 + len(game.state.completed) // 3

    def depends_on_order(self, game: ActiveExpedition, seat: Seat) -> bool:
        """Return whether a borrowed card could double any player's basic card that the enemy modifies."""
        return any(game.state.reserve) and game.changes_basics_of(present_seats(game.state))


def borrowed_level(state: Expedition) -> int:
    """Return the level of the card that the Thief's skill borrows."""
    return min(LEVELS, 1 + len(state.completed) // 3)
