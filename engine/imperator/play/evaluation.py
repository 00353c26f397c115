"""Evaluation after a battle: tricks, shared cards, damage, elimination (I-055 .. I-061, I-069 .. I-078a)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from engine.imperator.cards import BLACK, VALUE
from engine.imperator.play.tricks import attacks, free_attackers, is_held_off
from engine.imperator.state import (
    FinalBlow,
    Player,
    Trick,
    War,
    attack_total,
    busy_cards,
    defence_total,
    life,
    maximum_life,
    perk_of,
    stakes,
)
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import Menu, made
from engine.kernel.text import Seat, Text, name, seat_name

NARROW = 3
"""An Imperator that survives a battle with so few HP after a hit has had a narrow escape."""


def evaluate(war: War, io: ResolveContext) -> Flow:
    """Evaluate all tricks in the order in which they were opened (I-069, I-077)."""
    was_fought = bool(war.tricks)
    before = {seat: life(war.players[seat]) for seat in war.living()}
    taken = dict.fromkeys(before, 0)
    if was_fought and not io.silent:  # only texts need it
        free = free_attackers(war, busy_cards(war))
        held = any(is_held_off(seat, free, attacks(war, seat, free)) for seat in war.living())
        io.announce("event-battle-over", held=int(held))
    while war.tricks:
        yield from settle(war, war.tricks[0], taken, io)
        del war.tricks[0]
        if len(war.living()) == 1:
            break  # I-077
        void_tricks(war, io)
    war.tricks = []
    announce_narrow_escapes(war, before, io)
    end_if_decided(war)
    if was_fought and war.phase != "over":
        announce_leader(war, io)


def announce_narrow_escapes(war: War, before: Mapping[Seat, int], io: ResolveContext) -> None:
    """Announce whose Imperator was hit in this battle and just survived it; ``before``: HP by seat (I-070)."""
    for seat in war.living():
        player = war.players[seat]
        if life(player) <= NARROW and life(player) < before[seat]:
            io.announce("event-narrow", player=seat_name(seat), card=name(player.imperator), life=life(player))


def announce_leader(war: War, io: ResolveContext) -> None:
    """Announce who is ahead, if that is somebody else than before (I-078a)."""
    leaders = best_of(war)
    if len(leaders) != 1 or leaders[0] == war.leader:
        return
    war.leader = leaders[0]
    player = war.players[war.leader]
    io.announce("event-lead", player=seat_name(war.leader), lives=player.lives, life=life(player))


def void_tricks(war: War, io: ResolveContext) -> None:
    """Remove the tricks of players who are out, so that nobody is asked about them (I-076a)."""
    kept: list[Trick] = []
    for trick in war.tricks:
        if war.players[trick.attacker].out or war.players[trick.defender].out:
            io.announce("event-void", trick=trick.number)
        else:
            kept.append(trick)
    war.tricks = kept


def settle(war: War, trick: Trick, taken: dict[Seat, int], io: ResolveContext) -> Flow:
    """Evaluate one trick: share its cards, then damage a losing defender (I-055, I-061, I-070 .. I-071, I-077).

    ``taken`` is the damage in this battle so far, by seat.
    """
    attack, defence = attack_total(war, trick), defence_total(war, trick)
    if attack == defence and war.options.tie == "return":
        io.announce("event-tie", trick=trick.number, total=attack)  # I-061
        return
    attacker_wins = attack > defence
    winner, loser = (trick.attacker, trick.defender) if attacker_wins else (trick.defender, trick.attacker)
    high, low = max(attack, defence), min(attack, defence)
    extra = stakes(war) if attacker_wins else 0
    losing = with_extra(low, high - low, extra) if extra else low
    io.announce("event-trick", trick=trick.number, who=seat_name(winner), high=high, low=losing)
    yield from share_cards(war, trick, winner, loser, io)
    if attacker_wins:
        player = war.players[loser]
        blow = FinalBlow(
            loser, player.imperator, list(player.attackers), life(player),
            trick.attacking, attack, trick.defending, defence,
        )  # fmt: skip
        damage = attack - defence + extra  # I-070
        taken[loser] += damage
        hurt(war, loser, damage, taken[loser], io)
        if player.out:
            war.final_blow = blow


def with_extra(total: int, surplus: int, extra: int) -> Text:
    """Return the losing total of a trick with its surplus and the damage that the stakes add (I-070, I-078a)."""
    return Text("total-extra", {"total": total, "surplus": surplus, "extra": extra})


def played_cards(trick: Trick, seat: Seat) -> list[str]:
    """Return the cards that a seat played in a trick, first its attacker, then its buff (I-053, I-055, I-058)."""
    own = (trick.attacking, trick.black) if seat == trick.attacker else (trick.defending, trick.red)
    return [card for card in own if card]


def share_cards(war: War, trick: Trick, winner: Seat, loser: Seat, io: ResolveContext) -> Flow:
    """Let the winner take as many cards as they played, and the loser the rest (I-055 .. I-060a).

    A loser who keeps their own cards is not asked.
    """
    winner_cards, loser_cards = played_cards(trick, winner), played_cards(trick, loser)
    cards = winner_cards + loser_cards
    moves = [made(("take", chosen)) for chosen in permutations(cards, len(winner_cards))]
    occasion = Text("occasion-evaluation", {"player": seat_name(war.ended_by), "trick": trick.number})
    war.turn = winner
    question = Text("ask-take", {"trick": trick.number, "count": len(winner_cards)})
    taken = yield from ask(winner, Menu(moves, question, moves[0], occasion=occasion))
    rest = [card for card in cards if card not in taken.args]
    given = tuple(rest)
    if len(rest) == 2 and set(rest) != set(loser_cards):
        moves = [made(("take", chosen)) for chosen in permutations(rest)]
        war.turn = loser
        cards_taken = [name(str(card)) for card in taken.args]
        question = Text("ask-place", {"trick": trick.number, "player": seat_name(winner), "cards": cards_taken})
        given = (yield from ask(loser, Menu(moves, question, moves[0], occasion=occasion))).args
    kept = set(taken.args) == set(winner_cards)
    put_cards(war.players[winner], winner_cards, [str(card) for card in taken.args])
    put_cards(war.players[loser], loser_cards, [str(card) for card in given])
    io.announce(
        "event-share-kept" if kept else "event-share",
        trick=trick.number, who=seat_name(winner), cards=[name(str(card)) for card in taken.args],
        loser=seat_name(loser), whose=seat_name(loser), rest=[name(str(card)) for card in given],
    )  # fmt: skip


def gains_nothing(war: War, seat: Seat) -> bool:
    """Return whether it makes no difference how a seat shares the cards of the first trick (I-055, I-060a)."""
    trick = war.tricks[0]
    winner = trick.attacker if attack_total(war, trick) > defence_total(war, trick) else trick.defender
    return is_decided(war) or (seat == winner and not has_better(war, trick, seat))


def is_decided(war: War) -> bool:
    """Return whether the game is over after the tricks of this battle, which cards do not change (I-002, I-078a)."""
    if war.round >= war.options.round_limit:
        return True
    left = {seat: (war.players[seat].lives, life(war.players[seat])) for seat in war.living()}
    for trick in war.tricks:
        surplus = attack_total(war, trick) - defence_total(war, trick)
        if surplus <= 0 or trick.attacker not in left or trick.defender not in left:
            continue
        lives, health = left[trick.defender]
        health -= surplus + stakes(war)
        if health <= 0:
            lives, health = lives - 1, maximum_life(war.players[trick.defender].imperator)
        left[trick.defender] = (lives, health)
        if not lives:
            del left[trick.defender]
        if len(left) == 1:
            return True
    return False


def has_better(war: War, trick: Trick, seat: Seat) -> bool:
    """Return whether a card of the other side in a trick may serve a seat better than one of its own (I-055, I-056).

    That is a higher card of the same colour, one of the other colour in place of a buff, and in place of an attacker
    one that is higher with every bonus.
    """
    own = played_cards(trick, seat)
    others = played_cards(trick, trick.defender if seat == trick.attacker else trick.attacker)
    bonus = perk_of(war.options, war.players[seat].imperator) + war.options.colour_bonus
    return any(
        VALUE[card] > VALUE[mine] if BLACK[card] == BLACK[mine] else place > 0 or VALUE[card] + bonus > VALUE[mine]
        for card in others
        for place, mine in enumerate(own)
    )


def put_cards(player: Player, played: list[str], cards: list[str]) -> None:
    """Replace played cards with new ones at the same places (I-055, I-057 .. I-060a)."""
    spots = [
        (player.attackers, player.attackers.index(card))
        if card in player.attackers
        else (player.buffs, player.buffs.index(card))
        for card in played
    ]
    for (row, index), card in zip(spots, cards, strict=True):
        row[index] = card


def hurt(war: War, seat: Seat, damage: int, taken: int, io: ResolveContext) -> None:
    """Damage an Imperator; at 0 it costs a life and is restored (I-001 .. I-003, I-020, I-070, I-072 .. I-075a).

    Damage beyond 0 is lost. ``taken`` is the damage in the whole battle so far.
    """
    player = war.players[seat]
    player.damage[player.imperator] = player.damage.get(player.imperator, 0) + damage
    who = {"player": seat_name(seat), "whose": seat_name(seat)}
    io.announce("event-damage", **who, damage=damage, taken=taken, life=max(0, life(player)))
    if life(player) > 0:
        return
    del player.damage[player.imperator]
    player.lives -= 1
    io.announce("event-life-lost", **who, card=name(player.imperator), lives=player.lives)
    if player.lives == 1:
        io.announce("alarm-last-life", player=seat_name(seat), living=len(war.living()))
    if player.lives == 0:
        eliminate(war, seat, io)  # I-003


def eliminate(war: War, seat: Seat, io: ResolveContext) -> None:
    """Take a player out of the game and discard their cards (I-001, I-076, I-076a, I-087)."""
    player = war.players[seat]
    war.discard += player.cards()
    player.out = True
    player.done = True
    player.lives = 0
    player.imperator = ""
    player.attackers = []
    player.buffs = []
    player.draft = []
    io.announce("event-out", player=seat_name(seat))


def end_if_decided(war: War) -> None:
    """End the game if there is one survivor or the round limit is reached (I-001 .. I-003, I-078a)."""
    living = war.living()
    if len(living) == 1:
        finish(war, living, "survivor")
    elif war.round >= war.options.round_limit:
        best = best_of(war)
        finish(war, best if len(best) == 1 else [], "limit")


def best_of(war: War) -> list[Seat]:
    """Return the living players with the most lives, then the most HP (I-078a)."""
    living = war.living()
    highest = max(score(war.players[seat]) for seat in living)
    return [seat for seat in living if score(war.players[seat]) == highest]


def score(player: Player) -> tuple[int, ...]:
    """Return the rank value of a player, greater is better: lives, then HP (I-078a)."""
    return (player.lives, life(player) if player.imperator else 0)  # players may leave before it is chosen


def finish(war: War, winners: list[Seat], ending: str) -> None:
    war.phase = "over"
    war.winners = winners
    war.ending = ending
