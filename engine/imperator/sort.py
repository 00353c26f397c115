"""Sorting: one trade each, then everybody arranges his cards at the same time (I-095 .. I-100)."""

from __future__ import annotations

from engine.imperator.state import BUFF_PLACE, Player, War
from engine.kernel.flow import IO, Flow, ask
from engine.kernel.menus import PASS, Argument, Menu, Move, Refusal
from engine.kernel.text import Seat, Text, name, seat_name

ACCEPT = Move("accept")
FINISH = Move("finish")


# ---- trades


def start_trades(war: War, io: IO) -> None:
    war.phase = "trade"
    for player in war.players:
        player.offered = False
        player.traded = False
    io.tell("event-sort")
    next_offer(war, io)


def next_offer(war: War, io: IO) -> None:
    """The next seat in order that has neither offered nor traded; then everybody arranges (I-099a)."""
    for seat in war.living():
        player = war.players[seat]
        if not player.offered and not player.traded and partners(war, seat):
            war.turn = seat
            return
    war.phase = "sort"
    for player in war.players:
        player.done = player.out
        player.draft = player.cards() if not player.out else []
    io.tell("event-arrange")


def partners(war: War, seat: Seat) -> list[Seat]:
    """Living others who have not traded in this phase (I-099)."""
    return [other for other in war.living() if other != seat and not war.players[other].traded]


def tradable(war: War, owner: Seat) -> list[Argument]:
    """A player's cards as others name them: hidden buffs by place (I-099a)."""
    player = war.players[owner]
    buffs: list[Argument] = (
        [*player.buffs] if war.options.open_hands else [f"{BUFF_PLACE}{n + 1}" for n in range(len(player.buffs))]
    )
    return [player.imperator, *player.attackers, *buffs]


def named_card(player: Player, wanted: Argument) -> str:
    """The card meant by a name from :func:`tradable`."""
    wanted = str(wanted)
    return player.buffs[int(wanted[len(BUFF_PLACE) :]) - 1] if wanted.startswith(BUFF_PLACE) else wanted


def trade_menus(war: War) -> dict[Seat, Menu]:
    seat = war.turn
    moves = [PASS]
    for other in partners(war, seat):
        wanted = tradable(war, other)
        moves += [Move("offer", (own, other, card)) for own in war.players[seat].cards() for card in wanted]
    return {seat: Menu(moves, Text("ask-trade"), PASS)}


def resolve_trade(war: War, seat: Seat, move: Move, io: IO) -> Flow:
    """One offer, accepted or not (I-097)."""
    player = war.players[seat]
    player.offered = True
    if move == PASS:
        io.tell("event-no-offer", player=seat_name(seat))
    else:
        own, other, wanted = str(move.args[0]), int(move.args[1]), move.args[2]
        io.tell("event-offer", player=seat_name(seat), other=seat_name(other))
        partner = war.players[other]
        card = named_card(partner, wanted)
        question = Text("ask-offer", {"player": seat_name(seat), "card": name(own), "wanted": name(card)})
        answer = yield from ask(other, Menu([PASS, ACCEPT], question, PASS))
        if answer == ACCEPT:
            replace(player, own, card)
            replace(partner, card, own)
            player.traded = partner.traded = True
            io.tell("event-traded", player=seat_name(seat), other=seat_name(other))
        else:
            io.tell("event-refused-trade", player=seat_name(seat), other=seat_name(other))
    next_offer(war, io)


def replace(player: Player, old: str, new: str) -> None:
    """The new card takes the old one's place."""
    if player.imperator == old:
        player.imperator = new
    elif old in player.attackers:
        player.attackers[player.attackers.index(old)] = new
    else:
        player.buffs[player.buffs.index(old)] = new


# ---- arranging


def role(player: Player, index: int) -> str:
    """What a place of the draft stands for."""
    return "imperator" if index == 0 else "attacker" if index <= len(player.attackers) else "buff"


def sort_menus(war: War) -> dict[Seat, Menu]:
    """Everybody may exchange cards of different roles in his draft until he has finished (I-095, I-096)."""
    menus: dict[Seat, Menu] = {}
    for seat in war.living():
        player = war.players[seat]
        if player.done:
            continue
        draft = player.draft
        split = 1 + len(player.attackers)
        moves = [FINISH]
        moves += [Move("swap", (draft[0], other)) for other in draft[1:]]
        moves += [Move("swap", (one, other)) for one in draft[1:split] for other in draft[split:]]
        menus[seat] = Menu(moves, Text("ask-sort"), FINISH)
    return menus


def check_swap(war: War, seat: Seat, move: Move) -> Refusal:
    """Why these two cards cannot change places."""
    player = war.players[seat]
    for card in move.args:
        if card not in player.draft:
            return Refusal("refused-not-yours", {"card": name(str(card))}, "I-095")
    return Refusal("refused-same-role", {}, "I-096")


def resolve_sort(war: War, seat: Seat, move: Move, io: IO) -> None:
    """One exchange in the own draft, or the end of it; when all have finished the new order is shown."""
    player = war.players[seat]
    if move == FINISH:
        player.done = True
        io.tell("event-sorted", player=seat_name(seat))
    else:
        one, other = (player.draft.index(str(card)) for card in move.args)
        player.draft[one], player.draft[other] = player.draft[other], player.draft[one]
        return
    close_if_done(war)


def close_if_done(war: War) -> bool:
    """When all have finished, the drafts become the hands and the round is over (I-098). True if they have."""
    if not all(war.players[seat].done for seat in war.living()):
        return False
    for seat in war.living():
        player = war.players[seat]
        split = 1 + len(player.attackers)
        player.imperator = player.draft[0]
        player.buffs = player.draft[split:]
        player.attackers = player.draft[1:split]
        player.draft = []
    war.round += 1
    war.phase = "sorted"
    return True
