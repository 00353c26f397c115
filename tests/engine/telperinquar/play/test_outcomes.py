"""What a panel shows first about a move: what it caused."""

from __future__ import annotations

from random import Random

from tests.engine.telperinquar.playing import duel, rules

CAUSE = ("attack", "attack-both", "counter", "equip", "levelup", "move", "play", "take-back", "use")
"""Moves that change something at once, unless a question comes first."""


def test_everything_that_a_panel_shows_first_is_an_event_with_a_text() -> None:
    known = {line.partition(" = ")[0] for line in (rules().data / "en" / "play.ftl").read_text("utf-8").splitlines()}
    assert set(rules().outcomes) <= known


def test_every_move_causes_something_that_a_panel_shows_first() -> None:
    seen: set[str] = set()
    for seed in range(8):
        random, match = Random(seed), duel(seed)
        while menus := match.menus():
            seat, menu = next(iter(menus.items()))
            move = match.rules.choose(match.state, seat, menu, random, "simple")
            events = match.play(seat, move).events
            if move.name in CAUSE and not match.in_motion:
                assert any(event.text.key in match.rules.outcomes for event in events), (move, events)
                seen.add(move.name)
    assert seen >= {"attack", "equip", "levelup", "play", "use"}


def test_a_panel_names_damage_and_who_fumbled_rather_than_the_attack_and_its_roll() -> None:
    outcomes = rules().outcomes
    assert {"event-creature-hurt", "event-hero-hurt", "event-died", "event-parried", "event-fumble"} <= set(outcomes)
    assert not {"event-attack", "event-roll", "event-turn", "event-drew"} & set(outcomes)
