"""What a seat may not know makes no difference to anything it is shown or asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.flow import IO, Prompt
from engine.kernel.match import Match
from engine.kernel.menus import Menu
from engine.kernel.reactions import ReactionRules
from engine.kernel.steps import SteppedRules
from engine.kernel.text import Text
from tests.engine.properties.games import Case, moments


def asked(menus: Mapping[int, Menu]) -> dict[int, Text]:
    """The public part of menus: who is asked what."""
    return {seat: menu.question for seat, menu in menus.items()}


def dealing_the_unknown_anew_changes_nothing_that_is_seen(case: Case) -> int:
    match = case.begin()
    rules = match.rules
    readers = (None, *range(match.seats))
    tried = 0
    for number in moments(match, case.random()):
        if (number + case.seed) % 19:
            continue
        views = {reader: match.view(reader) for reader in readers}
        for seat in readers:
            copy = match.determinize(seat, Random(number))
            assert rules.view(copy, seat) == views[seat]
            other = readers[(tried + case.seed) % len(readers)]
            one, two = rules.view(copy, other), views[other]
            assert (one.board, one.headline, one.figures) == (two.board, two.headline, two.figures)
            if not match.in_motion:
                menus = rules.menus(copy)
                assert asked(menus) == asked(match.menus())
                if seat in menus:
                    assert menus[seat] == match.menus()[seat]
            tried += 1
    return tried


def who_is_asked_for_a_reaction_does_not_depend_on_what_the_mover_cannot_know(case: Case) -> int:
    """Where the table is not one on which only those are asked who can react."""
    match = case.begin()
    random = case.random()
    rules = match.rules
    tried = 0
    for number in moments(match, random):
        if match.in_motion or (number + case.seed) % 7:
            continue
        if isinstance(rules, ReactionRules) and not rules.discreet(match.state):
            return 0
        [seat] = list(match.menus())[:1]
        move = match.menus()[seat].draw(random)
        prompts: list[Any] = []
        for chance in range(3):
            copy = match.determinize(seat, Random(chance))
            flow = rules.resolve(copy, seat, move, IO(Dice(b"the same dice")))
            # The mover is asked about what his move turns over: that he sees. The others' reactions tell no secrets.
            questions = asked(next(flow, Prompt({})).menus)
            prompts.append({other: question for other, question in questions.items() if other != seat})
        assert prompts[0] == prompts[1] == prompts[2], f"{move}: {prompts}"
        tried += 1
    return tried


def what_happens_by_itself_asks_whoever_it_asks_whatever_is_hidden(case: Case) -> int:
    """How often a game rested before an automatic step: there it is saved, dealt anew and looked at like anywhere else,
    and whom the step asks what follows from what everybody knows."""
    match = case.begin()
    random = case.random()
    readers = (None, *range(match.seats))
    tried = 0
    while match.due or match.menus():
        if not match.due:
            seat = random.choice(list(match.menus()))
            match.play(seat, match.menus()[seat].draw(random))
            continue
        assert isinstance(match.rules, SteppedRules)
        for seat in readers:
            assert match.rules.view(match.determinize(seat, Random(tried)), seat) == match.view(seat)
        prompts: list[Any] = []
        for chance in range(3):
            flow = match.rules.proceed(match.determinize(None, Random(chance)), IO(Dice(b"the same dice")))
            assert flow is not None
            prompts.append(asked(next(flow, Prompt({})).menus))
        assert prompts[0] == prompts[1] == prompts[2], prompts
        loaded = Match.load(match.rules, match.dice.key, match.save(), stepwise=True)
        assert (loaded.due, loaded.save()) == (True, match.save())
        assert match.proceed() == loaded.proceed()
        assert match.save() == loaded.save()
        tried += 1
    return tried


def the_secret_key_of_the_dice_is_shown_to_nobody(case: Case) -> int:
    match = case.begin()
    tried = 0
    for number in moments(match, case.random()):
        if (number + case.seed) % 60 == 0:
            shown = repr([match.view(seat) for seat in (None, *range(match.seats))])
            assert match.dice.key.decode() not in shown
            tried += 1
    return tried
