"""Features of a position of Imperator; their weights are in ``data/imperator/evaluation.yaml``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.imperator.cards import BLACK, RED, VALUE
from engine.imperator.state import LAST_EVEN_ROUND, War, attack_value, defence_value, life, life_as
from engine.kernel.text import Seat
from engine.search.evaluation import Evaluation

FOLDER = Path(__file__).resolve().parents[3] / "data" / "imperator"
DANGER = 8
"""The HP that one trick may take."""


class WarEvaluation(Evaluation[War]):
    """Positions are evaluated when a battle begins."""

    file = FOLDER / "evaluation.yaml"
    phases = ("early", "late")
    names = (
        "lives", "last-life", "hp", "danger", "best-hp", "second-hp", "black", "attackers", "attack", "best-attack",
        "defence", "least-defence", "buffs", "black-buffs", "red-buffs", "best-black", "best-red", "values",
    )  # fmt: skip

    def progress(self, state: War) -> int:
        return state.round if state.phase != "choice" else 0

    def phase(self, state: War) -> str:
        return "early" if state.round <= LAST_EVEN_ROUND else "late"

    def features(self, state: War, seat: Seat) -> Sequence[float] | None:
        player = state.players[seat]
        if player.out:
            return None
        if not player.imperator:  # it is still chosen, and everybody has the same chance
            return (0.0,) * len(self.names)
        cards = player.cards()
        attacks = [attack_value(state, seat, key) for key in player.attackers]
        defences = [defence_value(state, seat, key) for key in player.attackers]
        black = [attack_value(state, seat, key) for key in player.buffs if BLACK[key]]
        red = [defence_value(state, seat, key) for key in player.buffs if RED[key]]
        others = sorted((life_as(player, key) for key in cards if key != player.imperator), reverse=True)
        return (
            player.lives, player.lives == 1, life(player), max(0, DANGER - life(player)),
            *[*others, 0, 0][:2], BLACK[player.imperator], len(attacks), sum(attacks), max(attacks, default=0),
            sum(defences), min(defences, default=0), len(player.buffs), len(black), len(red),
            max(black, default=0), max(red, default=0), sum(VALUE[key] for key in cards),
        )  # fmt: skip


WAR_EVALUATION = WarEvaluation()
