"""Features of a position of Heldenkampf; their weights are in ``data/heldenkampf/evaluation.yaml``."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heldenkampf.cards import FOLDER, card
from engine.heldenkampf.state import HeldenkampfState, life, points, survivors
from engine.kernel.text import Seat
from engine.search.evaluation import Evaluation

FEW, MANY = 3, 6
"""The fewest surviving heroes of a side at which the late and the middle phase begin."""
LOW = 10
"""The life points of a castle that one strike may take."""


class QuestEvaluation(Evaluation[HeldenkampfState]):
    """Positions are evaluated when a turn begins."""

    file = FOLDER / "evaluation.yaml"
    phases = ("early", "middle", "late")
    names = (
        "points", "castle", "castle-low", "survivors", "hero-life", "hero-strength", "hand-heroes", "no-hero",
        "best-hero", "monsters", "best-monster", "weapons", "best-weapon", "shelter", "best-shelter", "food", "pause",
        "turn", "hand",
    )  # fmt: skip

    def progress(self, state: HeldenkampfState) -> int:
        return 2 * state.round + (state.turn != state.first)

    def phase(self, state: HeldenkampfState) -> str:
        fewest = min(survivors(state, 0), survivors(state, 1))
        return "late" if fewest <= FEW else "middle" if fewest <= MANY else "early"

    def features(self, state: HeldenkampfState, seat: Seat) -> Sequence[float]:
        side = state.sides[seat]
        hand = [card(identifier) for identifier in side.hand]
        heroes = [data for data in hand if data.kind == "hero"]
        monsters = [data for data in hand if data.kind == "monster"]
        weapons = [data.strength + data.range for data in hand if data.kind == "weapon"]
        shelter = [data.value for data in hand if data.kind in ("armour", "shield")]
        living = [card(key) for key in (*side.heroes, *side.tavern)] + heroes
        return (
            points(state, seat), side.castle, max(0, LOW - side.castle), survivors(state, seat),
            sum(life(state, data.id) for data in living), sum(data.strength for data in living),
            len(heroes), not heroes,
            max((data.strength + life(state, data.id) / 4 for data in heroes), default=0),
            len(monsters), max((data.strength + life(state, data.id) / 4 for data in monsters), default=0),
            sum(weapons), max(weapons, default=0), sum(shelter), max(shelter, default=0),
            sum(data.food for data in hand), side.pause, state.turn == seat, len(hand),
        )  # fmt: skip


QUEST_EVALUATION = QuestEvaluation()
