"""A game in which chance takes a way that is given."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Answers, Flow, Prompt
from engine.kernel.text import Seat, Text
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import LOOKS, stand_in
from engine.tenefyr.odds.branching import Chance
from engine.tenefyr.odds.playing import gained_by_doubling, place_to_throw, played_order
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

    def doubling_of(self, seat: Seat, *, enemy_first: bool = False) -> int:
        return self.powers[seat] + super().doubling_of(seat, enemy_first=enemy_first)

    def play_card(self, seat: Seat, card: str, *, borrowed: bool = False, enemy_first: bool = False) -> Flow:
        if self.pool:
            self._reveal_before(seat, card)
        return super().play_card(seat, card, borrowed=borrowed)

    def ask_cards(
        self, seat: Seat, question: Text, cards: Sequence[str], least: int, most: int
    ) -> Generator[Prompt, Answers, tuple[str, ...]]:
        if self.pool and question.key == "ask-throw" and 0 < least < len(cards):
            self._reveal_weakest(seat, least)
            cards = tuple(sorted(self.state.players[seat].hand))
        return super().ask_cards(seat, question, cards, least, most)

    def ask_player(self, seat: Seat, question: Text, players: Sequence[Seat]) -> Generator[Prompt, Answers, Seat]:
        if question.key == "ask-double-player":
            return max(players, key=self.doubling_of)
        return (yield from super().ask_player(seat, question, players))

    # ---- which cards lie where there are stand-ins

    def _reveal_before(self, seat: Seat, card: str) -> None:
        """Let chance say which cards these are, as far as it matters for the effects of a card."""
        loot = library().played[card]
        words = {effect.word for effect in loot.effects}
        hidden = "recover" in words and stand_in() in self.state.players[seat].discard
        sums = "double-player" in words and self.others(seat) == [seat]
        pays = loot.condition is not None and loot.condition.hand > 0
        if sums or pays or (self.before and (hidden or words.intersection(LOOKS))):
            self._reveal_all(seat)
            return
        if hidden:
            self._reveal(self.state.players[seat].discard)
        if "double" in words:
            self._reveal_strongest(seat)

    def _reveal_all(self, seat: Seat) -> None:
        """From now on there are no stand-ins."""
        player = self.state.players[seat]
        played = [each for each in self.fight.played if each.card == stand_in()]
        before = self._which(self.before)
        self.earlier = sum(library().played[card].power for card in before)
        for each, card in zip(played, (*before, *self._which(len(played) - len(before))), strict=True):
            each.card = card
        for cards in (player.hand, player.discard):
            self._reveal(cards)
        self._lie_in_deck(seat, self.pool, 0)
        self.pool = []
        self.fight.played.sort(key=played_order)

    def _reveal(self, cards: list[str]) -> None:
        """All of these cards are known then."""
        found = self._which(cards.count(stand_in()))
        cards[:] = [*(card for card in cards if card != stand_in()), *found]

    def _reveal_weakest(self, seat: Seat, count: int) -> None:
        """So many of the cards in the hand are known then that no unknown one is worth less."""
        player = self.state.players[seat]
        place = partial(place_to_throw, self.state, seat)
        self._reveal(player.discard)
        self._reveal_played()
        while stand_in() in player.hand:
            floor = min(map(place, self.pool))
            if sum(card != stand_in() and place(card) < floor for card in player.hand) >= count:
                break
            for card in self._extreme(seat, player.hand.count(stand_in()), 1):
                player.hand.remove(stand_in())
                player.hand.append(card)

    def _reveal_strongest(self, seat: Seat) -> None:
        """A card that was played is known then of which no unknown one brings more."""
        player = self.state.players[seat]
        mine = [each for each in self.fight.played if self.fight.order[each.turn] == seat]
        hidden = [each for each in mine if each.card == stand_in()]
        if not hidden:
            return
        known = [gained_by_doubling(self.state, seat, each.card) for each in mine if each not in hidden]
        if known and max(library().played[card].power for card in self.pool) + hidden[0].plus <= max(known):
            return
        for cards in (player.hand, player.discard):
            self._reveal(cards)
        for each, card in zip(hidden, self._extreme(seat, len(hidden), -1), strict=False):
            each.card = card
        self.fight.played.sort(key=played_order)

    def _reveal_played(self) -> None:
        played = [each for each in self.fight.played if each.card == stand_in()]
        for each, card in zip(played, self._which(len(played)), strict=True):
            each.card = card
        self.fight.played.sort(key=played_order)

    def _extreme(self, seat: Seat, count: int, sign: int) -> Sequence[str]:
        """Return the weakest (``sign`` 1) or strongest (-1) of so many stand-ins that lie together, all others being in
        the deck: those that are still unknown are stronger, or weaker, and so it is known of all others that they are
        in the deck."""
        order = sorted(sorted(frozenset(self.pool)), key=partial(place_to_throw, self.state, seat))[::sign]
        ranks = [order.index(card) for card in self.pool]
        rank, number = self.chance.least(ranks, count)
        same = [card for card, each in zip(self.pool, ranks, strict=True) if each == rank]
        beyond = [card for card, each in zip(self.pool, ranks, strict=True) if each < rank]
        self.pool = [card for card, each in zip(self.pool, ranks, strict=True) if each > rank]
        self._lie_in_deck(seat, [*beyond, *same[number:]], len(self.pool) - (count - number))
        return same[:number]

    def _lie_in_deck(self, seat: Seat, cards: Sequence[str], stand_ins: int) -> None:
        """These cards lie in the deck where there were stand-ins, and so many of them still."""
        player = self.state.players[seat]
        known = len(player.deck) - player.known
        others = [card for card in player.deck[:known] if card != stand_in()]
        player.deck[:known] = [*others, *cards, *[stand_in()] * stand_ins]

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
