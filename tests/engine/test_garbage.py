"""How often Python looks for garbage while many moves are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from engine import garbage


@pytest.fixture(autouse=True)
def fresh_collector() -> Iterator[None]:
    """Let the collector look as often as Python does, also through what was loaded before the tests."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    gc.unfreeze()
    yield
    gc.freeze()
    gc.set_threshold(*before)


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False])
def test_garbage_is_looked_for_seldom_and_afterwards_as_before(whole: bool) -> None:
    before = gc.get_threshold()
    with garbage.reduced_gc(whole=whole):
        assert gc.get_threshold()[0] > before[0]
        assert (gc.get_threshold()[2] < garbage.NEVER) is whole
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_what_is_kept_is_never_looked_through_again() -> None:
    garbage.freeze_objects()
    kept = gc.get_freeze_count()
    assert kept > 0
    with garbage.reduced_gc():
        pass
    assert gc.get_freeze_count() >= kept
