"""Setup: decks, characters and the first player (M-029 .. M-045)."""

from __future__ import annotations

from engine.kernel.dice import Dice
from engine.talisman.cards.library import library
from engine.talisman.options import Options
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.turns import start_character
from engine.talisman.state import Adventure, Adventurer

CHOICES = 3
"""The number of characters among which each player chooses (M-034)."""


def new_adventure(options: Options, seats: int, dice: Dice) -> Adventure:
    """Return a game that is set up except for its characters."""
    cards = library()
    state = Adventure(options, [Adventurer() for _ in range(seats)])
    state.adventure, state.spells = cards.adventure_deck(), cards.spell_deck()
    dice.shuffle(state.adventure)
    dice.shuffle(state.spells)
    state.stock, state.talismans = cards.purchase_deck(), cards.talisman_cards()
    if options.slaughter:  # M-366
        del state.talismans[1:]
    state.unused = list(cards.characters)
    dice.shuffle(state.unused)
    if options.first == "random" or int(options.first) > seats:
        state.first = dice.roll(seats) - 1
    else:
        state.first = int(options.first) - 1
    if options.characters == "choose":
        most = min(CHOICES, len(state.unused) // seats)  # with five or six there are not enough (M-254)
        state.choosing = {seat: [state.unused.pop() for _ in range(most)] for seat in range(seats)}
    state.turn = state.first
    state.agenda = [] if state.choosing else ["deal"]
    return state


def deal(game: ActiveGame) -> None:
    """Deal a character to each player without one (M-033)."""
    state = game.state
    for seat, adventurer in enumerate(state.adventurers):
        if not adventurer.character and not adventurer.out:
            game.io.reveal()
            start_character(game, seat, state.unused.pop())
    state.turn = (state.first - 1) % len(state.adventurers)
    state.agenda = ["head-start", "next"] if state.options.head_start else ["next"]


def choose_character(game: ActiveGame, seat: int, character: str) -> None:
    """Keep one of the dealt characters and return the others to the unused ones (M-034)."""
    state = game.state
    state.unused += [other for other in state.choosing.pop(seat) if other != character]
    start_character(game, seat, character)
    if not state.choosing:
        game.io.dice.shuffle(state.unused)
        state.agenda = ["deal"]
