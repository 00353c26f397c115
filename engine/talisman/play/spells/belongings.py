"""Spells about cards of characters or on spaces (MD-100, MD-101, MD-104, MD-111)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.cards.library import library
from engine.talisman.play.spells.base import Spell, Target, can_be_affected
from engine.talisman.play.values import may_have
from engine.talisman.state import Adventure, alive, kind

if TYPE_CHECKING:
    from engine.talisman.play.game import ActiveGame


def _others(state: Adventure, seat: Seat) -> list[Seat]:
    return [other for other in alive(state) if other != seat and can_be_affected(state, other)]


class Acquisition(Spell):
    """Take an Object or a gold from another character (MD-100, M-386)."""

    id = "acquisition"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in _others(state, seat):
            adventurer = state.adventurers[other]
            if adventurer.gold:
                yield (other, "gold")
            for card in adventurer.objects:
                if may_have(state, seat, card):
                    yield (other, card)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow:
        other, what = target
        yield from game.take_from(seat, int(other), str(what), self.id)


class Alchemy(Spell):
    """Turn any number of one's Objects into gold (MD-101)."""

    id = "alchemy"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if state.adventurers[seat].objects:
            yield ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow:
        objects = game.adventurer(seat).objects
        sold = yield from game.choose_cards(seat, Text("ask-alchemy"), objects, 1, len(objects))
        for card in sold:
            game.discard_own(seat, card)
        game.gain(seat, "gold", len(sold))


class Destruction(Spell):
    """Remove a card that lies on a space (MD-104)."""

    id = "destruction"
    moments = ("own-start", "arrived")

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for lying in state.cards.values():
            for card in lying:
                if kind(card) in library().cards:
                    yield (card,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        card = str(target[0])
        if any(card in lying for lying in game.state.cards.values()):
            game.discard_from_space(card)
            game.report("event-destroyed-card", seat, card=name(kind(card)))


class Mesmerism(Spell):
    """Take a Follower from another character (MD-111, M-278); charmed or raised Enemies are discarded (MD-079)."""

    id = "mesmerism"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in _others(state, seat):
            for card in state.adventurers[other].followers:
                if may_have(state, seat, card):
                    yield (card,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow:
        card = str(target[0])
        other = next((owner for owner in alive(game.state) if card in game.adventurer(owner).followers), None)
        if other is None:
            return
        game.adventurer(other).followers.remove(card)
        game.report("event-lures", seat, other=seat_name(other), whose=seat_name(other), card=name(kind(card)))
        game.take(seat, card, reported=True)
        yield from game.enforce_limits(other)
        yield from game.deliver(seat)
