"""The game during one step: visits, being moved, fights, thefts and the Warlock's quests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.selections import Pattern
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import CROWN, board, space_name
from engine.talisman.cards.effects.base import Effects
from engine.talisman.cards.library import library
from engine.talisman.cards.models import Ability, MagicObjectData
from engine.talisman.play import values
from engine.talisman.play.characters import CharacterActions
from engine.talisman.state import BURDENS, Adventurer, Attribute, Fight, FightSide, Foe, kind

CAVE = "warlocks-cave"
TAKE_LIFE, KILL, FOLLOWER, MAGIC = 1, 2, 3, 4
"""Quests that do not ask for gold; from ``FOLLOWER`` on they ask for a delivery (MD-034 .. MD-036)."""


def price_of(quest: int) -> int | None:
    """Return the gold that a quest of the Warlock asks for; None if it asks for something else (MD-036)."""
    return {5: 3, 6: 2}.get(quest)


def deliverable(adventurer: Adventurer, quest: int) -> list[str]:
    """Return the Followers or Magic Objects that a character can deliver for a quest that asks for one (MD-036)."""
    if quest == FOLLOWER:
        return [card for card in adventurer.followers if kind(card) not in BURDENS]
    return [card for card in adventurer.objects if isinstance(library().object(card), MagicObjectData)]


class ActiveGame(CharacterActions):
    """A position with all actions that change it in one step."""

    __slots__ = ()

    def is_over(self, seat: Seat) -> bool:
        """Return whether a character's visit has ended, because it died or was interrupted."""
        visit = self.state.visit
        return not self.adventurer(seat).character or (
            seat == self.state.turn and visit is not None and bool(visit.cut)
        )

    def can(self, seat: Seat, ability: Ability) -> bool:
        """Return whether a character has an ability now."""
        return values.can(self.state, seat, ability)

    def knows(self, seat: Seat, what: str) -> tuple[str, ...]:
        """Return the kinds of spaces where a character need not roll (``no_roll``) or may evade (``evade``)."""
        return values.knows(self.state, seat, what)

    def total(self, seat: Seat, attribute: Attribute) -> int:
        """Return total Strength or Craft without bonuses that count only in battle."""
        return values.total(self.state, seat, attribute)

    def most_spells(self, seat: Seat) -> int:
        """Return how many Spells a character may hold (M-222)."""
        return values.most_spells(self.state, seat)

    def may_have(self, seat: Seat, card: str) -> bool:
        """Return whether a character may possess a card (M-278)."""
        return values.may_have(self.state, seat, card)

    def sale_patterns(self, seat: Seat) -> tuple[Pattern, ...]:
        """Return the moves by which a character sells Objects to its Alchemist (MD-069)."""
        return values.sale_patterns(self.state, seat)

    def carry_out(self, seat: Seat, effects: Effects, source: str) -> Flow:
        """Carry out effects on a character one after the other, until its visit is over."""
        for effect in effects:
            flow = effect.carry_out(self, seat, source)
            if flow is not None:
                yield from flow
            if self.is_over(seat):
                return

    # ---- moving, fighting, taking

    def put_on_space(self, seat: Seat, space: str) -> None:
        """Put a character on a space; in its own turn it lands there, and its old visit ends.

        Rules M-132, M-393, M-405, MD-006.
        """
        adventurer, state = self.adventurer(seat), self.state
        start, adventurer.space = adventurer.space, space
        self.release(seat)
        self.report("event-went", seat, start=space_name(start), space=space_name(space))
        if seat == state.turn:
            if state.visit is not None:
                state.visit.cut = "moved"
            state.agenda = ["land"]

    def stop_here(self) -> Flow:
        """End a move without an encounter; a Hex strikes unless the turn began on this space (M-107a)."""
        seat = self.state.turn
        if self.adventurer(seat).space != self.state.began:
            yield from self.strike_with_hex(seat)

    def strike_with_hex(self, seat: Seat) -> Flow:
        """Take a life from a character that lands on a hexed space (M-107, M-107a, MD-107)."""
        if self.adventurer(seat).space in self.state.hexes and not self.can(seat, "spell-proof"):
            self.report("event-hex-strikes", seat)
            yield from self.lose_lives(seat, 1, "hex")

    def release(self, seat: Seat) -> None:
        """Free a character that is put on another space from holds and offers (MD-021, MD-033, M-332a)."""
        adventurer = self.adventurer(seat)
        (
            adventurer.enslaved,
            adventurer.offer,
            adventurer.back,
            adventurer.passed,
            adventurer.werewolf,
            adventurer.pitfiends,
        ) = False, "", False, False, 0, 0

    def end_turn_after_meeting(self) -> None:
        """End the turn after a meeting with another character (M-140a, M-142, M-322a).

        On the Crown the cards that lie there may still be taken.
        """
        state = self.state
        crown = board().region(self.adventurer(state.turn).space) == CROWN
        state.agenda = ["look"] if crown else ["trade"]

    def start_fight(self, seat: Seat, foe: Foe) -> None:
        """Start the fight of a creature against a character, before any other step (M-157, M-176c)."""
        self.state.fight = Fight(foe.attribute, FightSide(seat), foe=foe)
        self.state.phase = "busy"
        self.state.agenda.insert(0, "fight")

    def mark_prepared(self, seat: Seat) -> None:
        """Note that a seat has prepared for its fight, after which it cannot evade (M-158, M-159, M-403)."""
        side = None if self.state.fight is None else self.state.fight.side(seat)
        if side is not None:
            side.prepared = True

    def evade(self, seat: Seat, what: str) -> None:
        """Evade a creature, which stays where it is, or an attacking player, whose turn ends.

        Rules M-178, M-179a, M-246.
        """
        state, fight = self.state, self.state.fight
        if fight is None:
            return
        if fight.foe is None:
            self.report("event-evades-player", seat, other=seat_name(fight.attacker.seat))
            state.fight = None
            self.end_turn_after_meeting()
            return
        self.report("event-evades", seat, foe=name(fight.foe.name or kind(what)))
        if fight.foe.cards and state.visit is not None:
            state.visit.evaded.append(what)
            fight.foe.cards.remove(what)
        if not fight.foe.cards:
            state.fight = None

    def take_from(self, seat: Seat, other: Seat, what: str, way: str) -> Flow:
        """Take one gold or one Object from another character, if it still has it.

        ``way`` names how: ``rob``, ``beguile``, ``spoils`` or ``acquisition``.
        """
        victim, victim_name = self.adventurer(other), seat_name(other)
        if what == "gold" and victim.gold and values.may_receive(self.state, seat):
            victim.gold -= 1
            self.adventurer(seat).gold += 1
            self.report("event-seizes-gold", seat, other=victim_name, whose=victim_name, way=way)
        elif what in victim.objects:
            victim.objects.remove(what)
            self.report("event-seizes", seat, other=victim_name, whose=victim_name, card=name(kind(what)), way=way)
            self.take(seat, what, reported=True)
        yield from self.enforce_limits(seat)
        yield from self.enforce_limits(other)
        yield from self.deliver(seat)

    def sell(self, seat: Seat, cards: Sequence[str]) -> Flow:
        """Sell Objects of a character to its Alchemist for one gold each (MD-069)."""
        for card in cards:
            self.discard_own(seat, card)
        self.gain(seat, "gold", len(cards))
        yield from self.enforce_limits(seat)
        yield from self.deliver(seat)

    # ---- the Warlock's quests

    def deliver(self, seat: Seat) -> Flow:
        """Deliver what the Warlock wants as soon as a character has it (M-289, MD-036 .. MD-039)."""
        adventurer = self.adventurer(seat)
        if adventurer.quest < FOLLOWER or adventurer.toad is not None:
            return
        price = price_of(adventurer.quest)
        if price is not None:
            if adventurer.gold >= price:
                self.pay(seat, price)
                yield from self.fulfil_quest(seat)
        elif cards := deliverable(adventurer, adventurer.quest):
            move = yield from self.choose(seat, Text("ask-deliver"), [Move("give", (card,)) for card in cards])
            self.discard_own(seat, str(move.args[0]), "event-delivered")
            yield from self.fulfil_quest(seat)

    def fulfil_quest(self, seat: Seat) -> Flow:
        """Fulfil a quest: put the character into the Warlock's Cave and give it a Talisman, if one is left.

        A Hex strikes it there if it comes from elsewhere (M-107a); its own turn ends (MD-037, MD-038).
        """
        adventurer, state = self.adventurer(seat), self.state
        adventurer.quest = 0
        start, adventurer.space = adventurer.space, CAVE
        self.report("event-quest-done", seat, space=space_name(CAVE), moves="no" if start == CAVE else "yes")
        self.release(seat)
        if start != CAVE:
            yield from self.strike_with_hex(seat)
        if self.adventurer(seat) is adventurer and state.talismans and self.may_have(seat, state.talismans[-1]):
            self.take(seat, state.talismans.pop())
        if seat == state.turn:
            state.agenda = ["cut"]
            if state.visit is not None:
                state.visit.cut = "quest"
