"""The adventure while something happens: dice and fate, counters, cards, moving, and death."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, Literal, TypeAlias

from engine.kernel.flow import IO, Answers, Flow, Prompt, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import board
from engine.talisman.cards.effects.base import Effects
from engine.talisman.cards.library import beside, library, stocked
from engine.talisman.cards.models import Ability, MagicObjectData, ObjectData
from engine.talisman.play import values
from engine.talisman.play.spells.casting import preserved
from engine.talisman.state import (
    ALIGNMENTS,
    FATE,
    GOLD,
    POINTS,
    TOADS,
    Adventure,
    Adventurer,
    Attribute,
    Fight,
    Foe,
    Side,
    Toad,
    alive,
    kind,
)

Counter: TypeAlias = Literal["strength", "craft", "life", "fate", "gold", "spell"]
CAVE = "warlocks-cave"
KEEP = Move("keep")
FRUGAL = Move("no-fate")
_SUPPLY: Final = {"strength": POINTS, "craft": POINTS, "lives": POINTS, "fate": FATE, "gold": GOLD}


class Game:
    """A position and what may be done to it in one step."""

    __slots__ = ("io", "state")

    def __init__(self, state: Adventure, io: IO) -> None:
        self.state = state
        self.io = io

    def one(self, seat: Seat) -> Adventurer:
        """Return what lies in front of a player."""
        return self.state.adventurers[seat]

    def tell(self, key: str, seat: Seat, **values: int | str | Text | Sequence[Text]) -> None:
        """Tell everybody of something that a player does or that happens to them."""
        if not self.io.silent:
            self.io.tell(key, player=seat_name(seat), **values)

    def over(self, seat: Seat) -> bool:
        """Return whether nothing more happens to a character on its space: it is dead, or its visit was cut short."""
        visit = self.state.visit
        return not self.one(seat).character or (seat == self.state.turn and visit is not None and bool(visit.cut))

    # ---- what follows from a character's cards

    def can(self, seat: Seat, ability: Ability) -> bool:
        """Return whether a character has an ability now."""
        return values.can(self.state, seat, ability)

    def knows(self, seat: Seat, what: str) -> tuple[str, ...]:
        """Return the kinds of spaces where a character needs not roll (``no_roll``) or may evade (``evade``)."""
        return values.knows(self.state, seat, what)

    def total(self, seat: Seat, attribute: Attribute) -> int:
        """Return total Strength or Craft without what counts only in battle."""
        return values.total(self.state, seat, attribute)

    def most_spells(self, seat: Seat) -> int:
        """Return how many Spells a character may hold (M-222)."""
        return values.most_spells(self.state, seat)

    def may_have(self, seat: Seat, card: str) -> bool:
        """Return whether a character may possess a card (M-278)."""
        return values.may_have(self.state, seat, card)

    def wounds(self, seat: Seat) -> int:
        """Return how many lives a character lacks to its starting value."""
        return max(0, values.printed(self.state, seat).lives - self.one(seat).lives)

    def spent_fate(self, seat: Seat) -> int:
        """Return how much fate a character lacks to its starting value."""
        return max(0, values.printed(self.state, seat).fate - self.one(seat).fate)

    def source_name(self, source: str) -> Text:
        """Return what a card, or the kind of space, is called that does something."""
        return name(kind(source))

    # ---- asking

    def choose(self, seat: Seat, question: Text, moves: Sequence[Move]) -> Generator[Prompt, Answers, Move]:
        """Let a player choose one of these moves; a single one is taken without asking."""
        if len(moves) == 1:
            return moves[0]
        return (yield from ask(seat, Menu(moves, question, moves[0])))

    def choose_cards(
        self, seat: Seat, question: Text, cards: Sequence[str], least: int, most: int
    ) -> Generator[Prompt, Answers, tuple[str, ...]]:
        """Let a player pick some of these cards."""
        pick = Pick(tuple(cards), least, most)
        default = Move("pick", (tuple(cards[:least]),))
        move = yield from ask(seat, Menu((), question, default, patterns=(Pattern("pick", (pick,)),)))
        return move.args[0]

    def carry_out(self, seat: Seat, effects: Effects, source: str) -> Flow:
        """Let things happen to a character one after the other, until its visit is over."""
        for effect in effects:
            flow = effect.carry_out(self, seat, source)
            if flow is not None:
                yield from flow
            if self.over(seat):
                return

    # ---- dice

    def roll(
        self, seat: Seat, dice: int, what: Text, matters: Callable[[list[int]], bool] = lambda _: True
    ) -> Generator[Prompt, Answers, list[int]]:
        """Roll dice for a character and return the faces; a fate token may be spent to roll one of them anew, where
        another face could change what comes of it (M-088 .. M-093a)."""
        faces = [self.io.dice.roll(6) for _ in range(dice)]
        self.tell("event-rolled", seat, what=what, total=sum(faces), faces=_faces(faces))
        one = self.one(seat)
        if one.fate == 0 or one.frugal or not matters(faces):
            return faces
        again = [Move("fate", (face,)) for face in dict.fromkeys(faces)]
        question = Text("ask-fate", {"what": what, "total": sum(faces), "fate": one.fate})
        move = yield from ask(seat, Menu([KEEP, *again, FRUGAL], question, KEEP))
        if move == FRUGAL:
            one.frugal = True
        elif move != KEEP:
            one.fate -= 1
            faces[faces.index(int(move.args[0]))] = face = self.io.dice.roll(6)
            self.tell("event-fate", seat, face=face, total=sum(faces))
        return faces

    # ---- counters

    def gain(self, seat: Seat, what: Counter, amount: int = 1) -> None:
        """Give a character counters, coins or Spells, as many as there are (M-087, M-099, M-254, MD-003)."""
        if what == "spell":
            self.draw_spells(seat, amount)
            return
        one = self.one(seat)
        field = "lives" if what == "life" else what
        amount = min(amount, values.left_of(self.state, field, _SUPPLY[field]))
        if amount <= 0:
            self.tell("event-supply-empty", seat, what=what)
            return
        if one.toad is not None and what in ("strength", "craft"):
            setattr(one.toad, what, getattr(one.toad, what) + amount)  # M-262
        else:
            setattr(one, field, getattr(one, field) + amount)
        self.tell("event-gained", seat, what=what, amount=amount)

    def lose(self, seat: Seat, what: Counter, amount: int = 1) -> Flow:
        """Take counters or coins from a character, as many as it has; values never fall below what is printed
        (M-052 .. M-054, M-058, M-059, M-203, M-203a)."""
        if what == "life":
            yield from self.lose_lives(seat, amount)
            return
        one = self.one(seat)
        holder = one.toad if one.toad is not None and what in ("strength", "craft") else one
        lost = min(amount, int(getattr(holder, what)))
        if lost:
            setattr(holder, what, getattr(holder, what) - lost)
            self.tell("event-lost", seat, what=what, amount=lost)

    def lose_lives(self, seat: Seat, amount: int) -> Flow:
        """Take lives from a character; who has none left is dead at once (M-075, M-076, M-076a)."""
        one = self.one(seat)
        if not one.character or amount <= 0:
            return
        question = Text("ask-preserve-life", {"player": seat_name(seat), "lives": amount})
        if (yield from preserved(self, question)):
            amount -= 1
            self.tell("event-preserved", seat)
        if amount == 0 or not one.character:
            return
        lost = min(amount, one.lives)
        one.lives -= lost
        self.tell("event-lost", seat, what="life", amount=lost)
        if one.lives == 0:
            self.die(seat)

    def heal(self, seat: Seat, most: int = 100) -> int:
        """Heal a character, never above its starting value, and return by how much (M-086, MD-004)."""
        healed = min(most, self.wounds(seat))
        if healed:
            self.gain(seat, "life", healed)
        return healed

    def replenish(self, seat: Seat, most: int = 100) -> int:
        """Replenish fate, never above the starting value, and return by how much (M-098)."""
        gained = min(most, self.spent_fate(seat))
        if gained:
            self.gain(seat, "fate", gained)
        return gained

    # ---- Spells

    def draw_spells(self, seat: Seat, amount: int) -> None:
        """Let a character draw Spells, as many as it may hold (MD-003, M-227, M-265); a used-up deck is shuffled anew
        (M-219)."""
        state, one = self.state, self.one(seat)
        if one.toad is not None:
            return
        for _ in range(min(amount, max(0, values.most_spells(state, seat) - len(one.spells)))):
            if not state.spells:
                state.spells, state.spell_discard = state.spell_discard, []
                self.io.dice.shuffle(state.spells)
            if not state.spells:
                return
            self.io.reveal()
            spell = state.spells.pop()
            one.spells.append(spell)
            self.tell("event-spell-drawn", seat)
            self.io.whisper_more(seat, "event-spell-drawn-own", spell=name(kind(spell)))

    def discard_spells(self, seat: Seat, spells: Sequence[str]) -> None:
        """Put Spells of a character on their discard pile."""
        one = self.one(seat)
        for spell in list(spells):
            one.spells.remove(spell)
            self.state.spell_discard.append(spell)
            self.tell("event-spell-discarded", seat, spell=name(kind(spell)))

    # ---- cards

    def discard(self, card: str) -> None:
        """Put a card where it belongs when it is discarded: on the pile of the Adventure deck, back into the Purchase
        stock, or to the Talismans (M-215, M-281, M-374)."""
        state = self.state
        state.points.pop(card, None)
        if stocked(card):
            state.stock.append(card)
        elif beside(card):
            state.talismans.append(card)
        else:
            state.adventure_discard.append(card)

    def draw_adventure(self) -> str | None:
        """Take the top card of the Adventure deck; a used-up deck is shuffled anew; None where no card is left (M-108,
        M-108a)."""
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

    def take(self, seat: Seat, card: str) -> None:
        """Put a card in front of a player: gold is exchanged at once (MD-080), what cannot be carried is left by
        :meth:`settle`."""
        one, data = self.one(seat), library().cards[kind(card)]
        self.tell("event-took", seat, card=name(data.id))
        if isinstance(data, ObjectData):
            if data.gold:
                self.discard(card)
                self.gain(seat, "gold", data.gold)
            else:
                one.objects.append(card)
        else:
            one.followers.append(card)

    def discard_own(self, seat: Seat, card: str) -> None:
        """Discard an Object or a Follower of a character."""
        one = self.one(seat)
        (one.objects if card in one.objects else one.followers).remove(card)
        self.tell("event-discarded", seat, card=name(kind(card)))
        self.discard(card)

    def gone(self, source: str) -> None:
        """A card that lies on a space is discarded: it has done what it is there for."""
        space = next(space for space, lying in self.state.cards.items() if source in lying)
        self.lift(source, space)
        self.discard(source)

    def leave(self, seat: Seat, card: str) -> None:
        """Leave an Object or a Follower on the space where a character stands; it may not be taken up again in this
        turn (M-149, M-279). Enemies that follow somebody are discarded (MD-079)."""
        one = self.one(seat)
        (one.objects if card in one.objects else one.followers).remove(card)
        if library().enemy(card) is not None:
            self.discard(card)
        else:
            self.lay(card, one.space)
            self.state.left.append(card)
        self.tell("event-left-card", seat, card=name(kind(card)))

    def settle(self, seat: Seat) -> Flow:
        """Leave what a character cannot carry or may not have, and discard Spells that are too many, of its own choice
        (M-070, M-207, M-223)."""
        one = self.one(seat)
        if not one.character or one.toad is not None:
            return
        for card in [card for card in one.objects if not values.may_have(self.state, seat, card)]:
            self.leave(seat, card)
        while len(one.objects) > values.most_objects(self.state, seat):
            moves = [Move("drop", (card,)) for card in one.objects]
            move = yield from self.choose(
                seat, Text("ask-too-many", {"most": values.most_objects(self.state, seat)}), moves
            )
            self.leave(seat, str(move.args[0]))
        while len(one.spells) > values.most_spells(self.state, seat):
            moves = [Move("discard", (spell,)) for spell in one.spells]
            question = Text("ask-too-many-spells", {"most": values.most_spells(self.state, seat)})
            move = yield from self.choose(seat, question, moves)
            self.discard_spells(seat, [str(move.args[0])])

    # ---- alignment, toads, missed turns

    def turn_to(self, seat: Seat, alignment: str) -> Flow:
        """Change a character's alignment, at most once in a turn (M-066 .. M-070, M-069b)."""
        one = self.one(seat)
        if one.alignment == alignment or one.turned:
            return
        others = [other for other in alive(self.state) if other != seat and self._converted(other)]
        if alignment != values.printed(self.state, seat).alignment and len(others) == ALIGNMENTS:  # M-020a
            self.tell("event-supply-empty", seat, what="alignment")
            return
        one.alignment, one.turned = alignment, True
        self.tell("event-turned", seat, alignment=alignment)
        yield from self.settle(seat)

    def _converted(self, seat: Seat) -> bool:
        """Whether a character has another alignment than the printed one."""
        return self.one(seat).alignment != values.printed(self.state, seat).alignment

    def become_toad(self, seat: Seat) -> None:
        """Turn a character into a toad for three turns of its own, which leaves all it has where it stands (M-258,
        M-270 .. M-272)."""
        one, state = self.one(seat), self.state
        if one.toad is not None:
            one.toad.turns = Toad().turns
            return
        if sum(self.one(other).toad is not None for other in alive(state)) == TOADS:  # M-019a
            self.tell("event-supply-empty", seat, what="toad")
            return
        self._lay_down(seat)
        one.toad = Toad()
        self.tell("event-toad", seat)

    def miss_turn(self, seat: Seat) -> None:
        """A character misses a turn: the one whose turn it is ends it, and misses its next one unless cards are left
        here that it can no longer encounter (M-111, M-112, M-112c)."""
        state, one = self.state, self.one(seat)
        if seat != state.turn or state.visit is None:
            one.misses += 1
            self.tell("event-misses", seat)
            return
        state.visit.cut = "missed"
        done = (*state.visit.done, *state.visit.evaded, *state.left)
        waiting = [card for card in state.cards.get(one.space, ()) if card not in done]
        if waiting:
            self.tell("event-missed-here", seat)
        else:
            one.misses += 1
            self.tell("event-misses", seat)

    # ---- moving and dying

    def go(self, seat: Seat, space: str) -> None:
        """Put a character on a space; in its own turn it has landed there, and what was left to do where it was is not
        done (M-132, M-393, M-405, MD-006)."""
        one, state = self.one(seat), self.state
        one.space = space
        one.enslaved = False
        one.offer = ""
        self.tell("event-went", seat, space=name(board().kind(space)))
        if seat == state.turn:
            if state.visit is not None:
                state.visit.cut = "moved"
            state.agenda = ["land"]

    def fight(self, seat: Seat, foe: Foe) -> None:
        """A creature attacks a character; they fight before anything else is done (M-157, M-176c)."""
        self.state.fight = Fight(foe.attribute, Side(seat), foe=foe)
        self.state.agenda.insert(0, "fight")

    def evade(self, seat: Seat, what: str) -> None:
        """A creature is evaded, and stays where it is; or the one who attacks, whose turn ends (M-178, M-179a,
        M-246)."""
        state, fight = self.state, self.state.fight
        if fight is None:
            return
        if fight.foe is None:
            self.tell("event-evades-player", seat, other=seat_name(fight.attacker.seat))
            state.fight, state.agenda = None, ["trade"]
            return
        self.tell("event-evades", seat, foe=name(fight.foe.name or kind(what)))
        if fight.foe.cards and state.visit is not None:
            state.visit.evaded.append(what)
            fight.foe.cards.remove(what)
        if not fight.foe.cards:
            state.fight = None

    def take_from(self, seat: Seat, other: Seat, what: str) -> Flow:
        """Take one gold or one Object of another character, if it still has it."""
        victim = self.one(other)
        if what == "gold" and victim.gold:
            victim.gold -= 1
            self.one(seat).gold += 1
            self.tell("event-seizes-gold", seat, other=seat_name(other))
        elif what in victim.objects:
            victim.objects.remove(what)
            self.tell("event-seizes", seat, other=seat_name(other), card=name(kind(what)))
            self.take(seat, what)
        yield from self.settle(seat)
        yield from self.settle(other)
        yield from self.deliver(seat)

    def deliver(self, seat: Seat) -> Flow:
        """Discard what the Warlock wants as soon as a character has it (M-289, MD-036 .. MD-039)."""
        one = self.one(seat)
        if not one.quest or one.toad is not None:
            return
        if one.quest in (5, 6):
            price = 3 if one.quest == 5 else 2
            if one.gold >= price:
                yield from self.lose(seat, "gold", price)
                self.fulfil(seat)
        elif one.quest in (3, 4):
            followers = [card for card in one.followers if kind(card) not in ("hag", "poltergeist")]
            magic = [card for card in one.objects if isinstance(library().object(card), MagicObjectData)]
            cards = followers if one.quest == 3 else magic
            if cards:
                move = yield from self.choose(seat, Text("ask-deliver"), [Move("give", (card,)) for card in cards])
                self.discard_own(seat, str(move.args[0]))
                self.fulfil(seat)

    def fulfil(self, seat: Seat) -> None:
        """A quest is fulfilled: its character stands in the Warlock's Cave and gets a Talisman, if one is left; in its
        own turn that is the end of it (MD-037, MD-038)."""
        one, state = self.one(seat), self.state
        one.quest = 0
        self.tell("event-quest-done", seat)
        one.space, one.enslaved, one.offer, one.back, one.werewolf, one.pitfiends = CAVE, False, "", False, 0, 0
        if state.talismans and self.may_have(seat, state.talismans[-1]):
            self.take(seat, state.talismans.pop())
        if seat == state.turn and state.visit is not None:
            state.visit.cut = "quest"

    def die(self, seat: Seat) -> None:
        """A character is dead: what it had lies where it died, the rest goes back (M-076 .. M-081); once somebody has
        reached the Crown its player is out (M-350)."""
        one, state = self.one(seat), self.state
        self.tell("event-died", seat, character=name(one.character))
        self._lay_down(seat)
        self.discard_spells(seat, one.spells)
        for card in one.trophies:
            self.discard(card)
        state.dead.append(one.character)
        out = state.crowned
        state.adventurers[seat] = Adventurer(out=out)
        if out:
            self.tell("event-out", seat)

    def _lay_down(self, seat: Seat) -> None:
        """All Objects, Followers and gold of a character on its space (M-077, M-271); a raft goes back at once
        (M-305), Enemies that followed it are discarded (MD-079)."""
        one, state = self.one(seat), self.state
        for card in (*one.objects, *one.followers):
            if kind(card) == "raft" or library().enemy(card) is not None:
                self.discard(card)
            else:
                self.lay(card, one.space)
        one.objects, one.followers = [], []
        if one.gold:
            state.gold[one.space] = state.gold.get(one.space, 0) + one.gold
            one.gold = 0


def _faces(faces: Sequence[int]) -> str:
    return " + ".join(map(str, faces))
