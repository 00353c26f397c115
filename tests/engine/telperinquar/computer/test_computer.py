"""The simple computer player: legal, and worth playing against; ``make bench`` measures its speed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from render.languages import Languages
from tests.engine.telperinquar.playing import duel
from tests.engine.work import counted

MOST_CALLS = 10_000


def play_out(match: Match[Duel], computers: tuple[int, ...], random: Random) -> int:
    """Play to the end; return the most calls that an answer of the computer took."""
    most = 0
    while match.menus():
        seat, menu = next(iter(match.menus().items()))
        if seat in computers:
            move, calls = counted(partial(answer, match, seat, menu, random))
            most = max(most, calls)
            assert move in menu.moves
        else:
            move = random.choice(list(menu.moves))
        match.play(seat, move)
    return most


def answer(match: Match[Duel], seat: int, menu: Menu, random: Random) -> Move:
    return match.rules.choose(match.determinize(seat, random), seat, menu, random, "simple")


@pytest.mark.parametrize("seed", range(200, 206))
def test_the_computer_plays_only_moves_of_its_menu_to_the_end_and_answers_at_once(seed: int) -> None:
    """``make bench`` measures the time; this many calls take a few milliseconds."""
    match = duel(seed)
    assert play_out(match, (0, 1), Random(seed)) < MOST_CALLS
    assert match.result() is not None


def test_the_computer_beats_a_random_player_nearly_always() -> None:
    won = 0
    for seed in range(300, 320):
        match = duel(seed, keep_rest=False)
        computer = seed % 2
        play_out(match, (computer,), Random(seed))
        result = match.result()
        assert result is not None
        won += result.winners == (computer,)
    assert won >= 18


def test_duels_of_two_computers_end_before_the_overtime() -> None:
    for seed in range(400, 410):
        match = duel(seed, keep_rest=False)
        play_out(match, (0, 1), Random(seed))
        assert match.state.round < match.state.round_limit


def test_the_computer_strikes_back_with_a_charge_only_if_that_does_more_damage() -> None:  # T-285
    weapon = {"type": "weapon", "size": "small", "play": 2, "use": 1}
    for bonus, expected in ((2, "plain"), (9, "charged")):
        cards = {
            "plain": {**weapon, "attack": {"bonus": 2}},
            "charged": {**weapon, "charges": 1, "attack": {"bonus": bonus}},
            "ogre": {"type": "creature", "play": 1, "use": 1, "life": 20, "attack": {"bonus": 1}},
        }
        seats = {"a": {"row": ["ogre"]}, "b": {"equipment": ["charged", "plain"]}}
        built = given({"cards": cards, **seats}, ("a", "b"), Dice(b"any"))
        assert built.rules is not None
        match: Match[Duel] = Match(built.rules, Dice(b"any"), built.state, seats=2)
        match.play(0, Move("attack", (match.state.players[0].row[0], match.state.players[1].hero)))
        move = answer(match, 1, match.menus()[1], Random(0))
        assert move.name == "counter"
        assert match.state.cards[int(move.args[0])].kind == expected


def chosen(position: Mapping[str, Any]) -> tuple[Match[Duel], Move]:
    """Return a position and the move that seat a, a simple computer, makes in it."""
    built = given(position, ("a", "b"), Dice(b"any"))
    assert built.rules is not None
    match: Match[Duel] = Match(built.rules, Dice(b"any"), built.state, seats=2)
    return match, answer(match, 0, match.menus()[0], Random(0))


def test_a_computer_does_not_attack_a_hero_who_has_already_fallen() -> None:  # T-149
    cards = {"ogre": {"type": "creature", "play": 1, "use": 1, "life": 20, "attack": {"bonus": 9}}}
    for phase in ("main", "combat"):
        position = {"cards": cards, "phase": phase, "a": {"row": ["ogre"], "hand": ["ogre"]}, "b": {"life": -5}}
        match, move = chosen(position)
        assert match.menus()[0].allows(Move("attack", (match.state.players[0].row[0], match.state.players[1].hero)))
        assert move == Move("end")
        assert [advice.move for advice in match.rules.advise(match.state, 0, match.menus()[0])] == [Move("end")]
        assert match.menus()[0].moves[0] == Move("end")


def test_a_computer_does_not_end_its_turn_while_it_can_play_a_card_after_combat() -> None:  # T-086
    cards = {"ogre": {"type": "creature", "play": 1, "use": 1, "life": 20, "attack": {"bonus": 9}}}
    match, move = chosen({"cards": cards, "phase": "combat", "a": {"actions": 1, "hand": ["ogre"]}, "b": {}})
    assert move == Move("cease")
    match.play(0, move)
    assert answer(match, 0, match.menus()[0], Random(0)).name == "play"


POISON = {"by": "b", "target": "a.hero", "damage": 3, "rounds": 2}


def test_a_computer_does_not_play_cards_while_its_attacks_can_win() -> None:
    hero = {"hero": "fighter", "level": 6, "life": 2, "row": ["village-militia"] * 3, "equipment": ["chained-flail"]}
    position = {"a": {**hero, "hand": ["iron-golem"]}, "b": {"hero": "rogue", "level": 6, "life": 12}}
    match, move = chosen({**position, "lasting": [POISON] * 4})
    assert (move.name, move.args[1]) == ("attack", match.state.players[1].hero)
    assert chosen(position)[1].name == "attack", "it wins without any danger, too"
    assert explained(match, move) == "explain-strike-win"
    position["b"]["life"] = 30
    assert chosen({**position, "lasting": [POISON] * 4})[1].name == "attack", "the last chance of a hero about to die"
    assert chosen(position)[1].name == "play"


def test_a_computer_does_not_take_a_weapon_while_poison_is_about_to_kill_its_hero() -> None:
    hero = {"hero": "fighter", "level": 5, "life": 7, "hand": ["soldiers-sword", "healing-draught"]}
    position = {"a": hero, "b": {"row": ["iron-golem"]}, "lasting": [POISON] * 3}
    match, move = chosen(position)
    assert (move.name, move.args[0]) == ("equip", "healing-draught")
    assert explained(match, move) == "explain-rescue-with"
    advice = next(iter(match.rules.advise(match.state, 0, match.menus()[0])))
    assert advice.move.args[0] == "healing-draught"
    match.play(0, move)
    assert answer(match, 0, match.menus()[0], Random(0)).name == "use"
    assert chosen({**position, "lasting": [POISON]})[1].args[0] == "soldiers-sword", "6 would be left"


def explained(match: Match[Duel], move: Move) -> str:
    text = match.rules.explain(match.state, 0, move)
    return "" if text is None else text.key


def test_a_thought_quotes_a_card_whose_sentences_address_its_user() -> None:
    match, _ = chosen({"a": {"hero": "rogue", "level": 4, "hand": ["sidestep"]}, "b": {}})
    thought = match.rules.explain(match.state, 0, Move("play", ("sidestep", "")))
    assert thought is not None
    german = Languages(strict=True, games=("telperinquar",)).say(thought, "de", game="telperinquar")
    assert (
        "nützt mir in jedem Zug: „Mach einen Erfolgswurf (W20 + deine Stufe) gegen den Reflex des Angreifers." in german
    )
    assert german.endswith("“")
