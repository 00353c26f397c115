"""A visit to a space: other characters, cards by their numbers, then the space itself.

Rules M-100 .. M-120, M-136 .. M-154, M-391 .. M-396.
"""

from __future__ import annotations

from collections.abc import Generator

from engine.kernel.flow import Answers, Flow, Prompt
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name
from engine.talisman.board import CROWN, MIDDLE, OUTER, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.cards.models import (
    EnemyData,
    EventData,
    FollowerData,
    ObjectData,
    PlaceData,
    StrangerData,
)
from engine.talisman.play import inner
from engine.talisman.play.alternatives import sudden_end
from engine.talisman.play.enemies import attack_with_enemies
from engine.talisman.play.evading import ask_to_evade_person
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.routes import others_here
from engine.talisman.play.spells.polling import with_poll
from engine.talisman.play.trading import trade_step
from engine.talisman.play.values import can, cards_to_draw, may_have
from engine.talisman.state import Adventure, Visit, kind, visit_of


def land(game: ActiveGame) -> Flow:
    """Begin the visit of a character that has landed on a space (M-132, M-139).

    The Druid gathers Spells in Woods (MD-120).
    """
    state = game.state
    seat = state.turn
    adventurer = game.adventurer(seat)
    state.visit, state.fought = Visit(adventurer.space), None
    yield from game.strike_with_hex(seat)
    if game.is_over(seat):
        state.agenda = ["cut"]
        return
    back = state.began == adventurer.space and board().region(adventurer.space) in (OUTER, MIDDLE)
    if back and state.options.no_second_visit:  # M-138, M-138a
        state.agenda = ["trade"]
        return
    if board().kind(adventurer.space) == "woods" and can(state, seat, "woods-spells"):
        game.draw_spells(seat, game.most_spells(seat))
    yield from game.enforce_limits(seat)
    if board().region(adventurer.space) == CROWN and not state.crowned:
        reach_crown(game, seat)
    if not state.ending:
        state.phase, state.agenda = "land", with_poll(state, "meet")
    if state.agenda == ["meet"]:
        meet(game)


def reach_crown(game: ActiveGame, seat: Seat) -> None:
    """Mark that a player has reached the Crown of Command: deaths are final now (M-085, M-085a, M-350)."""
    state = game.state
    state.crowned = True
    game.report("event-crowned", seat, ends="yes" if state.options.sudden_end else "no")
    if state.options.sudden_end:
        sudden_end(game, seat)
    if state.options.no_return:
        for other, adventurer in enumerate(state.adventurers):
            if not adventurer.character and not adventurer.out:
                adventurer.out = True
                game.report("event-out", other)


def meet(game: ActiveGame) -> None:
    """Wait for a choice if others are here or the player wants to halt; else go on to explore (M-139, M-149)."""
    state = game.state
    waits = others_here(state, state.turn) or game.adventurer(state.turn).halting
    state.agenda = [] if waits else ["explore"]


def explore(game: ActiveGame) -> Flow:
    """Follow the first instructions of the space, then draw the missing cards (M-101a, M-102, M-143 .. M-148)."""
    state = game.state
    seat, visit = state.turn, visit_of(state)
    space = board().spaces[visit.space]
    data = library().spaces.get(space.name)
    if data is not None and data.before:
        yield from game.carry_out(seat, data.before, space.name)
        if game.is_over(seat):
            state.agenda = ["cut"]
            return
    lying = state.cards.get(visit.space, [])
    cards = (game.draw_adventure() for _ in range(cards_to_draw(state, visit.space)))
    drawn = [card for card in cards if card is not None]
    drawn = yield from offer_replacement(game, seat, drawn)
    visit.alone = len(drawn) == 1 and not lying
    for card in drawn:
        yield from reveal(game, seat, card, visit.space)
    visit.drawn = True
    state.phase, state.agenda = "busy", with_poll(state, "encounter")


def offer_replacement(game: ActiveGame, seat: Seat, drawn: list[str]) -> Generator[Prompt, Answers, list[str]]:
    """Offer the Prophetess or an owner of the Orb of Knowledge to replace one of the drawn cards (MD-088, MD-130)."""
    if drawn and can(game.state, seat, "replace-card"):
        moves = [Move("keep-card"), *(Move("replace", (card,)) for card in drawn)]
        character = game.adventurer(seat).character
        own = "replace-card" in library().characters[character].abilities
        cards = tuple(name(kind(card)) for card in drawn)
        game.io.whisper(seat, "event-uncovered", cards=cards)
        source = character if own else "orb-of-knowledge"
        question = Text("ask-replace", {"cards": cards, "count": len(cards), "source": source})
        move = yield from game.choose(seat, question, moves)
        if move.name == "replace":
            card = str(move.args[0])
            game.report("event-replaced", seat, card=name(kind(card)))
            game.discard(card)
            other = game.draw_adventure()
            drawn = [kept for kept in drawn if kept != card] + ([] if other is None else [other])
    return drawn


def reveal(game: ActiveGame, seat: Seat, card: str, space: str) -> Flow:
    """Lay a drawn card on the space, or on the space that its own die roll selects (M-101, M-105, M-106).

    A Place gets its points (MD-095).
    """
    state, data = game.state, library().cards[kind(card)]
    game.report("event-drew", seat, card=name(data.id))
    if data.placed:
        placed = data.placed
        (face,) = yield from game.roll(
            seat, 1, name(data.id), lambda faces: Text("fate-placed", {"space": space_name(placed[faces[0] - 1])})
        )
        space = placed[face - 1]
        game.report("event-placed", seat, card=name(data.id), space=space_name(space))
    if isinstance(data, PlaceData) and data.points:
        (what, most), *_ = data.points.items()
        state.points[card] = min(most, max(0, game.remaining_supply(what)))
    game.lay(card, space)


def next_card(state: Adventure) -> str:
    """Return the next card to encounter: the oldest of those with the lowest number; "" if none is left.

    Objects and Followers wait until the end (M-103, M-104, M-104a, M-119b).
    """
    visit = visit_of(state)
    waiting = [card for card in state.cards.get(visit.space, ()) if card not in visit.done and _is_encountered(card)]
    return min(waiting, key=lambda card: library().cards[kind(card)].order, default="")


def _is_encountered(card: str) -> bool:
    data = library().cards[kind(card)]
    return not isinstance(data, (ObjectData, FollowerData)) or (isinstance(data, FollowerData) and data.must)


def encounter(game: ActiveGame) -> Flow:
    """Encounter the next card; Enemies with the same attribute attack together.

    Rules M-109 .. M-120, M-176, M-177, M-392 .. M-394.
    """
    state = game.state
    seat, visit = state.turn, visit_of(state)
    card = next_card(state)
    data = library().cards[kind(card)] if card else None
    if visit.spared and not isinstance(data, EnemyData):  # MD-059
        state.agenda = ["trade"]
        return
    if data is None:
        yield from follow_space(game)
        return
    state.agenda = with_poll(state, "encounter")
    if isinstance(data, EnemyData):
        yield from attack_with_enemies(game, seat, data.order)
        return
    visit.done.append(card)
    if not visit.alone:
        left = {"amount": state.points[card]} if card in state.points else {}
        game.report("event-meets", seat, card=name(data.id), **left)
    if data.unfriendly and (yield from ask_to_evade_person(game, seat, card)):
        visit.evaded.append(card)
        if isinstance(data, EventData):
            game.discard_from_space(card)
        return
    if isinstance(data, EventData):
        game.lift(card, visit.space)
        yield from game.carry_out(seat, data.visit, card)
        if data.id != "blizzard":
            game.discard(card)
    elif isinstance(data, StrangerData):
        yield from game.carry_out(seat, data.visit, card)
    elif isinstance(data, PlaceData):
        yield from _place(game, seat, card, data)
    elif isinstance(data, FollowerData):
        yield from _force_follower(game, seat, card)
    yield from game.deliver(seat)
    if game.is_over(seat):
        state.agenda = state.agenda if state.agenda == ["land"] else ["cut"]


def _place(game: ActiveGame, seat: Seat, card: str, data: PlaceData) -> Flow:
    """Visit a Place; a Place with points offers one, and is discarded when the last point is taken (MD-095)."""
    if not data.points:
        yield from game.carry_out(seat, data.visit, card)
        return
    (what, _), *_ = data.points.items()
    if game.state.points[card]:
        if not (yield from _takes_point(game, seat, card, what)):
            game.report("event-leaves-point", seat, card=name(data.id))
            return
        game.state.points[card] -= 1
        game.gain(seat, what)
    if game.state.points[card] == 0:
        game.discard_from_space(card)


def _takes_point(game: ActiveGame, seat: Seat, card: str, what: str) -> Generator[Prompt, Answers, bool]:
    """Return whether a character takes a point of a Place; a toad is asked, since it would lose it (M-262, M-275)."""
    adventurer = game.adventurer(seat)
    if adventurer.toad is None or adventurer.leaving_points or what not in ("strength", "craft"):
        return not adventurer.leaving_points
    moves = [Move("leave-point"), Move("take-point")]
    question = Text("ask-point", {"place": name(kind(card)), "what": what})
    move = yield from game.choose(seat, question, moves)
    return move.name == "take-point"


def _force_follower(game: ActiveGame, seat: Seat, card: str) -> Flow:
    """Make a character take the Hag or the Poltergeist (MD-070 .. MD-072, M-271a)."""
    adventurer = game.adventurer(seat)
    if not may_have(game.state, seat, card):
        if adventurer.toad is None:  # M-384
            game.discard_from_space(card)
        return
    game.lift(card, adventurer.space)
    game.report("event-joins", seat, card=name(kind(card)))
    game.take(seat, card, reported=True)
    yield from game.enforce_limits(seat)


def follow_space(game: ActiveGame) -> Flow:
    """Follow the instructions of the space, after all cards (M-150, M-151, M-396)."""
    state = game.state
    seat, visit = state.turn, visit_of(state)
    visit.explored = True
    state.agenda = ["look"]
    kind_of_space = board().kind(visit.space)
    data = library().spaces.get(kind_of_space)
    if kind_of_space in inner.SPACES:
        if not inner.on_way_back(game, seat):
            yield from inner.SPACES[kind_of_space](game, seat)
    elif data is not None and not (data.unfriendly and (yield from ask_to_evade_person(game, seat, kind_of_space))):
        yield from game.carry_out(seat, data.visit, kind_of_space)
        yield from game.deliver(seat)
    if game.is_over(seat):
        state.agenda = state.agenda if state.agenda == ["land"] else ["cut"]


def cut_visit(game: ActiveGame) -> None:
    """End a visit early: a living character may still trade trophies (M-076a, M-111, M-237a)."""
    if game.adventurer(game.state.turn).character:
        trade_step(game)
    else:
        game.state.agenda = ["finish"]
