"""Casting: a Spell is announced, may be answered, and takes effect (M-399, M-399b, MD-102, MD-113, MD-118)."""

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
    """Return the casts open to a seat at rest or in a poll, one for each Spell and target."""
    return cast_moves_now(state, seat, polling=polling) if may_cast(state, seat) else []


def cast_moves_now(state: Adventure, seat: Seat, *, polling: bool = False) -> list[Move]:
    """Return the casts that fit the moment, for a seat that is already known to be allowed to cast."""
    now = frozenset(moments(state, seat, polling=polling))
    moves: list[Move] = []
    for card in dict.fromkeys(state.adventurers[seat].spells):
        spell = SPELLS[kind(card)]
        if not now.isdisjoint(spell.moments):
            moves += [made(("cast", (card, *target))) for target in spell.targets(state, seat)]
    return moves


def cast(game: ActiveGame, seat: Seat, card: str, *target: Any) -> Flow:
    """Cast a Spell at rest; in a fight it counts as preparation (M-403)."""
    spell = SPELLS[kind(card)]
    if not spell.evades:
        game.mark_prepared(seat)
    carry_out = partial(spell.carry_out, game, seat, *target)
    own, deadly = spell.harmed_seats(game.state, seat, *target)
    yield from resolve_spell(game, seat, card, _aimed(target), carry_out, stays=spell.stays(), own=own, deadly=deadly)


def _aimed(target: tuple[Any, ...]) -> Text | None:
    """Return the target of a Spell in words; None without target."""
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
    carry_out: Callable[[], Flow | None] | None = None,
    *,
    stays: bool = False,
    own: Collection[Seat] = (),
    deadly: Collection[Seat] = (),
    by_order: bool = False,
) -> Generator[Prompt, Answers, bool]:
    """Announce a Spell, call ``carry_out`` unless it is countered, and return whether it was not countered.

    A Counterspell can be countered too (M-387, M-399). ``own`` and ``deadly`` are the seats that the Spell harms, and
    those for which it is deadly. A Spell cast ``by_order`` is announced as such (M-399a). A character that always holds
    a Spell draws a new one if its ability works after the Spell as well (MD-091, MD-118). The card is discarded unless
    it ``stays`` in play (M-230, M-230a).
    """
    state, adventurer = game.state, game.adventurer(seat)
    adventurer.spells.remove(card)
    adventurer.cast += 1
    last = not adventurer.spells and can(state, seat, "last-spell")
    spell = name(kind(card))
    values = {"player": seat_name(seat), "spell": spell, "aim": aim or ""}
    game.report("event-casts-ordered" if by_order else "event-casts", seat, spell=spell, aim=values["aim"])
    question = Text("ask-counter", values)
    answered = yield from ask_for_counterspell(game, seat, question, own=own, deadly=deadly)
    if answered:
        game.report("event-countered", seat, spell=spell)
    elif carry_out is not None:
        flow = carry_out()
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
    """Return whether a Spell that a seat has announced is countered, by a standing order or an answer.

    Players are asked clockwise from the caster's left (MD-102, M-399, M-399a). ``own`` and ``deadly`` are the seats
    that the Spell harms, and those for which it is deadly.
    """
    state, is_countered = game.state, False

    def answer(other: Seat, move: Move, *, by_order: bool = False) -> Flow:
        nonlocal is_countered
        own = [seat]  # it takes that Spell from its caster
        if (yield from resolve_spell(game, other, str(move.args[0]), own=own, by_order=by_order)):
            is_countered = True

    def closed() -> bool:
        return is_countered

    order = clockwise(state, seat)
    ordered = partial(answer, by_order=True)
    yield from carry_out_orders(game, order[1:], COUNTERSPELL, ordered, own=own, deadly=deadly, closed=closed)
    yield from window(
        [*order[1:], *_if_polled(state, order[0])],
        lambda other: answer_menu(state, other, COUNTERSPELL, question),
        answer,
        game.io,
        closed=closed,
    )
    return is_countered


def _if_polled(state: Adventure, seat: Seat) -> list[Seat]:
    """Return the caster if the table polls everybody; otherwise nobody undoes an action of their own (M-399)."""
    return [seat] if state.options.spells == "polled" else []


def ask_for_preservation(
    game: SupplyActions, question: Text, winner: Seat | None = None, *, own: Seat | None = None, deadly: bool = False
) -> Generator[Prompt, Answers, bool]:
    """Return whether somebody casts Preservation against a loss, by a standing order or an answer.

    The winner of a fight is asked last (M-399a, M-399b, MD-113). The seat ``own`` would suffer the loss, which is
    ``deadly`` if it takes the last life.
    """
    state = game.state
    is_preserved = False

    def answer(seat: Seat, move: Move, *, by_order: bool = False) -> Flow:
        nonlocal is_preserved
        if (yield from resolve_spell(game, seat, str(move.args[0]), by_order=by_order)):
            is_preserved = True

    def closed() -> bool:
        return is_preserved

    order = clockwise(state, state.turn)
    if winner is not None:
        order = [*(seat for seat in order if seat != winner), *_if_polled(state, winner)]
    owner = [] if own is None else [own]
    last = owner if deadly else []
    ordered = partial(answer, by_order=True)
    yield from carry_out_orders(game, order, PRESERVATION, ordered, own=owner, deadly=last, closed=closed)
    yield from window(
        order, lambda seat: answer_menu(state, seat, PRESERVATION, question), answer, game.io, closed=closed
    )
    return is_preserved
