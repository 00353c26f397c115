"""Enemies that move to another dungeon (R-155 .. R-157b)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import name
from engine.tenefyr.cards.library import library
from engine.tenefyr.play.fight import clear_table, end_fight, pass_token
from engine.tenefyr.play.game import ActiveExpedition, place_name
from engine.tenefyr.play.leaving import STEPS_AFTER_LEAVING
from engine.tenefyr.state import BOSS, Dungeon, dungeon, open_places


def move_enemy(game: ActiveExpedition) -> Flow:
    """Move the enemy onto another dungeon and end the fight without victory or defeat (R-157, R-157a)."""
    state = game.state
    enemy = game.fight.enemy
    move = yield from game.vote("ask-send", [Move("send", (place,)) for place in destinations(game)], enemy=name(enemy))
    here = dungeon(state, state.place)
    here.cards.pop()
    here.open = max(0, here.open - 1)
    target = int(move.args[0])
    if target > len(state.dungeons):
        state.dungeons.append(Dungeon(library().fought[enemy].level, [], open=0))  # without a reward
    there = dungeon(state, target)
    there.cards.append(enemy)
    there.open += 1
    if not here.cards and state.place != BOSS:
        here.reward = ""  # R-157a: a moved enemy is not defeated
    game.io.announce("event-moved", enemy=name(enemy), place=place_name(state, target))
    clear_table(game)
    pass_token(game)
    end_fight(game, STEPS_AFTER_LEAVING)


def destinations(game: ActiveExpedition) -> list[int]:
    """Return the places to which the enemy may move (R-155, R-157).

    These are the other unfinished dungeons, or a new one with the next number if there is none, and the boss deck.
    """
    state = game.state
    places = [place for place in open_places(state) if place != state.place]
    if not places:
        places = [len(state.dungeons) + 1]
    return places if state.place == BOSS else [*places, BOSS]
