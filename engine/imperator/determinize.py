"""Dealing anew what a seat does not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.imperator.state import Player, Trick, War, busy_cards
from engine.kernel.text import Seat


def copy_player(player: Player) -> Player:
    return replace(
        player,
        attackers=list(player.attackers),
        buffs=list(player.buffs),
        damage=dict(player.damage),
        acted=list(player.acted),
        draft=list(player.draft),
    )


def copy_war(war: War) -> War:
    """An independent copy of a position."""
    tricks: list[Trick] = [
        replace(trick, rivals=[replace(rival) for rival in trick.rivals], beaten=list(trick.beaten))
        for trick in war.tricks
    ]
    return replace(
        war,
        players=[copy_player(player) for player in war.players], tricks=tricks, pile=list(war.pile),
        discard=list(war.discard), order=list(war.order), middle=list(war.middle), covered=list(war.covered),
        spent=list(war.spent), winners=list(war.winners),
    )  # fmt: skip


def determinize(war: War, seat: Seat | None, random: Random) -> War:
    """A copy in which the pile, covered cards, hidden buffs and the others' secret choices are dealt anew."""
    copy = copy_war(war)
    shown = busy_cards(copy)
    rows: list[tuple[list[str], int]] = [(copy.pile, index) for index in range(len(copy.pile))]
    rows += [(copy.middle, index) for index, covered in enumerate(copy.covered) if covered]
    for other, player in enumerate(copy.players):
        if other == seat or player.out:
            continue
        if copy.phase == "choice":
            rows += [(player.draft, index) for index in range(len(player.draft))]
        elif not copy.options.open_hands:
            rows += [(player.buffs, index) for index, card in enumerate(player.buffs) if card not in shown]
    cards = [row[index] for row, index in rows]
    random.shuffle(cards)
    for (row, index), card in zip(rows, cards, strict=True):
        row[index] = card
    if copy.offer is not None and seat not in (copy.offer.seat, copy.offer.other):
        copy.offer = None
    if copy.phase == "sort":
        for other, player in enumerate(copy.players):
            if other != seat and not player.out:
                player.draft = player.cards()
                random.shuffle(player.draft)
    return copy
