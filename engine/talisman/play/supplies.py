"""Counters, gold, fate and Spells, whose supply is limited (M-007 .. M-022, M-254, MD-003 .. MD-005)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from engine.kernel.text import Seat, name
from engine.talisman.play import values
from engine.talisman.play.context import StepContext
from engine.talisman.play.spells.orders import DEFAULT_ORDERS, order_of
from engine.talisman.state import FATE, GOLD, POINTS, kind

Counter: TypeAlias = Literal["strength", "craft", "life", "fate", "gold", "spell"]
SUPPLY: Final = {"strength": POINTS, "craft": POINTS, "lives": POINTS, "fate": FATE, "gold": GOLD}
"""The supply of each kind of counter (M-009 .. M-015, M-021)."""


class SupplyActions(StepContext):
    """Gains, healing and Spells."""

    __slots__ = ()

    def wounds(self, seat: Seat) -> int:
        """Return how many lives a character is below its starting value."""
        return max(0, values.character_card(self.state, seat).lives - self.adventurer(seat).lives)

    def spent_fate(self, seat: Seat) -> int:
        """Return how much fate a character is below its starting value."""
        return max(0, values.character_card(self.state, seat).fate - self.adventurer(seat).fate)

    def gain(self, seat: Seat, what: Counter, amount: int = 1) -> None:
        """Give a character counters, gold or Spells as far as the supply lasts (M-087, M-099, M-254, MD-003)."""
        if what == "spell":
            held = len(self.adventurer(seat).spells)
            self.draw_spells(seat, amount)
            if len(self.adventurer(seat).spells) == held:
                self.report("event-no-spell", seat, why=self._why_no_spell(seat))
            return
        if what == "gold" and not values.may_receive(self.state, seat):
            self.report_nothing(seat)
            return
        gained = self.supply(seat, what, amount)
        if gained:
            self.report("event-gained", seat, what=what, amount=gained)
        else:
            self.report("event-supply-empty", seat, what=what)

    def _why_no_spell(self, seat: Seat) -> str:
        """Return why a character can draw no Spell: toad, full or empty (M-219, M-227, M-265)."""
        if self.adventurer(seat).toad is not None:
            return "toad"
        return "full" if len(self.adventurer(seat).spells) >= values.most_spells(self.state, seat) else "empty"

    def supply(self, seat: Seat, what: Counter, amount: int) -> int:
        """Give a character counters or gold without an event, and return how many the supply had."""
        adventurer = self.adventurer(seat)
        field = "lives" if what == "life" else what
        amount = max(0, min(amount, self.remaining_supply(what)))
        if adventurer.toad is not None and what in ("strength", "craft"):
            setattr(adventurer.toad, what, getattr(adventurer.toad, what) + amount)  # M-262
        else:
            setattr(adventurer, field, getattr(adventurer, field) + amount)
        return amount

    def remaining_supply(self, what: Counter) -> int:
        """Return how many counters or coins of a kind are left in the supply (M-254)."""
        field = "lives" if what == "life" else what
        return values.remaining_supply(self.state, field, SUPPLY[field])

    def heal(self, seat: Seat, most: int = 100) -> int:
        """Heal a character up to its starting value, and return how many lives it regains (M-086, MD-004)."""
        healed = min(most, self.wounds(seat))
        if healed:
            self.gain(seat, "life", healed)
        return healed

    def replenish(self, seat: Seat, most: int = 100) -> int:
        """Replenish fate up to the starting value, and return how much is regained (M-098)."""
        gained = min(most, self.spent_fate(seat))
        if gained:
            self.gain(seat, "fate", gained)
        return gained

    # ---- Spells

    def draw_spells(self, seat: Seat, amount: int) -> None:
        """Let a character draw Spells up to its limit, and reshuffle an empty deck (MD-003, M-219, M-227, M-265)."""
        state, adventurer = self.state, self.adventurer(seat)
        if adventurer.toad is not None:
            return
        for _ in range(min(amount, max(0, values.most_spells(state, seat) - len(adventurer.spells)))):
            if not state.spells:
                state.spells, state.spell_discard = state.spell_discard, []
                self.io.dice.shuffle(state.spells)
            if not state.spells:
                return
            self.io.reveal()
            spell = state.spells.pop()
            adventurer.spells.append(spell)
            self.report("event-spell-drawn", seat)
            self.io.whisper_details(seat, "event-spell-drawn-own", spell=name(kind(spell)))
            if kind(spell) in DEFAULT_ORDERS and state.options.spells == "open":
                order = order_of(state, seat, kind(spell))
                self.io.whisper(seat, "event-order-stands", spell=name(kind(spell)), order=order)

    def discard_spells(self, seat: Seat, spells: Sequence[str]) -> None:
        """Discard Spells of a character."""
        adventurer = self.adventurer(seat)
        for spell in list(spells):
            adventurer.spells.remove(spell)
            self.state.spell_discard.append(spell)
            self.report("event-spell-discarded", seat, spell=name(kind(spell)))
