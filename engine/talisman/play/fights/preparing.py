"""Preparation before the attack rolls: evading, Weapons, help (M-158 .. M-163, M-179, M-180)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, seat_name
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.cards.library import library
from engine.talisman.play.fights.scores import (
    dice_count,
    fight_of,
    foe_name,
    foe_types,
    foe_value,
    may_use_armour,
    used_weapons,
    weapons_at_once,
)
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.spells.base import may_cast
from engine.talisman.play.spells.casting import cast_moves, resolve_spell
from engine.talisman.play.spells.orders import INVISIBILITY, card_cast_by_order, hide_name, is_asked, order_patterns
from engine.talisman.play.spells.polling import with_poll
from engine.talisman.play.values import can, has_way_out, is_in_glade, usable_objects
from engine.talisman.state import FIGHT, Adventure, Fight, FightSide, kind

ATTACK = Move("strike")
UNARMED, ONE_DIE, UNSHIELDED = Move("unarmed"), Move("one-die"), Move("unshielded")


def begin_fight(game: ActiveGame) -> Flow:
    """Let the fighters prepare, unless the defender has nothing to decide or a standing order decides (M-399a)."""
    state = game.state
    fight = fight_of(state)
    defender = fight.defender
    if defender is not None:
        seat, decides = defender.seat, len(_known_moves(state, fight, defender)) > 1
        deadly = state.adventurers[seat].lives == 1
        card = None if decides else card_cast_by_order(state, seat, INVISIBILITY, own=True, deadly=deadly)
        if card is not None:
            game.io.reveal()
            if (yield from resolve_spell(game, seat, card, by_order=True)):
                game.adventurer(seat).invisible = True
                game.evade(seat, "")
                return
        defender.by_order = not decides and is_asked(state, seat, INVISIBILITY)
        defender.awaited = decides or defender.by_order
    state.phase = FIGHT


def fight_menus(state: Adventure) -> dict[Seat, Menu]:
    """Return the menus of the fighters before the rolls."""
    fight = fight_of(state)
    menus: dict[Seat, Menu] = {}
    for side in fight.sides():
        if side.ready:
            continue
        moves = [*_moves(state, fight, side), *_renounced(state, fight, side)]
        if side.awaited or len(moves) > 1 or may_cast(state, side.seat):
            orders = order_patterns(state, side.seat)
            menu = Menu(moves, _question(fight, side), ATTACK, optional=not side.awaited, patterns=orders)
            menus[side.seat] = hide_name(state, menu) if side.by_order else menu
    return menus


def _question(fight: Fight, side: FightSide) -> Text:
    if fight.foe is not None:
        values = {"foe": foe_name(fight.foe), "attribute": fight.attribute, "value": foe_value(fight.foe)}
        return Text("ask-fight", values)
    assert fight.defender is not None
    other = fight.attacker if side is fight.defender else fight.defender
    return Text("ask-defend" if side is fight.defender else "ask-attack", {"other": seat_name(other.seat)})


def _moves(state: Adventure, fight: Fight, side: FightSide) -> list[Move]:
    """Return the moves of one fighter, beginning with the most usual one, to strike."""
    return [*_known_moves(state, fight, side), *cast_moves(state, side.seat)]


def _known_moves(state: Adventure, fight: Fight, side: FightSide) -> list[Move]:
    """Return the moves of one fighter that are public knowledge: all except casting Spells."""
    seat = side.seat
    moves = [ATTACK]
    against = fight.foe
    if against is not None:
        if may_evade(state, side, fight):
            moves += [Move("evade", (card,)) for card in against.cards] or [Move("evade", (against.name,))]
        if "spirit" in foe_types(against) and can(state, seat, "destroy-spirits"):
            spirits = [card for card in against.cards if (data := library().enemy(card)) and data.kind == "spirit"]
            moves += [Move("destroy", (card,)) for card in spirits] or [Move("destroy", (against.name,))]
    elif side is fight.defender and may_evade(state, side, fight):
        moves.append(Move("evade", (fight.attacker.seat,)))
    if fight.attribute == "strength":
        moves += _battle_moves(state, fight, side)
    drinks = [card for card, data in usable_objects(state, seat) if data.drink]
    return [*moves, *(Move("drink", (card,)) for card in drinks)]


def may_assassinate(state: Adventure, fight: Fight, side: FightSide) -> bool:
    """Return whether a side of a fight may assassinate: an attacker in battle, not on the Crown (MD-119)."""
    attacks = fight.attribute == "strength" and side is fight.attacker and not fight.assassinated
    return (
        attacks and board().region(state.adventurers[side.seat].space) != CROWN and can(state, side.seat, "assassinate")
    )


def _battle_moves(state: Adventure, fight: Fight, side: FightSide) -> list[Move]:
    """Return the moves that help only in battle (MD-013)."""
    seat, adventurer = side.seat, state.adventurers[side.seat]
    if adventurer.toad is not None:
        return []
    moves: list[Move] = []
    if may_assassinate(state, fight, side):
        moves.append(Move("assassinate"))
    if can(state, seat, "hired") and adventurer.gold and not adventurer.hired:
        moves.append(Move("hire"))
    if not side.ally:
        moves += [Move("call", (card,)) for card in adventurer.followers if library().enemy(card) is not None]
    if not can(state, seat, "no-weapon") and not is_in_glade(state, seat):
        weapons = [card for card, data in usable_objects(state, seat) if data.weapon]
        used = used_weapons(state, side, foe_types(fight.foe) if fight.foe is not None else [])
        kinds = [kind(card) for card in used] if len(used) == weapons_at_once(state, seat) else []
        moves += [Move("wield", (card,)) for card in weapons if card not in used and kind(card) not in kinds]
    return moves


def _renounced(state: Adventure, fight: Fight, side: FightSide) -> list[Move]:
    """Return the moves by which a fighter renounces its usual means in battle (M-275, MD-014, MD-081, MD-135)."""
    seat = side.seat
    if fight.attribute != "strength" or state.adventurers[seat].toad is not None:
        return []
    moves = [UNARMED] if used_weapons(state, side, foe_types(fight.foe) if fight.foe is not None else []) else []
    moves += [ONE_DIE] if dice_count(state, fight, side) > 1 else []
    saves = any(data.saves for _, data in usable_objects(state, seat))
    return [*moves, UNSHIELDED] if saves and may_use_armour(state, fight, seat) and not side.bare else moves


def may_evade(state: Adventure, side: FightSide, fight: Fight) -> bool:
    """Return whether a character can evade and has not prepared; in the Inner Region creatures cannot be evaded.

    Rules M-158, M-247, M-323, M-403, MD-075.
    """
    space = state.adventurers[side.seat].space
    if side.prepared or (fight.foe is not None and board().region(space) in (INNER, CROWN)):
        return False
    return has_way_out(state, side.seat)


def _side(game: ActiveGame, seat: Seat) -> FightSide:
    """Return the part of a seat in the fight."""
    side = fight_of(game.state).side(seat)
    assert side is not None
    return side


# ---- carrying out the moves


def strike(game: ActiveGame, seat: Seat) -> None:
    """Mark a fighter as ready, and roll when all are."""
    fight = fight_of(game.state)
    _side(game, seat).ready = True
    if all(side.ready or not side.awaited for side in fight.sides()):
        game.state.phase = "attack"
        game.state.agenda = with_poll(game.state, "attack") + game.state.agenda


def evade(game: ActiveGame, seat: Seat, what: str | Seat) -> None:
    """Evade a creature or an attacking player (M-178, M-179a, M-246)."""
    game.evade(seat, str(what))


def destroy(game: ActiveGame, seat: Seat, what: str) -> None:
    """Destroy a Spirit without combat or trophy; the Priest may gain a Spell (MD-024, MD-086, MD-129)."""
    state = game.state
    fight = fight_of(state)
    assert fight.foe is not None
    game.report("event-destroyed", seat, foe=foe_name(fight.foe))
    if what in fight.foe.cards:
        fight.foe.cards.remove(what)
        game.discard_from_space(what)
    if not fight.foe.cards:
        state.fight = None
    if can(state, seat, "spirit-spell"):
        game.draw_spells(seat, 1)


def assassinate(game: ActiveGame, seat: Seat) -> None:
    """Assassinate the victim, which rolls no die (MD-119)."""
    game.mark_prepared(seat)
    fight_of(game.state).assassinated = True
    game.report("event-assassinates", seat)


def hire(game: ActiveGame, seat: Seat) -> None:
    """Pay the Mercenary for Strength in battle until the end of the turn (MD-076)."""
    game.mark_prepared(seat)
    adventurer = game.adventurer(seat)
    adventurer.gold -= 1
    adventurer.hired = True
    game.report("event-hires", seat)


def call(game: ActiveGame, seat: Seat, card: str) -> None:
    """Call a charmed Animal or a raised Enemy to help in this battle (MD-124, MD-126)."""
    game.mark_prepared(seat)
    _side(game, seat).ally = card
    game.report("event-calls", seat, card=game.source_name(card))


def wield(game: ActiveGame, seat: Seat, card: str) -> None:
    """Use another Weapon instead of the best one, or an additional one (MD-014)."""
    game.mark_prepared(seat)
    state = game.state
    fight, side = fight_of(state), _side(game, seat)
    used = used_weapons(state, side, foe_types(fight.foe) if fight.foe is not None else [])
    side.weapons = [card, *used][: weapons_at_once(state, seat)]
    game.report("event-wields", seat, card=game.source_name(card))


def unarmed(game: ActiveGame, seat: Seat) -> None:
    """Use no Weapon in this battle (M-275, MD-014)."""
    game.mark_prepared(seat)
    _side(game, seat).weapons = []
    game.report("event-unarmed", seat)


def one_die(game: ActiveGame, seat: Seat) -> None:
    """Roll one die in this battle instead of two (M-275, MD-135)."""
    game.mark_prepared(seat)
    _side(game, seat).single = True
    game.report("event-one-die", seat)


def unshielded(game: ActiveGame, seat: Seat) -> None:
    """Use neither Armour nor Shield nor Helmet if this battle is lost (M-275, MD-081)."""
    game.mark_prepared(seat)
    _side(game, seat).bare = True
    game.report("event-unshielded", seat)
