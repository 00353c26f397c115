"""Losses and death of characters, changes of alignment, toads, missed turns."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import space_name
from engine.talisman.cards.library import library
from engine.talisman.play import values
from engine.talisman.play.cards import CardActions
from engine.talisman.play.routes import rafts
from engine.talisman.play.spells.casting import ask_for_preservation
from engine.talisman.play.supplies import Counter
from engine.talisman.state import CRAFT, STRENGTH, TOADS, Adventurer, Toad, alive, kind, playing

DUEL = 2
"""The number of players left when the next death ends the game."""


class CharacterActions(CardActions):
    """Actions that change characters."""

    __slots__ = ()

    # ---- losses and death

    def lose(self, seat: Seat, what: Counter, amount: int = 1, source: str = "") -> Flow:
        """Take counters, gold or lives from a character, as many as it has.

        Values never fall below the printed ones (M-052 .. M-054, M-058, M-059, M-203, M-203a). ``source`` is the card
        or the kind of space that takes them, if the log names it.
        """
        if what == "life":
            yield from self.lose_lives(seat, amount, source)
            return
        adventurer = self.adventurer(seat)
        holder = adventurer.toad if adventurer.toad is not None and what in ("strength", "craft") else adventurer
        lost = min(amount, int(getattr(holder, what)))
        if lost:
            setattr(holder, what, getattr(holder, what) - lost)
            self.report("event-lost", seat, what=what, amount=lost, cause=self.cause(source))
        elif amount:
            self.report_nothing(seat, source)
        if what == "craft":
            yield from self.enforce_limits(seat)

    def pay(self, seat: Seat, amount: int) -> None:
        """Take gold that a character has and spends (M-201)."""
        if amount:
            self.adventurer(seat).gold -= amount
            self.report("event-paid", seat, amount=amount)

    def lose_lives(self, seat: Seat, amount: int, source: str = "") -> Flow:
        """Take lives from a character, which dies with the last one (M-075, M-076, M-076a)."""
        adventurer = self.adventurer(seat)
        if not adventurer.character or amount <= 0:
            return
        question = Text("ask-preserve-life", {"player": seat_name(seat), "lives": amount})
        if not values.can(self.state, seat, "spell-proof") and (
            yield from ask_for_preservation(self, question, own=seat, deadly=amount == adventurer.lives)
        ):
            amount -= 1
            self.report("event-preserved", seat)
        if amount == 0 or not adventurer.character:
            return
        lost = min(amount, adventurer.lives)
        adventurer.lives -= lost
        self.report("event-lost", seat, what="life", amount=lost, cause=self.cause(source))
        if adventurer.lives == 1:
            self.report("alarm-last-life", seat)
        if adventurer.lives == 0:
            self.die(seat)

    def kill_follower(self, seat: Seat, card: str) -> Flow:
        """Kill a Follower, unless somebody preserves it (M-215, MD-113)."""
        question = Text("ask-preserve", {"what": name(kind(card))})
        if not values.can(self.state, seat, "spell-proof") and (
            yield from ask_for_preservation(self, question, own=seat)
        ):
            self.report("event-preserved-card", seat, card=name(kind(card)))
        elif card in self.adventurer(seat).followers:
            self.discard_own(seat, card)

    def die(self, seat: Seat) -> None:
        """Let a character die, and leave its belongings on its space (M-076 .. M-081).

        Its player is out once somebody has reached the Crown, or always under the slaughter rule (M-350, M-366).
        """
        adventurer = self.adventurer(seat)
        self.report("event-died", seat, character=name(adventurer.character), space=space_name(adventurer.space))
        self.retire(seat, out=self.state.crowned or self.state.options.slaughter)
        if self.adventurer(seat).out:
            self.report("event-out", seat)
            left = playing(self.state)
            if len(left) == DUEL:
                self.io.announce("alarm-two-left", players=[seat_name(other) for other in left])

    def retire(self, seat: Seat, *, out: bool) -> None:
        """Remove a character from the board, and put its cards where they belong."""
        adventurer, state = self.adventurer(seat), self.state
        heir = Adventurer(out=out)
        if state.options.inherit and not out:  # M-358
            self._drop_fleeting(seat)
            heir = Adventurer(gold=adventurer.gold, objects=adventurer.objects, followers=adventurer.followers)
        else:
            self._lay_down(seat)
        self.discard_spells(seat, adventurer.spells)
        for card in adventurer.trophies:
            self.discard(card)
        if seat == state.turn:  # MD-117
            state.extra_turns = 0
        state.dead.append(adventurer.character)
        heir.orders = adventurer.orders
        state.adventurers[seat] = heir

    def _lay_down(self, seat: Seat) -> None:
        """Lay the Objects, Followers and gold of a character on its space (M-077, M-271)."""
        adventurer, state = self.adventurer(seat), self.state
        self._drop_fleeting(seat)
        for card in (*adventurer.objects, *adventurer.followers):
            self.lay(card, adventurer.space)
        adventurer.objects, adventurer.followers = [], []
        if adventurer.gold:
            state.gold[adventurer.space] = state.gold.get(adventurer.space, 0) + adventurer.gold
            adventurer.gold = 0

    def _drop_fleeting(self, seat: Seat) -> None:
        """Discard a character's raft and the Enemies that follow it, which nobody else may take (M-305, MD-079)."""
        adventurer = self.adventurer(seat)
        for card in (*adventurer.objects, *adventurer.followers):
            if kind(card) == "raft" or library().enemy(card) is not None:
                (adventurer.objects if card in adventurer.objects else adventurer.followers).remove(card)
                self.discard(card)

    # ---- alignment, toads, missed turns

    def choose_alignment(self, seat: Seat, cause: Text, what: Text) -> Flow:
        """Let a character that may change its alignment do so before an effect depends on it (M-069a, MD-120).

        ``what`` says what each alignment leads to.
        """
        others = self.free_alignments(seat)
        if others:
            moves = [Move("align", (alignment,)) for alignment in (self.adventurer(seat).alignment, *others)]
            move = yield from self.choose(seat, Text("ask-alignment", {"cause": cause, "what": what}), moves)
            yield from self.change_alignment(seat, str(move.args[0]))

    def free_alignments(self, seat: Seat) -> list[str]:
        """Return the alignments to which a character may change by its own ability now (M-069, M-069a)."""
        return values.free_alignments(self.state, seat)

    def change_alignment(self, seat: Seat, alignment: str) -> Flow:
        """Change the alignment of a character, at most once in a turn (M-066 .. M-070, M-069b)."""
        adventurer = self.adventurer(seat)
        if adventurer.alignment == alignment or adventurer.turned:
            return
        if not values.is_alignment_available(self.state, seat, alignment):
            self.report("event-supply-empty", seat, what="alignment")
            return
        adventurer.alignment, adventurer.turned = alignment, True
        self.report("event-turned", seat, alignment=alignment)
        yield from self.enforce_limits(seat)

    def become_toad(self, seat: Seat) -> None:
        """Turn a character into a toad for three of its own turns (M-258, M-270 .. M-272, M-305).

        It leaves its belongings on its space, or only its raft if the option ``toads_keep`` is on.
        """
        adventurer, state = self.adventurer(seat), self.state
        if adventurer.toad is not None:
            adventurer.toad.turns = Toad().turns
            return
        if sum(self.adventurer(other).toad is not None for other in alive(state)) == TOADS:  # M-019a
            self.report("event-supply-empty", seat, what="toad")
            return
        if state.options.toads_keep:
            for card in rafts(adventurer):
                self.discard_own(seat, card)
        else:
            self._lay_down(seat)
        adventurer.toad = Toad()
        self.report("event-toad-keeping" if state.options.toads_keep else "event-toad", seat)
        self._withdraw(seat)

    def _withdraw(self, seat: Seat) -> None:
        """Cancel the abilities that a character has declared for its fight (M-156, M-269).

        These are a helper, an assassination, and psychic combat, which starts again as a battle.
        """
        state = self.state
        fight = state.fight
        side = None if fight is None else fight.side(seat)
        if fight is None or side is None:
            return
        side.ally = ""
        if side is fight.attacker:
            fight.assassinated = False
            if fight.defender is not None and fight.attribute == CRAFT:
                fight.attribute = STRENGTH
                for fighter in fight.sides():
                    fighter.ready = False
                state.phase = "busy"
                state.agenda.insert(0, "fight")
                self.report("event-battle-instead", seat, other=seat_name(fight.defender.seat))

    def miss_turn(self, seat: Seat, source: str = "") -> None:
        """Make a character miss a turn (M-111, M-112, M-112c).

        In its own turn its visit ends; it misses its next turn only if no card is left that it could have met.
        """
        state, adventurer = self.state, self.adventurer(seat)
        if seat != state.turn or state.visit is None:
            adventurer.misses += 1
            self.report("event-misses", seat, cause=self.cause(source))
            return
        state.visit.cut = "missed"
        done = (*state.visit.done, *state.visit.evaded, *state.left)
        waiting = [card for card in state.cards.get(adventurer.space, ()) if card not in done]
        if waiting:
            self.report("event-missed-here", seat, cause=self.cause(source))
        else:
            adventurer.misses += 1
            self.report("event-misses", seat, cause=self.cause(source))
