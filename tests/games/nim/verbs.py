"""The moves of Nim."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Verb, Verbs

VERBS = Verbs(Verb("take", Arg("stones", int), rule="N-2", command="remove"))
