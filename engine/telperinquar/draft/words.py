"""How a draft reads: moves, the things in sight, and why something is not possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.menus import Argument, Move, Refusal
from engine.kernel.text import Seat, Text
from engine.telperinquar.card_text import type_text
from engine.telperinquar.draft.boosters import in_order
from engine.telperinquar.draft.building import FEWEST, in_deck, may_leave_out
from engine.telperinquar.draft.course import held, undecided
from engine.telperinquar.draft.state import Draft, Drafter
from engine.telperinquar.game import SEATS, Game
from engine.telperinquar.library import DECK_SIZE

VERBS: Mapping[str, Text] = {
    "pick": Text("move-pick"),
    "leave-out": Text("move-leave-out"),
    "put-in": Text("move-put-in"),
    "ready": Text("move-ready"),
}
"""The moves of a draft."""
STAGES: Mapping[str, Text] = {
    "heroes": Text("draft-stage-heroes"),
    "boosters": Text("draft-stage-boosters"),
    "decks": Text("draft-stage-decks"),
}


def label(game: Game, move: Move, depth: int) -> Text:
    """The move's verb (depth 0) or its card."""
    return VERBS[move.name] if depth == 0 else card_label(game, str(move.args[depth - 1]))


def card_label(game: Game, kind: str) -> Text:
    """A hero, or a card with its type and its cost."""
    card = game.catalog.card_set.cards.get(kind)
    if card is None:
        return game.kinds[kind].name
    return Text("argument-draft", {"card": game.kinds[kind].name, "type": type_text(card), "cost": card.play})


def things(game: Game, draft: Draft, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Everything a seat can see and name: what there is to choose from, then what it has taken."""
    found = [*offered(game, draft, seat), *in_order(draft.drafters[seat].picks, game.catalog.card_set)]
    return [(kind, card_label(game, kind)) for kind in dict.fromkeys(found)]


def offered(game: Game, draft: Draft, seat: Seat) -> list[str]:
    """The heroes, or the cards of the booster, that a seat has before it."""
    if draft.stage == "heroes":
        return list(game.catalog.card_set.draft_heroes)
    booster = held(draft, seat)
    return [] if booster is None else booster.cards


# ---- refusing


def refuse(game: Game, draft: Draft, seat: Seat, move: Move) -> Refusal:
    """Why this move is not in the menu of this seat (T-149, T-260)."""
    drafter = draft.drafters[seat]
    if drafter.out:
        return Refusal("refused-out", {}, "T-149")
    if move.name not in VERBS:
        return Refusal("refused-draft-first", {"stage": STAGES[draft.stage]}, "T-260")
    if drafter.chosen or drafter.ready:
        seats = tuple(SEATS[each.seat] for each in undecided(draft))
        return Refusal("refused-draft-decided", {"seats": seats}, "T-260")
    picking = draft.stage != "decks"
    if picking != (move.name == "pick"):
        return Refusal("refused-draft-stage", {"stage": STAGES[draft.stage]}, "T-260")
    if len(move.args) != (move.name != "ready"):
        return Refusal("refused-arguments")
    return _not_there(game, draft, drafter, move.name, str(move.args[0]))


def _not_there(game: Game, draft: Draft, drafter: Drafter, name: str, kind: str) -> Refusal:
    """Why not this card; a move without one is allowed whenever it has its time."""
    known = game.kinds.get(kind)
    card = kind if known is None else known.name
    if name == "pick":
        return Refusal("refused-draft-hero" if draft.stage == "heroes" else "refused-not-in-booster", {"card": card})
    if name == "put-in":
        return Refusal("refused-not-left-out", {"card": card})
    if kind in in_deck(drafter) and not may_leave_out(drafter):
        return Refusal("refused-draft-size", {"least": DECK_SIZE, "cards": FEWEST}, "T-260")
    return Refusal("refused-not-in-deck", {"card": card})
