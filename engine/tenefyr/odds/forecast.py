"""A game in which chance takes a way that is given."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Flow
from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import LOOKS, stand_in
from engine.tenefyr.odds.branching import Chance
from engine.tenefyr.odds.playing import played_order
from engine.tenefyr.odds.situations import Situation
from engine.tenefyr.play.game import Game
from engine.tenefyr.state import Expedition


class Forecast(Game):
    """A game in which chance takes a way that is given: whatever is drawn or turned over unseen."""

    __slots__ = ("before", "borrowable", "chance", "earlier", "pool", "powers")

    def __init__(self, state: Expedition, chance: Chance, situation: Situation) -> None:
        super().__init__(state, IO(Dice(b""), silent=True))
        self.chance = chance
        side = situation.sides[situation.seat]
        self.pool, self.before = list(side.pool), side.drawn
        self.earlier: int | None = None
        self.powers = [side.power for side in situation.sides]
        self.borrowable = list(situation.borrowed)

    def power_of(self, seat: Seat) -> int:
        return self.powers[seat] + super().power_of(seat)

    def play_card(self, seat: Seat, card: str, *, borrowed: bool = False) -> Flow:
        if self.pool and self._looks_at_cards(seat, card):
            self._tell_apart(seat)
        return super().play_card(seat, card, borrowed=borrowed)

    def _looks_at_cards(self, seat: Seat, card: str) -> bool:
        """Whether it matters for the effects of a card which cards lie where there are stand-ins."""
        loot = library().played[card]
        words = {effect.word for effect in loot.effects}
        hidden = "recover" in words and stand_in() in self.state.players[seat].discard
        alone = "double-player" in words and self.others(seat) == [seat]
        return hidden or alone or bool(words.intersection(LOOKS)) or bool(loot.condition and loot.condition.hand)

    def _tell_apart(self, seat: Seat) -> None:
        """Let chance say which cards lie where there are stand-ins; from now on there are none."""
        player = self.state.players[seat]
        played = [each for each in self.fight.played if each.card == stand_in()]
        before = self._which(self.before)
        self.earlier = sum(library().played[card].power for card in before)
        for each, card in zip(played, (*before, *self._which(len(played) - len(before))), strict=True):
            each.card = card
        for cards in (player.hand, player.discard):
            found = self._which(cards.count(stand_in()))
            cards[:] = [*(card for card in cards if card != stand_in()), *found]
        known = len(player.deck) - player.known
        player.deck[:known] = [*(card for card in player.deck[:known] if card != stand_in()), *self.pool]
        self.pool = []
        self.fight.played.sort(key=played_order)

    def stand_ins(self) -> int:
        """Return how many of them have been played in this fight."""
        return sum(each.card == stand_in() for each in self.fight.played) if self.pool else 0

    def _which(self, count: int) -> Sequence[str]:
        """So many of the cards that stand-ins may be."""
        found = self.chance.hand(self.pool, count)
        for card in found:
            self.pool.remove(card)
        return found

    def draw(self, seat: Seat, count: int) -> int:
        taken = self._take(seat, count)
        self.state.players[seat].hand += taken
        return len(taken)

    def discard_top(self, seat: Seat, count: int) -> list[str]:
        taken = self._take(seat, count)
        self.state.players[seat].discard += taken
        return taken

    def from_reserve(self, level: int) -> str | None:
        if not self.borrowable:
            return None
        (card,) = self.chance.hand(self.borrowable, 1)
        self.borrowable.remove(card)
        return card

    def _take(self, seat: Seat, count: int) -> list[str]:
        """The known cards on top first, then any of the others."""
        player = self.state.players[seat]
        count = min(count, len(player.deck))
        taken = [player.deck.pop() for _ in range(min(count, player.known))]
        player.known -= len(taken)
        if len(taken) < count:
            drawn = self.chance.hand(player.deck, count - len(taken))
            for card in drawn:
                player.deck.remove(card)
            taken += drawn
        return taken
