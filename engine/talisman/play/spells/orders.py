"""Standing orders for Spells that are cast as reactions (M-399a)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.reactions import reaction_menu
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text, name
from engine.talisman.play.spells.base import may_cast
from engine.talisman.state import Adventure, kind

if TYPE_CHECKING:
    from engine.talisman.play.supplies import SupplyActions

PRESERVATION, COUNTERSPELL, INVISIBILITY = "preservation", "counterspell", "invisibility"
ALWAYS, LAST_LIFE, NEVER, ASK = "always", "last-life", "never", "ask"
ORDERS: Final = (ALWAYS, LAST_LIFE, NEVER, ASK)
DEFAULT_ORDERS: Final = {PRESERVATION: LAST_LIFE, COUNTERSPELL: NEVER, INVISIBILITY: LAST_LIFE}
"""The order for each reaction Spell until its holder gives another one."""
WAITING: Final = Text("waiting-spells")
"""The text shown to others instead of the name of a player who is asked because of their own order."""


def order_of(state: Adventure, seat: Seat, spell: str) -> str:
    """Return the order that a player has given for a kind of Spell."""
    return state.adventurers[seat].orders.get(spell, DEFAULT_ORDERS[spell])


def order_patterns(state: Adventure, seat: Seat) -> tuple[Pattern, ...]:
    """Return the orders that a player may give, which do not depend on the Spells in hand."""
    if state.options.spells == "polled" or not state.adventurers[seat].spells:
        return ()
    return tuple(
        Pattern("order", (spell, Pick(ORDERS, 1, 1, (order_of(state, seat, spell),)))) for spell in DEFAULT_ORDERS
    )


def standing_order(state: Adventure, seat: Seat) -> Move:
    """Return the move that gives the first order again as it stands, which changes nothing."""
    spell = next(iter(DEFAULT_ORDERS))
    return Move("order", (spell, (order_of(state, seat, spell),)))


def give_order(game: SupplyActions, seat: Seat, spell: str, chosen: Sequence[str]) -> None:
    """Change a standing order, visible only to its owner."""
    (order,) = chosen
    game.adventurer(seat).orders[spell] = order
    game.io.whisper(seat, "event-order", spell=name(spell), order=order)


def is_asked(state: Adventure, seat: Seat, spell: str) -> bool:
    """Return whether a player is asked to answer with a kind of Spell, by their order or a poll of all.

    The player need not hold the Spell, so being asked reveals nothing.
    """
    if not may_cast(state, seat):
        return False
    return state.options.spells == "polled" or order_of(state, seat, spell) == ASK


def answer_menu(state: Adventure, seat: Seat, spell: str, question: Text) -> Menu | None:
    """Return the menu of a player who may answer with a kind of Spell; None if the player is not asked."""
    if not is_asked(state, seat, spell):
        return None
    held = [Move("cast", (card,)) for card in state.adventurers[seat].spells if kind(card) == spell]
    menu = reaction_menu(held, question, suspected=True)
    return None if menu is None else hide_name(state, menu)


def hide_name(state: Adventure, menu: Menu) -> Menu:
    """Return a menu that hides its player from others, unless everybody is polled anyway."""
    return menu if state.options.spells == "polled" else menu._replace(unnamed=WAITING)


def card_cast_by_order(state: Adventure, seat: Seat, spell: str, *, own: bool, deadly: bool) -> str | None:
    """Return the Spell that a standing order casts now; None without such an order or Spell.

    ``own``: the event harms the player; ``deadly``: it takes their last life.
    """
    if state.options.spells == "polled" or not may_cast(state, seat):
        return None
    order = order_of(state, seat, spell)
    if not ((order == ALWAYS and own) or (order in (ALWAYS, LAST_LIFE) and deadly)):
        return None
    return next((card for card in state.adventurers[seat].spells if kind(card) == spell), None)


def carry_out_orders(
    game: SupplyActions,
    seats: Sequence[Seat],
    spell: str,
    answer: Callable[[Seat, Move], Flow],
    *,
    own: Collection[Seat],
    deadly: Collection[Seat],
    closed: Callable[[], bool],
) -> Flow:
    """Carry out standing orders to answer, in the order of ``seats``, until the moment is ``closed``.

    ``own`` and ``deadly`` are the seats that the event harms, and those for which it is deadly.
    """
    for seat in seats:
        if closed():
            return
        card = card_cast_by_order(game.state, seat, spell, own=seat in own, deadly=seat in deadly)
        if card is not None:
            game.io.reveal()
            yield from answer(seat, Move("cast", (card,)))
