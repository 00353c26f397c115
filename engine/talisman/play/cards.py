"""Cards on their way between decks, spaces, players and discard piles."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.cards.library import is_purchase_card, is_talisman_card, library
from engine.talisman.cards.models import EnemyData, FollowerData, ObjectData
from engine.talisman.play import values
from engine.talisman.play.supplies import SupplyActions
from engine.talisman.state import kind


class CardActions(SupplyActions):
    """Actions with Adventure, Purchase and Talisman cards."""

    __slots__ = ()

    def discard(self, card: str) -> None:
        """Discard a card to its pile, or return it to the Purchase stock or the Talismans (M-215, M-281, M-374)."""
        state = self.state
        state.points.pop(card, None)
        if is_purchase_card(card):
            state.stock.append(card)
        elif is_talisman_card(card):
            state.talismans.append(card)
        else:
            state.adventure_discard.append(card)

    def retrieve(self, card: str) -> None:
        """Take back a card that :meth:`discard` has put away."""
        state = self.state
        (state.stock if is_purchase_card(card) else state.adventure_discard).remove(card)

    def pick_up_gold(self, seat: Seat, space: str, amount: int) -> None:
        """Give a character gold that lies on a space."""
        state = self.state
        state.gold[space] -= amount
        if not state.gold[space]:
            del state.gold[space]
        self.gain(seat, "gold", amount)

    def draw_adventure(self) -> str | None:
        """Draw the top card of the Adventure deck; return None if no card is left (M-108, M-108a)."""
        state = self.state
        if not state.adventure:
            state.adventure, state.adventure_discard = state.adventure_discard, []
            self.io.dice.shuffle(state.adventure)
        if not state.adventure:
            return None
        self.io.reveal()
        return state.adventure.pop()

    def lay(self, card: str, space: str) -> None:
        """Lay a card face up on a space."""
        self.state.cards.setdefault(space, []).append(card)

    def lift(self, card: str, space: str) -> None:
        """Take a card from a space."""
        lying = self.state.cards[space]
        lying.remove(card)
        if not lying:
            del self.state.cards[space]

    def take(self, seat: Seat, card: str, *, reported: bool = False) -> None:
        """Put a card in front of a player; call :meth:`enforce_limits` afterwards.

        Gold is exchanged at once (MD-080), the Hag drives all other Followers away (MD-070), and an Enemy that followed
        somebody else is discarded (MD-079). No event is published if the card is already ``reported``.
        """
        adventurer, data = self.adventurer(seat), library().cards[kind(card)]
        if isinstance(data, EnemyData):
            self.report("event-discarded", seat, card=name(data.id))
            self.discard(card)
            return
        if not reported:
            self.report("event-took", seat, card=name(data.id))
        if isinstance(data, ObjectData):
            if data.gold:
                self.discard(card)
                self.gain(seat, "gold", data.gold)
            else:
                adventurer.objects.append(card)
        else:
            if isinstance(data, FollowerData) and "alone" in data.abilities:  # MD-070, MD-071
                for other in list(adventurer.followers):
                    self.discard_own(seat, other)
            adventurer.followers.append(card)

    def discard_own(self, seat: Seat, card: str, key: str = "event-discarded") -> None:
        """Discard an Object or a Follower of a character; ``key`` is that of the event."""
        adventurer = self.adventurer(seat)
        (adventurer.objects if card in adventurer.objects else adventurer.followers).remove(card)
        self.report(key, seat, card=name(kind(card)))
        self.discard(card)

    def discard_from_space(self, source: str) -> None:
        """Discard a card that lies on a space."""
        space = next(space for space, lying in self.state.cards.items() if source in lying)
        self.lift(source, space)
        self.discard(source)

    def leave(self, seat: Seat, card: str) -> None:
        """Leave an Object or a Follower on the space of a character, which may not retake it this turn (M-149, M-279).

        Enemies that follow somebody are discarded (MD-079).
        """
        adventurer = self.adventurer(seat)
        (adventurer.objects if card in adventurer.objects else adventurer.followers).remove(card)
        if library().enemy(card) is not None:
            self.discard(card)
        else:
            self.lay(card, adventurer.space)
            if seat == self.state.turn:
                self.state.left.append(card)
        self.report("event-left-card", seat, card=name(kind(card)))

    def enforce_limits(self, seat: Seat) -> Flow:
        """Make a character leave Objects that it may not have or carry, and discard surplus Spells.

        The player chooses which (M-070, M-207, M-223).
        """
        adventurer = self.adventurer(seat)
        if not adventurer.character:
            return
        if adventurer.toad is None:
            for card in [card for card in adventurer.objects if not values.may_have(self.state, seat, card)]:
                self.leave(seat, card)
        while len(adventurer.objects) > values.most_objects(self.state, seat):
            moves = [Move("drop", (card,)) for card in adventurer.objects if kind(card) != "raft"]  # M-305
            move = yield from self.choose(
                seat, Text("ask-too-many", {"most": values.most_objects(self.state, seat)}), moves
            )
            self.leave(seat, str(move.args[0]))
        while adventurer.toad is None and values.has_too_many_spells(self.state, seat):  # M-273
            moves = [Move("discard", (spell,)) for spell in adventurer.spells]
            question = Text("ask-too-many-spells", {"most": values.most_spells(self.state, seat)})
            move = yield from self.choose(seat, question, moves)
            self.discard_spells(seat, [str(move.args[0])])
