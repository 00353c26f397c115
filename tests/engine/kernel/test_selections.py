"""What is picked, arranged or counted without a list of all the possibilities."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games
from engine.commands.play import Terminal
from engine.kernel.dice import dice_key, seal_of
from engine.kernel.flow import Flow, Prompt, ResolveContext
from engine.kernel.labels import labels
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, Refusal, move_from_data
from engine.kernel.replay import Sealed, replay
from engine.kernel.selections import Amount, Order, Pattern, Pick, unnamed
from engine.kernel.text import Text, name
from engine.kernel.verbs import Arg, Verb, Verbs
from engine.record import RecordLine
from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import run_scenario
from render.languages import Reader
from tests.engine.kernel.playing import KEY, new_match
from tests.games.pips.game import Pips, PipsTable
from tests.wording import strict_languages

SPOILS = Pattern("take", (Pick(tuple(range(14)), 0, 14), Amount(0, 10)))


class Selling(Pips):
    """Pips in which cards may be sold for points, together with some points for luck, or put in another order."""

    verbs = Verbs(
        *Pips.verbs, Verb("sell", Arg("cards", tuple), Arg("luck", int)), Verb("arrange", Arg("order", tuple))
    )

    def menus(self, state: PipsTable) -> Mapping[int, Menu]:
        menus = dict(super().menus(state))
        for seat, menu in menus.items():
            hand = tuple(state.hands[seat])
            sell = Pattern("sell", (Pick(hand, min(1, len(hand)), min(2, len(hand))), Amount(0, state.points[seat])))
            menus[seat] = menu._replace(patterns=(sell, Pattern("arrange", (Order(hand),))))
        return menus

    def resolve(self, state: PipsTable, seat: int, move: Move, io: ResolveContext) -> Flow:
        if move.name == "sell":
            for card in move.args[0]:
                state.hands[seat].remove(card)
            state.points[seat] += len(move.args[0]) - move.args[1]
            self._next(state)
        elif move.name == "arrange":
            state.hands[seat] = list(move.args[0])
            self._next(state)
        else:
            yield from super().resolve(state, seat, move, io)

    def label(self, state: PipsTable, seat: int, move: Move, depth: int) -> Text:
        if depth == 2:
            return Text("amount", {"count": move.args[1]})
        return super().label(state, seat, move, depth)


def to_sell() -> Match[PipsTable]:
    match = new_match(Selling())
    match.state.hands[0] = [2, 5, 5, 1]
    match.state.points[0] = 3
    return Match(match.rules, match.dice, match.state, seats=2)


def why(match: Match[Any], move: Move) -> Refusal | None:
    return match.why_not(0, move)


def test_a_pattern_stands_for_moves_without_listing_them() -> None:
    assert SPOILS.fits(Move("take", ((0, 5, 13), 10)))
    assert SPOILS.fits(Move("take", ((), 0)))
    assert not SPOILS.fits(Move("take", ((5, 0), 1))), "a pick is the same in any order, so there is only one"
    assert not SPOILS.fits(Move("take", ((5, 5), 1)))
    assert not SPOILS.fits(Move("take", ((5,), 11)))
    assert not SPOILS.fits(Move("take", ((5,),)))
    assert not SPOILS.fits(Move("take", (5, 1)))
    assert not SPOILS.fits(Move("take", ((5,), True)))
    assert not SPOILS.fits(Move("leave", ((5,), 1)))


def test_equal_things_may_be_picked_as_often_as_they_are_there() -> None:
    pick = Pick(("gem", "axe", "gem"), 1, 3)
    assert pick.fits(("gem", "gem"))
    assert pick.fits(("gem", "axe"))
    assert pick.arranged(("gem", "gem", "axe")) == ("gem", "axe", "gem")
    assert pick.arranged(("axe", "axe")) is None
    assert not pick.fits(())
    more = Pick((4, 4, 2, 4), 0, 4)
    assert all(more.fits(more.draw(Random(number))) for number in range(100))


def test_an_order_takes_all_things_once() -> None:
    order = Order(("a", "b", "b"))
    assert order.fits(("b", "a", "b"))
    assert not order.fits(("a", "b"))
    assert not order.fits(("a", "a", "b"))
    assert order.refusal(("a",)) == Refusal("refused-order", {"count": 3})


def test_a_draw_is_always_one_of_the_moves_and_reaches_very_different_ones() -> None:
    random = Random(3)
    drawn = [SPOILS.draw(random) for _ in range(400)]
    assert all(map(SPOILS.fits, drawn))
    assert {len(move.args[0]) for move in drawn} == set(range(15))
    assert {move.args[1] for move in drawn} == set(range(11))
    assert len(set(drawn)) > 250
    assert sum(comb(14, count) for count in range(15)) * 11 == 180_224, "so many would have to be listed"
    assert {Order((1, 2, 3)).draw(random) for _ in range(200)} == {
        (1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1),
    }  # fmt: skip


def test_a_menu_draws_from_its_moves_and_patterns() -> None:
    menu = to_sell().menus()[0]
    random = Random(1)
    names = [menu.draw(random).name for _ in range(200)]
    assert set(names) == {"roll", "draw", "duel", "sell", "arrange"}
    assert all(menu.allows(menu.draw(random)) for _ in range(200))


def test_moves_with_selections_are_played_and_saved_and_replayed() -> None:
    key = dice_key(KEY, ("", ""))
    match = new_match(Selling(), key=key)
    opening = match.opening()
    lines: list[RecordLine] = [RecordLine(seq=0, kind="start", time=0, rolls=[tuple(r) for r in opening.rolls])]
    random = Random(5)
    while match.menus():
        seat = random.choice(sorted(match.menus()))
        move = match.menus()[seat].draw(random)
        outcome = match.play(seat, move)
        written = json.dumps({
            "seq": len(lines), "kind": "move", "time": 0, "seat": seat, "move": [move.name, list(move.args)],
            "rolls": outcome.rolls,
        })  # fmt: skip
        lines.append(RecordLine.model_validate_json(written))
        assert Match.load(Selling(), key, match.save()).save() == match.save()
    assert {"sell", "arrange"} <= {line.move[0] for line in lines if line.move}
    *_, last = replay(Sealed(Selling(), KEY, ("", ""), seal_of(KEY), 2, {}), lines)
    assert last.match.save() == match.save()


class SellingInMotion(Selling):
    """The same as an answer in the middle of a move."""

    def resolve(self, state: PipsTable, seat: int, move: Move, io: ResolveContext) -> Flow:
        if move.name == "draw":
            hand = tuple(state.hands[seat])
            menu = Menu((), Text("ask-sell"), Move("sell", ((),)), patterns=(Pattern("sell", (Pick(hand, 0, 3),)),))
            answers = yield Prompt({seat: menu})
            for card in answers[seat].args[0]:
                state.hands[seat].remove(card)
            yield Prompt({seat: Menu((Move("roll"),), Text("ask-turn"), Move("roll"))})
        yield from super().resolve(state, seat, move, io)


def test_a_selection_answered_in_the_middle_of_a_move_survives_a_save() -> None:
    match = new_match(SellingInMotion())
    match.play(0, Move("draw"))
    chosen = tuple(match.state.hands[0][:2])
    match.play(0, Move("sell", (chosen,)))
    assert match.in_motion
    loaded = Match.load(SellingInMotion(), KEY, match.save())
    assert not loaded.went_back
    assert loaded.save() == match.save()
    assert loaded.state == match.state


def test_who_has_left_gives_the_harmless_answer_of_a_menu_of_patterns() -> None:
    match = new_match(SellingInMotion(), 3)
    match.play(0, Move("draw"))
    match.resign(0)
    assert not match.in_motion
    assert match.left == (0,)


@pytest.mark.parametrize(
    ("move", "key", "values"),
    [
        (Move("sell", ((2, 5, 5), 0)), "refused-pick-many", {"most": 2, "count": 3}),
        (Move("sell", ((), 0)), "refused-pick-few", {"least": 1, "count": 0}),
        (Move("sell", ((9,), 0)), "refused-pick-other", {"things": (unnamed(9),), "count": 1}),
        (Move("sell", ((2, 2), 0)), "refused-pick-other", {"things": (name("card-2"),), "count": 1}),
        (Move("sell", (2, 0)), "refused-pick-other", {"things": (), "count": 0}),
        (Move("sell", ((2,), 4)), "refused-amount", {"least": 0, "most": 3}),
        (Move("arrange", ((2, 5, 1),)), "refused-order", {"count": 4}),
        (Move("arrange", ()), "refused-arguments", {"verb": Text("move-arrange"), "count": 0, "arguments": ()}),
    ],
)
def test_a_refusal_says_what_is_too_much_or_too_little(move: Move, key: str, values: dict[str, Any]) -> None:
    refusal = why(to_sell(), move)
    assert refusal is not None
    assert (refusal.key, refusal.values) == (key, values)


def test_what_people_pick_in_any_order_is_one_move() -> None:
    menu = to_sell().menus()[0]
    assert menu.arranged(Move("sell", ((5, 2), 1))) == Move("sell", ((2, 5), 1))
    assert menu.arranged(Move("sell", ((5, 9), 1))) == Move("sell", ((5, 9), 1)), "what does not fit stays as it is"
    assert menu.arranged(Move("arrange", ((1, 5, 2, 5),))) == Move("arrange", ((1, 5, 2, 5),))
    assert menu.arranged(Move("roll")) == Move("roll")


def test_selections_survive_json() -> None:
    move = Move("sell", ((2, 5), 1))
    assert move_from_data(*json.loads(json.dumps([move.name, move.args]))) == move


def test_a_move_is_worded_thing_by_thing() -> None:
    match = to_sell()
    assert labels(match.rules, match.state, 0, Move("sell", ((2, 5), 1))) == (
        Text("move-sell"),
        Text("selection", {"things": (name("card-2"), name("card-5"))}),
        Text("amount", {"count": 1}),
    )
    assert labels(match.rules, match.state, 0, Move("sell", ((), 0)))[1] == Text("selection-none")


@pytest.mark.parametrize(
    ("language", "key", "values", "words"),
    [
        ("en", "refused-pick-many", {"most": 3, "count": 5}, "Choose at most 3 of them; you have chosen 5."),
        ("en", "refused-pick-many", {"most": 1, "count": 2}, "Choose at most one of them; you have chosen 2."),
        ("en", "refused-pick-few", {"least": 1, "count": 0}, "Choose at least one of them; you have chosen none."),
        ("en", "refused-amount", {"least": 1, "most": 6}, "Give a number from 1 to 6."),
        ("de", "refused-pick-many", {"most": 3, "count": 5}, "Wähle höchstens 3 davon; du hast 5 gewählt."),
        ("de", "refused-pick-many", {"most": 1, "count": 2}, "Wähle höchstens eines davon; du hast 2 gewählt."),
        ("de", "refused-pick-few", {"least": 2, "count": 0}, "Wähle mindestens 2 davon; du hast nichts gewählt."),
        ("de", "refused-order", {"count": 4}, "Wähle alle 4, jedes einmal, in der Reihenfolge, die du willst."),
    ],
)
def test_refusals_of_selections_say_what_to_do_instead(
    language: str, key: str, values: dict[str, int], words: str
) -> None:
    said = strict_languages().say_to(Text(key, values), Reader(language))
    assert said.replace("\u2068", "").replace("\u2069", "") == words


def test_a_menu_of_very_many_moves_is_made_and_searched_without_listing_them() -> None:
    """Were they listed, this would take hours and all memory."""
    things = tuple(range(200))
    menu = Menu(
        (), Text("ask"), Move("take", ((), 0)), patterns=(Pattern("take", (Pick(things, 0, 200), Amount(0, 10**9))),)
    )
    move = menu.draw(Random(1))
    assert menu.allows(move)
    assert menu.allows(menu.default)
    assert not menu.allows(Move("take", ((0, 1, 999), 5)))


def test_at_a_terminal_things_are_picked_by_their_numbers() -> None:
    typed = iter(["4", "1 9", "1 2 3", "3 1", "5", "0"])
    shown: list[str] = []
    match = to_sell()
    terminal = Terminal(match, Random(1), lambda text: text.key, shown.append, lambda _: next(typed))
    assert terminal.choose(match.menus()[0]) == Move("sell", ((2, 5), 0))
    assert shown.count("refused-pick-other") == shown.count("refused-pick-many") == shown.count("refused-amount") == 1
    assert "  2  name-card-5" in shown


def test_scenarios_spell_a_selection_as_a_list(pips: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._loaded, "pips", Selling())
    file = tmp_path / "selling.yaml"
    file.write_text("""
game: pips
name: cards are sold in any order they are named in
given: {a: [2, 3, 6], b: [1, 4], pile: [5], turn: a, points: [4, 0]}
when:
  - a: {sell: [[2, 3, 6], 0]}
    refused: refused-pick-many
  - a: {sell: [[best, a.lowest], 1]}
then:
  menus: {b: {contains: [{sell: [[4, 1], 0]}, {arrange: [[4, 1]]}], lacks: [{sell: [[6], 0]}]}}
  state: {hands: [[3], [1, 4]], points: [5, 0]}
""")
    [scenario] = read_scenarios(file)
    assert run_scenario(scenario) == []
