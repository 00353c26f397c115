"""Operations on a position that steps and effects share: questions, cards, power, places, events."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Literal

from engine.kernel.flow import Answers, Flow, Prompt, ResolveContext, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.motion import vote
from engine.kernel.saves import copy_of
from engine.kernel.selections import Order, Pattern, Pick
from engine.kernel.text import Seat, Text, Value, name, seat_name
from engine.tenefyr.cards.library import library, loot_name
from engine.tenefyr.play.card_play import CardPlay
from engine.tenefyr.play.power import (
    basics_change,
    card_power,
    doubles_change,
    doubling_gain,
    enemy_power,
    hand_power,
    starting_power,
    total_power,
)
from engine.tenefyr.state import (
    BASICS,
    BOSS,
    Expedition,
    Fight,
    PlayedCard,
    dungeon,
    is_solo,
    open_places,
    present_seats,
)

DECLINE = Move("decline")


class ActiveExpedition:
    """A position during one step, with access to dice, questions and events."""

    __slots__ = ("io", "state")

    def __init__(self, state: Expedition, io: ResolveContext) -> None:
        self.state = state
        self.io = io

    # ---- asking

    def vote(
        self, question: str, moves: Sequence[Move], **values: int | str | Text
    ) -> Generator[Prompt, Answers, Move]:
        """Let all players vote; the holder of the starting-player token breaks ties (R-154).

        By the house rule the ballots are counted first, and computers never outvote people.

        A single option is taken without a vote.
        """
        if len(moves) == 1:
            return moves[0]
        menu = Menu(moves, Text(question, values), moves[0])
        state, because = self.state, Text("because-token")
        counted = state.options.votes == "people"
        return (yield from vote(present_seats(state), menu, tie=state.token, because=because, people_first=counted))

    def ask_cards(
        self, seat: Seat, question: Text, cards: Sequence[str], least: int, most: int
    ) -> Generator[Prompt, Answers, tuple[str, ...]]:
        """Let a player pick some of these cards; if there is only one way to do so, no question is asked.

        Of identical cards no more are offered than may be picked.
        """
        offered = [card for place, card in enumerate(cards) if cards[:place].count(card) < most]
        if least == len(offered):
            return tuple(offered)
        pick = Pick(tuple(offered), least, most)
        default = Move("pick", (tuple(offered[:least]),))
        move = yield from ask(seat, Menu((), question, default, patterns=(Pattern("pick", (pick,)),)))
        return move.args[0]

    def ask_player(self, seat: Seat, question: Text, players: Sequence[Seat]) -> Generator[Prompt, Answers, Seat]:
        """Let a player choose one of these players."""
        if len(players) == 1:
            return players[0]
        moves = [Move("player", (player,)) for player in players]
        move = yield from ask(seat, Menu(moves, question, moves[0]))
        return int(move.args[0])

    def ask_receiver(self, seat: Seat, card: str, others: Sequence[Seat]) -> Generator[Prompt, Answers, Seat]:
        """Let a player choose who gets their card."""
        return (yield from self.ask_player(seat, Text("ask-give-to", {"card": name(loot_name(card))}), others))

    # ---- who and what

    @property
    def fight(self) -> Fight:
        """The current fight."""
        assert self.state.fight is not None
        return self.state.fight

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other players; in a solo game, the player (R-165)."""
        return [seat] if is_solo(self.state) else [other for other in present_seats(self.state) if other != seat]

    def turns_left(self) -> int:
        """Return the number of turns left in the fight after this one."""
        return len(self.fight.order) - self.fight.turn - 1

    def enemy_name(self) -> Text:
        """Return the name of the current enemy."""
        return name(self.fight.enemy)

    def average(self, seat: Seat) -> float:
        """Return the mean power of the cards in a player's deck."""
        deck = self.state.players[seat].deck
        return sum(library().played[card].power for card in deck) / len(deck) if deck else 0.0

    # ---- strength

    def played_by(self, seat: Seat) -> list[PlayedCard]:
        """Return the cards that a player has played in this fight."""
        fight = self.fight
        return [card for card in fight.played if fight.order[card.turn] == seat]

    def doubling_of(self, seat: Seat, *, enemy_first: bool = False) -> int:
        """Return the power that doubling all cards of a player adds (R-151)."""
        basics = basics_change(self.state)
        return sum(doubling_gain(card, basics, enemy_first=enemy_first) for card in self.played_by(seat))

    def least_doubling(self, cards: Sequence[PlayedCard], *, enemy_first: bool) -> int:
        """Return the least power that doubling one of these cards adds (R-151)."""
        basics = basics_change(self.state)
        return min(doubling_gain(card, basics, enemy_first=enemy_first) for card in cards)

    def double_best(self, seat: Seat, cards: Sequence[PlayedCard], *, enemy_first: bool) -> None:
        """Double the card for which doubling adds most (R-151)."""
        basics = basics_change(self.state)
        doubled = max(cards, key=lambda card: doubling_gain(card, basics, enemy_first=enemy_first))
        doubled.factor *= 2
        if doubles_change(basics, enemy_first):
            doubled.shift *= 2
        self.announce_card("event-doubled", seat, doubled.card)

    def changes_basics_of(self, seats: Sequence[Seat]) -> bool:
        """Return whether the enemy modifies a basic card that one of these players has played."""
        return basics_change(self.state) != 0 and any(
            played.card in BASICS for seat in seats for played in self.played_by(seat)
        )

    def has_effects(self, seat: Seat, card: str) -> bool:
        """Return whether a card has effects if this player plays it now (R-141)."""
        return CardPlay(self, seat, PlayedCard(card, self.fight.turn)).works()

    def order_matters(self, seat: Seat, card: str) -> bool:
        """Return whether a player who plays this card may choose when the enemy's modifier applies (R-151)."""
        if not basics_change(self.state):
            return False
        card_play = CardPlay(self, seat, PlayedCard(card, self.fight.turn))
        effects = library().played[card].effects
        return any(effect.depends_on_order(self, seat) for effect in effects) and card_play.works()

    def wins_with_hand(self, seat: Seat, more: int = 0) -> bool:
        """Return whether a player's hand wins this fight in any order, and has no effects that matter after it.

        ``more`` is power that is still to come.
        """
        state = self.state
        hand = state.players[seat].hand
        for loot in map(library().played.__getitem__, hand):
            if loot.condition is not None or not all(effect.only_power for effect in loot.effects):
                return False
        return total_power(state) + sum(hand_power(state, card) for card in hand) + more >= enemy_power(state)

    # ---- cards

    def draw(self, seat: Seat, count: int) -> int:
        """Let a player draw up to ``count`` cards; return the number drawn (R-068, R-138)."""
        player = self.state.players[seat]
        drawn = player.deck[-count:][::-1] if count > 0 else []
        del player.deck[len(player.deck) - len(drawn) :]
        player.known = max(0, player.known - len(drawn))
        player.hand += drawn
        if drawn:
            self.io.reveal()
            if not self.io.silent:
                self.io.announce("event-drew", player=seat_name(seat), cards=counted_cards(drawn), count=len(drawn))
            if not player.deck:
                self.io.announce("event-exhausted", player=seat_name(seat))
        return len(drawn)

    def discard_top(self, seat: Seat, count: int) -> list[str]:
        """Let a player discard up to ``count`` cards from the top of their deck; return them."""
        player = self.state.players[seat]
        discarded = [player.deck.pop() for _ in range(min(count, len(player.deck)))]
        player.known = max(0, player.known - len(discarded))
        player.discard += discarded
        if discarded:
            self.io.reveal()
            self.io.announce("event-discarded-top", player=seat_name(seat), cards=counted_cards(discarded))
        return discarded

    def discard_from_hand(self, seat: Seat, card: str) -> None:
        """Let a player discard a card of the hand."""
        player = self.state.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.announce_card("event-discarded", seat, card)

    def shuffle_deck(self, seat: Seat) -> None:
        """Shuffle a player's deck (R-150)."""
        player = self.state.players[seat]
        self.io.dice.shuffle(player.deck)
        player.known = 0

    def remove(self, seat: Seat, cards: Sequence[str]) -> None:
        """Remove cards that were taken from a deck or discard pile (R-142, R-144).

        Loot goes into the reserve of its level, every other card out of the game.
        """
        for card in cards:
            if card in library().enemies:
                self.into_reserve(card)
            else:
                self.state.removed.append(card)
        if cards:
            self.io.announce("event-set-aside", player=seat_name(seat), card=counted_cards(cards))

    def into_reserve(self, card: str) -> None:
        """Shuffle a dungeon card into the reserve of its level (R-144)."""
        stack = self.state.reserve[library().enemies[card].level - 1]
        stack.append(card)
        self.io.dice.shuffle(stack)

    def from_reserve(self, level: int) -> str | None:
        """Take a random card of this level or the next lower one from the reserve; None if empty (R-152, R-152a)."""
        source = self.reserve_source(level)
        if not source:
            return None
        self.io.reveal()
        return self.state.reserve[source - 1].pop()

    def reserve_source(self, level: int) -> int:
        """Return the highest level up to this one with cards in the reserve; 0 if there is none (R-152, R-152a)."""
        return next((lower for lower in range(level, 0, -1) if self.state.reserve[lower - 1]), 0)

    def has_loot(self, seat: Seat, levels: range) -> bool:
        """Return whether a player's deck contains loot of these levels."""
        enemies = library().enemies
        return any(card in enemies and enemies[card].level in levels for card in self.state.players[seat].deck)

    def take_from_reserve(self, seat: Seat, level: int, into: Literal["deck", "discard"]) -> None:
        """Give a player a card from the reserve."""
        card = self.from_reserve(level)
        if card is None:
            self.io.announce("event-reserve-empty")
            return
        player = self.state.players[seat]
        (player.deck if into == "deck" else player.discard).append(card)
        self.announce_card("event-took", seat, card)

    def play_borrowed(self, seat: Seat, card: str, *, enemy_first: bool) -> Flow:
        """Let a player play a card from the reserve, which returns there after the fight (R-021)."""
        self.announce_card("event-borrowed", seat, card)
        yield from self.play_card(seat, card, borrowed=True, enemy_first=enemy_first)

    def play_card(self, seat: Seat, card: str, *, borrowed: bool = False, enemy_first: bool = False) -> Flow:
        """Lay a card down and carry out its effects before another card is played (R-077).

        With ``enemy_first`` the enemy's modifier of basic cards applies before doubling if it lowers their power, and
        after doubling if it raises it: the opposite of the usual order (R-151).
        """
        if not library().played[card].effects:
            self.lay(seat, card, borrowed=borrowed)
            return
        fight = self.fight
        played = PlayedCard(card, fight.turn, plus=fight.inspired, borrowed=borrowed)
        fight.played.append(played)
        events, place = self.io.events, len(self.io.events)
        flow = CardPlay(self, seat, played, enemy_first=enemy_first).carry_out()
        if not any(effect.strengthens for effect in library().played[card].effects):
            self._announce_played(seat, played)
            yield from flow
            return
        yield from flow
        self._announce_played(seat, played)
        if not self.io.silent:  # its power is known last, but the card comes before what it does
            announced = self.io.events.pop()
            self.io.events.insert(place if self.io.events is events else 0, announced)

    def lay(self, seat: Seat, card: str, *, borrowed: bool = False) -> None:
        """Lay down a card without effects."""
        fight = self.fight
        played = PlayedCard(card, fight.turn, plus=fight.inspired, borrowed=borrowed)
        fight.played.append(played)
        self._announce_played(seat, played)

    def _announce_played(self, seat: Seat, played: PlayedCard) -> None:
        if not self.io.silent:
            self.io.announce(
                "event-played",
                player=seat_name(seat),
                card=name(loot_name(played.card)),
                power=card_power(played, basics_change(self.state)),
                enemy=self.enemy_name(),
            )

    # ---- the board

    def open_top(self, *, announced: bool = True) -> None:
        """Turn the top card of the heroes' place face up, if it is closed (R-099, R-110).

        It need not be announced if its fight is announced next.
        """
        here = dungeon(self.state, self.state.place)
        if here.cards and not here.open:
            here.open = 1
            self.io.reveal()
            enemy = here.cards[-1]
            if announced:
                self.io.announce("event-opened", enemy=name(enemy), power=starting_power(self.state, self.state.place))

    def push_back(self, steps: int) -> None:
        """Move the boss pawn back, at most to its start."""
        state = self.state
        state.pawn = max(0, state.pawn - steps)
        if state.attacked:
            self.io.announce("event-pawn-back-in-vain")
        else:
            self.io.announce("event-pawn-back", steps=steps, left=state.skull - state.pawn)

    def scout(self) -> Flow:
        """Let all players look at the cards of a dungeon or the boss deck and reorder them (R-153).

        Afterwards only the top card is face up.
        """
        state = self.state
        places = [place for place in (*open_places(state), BOSS) if len(dungeon(state, place).cards) > 1]
        if not places:
            return
        move = yield from self.vote("ask-scout", [Move("enter", (place,)) for place in places])
        place = dungeon(state, int(move.args[0]))
        place.seen = True
        self.io.reveal()
        cards = tuple(reversed(place.cards))
        number = int(move.args[0])
        self._announce_order("event-scouted", number, place=place_name(state, number))
        question = Text("ask-arrange", {"cards": [name(card) for card in cards]})  # so that they can be looked up
        menu = Menu((), question, Move("arrange", (cards,)), patterns=(Pattern("arrange", (Order(cards),)),))
        ordered = yield from ask(state.token, menu)
        place.cards = list(reversed(ordered.args[0]))
        changed = "no" if ordered.args[0] == cards else "yes"
        self._announce_order("event-arranged", number, player=seat_name(state.token), changed=changed)
        place.open = 1
        place.seen = False

    def _announce_order(self, key: str, number: int, **values: Value) -> None:
        """Announce the enemies of a place, the top one first, each with its power once those above it are defeated."""
        if self.io.silent:
            return
        imagined = copy_of(self.state)
        cards, labels = dungeon(imagined, number).cards, list[Text]()
        while cards:
            power = starting_power(imagined, number)
            labels.append(Text("argument-enemy", {"enemy": name(cards.pop()), "power": power}))
        self.io.announce(key, cards=labels, **values)

    # ---- events

    def announce_card(self, key: str, seat: Seat, card: str) -> None:
        """Announce what a player did with a card."""
        if not self.io.silent:
            self.io.announce(key, player=seat_name(seat), card=name(loot_name(card)))

    def announce_gift(self, seat: Seat, receiver: Seat, card: str) -> None:
        """Announce that a player gave a card to another."""
        self.io.announce("event-gave", player=seat_name(seat), receiver=seat_name(receiver), card=name(loot_name(card)))


def place_name(expedition: Expedition, place: int) -> Text:
    """Return the name of a dungeon: its number and level, or the boss."""
    if place == BOSS:
        return Text("place-boss", {"boss": boss_name(expedition)})
    return Text("place-dungeon", {"number": place, "level": expedition.dungeons[place - 1].level})


def boss_name(expedition: Expedition) -> Text:
    """Return the name of the boss; in quick mode the last dungeon takes its place (R-169)."""
    return name(expedition.boss) if expedition.boss else Text("place-last-dungeon")


def counted_cards(cards: Sequence[str]) -> list[Text]:
    """Return the names of cards in the order of their first copies, with a number for several copies."""
    kinds = dict.fromkeys(cards)
    return [Text("argument-counted", {"card": name(loot_name(card)), "count": cards.count(card)}) for card in kinds]
