"""The object that rules work on: the state with its catalogue of kinds, and how cards enter and leave play."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal

from engine.kernel.dice import Dice
from engine.kernel.flow import Answers, Prompt, ResolveContext
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text, name, seat_name
from engine.telperinquar.cards.catalog import LEVELS, Catalog
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.play import values
from engine.telperinquar.play.declared import declared
from engine.telperinquar.state import Card, Duel, LastingEffect, Player

SEATS: tuple[Text, ...] = tuple(seat_name(seat) for seat in range(4))
HIDDEN_CARD = Text("hidden-card")
SILENT_CONTEXT = ResolveContext(Dice(b""), silent=True)


class ActiveGame:
    """A state being read or changed."""

    __slots__ = ("cards", "catalog", "duel", "io", "kinds", "players")

    def __init__(self, duel: Duel, catalog: Catalog, io: ResolveContext = SILENT_CONTEXT) -> None:
        self.duel = duel
        self.catalog = catalog
        self.kinds = catalog.kinds
        self.io = io
        self.cards = duel.cards
        self.players = duel.players

    # ---- reading

    def kind(self, card: Card) -> Kind:
        return self.kinds[card.kind]

    def hero(self, player: Player) -> Card:
        return self.cards[player.hero]

    def is_hero(self, card: Card) -> bool:
        return self.players[card.seat].hero == card.id

    def enemies(self, seat: int) -> list[Player]:
        """Return all enemies still in the game, in turn order after this seat.

        Rules: T-024, T-031, T-090, T-093, T-110, T-172, T-230, T-243, T-312.
        """
        players = self.players
        if len(players) == 2:
            other = players[1 - seat]
            return [] if other.out else [other]
        teams = self.duel.teams
        return [player for player in self.others(seat) if not teams or (player.seat - seat) % 2]

    def others(self, seat: int) -> list[Player]:
        """Return all other players still in the game, partners too, in turn order after this seat.

        Rules: T-016, T-110, T-151b, T-172, T-230, T-242.
        """
        return [other for other in self.players[seat + 1 :] + self.players[:seat] if not other.out]

    def are_allied(self, seat: int, other: int) -> bool:
        """Return whether two seats are the same player or the same group.

        Rules: T-031, T-110, T-151b, T-230, T-235, T-236, T-242, T-243.
        """
        return seat == other or (self.duel.teams and (seat - other) % 2 == 0)

    def partner(self, seat: int) -> Player | None:
        """Return the other player of the group, None without groups or when they have left the game (T-230, T-242)."""
        if not self.duel.teams:
            return None
        player = self.players[(seat + 2) % 4]
        return None if player.out else player

    def body(self, card: Card) -> Card:
        """Return the hero or creature that acts when this card acts (T-109, T-123, T-191, T-198).

        A creature or hero acts itself, equipment by its bearer, everything else by the hero.
        """
        if card.bearer:
            return self.cards[card.bearer]
        if self.kinds[card.kind].type == "creature":
            return card
        return self.cards[self.players[card.seat].hero]

    def carried(self, body: Card) -> list[Card]:
        """Return the cards that a hero or creature carries, in the order they were attached.

        Rules: T-073, T-075, T-077, T-080, T-174, T-204, T-208.
        """
        cards = self.cards
        return [cards[card] for card in self.players[body.seat].equipment if cards[card].bearer == body.id]

    def card_name(self, card: Card) -> Text:
        """Return the public name of a card."""
        if card.face_down and self.players[card.seat].hero != card.id:
            return HIDDEN_CARD
        return self.kinds[card.kind].name

    def name_with_place(self, card: Card) -> Text:
        """Return the public name, with the place if the row holds several such cards; the owner stands beside it."""
        card_name, place = self.card_name(card), self.place_among_equals(card)
        return (
            Text("card-placed", {"card": card_name, "place": place})
            if place and card_name is not HIDDEN_CARD
            else card_name
        )

    def place_among_equals(self, card: Card) -> int:
        """Return the place of a card, counted from 1, if its row shows several cards of its kind; else 0."""
        row = self.players[card.seat].row
        if card.id not in row or sum(self._is_visibly(other, card.kind) for other in row) < 2:
            return 0
        return row.index(card.id) + 1

    def event_name(self, card: Card) -> Text:
        """Return the name of a card in an event: distinct from all others, or short where nobody reads events."""
        return self.card_name(card) if self.io.silent else self.distinct_name(card)

    def distinct_name(self, card: Card) -> Text:
        """Return the public name, with owner and place if several such cards are in play."""
        card_name = self.card_name(card)
        if card_name is HIDDEN_CARD:
            return card_name
        if sum(self._is_visibly(other, card.kind) for other in self.cards) < 2:
            return card_name
        return Text(
            "card-apart", {"card": card_name, "place": self.place_among_equals(card), "whose": SEATS[card.seat]}
        )

    def _is_visibly(self, card: int, kind: str) -> bool:
        """Return whether everybody can see that a card is of this kind."""
        other = self.cards[card]
        return other.kind == kind and (not other.face_down or self.is_hero(other))

    def key_name(self, key: str) -> Text:
        return name(key) if key in LEVELS else self.kinds[key].name

    # ---- asking

    def ask(self, seat: int, menu: Menu) -> Generator[Prompt, Answers, Move]:
        """Ask one seat a question in the middle of a move."""
        self.set_asked([seat])
        answers = yield Prompt({seat: self.with_pending_action(menu)})
        self.set_asked([])
        return answers[seat]

    def set_asked(self, seats: list[int]) -> None:
        """Show everybody which seats still have to answer."""
        self.duel.asked = seats

    def with_pending_action(self, menu: Menu) -> Menu:
        """Return the menu with the open action as its occasion, which the other seats may read."""
        pending = self.duel.pending
        if self.io.silent or not pending:
            return menu
        return menu._replace(occasion=declared(self, pending[-1]))

    # ---- entering and leaving play

    def fresh_id(self) -> int:
        number = self.duel.next_id
        self.duel.next_id = number + 1
        return number

    def draw(self, player: Player, count: int = 1, occasion: Literal["begin", "end", "other"] = "other") -> None:
        """Draw cards from the top of the pile, at the beginning or end of a turn or otherwise (T-018, T-029).

        Nothing happens where no card is left (T-028, T-030, T-169, T-170, T-295).
        """
        drawn: list[str] = []
        while player.pile and len(drawn) < count:
            drawn.append(player.pile.pop())
        player.hand += drawn
        io = self.io
        if drawn:
            io.reveal()
        if not io.silent:
            if drawn:
                io.announce("event-drew", who=SEATS[player.seat], count=len(drawn), occasion=occasion)
                cards = tuple(self.key_name(key) for key in drawn)
                io.whisper_details(player.seat, "event-drew-these", cards=cards, occasion=occasion)
            elif occasion != "end":
                io.announce("event-pile-empty", who=SEATS[player.seat])

    def put_into_play(self, player: Player, key: str, bearer: int = 0) -> Card:
        """Put a card into play, ready to be used; the caller adds creatures and traps to the row.

        Rules: T-060, T-071, T-163, T-168a, T-196, T-200, T-318.
        """
        kind = self.kinds[key]
        card = Card(self.fresh_id(), kind.id, player.seat, bearer, charges=kind.charges)
        if key != kind.id:
            card.charges = int(key.partition(":")[2])  # T-207
        self.cards[card.id] = card
        player.defensive += kind.defensive
        if kind.is_equipment:
            player.equipment.append(card.id)
        elif not kind.in_row:
            player.abilities.append(card.id)
        return card

    def key_of(self, card: Card) -> str:
        """Return the key a card has in the hand, with its charges where some are used (T-207)."""
        if card.charges != self.kinds[card.kind].charges:
            return f"{card.kind}:{card.charges}"
        return card.kind

    def remove_from_play(self, card: Card, to_hand: bool = False) -> None:
        """Move a card to its owner's discard pile or hand, and discard the cards it carries.

        Rules: T-075, T-112, T-199, T-204, T-313.
        """
        player = self.players[card.seat]
        for piece in self.carried(card) if card.id in player.row else ():
            player.equipment.remove(piece.id)
            self._forget(piece)
            player.discard.append(piece.kind)
            if not self.io.silent:
                self.io.announce("event-carried-discarded", card=self.kinds[piece.kind].name)
        if card.id in player.row:
            player.row.remove(card.id)  # T-167: the gap closes by itself
        elif card.id in player.equipment:
            player.equipment.remove(card.id)
        else:
            player.abilities.remove(card.id)
        if to_hand:
            player.hand.append(self.key_of(card))
        else:
            player.discard.append(card.kind)
        self._forget(card)
        values.card_left(self, player, card)

    def _forget(self, card: Card) -> None:
        """Delete a card in play and end the effects tied to it (T-051, T-063a, T-075, T-112, T-151b, T-199, T-204)."""
        del self.cards[card.id]
        self.players[card.seat].defensive -= self.kinds[card.kind].defensive
        duel = self.duel
        if card.id in duel.dead:
            duel.dead.remove(card.id)
        if duel.lasting:
            ended = [effect for effect in duel.lasting if _tied(effect, card.id)]
            self.end_lasting(ended)

    def end_lasting(self, ended: list[LastingEffect]) -> None:
        """End lasting effects and recompute the values of the players they changed (T-051, T-052, T-319, T-320)."""
        if not ended:
            return
        duel = self.duel
        numbers = [effect.id for effect in ended]
        duel.lasting = [effect for effect in duel.lasting if effect.id not in numbers]
        targets = [self.cards[effect.target].seat for effect in ended if effect.target in self.cards]
        for seat in dict.fromkeys(targets):
            values.refresh(self, self.players[seat])

    def kill(self, card: Card) -> None:
        """Mark a creature as dead; it leaves play at the end of the exchange (T-112, T-148, T-150)."""
        if not card.dead:
            card.dead = True
            self.duel.dead.append(card.id)

    def bury_dead(self) -> None:
        """Move dead creatures to their owners' discard piles (T-112 .. T-114, T-148, T-150, T-167, T-313)."""
        duel = self.duel
        while duel.dead:
            card = self.cards[duel.dead[0]]
            if not self.io.silent:
                self.io.announce("event-died", card=self.kinds[card.kind].name, whose=SEATS[card.seat])
            self.remove_from_play(card)


def _tied(effect: LastingEffect, card: int) -> bool:
    return effect.target == card or (effect.until == "lasting" and effect.source == card)
