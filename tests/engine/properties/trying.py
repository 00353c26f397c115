"""Checks of a property with the same examples in every run; the soak test draws new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.engine.properties.every import Property
from tests.engine.properties.games import any_case

EXAMPLES = int(os.environ.get("PROPERTY_EXAMPLES", "6"))
HOUSE = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],  # another seed is not a simpler example
    suppress_health_check=[HealthCheck.too_slow],
)


def tried(check: Property, variant: str) -> int:
    """Check a property with games of this kind; return the number of checks. Raises the errors of the property."""
    checks: list[int] = []

    @settings(HOUSE)
    @given(seed=st.integers(0, 10_000))
    def examples(seed: int) -> None:
        checks.append(check(any_case(variant, seed)))

    examples()
    return sum(checks)
