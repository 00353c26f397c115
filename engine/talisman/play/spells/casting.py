"""Casting: a Spell is announced, may be answered, and then works (M-399, M-399b, MD-102, MD-113, MD-118)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Answers, Flow, Prompt
from engine.kernel.menus import Menu, Move, made
from engine.kernel.reactions import reaction_menu, window
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import board, space_name
from engine.talisman.play.spells.base import may_cast, moments
from engine.talisman.play.spells.kinds import SPELLS
from engine.talisman.play.values import can
from engine.talisman.state import Adventure, clockwise, kind

if TYPE_CHECKING:
    from engine.talisman.play.game import Game
    from engine.talisman.play.supplies import Supplies


def castable(state: Adventure, seat: Seat, *, polling: bool = False) -> list[Move]:
    """Return the Spells that a seat may cast at this rest, or now that all are asked, each with its targets."""
    return spells_now(state, seat, polling=polling) if may_cast(state, seat) else []


def spells_now(state: Adventure, seat: Seat, *, polling: bool = False) -> list[Move]:
    """Return the Spells whose moment it is, each with its targets, for a seat that may cast."""
    now = frozenset(moments(state, seat, polling=polling))
    found: list[Move] = []
    for card in dict.fromkeys(state.adventurers[seat].spells):
        spell = SPELLS[kind(card)]
        if not now.isdisjoint(spell.moments):
            found += [made(("cast", (card, *target))) for target in spell.targets(state, seat)]
    return found


def cast(game: Game, seat: Seat, card: str, *target: Any) -> Flow:
    """Cast a Spell at rest. Whoever casts one for a fight has done with evading (M-403)."""
    spell = SPELLS[kind(card)]
    if not spell.evades:
        game.prepares(seat)
    work = partial(spell.work, game, seat, *target)
    yield from announce(game, seat, card, _aimed(target), work, stays=spell.stays())


def _aimed(target: tuple[Any, ...]) -> Text | None:
    """What a Spell is cast on, as everybody may read it; None where it is cast on nothing."""
    if not target:
        return None
    aim = target[0]
    if isinstance(aim, int):
        return Text("aim", {"target": seat_name(aim)})
    return Text("aim", {"target": space_name(aim) if aim in board().spaces else name(kind(aim))})


def announce(
    game: Supplies,
    seat: Seat,
    card: str,
    aim: Text | None = None,
    work: Callable[[], Flow | None] | None = None,
    *,
    stays: bool = False,
) -> Generator[Prompt, Answers, bool]:
    """Announce a Spell, do its ``work`` unless somebody counters it, and return whether it works: anybody may, and a
    Counterspell can be countered too (M-387, M-399). Whoever always holds a Spell then draws one, if what
    lets them works after the Spell as well: no Wand by which all magic was destroyed (MD-091, MD-118). Last its card is
    discarded, unless it stays where it works (M-230, M-230a)."""
    state, one = game.state, game.one(seat)
    one.spells.remove(card)
    one.cast += 1
    last = not one.spells and can(state, seat, "last-spell")
    spell = name(kind(card))
    values = {"player": seat_name(seat), "spell": spell, "aim": aim or ""}
    game.tell("event-casts", seat, spell=spell, aim=values["aim"])
    question = Text("ask-counter", values)
    answered = yield from countered(game, seat, question)
    if answered:
        game.tell("event-countered", seat, spell=spell)
    elif work is not None:
        flow = work()
        if flow is not None:
            yield from flow
    if last and can(state, seat, "last-spell"):
        game.draw_spells(seat, 1)
    if answered or not stays:
        state.spell_discard.append(card)
    return not answered


def countered(game: Supplies, seat: Seat, question: Text) -> Generator[Prompt, Answers, bool]:
    """Ask whether anybody counters what a seat has just announced, clockwise from its left, itself last; return whether
    somebody does (MD-102, M-399)."""
    state, answered = game.state, False

    def answer(other: Seat, move: Move) -> Flow:
        nonlocal answered
        if (yield from announce(game, other, str(move.args[0]))):
            answered = True

    order = clockwise(state, seat)
    yield from window(
        [*order[1:], *_unlikely(state, order[0])],
        lambda other: answers(state, other, "counterspell", question),
        answer,
        game.io,
        closed=lambda: answered,
    )
    return answered


def answers(state: Adventure, seat: Seat, spell: str, question: Text) -> Menu | None:
    """Return the menu of a seat that could answer with a kind of Spell: by what everybody knows all could who hold a
    Spell and may cast it."""
    if not may_cast(state, seat):
        return None
    held = [Move("cast", (card,)) for card in state.adventurers[seat].spells if kind(card) == spell]
    return reaction_menu(held, question, suspected=True)


def _unlikely(state: Adventure, seat: Seat) -> list[Seat]:
    """Whoever would undo what they have just done themselves is asked only where all are, always (M-399)."""
    return [seat] if state.options.spells == "polled" else []


def preserved(game: Supplies, question: Text, winner: Seat | None = None) -> Generator[Prompt, Answers, bool]:
    """Ask at a loss whether somebody preserves what would be lost, the winner of a fight where one is last (M-399b,
    MD-113)."""
    state = game.state
    saved = False

    def answer(seat: Seat, move: Move) -> Flow:
        nonlocal saved
        if (yield from announce(game, seat, str(move.args[0]))):
            saved = True

    order = clockwise(state, state.turn)
    if winner is not None:
        order = [*(seat for seat in order if seat != winner), *_unlikely(state, winner)]
    yield from window(
        order, lambda seat: answers(state, seat, "preservation", question), answer, game.io, closed=lambda: saved
    )
    return saved
