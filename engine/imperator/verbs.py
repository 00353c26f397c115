"""The moves of Imperator."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Phases, Typed, Verb, Verbs

IN_BATTLE = Phases(("battle",), rule="I-039")
IN_RAID = Phases(("raid",), rule="I-039")
IN_SORT = Phases(("sort",), rule="I-039")
REACT = Typed("react", ("answer", "ability", "target"))

CARD = Arg("card", str)
TRICK = Arg("trick")
SHARES = ("ask-take", "ask-place")
"""Questions about the cards of a trick, which the defaults answer if no card may serve better."""

VERBS = Verbs(
    Verb(
        "choose", Arg("card"), Arg("place", optional=True, ask="ask-second-card"), rule="I-037",
        command=("play", REACT),
    ),
    Verb(
        "done", phases=IN_BATTLE, rule="I-046", command="pass", quiet=True,
        automatic_if_only_move=IN_BATTLE.names, skips=SHARES,
    ),
    Verb("pass", command="pass", quiet=True),
    Verb(
        "decline", TRICK, phases=IN_BATTLE, rule="I-052", command=(Typed("pass", bare=True), REACT),
        quiet=True, skips=SHARES,
    ),
    Verb(
        "offer", CARD, Arg("player"), Arg("wanted"), phases=IN_SORT,
        rule="I-099a", command="trade", can_wait=IN_SORT.names,
    ),
    Verb("accept", rule="I-099a", command=("trade", REACT)),
    Verb(
        "take", CARD, Arg("place", str, optional=True, ask="ask-taken-buff"), command=("play", REACT), skips=SHARES,
    ),
    Verb("exchange", CARD, phases=IN_RAID, rule="I-089a", command=("play", REACT)),
    Verb("add", phases=IN_RAID, rule="I-088", command=("play", REACT)),
    Verb(
        "attack", Arg("attacker", str), Arg("target", str, ask="ask-target"), phases=IN_BATTLE,
        rule="I-041", command=("attack", REACT), skips=SHARES,
    ),
    Verb(
        "raid", Arg("attacker", str), Arg("target", ask="ask-raid-target"), Arg("further", str, optional=True),
        phases=IN_RAID, rule="I-092", command="attack",
    ),
    Verb("buff", TRICK, CARD, phases=IN_BATTLE, rule="I-031", command="buff", skips=SHARES),
    Verb("defend", TRICK, CARD, phases=IN_BATTLE, rule="I-033", command="defend", skips=SHARES),
    Verb("redirect", TRICK, phases=IN_BATTLE, rule="I-062", command="redirect", skips=SHARES),
    Verb(
        "sort", Arg("imperator", str), Arg("attackers", tuple), phases=IN_SORT, rule="I-095", command="sort",
    ),
    Verb("finish", phases=IN_SORT, rule="I-095", command="end", quiet=True),
)  # fmt: skip
