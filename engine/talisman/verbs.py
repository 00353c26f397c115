"""The verbs of Talisman, with their phases, rules and commands."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Phases, Typed, Verb, Verbs

CHOOSING = Phases(("characters",), "refused-character-chosen", "M-033")
BEGIN = Phases(("begin",), "refused-moved", "M-121", {"move": ("refused-rolled", "M-128")})
MOVING = Phases(("begin", "move"), "refused-moved", "M-121")
ROLLED = Phases(("move",), "refused-not-rolled", "M-128", {"begin": ("refused-roll-first", "M-128")})
LANDED = Phases(
    ("land",),
    "refused-nobody-to-meet",
    "M-139",
    {"begin": ("refused-meet-roll", "M-128"), "move": ("refused-meet-move", "M-128")},
)
FIGHTING = Phases(("fight",), "refused-no-fight", "M-155")
PICKING = Phases(
    ("pick-up",),
    "refused-nothing-to-take",
    "M-119",
    {
        "begin": ("refused-take-roll", "M-128"),
        "move": ("refused-take-move", "M-128"),
        "land": ("refused-take-explore", "M-119"),
    },
)
OWN = ("begin", "move", "land", "pick-up", "end")
"""The decisions of a player's own turn outside fights."""
LEAVING = Phases(OWN, "refused-no-moment", "M-279")
DRINKING = Phases((*OWN, "fight"), "refused-no-moment", "MD-089")
ENDING = Phases(("end",), "refused-no-trade", "M-237")
CLOSING = Phases(
    ("pick-up", "end"),
    "refused-nothing-to-end",
    "M-124",
    {
        "begin": ("refused-end-roll", "M-128"),
        "move": ("refused-end-move", "M-128"),
        "land": ("refused-end-explore", "M-143"),
        "fight": ("refused-end-fight", "M-155"),
    },
)
VISITING_POINTS = Phases(("begin", "move", "land"), "refused-no-points", "MD-095")
ASKED = Phases((), "refused-not-asked", "")
SELLING = Phases((), "refused-no-market", "M-198")
VISITING = Phases((), "refused-no-visit", "M-143")
QUESTING = Phases((), "refused-no-quest", "M-286")

MOVE = Typed("move", ("space",), named=True)
MEET = Typed("encounter", ("who",), named=True)
ATTACK = Typed("attack", bare=True)
CHOOSE = Typed("choose", ("card",), named=True)
FATE = Typed("fate", ("die",), named=True)
USE = Typed("use", ("card",), named=True)
PASS = Typed("pass", bare=True)

VERBS = Verbs(
    Verb("character", Arg("character", str), phases=CHOOSING, rule="M-034", command=CHOOSE),
    # the beginning of a turn
    Verb("roll", phases=BEGIN, rule="M-128", command=MOVE, automatic_if_only_move=BEGIN.names),
    Verb("move", Arg("space", str), phases=MOVING, rule="M-128", command=MOVE, automatic_if_only_move=MOVING.names),
    Verb("walk", Arg("space", str), phases=BEGIN, rule="MD-122", command=MOVE),
    Verb("journey", Arg("space", str), phases=BEGIN, rule="MD-021", command=MOVE),
    Verb("cross", Arg("space", str), phases=BEGIN, rule="M-303", command=MOVE),
    Verb("build-raft", phases=BEGIN, rule="M-302", command=MOVE),
    Verb("open", Arg("value", str), phases=MOVING, rule="M-310", command=MOVE),
    Verb("regenerate", phases=ROLLED, rule="MD-134", command=MOVE),
    Verb("turn-back", phases=BEGIN, rule="M-318", command=MOVE),
    Verb("face", phases=BEGIN, rule="M-334", command=MEET, automatic_if_only_move=BEGIN.names),
    Verb("reroll", phases=ROLLED, rule="M-089", command=FATE),
    Verb("halt", phases=MOVING, rule="M-149", command=MOVE, quiet=True, repeats=True, can_wait=BEGIN.names),
    Verb("all-dice", phases=MOVING, rule="MD-041", command=MOVE, quiet=True, repeats=True, can_wait=BEGIN.names),
    Verb(
        "leave-point",
        phases=VISITING_POINTS,
        rule="MD-095",
        command=MOVE,
        quiet=True,
        can_wait=BEGIN.names,
    ),
    Verb("stay", phases=ROLLED, rule="M-373", command=MOVE, quiet=True),
    Verb(
        "align",
        Arg("alignment", str),
        phases=Phases(OWN, "refused-no-moment", "M-069a"),
        rule="M-069",
        command="alignment",
        quiet=True,
        can_wait=BEGIN.names,
    ),
    Verb(
        "sell",
        Arg("objects", tuple),
        phases=Phases(OWN, "refused-no-moment", "MD-069"),
        rule="MD-069",
        command=Typed("sell", bare=True),
        quiet=True,
        can_wait=BEGIN.names,
    ),
    # on the space
    Verb("explore", phases=LANDED, rule="M-143", command=MEET, automatic_if_only_move=LANDED.names),
    Verb(
        "attack", Arg("player", int), phases=LANDED, rule="M-156", command=ATTACK, automatic_if_only_move=LANDED.names
    ),
    Verb("combat", Arg("player", int), phases=LANDED, rule="M-188", command=ATTACK),
    Verb("rob", Arg("player", int), phases=LANDED, rule="MD-132", command=MEET),
    Verb("beguile", Arg("player", int), phases=LANDED, rule="MD-131", command=MEET),
    Verb("lure", Arg("follower", str), phases=LANDED, rule="MD-131", command=MEET),
    Verb("take", Arg("card", str), phases=PICKING, rule="M-119", command="take"),
    Verb(
        "drop",
        Arg("card", str),
        phases=LEAVING,
        rule="M-279",
        command="drop",
        quiet=True,
        final=True,
        can_wait=BEGIN.names,
    ),
    Verb(
        "drink",
        Arg("card", str),
        phases=DRINKING,
        rule="MD-089",
        command=USE,
        quiet=True,
        can_wait=BEGIN.names,
    ),
    Verb("trade", Arg("trophies", tuple), phases=ENDING, rule="M-237", command=Typed("trade", bare=True)),
    Verb(
        "done",
        phases=CLOSING,
        rule="M-124",
        command="end",
        quiet=True,
        automatic_if_only_move=CLOSING.names,
        labels={"pick-up": "move-leave-rest", "end": "move-end-turn"},
    ),
    # Spells
    Verb(
        "cast",
        Arg("spell", str),
        Arg("target", optional=True),
        Arg("what", str, optional=True),
        rule="M-216",
        command="cast",
        quiet=True,
        final=True,
    ),
    Verb("order", Arg("spell", str), Arg("when", tuple), rule="M-399a", command="order", quiet=True, setting=True),
    Verb("no-spell", rule="M-228", command=PASS, quiet=True),
    Verb("pass", phases=ASKED, rule="M-228", command=PASS, quiet=True),
    # fights
    Verb("strike", phases=FIGHTING, rule="M-161", command=ATTACK, automatic_if_only_move=FIGHTING.names),
    Verb("evade", Arg("foe"), phases=FIGHTING, rule="M-158", command="evade"),
    Verb("destroy", Arg("foe", str), phases=FIGHTING, rule="MD-086", command=ATTACK),
    Verb("assassinate", phases=FIGHTING, rule="MD-119", command=ATTACK, skips=("ask-fight", "ask-attack")),
    Verb("hire", phases=FIGHTING, rule="MD-076", command=USE),
    Verb("call", Arg("follower", str), phases=FIGHTING, rule="MD-124", command=USE),
    Verb("wield", Arg("weapon", str), phases=FIGHTING, rule="MD-014", command=USE, quiet=True),
    Verb("unarmed", phases=FIGHTING, rule="MD-014", command=USE, quiet=True),
    Verb("one-die", phases=FIGHTING, rule="MD-135", command=USE, quiet=True),
    Verb("unshielded", phases=FIGHTING, rule="MD-081", command=USE, quiet=True),
    Verb("take-life", phases=ASKED, rule="M-184", command=CHOOSE),
    Verb("seize", Arg("what", str), phases=ASKED, rule="M-184", command=CHOOSE),
    Verb("plunder", Arg("cards", tuple), Arg("gold", int), phases=ASKED, rule="M-141", command=CHOOSE),
    Verb("keep-trophy", Arg("card", str), phases=ASKED, rule="M-237", command=CHOOSE),
    Verb("raise", Arg("card", str), phases=ASKED, rule="MD-124", command=CHOOSE),
    # questions
    Verb("fate", Arg("die", int), phases=ASKED, rule="M-088", command=FATE),
    Verb("keep", phases=ASKED, rule="M-088", command=(FATE, PASS)),
    Verb("no-fate", phases=ASKED, rule="M-088", command=FATE, quiet=True),
    Verb("take-point", phases=ASKED, rule="MD-095", command=CHOOSE),
    Verb("spare", phases=ASKED, rule="MD-125", command=CHOOSE),
    Verb("fight", phases=ASKED, rule="MD-125", command=CHOOSE),
    Verb("charm", phases=ASKED, rule="MD-126", command=CHOOSE),
    Verb("visit", Arg("place", str), phases=VISITING, rule="M-372", command="visit"),
    Verb("accept", phases=QUESTING, rule="M-286", command="quest"),
    Verb("dare", phases=ASKED, rule="MD-012", command=CHOOSE),
    Verb("decline", phases=ASKED, rule="MD-012", command=(CHOOSE, PASS), quiet=True),
    Verb("number", Arg("number", int), phases=ASKED, rule="MD-011", command=CHOOSE),
    Verb("to", Arg("space", str), phases=ASKED, rule="MD-007", command=CHOOSE),
    Verb("wish", Arg("wish", str), phases=ASKED, rule="MD-061", command=CHOOSE),
    Verb("pay", phases=ASKED, rule="M-198", command=CHOOSE),
    Verb("suffer", phases=ASKED, rule="MD-030", command=CHOOSE),
    Verb("buy", Arg("card", str), phases=SELLING, rule="M-198", command="buy"),
    Verb("help-yourself", Arg("card", str), phases=SELLING, rule="MD-132", command="buy"),
    Verb("exchange", Arg("card", str), phases=ASKED, rule="MD-031", command=CHOOSE),
    Verb("give", Arg("card", str), phases=ASKED, rule="MD-036", command=CHOOSE),
    Verb("pick", Arg("cards", tuple), phases=ASKED, rule="MD-019", command=CHOOSE),
    Verb("keep-card", phases=ASKED, rule="MD-088", command=(CHOOSE, PASS)),
    Verb("replace", Arg("card", str), phases=ASKED, rule="MD-088", command=CHOOSE),
    Verb("discard", Arg("spell", str), phases=ASKED, rule="M-223", command=CHOOSE),
)
