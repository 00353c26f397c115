"""Setup: heroes, decks, dungeons, rewards, boss (R-011 .. R-032, R-134 .. R-136, R-161 .. R-175)."""

from __future__ import annotations

from engine.kernel.dice import Dice
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, name, seat_name
from engine.tenefyr.cards.library import library, skill_of
from engine.tenefyr.options import STEPS, Options
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.leaving import QUICK_TRACK
from engine.tenefyr.state import BASICS, LEVELS, SIZE, Dungeon, Expedition, Player, present_seats

BASIC_CARDS = 6
"""Number of each kind of basic card in a player's first deck (R-012)."""
MAX_LEFT_OUT = 6
MAX_LEFT_OUT_QUICK_MODE = 10
"""Largest number of cards of a level that may be left out, in the normal game and in quick mode (R-136)."""


def new_expedition(options: Options, seats: int, dice: Dice) -> Expedition:
    """Return the position before players choose heroes; options set to ``random`` are drawn now.

    Raises RefusedError for an unknown boss or starting player.
    """
    if options.boss != "random" and options.boss not in library().bosses:
        raise RefusedError(Refusal("refused-no-boss", {"bosses": [name(boss) for boss in library().bosses]}, "R-026"))
    if options.first != "random" and int(options.first) > seats:
        raise RefusedError(Refusal("refused-no-seat", {"seats": seats}, "R-032"))
    token = dice.roll(seats) - 1 if options.first == "random" else int(options.first) - 1
    skull = len(QUICK_TRACK) if options.quick else STEPS[options.difficulty]
    state = Expedition(
        options, [Player() for _ in range(seats)], [], Dungeon(0, []), "", [[] for _ in range(LEVELS)], [], token,
        skull=skull,
    )  # fmt: skip
    order = present_seats(state)
    state.choosing = order * 2 if seats <= 2 else order
    if options.heroes == "random":
        heroes = list(library().heroes)
        dice.shuffle(heroes)
        while state.choosing:
            state.players[state.choosing.pop(0)].heroes.append(heroes.pop())
        state.agenda = ["begin"]
    return state


def choose_hero(game: ActiveExpedition, seat: Seat, hero: str) -> None:
    """Assign a hero to a player; after the last choice the expedition is laid out (R-011, R-014)."""
    state = game.state
    state.choosing.pop(0)
    state.players[seat].heroes.append(hero)
    game.io.announce("event-hero", player=seat_name(seat), hero=name(hero))
    if not state.choosing:
        state.agenda = ["begin"]


def free_heroes(state: Expedition) -> list[str]:
    """Return the heroes that no player has chosen (R-011a)."""
    taken = [hero for player in state.players for hero in player.heroes]
    return [hero for hero in library().heroes if hero not in taken]


def begin(game: ActiveExpedition) -> None:
    """Shuffle the decks and lay out dungeons, rewards, reserve and boss."""
    state = game.state
    for seat, player in enumerate(state.players):
        times = BASIC_CARDS * (2 if len(state.players) == 1 else 1)
        player.deck = [basic for basic in BASICS for _ in range(times)] + [skill_of(hero) for hero in player.heroes]
        game.shuffle_deck(seat)
    for level in range(1, LEVELS + 1):
        _lay_out(game, level)
    if state.options.quick:
        state.boss_deck = state.dungeons.pop()
        state.boss_deck.reward = ""
    else:
        _choose_boss(game)
    game.io.announce("event-begun", player=seat_name(state.token))
    state.agenda = ["camp"]


def _lay_out(game: ActiveExpedition, level: int) -> None:
    """Lay out the dungeons of a level with their rewards; the rest is the reserve (R-018 .. R-024, R-168)."""
    state, dice = game.state, game.io.dice
    cards = list(library().levels[level])
    dice.shuffle(cards)
    if not state.options.unused_loot:
        cards = _without_unused(state, cards)
    rewards = list(library().rewards_of[level])
    dice.shuffle(rewards)
    for _ in range(1 if state.options.quick else 2):
        state.dungeons.append(Dungeon(level, [cards.pop() for _ in range(SIZE)], rewards.pop()))
    state.reserve[level - 1] = cards


def _without_unused(state: Expedition, cards: list[str]) -> list[str]:
    """Leave out loot for heroes that nobody plays, up to a limit (R-134 .. R-136)."""
    unused = free_heroes(state)
    most = MAX_LEFT_OUT_QUICK_MODE if state.options.quick else MAX_LEFT_OUT
    out = [card for card in cards if library().enemies[card].hero in unused][:most]
    state.unused += out
    return [card for card in cards if card not in out]


def _choose_boss(game: ActiveExpedition) -> None:
    """Choose the boss, shuffle its four cards and turn the top one face up (R-026 .. R-028)."""
    state, bosses = game.state, library().bosses
    state.boss = state.options.boss
    if state.boss == "random":
        state.boss = list(bosses)[game.io.dice.roll(len(bosses)) - 1]
    stages = [stage.id for stage in bosses[state.boss].stages]
    game.io.dice.shuffle(stages)
    state.boss_deck = Dungeon(0, stages)
