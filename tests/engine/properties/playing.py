"""The properties that games end, and that menus, reasons and texts are consistent."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.kernel.labels import labels
from engine.kernel.match import Match
from engine.kernel.menus import Argument, Menu, Move, RefusedError
from engine.kernel.text import Seat, seat_name
from engine.kernel.verbs import VAGUE
from tests.engine.properties.games import Case, go_on, moments, some
from tests.engine.properties.wording import Speaking, words_of


def every_random_game_ends(case: Case) -> int:
    match = case.begin()
    moves = sum(1 for _ in moments(match, case.random()))
    assert match.result() is not None, f"not over after {moves} moves"
    assert dict(match.menus()) == {}
    return moves


def a_menu_offers_each_move_once_and_a_harmless_default(case: Case) -> int:
    match = case.begin()
    tried = 0
    for _ in moments(match, case.random()):
        for menu in match.menus().values():
            assert len(menu.moves) == len(dict.fromkeys(menu.moves))
            assert menu.moves or menu.patterns
            assert menu.allows(menu.default)
            tried += 1
    return tried


def every_move_of_a_menu_is_accepted(case: Case) -> int:
    match = case.begin()
    random = case.random()
    tried = 0
    for number in moments(match, random):
        if (number + case.seed) % 14:
            continue
        saved = match.save()
        for seat, menu in match.menus().items():
            for move in some(menu, random, 5):
                assert match.why_not(seat, move) is None
                Match.load(match.rules, match.dice.key, saved).play(seat, move)
                tried += 1
    return tried


def a_move_with_a_chance_says_what_is_at_stake_and_no_other_move_does(case: Case) -> int:
    match = case.begin()
    random = case.random()
    rules, words = match.rules, words_of(match)
    tried = 0
    for number in moments(match, random):
        if (number + case.seed) % 7:
            continue
        for seat, menu in match.menus().items():
            words.check(rules.guidance(match.state, seat))
            for move in some(menu, random, 5):
                stake = rules.stake(match.state, seat, move)
                assert (stake is None) == (rules.chance(match.state, seat, move) is None), move
                words.check(stake)
                tried += 1
    return tried


def other_moves(match: Match, seat: Seat, random: Random, count: int = 8) -> list[Move]:
    """Return moves that people might try: words of all commands with items they see, and nonsense."""
    words = [verb.name for verb in match.rules.verbs] + ["end", "pass", "", "attack"]
    things: list[Argument] = [thing for thing, _ in match.rules.nameable_items(match.state, seat)]
    things += [0, -1, 10**30, "left", "no such thing", "@everyone"]
    return [Move(random.choice(words), tuple(random.choices(things, k=random.randrange(4)))) for _ in range(count)]


def is_refused(match: Match, seat: Seat, move: Move, speaking: Speaking) -> bool:
    """Return whether a move is in no menu; check that it is then refused with a reason and changes nothing."""
    menu = match.menus().get(seat)
    if menu is not None and menu.allows(move):
        return False
    try:
        match.play(seat, move)
    except RefusedError as refused:
        speaking.check([refused.refusal.text])
        return True
    raise AssertionError(f"seat {seat} was not offered {move}, and made it")


def a_move_outside_the_menu_is_refused_with_a_reason_in_words(case: Case) -> int:
    match = case.begin()
    random = case.random()
    speaking = words_of(match)
    tried = 0
    for number in moments(match, random):
        if (number + case.seed) % 14:
            continue
        before = match.save()
        for seat in range(match.seats):
            for move in other_moves(match, seat, random):
                tried += is_refused(match, seat, move, speaking)
        assert match.save() == before
    return tried


def an_impossible_kind_of_move_has_a_reason_that_mentions_no_empty_list(case: Case) -> int:
    match = case.begin()
    random = case.random()
    speaking = words_of(match)
    tried = 0
    for number in moments(match, random):
        if (number + case.seed) % 5:
            continue
        before = match.save()
        menus = match.menus()
        for seat in range(match.seats):
            menu = menus.get(seat)
            offered = [] if menu is None else [move.name for move in (*menu.moves, *menu.patterns)]
            for command in match.rules.verbs.commands().values():
                if not any(name in offered for name in command.moves):
                    refusal = match.why_no_move(seat, command.moves)
                    assert refusal.key not in VAGUE, (command, refusal)
                    speaking.check([refusal.text])
                    tried += 1
        assert match.save() == before
    return tried


def _stepped(match: Match, speaking: Speaking) -> Mapping[Seat, Menu]:
    """Carry out the automatic steps that are due, check their texts, and return the menus."""
    speaking.check([event.text for event in go_on(match)])
    return match.menus()


def every_text_of_a_game_is_worded_in_every_language(case: Case) -> int:
    match = case.begin()
    random = case.random()
    speaking = words_of(match)
    while menus := match.menus() or _stepped(match, speaking):
        for seat, menu in menus.items():
            speaking.check([menu.question, seat_name(seat)])
            for move in some(menu, random, 3):
                speaking.check(labels(match.rules, match.state, seat, move))
        if random.random() < 0.04:
            for seat in (None, *range(match.seats)):
                speaking.check(match.view(seat))
            speaking.check(list(match.rules.nameable_items(match.state, 0)))
        seat = random.choice(list(menus))
        speaking.check([event.text for event in match.play(seat, menus[seat].draw(random)).events])
    result = match.result()
    assert result is not None
    speaking.check([match.view(None), result.reason])
    return len(speaking.known)
