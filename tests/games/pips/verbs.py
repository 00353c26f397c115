"""The moves of Pips."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Typed, Verb, Verbs

REACT = Typed("react", ("answer",))

VERBS = Verbs(
    Verb("roll", command="play"),
    Verb("draw", command="play"),
    Verb("duel", command="play"),
    Verb("block", Arg("card", int), command=(REACT,)),
    Verb("lay", Arg("card", int), command=(REACT,)),
    Verb("pass", command="pass", quiet=True),
)
