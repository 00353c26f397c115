"""The moves of Talisman."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Phases, Verb, Verbs

CHOOSING = Phases(("characters",), "refused-character-chosen", "M-033")
BEGIN = Phases(("begin",), "refused-moved", "M-121")
MOVING = Phases(("begin", "move"), "refused-moved", "M-121")
LANDED = Phases(("land",), "refused-nobody-to-meet", "M-139")
FIGHTING = Phases(("fight",), "refused-no-fight", "M-155")
PICKING = Phases(("pick-up",), "refused-nothing-to-take", "M-119")
LEAVING = Phases(("begin", "pick-up"), "refused-no-moment", "M-279")
DRINKING = Phases(("begin", "fight"), "refused-no-moment", "MD-089")
ENDING = Phases(("end",), "refused-no-trade", "M-237")
CLOSING = Phases(("pick-up", "end"), "refused-nothing-to-end", "M-124")
ASKED = Phases((), "refused-not-asked", "")

VERBS = Verbs(
    Verb("character", Arg("character", str), phases=CHOOSING, rule="M-034", command="character"),
    Verb("roll", phases=BEGIN, rule="M-128", command="move"),
    Verb("move", Arg("space", str), phases=MOVING, rule="M-128", command="move"),
    Verb("walk", Arg("space", str), phases=BEGIN, rule="MD-122", command="move"),
    Verb("journey", Arg("space", str), phases=BEGIN, rule="MD-021", command="move"),
    Verb("cross", Arg("space", str), phases=BEGIN, rule="M-303", command="raft"),
    Verb("build-raft", phases=BEGIN, rule="M-302", command="raft"),
    Verb("open", Arg("value", str), phases=MOVING, rule="M-310", command="portal"),
    Verb("regenerate", phases=Phases(("move",), "refused-moved", "MD-134"), rule="MD-134", command="regenerate"),
    Verb("face", phases=BEGIN, rule="M-334", command="attack"),
    Verb("turn-back", phases=BEGIN, rule="M-318", command="turn-back"),
    Verb("explore", phases=LANDED, rule="M-143", command="encounter"),
    Verb("attack", Arg("player", int), phases=LANDED, rule="M-156", command="attack"),
    Verb("combat", Arg("player", int), phases=LANDED, rule="M-188", command="attack"),
    Verb("rob", Arg("player", int), phases=LANDED, rule="MD-132", command="rob"),
    Verb("take", Arg("card", str), phases=PICKING, rule="M-119", command="take"),
    Verb("drop", Arg("card", str), phases=LEAVING, rule="M-279", command="drop"),
    Verb("drink", Arg("card", str), phases=DRINKING, rule="MD-089", command="drink"),
    Verb("trade", Arg("trophies", tuple), phases=ENDING, rule="M-237", command="trade"),
    Verb("done", phases=CLOSING, rule="M-124", command="done", quiet=True),
    Verb("fate", Arg("die", int), phases=ASKED, rule="M-088", command="fate"),
    Verb("keep", phases=ASKED, rule="M-088", command="fate", quiet=True),
    Verb("no-fate", phases=ASKED, rule="M-088", command="fate", quiet=True),
    Verb("beguile", Arg("player", int), phases=LANDED, rule="MD-131", command="rob"),
    Verb("lure", Arg("follower", str), phases=LANDED, rule="MD-131", command="rob"),
    Verb(
        "cast",
        Arg("spell", str),
        Arg("target", optional=True),
        Arg("what", str, optional=True),
        rule="M-216",
        command="cast",
    ),
    Verb("pass", phases=ASKED, rule="M-228", command="pass", quiet=True),
    Verb("strike", phases=FIGHTING, rule="M-161", command="attack"),
    Verb("evade", Arg("foe"), phases=FIGHTING, rule="M-158", command="evade"),
    Verb("destroy", Arg("foe", str), phases=FIGHTING, rule="MD-086", command="attack"),
    Verb("assassinate", phases=FIGHTING, rule="MD-119", command="attack"),
    Verb("hire", phases=FIGHTING, rule="MD-076", command="call"),
    Verb("call", Arg("follower", str), phases=FIGHTING, rule="MD-124", command="call"),
    Verb("wield", Arg("weapon", str), phases=FIGHTING, rule="MD-014", command="wield"),
    Verb("spare", phases=ASKED, rule="MD-125", command="choose"),
    Verb("fight", phases=ASKED, rule="MD-125", command="choose"),
    Verb("charm", phases=ASKED, rule="MD-126", command="choose"),
    Verb("seize", Arg("what", str), phases=ASKED, rule="M-184", command="choose"),
    Verb("keep-trophy", Arg("card", str), phases=ASKED, rule="M-237", command="choose"),
    Verb("raise", Arg("card", str), phases=ASKED, rule="MD-124", command="choose"),
    Verb("take-life", phases=ASKED, rule="M-184", command="choose"),
    Verb("visit", Arg("place", str), phases=ASKED, rule="M-372", command="visit"),
    Verb("dare", phases=ASKED, rule="MD-012", command="choose"),
    Verb("decline", phases=ASKED, rule="MD-012", command="choose", quiet=True),
    Verb("accept", phases=ASKED, rule="M-286", command="quest"),
    Verb("number", Arg("number", int), phases=ASKED, rule="MD-011", command="choose"),
    Verb("to", Arg("space", str), phases=ASKED, rule="MD-007", command="choose"),
    Verb("wish", Arg("wish", str), phases=ASKED, rule="MD-061", command="choose"),
    Verb("pay", phases=ASKED, rule="M-198", command="choose"),
    Verb("suffer", phases=ASKED, rule="MD-030", command="choose"),
    Verb("buy", Arg("card", str), phases=ASKED, rule="M-198", command="buy"),
    Verb("help-yourself", Arg("card", str), phases=ASKED, rule="MD-132", command="buy"),
    Verb("exchange", Arg("card", str), phases=ASKED, rule="MD-031", command="choose"),
    Verb("give", Arg("card", str), phases=ASKED, rule="MD-036", command="choose"),
    Verb("pick", Arg("cards", tuple), phases=ASKED, rule="MD-019", command="choose"),
    Verb("replace", Arg("card", str), phases=ASKED, rule="MD-088", command="choose"),
    Verb("discard", Arg("spell", str), phases=ASKED, rule="M-223", command="choose"),
)
