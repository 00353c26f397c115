"""The moves of Spoils."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Verb, Verbs

VERBS = Verbs(
    Verb("divide", Arg("things", tuple), Arg("gold", int), command="divide"),
    Verb("claim", Arg("part", str), command="claim"),
    Verb("line", Arg("things", tuple), command="line"),
)
