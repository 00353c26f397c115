"""What a panel shows first about a move: what it caused."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.dice import Dice
from engine.kernel.endings import seat_in
from engine.kernel.flow import ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.telperinquar.play.damage import DamagePart, hurt, settle_injuries
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.setup import add_player
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel
from engine.telperinquar.view.phrases import phrase
from render.languages import Reader
from tests.engine.telperinquar.playing import duel, rules
from tests.wording import strict_languages


def test_everything_that_a_panel_shows_first_is_an_event_with_a_text() -> None:
    files = [rules().data / "en" / file for file in ("play.ftl", "alarms.ftl")]
    known = {line.partition(" = ")[0] for file in files for line in file.read_text("utf-8").splitlines()}
    assert {*rules().key_events, *rules().passage_starts} <= known


def test_what_a_panel_shows_first_is_said_of_the_side_that_it_befell() -> None:
    losses = set[str]()
    for seed in range(8):
        random, match = Random(seed), duel(seed)
        while menus := match.menus():
            seat, menu = next(iter(menus.items()))
            move = match.rules.choose(match.state, seat, menu, random, "simple")
            events = match.play(seat, move).events
            lost = [event.text for event in events if event.text.key in match.rules.key_events]
            assert all(seat_in(text, "whose") is not None for text in lost), "a panel shows them to their owner"
            losses.update(text.key for text in lost)
    assert losses >= {"event-died", "event-hero-hurt", "event-hero-died"}


def test_a_player_whose_attack_a_trap_stops_does_not_miss_it() -> None:
    position = {"round": 3, "a": {"row": ["village-militia"]}, "b": {"row": ["pitfall"]}}
    built = given(position, ("a", "b"), Dice(b"any"))
    match: Match[Duel] = Match(rules(), Dice(b"any", loaded=(20, 6)), built.state, seats=2)
    militia, trap = match.state.players[0].row[0], match.state.players[1].row[0]
    match.play(0, Move("attack", (militia, match.state.players[1].hero)))
    events = [event.text for event in match.play(1, Move("reveal", (trap,))).events]
    lost = [event.key for event in events if event.key in rules().key_events and seat_in(event, "whose") == 0]
    assert lost == ["event-cancelled"]


def test_a_creature_that_dies_of_its_injuries_is_said_to_be_injured_again() -> None:  # T-114
    game = ActiveGame(Duel([], {}), rules().catalog, ResolveContext(Dice(b"k" * 32)))
    wolf = game.put_into_play(add_player(game, 0, "fighter"), "grey-wolf")
    game.players[0].row.append(wolf.id)
    wolf.life, wolf.injured, wolf.lost = 9, True, 5
    settle_injuries(game)
    assert [event.text.key for event in game.io.events] == ["event-injured-again", "event-died"]


def test_a_critical_hit_that_kills_an_injured_creature_says_why_it_dies() -> None:  # T-112, T-136
    game = ActiveGame(Duel([], {}), rules().catalog, ResolveContext(Dice(b"k" * 32)))
    wolf = game.put_into_play(add_player(game, 0, "fighter"), "grey-wolf")
    game.players[0].row.append(wolf.id)
    wolf.life, wolf.injured = 9, True
    hurt(game, wolf, [DamagePart(5, "simple")], roll=10)
    game.bury_dead()
    assert [event.text.key for event in game.io.events] == ["event-creature-hurt", "event-injured-again", "event-died"]
    languages = strict_languages()
    words = languages.say_to(game.io.events[1].text, Reader("en", "telperinquar"))
    assert words == "Grey Wolf was injured already, and a critical hit is a second injury."


def test_the_owner_of_a_face_down_card_reads_its_name_and_nobody_else() -> None:
    position = given({"a": {"hand": ["pitfall"], "level": 5}, "b": {}}, ("a", "b"), Dice(b"any"))
    match: Match[Duel] = Match(rules(), Dice(b"any"), position.state, seats=2)
    events = match.play(0, Move("play", ("pitfall", "left"))).events
    keys = {seat: [e.text.key for e in events if e.only is None or seat in e.only] for seat in (0, 1)}
    assert "event-laid-face-down" in keys[0]
    assert "event-laid-face-down" not in keys[1]
    assert "event-played-face-down" in keys[1]


def test_a_reaction_with_a_trap_says_what_it_does() -> None:
    game = ActiveGame(Duel([], {}), rules().catalog, ResolveContext(Dice(b"k" * 32)))
    trap = game.put_into_play(add_player(game, 0, "fighter"), "pitfall")
    text = phrase(game, 0, Move("reveal", (trap.id,)))
    assert text is not None
    assert strict_languages().say_to(text, Reader("en", "telperinquar")) == "Reveal Pitfall: hits an attacker"


@pytest.mark.parametrize(("hand", "heard"), [([], [0]), (["grey-wolf"], [])])
def test_a_player_hears_why_a_turn_is_over_with_actions_left(hand: list[str], heard: list[int]) -> None:
    position = given({"round": 1, "a": {"hand": hand, "actions": 1}, "b": {}}, ("a", "b"), Dice(b"any"))
    match: Match[Duel] = Match(rules(), Dice(b"any"), position.state, seats=2)
    events = [event for event in match.play(0, Move("end")).events if event.text.key == "event-nothing-left"]
    assert [seat for event in events for seat in event.only or ()] == heard


def test_the_end_names_the_hero_who_has_fallen() -> None:
    built = given({"round": 3, "a": {"hero": "fighter"}, "b": {"hero": "rogue", "life": 0}}, ("a", "b"), Dice(b"any"))
    match: Match[Duel] = Match(rules(), Dice(b"any"), built.state, seats=2)
    match.play(0, Move("end"))
    result = match.rules.result(match.state)
    assert result is not None
    assert strict_languages().say_to(result.reason, Reader("en", "telperinquar")) == "Silja the Rogue has fallen."
