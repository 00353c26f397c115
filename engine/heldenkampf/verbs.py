"""The moves of Heldenkampf."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Phases, Typed, Verb, Verbs

DRAW_FIRST = ("refused-draw-first", "H-086")
DISCARD_FIRST = ("refused-discard-first", "H-086")
TO_DRAW = Phases(("draw",), "refused-drawn", "H-086", {"discard": DISCARD_FIRST})
TO_ACT = Phases(("action",), others={"draw": DRAW_FIRST, "discard": DISCARD_FIRST})
TO_DISCARD = Phases(("discard",), others={"draw": DRAW_FIRST})
IN_A_FIGHT = Phases((), "refused-no-fight")
REACT = Typed("react", ("answer", "ability", "target"))

CARD = Arg("card", str)
MEAL = (Arg("card", str, optional=True), Arg("ability", str, optional=True))
"""At rest the food and the hero who eats it; in a fight only the food; neither if the food was just found."""

VERBS = Verbs(
    Verb("draw", Arg("stack", str), phases=TO_DRAW, rule="H-086", command="draw", automatic_if_only_move=("draw",)),
    Verb("call", phases=TO_ACT, rule="H-009", command="draw"),
    Verb(
        "attack",
        Arg("attacker", str, ask="ask-attacker"),
        Arg("target", str, ask="ask-battlefield"),
        phases=TO_ACT,
        rule="H-001",
        command="attack",
    ),
    Verb("answer", CARD, phases=IN_A_FIGHT, rule="H-003", command=("play", REACT)),
    Verb("add", CARD, phases=IN_A_FIGHT, rule="H-018", command=("play", "equip", REACT)),
    Verb("roll-on", quiet=True, phases=IN_A_FIGHT, rule="H-040", command=("attack", REACT)),
    Verb("roll", quiet=True, phases=IN_A_FIGHT, rule="H-035", command=("attack", REACT)),
    Verb("waive", quiet=True, phases=IN_A_FIGHT, command=("attack", REACT)),
    Verb("trap", quiet=True, phases=IN_A_FIGHT, rule="H-057", command=("attack", REACT)),
    Verb("break-off", quiet=True, phases=IN_A_FIGHT, rule="H-071", command=("end", REACT)),
    Verb(
        "pass",
        phases=TO_ACT,
        rule="H-087",
        command=("pass", "end"),
        quiet=True,
        skips=("ask-strike", "ask-struck"),
        final=("action",),
        automatic_if_only_move=("action",),
    ),
    Verb("fight-on", quiet=True, phases=IN_A_FIGHT, rule="H-071", command=("pass", REACT)),
    Verb("discard", CARD, phases=TO_DISCARD, rule="H-086", command="play"),
    Verb("eat", *MEAL, phases=TO_ACT, rule="H-089", command=("use", REACT)),
    Verb("keep", phases=IN_A_FIGHT, rule="H-088", command=("use", REACT)),
    Verb("forage", Arg("hero", str), Arg("place", str), phases=TO_ACT, rule="H-088", command="forage"),
    Verb("pause", phases=IN_A_FIGHT, rule="H-011", command="pause"),
)
