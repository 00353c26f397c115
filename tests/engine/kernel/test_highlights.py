"""Highlights: what the latest events show large."""

from __future__ import annotations

from typing import Any

from engine.kernel.highlights import (
    MOST_CARDS,
    MOST_ROLLS,
    Highlight,
    RollSide,
    highlights_of,
    rolls_of,
    shows_moment,
    with_rolls,
)
from engine.kernel.text import Text, name, seat_name
from engine.kernel.views import Item

DECLARED = {
    "moved": (Highlight(),),
    "drew": (Highlight(card="card"),),
    "found": (Highlight(card="cards"), Highlight(symbol="trophy", only=("cards", (name("gem"),)))),
    "fought": (Highlight(sides=(RollSide("who", ("own", "bonus"), "die"), RollSide("foe", ("value",), "rolled"))),),
    "rolled": (Highlight(sides=(RollSide("who", die="total"),), only=("dice", 1), unless=("what", name("move"))),),
    "struck": (Highlight(sides=(RollSide("a", die="die"), RollSide("b", die="other")), damage="damage", series=True),),
    "died": (Highlight(symbol="skull", is_loss=True),),
    "slain": (Highlight(symbol="skull", is_loss=True, winner="by"),),
    "hurt": (Highlight(symbol="heart", is_loss=True, loser="who"),),
}
FIGHT = {"who": seat_name(0), "own": 5, "bonus": 0, "die": 5, "foe": name("wolf"), "value": 1, "rolled": 6}


def describe(identifier: str) -> Item:
    if identifier == "unknown":
        raise KeyError(identifier)
    return Item(name(identifier), [Text("line")], {"kind": "card"})


def shown(*news: Text) -> dict[str, Any] | None:
    return highlights_of(DECLARED, news, describe)


def drew(card: str) -> Text:
    return Text("drew", {"card": name(card)})


def test_cards_stand_with_what_they_do_the_newest_last_and_never_twice() -> None:
    highlights = shown(drew("axe"), drew("wolf"), drew("axe"))
    assert highlights is not None
    assert [card["id"] for card in highlights["cards"]] == ["wolf", "axe"]
    assert highlights["cards"][0] == {
        "id": "wolf",
        "name": name("wolf"),
        "lines": [Text("line")],
        "face": {"kind": "card"},
    }


def test_a_loss_of_another_seat_is_a_victory_for_the_reader() -> None:
    def moment(text: Text, reader: int | None) -> tuple[str, bool]:
        highlights = highlights_of(DECLARED, [text], describe, reader)
        assert highlights is not None
        return highlights["moment"]["symbol"], highlights["moment"]["is_loss"]

    slain, hurt = Text("slain", {"by": seat_name(1)}), Text("hurt", {"who": seat_name(1)})
    assert moment(slain, 1) == moment(hurt, 0) == ("trophy", False)
    assert moment(slain, 0) == moment(slain, None) == ("skull", True)
    assert moment(hurt, 1) == ("heart", True)


def test_only_the_newest_cards_are_kept_and_names_of_other_things_are_left_out() -> None:
    many = shown(*(drew(card) for card in "abcde"), drew("unknown"), Text("drew", {"card": seat_name(1)}))
    assert many is not None
    assert [card["id"] for card in many["cards"]] == list("abcde")[-MOST_CARDS:]


def test_an_event_without_content_ends_earlier_highlights() -> None:
    assert shown(drew("axe"), Text("died"), Text("fought", FIGHT), Text("moved")) is None
    assert shown(Text("moved"), Text("unheard")) is None


def test_dice_are_shown_with_all_that_is_added_and_the_higher_sum_wins() -> None:
    highlights = shown(Text("fought", FIGHT))
    assert highlights is not None
    assert highlights["roll"] == {
        "faces": 6,
        "sides": [
            {"who": seat_name(0), "parts": [5], "die": 5, "total": 10, "wins": True, "loss": 0},
            {"who": name("wolf"), "parts": [1], "die": 6, "total": 7, "wins": False, "loss": 0},
        ],
        "earlier": [],
        "number": 0,
    }


def test_the_newest_rolls_of_a_series_are_kept_in_the_order_of_the_first_with_what_each_side_loses() -> None:
    def strike(first: str, second: str, die: int) -> Text:
        return Text(
            "struck", {"a": name(first), "b": name(second), "die": die, "other": 4, "damage": abs(die - 4) or 1}
        )

    strikes = [
        strike("wolf", "bear", 1),
        strike("bear", "wolf", 2),
        strike("wolf", "bear", 4),
        strike("bear", "wolf", 6),
    ]
    highlights = shown(Text("moved"), *strikes)
    assert highlights is not None
    roll = highlights["roll"]
    rows = [[(side["who"].key, side["die"], side["loss"]) for side in row] for row in (*roll["earlier"], roll["sides"])]
    assert rows == [
        [("name-wolf", 4, 0), ("name-bear", 2, 2)],
        [("name-wolf", 4, 1), ("name-bear", 4, 1)],
        [("name-wolf", 4, 2), ("name-bear", 6, 0)],
    ]
    assert roll["number"] == 2
    later = shown(*strikes)
    assert later is not None
    assert later["roll"]["number"] == 0, "nobody knows how many there were before"
    other = shown(Text("moved"), *strikes, strike("wolf", "fox", 3))
    assert other is not None
    assert other["roll"]["earlier"] == []


def rolled(seat: int, total: int) -> Text:
    return Text("rolled", {"who": seat_name(seat), "dice": 1, "total": total, "what": name("shield")})


def faces(highlights: dict[str, Any] | None) -> list[list[int]]:
    """Return the dice of all rolls that are shown, the newest last."""
    assert highlights is not None
    rolls = [*highlights["before"], highlights["roll"]]
    return [[side["die"] for side in sides] for roll in rolls for sides in (*roll["earlier"], roll["sides"])]


def test_all_rolls_of_a_report_that_concern_its_reader_are_shown_the_newest_last() -> None:
    fight = [rolled(0, 5), Text("fought", FIGHT), rolled(0, 2)]
    others = [Text("moved"), rolled(1, 4), Text("moved")]
    rolls = rolls_of(DECLARED, [*fight, *others], reader=0)
    assert faces(with_rolls(shown(*fight, *others), rolls)) == [[5, 6], [2]], "the 5 is in the fight"
    assert faces(with_rolls(shown(*fight), rolls)) == [[5, 6], [2]]
    assert faces(with_rolls(shown(*fight, *others[:2]), rolls)) == [[5, 6], [2], [4]], "what others roll now"
    assert rolls_of(DECLARED, others, reader=0) == []
    assert len(rolls_of(DECLARED, [rolled(0, 5), rolled(0, 5)], reader=0)) == 2
    assert with_rolls(shown(*others), []) is None


def test_the_rolls_of_a_report_fill_a_strip_at_most() -> None:
    def strike(first: str, die: int) -> Text:
        return Text("struck", {"a": name(first), "b": name("bear"), "die": die, "other": 4, "damage": 1})

    report = [*(strike("wolf", die) for die in (1, 2, 3)), Text("moved"), *(strike("fox", die) for die in (5, 6))]
    rolls = rolls_of(DECLARED, report, reader=0)
    assert faces(with_rolls(shown(*report), rolls)) == [[3, 4], [5, 4], [6, 4]]
    assert faces(with_rolls(None, rolls[:1] * 2))[-MOST_ROLLS:] == [[1, 4], [2, 4], [3, 4]]
    assert len(faces(with_rolls(None, rolls))) == MOST_ROLLS


def test_nobody_wins_a_tie() -> None:
    highlights = shown(Text("fought", {**FIGHT, "own": 2}))
    assert highlights is not None
    assert [side["wins"] for side in highlights["roll"]["sides"]] == [False, False]


def test_a_great_moment_is_the_event_in_its_own_words_where_its_value_is_the_wanted_one() -> None:
    assert not shows_moment(shown(Text("found", {"cards": (name("axe"),)})))
    found, died = shown(Text("found", {"cards": (name("gem"),)})), shown(Text("died"))
    assert shows_moment(found)
    assert died is not None
    assert died["moment"] == {"symbol": "skull", "is_loss": True, "text": Text("died")}


def test_a_single_die_is_shown_unless_it_is_of_the_kind_to_leave_out() -> None:
    rolled = {"who": seat_name(0), "dice": 1, "total": 4, "what": name("maze")}
    highlights = shown(Text("rolled", rolled))
    assert highlights is not None
    assert highlights["roll"]["sides"] == [
        {"who": seat_name(0), "parts": [], "die": 4, "total": 4, "wins": False, "loss": 0},
    ]
    fought = shown(Text("fought", FIGHT), Text("rolled", rolled))
    assert fought == shown(Text("fought", FIGHT)), "the sums of a fight stay"
    assert shown(Text("rolled", {**rolled, "dice": 2}), Text("rolled", {**rolled, "what": name("move")})) is None


def test_after_an_undo_nothing_of_what_happened_before_is_shown() -> None:
    before = (drew("axe"), Text("fought", FIGHT), Text("died"))
    for key in ("event-undone", "event-undone-quietly"):
        undone = (*before, Text(key), Text("event-undone-line", {"event": Text("died")}))
        assert shown(*undone) is None
        assert rolls_of(DECLARED, undone, 0) == []
        again = shown(*undone, drew("wolf"))
        assert again is not None
        assert [card["id"] for card in again["cards"]] == ["wolf"]
