"""Choosing among very many: paths through picks, orders and amounts, and the words that mean them."""

from __future__ import annotations

from functools import cache
from math import comb
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import DATA
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, RefusedError
from engine.kernel.selections import Amount, Order, Pattern, Pick
from engine.kernel.text import Text
from host.play.choices import choices, skip_single_choices, steps
from host.play.paths import MovePath, Part, completed_move, decode_part, encode_part, is_open, path_of, selections
from host.play.suggestions import suggest
from host.play.typed import parse_move, parse_path
from render.languages import Languages
from tests.games.spoils.game import WORTH, DivideAndChoose, Spoils

RULES = DivideAndChoose()
DIVIDE = ("divide",)


@cache
def languages() -> Languages:
    with TemporaryDirectory() as folder:
        (Path(folder) / "house").symlink_to(DATA / "house")
        (Path(folder) / "spoils").symlink_to(RULES.data)
        return Languages(strict=True, data=Path(folder), games=("spoils",), names=lambda _: RULES.names())


def say(text: Text) -> str:
    return languages().say(text, "en", ["Anna", "Ben"], game="spoils")


def dividing(most: int = len(WORTH), gold: int = 10) -> tuple[Spoils, int, Menu]:
    match = Match.new(RULES, bytes(32), 2, {"most": most, "gold": gold})
    ((seat, menu),) = match.menus().items()
    return match.state, seat, menu


def meant(*words: str | None, most: int = len(WORTH), gold: int = 10) -> Move:
    state, seat, menu = dividing(most, gold)
    return parse_move(RULES, state, seat, menu, DIVIDE, words, say)


def refused(*words: str | None, most: int = len(WORTH)) -> str:
    with pytest.raises(RefusedError) as caught:
        meant(*words, most=most)
    assert say(caught.value.refusal.text)
    return caught.value.refusal.key


def offered(*before: str | None, typed: str, most: int = len(WORTH), gold: int = 10) -> dict[str, str]:
    state, seat, menu = dividing(most, gold)
    return {entry.value: entry.label for entry in suggest(RULES, state, seat, menu, DIVIDE, before, typed, say)}


# ---- paths


def test_a_path_leads_through_a_pick_and_an_amount_to_the_move() -> None:
    state, seat, menu = dividing()
    path = skip_single_choices(menu, ())
    assert path == DIVIDE, "where there is nothing but a selection the panel begins with it"
    (picking,) = selections(menu, path)
    assert isinstance(picking.selection, Pick)
    begun = picking.going_on((0, 4))
    assert is_open(begun)
    assert completed_move(menu, begun) is None
    assert [say(text) for text in steps(RULES, state, seat, menu, begun)] == ["Divide", "Axe and Emerald"]
    (again,) = selections(menu, begun)
    assert (again.places, again.value) == ((0, 4), ("axe", "emerald"))
    (counting,) = selections(menu, again.closing(again.places))
    assert isinstance(counting.selection, Amount)
    path = (*again.closing(again.places), 7)
    assert completed_move(menu, path) == Move("divide", (("axe", "emerald"), 7))
    assert path_of(menu, Move("divide", (("axe", "emerald"), 7))) == path
    assert completed_move(menu, (*path[:-1], 11)) is None
    assert choices(RULES, state, seat, menu, (), path) == []


@given(st.integers(0, 2**32))
def test_every_move_of_a_pattern_has_a_path_and_words_that_encode_it(seed: int) -> None:
    random = Random(seed)
    things = tuple(f"thing {number}" for number in range(random.randint(1, 60)))
    most = random.randint(0, len(things))
    pattern = Pattern("do", ("here", Pick(things, random.randint(0, most), most), Order(things), Amount(-3, 500)))
    menu = Menu((), Text("ask"), pattern.draw(random), patterns=(pattern,))
    move = menu.draw(random)
    path = path_of(menu, move)
    assert completed_move(menu, path) == move
    words = [encode_part(part) for part in path]
    assert not any("|" in word for word in words)
    read: MovePath = (path[0], *(_read(arg, word) for arg, word in zip(pattern.args, words[1:], strict=True)))
    assert read == path


def _read(arg: object, word: str) -> Part:
    part = decode_part(arg, word)  # pyright: ignore[reportArgumentType]
    assert part is not None
    return part


@pytest.mark.parametrize("word", ["", "*", "~", "*abcdef", "~zzzzzz5", "*0000001f", "7", "*ÄÖÜ", "~" + "z" * 80])
def test_encoded_selections_of_another_list_are_not_decoded(word: str) -> None:
    assert decode_part(Pick(tuple(WORTH), 0, 3), word) is None
    assert decode_part(Order(tuple(WORTH)), word) is None


def test_places_in_a_list_that_has_changed_do_not_fit() -> None:
    _, _, menu = dividing()
    path = path_of(menu, Move("divide", (("axe", "emerald"), 7)))
    fewer = tuple(thing for thing in WORTH if thing != "bow")
    changed = menu._replace(patterns=(Pattern("divide", (Pick(fewer, 0, 13), Amount(0, 10))),))
    assert completed_move(changed, path) is None
    assert selections(changed, path[:2]) == []


def test_a_selection_with_only_one_possibility_is_skipped() -> None:
    _, _, menu = dividing(gold=0)
    (picking,) = selections(menu, DIVIDE)
    path = skip_single_choices(menu, picking.closing((1,)))
    assert completed_move(menu, path) == Move("divide", (("bow",), 0))


# ---- words


def test_several_words_name_several_items() -> None:
    assert meant("Emerald, axe", "3") == Move("divide", (("axe", "emerald"), 3))
    assert meant("emerald; necklace ,bow", "10") == Move("divide", (("bow", "emerald", "necklace"), 10))
    assert meant("axe,emerald", "3") == Move("divide", (("axe", "emerald"), 3)), "as an entry of the list comes back"
    assert meant("-", "0") == meant("nothing", "0") == Move("divide", ((), 0))


def test_words_in_the_readers_language_name_them() -> None:
    state, seat, menu = dividing()

    def in_german(text: Text) -> str:
        return languages().say(text, "de", ["Anna", "Ben"], game="spoils")

    move = parse_move(RULES, state, seat, menu, DIVIDE, ("smaragd, axt", "3"), in_german)
    assert move == Move("divide", (("axe", "emerald"), 3))


def test_too_many_repeated_or_foreign_items_become_a_move_that_the_match_refuses_by_name() -> None:
    for words, key in (
        (("axe, bow, coat", "3"), "refused-pick-many"),
        (("axe, axe", "3"), "refused-pick-other"),
        (("axe, the king", "3"), "refused-pick-other"),
        (("axe", "11"), "refused-amount"),
        (("axe", "-1"), "refused-amount"),
    ):
        match = Match.new(RULES, bytes(32), 2, {"most": 2})
        ((seat, menu),) = match.menus().items()
        move = parse_move(RULES, match.state, seat, menu, DIVIDE, words, say)
        refusal = match.why_not(seat, move)
        assert refusal is not None
        assert refusal.key == key
        assert say(refusal.text)


def test_unknown_or_ambiguous_words_are_refused() -> None:
    assert refused("axe, unicorn", "3") == "refused-unknown-thing"
    assert refused("axe", "many") == "refused-amount"
    assert meant("e", "3").args[0] == ("emerald",), "only one thing begins so"
    assert refused("et", "3") == "refused-which", "helmet and goblet both have it"


def test_too_few_words_are_enough_to_open_a_panel_there() -> None:
    assert refused("axe, bow", None) == "refused-say-more"
    assert refused(None, "3") == "refused-say-more"
    state, seat, menu = dividing()
    path = parse_path(RULES, state, seat, menu, DIVIDE, ("axe, bow", None), say)
    assert [say(text) for text in steps(RULES, state, seat, menu, path)] == ["Divide", "Axe and Bow"]
    assert isinstance(selections(menu, path)[0].selection, Amount)
    assert parse_path(RULES, state, seat, menu, DIVIDE, ("unicorn", "3"), say) == DIVIDE


def test_each_suggestion_adds_one_item_to_those_already_typed() -> None:
    first = offered(typed="")
    assert first["-"] == "nothing"
    assert len(first) == 1 + len(WORTH)
    assert offered(typed="em") == {"emerald": "Emerald"}
    second = offered(typed="emerald,")
    assert second["emerald"] == "Emerald"
    assert second["emerald,axe"] == "Emerald and Axe"
    assert "emerald,emerald" not in second
    assert len(second) == len(WORTH)
    assert offered(typed="emerald, axe, bow", most=2) == {}, "no more than may be named"
    assert set(offered(typed="emerald, axe,", most=2)) == {"axe,emerald"}


def test_numbers_are_offered_as_they_are_typed() -> None:
    assert list(offered("axe", typed="")) == [str(number) for number in range(11)]
    assert list(offered("axe", typed="1")) == ["1", "10"]
    assert list(offered("axe", typed="98", gold=1000)) == ["98", *map(str, range(980, 990))]
    assert offered("axe", typed="x") == {}
    assert offered("unicorn", typed="1") == {}


@given(st.lists(st.one_of(st.none(), st.text(max_size=40)), max_size=4))
def test_any_words_end_in_a_move_or_a_refusal_that_can_be_worded(words: list[str | None]) -> None:
    state, seat, menu = dividing()
    try:
        move = parse_move(RULES, state, seat, menu, DIVIDE, words, say)
    except RefusedError as caught:
        say(caught.refusal.text)  # raises where the wording is missing
    else:
        assert move.name == "divide"
    suggest(RULES, state, seat, menu, DIVIDE, words[:1], (words or [""])[0] or "", say)
    parse_path(RULES, state, seat, menu, DIVIDE, words, say)


def test_there_are_too_many_ways_to_list_them() -> None:
    _, _, menu = dividing()
    assert menu.moves == ()
    assert sum(comb(14, count) for count in range(15)) * 11 == 180_224
