"""The properties of undo: a repeated decision gives the same game, and nothing revealed can be undone."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.undo import reveals_hidden_info
from tests.engine.properties.games import ENOUGH, Case, moments, texts_in
from tests.engine.properties.saving import made

LOOKS = 10
"""The most positions per game that are examined."""
BACKS = 40
"""The most decisions per game that are taken back."""


def again(match: Match[Any]) -> Match[Any]:
    return Match.load(match.rules, match.dice.key, match.save(), stepwise=True)


def without(match: Match[Any], *names: str) -> dict[str, Any]:
    """Return a save without some of its entries."""
    return {name: value for name, value in json.loads(match.save()).items() if name not in names}


def a_decision_taken_back_and_made_again_leads_to_the_same_position(case: Case) -> int:
    match = case.begin()
    match.opening()
    random = case.random()
    rate = Random(f"backs {case.seed}")
    tried = 0
    for _ in moments(match, random):
        if tried == BACKS or rate.random() > (0.4 if match.in_motion else 0.12):
            continue
        tried += 1
        earlier = match.save()
        seat, move = made(match, random)
        later = again(match)
        asked = later.asks()
        outcome = later.play(seat, move)
        back = later.back_to(earlier)
        rolled = ("counter", "skips") if outcome.rolls else ()
        assert without(back, "answered", *rolled) == without(match, "answered", *rolled)
        assert back.menus() == {seat: ask.menu for seat, ask in asked.items()}
        old = {ask.id for ask in [*asked.values(), *later.asks().values()]}
        assert not old & {ask.id for ask in back.asks().values()}
        twice = again(back)
        assert not twice.went_back
        redone = back.play(seat, move)
        assert twice.play(seat, move) == redone
        assert twice.save() == back.save()
        if outcome.rolls:
            assert not redone.rolls or redone.rolls[0].counter > outcome.rolls[-1].counter
        else:
            assert without(back, "answered") == without(later, "answered")
    return tried


def unseen(state: Any) -> list[Counter[str]]:
    """Return the cards of each hidden stack."""
    if hasattr(state, "sides"):
        stacks = [state.monsters, state.equipment, state.forest, state.market, *(side.heroes for side in state.sides)]
    elif hasattr(state, "tricks"):
        covered = [cards for cards in state.covered if cards]  # tricks that nobody wins are discarded unseen
        stacks = [state.pile, [*covered, *state.discard]]
    elif hasattr(state, "adventurers"):
        stacks = [state.adventure, state.spells, state.unused]
    elif hasattr(state, "reserve"):
        stacks = [player.deck for player in state.players]
    elif hasattr(state, "players"):
        stacks = [player.pile for player in state.players if not player.out]
    else:
        stacks = [getattr(state, "pile", [])]
    return [Counter(map(repr, stack)) for stack in stacks]


def named_cards(move: Move | None) -> Counter[str]:
    """Return the cards that a move selects by name, from a hidden stack whose content is known for example."""
    arguments = () if move is None else move.args
    return Counter(repr(card) for argument in arguments if isinstance(argument, tuple) for card in argument)


def a_card_that_leaves_a_hidden_stack_is_never_taken_back(case: Case) -> int:
    match = case.begin()
    match.opening()
    random = case.random()
    revealed, named = 0, Counter[str]()
    for _ in range(ENOUGH):
        if not match.due and not match.menus():
            break
        if not match.in_motion:
            named.clear()
        before = unseen(match.state)
        seat, move = (None, None) if match.due else made(match, random)
        named += named_cards(move)  # a card may leave only when a later question is answered, such as who gets it
        outcome = match.proceed() if seat is None or move is None else match.play(seat, move)
        after = unseen(match.state)
        if len(before) != len(after):
            continue
        gone = [then - now for then, now in zip(before, after, strict=True) if now.total() < then.total()]
        if gone and not (len(gone) == 1 and gone[0] <= named):
            assert outcome.revealed
            revealed += 1
    return revealed


def some_decisions_reveal_nothing_and_every_revelation_is_noticed(case: Case) -> int:
    """Return the number of decisions that revealed nothing."""
    match = case.begin()
    match.opening()
    random = case.random()
    harmless = looked = 0
    for number in moments(match, random):
        if number % 9 and not (match.in_motion and number % 3 == 0):
            continue
        if looked == LOOKS:
            break
        seat, move = made(match, random)
        saved = match.save()
        reveals = reveals_hidden_info(match, seat, move)
        assert match.save() == saved
        later = again(match)
        outcome = later.play(seat, move)
        public = list(texts_in([event.text.values for event in outcome.events if event.only is None]))
        secret = [event for event in outcome.events if event.only is not None and event.only != (seat,)]
        whispered = [text for event in secret for text in texts_in(event.text.values) if text not in public]
        if not reveals:
            harmless += 1
            assert not outcome.revealed
            assert not whispered
        looked += 1
    return harmless
