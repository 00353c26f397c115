"""A game can be read afterwards as the story of a character, and turn by turn."""

from __future__ import annotations

from random import Random
from typing import cast

from engine.games import game
from engine.kernel.endings import Role, roles, story
from engine.kernel.text import Text, name, seat_name
from engine.talisman.board import space_name
from engine.talisman.play.counting import score
from engine.talisman.state import Adventure
from tests.engine.talisman.adventures import let_computer_answer, new_match, next_question

MOST = 4000


def public_events_until_a_return() -> list[Text]:
    """Return the public events of a game until a player has died and come back with a new character."""
    match, random = new_match(2, 3, first="1"), Random(3)
    events = [event.text for event in match.opening().events if event.only is None]
    for _ in range(MOST):
        if len(roles(match.rules.role, events)) > 2:
            break
        if match.due:
            outcome = match.proceed()
        else:
            question = next_question(match)
            assert question is not None
            seat, menu = question
            outcome = match.play(seat, menu.draw(random) if menu.patterns else random.choice(menu.moves))
        events += [event.text for event in outcome.events if event.only is None]
    return events


def test_a_player_has_several_characters_one_after_the_other() -> None:
    entered = Text("event-entered", {"player": seat_name(1), "character": name("elf"), "space": name("forest")})
    rules = new_match(2, 1).rules
    again = Text("event-turn", {"player": seat_name(1), "character": name("monk")})
    other = Text("event-died", {"player": seat_name(1), "character": name("elf")})
    assert roles(rules.role, [entered, other, again, again]) == [Role(1, "elf"), Role(1, "monk")]
    assert story(rules.role, [entered, other, again], 1, "elf") == [entered, other]
    assert story(rules.role, [entered, other, again], 1, "monk") == [again]
    assert story(rules.role, [entered, other, again], 0) == []


def test_the_story_of_a_dead_character_ends_with_the_death() -> None:
    events = public_events_until_a_return()
    rules = new_match(2, 1).rules
    *_, last = roles(rules.role, events)
    first = next(role for role in roles(rules.role, events) if role.seat == last.seat)
    keys = [text.key for text in story(rules.role, events, first.seat, first.item)]
    assert keys[0] == "event-entered"
    assert "event-died" in keys
    assert "event-died" not in [text.key for text in story(rules.role, events, last.seat, last.item)]


def test_every_turn_has_a_key_of_its_own() -> None:
    match, random = new_match(3, 5, first="1"), Random(5)
    turns: list[tuple[int, ...]] = []
    while len(dict.fromkeys(turns)) < 9:
        question = next_question(match)
        assert question is not None
        state = match.state
        assert isinstance(state, Adventure)
        turn = match.rules.turn_of(state)
        assert turn is not None
        turns.append(turn)
        let_computer_answer(match, *question, random)
    assert list(dict.fromkeys(turns)) == sorted(set(turns), key=turns.index)
    seats = [turn[1] for turn in dict.fromkeys(turns)]
    assert seats[:6] == [0, 1, 2, 0, 1, 2]


def test_what_a_panel_shows_first_are_events_with_a_text() -> None:
    rules = game("talisman")
    texts = [rules.data / "en" / f"{room}.ftl" for room in ("alarms", "moments", "play")]
    known = {line.partition(" = ")[0] for text in texts for line in text.read_text("utf-8").splitlines()}
    assert {*rules.headlines, *rules.key_events, *rules.passage_starts} <= known
    assert {"event-portal-open", "alarm-crown"} <= {*rules.headlines}


def test_at_the_end_the_magic_portal_led_inside_too_and_the_points_are_named() -> None:  # M-309a, M-369
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    state.ending, state.winners = "counted", [1]
    went = Text("event-went", {"player": seat_name(0), "space": space_name("plain-of-peril")})
    course = match.rules.look_back(state, 2, [went]).explanations[0]
    assert (course.values["step"], course.values["portal"]) == ("portal", 1)
    result = match.rules.result(state)
    assert result is not None
    points = [Text("result-points", {"player": seat_name(seat), "points": score(state, seat)}) for seat in (0, 1)]
    named = cast("list[Text]", result.reason.values["points"])
    assert sorted(map(str, named)) == sorted(map(str, points))


def test_a_crown_that_wins_the_game_leaves_room_for_a_turning_point_of_another_player() -> None:
    match = new_match(2, 1, evening=True)
    next_question(match)
    state = match.state
    state.ending, state.winners, state.crowned = "won", [1], True
    loser, winner = ({"player": seat_name(seat)} for seat in (0, 1))
    steps = [
        Text("event-took", {**loser, "card": name("talisman")}),
        Text("event-took", {**winner, "card": name("talisman")}),
        Text("event-portal-open", winner),
        Text("event-crowned", winner),
    ]
    points = match.rules.look_back(state, 2, steps).turning_points
    assert [point.values["event"] for point in points] == steps[:3]
