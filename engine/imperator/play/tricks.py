"""Tricks: allowed attacks, rival attackers, turning around, buffs (I-042 .. I-054, I-062 .. I-068a)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.imperator.cards import BLACK, RED, VALUE
from engine.imperator.play.moves import ATTACK
from engine.imperator.state import (
    Claim,
    Trick,
    War,
    attack_total,
    attack_under,
    attack_value,
    busy_cards,
    defence_total,
    defence_under,
    defence_value,
    life,
    may_hide_black,
    shows_colours,
    stakes,
)
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name

# ---- checks and menus


def owner_of_attacker(war: War, card: str) -> Seat:
    """Return the seat that has this attacker card, -1 if none has."""
    for seat, player in enumerate(war.players):
        if card in player.attackers:
            return seat
    return -1


def check_attacking_card(war: War, seat: Seat, card: str, busy: dict[str, Trick]) -> Refusal | None:
    """Return why a card of the seat cannot attack, None if it can (I-025a, I-029, I-047)."""
    player = war.players[seat]
    if card not in player.attackers:
        if card == player.imperator:
            return Refusal("refused-imperator-attacks", {}, "I-025a")
        if card in player.buffs:
            return Refusal("refused-buff-attacks", {}, "I-029")
        return Refusal("refused-not-yours", {"card": name(card)}, "I-048")
    return refuse_busy(card, busy[card]) if card in busy else None


def refuse_busy(card: str, trick: Trick) -> Refusal:
    """Return the refusal for a card that lies in a trick, with its attack (I-047)."""
    values = {
        "card": name(card), "trick": trick.number,
        "player": seat_name(trick.attacker), "attacking": name(trick.attacking), "target": name(trick.defending),
    }  # fmt: skip
    return Refusal("refused-busy", values, "I-047")


def check_target(war: War, seat: Seat, card: str, target: str, busy: dict[str, Trick]) -> Refusal | None:
    """Return why a card may not attack a target, None if it may (I-024, I-028, I-042 .. I-044, I-067)."""
    owner = owner_of_attacker(war, target)
    if owner < 0:
        if any(target == player.imperator for player in war.players):
            return Refusal("refused-imperator-attacked", {}, "I-025a")
        return Refusal("refused-no-target", {"card": name(target)}, "I-024")
    if owner == seat:
        return Refusal("refused-own-card", {}, "I-041")
    trick = busy.get(target)
    if trick is not None:
        return check_claim(seat, card, trick, target)
    if not war.players[owner].exposed:
        attacker = war.players[owner].attacked_by
        return Refusal("refused-shielded", {"player": seat_name(owner), "by": seat_name(attacker)}, "I-043a")
    return None


def check_claim(seat: Seat, card: str, trick: Trick, target: str) -> Refusal | None:
    """Return why a card cannot claim the target of a trick, None if it can (I-043a, I-044, I-067 .. I-068a)."""
    if trick.stage != "open" or target != trick.defending:
        return refuse_busy(target, trick)
    if seat == trick.attacker or any(claim.seat == seat for claim in trick.rivals):
        return Refusal("refused-claimed", {"card": name(target)}, "I-044")
    if VALUE[card] < VALUE[trick.attacking]:
        values = {"card": name(trick.attacking), "player": seat_name(trick.attacker), "trick": trick.number}
        return Refusal("refused-claim-low", values, "I-067")
    if seat in trick.beaten and VALUE[card] == VALUE[trick.attacking]:
        values = {"player": seat_name(trick.attacker), "trick": trick.number}
        return Refusal("refused-claim-lost", values, "I-068a")
    return None


def may_turn(attacking: str, defending: str) -> bool:
    """Return whether an attack of one card on another may be turned around (I-062 .. I-065)."""
    if BLACK[defending] == BLACK[attacking]:
        return VALUE[defending] > VALUE[attacking]
    return RED[attacking]


def answers(war: War, seat: Seat, trick: Trick, busy: dict[str, Trick]) -> list[Move]:
    """Return a seat's answers to a trick that waits for it, adding nothing last (I-046a, I-052, I-062, I-066)."""
    key = trick.key
    if trick.rivals:  # I-068
        return [Move("choose", (key, card)) for card in (trick.attacking, *(claim.card for claim in trick.rivals))]
    moves: list[Move] = []
    buffs = [card for card in war.players[seat].buffs if card not in busy]
    if trick.stage == "support":
        moves += [Move("buff", (key, card)) for card in buffs if BLACK[card]]  # I-027, I-051
    else:
        if trick.stage == "open" and may_turn(trick.attacking, trick.defending):
            moves.append(Move("redirect", (key,)))
        moves += [Move("defend", (key, card)) for card in buffs if RED[card]]  # I-026, I-050
    return [*moves, Move("decline", (key,))]


def answer_question(war: War, waiting: Sequence[Trick], busy: dict[str, Trick], held: bool = False) -> Text:
    """Return the question about the first trick that waits for a seat: what it costs as it stands (I-046a, I-070).

    ``held``: whether it says that the players that the seat could attack are all safe (I-043a).
    """
    trick = waiting[0]
    if trick.rivals:
        return Text("ask-rival")
    attack, defence = attack_total(war, trick), defence_total(war, trick)
    surplus = attack - defence if attack > defence else 0
    extra = stakes(war) if surplus else 0
    side = "attack" if trick.stage == "support" else "defence"
    last = side == "defence" and may_be_strengthened(war, trick, busy)
    values = {
        "side": side, "player": seat_name(trick.attacker), "card": name(trick.attacking), "attack": attack,
        "target": name(trick.defending), "defence": defence,
        "damage": surplus + extra, "surplus": surplus, "stakes": extra,
        "fatal": int(is_fatal(war, trick.defender, surplus)),
        "trick": trick.number, "more": len(waiting) - 1, "last": int(last), "held": int(held),
    }  # fmt: skip
    return Text("ask-battle-answer", values)


def is_fatal(war: War, seat: Seat, surplus: int) -> bool:
    """Return whether the Imperator of a seat falls by an attack with this surplus (I-070, I-078a)."""
    return surplus > 0 and surplus + stakes(war) >= life(war.players[seat])


def may_be_strengthened(war: War, trick: Trick, busy: dict[str, Trick]) -> bool:
    """Return whether, as far as everybody can see, the attacker may hold a free black buff (I-038, I-051)."""
    buffs = [card for card in war.players[trick.attacker].buffs if card not in busy]
    return any(map(BLACK.get, buffs)) if shows_colours(war.options) else bool(buffs)


def has_no_choice(war: War, trick: Trick, busy: dict[str, Trick]) -> bool:
    """Return whether, by public information, only one answer is possible (I-038, I-046a, I-052, I-054, I-066, I-070).

    A player who holds free buffs is always asked if nobody may know their colour.
    """
    if trick.rivals or (trick.stage == "open" and may_turn(trick.attacking, trick.defending)):
        return False
    buffs = [card for card in war.players[trick.waits_for()].buffs if card not in busy]
    if not shows_colours(war.options):
        return not buffs
    return not any(BLACK[card] if trick.stage == "support" else RED[card] for card in buffs)


def can_be_claimed(war: War, trick: Trick, busy: dict[str, Trick]) -> bool:
    """Return whether some player could still claim the target (I-043a, I-046a, I-067, I-068a)."""
    return any(
        card not in busy and check_claim(seat, card, trick, trick.defending) is None
        for seat, player in enumerate(war.players)
        if seat != trick.defender
        for card in player.attackers
    )


def free_attackers(war: War, busy: dict[str, Trick]) -> list[tuple[str, ...]]:
    """Return by seat the attacker cards that lie in no trick; players who are out have none (I-047)."""
    return [tuple([card for card in player.attackers if card not in busy]) for player in war.players]


def attacks(war: War, seat: Seat, free: list[tuple[str, ...]]) -> list[Move]:
    """Return all attacks that a seat may declare now, including claims (I-041, I-043a, I-047, I-067)."""
    own = free[seat]
    if not own:
        return []
    moves: list[Move] = []
    for owner, player in enumerate(war.players):
        if owner != seat and free[owner] and player.exposed:
            moves += all_attacks(own, free[owner])
    for trick in war.tricks:
        if trick.stage == "open" and seat not in (trick.defender, trick.attacker):
            for card in own:
                if check_claim(seat, card, trick, trick.defending) is None:
                    moves.append(ATTACK[card][trick.defending])
    return moves


def is_held_off(seat: Seat, free: list[tuple[str, ...]], possible: Sequence[Move]) -> bool:
    """Return whether a seat without attacks could attack if the attacked players had acted (I-042, I-043a)."""
    return not possible and bool(free[seat]) and any(cards for other, cards in enumerate(free) if other != seat)


def has_something_at_stake(war: War, seat: Seat, free: list[tuple[str, ...]], busy: dict[str, Trick]) -> bool:
    """Return whether a seat may win or lose something in this battle, as far as everybody can see (I-038, I-046a)."""
    for other, player in enumerate(war.players):
        if other == seat or player.out:
            continue
        claimable = [trick.defending for trick in war.tricks if trick.stage == "open" and trick.defender == other]
        if can_beat(war, seat, free[seat], other, [*free[other], *claimable], busy):
            return True
        if can_beat(war, other, free[other], seat, free[seat], busy):
            return True
    return False


def can_beat(
    war: War, seat: Seat, cards: Sequence[str], owner: Seat, targets: Sequence[str], busy: dict[str, Trick]
) -> bool:
    """Return whether one of the cards may beat one of the targets, as far as everybody can see.

    A face-down buff may be any card of its colour, or any at all, so that it may help to beat anything.
    """
    if not cards or not targets:
        return False
    buffs = [card for card in war.players[seat].buffs if card not in busy]
    if may_hide_black(war.options, buffs):
        return True
    options, imperator, defended = war.options, war.players[seat].imperator, war.players[owner].imperator
    further = max([attack_under(options, imperator, card) for card in buffs if BLACK[card]], default=0)
    highest = max([attack_under(options, imperator, card) for card in cards])
    return highest + further > min([defence_under(options, defended, target) for target in targets])


@lru_cache(maxsize=4096)
def all_attacks(free: tuple[str, ...], targets: tuple[str, ...]) -> tuple[Move, ...]:
    """Return the attacks of every card on every target (I-041, I-048)."""
    rows = [ATTACK[card] for card in free]
    return tuple([row[target] for target in targets for row in rows])


# ---- carrying out moves


def act(war: War, seat: Seat) -> int:
    """Record an action, which exposes its player again; return its moment (I-043a, I-045, I-046, I-069)."""
    war.moment += 1
    war.players[seat].acted.append(war.moment)
    war.players[seat].done = False
    return war.moment


def open_trick(war: War, seat: Seat, card: str, target: str, io: ResolveContext) -> Trick:
    """Open a trick by an attack (I-041 .. I-043a, I-048, I-077)."""
    defender = owner_of_attacker(war, target)
    war.tricks_opened += 1
    trick = Trick(war.tricks_opened, seat, card, defender, target, moment=act(war, seat))
    war.tricks.append(trick)
    attacked = war.players[defender]
    war.moment += 1
    attacked.attacked = war.moment  # I-043a
    attacked.attacked_by = seat
    attacked.done = False
    io.announce(
        "event-attack",
        player=seat_name(seat), card=name(card), target=name(target), defender=seat_name(defender),
        trick=trick.number,
    )  # fmt: skip
    return trick


def claim(war: War, trick: Trick, seat: Seat, card: str, io: ResolveContext) -> None:
    """Claim the target of a trick (I-044, I-046, I-068a, I-069).

    The card with the higher base value attacks; between equal ones the defender chooses.
    """
    if VALUE[card] > VALUE[trick.attacking]:
        take_over(war, trick, seat, card, io)  # I-067
        return
    trick.rivals.append(Claim(seat, card))  # I-068
    war.players[seat].done = False
    war.players[trick.defender].done = False
    io.announce(
        "event-claim",
        player=seat_name(seat), card=name(card), target=name(trick.defending), defender=seat_name(trick.defender),
        trick=trick.number,
    )  # fmt: skip


def take_over(war: War, trick: Trick, seat: Seat, card: str, io: ResolveContext, rivals: Sequence[Claim] = ()) -> None:
    """Give the attack to another player (I-043a, I-046b, I-067, I-068a).

    The losers keep their cards, and their attempts do not count as actions. The defender still has to choose among
    ``rivals``, if there are any.
    """
    losers = [Claim(trick.attacker, trick.attacking)]
    losers += [rival for rival in trick.rivals if rival.seat != seat and rival not in rivals]
    previous = war.players[trick.attacker]
    previous.acted = [moment for moment in previous.acted if moment != trick.moment]
    for loser in losers:
        war.players[loser.seat].done = False
        trick.beaten.append(loser.seat)
    trick.attacker, trick.attacking, trick.rivals = seat, card, list(rivals)
    trick.changes += 1
    war.players[trick.defender].attacked_by = seat
    trick.moment = act(war, seat)
    io.announce(
        "event-take-over",
        player=seat_name(seat), card=name(card), target=name(trick.defending), trick=trick.number,
        lost=[Text("card-of", {"card": name(loser.card), "player": seat_name(loser.seat)}) for loser in losers],
    )  # fmt: skip


def choose_attacker(war: War, trick: Trick, card: str, io: ResolveContext) -> None:
    """Carry out the defender's choice between equal attackers (I-068, I-068a)."""
    chosen = next((rival for rival in trick.rivals if rival.card == card), None)
    if chosen is not None:
        take_over(war, trick, chosen.seat, chosen.card, io)
        return
    for rival in trick.rivals:
        war.players[rival.seat].done = False
        trick.beaten.append(rival.seat)
    trick.rivals = []
    io.announce("event-claim-refused", player=seat_name(trick.attacker), trick=trick.number)


def turn_around(war: War, trick: Trick, io: ResolveContext) -> None:
    """Turn an attack around: attacker and defender change roles (I-045, I-046a, I-062 .. I-066a)."""
    seat = trick.defender
    trick.attacker, trick.defender = trick.defender, trick.attacker
    trick.attacking, trick.defending = trick.defending, trick.attacking
    trick.turned = True
    trick.stage = "defence"
    act(war, seat)
    war.players[trick.defender].done = False
    io.announce(
        "event-redirect",
        player=seat_name(seat), card=name(trick.attacking), target=name(trick.defending), trick=trick.number,
    )  # fmt: skip


def announce_closed(war: War, io: ResolveContext) -> None:
    """Announce the totals of the tricks that have been closed since the last time."""
    for trick in war.tricks:
        if trick.stage == "closed" and not trick.announced:
            trick.announced = True
            totals = {"attack": attack_total(war, trick), "defence": defence_total(war, trick)}
            cards = {"card": name(trick.attacking), "target": name(trick.defending)}
            defence = "no" if not trick.red and lacks_red(war, trick.defender) else "yes"
            who = {"defender": seat_name(trick.defender), "whose": seat_name(trick.defender)}
            io.announce("event-closed", trick=trick.number, **cards, **totals, **who, free=defence)


def lacks_red(war: War, seat: Seat) -> bool:
    """Return whether everybody can see that a seat has no free red buff (I-038, I-050)."""
    busy = busy_cards(war)
    buffs = [card for card in war.players[seat].buffs if card not in busy]
    return not any(map(RED.get, buffs)) if shows_colours(war.options) else not buffs


def find_trick(war: War, key: object) -> Trick:
    return next(trick for trick in war.tricks if trick.key == key)


def totals_after(war: War, seat: Seat, move: Move) -> tuple[int, int]:
    """Return the attack and the defence of a trick after an answer of this seat (I-053, I-066)."""
    trick = find_trick(war, move.args[0])
    attack, defence = attack_total(war, trick), defence_total(war, trick)
    if move.name == "redirect":
        return attack_value(war, seat, trick.defending), defence_value(war, trick.attacker, trick.attacking)
    if move.name == "buff":
        return attack + attack_value(war, seat, str(move.args[1])), defence
    if move.name == "defend":
        return attack, defence + defence_value(war, seat, str(move.args[1]))
    return attack, defence


def answer(war: War, seat: Seat, reply: Move, io: ResolveContext) -> None:
    """Carry out an answer to a trick (I-045, I-050 .. I-052, I-066, I-068).

    It chooses the attacker, turns the attack around, adds a buff or declines.
    """
    trick = find_trick(war, reply.args[0])
    if reply.name == "choose":
        choose_attacker(war, trick, str(reply.args[1]), io)
        return
    if reply.name == "redirect":
        turn_around(war, trick, io)
        return
    if reply.name == "defend":
        trick.red = str(reply.args[1])
        act(war, seat)
        io.announce("event-defend", player=seat_name(seat), card=name(trick.red), trick=trick.number)
    elif reply.name == "buff":
        trick.black = str(reply.args[1])
        act(war, seat)
        io.announce("event-buff", player=seat_name(seat), card=name(trick.black), trick=trick.number)
    advance_trick(war, trick, io)


def advance_trick(war: War, trick: Trick, io: ResolveContext) -> None:
    """Go on from the defender's to the attacker's answer, and then close the trick (I-046a, I-051, I-052, I-054)."""
    if trick.stage == "support":
        trick.stage = "closed"
    else:
        trick.stage = "support"
