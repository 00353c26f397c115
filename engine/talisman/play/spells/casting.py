"""Casting: a Spell is announced, may be answered, and then works (M-399, M-399b, MD-102, MD-113, MD-118)."""

from __future__ import annotations

from collections.abc import Generator
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
    """Cast a Spell: it works unless it is countered."""
    spell = SPELLS[kind(card)]
    works = yield from announce(game, seat, card, _aimed(target))
    if works:
        flow = spell.work(game, seat, *target)
        if flow is not None:
            yield from flow
    if not (works and spell.stays()):
        game.state.spell_discard.append(card)


def _aimed(target: tuple[Any, ...]) -> Text | None:
    """What a Spell is cast on, as everybody may read it; None where it is cast on nothing."""
    if not target:
        return None
    aim = target[0]
    if isinstance(aim, int):
        return Text("aim", {"target": seat_name(aim)})
    return Text("aim", {"target": space_name(aim) if aim in board().spaces else name(kind(aim))})


def announce(game: Supplies, seat: Seat, card: str, aim: Text | None = None) -> Generator[Prompt, Answers, bool]:
    """Announce a Spell, and return whether it works: anybody may counter it, and a Counterspell too (M-387, M-399). A
    Spell that is always there is drawn afterwards (MD-118)."""
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
    if last:
        game.draw_spells(seat, 1)
    return not answered


def countered(game: Supplies, seat: Seat, question: Text) -> Generator[Prompt, Answers, bool]:
    """Ask whether anybody counters what a seat has just announced, clockwise from its left, itself last; return whether
    somebody does (MD-102, M-399)."""
    state, answered = game.state, False

    def answer(other: Seat, move: Move) -> Flow:
        nonlocal answered
        if (yield from announce(game, other, str(move.args[0]))):
            answered = True
        state.spell_discard.append(str(move.args[0]))

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
        card = str(move.args[0])
        if (yield from announce(game, seat, card)):
            saved = True
        state.spell_discard.append(card)

    order = clockwise(state, state.turn)
    if winner is not None:
        order = [*(seat for seat in order if seat != winner), *_unlikely(state, winner)]
    yield from window(
        order, lambda seat: answers(state, seat, "preservation", question), answer, game.io, closed=lambda: saved
    )
    return saved
