"""The battle, in which everybody acts at any moment, or seats are polled in order (I-040 .. I-047)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.imperator.play import polling
from engine.imperator.play.tricks import (
    advance_trick,
    announce_closed,
    answer,
    answer_question,
    answers,
    attacks,
    can_be_claimed,
    claim,
    free_attackers,
    has_no_choice,
    has_something_at_stake,
    is_held_off,
    open_trick,
    take_over,
)
from engine.imperator.state import Trick, War, busy_cards, seats_by_life, stakes
from engine.kernel.flow import Flow, ResolveContext
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Seat, Text, seat_name

DONE = Move("done")
"""Distinct from a pass: the battle can end without this seat, and its old button must not pass in the raid."""
ASK_DONE = Text("ask-battle-done")
ASK_TURN = Text("ask-battle-turn")


def start_battle(war: War, io: ResolveContext) -> None:
    """Start a battle: everybody is exposed, nobody is done (I-039, I-041, I-043a, I-046, I-069, I-073, I-098)."""
    war.phase = "battle"
    war.tricks_opened = 0
    war.moment = 0
    war.passes = 0
    for player in war.players:
        player.acted = []
        player.attacked = 0
        player.attacked_by = -1
        player.done = player.out
        if not war.options.carry_over:
            player.damage = {}  # I-073
    war.turn = seats_by_life(war)[0]  # I-046
    living = war.living()
    first = living.index(war.turn)
    war.order = living[first:] + living[:first]
    io.announce("event-battle", round=war.round, stakes=stakes(war))


def menus(war: War) -> dict[Seat, Menu]:
    """Return the menus of all seats that may act now, in either mode (I-040, I-041, I-046, I-046a, I-068, I-069)."""
    busy = busy_cards(war)
    free = free_attackers(war, busy)
    if war.options.battle == "ordered":
        moves = [PASS, *attacks(war, war.turn, free)]
        return {war.turn: Menu(moves, ASK_TURN, PASS)}
    open_tricks = [(trick, trick.waits_for()) for trick in war.tricks if trick.stage != "closed"]
    menus: dict[Seat, Menu] = {}
    for seat, player in enumerate(war.players):
        if player.out:
            continue
        waiting: list[Trick] = []
        moves: list[Move] = []
        declines: list[Move] = []
        for trick, waits_for in open_tricks:
            if waits_for == seat:
                waiting.append(trick)
                replies = answers(war, seat, trick, busy)
                last = len(replies) if trick.rivals else -1
                moves += replies[:last]
                declines += replies[last:]
        possible = attacks(war, seat, free)
        if waiting:  # a seat that is asked has to answer first
            question = answer_question(war, waiting, busy, is_held_off(seat, free, possible))
            default = moves[0] if waiting[0].rivals else declines[0]
            menus[seat] = Menu([*moves, *possible, *declines], question, default)
        elif not player.done and not is_idle(war, seat, free, busy, possible):
            menus[seat] = Menu([*possible, DONE], battle_question(war), DONE)
        elif possible:
            menus[seat] = Menu(possible, ASK_DONE, possible[0], optional=True)
    if all(menu.optional for menu in menus.values()):  # after somebody has left
        return {seat: Menu([DONE], battle_question(war), DONE) for seat in war.living()}
    return menus


def first_to_act(war: War) -> list[Seat]:
    """Return the seats that have neither acted nor said that they are done in a free battle (I-041, I-068a)."""
    if war.phase != "battle" or war.options.battle != "free":
        return []
    return [seat for seat in war.living() if not war.players[seat].acted and not war.players[seat].done]


def battle_question(war: War) -> Text:
    """Return the question to attack, which explains more in the first round."""
    return Text("ask-battle", {"round": war.round})


def is_idle(
    war: War, seat: Seat, free: list[tuple[str, ...]], busy: dict[str, Trick], possible: Sequence[Move]
) -> bool:
    """Return whether a battle does not wait for a seat with these attacks that is not asked (I-046a).

    As everybody can see, it has no attack now, or it can neither win nor lose anything in this battle.
    """
    return not possible or not has_something_at_stake(war, seat, free, busy)


def is_over(war: War) -> bool:
    """Return whether a free battle waits for nobody (I-046a, I-069)."""
    if any(trick.stage != "closed" for trick in war.tricks):
        return False
    busy = busy_cards(war)
    free = free_attackers(war, busy)
    return all(
        player.done or is_idle(war, seat, free, busy, attacks(war, seat, free))
        for seat, player in enumerate(war.players)
    )


def has_nothing_at_stake(war: War) -> bool:
    """Return whether nobody can win anything in a battle that begins (I-046a)."""
    free = free_attackers(war, {})
    return not any(has_something_at_stake(war, seat, free, {}) for seat in war.living())


def resolve(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Carry out one move of the battle in either mode (I-046, I-046a).

    After the last move the phase is "evaluation" (I-069).
    """
    if war.options.battle == "ordered":
        yield from polling.resolve(war, seat, move, io)
    else:
        play_freely(war, seat, move, io)
        settle(war, io)
        if is_over(war):  # the evaluation announces all totals
            war.phase = "evaluation"
        else:
            announce_closed(war, io)
    war.ended_by = seat


def play_freely(war: War, seat: Seat, move: Move, io: ResolveContext) -> None:  # I-041, I-045, I-046, I-048, I-068a
    if move == DONE:
        war.players[seat].done = True
        io.announce("event-done", player=seat_name(seat))
    elif move.name == "attack":
        card, target = str(move.args[0]), str(move.args[1])
        trick = busy_cards(war).get(target)
        if trick is None:
            open_trick(war, seat, card, target, io)
        else:
            claim(war, trick, seat, card, io)
    else:
        answer(war, seat, move, io)


def settle(war: War, io: ResolveContext) -> None:
    """Skip questions that, by public information, have one answer (I-046a, I-047, I-068a, I-069).

    Tricks without a choice advance, and a player whose attackers all lie in tricks is done, since none of them can
    attack again in this battle.
    """
    busy = busy_cards(war)
    for trick in war.tricks:
        while trick.stage != "closed" and has_no_choice(war, trick, busy) and not can_be_claimed(war, trick, busy):
            advance_trick(war, trick, io)
    for player in war.players:
        if busy.keys() >= set(player.attackers):
            player.done = True


def withdraw(war: War, seat: Seat, io: ResolveContext) -> None:
    """Remove a seat that gives up from the battle (I-067, I-068, I-076, I-076a).

    Its tricks are void, but a rival takes over an attack that is claimed too; nobody is done any more.
    """
    kept: list[Trick] = []
    for trick in war.tricks:
        trick.rivals = [rival for rival in trick.rivals if rival.seat != seat]
        if trick.attacker == seat and trick.rivals:
            rival = trick.rivals[0]
            take_over(war, trick, rival.seat, rival.card, io, trick.rivals[1:])
        if seat in (trick.attacker, trick.defender):
            io.announce("event-void", trick=trick.number)  # I-076a
        else:
            kept.append(trick)
    war.tricks = kept
    for player in war.players:
        player.done = player.out
