"""Reasons why moves of a draft are not allowed."""

from __future__ import annotations

from engine.kernel.menus import Move, Refusal
from engine.kernel.text import Seat
from engine.telperinquar.cards.library import DECK_SIZE
from engine.telperinquar.draft.building import LEAST_PICKS, deck_cards, may_leave_out
from engine.telperinquar.draft.course import undecided
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.state import Draft, Drafter
from engine.telperinquar.verbs import DRAFTING, VERBS

CARD_REFUSALS = ("refused-draft-hero", "refused-not-in-booster", "refused-not-left-out")
"""Refusals that name one card."""


def refuse(game: ActiveGame, draft: Draft, seat: Seat, move: Move) -> Refusal:
    """Return why this move is not in the menu of this seat (T-149, T-260)."""
    drafter = draft.drafters[seat]
    if drafter.out:
        return Refusal("refused-out", {}, "T-149")
    if (drafter.chosen or drafter.ready) and move.name in DRAFTING:
        seats = tuple(SEATS[drafter.seat] for drafter in undecided(draft))
        return Refusal("refused-draft-decided", {"seats": seats}, "T-260")
    refusal = VERBS.refusal(move, draft.stage)
    return refusal or _not_there(game, draft, drafter, move.name, str(move.args[0]))


def why_no_move(game: ActiveGame, draft: Draft, seat: Seat, verb: str) -> Refusal:
    """Return why this seat has no move of this kind in the draft (T-260)."""
    bare = refuse(game, draft, seat, Move(verb, ("",) * VERBS[verb].min_args))
    if bare.key == "refused-not-in-deck":
        return Refusal("refused-draft-size", {"least": DECK_SIZE, "cards": LEAST_PICKS}, "T-260")
    return Refusal("refused-none-" + verb) if bare.key in CARD_REFUSALS else bare


def _not_there(game: ActiveGame, draft: Draft, drafter: Drafter, name: str, kind: str) -> Refusal:
    """Return why this card cannot be chosen; a move without a card is always allowed in its stage."""
    known = game.kinds.get(kind)
    card = kind if known is None else known.name
    if name == "pick":
        return Refusal("refused-draft-hero" if draft.stage == "heroes" else "refused-not-in-booster", {"card": card})
    if name == "put-in":
        return Refusal("refused-not-left-out", {"card": card})
    if kind in deck_cards(drafter) and not may_leave_out(drafter):
        return Refusal("refused-draft-size", {"least": DECK_SIZE, "cards": LEAST_PICKS}, "T-260")
    return Refusal("refused-not-in-deck", {"card": card})
