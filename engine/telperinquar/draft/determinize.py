"""Determinization of a draft: deals unseen boosters, and what others took from them, again."""

from __future__ import annotations

from random import Random

from engine.kernel.text import Seat
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.draft.boosters import fill_booster, in_list_order
from engine.telperinquar.draft.building import LEAST_PICKS
from engine.telperinquar.draft.course import booster_of
from engine.telperinquar.state import Booster, Draft


def determinize(draft: Draft, catalog: Catalog, seat: Seat | None, random: Random) -> None:
    """Change a copy so that it looks the same to this seat (None: a spectator).

    A seat knows a booster from the moment it first holds it: its cards then are what others took since or what is left
    now. Cards taken before are unknown.
    """
    for booster in draft.boosters:
        _redeal(booster, catalog, seat, random)
    for drafter in draft.drafters:
        if drafter.seat == seat:
            continue
        _restore_picks(draft, drafter.seat)
        if drafter.chosen:
            booster = booster_of(draft, drafter.seat)
            choice = list(catalog.card_set.draft_heroes) if booster is None else booster.cards
            drafter.chosen = random.choice(choice)
        if draft.stage == "decks" and not drafter.out:
            number = random.randint(0, len(drafter.picks) - LEAST_PICKS)
            drafter.left_out = random.sample(drafter.picks, number)


def _redeal(booster: Booster, catalog: Catalog, seat: Seat | None, random: Random) -> None:
    """Deal the unknown cards of a booster again.

    Cards taken before this seat saw the booster could be any; cards taken since are among those that are missing.
    """
    first = next((place for place, taken in enumerate(booster.taken) if taken.seat == seat), len(booster.taken))
    holds = booster.holder == seat
    seen = [taken.kind for taken in booster.taken[first:]]
    if holds or seen:
        seen += booster.cards
    unseen = _possible_cards(seen, catalog, random)
    for taken in booster.taken[:first]:
        taken.kind = unseen.pop()
    if not seen:
        booster.cards = in_list_order([unseen.pop() for _ in booster.cards], catalog.card_set)
        return
    others = [taken for taken in booster.taken[first:] if taken.seat != seat]
    loose = [taken.kind for taken in others]
    if not holds:
        loose += booster.cards
    random.shuffle(loose)
    for taken in others:
        taken.kind = loose.pop()
    if not holds:
        booster.cards = in_list_order(loose, catalog.card_set)


def _possible_cards(seen: list[str], catalog: Catalog, random: Random) -> list[str]:
    """Return cards that could have been in a booster beside those seen in it, the likeliest last."""
    cards = catalog.card_set
    likely = fill_booster(cards, lambda items, count: random.sample(items, min(count, len(items))))
    random.shuffle(likely)
    unlikely = [card for card in cards.cards if card not in likely]
    return [card for card in unlikely + likely if card not in seen]


def _restore_picks(draft: Draft, seat: Seat) -> None:
    """Set a seat's picks to those recorded in the boosters, in the order they were taken."""
    picks = [
        (booster.number, place, taken.kind)
        for booster in draft.boosters
        for place, taken in enumerate(booster.taken)
        if taken.seat == seat
    ]
    draft.drafters[seat].picks = [kind for _, _, kind in sorted(picks)]
