"""The moves of Telperinquár."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Phases, Typed, Verb, Verbs

MAIN = ("main", "combat", "after-combat")
DRAFT_FIRST: dict[str, tuple[str, str]] = dict.fromkeys(
    ("heroes", "boosters", "decks"), ("refused-draft-first", "T-260")
)
WRONG_STAGE = ("refused-draft-stage", "T-260")

IN_ENTRY = Phases(("entry",), "refused-only-entry", "T-034", DRAFT_FIRST)
AT_ENTRY = Phases(("entry",), "refused-pass-end", "T-027", DRAFT_FIRST)
NOT_YET = {**DRAFT_FIRST, "entry": ("refused-entry-first", "T-027")}
IN_MAIN = Phases(MAIN, "refused-main-over", "T-027", NOT_YET)
TO_THE_END = Phases((*MAIN, "position"), "refused-main-over", "T-027", NOT_YET)
ALWAYS = Phases(("entry", *MAIN, "position"), "refused-main-over", "T-027", DRAFT_FIRST)
IN_POSITION = Phases(("position",), "refused-only-position", "T-168", DRAFT_FIRST)
ANSWER = Phases((), "refused-nothing-to-answer", "T-110", DRAFT_FIRST)
PICKING = Phases(("heroes", "boosters"), "refused-draft-over", "T-260", {"decks": WRONG_STAGE}, rare=True)
BUILDING = Phases(
    ("decks",), "refused-draft-over", "T-260", {"heroes": WRONG_STAGE, "boosters": WRONG_STAGE}, rare=True
)

DRAFTING = ("pick", "leave-out", "put-in", "ready")
"""The moves of a draft."""

CARD = Arg("card", int)
REACT = Typed("react", ("answer",))

VERBS = Verbs(
    Verb("levelup", Arg("card", str, optional=True), phases=IN_ENTRY, rule="T-034", command="levelup"),
    Verb(
        "use", CARD, Arg("ability", int, late=True), Arg("target", int),
        phases=IN_MAIN, rule="T-067", command=("use", REACT),
    ),
    Verb("swap", CARD, Arg("ability", int), phases=IN_MAIN, rule="T-214", command="use"),
    Verb(
        "take-back", CARD, phases=ALWAYS, rule="T-204", command="use", quiet=True, repeats=True,
        can_wait=("entry",),
    ),
    Verb("reveal", CARD, phases=IN_MAIN, rule="T-318", command=("use", REACT)),
    Verb("intercept", CARD, phases=ANSWER, rule="T-096", command=(REACT,)),
    Verb("counter", CARD, phases=ANSWER, rule="T-133", command=(REACT,)),
    Verb("choose", Arg("answer"), phases=ANSWER, command="react"),
    Verb(
        "attack", Arg("attacker", int), Arg("target", int), Arg("further", str, optional=True, ask="ask-range"),
        phases=IN_MAIN, rule="T-087", command=("attack", REACT),
    ),
    Verb(
        "attack-both",
        Arg("attacker", int), Arg("target", int, ask="ask-second-weapon"), Arg("further", int, ask="ask-target"),
        phases=IN_MAIN, rule="T-128", command="attack",
    ),
    Verb("play", Arg("card", str), Arg("place", str, optional=True), phases=IN_MAIN, rule="T-060", command="play"),
    Verb("equip", Arg("card", str), Arg("bearer", int), phases=IN_MAIN, rule="T-073", command="equip"),
    Verb("move", CARD, Arg("bearer", int), phases=IN_MAIN, rule="T-073", command="equip", quiet=True, repeats=True),
    Verb(
        "arrange", *(Arg(place, int, optional=True) for place in ("first", "second", "third", "fourth", "fifth")),
        phases=IN_POSITION, rule="T-163", command="arrange",
    ),
    Verb(
        "pass", phases=AT_ENTRY, command="pass", quiet=True, automatic_if_only_move=("entry",),
        labels={"entry": "move-no-level"},
    ),
    Verb(
        "end", phases=TO_THE_END, rule="T-027", command="end", quiet=True, final=MAIN, automatic_if_only_move=MAIN,
        labels={"position": "move-keep"},
    ),
    Verb(
        "end-arrange", phases=IN_MAIN, rule="T-163", command=Typed("arrange", bare=True), quiet=True, final=True,
        repeats=True,
    ),
    Verb("cease", phases=IN_MAIN, rule="T-084", command="end", quiet=True, final=True),
    Verb("pick", Arg("card", str), phases=PICKING, rule="T-260", command="pick"),
    Verb("leave-out", Arg("card", str), phases=BUILDING, rule="T-260", command="build"),
    Verb("put-in", Arg("card", str), phases=BUILDING, rule="T-260", command="build"),
    Verb("ready", phases=BUILDING, rule="T-260", command="end", final=True),
)  # fmt: skip
