"""Simulated fights: the game's own rules, with unknown cards drawn from a given source."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import fields
from operator import attrgetter

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.enemies import Haunted
from engine.tenefyr.cards.effects.loot import borrowed_level
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.sampling import closed_cards
from engine.tenefyr.odds.draws import Draws
from engine.tenefyr.odds.playing import carry_out, equivalent_card, play_order
from engine.tenefyr.play import fight
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.state import Dungeon, Expedition, Player

_values = attrgetter(*(field.name for field in fields(Expedition)))
_cards_and_help = attrgetter(*(field.name for field in fields(Player)))
UNKNOWN = ""
"""Placeholder for a card that lies face down in a deck, or was discarded unseen."""
SILENT = ResolveContext(Dice(b""), silent=True)


class Outlook:
    """A position in a fight as everybody sees it.

    Unknown cards are placeholders in the decks; ``pools`` holds, for each seat, the cards they stand for, sorted.
    """

    __slots__ = ("ambushed", "borrowable", "discards", "doubles", "haunted", "pools", "state")

    def __init__(self, state: Expedition, enemy: str) -> None:
        """Copy a position for a fight against an enemy."""
        self.borrowable = _borrowable(state)
        self.state = _copied(state)
        self.haunted = any(isinstance(effect, Haunted) for effect in library().fought[enemy].effects)
        self.pools: list[list[str]] = []
        self.discards: list[bool] = []
        """For each seat, whether it matters which cards are discarded from the deck."""
        self.ambushed = [0] * len(self.state.players)
        """For each seat, the number of cards that an ambush still has to discard."""
        self.doubles = False
        """Whether a card may double the cards of another player."""
        for player in self.state.players:
            heroes = tuple(player.heroes)
            for cards in (player.deck, player.hand, player.discard):
                cards[:] = [equivalent_card(card, heroes) for card in cards]
            cards = (*player.deck, *player.hand, *player.discard)
            words = _words((*cards, *self.borrowable) if "skill-thief" in cards else cards)
            self.doubles = self.doubles or "double-player" in words
            self.discards.append(self.haunted or "recover" in words)
            hidden = len(player.deck) - player.known
            self.pools.append(sorted(player.deck[:hidden]))
            player.deck[:hidden] = [UNKNOWN] * hidden

    def copied(self) -> Outlook:
        """Return a copy of everything that the current turn or the start of the combat changes."""
        copy = Outlook.__new__(Outlook)
        running = self.state.fight
        seat = None if running is None else running.seat
        copy.state = _copied(self.state, seat)
        copy.pools = [list(pool) if seat in (None, owner) else pool for owner, pool in enumerate(self.pools)]
        copy.ambushed = list(self.ambushed)
        copy.borrowable, copy.discards = self.borrowable, self.discards
        copy.doubles, copy.haunted = self.doubles, self.haunted
        return copy

    def key(self, game: ActiveExpedition) -> Hashable:
        """Return all that matters to later turns except power: positions with equal keys continue in the same way."""
        state, running = self.state, game.fight
        later = running.order[running.turn :]
        parts: list[Hashable] = []
        for seat, player in enumerate(state.players):
            parts.append((player.inspired, player.more_cards, bool(player.deck)))
            if self.haunted:
                parts.append(player.discard.count("basic-0"))
            if self.doubles:
                parts.append(game.doubling_of(seat))
            if seat in later:
                played = [(card.card, card.factor, card.plus, card.shift) for card in game.played_by(seat)]
                discard = sorted(player.discard) if self.discards[seat] else ()
                parts.append(self.ambushed[seat])
                parts.append((tuple(self.pools[seat]), tuple(player.deck), tuple(discard), tuple(played)))
        return tuple(parts)


class Forecast(ActiveExpedition):
    """A game that takes unknown cards from a source of draws and counts its steps."""

    __slots__ = ("draws", "late_ambush", "outlook", "steps")

    def __init__(self, outlook: Outlook, draws: Draws) -> None:
        super().__init__(outlook.state, SILENT)
        self.outlook = outlook
        self.draws = draws
        self.late_ambush = False
        self.steps = 0

    def begin_fight(self, *, late_ambush: bool) -> None:
        """Begin the combat; ``late_ambush`` delays an ambush to the victim's turn.

        This saves work if no enemy depends on decks or discard piles. The discards of a seat are
        delayed only if it matters which cards they are.
        """
        self.late_ambush = late_ambush
        fight.begin_fight(self)
        self.late_ambush = False

    def begin_turn(self) -> None:
        """Carry out a delayed ambush and draw a hand."""
        seat = self.fight.seat
        if self.outlook.ambushed[seat]:
            self.discard_top(seat, self.outlook.ambushed[seat])
            self.outlook.ambushed[seat] = 0
        fight.begin_turn(self)

    def play_hand(self) -> None:
        """Play all cards of the active player, including cards drawn meanwhile (R-076, R-084)."""
        seat = self.fight.seat
        hand = self.state.players[seat].hand
        self.steps += 2 + len(self.outlook.pools[seat]) // 10
        while hand:
            for card in play_order(self.state, seat):
                hand.remove(card)
                self.steps += 1
                before = list(hand)
                carry_out(self, self.play_card(seat, card))
                if hand != before:
                    break

    def draw(self, seat: Seat, count: int) -> int:
        taken = self._take(seat, count)
        self.state.players[seat].hand += taken
        return len(taken)

    def discard_top(self, seat: Seat, count: int) -> list[str]:
        seen = self.outlook.discards[seat]
        if self.late_ambush and seen:
            self.outlook.ambushed[seat] += count
            return []
        taken = self._take(seat, count, seen=seen)
        self.state.players[seat].discard += taken
        return taken

    def from_reserve(self, level: int) -> str | None:
        """Take a random closed card of the level; the Thief's skill borrows at most one per fight."""
        heroes = tuple(self.state.players[self.fight.seat].heroes)
        cards = sorted(equivalent_card(card, heroes) for card in self.outlook.borrowable)
        return self.draws.take(cards, 1)[0] if cards else None

    def _take(self, seat: Seat, count: int, *, seen: bool = True) -> list[str]:
        """Take cards from a deck, known cards on top first; unknown cards are drawn only if they are ``seen``."""
        player = self.state.players[seat]
        count = min(count, len(player.deck))
        known = min(count, player.known)
        taken = [player.deck.pop() for _ in range(known)]
        player.known -= known
        unknown = count - known
        if unknown:
            del player.deck[-unknown:]
            taken += self.draws.take(self.outlook.pools[seat], unknown) if seen else [UNKNOWN] * unknown
        return taken


def _borrowable(state: Expedition) -> Sequence[str]:
    """Return the cards that may be borrowed."""
    game = ActiveExpedition(state, SILENT)
    source = game.reserve_source(borrowed_level(state))
    return closed_cards(state, source) if source else ()


def _words(cards: Sequence[str]) -> list[str]:
    return [effect.word for card in dict.fromkeys(cards) for effect in library().played[card].effects]


def _copied(state: Expedition, seat: Seat | None = None) -> Expedition:
    """Return a copy that shares everything a fight never changes; with a seat, also the cards of all other players."""
    copy = Expedition(*_values(state))
    copy.players = [
        copy_of(player) if seat in (None, owner) else Player(*_cards_and_help(player))
        for owner, player in enumerate(state.players)
    ]
    copy.fight = None if state.fight is None else copy_of(state.fight)
    copy.agenda = []
    return copy


def place_with(enemy: str, below: int) -> Dungeon:
    """Return a dungeon with this enemy on top of ``below`` other cards."""
    return Dungeon(library().fought[enemy].level, [*[UNKNOWN] * below, enemy])
