"""Set-up of a scenario: its match, and the names it uses for cards and seats."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.flow import Event
from engine.kernel.match import Match
from engine.kernel.menus import Argument, RefusedError
from engine.kernel.saves import adapter
from engine.scenarios.game import GameScenario, game_scenario
from engine.scenarios.record import merged
from engine.scenarios.scenario import Data, Scenario, ScenarioError
from engine.scenarios.words import Words


def set_up_match(scenario: Scenario, dice: Dice, events: list[Event], changes: Data | None = None) -> Words:
    """Set up the match of a scenario with these dice; events that the position begins with are added to ``events``.

    ``changes`` replace parts of its ``given``. Raises ScenarioError for names that its game does not know.
    """
    rules = game(scenario.game)
    seats = len(scenario.seats)
    names: Mapping[str, Argument] = {}
    words_of: GameScenario | None = None
    try:
        if scenario.given is not None:
            words_of = game_scenario(scenario.game)
            given = scenario.given if changes is None else merged(scenario.given, changes)
            state, names, own, given_events = words_of.given(given, scenario.seats, dice)
            rules = own or rules
            events += given_events
        elif scenario.position is not None:
            words_of = game_scenario(scenario.game)
            state: Any = adapter(rules.state_type).validate_json(json.dumps(scenario.position))
        else:
            state = rules.setup(rules.options_type.model_validate(scenario.options), seats, dice)
    except (ValidationError, RefusedError, ValueError) as error:
        raise ScenarioError(f"{scenario.file}: {scenario.name}: {error}") from error
    dice.rolls.clear()
    return Words(scenario.seats, names, Match(rules, dice, state, seats=seats), words_of)
