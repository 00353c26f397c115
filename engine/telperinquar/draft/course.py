"""The course of a draft: heroes, boosters that are passed round, decks, and the duel with them (T-260)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move, Refusal, RefusedError
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.decks.rating import weakest
from engine.telperinquar.draft.boosters import BOOSTERS, booster_size, fill_booster, in_list_order
from engine.telperinquar.draft.building import LEAST_PICKS, deck_cards, deck_of, leave_out, may_leave_out
from engine.telperinquar.options import Options
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.setup import begin as first_turn
from engine.telperinquar.play.setup import deal, new_duel
from engine.telperinquar.state import Booster, Draft, Drafter, Duel, TakenCard

READY = Move("ready")
NOBODY = -1


def begin(catalog: Catalog, options: Options, seats: int) -> Duel:
    """Return the state before the first decision.

    Raises RefusedError where the options do not fit the number of players, or there is too little to draft from.
    """
    cards = catalog.card_set
    if BOOSTERS * booster_size(cards) < LEAST_PICKS or not cards.draft_heroes:
        raise RefusedError(Refusal("refused-no-boosters", {}, "T-260"))
    duel = new_duel(options, seats)
    duel.draft = Draft([Drafter(seat) for seat in range(seats)], first=options.first)
    return duel


def active_drafters(draft: Draft) -> list[Drafter]:
    """Return the drafters who have not left, in the order of seats."""
    return [drafter for drafter in draft.drafters if not drafter.out]


def booster_of(draft: Draft, seat: Seat) -> Booster | None:
    """Return the booster in front of a seat, None without one."""
    return next((booster for booster in draft.boosters if booster.holder == seat), None)


def undecided(draft: Draft) -> list[Drafter]:
    """Return the drafters that the others wait for."""
    return [drafter for drafter in active_drafters(draft) if not drafter.chosen and not drafter.ready]


# ---- asking


def menus(game: ActiveGame, draft: Draft) -> Mapping[Seat, Menu]:
    """Return the menus of all undecided seats; answers take effect together, when all are in."""
    return {drafter.seat: _menu(game, draft, drafter) for drafter in undecided(draft)}


def _menu(game: ActiveGame, draft: Draft, drafter: Drafter) -> Menu:
    cards = game.catalog.card_set
    if draft.stage == "heroes":
        moves = [Move("pick", (hero,)) for hero in cards.draft_heroes]
        return Menu(moves, Text("ask-draft-hero"), moves[0])
    if draft.stage == "boosters":
        booster = booster_of(draft, drafter.seat)
        assert booster is not None
        moves = [Move("pick", (kind,)) for kind in booster.cards]
        question = Text("ask-draft-card", {"number": len(drafter.picks) + 1, "most": BOOSTERS * booster_size(cards)})
        return Menu(moves, question, moves[0])
    moves = [READY]
    if may_leave_out(drafter):
        moves += [Move("leave-out", (kind,)) for kind in dict.fromkeys(in_list_order(deck_cards(drafter), cards))]
    moves += [Move("put-in", (kind,)) for kind in dict.fromkeys(in_list_order(drafter.left_out, cards))]
    return Menu(moves, Text("ask-draft-deck"), READY)


# ---- deciding


def resolve(game: ActiveGame, draft: Draft, seat: Seat, move: Move) -> Flow:
    """Carry out one decision; after the last one awaited, the draft goes on."""
    drafter = draft.drafters[seat]
    if move == READY:
        drafter.ready = True
        game.io.announce("event-draft-ready", who=SEATS[seat])
    else:
        _decide(game, drafter, move.name, str(move.args[0]))
    advance(game, draft)
    return
    yield


def _decide(game: ActiveGame, drafter: Drafter, name: str, kind: str) -> None:
    """Record a decision about a hero or a card and report it to that seat alone."""
    card = game.kinds[kind].name
    if name == "pick":
        drafter.chosen = kind
        game.io.whisper(drafter.seat, "event-draft-chosen", card=card)
    elif name == "put-in":
        drafter.left_out.remove(kind)
        game.io.whisper(drafter.seat, "event-draft-put-in", card=card)
    else:
        back = leave_out(drafter, kind)
        if back:
            game.io.whisper(drafter.seat, "event-draft-exchanged", card=card, back=game.kinds[back].name)
        else:
            game.io.whisper(drafter.seat, "event-draft-left-out", card=card)


def resign(game: ActiveGame, draft: Draft, seat: Seat) -> None:
    """Remove a player with their booster and picks; if only one player or team is left, it has won."""
    leaving = draft.drafters[seat]
    leaving.out = True
    booster = booster_of(draft, seat)
    if booster is not None:
        booster.holder = NOBODY
    remaining = active_drafters(draft)
    duel = game.duel
    if all(game.are_allied(other.seat, remaining[0].seat) for other in remaining):
        duel.over = True
        duel.winners = [drafter.seat for drafter in draft.drafters if game.are_allied(drafter.seat, remaining[0].seat)]
        duel.ending = "resigned"
    else:
        advance(game, draft)


def advance(game: ActiveGame, draft: Draft) -> None:
    """Carry out what follows as soon as all have decided."""
    if undecided(draft):
        return
    game.io.reveal()
    if draft.stage == "heroes":
        for drafter in active_drafters(draft):
            drafter.hero, drafter.chosen = drafter.chosen, ""
            game.io.announce("event-draft-hero", who=SEATS[drafter.seat], hero=game.kinds[drafter.hero].name)
        draft.stage = "boosters"
        open_boosters(game, draft)
    elif draft.stage == "boosters":
        for drafter in active_drafters(draft):
            take_card(draft, drafter, drafter.chosen)
        pass_boosters(draft)
        _take_last_cards(game, draft)
        if booster_of(draft, active_drafters(draft)[0].seat) is None:
            _finish_round(game, draft)
    else:
        start_duel(game, draft)


# ---- boosters


def open_boosters(game: ActiveGame, draft: Draft) -> None:
    """Open the next booster of every player."""
    draft.opened += 1
    for drafter in active_drafters(draft):
        draft.boosters.append(
            Booster(draft.opened, drafter.seat, fill_booster(game.catalog.card_set, game.io.dice.deal))
        )
    side = "left" if passes_left(draft) else "right"
    game.io.announce("event-draft-opened", number=draft.opened, count=BOOSTERS, side=side)


def passes_left(draft: Draft) -> bool:
    """Return whether boosters are passed to the left: the first time left, then right, and so on."""
    return draft.opened % 2 == 1


def take_card(draft: Draft, drafter: Drafter, kind: str) -> None:
    """Take a card out of the booster in front of a drafter."""
    booster = booster_of(draft, drafter.seat)
    assert booster is not None
    booster.cards.remove(kind)
    booster.taken.append(TakenCard(drafter.seat, kind))
    drafter.picks.append(kind)
    drafter.chosen = ""


def pass_boosters(draft: Draft) -> None:
    """Pass all boosters to the next player who has not left; empty ones go to nobody."""
    seats = [drafter.seat for drafter in active_drafters(draft)]
    step = 1 if passes_left(draft) else -1
    for booster in draft.boosters:
        if booster.holder != NOBODY:
            place = seats.index(booster.holder) + step
            booster.holder = seats[place % len(seats)] if booster.cards else NOBODY


def _take_last_cards(game: ActiveGame, draft: Draft) -> None:
    """Give the last card of each booster to its holder, who has no choice."""
    for drafter in active_drafters(draft):
        booster = booster_of(draft, drafter.seat)
        if booster is not None and len(booster.cards) == 1:
            card = booster.cards[0]
            take_card(draft, drafter, card)
            booster.holder = NOBODY
            game.io.whisper(drafter.seat, "event-draft-last", card=game.kinds[card].name)


def _finish_round(game: ActiveGame, draft: Draft) -> None:
    """Open new boosters after a round, or begin deck building after the last one."""
    if draft.opened < BOOSTERS:
        open_boosters(game, draft)
        return
    draft.stage = "decks"
    for drafter in active_drafters(draft):
        drafter.left_out = weakest(drafter.picks, len(drafter.picks) - LEAST_PICKS, game.catalog)
    game.io.announce("event-draft-decks", count=len(active_drafters(draft)[0].picks))


# ---- the duel


def start_duel(game: ActiveGame, draft: Draft) -> None:
    """Begin the duel with the decks that were built; players who left the draft are out from the start."""
    duel = game.duel
    duel.draft = None
    nothing = DeckList(hero=next(iter(game.catalog.card_set.draft_heroes)), levels=1, cards={})
    decks = [nothing if drafter.out else deck_of(drafter) for drafter in draft.drafters]
    deal(ActiveGame(duel, game.catalog), decks, game.io.dice)
    for drafter in draft.drafters:
        duel.players[drafter.seat].out = drafter.out
    first_turn(game, draft.first, game.io.dice)
