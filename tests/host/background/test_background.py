"""Tests of watched changes: after an error it is known that they were made, were not made, or may have been made."""

from __future__ import annotations

import asyncio

import pytest

from engine.kernel.menus import Refusal, RefusedError
from host.background.background import Background, watch_changes


async def change(error: Exception | None = None) -> None:
    await asyncio.sleep(0)
    if error is not None:
        raise error


async def test_a_watched_change_is_made_refused_or_uncertain() -> None:
    background = Background()
    with watch_changes() as progress:
        with pytest.raises(RefusedError):
            await background.finish(change(RefusedError(Refusal("refused-over"))))
        assert (progress.any_made, progress.any_uncertain) == (False, False)
        with pytest.raises(ValueError, match="x"):
            await background.finish(change(ValueError("x")))
        assert (progress.any_made, progress.any_uncertain) == (False, True)
        await background.finish(change())
        assert progress.any_made
    with watch_changes() as another:
        assert (another.any_made, another.any_uncertain) == (False, False)
