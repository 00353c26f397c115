"""The raid, in which players attack and win the cards in the middle (I-079 .. I-094)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.imperator.cards import BLACK, VALUE
from engine.imperator.play.turns import next_turn
from engine.imperator.state import (
    ATTACKERS_MAX,
    BUFFS_MAX,
    Player,
    War,
    attack_value,
    life,
    life_as,
    may_hide_black,
    seats_by_life,
)
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import PASS, Menu, Move, Refusal, made
from engine.kernel.text import Seat, Text, name, seat_name

ADD = Move("add")


def start_raid(war: War, io: ResolveContext) -> None:
    """Lay out two cards for each living player, and fix the order by HP.

    I-079, I-079a, I-081, I-084a, I-086, I-088, I-090, I-094, I-102.
    """
    war.phase = "raid"
    for _ in range(2 * len(war.living())):
        if not war.pile:
            war.pile, war.discard = war.discard, []  # I-086, I-087
            io.dice.shuffle(war.pile)
        if not war.pile:
            break  # I-094
        war.middle.append(war.pile.pop())
    half = len(war.middle) // 2 if war.options.blind_raid else 0
    war.covered = [index < half for index in range(len(war.middle))]
    war.passes = 0
    war.order = seats_by_life(war)
    war.turn = war.order[0]  # I-080
    for player in war.players:
        player.added = False
        player.declined = []
    shown = [name(card) for card, covered in zip(war.middle, war.covered, strict=True) if not covered]
    if war.middle:
        io.reveal()
        io.announce("event-raid", cards=shown, covered=half)
    if not go_on(war) and shown:
        io.announce("event-raid-nothing")


def can_add(player: Player) -> bool:
    """Return whether a player can add a card: once in a raid, up to ten cards (I-013, I-088)."""
    return not player.added and player.additions < ATTACKERS_MAX - 1 + BUFFS_MAX


def added_role(player: Player) -> str:
    """Return whether the next card added to a hand becomes an attacker or a buff (I-016)."""
    return "attacker" if player.additions % 2 == 0 else "buff"


def improves(player: Player, card: str, row: Sequence[str]) -> bool:
    """Return whether a won card can be added, is higher than one of this row, or would be a healthier Imperator."""
    return can_add(player) or any(VALUE[card] > VALUE[own] for own in row) or life_as(player, card) > life(player)


def total_of(war: War, seat: Seat, card: str, buff: str) -> int:
    """Return the attack of a card and a buff, which may be "" (I-021, I-030, I-035)."""
    return attack_value(war, seat, card) + (attack_value(war, seat, buff) if buff else 0)


def wins(war: War, seat: Seat, card: str, buff: str, target: str) -> bool:
    """Return whether an attack is higher than the base value of the target (I-092)."""
    return total_of(war, seat, card, buff) > VALUE[target]


def check_raid(war: War, seat: Seat, move: Move) -> Refusal | None:
    """Return why the seat on turn may not make this raid attack, None if it may (I-082, I-090, I-092, I-093)."""
    card, place = str(move.args[0]), move.args[1]
    player = war.players[seat]
    if card not in player.attackers:
        return Refusal("refused-not-yours", {"card": name(card)}, "I-092")
    if card in war.spent:
        return Refusal("refused-spent", {"card": name(card)}, "I-093")
    if not isinstance(place, int) or not 1 <= place <= len(war.middle) or not war.middle[place - 1]:
        return Refusal("refused-no-place", {"place": str(place)}, "I-080")
    buff = str(move.args[2]) if len(move.args) > 2 else ""
    if buff:
        if buff not in player.buffs:
            return Refusal("refused-not-yours", {"card": name(buff)}, "I-092")
        if not BLACK[buff]:
            return Refusal("refused-red-buff", {"card": name(buff)}, "I-092")
        if buff in war.spent:
            return Refusal("refused-spent", {"card": name(buff)}, "I-093")
    target = war.middle[place - 1]
    if not war.covered[place - 1] and (total := total_of(war, seat, card, buff)) <= VALUE[target]:
        values = {"card": name(card), "attack": total, "target": name(target), "value": VALUE[target]}
        return Refusal("refused-raid-low", values, "I-092")
    return None


def menus(war: War) -> dict[Seat, Menu]:
    """Return the raid attacks of the seat on turn that may succeed, and a pass (I-082, I-090, I-092, I-093)."""
    return {war.turn: Menu([PASS, *raids(war, war.turn)], Text("ask-raid", {"round": war.round}), PASS)}


def raids(war: War, seat: Seat, places: Sequence[int] = ()) -> list[Move]:
    """Return the raid attacks of every unused card, alone and with each buff, that may succeed (I-090, I-092).

    ``places``: those in the middle that may be attacked, from 1; empty: all.
    """
    buffs = [(card, attack_value(war, seat, card)) for card in unused_buffs(war, seat) if BLACK[card]]
    attackers = [(card, attack_value(war, seat, card)) for card in fresh_attackers(war, seat)]
    moves: list[Move] = []
    for place, target in enumerate(war.middle, 1):
        if not target or (places and place not in places):
            continue
        least = 0 if war.covered[place - 1] else VALUE[target]
        for card, attack in attackers:
            if attack > least:
                moves.append(made(("raid", (card, place))))
            for buff, further in buffs:
                if attack + further > least:
                    moves.append(made(("raid", (card, place, buff))))
    return moves


def may_gain(war: War, seat: Seat) -> bool:
    """Return whether a card that the seat can beat may improve its hand, as its player knows."""
    player = war.players[seat]
    places = sorted({int(move.args[1]) - 1 for move in raids(war, seat)})
    return any(war.covered[place] or improves(player, war.middle[place], player.cards()) for place in places)


def is_able(war: War, seat: Seat) -> bool:
    """Return whether, as far as everybody can see, a seat may beat a card in the middle (I-038, I-090, I-092).

    A player with an unused face-down buff that may be black always may: otherwise the others would learn which it is.
    After a pass only cards count that others have put there since, and that improve the open cards.
    """
    player = war.players[seat]
    places = [
        place
        for place, card in enumerate(war.middle, 1)
        if card and (not player.declined or (card not in player.declined and improves(player, card, player.attackers)))
    ]
    if not places or not fresh_attackers(war, seat):
        return False
    return may_hide_black(war.options, unused_buffs(war, seat)) or bool(raids(war, seat, places))


def resolve(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Carry out a raid attack or a pass (I-084, I-085, I-087, I-090, I-093a).

    After the last move the phase is "raided".
    """
    if move == PASS:
        war.passes += 1
        war.players[seat].declined = [card for card in war.middle if card]
        io.announce("event-raid-pass", player=seat_name(seat))
    else:
        war.passes = 0
        war.players[seat].declined = []
        yield from attack_middle(war, seat, move, io)
    if not next_turn(war, lambda other: is_able(war, other)):
        end_raid(war)


def go_on(war: War) -> bool:
    """Pass the turn on if its seat is not able to act; without another one end the raid and return False."""
    if is_able(war, war.turn) or next_turn(war, lambda seat: is_able(war, seat)):
        return True
    end_raid(war)
    return False


def end_raid(war: War) -> None:
    """Put the rest of the middle aside (I-085, I-087)."""
    war.discard += [card for card in war.middle if card]
    war.middle = []
    war.covered = []
    war.spent = []
    war.phase = "raided"


def fresh_attackers(war: War, seat: Seat) -> list[str]:
    """Return the attackers that may still be used in this raid (I-093)."""
    return [card for card in war.players[seat].attackers if card not in war.spent]


def unused_buffs(war: War, seat: Seat) -> list[str]:
    """Return the buffs that may still be used in this raid (I-093)."""
    return [card for card in war.players[seat].buffs if card not in war.spent]


def attack_middle(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Attack a card in the middle; exchange a won card or add it to the hand.

    I-079a, I-081, I-082, I-089 .. I-090, I-092, I-102.
    """
    card, index = str(move.args[0]), int(move.args[1]) - 1
    buff = str(move.args[2]) if len(move.args) > 2 else ""
    target = war.middle[index]
    if war.covered[index]:
        war.covered[index] = False
        io.reveal()
    war.spent += [card, buff] if buff else [card]  # I-093
    used, total = (name(card), name(buff)) if buff else (name(card),), total_of(war, seat, card, buff)
    with_total = Text("cards-total", {"cards": used, "total": total})
    if total <= VALUE[target]:
        io.announce("event-raid-lost", player=seat_name(seat), cards=with_total, target=name(target))
        return
    io.announce("event-raid-won", player=seat_name(seat), cards=with_total, target=name(target))
    player = war.players[seat]
    question = Text("ask-spoils", {"card": name(target), "add": int(can_add(player))})
    moves = [PASS, *([ADD] if can_add(player) else []), *[made(("exchange", (own,))) for own in player.cards()]]
    war.won = target
    answer = yield from ask(seat, Menu(moves, question, PASS))
    war.won = ""
    if answer == ADD:
        add(war, player, seat, index, io)
    elif answer != PASS:
        exchange(war, player, seat, index, str(answer.args[0]), io)


def add(war: War, player: Player, seat: Seat, index: int, io: ResolveContext) -> None:
    """Add a won card to the hand, by turns as attacker and buff (I-015, I-016, I-082, I-083, I-088, I-090, I-093)."""
    card = war.middle[index]
    row = player.attackers if added_role(player) == "attacker" else player.buffs
    row.append(card)
    player.additions += 1
    player.added = True
    war.middle[index] = ""
    war.spent.append(card)
    io.announce("event-added", player=seat_name(seat), card=name(card))


def exchange(war: War, player: Player, seat: Seat, index: int, own: str, io: ResolveContext) -> None:
    """Exchange a won card for an own one, which stays open in the middle (I-082, I-089, I-089a, I-093, I-093a)."""
    card = war.middle[index]
    war.middle[index] = own
    war.spent.append(card)
    if own == player.imperator:
        player.imperator = card
        new = {"player": seat_name(seat), "card": name(card), "own": name(own), "life": life(player)}
        io.announce("event-exchanged-imperator", **new)
        return
    if own in player.attackers:
        player.attackers[player.attackers.index(own)] = card
    else:
        player.buffs[player.buffs.index(own)] = card
    io.announce("event-exchanged", player=seat_name(seat), card=name(card), own=name(own))
