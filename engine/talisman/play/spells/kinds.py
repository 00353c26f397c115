"""The Spells themselves (MD-100 .. MD-117)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import INNER, MIDDLE, OUTER, board
from engine.talisman.cards.library import library
from engine.talisman.play.spells.base import Spell, Target, within_reach
from engine.talisman.play.values import may_have, printed, slowed
from engine.talisman.state import Adventure, alive, at, kind

if TYPE_CHECKING:
    from engine.talisman.play.game import Game

TOP = 5
"""Cards that Divination shows (MD-105)."""


def _others(state: Adventure, seat: Seat) -> list[Seat]:
    return [other for other in alive(state) if other != seat and within_reach(state, other)]


class Acquisition(Spell):
    """Take an Object or a gold of anybody (MD-100, M-386)."""

    id = "acquisition"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in _others(state, seat):
            one = state.adventurers[other]
            if one.gold:
                yield (other, "gold")
            for card in one.objects:
                if may_have(state, seat, card):
                    yield (other, card)

    def work(self, game: Game, seat: Seat, *target: Any) -> Flow:
        other, what = target
        yield from game.take_from(seat, int(other), str(what))


class Alchemy(Spell):
    """Turn any number of one's Objects into gold (MD-101)."""

    id = "alchemy"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if state.adventurers[seat].objects:
            yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> Flow:
        objects = game.one(seat).objects
        sold = yield from game.choose_cards(seat, Text("ask-alchemy"), objects, 1, len(objects))
        for card in sold:
            game.discard_own(seat, card)
        game.gain(seat, "gold", len(sold))


class DestroyMagic(Spell):
    """Nobody casts Spells or uses Magic Objects until the caster's next turn (MD-103)."""

    id = "destroy-magic"
    moments = ("own-start", "own-end")

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> Flow:
        game.state.destroyer = seat
        game.tell("event-magic-destroyed", seat)
        for other in alive(game.state):
            yield from game.settle(other)


class Destruction(Spell):
    """Remove a card that lies on a space (MD-104)."""

    id = "destruction"
    moments = ("own-start", "arrived")

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for lying in state.cards.values():
            for card in lying:
                if kind(card) in library().cards:
                    yield (card,)

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        card = str(target[0])
        if any(card in lying for lying in game.state.cards.values()):
            game.gone(card)
            game.tell("event-destroyed-card", seat, card=name(kind(card)))


class Divination(Spell):
    """Look at the top of the Adventure deck (MD-105)."""

    id = "divination"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if state.adventure:
            yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        game.io.reveal()
        top = tuple(name(kind(card)) for card in reversed(game.state.adventure[-TOP:]))
        game.tell("event-divines", seat, count=len(top))
        game.io.whisper_more(seat, "event-divines-own", cards=top)


class Healing(Spell):
    """Heal anybody to the starting value (MD-106)."""

    id = "healing"
    moments = ("any",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in alive(state):
            if within_reach(state, other) and state.adventurers[other].lives < printed(state, other).lives:
                yield (other,)

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        if game.one(int(target[0])).character:
            game.heal(int(target[0]))


class Hex(Spell):
    """A card on a space that costs whoever lands there a life (MD-107)."""

    id = "hex"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for region in (OUTER, MIDDLE):
            for space in board().rings[region]:
                if not at(state, space):
                    yield (space,)

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        game.state.hexes[str(target[0])] = [seat, 3]
        game.tell("event-hexed", seat, space=name(board().kind(str(target[0]))))

    def stays(self) -> bool:
        return True


class ImmobilityOnCharacter(Spell):
    """A character does nothing in this turn (MD-108); cast on a creature it is evaded (MD-109)."""

    id = "immobility"
    moments = ("start", "fight")

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if state.phase == "begin":
            if within_reach(state, state.turn):
                yield (state.turn,)
        elif state.fight is not None and seat == state.turn:
            foe, inner = state.fight.foe, board().region(state.adventurers[seat].space) == INNER
            for card in () if foe is None or inner else foe.cards or [foe.name]:
                yield (card,)

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        if isinstance(target[0], int):
            game.tell("event-immobile", target[0])
            game.state.phase, game.state.agenda = "held", ["finish"]
        else:
            game.evade(seat, str(target[0]))


class Invisibility(Spell):
    """Evade whatever one wants to until the end of the turn (MD-110)."""

    id = "invisibility"
    moments = ("fight",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        fight = state.fight
        inner = board().region(state.adventurers[seat].space) == INNER
        if fight is not None and fight.side(seat) is not None and not (fight.foe is not None and inner):
            yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        game.one(seat).invisible = True
        game.tell("event-invisible", seat)


class Mesmerism(Spell):
    """Take a Follower of anybody (MD-111, M-278)."""

    id = "mesmerism"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in _others(state, seat):
            for card in state.adventurers[other].followers:
                if library().enemy(card) is None and may_have(state, seat, card):
                    yield (card,)

    def work(self, game: Game, seat: Seat, *target: Any) -> Flow:
        card = str(target[0])
        other = next((each for each in alive(game.state) if card in game.one(each).followers), None)
        if other is None:
            return
        game.one(other).followers.remove(card)
        game.tell("event-lures", seat, other=seat_name(other), card=name(kind(card)))
        game.take(seat, card)
        yield from game.settle(other)
        yield from game.deliver(seat)


class Nullify(Spell):
    """Somebody discards all Spells (MD-112)."""

    id = "nullify"
    moments = ("any",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in alive(state):
            if within_reach(state, other) and state.adventurers[other].spells:
                yield (other,)

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        game.discard_spells(int(target[0]), game.one(int(target[0])).spells)


class PsionicBlast(Spell):
    """Add one's printed Craft to Strength in a battle (MD-114, M-194a, M-195)."""

    id = "psionic-blast"
    moments = ("fight",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        fight = state.fight
        if fight is not None and fight.attribute == "strength" and fight.side(seat) is not None:
            yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        one = game.one(seat)
        one.blast += printed(game.state, seat).craft
        game.tell("event-blast", seat, strength=one.blast)


class Random(Spell):
    """Somebody rolls, and that happens to them (MD-115)."""

    id = "random"
    moments = ("any",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in alive(state):
            if within_reach(state, other):
                yield (other,)

    def work(self, game: Game, seat: Seat, *target: Any) -> Flow:
        other = int(target[0])
        one = game.one(other)
        if not one.character:
            return
        (face,) = yield from game.roll(other, 1, name("random"))
        if face == 1:
            game.become_toad(other)
        elif face in (2, 3):
            yield from game.lose(other, "strength" if face == 2 else "craft", 100)
        elif face == 4:
            yield from game.lose(other, "gold", 100)
        else:
            game.gain(other, "strength" if face == 5 else "life")


class Teleport(Spell):
    """Go to another space of the region instead of rolling (MD-116)."""

    id = "teleport"
    moments = ("moving",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        one, known = state.adventurers[seat], board()
        region = known.region(one.space)
        if region in (OUTER, MIDDLE) and not slowed(state, seat) and not one.enslaved:
            for space in known.rings[region]:
                if space != one.space:
                    yield (space,)

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        game.go(seat, str(target[0]))


class TemporalWarp(Spell):
    """This turn and two more of one's own follow each other (MD-117)."""

    id = "temporal-warp"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        game.state.extra_turns += 2
        game.tell("event-warp", seat)


class Counterspell(Spell):
    """Another Spell has no effect (MD-102)."""

    id = "counterspell"
    moments = ("answer",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        """It works by being there: what it answers does not."""


class Preservation(Spell):
    """A life, a Follower or an Enemy is not lost (MD-113)."""

    id = "preservation"
    moments = ("loss",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def work(self, game: Game, seat: Seat, *target: Any) -> None:
        """It works by being there: the loss does not happen."""


SPELLS: dict[str, Spell] = {
    each.id: each()
    for each in (
        Acquisition, Alchemy, Counterspell, DestroyMagic, Destruction, Divination, Healing, Hex, ImmobilityOnCharacter,
        Invisibility, Mesmerism, Nullify, Preservation, PsionicBlast, Random, Teleport, TemporalWarp,
    )
}  # fmt: skip
"""All kinds by their ids."""
