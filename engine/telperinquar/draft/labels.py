"""Labels of a draft: its moves and the items that can be named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.card_text import type_text
from engine.telperinquar.draft.boosters import in_list_order
from engine.telperinquar.draft.course import booster_of
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.state import Draft
from engine.telperinquar.verbs import VERBS

STAGES: Mapping[str, Text] = {
    "heroes": Text("phase-heroes"),
    "boosters": Text("phase-boosters"),
    "decks": Text("phase-decks"),
}


def label(game: ActiveGame, move: Move, depth: int) -> Text:
    """Return the move's verb (depth 0) or its card."""
    return VERBS.label(move.name) if depth == 0 else card_label(game, str(move.args[depth - 1]))


def card_label(game: ActiveGame, kind: str) -> Text:
    """Return a hero, or a card with its type and its cost."""
    card = game.catalog.card_set.cards.get(kind)
    if card is None:
        return game.kinds[kind].name
    return Text("argument-draft", {"card": game.kinds[kind].name, "type": type_text(card), "cost": card.play})


def nameable_items(game: ActiveGame, draft: Draft, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return everything a seat can see and name: its choices, then its picks."""
    kinds = [*offered(game, draft, seat), *in_list_order(draft.drafters[seat].picks, game.catalog.card_set)]
    return [(kind, card_label(game, kind)) for kind in dict.fromkeys(kinds)]


def offered(game: ActiveGame, draft: Draft, seat: Seat) -> list[str]:
    """Return the heroes, or the cards of the booster, that a seat can choose from."""
    if draft.stage == "heroes":
        return list(game.catalog.card_set.draft_heroes)
    booster = booster_of(draft, seat)
    return [] if booster is None else booster.cards
