"""Steps after leaving a dungeon: boss pawn, rest, reward and camp (R-106 .. R-121, R-170)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.kernel.flow import FIRST, Answers, Flow, Prompt
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.tenefyr.cards.effects.base import RewardEffect
from engine.tenefyr.cards.library import library, loot_name
from engine.tenefyr.cards.models import RewardData
from engine.tenefyr.play.game import ActiveExpedition, place_name
from engine.tenefyr.state import BOSS, NOWHERE, dungeon, open_places, present_seats

NEAR_SKULL = 2
"""An alarm is raised when so many steps of the boss pawn are left."""
STEPS_AFTER_LEAVING = ("step", "rest", "camp")
"""Agenda after leaving by choice: the pawn takes one step (R-107)."""
STEPS_AFTER_DEFEAT = ("step", "step", "rest", "camp")
"""Agenda after a lost fight: the pawn takes two steps (R-108)."""
STEPS_AFTER_COMPLETING = ("step", "rest", "reward", "camp")
"""Agenda after the last enemy is defeated: one step and the reward (R-109, R-112)."""
QUICK_TRACK = ((1, 3), (2, 2), (2, 2), (3, 2), (3, 2), (4, 2))
"""Cards that each step of the quick track gives, as level and number (R-173)."""


def step_pawn(game: ActiveExpedition) -> Flow:
    """Move the boss pawn one step, at most to the skull (R-122, R-123, R-130).

    In quick mode each step gives cards from the reserve (R-170, R-171). Otherwise two steps are announced as one move.
    """
    state = game.state
    if state.pawn >= state.skull:
        return
    state.pawn += 1
    steps_on = state.agenda[:1] == ["step"] and state.pawn < state.skull and not state.options.quick
    if not steps_on:
        game.io.announce("event-pawn", left=state.skull - state.pawn)
    if state.boss and state.skull - state.pawn == NEAR_SKULL:
        game.io.announce("alarm-boss", boss=name(state.boss), left=NEAR_SKULL - steps_on)
    if state.pawn == state.skull:
        state.attacked = True
        game.io.announce("event-skull")
    if state.options.quick:
        level, count = QUICK_TRACK[state.pawn - 1]
        yield from hand_out(game, level, count)


def hand_out(game: ActiveExpedition, level: int, count: int) -> Flow:
    """Hand out cards from the reserve by vote; unwanted cards go back (R-170a)."""
    state = game.state
    cards = [card for card in (game.from_reserve(level) for _ in range(count)) if card is not None]
    if not cards:
        game.io.announce("event-reserve-empty")
        return
    game.io.announce("event-found", cards=[name(loot_name(card)) for card in cards])
    for card in cards:
        moves = [*(Move("give", (seat,)) for seat in present_seats(state)), Move("put-back")]
        move = yield from game.vote("ask-hand-out", moves, card=name(loot_name(card)))
        if move.name == "give":
            seat = int(move.args[0])
            state.players[seat].discard.append(card)
            game.announce_card("event-took", seat, card)
        else:
            game.into_reserve(card)
            game.io.announce("event-put-back", card=name(loot_name(card)))


def rest(game: ActiveExpedition) -> None:
    """Open the next enemy of the dungeon and shuffle all discard piles into their decks (R-110, R-111)."""
    state = game.state
    game.open_top()
    for seat in present_seats(state):
        player = state.players[seat]
        player.deck += player.discard
        player.discard = []
        game.shuffle_deck(seat)
    game.io.announce("event-rested")


def reward(game: ActiveExpedition) -> Flow:
    """Use the reward of a completed dungeon at once and remove it from the game (R-112 .. R-121)."""
    state = game.state
    here = dungeon(state, state.place)
    state.completed.append(here.level)
    game.io.announce("event-completed", place=place_name(state, state.place))
    if not here.reward:
        return
    card = library().rewards[here.reward]
    game.io.announce("event-reward", reward=name(card.id))
    if card.kind == "each":
        yield from _reward_each(game, card)
    else:
        yield from _reward_together(game, card)
    here.reward = ""


def _reward_each(game: ActiveExpedition, card: RewardData) -> Flow:
    """Let each player choose one of the two options for themselves (R-117, R-118a).

    A choice is carried out at once, while others still choose, unless the order could matter: then all choices are
    awaited and carried out in turn order, or in the order that the holder of the starting-player token decides (R-151).
    """
    seats = present_seats(game.state)
    moves = [Move("take", (option.word,)) for option in card.options]
    menu = Menu(moves, Text("ask-reward", {"reward": name(card.id)}), moves[0])
    options = {option.word: option for option in card.options}
    asked = dict.fromkeys(seats, menu)
    chosen: dict[Seat, RewardEffect] = {}
    begun: dict[Seat, Flow] = {}
    while asked:
        answers = yield Prompt(dict(asked), until=FIRST)
        seat, move = next(iter(answers.items()))
        del asked[seat]
        if seat in begun:
            _ask_next(begun[seat], seat, asked, {seat: move})
            continue
        chosen[seat] = options[str(move.args[0])]
        offered = chosen[seat].offered(game.state, card.level)
        game.io.announce("event-chose", player=seat_name(seat), option=offered)
        undecided = [other for other in asked if other not in begun]
        if not _order_could_matter(game, card, chosen, undecided):
            for waiting in [other for other in seats if other in chosen]:
                flow = chosen.pop(waiting).carry_out(game, waiting, card.level)
                if flow is not None:
                    begun[waiting] = flow
                    _ask_next(flow, waiting, asked, None)
    yield from _carry_out_in_order(game, card, {seat: chosen[seat] for seat in seats if seat in chosen})


def _ask_next(flow: Flow, seat: Seat, asked: dict[Seat, Menu], answers: Answers | None) -> None:
    """Go on with the choice of a seat, and put its next question, if there is one, into ``asked``."""
    try:
        prompt = next(flow) if answers is None else flow.send(answers)
    except StopIteration:
        return
    asked[seat] = prompt.menus[seat]


def _order_could_matter(
    game: ActiveExpedition, card: RewardData, chosen: dict[Seat, RewardEffect], undecided: Sequence[Seat]
) -> bool:
    """Return whether the order of these choices matters for some choices of the ``undecided`` seats (R-151)."""
    for others in product(card.options, repeat=len(undecided)):
        waiting = {**chosen, **dict(zip(undecided, others, strict=True))}
        if any(option.depends_on_order(game, card.level, waiting) for option in waiting.values()):
            return True
    return False


def _carry_out_in_order(game: ActiveExpedition, card: RewardData, waiting: dict[Seat, RewardEffect]) -> Flow:
    """Carry out choices in turn order, or in the order that the holder of the token decides (R-151)."""
    while waiting:
        seat = next(iter(waiting))
        if any(option.depends_on_order(game, card.level, waiting) for option in waiting.values()):
            seat = yield from game.ask_player(game.state.token, Text("ask-first"), list(waiting))
        flow = waiting.pop(seat).carry_out(game, seat, card.level)
        if flow is not None:
            yield from flow


def _reward_together(game: ActiveExpedition, card: RewardData) -> Flow:
    """Let all players vote for one of the two options, a useless one last; a single card goes to one player (R-118)."""
    state = game.state
    options = sorted(card.options, key=lambda option: option.is_useless(state))
    moves = [Move("take", (option.word,)) for option in options]
    chosen = yield from game.vote("ask-reward-together", moves, reward=name(card.id))
    option = next(offer for offer in card.options if offer.word == chosen.args[0])
    game.io.announce("event-chose-together", option=option.offered(game.state, card.level))
    seat = state.token
    if option.single:
        move = yield from game.vote("ask-receiver", [Move("give", (receiver,)) for receiver in present_seats(state)])
        seat = int(move.args[0])
    flow = option.carry_out(game, seat, card.level)
    if flow is not None:
        yield from flow


def camp(game: ActiveExpedition) -> Flow:
    """Let the players vote for the next dungeon, or let the boss attack (R-058, R-123, R-124, R-132, R-132a).

    The boss attacks if the pawn has reached the skull or no dungeon is left.
    """
    state = game.state
    state.place = NOWHERE
    places = open_places(state)
    if state.attacked or not places:
        state.place = BOSS
        game.io.announce("event-boss-attacks" if state.attacked else "event-boss-left")
    else:
        moves = [Move("enter", (place,)) for place in (*places, BOSS)]
        move = yield from game.vote("ask-enter", moves, players=len(present_seats(state)))
        state.place = int(move.args[0])
        game.io.announce("event-entered", place=place_name(state, state.place))
    state.agenda = ["fight"]
