"""A property tried with examples that are the same in every run: the soak has the new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.engine.properties.every import Property
from tests.engine.properties.games import any_case

EXAMPLES = int(os.environ.get("PROPERTY_EXAMPLES", "25"))
HOUSE = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],  # another seed is no simpler example
    suppress_health_check=[HealthCheck.too_slow],
)


def tried(check: Property, variant: str) -> int:
    """Try a property with games of this kind; how often it found occasion to try. Raises what the property raises."""
    occasions: list[int] = []

    @settings(HOUSE)
    @given(seed=st.integers(0, 10_000))
    def examples(seed: int) -> None:
        occasions.append(check(any_case(variant, seed)))

    examples()
    return sum(occasions)
