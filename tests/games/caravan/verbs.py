"""The moves of Caravan."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Typed, Verb, Verbs

VOTE = Typed("vote", ("choice",), named=True)
VERBS = Verbs(
    Verb("march", command="march"),
    Verb("sell", Arg("cards", tuple), Arg("water", int), command="sell"),
    Verb("shelter", Arg("card", int), command=(Typed("react", ("answer",)),)),
    Verb("pass", command="pass", quiet=True),
    Verb("short", command=VOTE),
    Verb("long", command=VOTE),
)
