"""The moves of Caravan."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Typed, Verb, Verbs

VERBS = Verbs(
    Verb("march", command="march"),
    Verb("sell", Arg("cards", tuple), Arg("water", int), command="sell"),
    Verb("shelter", Arg("card", int), command=(Typed("react", ("answer",)),)),
    Verb("pass", command="pass", quiet=True),
    Verb("short", command="vote"),
    Verb("long", command="vote"),
)
