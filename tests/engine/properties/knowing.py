"""The properties that hidden information does not influence views and questions."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.flow import Prompt, ResolveContext
from engine.kernel.match import Match
from tests.engine.properties.games import Case, moments
from tests.engine.properties.hidden import asked, questions_of_a_step


def dealing_hidden_cards_again_changes_nothing_that_is_seen(case: Case) -> int:
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
            dealt, real = rules.view(copy, other), views[other]
            assert (dealt.board, dealt.headline, dealt.figures) == (real.board, real.headline, real.figures)
            if not match.in_motion:
                menus = rules.menus(copy)
                assert asked(menus) == asked(match.menus())
                if seat in menus:
                    assert menus[seat] == match.menus()[seat]
            if seat is not None:
                assert rules.guidance(copy, seat) == rules.guidance(match.state, seat)
            tried += 1
    return tried


def questions_for_reactions_do_not_depend_on_cards_hidden_from_the_mover(case: Case) -> int:
    """Check discreet tables only; at the others only seats that can react are asked."""
    match = case.begin()
    random = case.random()
    rules = match.rules
    tried = 0
    for number in moments(match, random):
        if match.in_motion or (number + case.seed) % 7:
            continue
        if rules.reaction_words and not rules.is_fair(match.state):
            return 0
        [seat] = list(match.menus())[:1]
        move = match.menus()[seat].draw(random)
        prompts: dict[str, Any] = {}
        for chance in range(3):
            copy = match.determinize(seat, Random(chance))
            io = ResolveContext(Dice(b"the same dice"))
            flow = rules.resolve(copy, seat, move, io)
            # The mover sees what the move turns over and is asked about it; only the others' questions must be equal.
            questions = asked(next(flow, Prompt({})).menus)
            others = {other: question for other, question in questions.items() if other != seat}
            # A card that everybody has just seen, such as a hero called in need, may be in the question.
            public = repr([event.text for event in io.events if event.only is None])
            assert prompts.setdefault(public, others) == others, f"{move}: {prompts}, {others}"
        tried += 1
    return tried


def an_automatic_step_asks_the_same_people_with_any_hidden_cards(case: Case) -> int:
    """Return how many redealt positions were compared.

    Before an automatic step the game is saved, dealt again and viewed as at any rest; only the cards that the step
    itself turns over may decide who is asked.
    """
    match = case.begin()
    match.opening()
    random = case.random()
    readers = (None, *range(match.seats))
    compared = steps = 0
    while match.due or match.menus():
        if not match.due:
            seat = random.choice(list(match.menus()))
            match.play(seat, match.menus()[seat].draw(random))
            continue
        steps += 1
        if (steps + case.seed) % 5:
            match.proceed()
            continue
        for seat in readers:
            assert match.rules.view(match.determinize(seat, Random(steps)), seat) == match.view(seat)
        compared += questions_of_a_step(match)
        loaded = Match.load(match.rules, match.dice.key, match.save(), stepwise=True)
        assert (loaded.due, loaded.save()) == (True, match.save())
        assert match.proceed() == loaded.proceed()
        assert match.save() == loaded.save()
    return compared


def the_secret_key_of_the_dice_is_shown_to_nobody(case: Case) -> int:
    match = case.begin()
    tried = 0
    for number in moments(match, case.random()):
        if (number + case.seed) % 60 == 0:
            shown = repr([match.view(seat) for seat in (None, *range(match.seats))])
            assert match.dice.key.decode() not in shown
            tried += 1
    return tried
