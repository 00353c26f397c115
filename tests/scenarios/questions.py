"""A check that scenarios name the question where being asked alone proves nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.scenarios.scenario import Data, Scenario


def unnamed_questions(scenario: Scenario) -> Iterator[str]:
    """Return the checks that do not name their question.

    These are ``asked: [a]`` right after a move of ``a``: it holds in the main phase as well as at a further question of
    the same move, so the check must name it: ``asked: {a: ask-main}``, or in the ``menus`` beside it.
    """
    actor: str | None = None
    for number, step in enumerate(scenario.when, 1):
        actor = step.seat or actor
        yield from _unnamed(actor, step.then, f"step {number}")
    yield from _unnamed(actor, scenario.then, "then")


def _unnamed(actor: str | None, checks: Data, where: str) -> Iterator[str]:
    asked = checks.get("asked", {})
    menu = checks.get("menus", {}).get(actor) or {}
    if actor in asked and asked[actor] is None and "question" not in menu:
        yield f"{where}, asked: {actor} has just moved; name the question that is open now, {{{actor}: ask-…}}"
