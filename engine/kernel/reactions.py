"""Reactions to the actions of others: who is asked, and in which order the answers count."""

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
    """Return the menu of a seat that may react with these moves, or pass; None if it is not asked.

    A ``suspected`` seat is asked even without such moves, because the others believe that it might have one; otherwise
    the question or its timing would reveal its hand. Rules set this at a fair table.
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
    """Ask all ``seats`` at once whether they react, until all have passed or the window is ``closed``.

    The result is the same as asking one seat after the other in the order of ``seats``: the first seat's action is
    carried out as soon as all seats before it have passed. Then the others are asked again in the new position,
    beginning with the next seat; an earlier answer stands if it is still allowed. Answers stay hidden until they count.
    With ``again=False`` each seat has one turn, and the seats before the one that acted are not asked again. ``asked``
    is called with the seats that still have to answer, each time they change.

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
    """Collect answers in ``held`` until it is clear who acts first; return that seat, or None if all passed."""
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
        io.reveal()  # hidden decisions of other seats become known now
    return actor


def can_pass_in_advance(game: Game[Any], state: Any, seat: Seat, menu: Menu) -> bool:
    """Return whether this question is one that a seat can pass in advance until the end of the turn."""
    return game.reaction(state, seat, menu) is not None


def must_hide_timing(game: Game[Any], state: Any, seat: Seat, menu: Menu) -> bool:
    """Return whether the time until the answer must not reveal anything: a reaction at a fair table."""
    return game.is_fair(state) and game.reaction(state, seat, menu) is not None
