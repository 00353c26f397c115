"""What befalls characters: losses and death, another alignment, life as a toad, missed turns."""

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
from engine.talisman.state import CRAFT, STRENGTH, TOADS, Adventurer, Toad, alive, kind


class CharacterActions(CardActions):
    """What happens to characters."""

    __slots__ = ()

    # ---- losses and death

    def lose(self, seat: Seat, what: Counter, amount: int = 1) -> Flow:
        """Take counters or coins from a character, as many as it has; values never fall below what is printed
        (M-052 .. M-054, M-058, M-059, M-203, M-203a).
        """
        if what == "life":
            yield from self.lose_lives(seat, amount)
            return
        adventurer = self.adventurer(seat)
        holder = adventurer.toad if adventurer.toad is not None and what in ("strength", "craft") else adventurer
        lost = min(amount, int(getattr(holder, what)))
        if lost:
            setattr(holder, what, getattr(holder, what) - lost)
            self.report("event-lost", seat, what=what, amount=lost)
        elif amount:
            self.report("event-nothing", seat)
        if what == "craft":
            yield from self.enforce_limits(seat)

    def lose_lives(self, seat: Seat, amount: int) -> Flow:
        """Take lives from a character; who has none left is dead at once (M-075, M-076, M-076a)."""
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
        self.report("event-lost", seat, what="life", amount=lost)
        if adventurer.lives == 0:
            self.die(seat)

    def kill_follower(self, seat: Seat, card: str) -> Flow:
        """A Follower is killed, unless somebody preserves it (M-215, MD-113)."""
        question = Text("ask-preserve", {"what": name(kind(card))})
        if not values.can(self.state, seat, "spell-proof") and (
            yield from ask_for_preservation(self, question, own=seat)
        ):
            self.report("event-preserved-card", seat, card=name(kind(card)))
        elif card in self.adventurer(seat).followers:
            self.discard_own(seat, card)

    def die(self, seat: Seat) -> None:
        """A character is dead: what it had lies where it died, the rest goes back (M-076 .. M-081); once somebody has
        reached the Crown its player is out, or always where the table has agreed on that (M-350, M-366).
        """
        adventurer = self.adventurer(seat)
        self.report("event-died", seat, character=name(adventurer.character), space=space_name(adventurer.space))
        self.retire(seat, out=self.state.crowned or self.state.options.slaughter)
        if self.adventurer(seat).out:
            self.report("event-out", seat)

    def retire(self, seat: Seat, *, out: bool) -> None:
        """A character leaves the board, and what it had goes where it belongs."""
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
        """All Objects, Followers and gold of a character on its space (M-077, M-271); a raft goes back at once
        (M-305), Enemies that followed it are discarded (MD-079).
        """
        adventurer, state = self.adventurer(seat), self.state
        self._drop_fleeting(seat)
        for card in (*adventurer.objects, *adventurer.followers):
            self.lay(card, adventurer.space)
        adventurer.objects, adventurer.followers = [], []
        if adventurer.gold:
            state.gold[adventurer.space] = state.gold.get(adventurer.space, 0) + adventurer.gold
            adventurer.gold = 0

    def _drop_fleeting(self, seat: Seat) -> None:
        """What nobody else gets of a character that is dead or changed: a raft and Enemies that followed it (M-305,
        MD-079).
        """
        adventurer = self.adventurer(seat)
        for card in (*adventurer.objects, *adventurer.followers):
            if kind(card) == "raft" or library().enemy(card) is not None:
                (adventurer.objects if card in adventurer.objects else adventurer.followers).remove(card)
                self.discard(card)

    # ---- alignment, toads, missed turns

    def choose_alignment(self, seat: Seat, cause: Text) -> Flow:
        """Let a character that changes its alignment freely do so before something depends on it (M-069a, MD-120)."""
        others = self.free_alignments(seat)
        if others:
            moves = [Move("align", (each,)) for each in (self.adventurer(seat).alignment, *others)]
            move = yield from self.choose(seat, Text("ask-alignment", {"cause": cause}), moves)
            yield from self.change_alignment(seat, str(move.args[0]))

    def free_alignments(self, seat: Seat) -> list[str]:
        """Return to which alignments a character may change of its own will now (M-069, M-069a)."""
        return values.free_alignments(self.state, seat)

    def change_alignment(self, seat: Seat, alignment: str) -> Flow:
        """Change a character's alignment, at most once in a turn (M-066 .. M-070, M-069b)."""
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
        """Turn a character into a toad for three turns of its own, which leaves all it has where it stands, or only its
        raft where the table has agreed on that (M-258, M-270 .. M-272, M-305).
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
        """Cancel what a character has declared by an ability for its fight: a helper, an assassination, and psychic
        combat, which starts over as a battle (M-156, M-269).
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
                for each in fight.sides():
                    each.ready = False
                state.phase = "busy"
                state.agenda.insert(0, "fight")
                self.report("event-battle-instead", seat, other=seat_name(fight.defender.seat))

    def miss_turn(self, seat: Seat) -> None:
        """A character misses a turn: the one whose turn it is ends it, and misses its next one unless cards are left
        here that it can no longer encounter (M-111, M-112, M-112c).
        """
        state, adventurer = self.state, self.adventurer(seat)
        if seat != state.turn or state.visit is None:
            adventurer.misses += 1
            self.report("event-misses", seat)
            return
        state.visit.cut = "missed"
        done = (*state.visit.done, *state.visit.evaded, *state.left)
        waiting = [card for card in state.cards.get(adventurer.space, ()) if card not in done]
        if waiting:
            self.report("event-missed-here", seat)
        else:
            adventurer.misses += 1
            self.report("event-misses", seat)
