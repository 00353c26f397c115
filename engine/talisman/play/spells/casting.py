"""Casting: a Spell is announced, may be answered, and then works (M-399, M-399b, MD-102, MD-113, MD-118)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Answers, Flow, Prompt
from engine.kernel.menus import Move, made
from engine.kernel.reactions import window
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import board, space_name
from engine.talisman.play.spells.base import may_cast, moments
from engine.talisman.play.spells.kinds import SPELLS
from engine.talisman.play.spells.orders import COUNTERSPELL, PRESERVATION, answer_menu, carry_out_orders
from engine.talisman.play.values import can
from engine.talisman.state import Adventure, clockwise, kind

if TYPE_CHECKING:
    from engine.talisman.play.game import ActiveGame
    from engine.talisman.play.supplies import SupplyActions


def cast_moves(state: Adventure, seat: Seat, *, polling: bool = False) -> list[Move]:
    """Return the Spells that a seat may cast at this rest, or now that all are asked, each with its targets."""
    return cast_moves_now(state, seat, polling=polling) if may_cast(state, seat) else []


def cast_moves_now(state: Adventure, seat: Seat, *, polling: bool = False) -> list[Move]:
    """Return the Spells whose moment it is, each with its targets, for a seat that may cast."""
    now = frozenset(moments(state, seat, polling=polling))
    found: list[Move] = []
    for card in dict.fromkeys(state.adventurers[seat].spells):
        spell = SPELLS[kind(card)]
        if not now.isdisjoint(spell.moments):
            found += [made(("cast", (card, *target))) for target in spell.targets(state, seat)]
    return found


def cast(game: ActiveGame, seat: Seat, card: str, *target: Any) -> Flow:
    """Cast a Spell at rest. Whoever casts one for a fight has done with evading (M-403)."""
    spell = SPELLS[kind(card)]
    if not spell.evades:
        game.mark_prepared(seat)
    work = partial(spell.work, game, seat, *target)
    own, deadly = spell.harmed_seats(game.state, seat, *target)
    yield from resolve_spell(game, seat, card, _aimed(target), work, stays=spell.stays(), own=own, deadly=deadly)


def _aimed(target: tuple[Any, ...]) -> Text | None:
    """What a Spell is cast on, as everybody may read it; None where it is cast on nothing."""
    if not target:
        return None
    aim = target[0]
    if isinstance(aim, int):
        return Text("aim", {"target": seat_name(aim)})
    return Text("aim", {"target": space_name(aim) if aim in board().spaces else name(kind(aim))})


def resolve_spell(
    game: SupplyActions,
    seat: Seat,
    card: str,
    aim: Text | None = None,
    work: Callable[[], Flow | None] | None = None,
    *,
    stays: bool = False,
    own: Collection[Seat] = (),
    deadly: Collection[Seat] = (),
) -> Generator[Prompt, Answers, bool]:
    """Announce a Spell, do its ``work`` unless somebody counters it, and return whether it works: anybody may, and a
    Counterspell can be countered too (M-387, M-399). Whoever always holds a Spell then draws one, if what
    lets them works after the Spell as well: no Wand by which all magic was destroyed (MD-091, MD-118). Last its card is
    discarded, unless it stays where it works (M-230, M-230a).
    """
    state, adventurer = game.state, game.adventurer(seat)
    adventurer.spells.remove(card)
    adventurer.cast += 1
    last = not adventurer.spells and can(state, seat, "last-spell")
    spell = name(kind(card))
    values = {"player": seat_name(seat), "spell": spell, "aim": aim or ""}
    game.report("event-casts", seat, spell=spell, aim=values["aim"])
    question = Text("ask-counter", values)
    answered = yield from ask_for_counterspell(game, seat, question, own=own, deadly=deadly)
    if answered:
        game.report("event-countered", seat, spell=spell)
    elif work is not None:
        flow = work()
        if flow is not None:
            yield from flow
    if last and can(state, seat, "last-spell"):
        game.draw_spells(seat, 1)
    if answered or not stays:
        state.spell_discard.append(card)
    return not answered


def ask_for_counterspell(
    game: SupplyActions, seat: Seat, question: Text, *, own: Collection[Seat], deadly: Collection[Seat]
) -> Generator[Prompt, Answers, bool]:
    """Return whether anybody counters what a seat has just announced, clockwise from its left, itself last: by a
    standing order, or because they are asked (MD-102, M-399, M-399a). It harms the seats ``own``, and is ``deadly`` to
    some of them.
    """
    state, answered = game.state, False

    def answer(other: Seat, move: Move) -> Flow:
        nonlocal answered
        if (
            yield from resolve_spell(game, other, str(move.args[0]), own=[seat])
        ):  # it takes that Spell from its caster
            answered = True

    def closed() -> bool:
        return answered

    order = clockwise(state, seat)
    yield from carry_out_orders(game, order[1:], COUNTERSPELL, answer, own=own, deadly=deadly, closed=closed)
    yield from window(
        [*order[1:], *_unlikely(state, order[0])],
        lambda other: answer_menu(state, other, COUNTERSPELL, question),
        answer,
        game.io,
        closed=closed,
    )
    return answered


def _unlikely(state: Adventure, seat: Seat) -> list[Seat]:
    """Whoever would undo what they have just done themselves is asked only where all are, always (M-399)."""
    return [seat] if state.options.spells == "polled" else []


def ask_for_preservation(
    game: SupplyActions, question: Text, winner: Seat | None = None, *, own: Seat | None = None, deadly: bool = False
) -> Generator[Prompt, Answers, bool]:
    """Return whether somebody preserves what is about to be lost, by a standing order or because they are asked, the
    winner of a fight last (M-399a, M-399b, MD-113). The seat ``own`` would lose it, or nobody; it is ``deadly`` if
    without a Preservation that seat's last life is lost.
    """
    state = game.state
    saved = False

    def answer(seat: Seat, move: Move) -> Flow:
        nonlocal saved
        if (yield from resolve_spell(game, seat, str(move.args[0]))):
            saved = True

    def closed() -> bool:
        return saved

    order = clockwise(state, state.turn)
    if winner is not None:
        order = [*(seat for seat in order if seat != winner), *_unlikely(state, winner)]
    owner = [] if own is None else [own]
    last = owner if deadly else []
    yield from carry_out_orders(game, order, PRESERVATION, answer, own=owner, deadly=last, closed=closed)
    yield from window(
        order, lambda seat: answer_menu(state, seat, PRESERVATION, question), answer, game.io, closed=closed
    )
    return saved
