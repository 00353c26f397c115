"""Features of a position of Talisman; their weights are in ``data/talisman/evaluation.yaml``."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.text import Seat
from engine.search.evaluation import Evaluation
from engine.talisman.board import CROWN, FOLDER, INNER, MIDDLE, board
from engine.talisman.cards.library import library
from engine.talisman.computer.character_evaluator import CharacterEvaluator
from engine.talisman.play.values import total
from engine.talisman.state import CRAFT, STRENGTH, Adventure, alive

ENOUGH_LIVES = 4
"""More lives are a feature of their own."""


class AdventureEvaluation(Evaluation[Adventure]):
    """Positions are evaluated when a turn begins. The phase is the region that the leading character has reached."""

    file = FOLDER / "evaluation.yaml"
    phases = ("outer", "middle", "inner", "crown")
    games = ({}, {"evening": True})
    names = (
        "character", "strength", "craft", "best", "battle", "lives", "more-lives", "last-life", "fate", "gold",
        "followers", "objects", "armour", "talisman", "spells", "trophies", "quest", "toad", "misses", "turn",
        "in-middle", "in-inner", "steps-inside", "on-crown",
    )  # fmt: skip

    def progress(self, state: Adventure) -> int:
        return state.rounds * len(state.adventurers) + (state.turn - state.first) % len(state.adventurers)

    def phase(self, state: Adventure) -> str:
        regions = [board().region(state.adventurers[seat].space) for seat in alive(state)]
        return next((region for region in (CROWN, INNER, MIDDLE) if region in regions), self.phases[0])

    def features(self, state: Adventure, seat: Seat) -> Sequence[float] | None:
        adventurer = state.adventurers[seat]
        if adventurer.out:
            return None
        if not adventurer.character:  # a new one comes and begins from the start
            return (0.0,) * len(self.names)
        evaluator = CharacterEvaluator(state, seat)
        strength, craft = total(state, seat, STRENGTH), total(state, seat, CRAFT)
        region = board().region(adventurer.space)
        lives = adventurer.lives
        points = sum(
            enemy.strength + enemy.craft for card in adventurer.trophies if (enemy := library().enemy(card)) is not None
        )

        ring = board().rings[INNER]
        place = ring.index(adventurer.space) if region == INNER else 0
        return (
            1, strength, craft, max(strength, craft), evaluator.battle, min(lives, ENOUGH_LIVES),
            max(0, lives - ENOUGH_LIVES), lives == 1, adventurer.fate, min(adventurer.gold, 6),
            len(adventurer.followers), len(adventurer.objects), 1 - evaluator.armour, evaluator.talisman,
            len(adventurer.spells), points / int(state.options.trophies), bool(adventurer.quest),
            adventurer.toad is not None, adventurer.misses, state.turn == seat,
            region == MIDDLE, region == INNER, min(place, len(ring) - place), region == CROWN,
        )  # fmt: skip


ADVENTURE_EVALUATION = AdventureEvaluation()
