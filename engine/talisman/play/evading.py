"""Evading outside fights: players who use an ability, and by an alternative rule unfriendly persons.

Rules M-245 .. M-249, M-354 .. M-357a.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from engine.kernel.flow import Answers, Prompt, ask
from engine.kernel.menus import Move
from engine.kernel.reactions import reaction_menu
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.spells.casting import resolve_spell
from engine.talisman.play.spells.orders import INVISIBILITY, card_cast_by_order, hide_name, is_asked
from engine.talisman.play.values import has_way_out
from engine.talisman.state import kind

IMMOBILITY = "immobility"


def ask_victim_to_evade(game: ActiveGame, seat: Seat, other: Seat) -> Generator[Prompt, Answers, bool]:
    """Ask the victim of an ability whether it evades; return whether it does (M-246, M-249, MD-110, MD-133)."""
    question = Text("ask-dodge", {"player": seat_name(seat)})
    if not (yield from _evades(game, other, question, seat, [INVISIBILITY])):
        return False
    game.report("event-evades-player", other, other=seat_name(seat))
    return True


def ask_to_evade_person(game: ActiveGame, seat: Seat, source: str) -> Generator[Prompt, Answers, bool]:
    """Ask a character whether it evades an unfriendly person; return whether it does (M-354 .. M-357a).

    ``source`` is the card or the kind of space. Without the option ``evade_unfriendly`` nobody is asked.
    """
    state = game.state
    inside = board().region(game.adventurer(seat).space) in (INNER, CROWN)
    if not state.options.evade_unfriendly or inside:
        return False
    question = Text("ask-shun", {"person": game.source_name(source)})
    if not (yield from _evades(game, seat, question, source, [INVISIBILITY, IMMOBILITY])):
        return False
    game.report("event-evades", seat, foe=game.source_name(source))
    return True


def _evades(
    game: ActiveGame, seat: Seat, question: Text, what: str | Seat, spells: Sequence[str]
) -> Generator[Prompt, Answers, bool]:
    """Ask a character that could evade by public knowledge; return whether it does."""
    state, adventurer = game.state, game.adventurer(seat)
    moves = [Move("evade", (what,))] if has_way_out(state, seat) else []
    card = None if moves else card_cast_by_order(state, seat, INVISIBILITY, own=True, deadly=False)
    by_order = card is not None
    if card is None:
        asked = is_asked(state, seat, INVISIBILITY)
        may_evade = bool(moves)
        casts = may_cast(state, seat) and (asked or may_evade)
        moves += [Move("cast", (spell,)) for spell in adventurer.spells if casts and kind(spell) in spells]
        menu = reaction_menu(moves, question, suspected=asked)
        if menu is None:
            return False
        move = yield from ask(seat, menu if may_evade else hide_name(state, menu))
        if move.name != "cast":
            return move.name == "evade"
        card = str(move.args[0])
    else:
        game.io.reveal()
    works = yield from resolve_spell(game, seat, card, by_order=by_order)
    adventurer.invisible = adventurer.invisible or (works and kind(card) == INVISIBILITY)
    return works
