"""Goals that heroes collect over many expeditions, without effect on the rules (R-010), and record categories."""

from __future__ import annotations

from engine.kernel.endings import Goal, mark
from engine.kernel.text import Seat
from engine.tenefyr.cards.library import library
from engine.tenefyr.options import Options
from engine.tenefyr.state import LEVELS, Expedition, is_solo, open_places

RECORD_CATEGORIES = ("hard", "normal", "easy", "quick")
COMPANY = 4
"""Number of players in a full company."""
GOALS = (
    Goal("victory"),
    Goal("hard"),
    Goal("quick"),
    Goal("solo"),
    Goal("company"),
    Goal("undefeated"),
    Goal("clean"),
    Goal("early"),
    Goal("last-breath"),
    Goal("depths"),
    Goal("bosses", tuple(library().bosses)),
    Goal("heroes", tuple(library().heroes)),
)


def record_category_of(options: Options) -> str:
    """Return the record category of an expedition: its difficulty, or ``quick``, since quick mode has none (R-173)."""
    return "quick" if options.quick else options.difficulty


def reached(state: Expedition, seat: Seat) -> list[str]:
    """Return the goals that a player has reached; none for a player who left."""
    if seat in state.left or state.ending not in ("won", "defeated"):
        return []
    goals = ["depths"] if state.completed.count(LEVELS) == 2 else []
    return [*goals, *_victory_goals(state, seat)] if state.ending == "won" else goals


def _victory_goals(state: Expedition, seat: Seat) -> list[str]:
    options = state.options
    owned = [card for player in state.players for card in (*player.deck, *player.discard)]
    conditions = {
        "victory": True,
        "hard": not options.quick and options.difficulty == "hard",
        "quick": options.quick,
        "solo": is_solo(state),
        "company": len(state.players) == COMPANY,
        "undefeated": state.defeats == 0,
        "clean": "basic-0" not in owned,
        "early": not state.attacked and bool(open_places(state)),
        "last-breath": not any(player.deck for player in state.players),
    }
    marks = [goal for goal, is_met in conditions.items() if is_met]
    marks += [mark("bosses", state.boss)] if state.boss else []
    return [*marks, *(mark("heroes", hero) for hero in state.players[seat].heroes)]
