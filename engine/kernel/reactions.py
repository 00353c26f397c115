"""Stepping into what others do: who is asked whether they react, in which order that counts, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from engine.kernel.flow import FIRST, Answers, Flow, Prompt, ResolveContext
from engine.kernel.game import Game
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text


def reaction_menu(
    moves: Sequence[Move], question: Text, *, suspected: bool = False, pass_first: bool = False
) -> Menu | None:
    """Return the menu of a seat that may react with these moves, or pass; None where it is not to be asked.

    Whoever can do nothing is asked all the same where they are ``suspected``: as far as all others know they could,
    so that being asked, and how long it takes, tells nothing about what they hold. Rules say so at a discreet table.
    """
    if not moves and not suspected:
        return None
    return Menu((PASS, *moves) if pass_first else (*moves, PASS), question, PASS)


def window(
    seats: Sequence[Seat],
    menu_of: Callable[[Seat], Menu | None],
    carry_out: Callable[[Seat, Move], Flow],
    io: ResolveContext,
    *,
    closed: Callable[[], bool] = lambda: False,
    asked: Callable[[list[Seat]], None] | None = None,
    again: bool = True,
) -> Flow:
    """Ask all ``seats`` at once whether they react; it ends when all have passed, or by itself once ``closed``.

    What comes of it is what would come of asking one after the other in the order of ``seats``: the first of them who
    acts is carried out, as soon as all before have passed. Then the others are asked again, with what has changed, the
    next one in order first; an action that was decided meanwhile and is still allowed stands. Nobody sees an answer
    before it counts. With ``again=False`` everybody has only one turn, and those before whoever acted are not asked
    any more. ``asked`` is told who has still to answer, whenever that changes.

        yield from window(others, lambda seat: reaction_menu(blocks(state, seat), Text("ask-block")), block, io)
    """
    order = list(seats)
    held: dict[Seat, Move] = {}
    number = 0
    while order and not closed():
        menus = {seat: menu for seat in order if (menu := menu_of(seat)) is not None}
        if not menus:
            return
        if held:
            held = {seat: move for seat, move in held.items() if seat in menus and menus[seat].allows(move)}
        actor = yield from _first_to_act(menus, held, io, number, asked)
        if actor is None:
            return
        number += 1
        move = held.pop(actor)
        held = {seat: answer for seat, answer in held.items() if answer != PASS}
        place = order.index(actor) + 1
        order = order[place:] + (order[:place] if again else [])
        yield from carry_out(actor, move)


def _first_to_act(
    menus: Mapping[Seat, Menu],
    held: dict[Seat, Move],
    io: ResolveContext,
    number: int,
    asked: Callable[[list[Seat]], None] | None,
) -> Generator[Prompt, Answers, Seat | None]:
    """Collect answers in ``held`` until it is clear who acts first; return them, or None where all have passed."""
    last: Seat | None = None
    while True:
        actor = next((seat for seat in menus if held.get(seat) != PASS), None)
        if actor is None or actor in held:
            break
        open_menus = {seat: menu for seat, menu in menus.items() if seat not in held}
        if asked is not None:
            asked(list(open_menus))
        answers = yield Prompt(open_menus, FIRST, number=number)
        if asked is not None:
            asked([])
        if not answers:
            return None
        for last, move in answers.items():
            held[last] = move
    counted = list(menus) if actor is None else list(menus)[: list(menus).index(actor) + 1]
    if any(seat != last for seat in counted):
        io.reveal()  # what others had decided before, unseen, is known now
    return actor


def may_be_passed(game: Game[Any], state: Any, seat: Seat, menu: Menu) -> bool:
    """Return whether this question is one of those that can be passed until the end of the turn."""
    return game.reaction(state, seat, menu) is not None


def is_passed(
    game: Game[Any], state: Any, seat: Seat, menu: Menu, *, turn: tuple[int, ...] | None, always: Sequence[str]
) -> bool:
    """Return whether this question is passed for a seat that passes until the end of ``turn`` (None: it does not), but
    wants to be asked ``always`` about these words and content items.
    """
    words = None if turn is None else game.reaction(state, seat, menu)
    return words is not None and game.turn_now(state) == turn and not any(word in always for word in words)


def must_tell_nothing(game: Game[Any], state: Any, seat: Seat, menu: Menu) -> bool:
    """Return whether the time until this question is answered must tell nothing: it is about a reaction, and the table
    is a fair one.
    """
    return game.discreet(state) and game.reaction(state, seat, menu) is not None
