"""Subject of a step in choosing a move: the player's own cards, or a part of the board."""

from __future__ import annotations

from typing import Any

from engine.games import game
from engine.imperator.scenario import given as laid_out
from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.text import Text
from engine.kernel.views import View
from engine.telperinquar.scenario import given
from host.play.attention import Attention, attention

ASK = Text("ask-main")


def fight() -> tuple[Match[Any], int, int]:
    sides = {"a": {"row": ["grey-wolf"], "hand": ["soldiers-sword", "parry"]}, "b": {"row": ["village-militia"]}}
    built = given(sides, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    match: Match[Any] = Match(built.rules, Dice(b"any", loaded=(1,)), built.state, seats=2)
    return match, match.state.players[0].row[0], match.state.players[1].row[0]


def test_others_being_asked_is_about_the_board() -> None:
    match, *_ = fight()
    assert attention(match.view(1), None) == Attention(False)


def test_playing_a_card_is_about_the_hand_and_a_target_about_the_board() -> None:
    match, wolf, militia = fight()
    view, hero = match.view(0), match.state.players[0].hero
    moves = [
        Move("play", ("parry",)), Move("equip", ("soldiers-sword", hero)), Move("equip", ("soldiers-sword", wolf)),
        Move("attack", (wolf, militia)), Move("end"),
    ]  # fmt: skip
    menu = Menu(moves, ASK, moves[-1])
    assert attention(view, menu).hand
    assert attention(view, menu, ("equip",)).hand
    assert attention(view, menu, ("equip", "soldiers-sword")) == Attention(
        False, (hero, wolf), "soldiers-sword", "equip"
    )
    assert attention(view, menu, ("attack",)) == Attention(False, (wolf,), move="attack")
    assert attention(view, menu, ("attack", wolf)) == Attention(False, (militia,), wolf, "attack")


def test_striking_back_is_about_the_board() -> None:
    match, wolf, militia = fight()
    match.play(0, Move("attack", (wolf, militia)))
    assert match.in_motion
    assert not attention(match.view(1), match.menus()[1], resting=False).hand
    assert PASS in match.menus()[1].moves


def test_a_question_without_arguments_is_about_the_hand_on_ones_own_turn_and_else_the_board() -> None:
    match, *_ = fight()
    menu = Menu([Move("levelup"), PASS], ASK, PASS)
    assert attention(match.view(0), menu).hand
    assert not attention(match.view(0), menu, resting=False).hand


def test_choosing_a_stack_to_draw_from_is_about_the_hand() -> None:
    match: Match[Any] = Match.new(game("heldenkampf"), b"any", 2)
    ((seat, menu),) = match.menus().items()
    assert menu.question.key == "ask-draw"
    assert attention(match.view(seat), menu).hand


def test_a_game_that_does_not_name_its_cards_shows_the_hand() -> None:
    menu = Menu([Move("draw", ("heroes",))], ASK, Move("draw", ("heroes",)))
    bare = View("x", 0, ASK, {}, (), {"seat": 0}, ())
    assert attention(bare, menu).hand


def test_choosing_a_common_place_is_about_the_board_and_playing_cards_there_about_the_hand() -> None:
    match: Match[Any] = Match.new(game("tenefyr"), b"a road", 2, {"heroes": "random"})
    enter = match.menus()[0]
    seen = attention(match.view(0), enter, ("enter",), resting=False)
    assert seen == Attention(False, (*range(1, 11), 0), move="enter")
    for seat in (0, 1):
        match.play(seat, Move("enter", (1,)))
    ((seat, menu),) = match.menus().items()
    assert attention(match.view(seat), menu).hand


def test_a_step_of_a_pattern_that_names_own_cards_is_about_the_hand() -> None:
    own, other = {"imperator": "s10", "attackers": ["s9"], "buffs": ["c4"]}, {"imperator": "h12", "attackers": ["h7"]}
    state = laid_out({"phase": "sort", "a": own, "b": other}, ("a", "b"), Dice(b"any")).state
    match: Match[Any] = Match(game("imperator"), Dice(b"any"), state, seats=2)
    view, menu = match.view(0), match.menus()[0]
    for path in ((), ("sort",), ("sort", "c4")):
        assert attention(view, menu, path).hand, path


def test_a_game_may_say_that_its_questions_at_rest_are_about_the_board_until_something_is_chosen() -> None:
    menu = Menu([Move("drop", ("sword",)), Move("roll")], ASK, Move("roll"))

    def asked(about: str, *path: str, resting: bool = True) -> bool:
        view = View("small", 0, ASK, {}, (), {"cards": ["sword"], "at_rest": about}, ())
        return attention(view, menu, path, resting=resting).hand

    assert asked("hand")
    assert not asked("board")
    assert asked("board", "drop"), "what can be dropped is in the hand"
    assert asked("board", resting=False), "a question about cards that is asked in the middle of a move"


def test_moving_in_talisman_is_about_the_board_and_dropping_objects_about_the_own_sheet() -> None:
    match: Match[Any] = Match.new(game("talisman"), b"talisman" * 4, 2)
    seat = match.state.turn
    match.state.adventurers[seat].objects = ["sword.p1"]
    assert not attention(match.view(seat), match.menus()[seat]).hand, "before the roll one sees where one stands"
    assert attention(match.view(seat), match.menus()[seat], ("drop",)).hand
    match.play(seat, Move("roll"))
    view, menu = match.view(seat), match.menus()[seat]
    spaces = tuple(dict.fromkeys(target["space"] for target in view.board["targets"]))
    assert attention(view, menu, ("move",)) == Attention(False, spaces, move="move")


def test_choosing_a_character_in_talisman_is_about_the_offered_characters() -> None:
    match: Match[Any] = Match.new(game("talisman"), b"talisman" * 4, 2, {"characters": "choose"})
    for seat, menu in match.menus().items():
        assert attention(match.view(seat), menu).hand
