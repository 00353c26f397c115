"""The moves of Heroes of Tenefyr."""

from __future__ import annotations

from engine.kernel.verbs import Arg, Phases, Typed, Verb, Verbs

TO_CHOOSE = Phases(("heroes",), "refused-heroes-chosen", "R-011")
TO_PLAY = Phases(("draw", "play"), "refused-no-fight", "R-076")
NO_FIGHT = ("refused-no-fight", "R-062")
TO_REDRAW = Phases(("draw",), "refused-redraw-over", "R-069", {"heroes": NO_FIGHT, "camp": NO_FIGHT})
ASKED = Phases((), "refused-not-asked", "")
VOTE = Typed("vote", ("choice",), named=True)

VERBS = Verbs(
    Verb(
        "hero", Arg("hero", str), phases=TO_CHOOSE, rule="R-011", command="hero", automatic_if_only_move=TO_CHOOSE.names
    ),
    Verb("play", Arg("card", str), phases=TO_PLAY, rule="R-076", command="lay"),
    Verb("hold-back", Arg("card", str), phases=TO_PLAY, rule="R-151", command="hold-back"),
    Verb("play-all", Arg("cards", tuple), phases=TO_PLAY, rule="R-076", command="play-all"),
    Verb("redraw", phases=TO_REDRAW, rule="R-070", command="redraw"),
    Verb("enter", Arg("dungeon", int), phases=ASKED, rule="R-058", command=("enter", VOTE)),
    Verb("go-on", phases=ASKED, rule="R-099", command=VOTE),
    Verb("withdraw", phases=ASKED, rule="R-100", command=VOTE),
    Verb("take", Arg("option", str), phases=ASKED, rule="R-116", command=VOTE),
    Verb("give", Arg("player", int), phases=ASKED, rule="R-170", command=VOTE),
    Verb("put-back", phases=ASKED, rule="R-170a", command=VOTE, quiet=True),
    Verb("send", Arg("dungeon", int), phases=ASKED, rule="R-157", command=VOTE),
    Verb("choose", Arg("card", str), phases=ASKED, rule="R-077", command="choose"),
    Verb("player", Arg("player", int), phases=ASKED, rule="R-165", command="choose"),
    Verb("number", Arg("number", int), phases=ASKED, rule="R-138", command="choose"),
    Verb("pay", phases=ASKED, rule="R-148", command="choose"),
    Verb("pick", Arg("cards", tuple, ask="choose-which"), phases=ASKED, rule="R-077", command="choose"),
    Verb("arrange", Arg("cards", tuple, ask="choose-top-first"), phases=ASKED, rule="R-153", command="choose"),
    Verb("decline", phases=ASKED, rule="R-118a", command="choose", quiet=True),
)
