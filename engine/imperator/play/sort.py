"""Sorting: all players arrange their cards at the same time and may offer one trade each (I-095 .. I-100)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import cast

from engine.imperator.state import BUFF_PLACE, Player, TradeOffer, War
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import PASS, Argument, Menu, Move, Refusal, made
from engine.kernel.selections import Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name

ACCEPT = Move("accept")
FINISH = Move("finish")


# ---- trades


def start_sorting(war: War, io: ResolveContext) -> None:
    """Let all players sort their cards and offer a trade, all at the same time (I-095, I-097, I-099a)."""
    war.phase = "sort"
    for player in war.players:
        player.offered = False
        player.traded = False
        player.done = player.out
        player.draft = player.cards() if not player.out else []
    io.announce("event-sort")


def partners(war: War, seat: Seat) -> list[Seat]:
    """Return the other living players who have not traded in this phase (I-099)."""
    return [other for other, player in enumerate(war.players) if not player.traded and not player.out and other != seat]


def tradable(war: War, owner: Seat) -> list[Argument]:
    """Return a player's cards as others name them, hidden buffs by place (I-038, I-097, I-099a)."""
    player = war.players[owner]
    buffs: list[Argument] = (
        [*player.buffs] if war.options.open_hands else [f"{BUFF_PLACE}{n + 1}" for n in range(len(player.buffs))]
    )
    return [player.imperator, *player.attackers, *buffs]


def named_card(player: Player, wanted: Argument) -> str:
    """Return the card for a name from :func:`tradable` (I-099a)."""
    wanted = str(wanted)
    return player.buffs[int(wanted[len(BUFF_PLACE) :]) - 1] if wanted.startswith(BUFF_PLACE) else wanted


def possible_offers(war: War, seat: Seat) -> list[Move]:
    """Return the offers that a seat may make now (I-097, I-099, I-099a)."""
    player = war.players[seat]
    if player.offered or player.traded:
        return []
    cards = tuple(player.cards())
    return [move for other in partners(war, seat) for move in offers(cards, other, tuple(tradable(war, other)))]


@lru_cache(maxsize=256)
def offers(cards: tuple[str, ...], other: Seat, wanted: tuple[Argument, ...]) -> tuple[Move, ...]:
    """Return the offers of every own card for every card of a partner (I-097)."""
    return tuple([made(("offer", (own, other, card))) for own in cards for card in wanted])


def resolve_offer(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Carry out one offer, which the partner accepts or refuses (I-038, I-097, I-099, I-099a).

    After a trade both players sort their new cards, even if they had finished.
    """
    player = war.players[seat]
    player.offered = True
    own, other, wanted = str(move.args[0]), int(move.args[1]), move.args[2]
    partner = war.players[other]
    card = named_card(partner, wanted)
    values = {
        "player": seat_name(seat), "other": seat_name(other),
        "card": open_name(war, player, own), "wanted": open_name(war, partner, card),
    }  # fmt: skip
    io.announce("event-offer", **values)
    war.offer = TradeOffer(seat, own, other, card)
    covered = not war.options.open_hands and (card in partner.buffs or own in player.buffs)
    if covered:
        io.reveal()  # both traders see both cards
    menu = Menu([PASS, ACCEPT], Text("ask-offer", values), PASS, occasion=Text("occasion-offer", values))
    answer = yield from ask(other, menu)
    war.offer = None
    if answer == ACCEPT:
        if covered:
            io.reveal()
        transfers = ((seat, partner, card), (other, player, own))
        hidden = [
            (receiver, traded) for receiver, giver, traded in transfers if open_name(war, giver, traded) != name(traded)
        ]
        io.announce("event-traded", **values)
        replace(player, own, card)
        replace(partner, card, own)
        for trader in (player, partner):
            trader.traded = True
            trader.draft = trader.cards()
            trader.done = False
        for receiver, traded in hidden:
            io.whisper(receiver, "event-got", card=name(traded))
    else:
        io.announce("event-refused-trade", player=seat_name(seat), other=seat_name(other))


def open_name(war: War, player: Player, card: str) -> Text:
    """Return the public name of a card (I-038)."""
    return Text("hidden-buff") if card in player.buffs and not war.options.open_hands else name(card)


def check_offer(war: War, seat: Seat, move: Move) -> Refusal | None:
    """Return why a seat cannot make this offer, None if it can (I-097, I-099, I-099a)."""
    own, other, wanted = move.args
    player = war.players[seat]
    if player.offered or player.traded:
        return Refusal("refused-offered", {}, "I-099")
    if own not in player.cards():
        return Refusal("refused-not-yours", {"card": name(str(own))}, "I-097")
    if not isinstance(other, int) or other == seat or other not in war.living():
        return Refusal("refused-no-partner", {}, "I-097")
    if war.players[other].traded:
        return Refusal("refused-traded", {"player": seat_name(other)}, "I-099")
    if wanted not in tradable(war, other):
        return Refusal("refused-not-theirs", {"player": seat_name(other)}, "I-099a")
    return None


def replace(player: Player, old: str, new: str) -> None:
    """Replace a card by another at the same place (I-097, I-100)."""
    if player.imperator == old:
        player.imperator = new
    elif old in player.attackers:
        player.attackers[player.attackers.index(old)] = new
    else:
        player.buffs[player.buffs.index(old)] = new


# ---- arranging


def role(player: Player, index: int) -> str:
    """Return the role of a place in the draft (I-095, I-096)."""
    return "imperator" if index == 0 else "attacker" if index <= len(player.attackers) else "buff"


def sort_menus(war: War) -> dict[Seat, Menu]:
    """Return the menus of all players who have not finished: to sort, to keep the order, or to offer a trade.

    I-095, I-096, I-097.
    """
    menus: dict[Seat, Menu] = {}
    for seat, player in enumerate(war.players):
        if not player.done:
            trades = possible_offers(war, seat)
            question = Text("ask-sort", {"round": war.round, "trade": int(bool(trades))})
            orders = possible_orders(tuple(player.draft), len(player.attackers))
            menus[seat] = Menu([FINISH, *trades], question, FINISH, patterns=orders)
    return menus


@lru_cache(maxsize=1024)
def possible_orders(draft: tuple[str, ...], attackers: int) -> tuple[Pattern, ...]:
    """Return the choices of an Imperator and as many attackers as before (I-095, I-096).

    Cached, since they stay the same while others sort.
    """
    return tuple(Pattern("sort", (card, attackers_beside(draft, attackers, card))) for card in draft)


def attackers_beside(draft: Sequence[str], attackers: int, imperator: str) -> Pick:
    """Return the choice of attackers with this Imperator; by default it changes places with the old one."""
    usual = [draft[0] if card == imperator else card for card in draft[1 : 1 + attackers]]
    return Pick(tuple(card for card in draft if card != imperator), attackers, attackers, tuple(usual))


def arrange(draft: Sequence[str], imperator: str, attackers: Sequence[Argument]) -> list[str]:
    """Return the draft in its new order; cards that keep their role keep their place (I-095, I-096)."""
    split = 1 + len(attackers)
    buffs = [card for card in draft if card != imperator and card not in attackers]
    return [
        imperator,
        *_keep_places(draft[1:split], [str(card) for card in attackers]),
        *_keep_places(draft[split:], buffs),
    ]


def _keep_places(before: Sequence[str], cards: Sequence[str]) -> Iterator[str]:
    """Yield the cards of a row in order; those that were in it before keep their places."""
    new_cards = iter([card for card in cards if card not in before])
    for card in before:
        yield card if card in cards else next(new_cards)


def check_sort(war: War, seat: Seat, move: Move) -> Refusal | None:
    """Return why a card cannot become the Imperator, None if it can (I-095)."""
    card = str(move.args[0])
    return None if card in war.players[seat].draft else Refusal("refused-not-yours", {"card": name(card)}, "I-095")


def resolve(war: War, seat: Seat, move: Move, io: ResolveContext) -> Flow:
    """Offer a trade, sort a player's cards, or keep their order (I-095 .. I-098).

    All orders are revealed when everybody has finished.
    """
    if move.name == "offer":
        yield from resolve_offer(war, seat, move, io)
        return
    player = war.players[seat]
    if move.name == "sort":
        player.draft = arrange(player.draft, str(move.args[0]), cast("tuple[Argument, ...]", move.args[1]))
    player.done = True
    io.announce("event-sorted", player=seat_name(seat))
    close_if_done(war, io)


def close_if_done(war: War, io: ResolveContext) -> bool:
    """End the round if all have finished: drafts become hands. Return whether it ended (I-072, I-095, I-096, I-098)."""
    if not all(player.done for player in war.players):
        return False
    io.reveal()
    for seat in war.living():
        player = war.players[seat]
        split = 1 + len(player.attackers)
        if player.draft[:split] != [player.imperator, *player.attackers]:
            io.announce(
                "event-sorted-hand",
                player=seat_name(seat), card=name(player.draft[0]),
                attackers=[name(card) for card in player.draft[1:split]],
            )  # fmt: skip
        player.imperator = player.draft[0]
        player.buffs = player.draft[split:]
        player.attackers = player.draft[1:split]
        player.draft = []
    war.round += 1
    war.phase = "sorted"
    return True
