"""Scenarios name what somebody is asked where merely being asked would say nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.scenarios.reading import Data, Scenario


def unnamed_questions(scenario: Scenario) -> Iterator[str]:
    """Each check ``asked: [a]`` right after a move of ``a``: it holds in the main phase as well as at a further
    question of the same move, so it has to be ``asked: {a: ask-main}``."""
    actor: str | None = None
    for number, step in enumerate(scenario.when, 1):
        actor = step.seat or actor
        yield from _unnamed(actor, step.then, f"step {number}")
    yield from _unnamed(actor, scenario.then, "then")


def _unnamed(actor: str | None, checks: Data, where: str) -> Iterator[str]:
    asked = checks.get("asked", {})
    if actor in asked and asked[actor] is None:
        yield f"{where}, asked: {actor} has just moved; name the question that is open now, {{{actor}: ask-…}}"
