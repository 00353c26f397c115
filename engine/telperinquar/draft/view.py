"""The view of a draft: everybody's progress; of cards only the seat's own booster and picks (T-321)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.text import Seat, Text
from engine.kernel.views import Figure, View
from engine.telperinquar.cards.card_text import card_face, type_text
from engine.telperinquar.cards.hero_text import hero_face
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.cards.words import ENDINGS
from engine.telperinquar.decks.deck_text import deck_face
from engine.telperinquar.draft.boosters import BOOSTERS, booster_size, in_list_order
from engine.telperinquar.draft.building import LEVEL_CARDS, deck_cards, deck_of, deck_size
from engine.telperinquar.draft.course import booster_of, passes_left, undecided
from engine.telperinquar.draft.labels import STAGES, offered
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Draft, Drafter


def view(game: ActiveGame, draft: Draft, seat: Seat | None) -> View:
    """Return the view of a seat, or of a spectator (None)."""
    whole = board(game, draft)
    return View(
        game="telperinquar",
        seat=seat,
        headline=headline(game, draft),
        board=whole,
        figures=[_figure(entry, whole["stage"]) for entry in whole["players"]],
        private={} if seat is None else private(game, draft, draft.drafters[seat]),
        hand=() if seat is None else hand(game, draft, draft.drafters[seat]),
    )


def headline(game: ActiveGame, draft: Draft) -> Text:
    duel = game.duel
    if duel.over:
        winners = tuple(SEATS[seat] for seat in duel.winners)
        return Text("headline-over", {"who": winners, "count": len(winners)})
    values = {"stage": draft.stage, "booster": draft.opened, "boosters": BOOSTERS, "number": _turn(game, draft)}
    return Text("headline-draft", {**values, "most": booster_size(game.catalog.card_set)})


def _turn(game: ActiveGame, draft: Draft) -> int:
    """Return how often boosters of this round have been looked through, including now; 0 without any."""
    sizes = [len(booster.cards) for booster in draft.boosters if booster.holder >= 0]
    return booster_size(game.catalog.card_set) - sizes[0] + 1 if sizes else 0


# ---- for everybody


def board(game: ActiveGame, draft: Draft) -> dict[str, Any]:
    """Return the public part of the view."""
    duel = game.duel
    waiting = [] if duel.over else [drafter.seat for drafter in undecided(draft)]
    return {
        "template": "draft",
        "stage": draft.stage,
        "stage_text": STAGES[draft.stage],
        "booster": draft.opened,
        "boosters": BOOSTERS,
        "side": "left" if passes_left(draft) else "right",
        "asked": waiting,
        "result": ENDINGS[duel.ending] if duel.over else None,
        "players": [_player(game, draft, drafter, drafter.seat in waiting) for drafter in draft.drafters],
    }


def _player(game: ActiveGame, draft: Draft, drafter: Drafter, asked: bool) -> dict[str, Any]:
    kind = game.kinds[drafter.hero] if drafter.hero else None
    booster = booster_of(draft, drafter.seat)
    return {
        "seat": drafter.seat,
        "name": SEATS[drafter.seat],
        "group": drafter.seat % 2 + 1 if game.duel.teams else None,
        "hero": None if kind is None else {"kind": kind.id, "name": kind.name, "class": kind.classes[0]},
        "picks": len(drafter.picks),
        "most": BOOSTERS * booster_size(game.catalog.card_set),
        "in_booster": 0 if booster is None else len(booster.cards),
        "decided": not asked and not drafter.out,
        "out": drafter.out,
    }


def _figure(entry: Mapping[str, Any], stage: str) -> Figure:
    """Return a player's progress in words."""
    heading = Text("figure-draft-player", {"who": entry["name"]})
    if entry["group"] is not None:
        heading = Text("figure-draft-group", {"who": entry["name"], "group": entry["group"]})
    if entry["out"]:
        return Figure(heading, [Text("figure-draft-out")])
    lines = [] if entry["hero"] is None else [Text("figure-draft-hero", {"hero": entry["hero"]["name"]})]
    lines.append(Text("figure-draft-picks", {"picks": entry["picks"], "most": entry["most"]}))
    lines.append(Text("figure-draft-decided" if entry["decided"] else "figure-draft-asked", {"stage": stage}))
    return Figure(heading, lines)


# ---- for one player


def private(game: ActiveGame, draft: Draft, drafter: Drafter) -> dict[str, Any]:
    """Return what only this player sees: their choices, and their picks as a deck in the making."""
    cards = game.catalog.card_set
    taken = DeckList(hero="", levels=LEVEL_CARDS, cards={kind: drafter.picks.count(kind) for kind in drafter.picks})
    return {
        "template": "draft-hand",
        "seat": drafter.seat,
        "offered": [_face(game, kind, kind == drafter.chosen) for kind in offered(game, draft, drafter.seat)],
        "chosen": drafter.chosen or None,
        "deck": deck_face(deck_of(drafter) if draft.stage == "decks" else taken, cards, "draft"),
        "left_out": [game.kinds[kind].name for kind in drafter.left_out],
        "ready": drafter.ready,
    }


def _face(game: ActiveGame, kind: str, chosen: bool) -> dict[str, Any]:
    """Return the picture data of something to choose; classes forbid nothing here (T-258)."""
    cards = game.catalog.card_set
    face = hero_face(cards.draft_heroes[kind]) if kind in cards.draft_heroes else card_face(cards.cards[kind])
    return {**face, "class_text": None, "key": kind, "chosen": chosen, "why_not": None}


def hand(game: ActiveGame, draft: Draft, drafter: Drafter) -> list[Text]:
    """Return the private part of the view in words."""
    lines = [_line(game, kind) for kind in offered(game, draft, drafter.seat)]
    if drafter.chosen:
        lines.append(Text("draft-hand-chosen", {"card": game.kinds[drafter.chosen].name}))
    if draft.stage == "decks":
        values = {"size": deck_size(drafter), "levels": LEVEL_CARDS, "cards": _counted(game, deck_cards(drafter))}
        lines.append(Text("draft-hand-deck", values))
        lines += [Text("draft-hand-out", {"card": game.kinds[kind].name}) for kind in drafter.left_out]
    elif drafter.picks:
        values = {"count": len(drafter.picks), "cards": _counted(game, drafter.picks)}
        lines.append(Text("draft-hand-picks", values))
    return lines


def _line(game: ActiveGame, kind: str) -> Text:
    """Return a hero, or a card with what matters for choosing it."""
    card = game.catalog.card_set.cards.get(kind)
    if card is None:
        return game.kinds[kind].name
    values = {"card": game.kinds[kind].name, "type": type_text(card), "play": card.play, "use": card.use}
    return Text("draft-hand-card", values)


def _counted(game: ActiveGame, kinds: Sequence[str]) -> tuple[Text, ...]:
    """Return each card once, by type and cost, with its number."""
    cards = dict.fromkeys(in_list_order(kinds, game.catalog.card_set))
    return tuple(Text("draft-counted", {"count": kinds.count(kind), "card": game.kinds[kind].name}) for kind in cards)
