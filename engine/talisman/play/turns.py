"""A turn from its beginning to its end: who comes next, new characters, what ends with it (M-121 .. M-124, M-389)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, name
from engine.talisman.board import space_name
from engine.talisman.cards.library import library
from engine.talisman.play import counting
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.routes import rafts
from engine.talisman.play.spells.polling import with_poll
from engine.talisman.state import Adventure, Adventurer, kind, playing

MISSED = "missed"
"""The phase of a turn that is missed."""
BLIZZARD_TURNS = 2
"""Turns of its drawer for which a Blizzard slows everybody, counted from the next player's turn on (MD-047)."""
EVEN_STRENGTH, EVEN_LIVES = 5, 4
"""The least Strength and the most lives with which a character begins by the house rule of an even start."""


def next_turn(game: ActiveGame) -> None:
    """The turn goes to the left, and begins (M-124)."""
    _pass_on(game)
    if not game.state.ending:
        begin_turn(game)


def _pass_on(game: ActiveGame) -> None:
    """Whose turn is next, and whether there is one."""
    state = game.state
    there = playing(state)
    if not state.extra:
        _count_blizzard(game)
    if state.extra_turns and state.turn in there:
        state.extra_turns -= 1
        state.extra = True
        return
    state.extra_turns, state.extra = 0, False
    if state.blizzard is not None and not state.blizzard_on:
        state.blizzard_on, state.blizzard_turns = True, BLIZZARD_TURNS
    while True:
        state.turn = (state.turn + 1) % len(state.adventurers)
        state.rounds += state.turn == state.first
        if state.turn in there:
            break
        _count_hexes(state)  # seats count, not characters (M-397)
        _count_blizzard(game)
        _end_destruction(game)
    if state.rounds > state.options.last_round:  # M-369
        counting.count_points(game)


def end_game(game: ActiveGame) -> None:
    """The last one who can play has won, wherever they are; where the last ones went out together nobody has (M-006,
    M-006a, M-006b).
    """
    state = game.state
    there = playing(state)
    state.ending, state.winners = ("won" if there else "drawn"), there
    state.agenda, state.fight = [], None


def begin_turn(game: ActiveGame) -> None:
    """Begin a turn: a player without a character gets a new one (M-082, M-083), one who has to miss a turn does
    (M-112d).
    """
    state = game.state
    seat = state.turn
    state.roll, state.visit, state.fight, state.phase = 0, None, None, "begin"
    state.commanded = False
    state.left, state.lost_gold, state.polled, state.freed, state.opening = [], {}, False, False, ""
    _end_destruction(game)
    if not state.extra:
        _count_hexes(state)
    for each in state.adventurers:
        each.blast, each.invisible, each.halting = 0, False, False
        each.turned, each.cast, each.drunk, each.hired = False, 0, 0, False
        each.frugal, each.silent, each.leaving_points = False, False, False
    adventurer = game.adventurer(seat)
    inherits = not adventurer.character and bool(adventurer.objects or adventurer.followers)
    if not adventurer.character:
        enter_new_character(game, seat)
        adventurer = game.adventurer(seat)
    if adventurer.toad is None:
        game.report("event-turn", seat, character=name(adventurer.character))
    else:
        game.report("event-turn-toad", seat, character=name(adventurer.character), turns=adventurer.toad.turns)
    state.rafts = rafts(adventurer)
    adventurer.raft = bool(state.rafts)
    state.spells_at_start, state.began = len(adventurer.spells), adventurer.space
    if adventurer.misses:
        adventurer.misses -= 1
        game.report("event-missing", seat)
        state.phase, state.agenda = MISSED, ["finish"]
    else:
        state.agenda = with_poll(state)
    if inherits:
        state.agenda.insert(0, "inherit")


def _count_hexes(state: Adventure) -> None:
    """A turn of the seat begins that has cast a Hex: with the third one it is gone (MD-107)."""
    for space, (caster, turns) in list(state.hexes.items()):
        if caster == state.turn and turns == 1:
            del state.hexes[space]
            state.spell_discard.append("hex.1")
        elif caster == state.turn:
            state.hexes[space] = [caster, turns - 1]


def _count_blizzard(game: ActiveGame) -> None:
    """A turn of the seat ends that has drawn the Blizzard: with the second one after it it is over (MD-047)."""
    state = game.state
    if state.blizzard_on and state.blizzard == state.turn:
        state.blizzard_turns -= 1
        if state.blizzard_turns == 0:
            state.blizzard, state.blizzard_on = None, False
            game.report("event-blizzard-over", state.turn)
            state.adventure_discard.append("blizzard.1")


def _end_destruction(game: ActiveGame) -> None:
    """A turn of the seat begins that has destroyed magic (MD-103)."""
    if game.state.destroyer == game.state.turn:
        game.state.destroyer = None
        game.report("event-magic-again", game.state.turn)


def enter_new_character(game: ActiveGame, seat: Seat) -> None:
    """A player gets the next character, on its start space and with what its card gives (M-036 .. M-043, M-082)."""
    state = game.state
    if not state.unused:  # M-084
        state.unused, state.dead = state.dead, []
        game.io.dice.shuffle(state.unused)
    game.io.reveal()
    start_character(game, seat, state.unused.pop(), replacement=True)


def start_character(game: ActiveGame, seat: Seat, character: str, *, replacement: bool = False) -> None:
    """A player is this character from now on; ``replacement`` where the last one of theirs is dead."""
    state, data = game.state, library().characters[character]
    left = state.adventurers[seat]  # by the last character of this player (M-359)
    adventurer = state.adventurers[seat] = Adventurer(character, data.start, data.alignment)
    adventurer.gold, adventurer.objects, adventurer.followers, adventurer.orders = (
        left.gold,
        left.objects,
        left.followers,
        left.orders,
    )
    told = "event-entered-anew" if replacement else "event-entered"
    game.report(told, seat, character=name(character), space=space_name(data.start))
    game.supply(seat, "life", min(data.lives, EVEN_LIVES) if state.options.even_start else data.lives)
    if state.options.even_start:
        game.supply(seat, "strength", max(0, EVEN_STRENGTH - data.strength))
    game.supply(seat, "fate", data.fate)
    game.supply(seat, "gold", counting.START_GOLD)
    game.draw_spells(seat, data.spells)
    for item in data.objects:
        card = next((card for card in state.stock if kind(card) == item), None)
        if card is not None:
            state.stock.remove(card)
            game.take(seat, card)


def end_turn(game: ActiveGame) -> Flow:
    """End the turn: a raft goes (M-305), toads come nearer to what they were (M-259, M-272)."""
    state = game.state
    seat = state.turn
    adventurer = game.adventurer(seat)
    for card in [card for card in rafts(adventurer) if card in state.rafts]:
        game.discard_own(seat, card)
    if adventurer.toad is not None and state.phase != MISSED:
        adventurer.toad.turns -= 1
        if adventurer.toad.turns == 0:
            adventurer.toad = None
            game.report("event-toad-no-more", seat)
            yield from game.enforce_limits(seat)
    state.fight = state.visit = None
    state.agenda = ["next"]
