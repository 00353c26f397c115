"""Spells that act on characters themselves (MD-106, MD-108 .. MD-110, MD-114 .. MD-117)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import INNER, MIDDLE, OUTER, board
from engine.talisman.cards.outcomes import gain_text
from engine.talisman.play.spells.base import Spell, Target, can_be_affected
from engine.talisman.play.values import character_card, is_slowed
from engine.talisman.state import FIGHT, Adventure, Fight, alive

if TYPE_CHECKING:
    from engine.talisman.play.game import ActiveGame


class Healing(Spell):
    """Heal a character up to its starting value (MD-106)."""

    id = "healing"
    moments = ("any",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in alive(state):
            if can_be_affected(state, other) and state.adventurers[other].lives < character_card(state, other).lives:
                yield (other,)

    def harmed_seats(self, state: Adventure, seat: Seat, *target: Any) -> tuple[Collection[Seat], Collection[Seat]]:
        return (), ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        if game.adventurer(int(target[0])).character:
            game.heal(int(target[0]))


class Immobility(Spell):
    """Make a character do nothing in this turn (MD-108), or evade a creature (MD-109)."""

    id = "immobility"
    moments = ("start", "fight")
    evades = True

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if state.phase == "begin":
            if can_be_affected(state, state.turn):
                yield (state.turn,)
        elif (fight := _evadable(state, seat)) is not None and fight.foe is not None:
            for card in fight.foe.cards or [fight.foe.name]:
                yield (card,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        if isinstance(target[0], int):
            game.report("event-immobile", target[0])
            game.state.phase, game.state.agenda = "held", ["finish"]
        else:
            game.evade(seat, str(target[0]))


class Invisibility(Spell):
    """Be able to evade anything until the end of the turn (MD-110)."""

    id = "invisibility"
    moments = ("fight",)
    evades = True

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        if _evadable(state, seat) is not None:
            yield ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        game.adventurer(seat).invisible = True
        game.report("event-invisible", seat)


def _evadable(state: Adventure, seat: Seat) -> Fight | None:
    """Return the fight in which a seat is attacked and may still evade (M-158, M-179, M-323, M-403)."""
    fight = state.fight if state.phase == FIGHT else None
    side = None if fight is None else fight.side(seat)
    if fight is None or side is None or side.prepared or (fight.foe is None and side is fight.attacker):
        return None
    inner = board().region(state.adventurers[seat].space) == INNER
    return None if inner and fight.foe is not None else fight


class PsionicBlast(Spell):
    """Add one's printed Craft to Strength in a battle (MD-114, M-194a, M-195)."""

    id = "psionic-blast"
    moments = ("fight",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        fight = state.fight
        if fight is not None and fight.attribute == "strength" and fight.side(seat) is not None:
            yield ()

    def harmed_seats(self, state: Adventure, seat: Seat, *target: Any) -> tuple[Collection[Seat], Collection[Seat]]:
        sides = [] if state.fight is None else state.fight.sides()
        others = [side.seat for side in sides if side.seat != seat]
        return others, [other for other in others if state.adventurers[other].lives == 1]

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        adventurer = game.adventurer(seat)
        adventurer.blast += character_card(game.state, seat).craft
        game.report("event-blast", seat, strength=adventurer.blast)


class Random(Spell):
    """Make a character roll for a random effect (MD-115)."""

    id = "random"
    moments = ("any",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        for other in alive(state):
            if can_be_affected(state, other):
                yield (other,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> Flow:
        other = int(target[0])
        adventurer = game.adventurer(other)
        if not adventurer.character:
            return
        (face,) = yield from game.roll(other, 1, name("random"), _random)
        if face == 1:
            game.become_toad(other)
        elif face in (2, 3):
            yield from game.lose(other, "strength" if face == 2 else "craft", 100, "random")
        elif face == 4:
            yield from game.lose(other, "gold", 100, "random")
        else:
            game.gain(other, "strength" if face == 5 else "life")


def _random(faces: list[int]) -> Text:
    """Describe the effect of a face."""
    match faces[0]:
        case 1:
            return Text("effect-toad")
        case 5:
            return gain_text("strength")
        case 6:
            return gain_text("life")
        case face:
            return Text("fate-lose-all", {"what": {2: "strength", 3: "craft"}.get(face, "gold")})


class Teleport(Spell):
    """Go to another space of the region instead of rolling (MD-116)."""

    id = "teleport"
    moments = ("moving",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        adventurer, game_board = state.adventurers[seat], board()
        region = game_board.region(adventurer.space)
        if region in (OUTER, MIDDLE) and not is_slowed(state, seat) and not adventurer.enslaved:
            for space in game_board.rings[region]:
                if space != adventurer.space:
                    yield (space,)

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        game.put_on_space(seat, str(target[0]))


class TemporalWarp(Spell):
    """Take two more turns after this one (MD-117)."""

    id = "temporal-warp"
    moments = ("own-start",)

    def targets(self, state: Adventure, seat: Seat) -> Iterator[Target]:
        yield ()

    def carry_out(self, game: ActiveGame, seat: Seat, *target: Any) -> None:
        game.state.extra_turns += 2
        game.report("event-warp", seat)
