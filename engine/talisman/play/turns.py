"""The beginning and the end of a turn, and new characters (M-121 .. M-124, M-389)."""

from __future__ import annotations

from functools import reduce

from engine.kernel.flow import Flow
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import INNER, board, space_name
from engine.talisman.cards.library import library
from engine.talisman.cards.models import CharacterData
from engine.talisman.play import counting
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.routes import rafts
from engine.talisman.play.spells.polling import with_poll
from engine.talisman.state import Adventure, Adventurer, kind, playing

WARNINGS = (10, 5, 3, 2, 1)
"""Numbers of rounds left at whose beginning everybody is warned."""
MISSED = "missed"
"""The phase of a turn that is missed."""
BLIZZARD_TURNS = 2
"""Turns of its drawer during which a Blizzard slows everybody, beginning with the next player's turn (MD-047)."""
EVEN_STRENGTH, EVEN_LIVES = 5, 4
"""The least Strength and the most lives of a new character with the option ``even_start``."""


def next_turn(game: ActiveGame) -> None:
    """Pass the turn to the left and begin it (M-124)."""
    _pass_on(game)
    if not game.state.ending:
        begin_turn(game)


def _pass_on(game: ActiveGame) -> None:
    """Find the next seat, and end the game after the last round."""
    state = game.state
    seats = playing(state)
    if not state.extra:
        _count_blizzard(game)
    if state.extra_turns and state.turn in seats:
        state.extra_turns -= 1
        state.extra = True
        return
    state.extra_turns, state.extra = 0, False
    if state.blizzard is not None and not state.blizzard_on:
        state.blizzard_on, state.blizzard_turns = True, BLIZZARD_TURNS
    before = state.rounds
    while True:
        state.turn = (state.turn + 1) % len(state.adventurers)
        state.rounds += state.turn == state.first
        if state.turn in seats:
            break
        _count_hexes(state)  # seats count, not characters (M-397)
        _count_blizzard(game)
        _end_destruction(game)
    if state.rounds > state.options.last_round:  # M-369
        counting.count_points(game)
    elif state.rounds > before:
        _warn_of_end(game)


def _warn_of_end(game: ActiveGame) -> None:
    """Say in one of the last rounds how many are left, who leads by how many points, and what else wins (M-369)."""
    state = game.state
    left = state.options.last_round + 1 - state.rounds
    if left in WARNINGS:
        lead = counting.lead(state)
        game.io.announce(
            "alarm-rounds",
            left=left,
            players=[seat_name(seat) for seat in lead.seats],
            points=lead.best,
            lead=lead.points,
            rivals=[seat_name(seat) for seat in lead.rivals],
            crown="yes" if state.options.sudden_end else "no",
        )


def end_game(game: ActiveGame) -> None:
    """End the game with a win for the last player, or a draw if the last ones went out together.

    Rules M-006, M-006a, M-006b.
    """
    state = game.state
    seats = playing(state)
    state.ending, state.winners = ("won" if seats else "drawn"), seats
    state.agenda, state.fight = [], None


def begin_turn(game: ActiveGame) -> None:
    """Begin a turn, with a new character if there is none (M-082, M-083); missed turns end at once (M-112d)."""
    state = game.state
    seat = state.turn
    state.roll, state.visit, state.fight, state.phase = 0, None, None, "begin"
    state.commanded = False
    state.left, state.lost_gold, state.polled, state.freed, state.opening = [], {}, False, False, ""
    _end_destruction(game)
    if not state.extra:
        _count_hexes(state)
    for other in state.adventurers:
        other.blast, other.invisible, other.halting = 0, False, False
        other.turned, other.cast, other.drunk, other.hired = False, 0, 0, False
        other.frugal, other.silent, other.leaving_points, other.all_dice = False, False, False, False
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
    """Count a turn for the Hexes of its player; the third turn ends them (MD-107)."""
    for space, (caster, turns) in list(state.hexes.items()):
        if caster == state.turn and turns == 1:
            del state.hexes[space]
            state.spell_discard.append("hex.1")
        elif caster == state.turn:
            state.hexes[space] = [caster, turns - 1]


def _count_blizzard(game: ActiveGame) -> None:
    """Count a turn for the Blizzard of its player; the second turn ends it (MD-047)."""
    state = game.state
    if state.blizzard_on and state.blizzard == state.turn:
        state.blizzard_turns -= 1
        if state.blizzard_turns == 0:
            state.blizzard, state.blizzard_on = None, False
            game.report("event-blizzard-over", state.turn)
            state.adventure_discard.append("blizzard.1")


def _end_destruction(game: ActiveGame) -> None:
    """End the destruction of magic at the beginning of its caster's turn (MD-103)."""
    if game.state.destroyer == game.state.turn:
        game.state.destroyer = None
        game.report("event-magic-again", game.state.turn)


def enter_new_character(game: ActiveGame, seat: Seat) -> None:
    """Give a player the next character in place of a dead one (M-036 .. M-043, M-082)."""
    state = game.state
    if not state.unused:  # M-084
        state.unused, state.dead = state.dead, []
        game.io.dice.shuffle(state.unused)
    game.io.reveal()
    start_character(game, seat, state.unused.pop(), replacement=True)


def start_character(game: ActiveGame, seat: Seat, character: str, *, replacement: bool = False) -> None:
    """Put a character on its start space with what its card gives; ``replacement`` for one that died."""
    state, data = game.state, library().characters[character]
    left = state.adventurers[seat]  # by the last character of this player (M-359)
    adventurer = state.adventurers[seat] = Adventurer(character, data.start, data.alignment)
    adventurer.gold, adventurer.objects, adventurer.followers, adventurer.orders = (
        left.gold,
        left.objects,
        left.followers,
        left.orders,
    )
    key = "event-entered-anew" if replacement else "event-entered"
    begins = {"character": name(character), "space": space_name(data.start)}
    game.report(key, seat, **begins)
    if not replacement:
        abilities = reduce(lambda first, more: Text("abilities", {"first": first, "more": more}), data.ability_lines())
        game.io.whisper_details(seat, "event-entered-own", player=seat_name(seat), abilities=abilities, **begins)
    game.supply(seat, "life", min(data.lives, EVEN_LIVES) if state.options.even_start else data.lives)
    if state.options.even_start:
        _even_out(game, seat, data)
    game.supply(seat, "fate", data.fate)
    game.supply(seat, "gold", counting.START_GOLD)
    game.draw_spells(seat, data.spells)
    for item in data.objects:
        card = next((card for card in state.stock if kind(card) == item), None)
        if card is not None:
            state.stock.remove(card)
            game.take(seat, card)


def _even_out(game: ActiveGame, seat: Seat, data: CharacterData) -> None:
    """Raise a low Strength, and say what is different from the character's card, its lives included."""
    game.supply(seat, "strength", max(0, EVEN_STRENGTH - data.strength))
    changes = [
        Text("even-" + what, {"now": now, "printed": printed})
        for what, now, printed in (
            ("strength", max(data.strength, EVEN_STRENGTH), data.strength),
            ("lives", min(data.lives, EVEN_LIVES), data.lives),
        )
        if now != printed
    ]
    if changes:
        game.report("event-even-start", seat, changes=tuple(changes))


def end_turn(game: ActiveGame) -> Flow:
    """End the turn: discard used rafts (M-305), count it for a toad (M-259, M-272), and warn of the Crown."""
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
    if adventurer.space != state.began and _nears_crown(adventurer):
        game.report("alarm-crown", seat, steps=board().steps_to_crown(adventurer.space))
    state.fight = state.visit = None
    state.agenda = ["next"]


def _nears_crown(adventurer: Adventurer) -> bool:
    """Return whether a character is on its way through the Inner Region to the Crown, with a Talisman (M-342)."""
    known, space = board(), adventurer.space
    if not adventurer.character or adventurer.back or space == known.gate[1] or known.region(space) != INNER:
        return False
    return any(kind(card) == "talisman" for card in adventurer.objects)
