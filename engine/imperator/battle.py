"""The battle: attacks, contests, turning, buffs; free for all at any moment, or polled in order (I-040 .. I-066a)."""

from __future__ import annotations

from engine.imperator.cards import BLACK, RED, VALUE
from engine.imperator.state import Trick, War, attack_total, busy_cards, by_life, defence_total
from engine.kernel.flow import IO, Flow, ask
from engine.kernel.menus import PASS, Menu, Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name


def start_battle(war: War, io: IO) -> None:
    """A new battle: everybody may be attacked, nobody is done (I-043a)."""
    war.phase = "battle"
    war.tricks = []
    war.tricks_opened = 0
    war.passes = 0
    for player in war.players:
        player.exposed = True
        player.actions = 0
        player.done = player.out
    war.order = by_life(war)
    war.turn = war.order[0]  # I-046
    io.tell("event-battle", round=war.round)
    rest_the_idle(war)


def rest_the_idle(war: War) -> None:
    """A player whose attackers are all in tricks can never attack again in this battle (I-047): he is done."""
    busy = busy_cards(war)
    for player in war.players:
        if not player.out and all(card in busy for card in player.attackers):
            player.done = True


# ---- what is allowed


def owner_of_attacker(war: War, card: str) -> Seat:
    """Whose attacker card this is; -1 if nobody's."""
    for seat, player in enumerate(war.players):
        if card in player.attackers and not player.out:
            return seat
    return -1


def check_attacking_card(war: War, seat: Seat, card: str, busy: dict[str, Trick]) -> Refusal | None:
    """Whether this card of the seat can lead an attack (I-025a, I-029, I-047)."""
    player = war.players[seat]
    if card not in player.attackers:
        if card == player.imperator:
            return Refusal("refused-imperator-attacks", {}, "I-025a")
        if card in player.buffs:
            return Refusal("refused-buff-attacks", {}, "I-029")
        return Refusal("refused-not-yours", {"card": name(card)}, "I-048")
    if card in busy:
        return Refusal("refused-busy", {"card": name(card), "trick": busy[card].number}, "I-047")
    return None


def check_target(war: War, seat: Seat, card: str, target: str, busy: dict[str, Trick]) -> Refusal | None:
    """Whether this attacking card may be aimed at that card (I-024, I-028, I-042 .. I-044, I-067)."""
    owner = owner_of_attacker(war, target)
    if owner < 0:
        if any(target == player.imperator for player in war.players):
            return Refusal("refused-imperator-attacked", {}, "I-025a")
        return Refusal("refused-no-target", {"card": name(target)}, "I-024")
    if owner == seat:
        return Refusal("refused-own-card", {}, "I-041")
    trick = busy.get(target)
    if trick is not None:
        return check_contest(war, seat, card, trick, target)
    if not war.players[owner].exposed:
        return Refusal("refused-shielded", {"player": seat_name(owner)}, "I-043")
    return None


def check_contest(war: War, seat: Seat, card: str, trick: Trick, target: str) -> Refusal | None:
    """Whether the attack of another on this card can be contested (I-067, I-068)."""
    if trick.stage != "open" or target != trick.defending:
        return Refusal("refused-target-busy", {"card": name(target), "trick": trick.number}, "I-044")
    if trick.attacker == seat or trick.rival == seat:
        return Refusal("refused-contest-own", {"card": name(target)}, "I-044")
    if trick.rival >= 0:
        return Refusal("refused-contest-waiting", {"player": seat_name(trick.defender)}, "I-068")
    if VALUE[card] < VALUE[trick.attacking]:
        return Refusal("refused-contest-low", {"card": name(trick.attacking)}, "I-067")
    return None


def may_turn(trick: Trick) -> bool:
    """Whether the attacked player may turn the attack round (I-062 .. I-065)."""
    if BLACK[trick.defending] == BLACK[trick.attacking]:
        return VALUE[trick.defending] > VALUE[trick.attacking]
    return RED[trick.attacking]


def answers(war: War, seat: Seat, trick: Trick, busy: dict[str, Trick]) -> list[Move]:
    """How a seat may answer a trick that waits for it; the first one is to do nothing."""
    number = trick.number
    if trick.rival >= 0:
        return [Move("choose", (number, trick.attacking)), Move("choose", (number, trick.rival_card))]  # I-068
    moves = [Move("decline", (number,))]
    buffs = [card for card in war.players[seat].buffs if card not in busy]
    if trick.stage == "support":
        moves += [Move("buff", (number, card)) for card in buffs if BLACK[card]]  # I-027, I-051
    else:
        if trick.stage == "open" and may_turn(trick):
            moves.append(Move("redirect", (number,)))
        moves += [Move("defend", (number, card)) for card in buffs if RED[card]]  # I-026, I-050
    return moves


def attacks(war: War, seat: Seat, busy: dict[str, Trick]) -> list[Move]:
    """All attacks this seat may declare now, contests among them."""
    free = [card for card in war.players[seat].attackers if card not in busy]
    if not free:
        return []
    moves: list[Move] = []
    for owner, player in enumerate(war.players):
        if owner == seat or player.out:
            continue
        for target in player.attackers:
            trick = busy.get(target)
            if trick is None:
                if player.exposed:
                    moves += [Move("attack", (card, target)) for card in free]
            elif trick.stage == "open" and target == trick.defending:
                moves += [
                    Move("attack", (card, target))
                    for card in free
                    if check_contest(war, seat, card, trick, target) is None
                ]
    return moves


def menus(war: War) -> dict[Seat, Menu]:
    """Everybody who may act now, in either mode."""
    busy = busy_cards(war)
    if war.options.battle == "ordered":
        moves = [PASS, *attacks(war, war.turn, busy)]
        return {war.turn: Menu(moves, Text("ask-battle-turn"), PASS)}
    menus: dict[Seat, Menu] = {}
    for seat in war.living():
        moves: list[Move] = []
        for trick in war.tricks:
            if trick.waits_for() == seat:
                moves += answers(war, seat, trick, busy)
        question = Text("ask-battle-answer") if moves else Text("ask-battle")
        moves += attacks(war, seat, busy)
        if not war.players[seat].done:
            moves.append(PASS)
        if moves:
            waiting = not war.players[seat].done or any(trick.waits_for() == seat for trick in war.tricks)
            default = moves[-1] if moves[-1] == PASS else moves[0]
            menus[seat] = Menu(moves, question, default, optional=not waiting)
    return menus


# ---- carrying it out


def act(war: War, seat: Seat) -> None:
    """An own action lays a player open to attack again and lifts his "done" (I-043a, I-045)."""
    player = war.players[seat]
    player.exposed = True
    player.actions += 1
    player.done = False


def find_trick(war: War, number: int) -> Trick:
    return next(trick for trick in war.tricks if trick.number == number)


def open_trick(war: War, seat: Seat, card: str, target: str, io: IO) -> Trick:
    """Declare an attack (I-048)."""
    defender = owner_of_attacker(war, target)
    war.tricks_opened += 1
    trick = Trick(war.tricks_opened, seat, card, defender, target)
    trick.exposed_before = war.players[seat].exposed
    act(war, seat)
    trick.actions_then = war.players[seat].actions
    war.tricks.append(trick)
    war.players[defender].exposed = False  # I-043a
    war.players[defender].done = False
    io.tell(
        "event-attack",
        player=seat_name(seat), card=name(card), target=name(target), defender=seat_name(defender),
        trick=trick.number,
    )  # fmt: skip
    return trick


def take_over(war: War, trick: Trick, seat: Seat, card: str, io: IO) -> None:
    """Another attacker gets the attack; for the one who loses it the attempt was no action (I-067, I-068a)."""
    loser = war.players[trick.attacker]
    if loser.actions == trick.actions_then:
        loser.exposed = trick.exposed_before
        loser.actions -= 1
    io.tell(
        "event-contest",
        player=seat_name(seat), card=name(card), loser=seat_name(trick.attacker), lost=name(trick.attacking),
        trick=trick.number,
    )  # fmt: skip
    trick.exposed_before = war.players[seat].exposed
    act(war, seat)
    trick.actions_then = war.players[seat].actions
    trick.attacker, trick.attacking = seat, card
    trick.rival, trick.rival_card = -1, ""


def contest(war: War, trick: Trick, seat: Seat, card: str, io: IO) -> None:
    """A further attacker wants the same card: the higher base value attacks, among equals the defender decides."""
    if VALUE[card] > VALUE[trick.attacking]:
        take_over(war, trick, seat, card, io)
        return
    trick.rival, trick.rival_card = seat, card  # I-068
    war.players[seat].done = False
    io.tell(
        "event-contest-equal",
        player=seat_name(seat), card=name(card), defender=seat_name(trick.defender), trick=trick.number,
    )  # fmt: skip


def answer(war: War, seat: Seat, move: Move, io: IO) -> None:
    """An answer to an open trick: choosing the attacker, turning, a buff, or nothing."""
    trick = find_trick(war, int(move.args[0]))
    if move.name == "choose":
        if move.args[1] == trick.rival_card:
            take_over(war, trick, trick.rival, trick.rival_card, io)
        else:
            io.tell("event-contest-kept", player=seat_name(trick.attacker), trick=trick.number)
            trick.rival, trick.rival_card = -1, ""
        return
    if move.name == "redirect":  # I-066
        trick.attacker, trick.defender = trick.defender, trick.attacker
        trick.attacking, trick.defending = trick.defending, trick.attacking
        trick.turned = True
        trick.stage = "defence"
        act(war, seat)
        war.players[trick.defender].done = False
        io.tell(
            "event-redirect",
            player=seat_name(seat), card=name(trick.attacking), target=name(trick.defending), trick=trick.number,
        )  # fmt: skip
        return
    if move.name == "defend":
        trick.red = str(move.args[1])
        act(war, seat)
        io.tell("event-defend", player=seat_name(seat), card=name(trick.red), trick=trick.number)
    elif move.name == "buff":
        trick.black = str(move.args[1])
        act(war, seat)
        io.tell("event-buff", player=seat_name(seat), card=name(trick.black), trick=trick.number)
    if trick.stage == "support":
        trick.stage = "closed"
        io.tell("event-closed", trick=trick.number, attack=attack_total(war, trick), defence=defence_total(war, trick))
    else:
        trick.stage = "support"
        war.players[trick.attacker].done = False


def resolve(war: War, seat: Seat, move: Move, io: IO) -> Flow:
    """One move of the battle in either mode; the phase is "evaluation" when it was the last one (I-069)."""
    if war.options.battle == "ordered":
        yield from polled(war, seat, move, io)
        return
    if move == PASS:
        war.players[seat].done = True
        io.tell("event-done", player=seat_name(seat))
    elif move.name == "attack":
        card, target = str(move.args[0]), str(move.args[1])
        trick = busy_cards(war).get(target)
        if trick is None:
            open_trick(war, seat, card, target, io)
        else:
            contest(war, trick, seat, card, io)
    else:
        answer(war, seat, move, io)
    rest_the_idle(war)
    if all(war.players[s].done for s in war.living()) and all(trick.stage == "closed" for trick in war.tricks):
        war.phase = "evaluation"


# ---- the ordered battle


def polled(war: War, seat: Seat, move: Move, io: IO) -> Flow:
    """The polled seat attacks, all answers are given at once, and the polling goes on (I-046, I-046a)."""
    if move == PASS:
        war.passes += 1
        io.tell("event-done", player=seat_name(seat))
    else:
        war.passes = 0
        trick = open_trick(war, seat, str(move.args[0]), str(move.args[1]), io)
        yield from contests(war, trick, io)
        while trick.stage != "closed":
            answering = trick.waits_for()
            moves = answers(war, answering, trick, busy_cards(war))
            given = moves[0]
            if len(moves) > 1:
                given = yield from ask(answering, Menu(moves, Text("ask-battle-answer"), moves[0]))
            answer(war, answering, given, io)
    living = war.living()
    if war.passes >= len(living):
        war.phase = "evaluation"
        return
    war.turn = living[(living.index(seat) + 1) % len(living)]


def contests(war: War, trick: Trick, io: IO) -> Flow:
    """The others are asked once, in seat order, whether they want the same target (I-068a)."""
    count = len(war.players)
    first = trick.attacker
    for step in range(1, count):
        seat = (first + step) % count
        if war.players[seat].out or seat == trick.defender:
            continue
        busy = busy_cards(war)
        wanted = [
            Move("attack", (card, trick.defending))
            for card in war.players[seat].attackers
            if card not in busy and check_contest(war, seat, card, trick, trick.defending) is None
        ]
        if not wanted:
            continue
        given = yield from ask(seat, Menu([PASS, *wanted], Text("ask-contest"), PASS))
        if given == PASS:
            continue
        contest(war, trick, seat, str(given.args[0]), io)
        if trick.rival >= 0:
            moves = answers(war, trick.defender, trick, busy)
            given = yield from ask(trick.defender, Menu(moves, Text("ask-rival"), moves[0]))
            answer(war, trick.defender, given, io)
