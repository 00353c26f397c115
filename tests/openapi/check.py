"""All checks of what a bot sent, as one list of sentences."""

from __future__ import annotations

from collections.abc import Iterable

from tests.e2e.calls import Call
from tests.openapi import limits, spec


def violations(calls: Iterable[Call]) -> list[str]:
    """Each violation once, in the order of the calls. Without the specification's file only the written limits."""
    problems: dict[str, None] = {}
    for call in calls:
        if call.method == "GET" or (call.body is None and not call.files):
            continue
        for words in limits.violations(call.method, call.route, call.body, call.files):
            problems[words] = None
        if spec.available():
            for words in spec.violations(call.method, call.route, call.body):
                problems[words] = None
    return list(problems)
