"""An adventure can be read again as the story of one character, and by turns."""

from __future__ import annotations

from random import Random

from engine.kernel.stories import Role, roles, story
from engine.kernel.text import Text, name, seat_name
from engine.talisman.state import Adventure
from tests.engine.talisman.adventures import let_computer_answer, new_match, next_question

MOST = 4000


def told_until_a_death() -> list[Text]:
    """What everybody was told of an adventure until somebody has died and come again."""
    match, random = new_match(2, 3, first="1"), Random(3)
    told = [event.text for event in match.opening().events if event.only is None]
    for _ in range(MOST):
        if len(roles(match.rules.role, told)) > 2:
            break
        if match.due:
            outcome = match.proceed()
        else:
            found = next_question(match)
            assert found is not None
            seat, menu = found
            outcome = match.play(seat, menu.draw(random) if menu.patterns else random.choice(menu.moves))
        told += [event.text for event in outcome.events if event.only is None]
    return told


def test_players_are_their_characters_one_after_the_other() -> None:
    entered = Text("event-entered", {"player": seat_name(1), "character": name("elf"), "space": name("forest")})
    rules = new_match(2, 1).rules
    again = Text("event-turn", {"player": seat_name(1), "character": name("monk")})
    other = Text("event-died", {"player": seat_name(1), "character": name("elf")})
    assert roles(rules.role, [entered, other, again, again]) == [Role(1, "elf"), Role(1, "monk")]
    assert story(rules.role, [entered, other, again], 1, "elf") == [entered, other]
    assert story(rules.role, [entered, other, again], 1, "monk") == [again]
    assert story(rules.role, [entered, other, again], 0) == []


def test_the_story_of_who_died_ends_with_the_death() -> None:
    told = told_until_a_death()
    rules = new_match(2, 1).rules
    *_, last = roles(rules.role, told)
    first = next(role for role in roles(rules.role, told) if role.seat == last.seat)
    keys = [text.key for text in story(rules.role, told, first.seat, first.item)]
    assert keys[0] == "event-entered"
    assert "event-died" in keys
    assert "event-died" not in [text.key for text in story(rules.role, told, last.seat, last.item)]


def test_a_turn_is_told_from_the_one_before_and_after() -> None:
    match, random = new_match(3, 5, first="1"), Random(5)
    turns: list[tuple[int, ...]] = []
    while len(dict.fromkeys(turns)) < 9:
        found = next_question(match)
        assert found is not None
        state = match.state
        assert isinstance(state, Adventure)
        turn = match.rules.turn_of(state)
        assert turn is not None
        turns.append(turn)
        let_computer_answer(match, *found, random)
    assert list(dict.fromkeys(turns)) == sorted(set(turns), key=turns.index)
    seats = [turn[1] for turn in dict.fromkeys(turns)]
    assert seats[:6] == [0, 1, 2, 0, 1, 2]
