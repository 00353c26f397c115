"""The booster draft (section P): its heroes, its boosters, what is secret in it, and the duel it leads to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from engine.kernel.dice import Dice, Roll, verify
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move, Refused
from engine.kernel.text import text_to_data
from engine.kernel.views import View
from engine.telperinquar.draft.boosters import fill
from engine.telperinquar.draft.rating import weakest, worth
from engine.telperinquar.draft.state import Draft
from engine.telperinquar.library import check_deck
from engine.telperinquar.state import Duel

from .playing import rules

SEATS = (2, 3, 4)


def begin(seats: int = 2, seed: int = 1, **options: Any) -> Match[Duel]:
    return Match.new(rules(), seed.to_bytes(32, "big"), seats, {"draft": True, "round_limit": 12, **options})


def drafting(match: Match[Duel], seed: int, computers: Sequence[int] = ()) -> Iterator[Draft]:
    """Draft at random, some seats as computers do; yield the position before every decision."""
    random = Random(seed)
    while (draft := match.state.draft) is not None and match.menus():
        yield draft
        seat = random.choice(list(match.menus()))
        menu = match.menus()[seat]
        if seat in computers:
            move = rules().choose(match.imagine(seat, random), seat, menu, random, "simple")
        else:
            move = random.choice([move for move in menu.moves if move.name in ("pick", "ready")])
        match.play(seat, move)


def to_the_decks(match: Match[Duel], seed: int = 1, computers: Sequence[int] = ()) -> Draft:
    """The draft when all cards are taken."""
    return next(draft for draft in drafting(match, seed, computers) if draft.stage == "decks")


def as_bytes(view: View) -> bytes:
    figures = [(figure.heading, tuple(figure.lines)) for figure in view.figures]
    return json.dumps(text_to_data([view.headline, view.board, figures, view.private, tuple(view.hand)])).encode()


def menus_as_bytes(menu: Menu | None) -> bytes:
    return b"" if menu is None else json.dumps(text_to_data([list(menu.moves), menu.question])).encode()


# ---- heroes


def test_the_heroes_of_a_draft_differ_in_nothing_but_their_looks() -> None:  # T-249, T-258a
    first, *others = rules().cards.draft_heroes.values()
    looks = {"id", "name", "hero_class"}
    assert len(others) >= 3
    for hero in others:
        assert hero.model_dump(exclude=looks) == first.model_dump(exclude=looks)


def test_the_table_of_a_draft_hero_is_that_of_the_rules() -> None:
    for hero in rules().cards.draft_heroes.values():
        rows = hero.levels
        assert [row.maximum for row in rows] == [20, 22, 25, 29, 34, 40, 47, 55, 64, 74]  # T-250, T-252
        assert [row.gain for row in rows[1:]] == list(range(2, 11))  # T-251
        assert [row.actions for row in rows] == [3, 3, 4, 5, 7, 7, 9, 9, 11, 12]  # T-253
        assert all((row.resistance, row.armour) == (0, 0) for row in rows)  # T-254
        for level, row in enumerate(rows, 1):
            assert row.strength == row.reflex == row.mind == row.aura == 3 * level  # T-255
        assert hero.unarmed == -5  # T-259
        assert hero.every_class  # T-258


def test_the_actions_of_a_draft_hero_are_those_of_all_heroes() -> None:  # T-253
    tables = {
        tuple(row.actions for row in hero.levels)
        for hero in (*rules().cards.heroes.values(), *rules().cards.draft_heroes.values())
    }
    assert len(tables) == 1


def test_no_deck_of_ones_own_has_a_draft_hero() -> None:  # T-249
    ready = next(iter(rules().cards.decks.values()))
    deck = ready.model_copy(update={"hero": "draft-fighter"})
    assert [refusal.key for refusal in check_deck(deck, rules().cards)] == ["refused-deck-hero"]


# ---- boosters


@pytest.mark.parametrize("seed", range(20))
def test_a_booster_has_ten_different_cards_of_all_sorts_in_the_order_of_lists(seed: int) -> None:  # T-260
    cards = rules().cards
    booster = fill(cards, Dice(bytes([seed])).deal)
    assert len(booster) == len(set(booster)) == 10
    types = Counter(cards.cards[card].type for card in booster)
    assert types["creature"] in (4, 5)
    assert all(types[each] >= 1 for each in ("weapon", "spell", "talent"))
    assert booster == fill(cards, lambda items, count: sorted(set(items) & set(booster))[:count])


def test_boosters_come_from_the_dice_that_can_be_verified() -> None:  # T-260
    match = begin(3)
    rolls: list[Roll] = [*match.opening().rolls]
    for seat in range(3):
        rolls += match.play(seat, Move("pick", ("draft-rogue",))).rolls
    assert len(rolls) == 30
    assert verify(match.dice.key, rolls) is None


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_thirty_cards_of_three_boosters_and_no_card_is_lost(seats: int) -> None:  # T-260
    match = begin(seats, seed=seats)
    draft = to_the_decks(match)
    assert [len(each.picks) for each in draft.drafters] == [30] * seats
    assert len(draft.boosters) == 3 * seats
    assert all(len(each.taken) == 10 and not each.cards for each in draft.boosters)
    taken = Counter(each.kind for booster in draft.boosters for each in booster.taken)
    assert taken == Counter(kind for each in draft.drafters for kind in each.picks)
    for booster in draft.boosters:
        hands = [each.seat for each in booster.taken]
        step = 1 if booster.number % 2 else -1
        assert [(hands[0] + step * number) % seats for number in range(10)] == hands, "passed round, then back"


@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_takes_as_many_questions_as_there_are_choices(seats: int) -> None:  # T-260
    match = begin(seats)
    asked = Counter(seat for _ in drafting(match, 1) for seat in match.menus())
    assert set(asked) == set(range(seats))
    decisions = sum(1 for _ in drafting(begin(seats), 1))
    assert decisions == seats * (1 + 3 * 9 + 1), (
        "a hero, nine cards of each booster as the last one comes by itself, a deck"
    )


def test_the_duel_is_played_with_what_was_taken() -> None:  # T-260
    match = begin(2, seed=5)
    draft = to_the_decks(match)
    owned = [Counter(each.picks) - Counter(each.left_out) for each in draft.drafters]
    match.play(1, Move("ready"))
    match.play(0, Move("ready"))
    for player, cards in zip(match.state.players, owned, strict=True):
        found = Counter(player.hand + player.pile)
        assert found.pop("level") == 9  # T-013
        assert found == cards
        assert sum(cards.values()) == 29


def test_no_number_of_copies_is_too_high_in_a_drafted_deck() -> None:  # T-260, T-010
    match = begin(2)
    draft = to_the_decks(match)
    draft.drafters[0].picks = ["grey-wolf"] * 30
    draft.drafters[0].left_out = ["grey-wolf"]
    for seat in (0, 1):
        match.play(seat, Move("ready"))
    player = match.state.players[0]
    assert Counter(player.hand + player.pile)["grey-wolf"] == 29


# ---- nobody waits, nobody peeps


@pytest.mark.parametrize("seats", SEATS)
def test_what_one_player_decides_makes_no_question_of_another_stale(seats: int) -> None:  # T-260
    match = begin(seats)
    random = Random(7)
    while match.state.draft is not None:
        asks = match.asks()
        for seat in random.sample(list(asks), len(asks)):
            now = match.asks()[seat]
            assert now == asks[seat]
            moves = [move for move in now.menu.moves if move.name in ("pick", "ready")]
            match.play(seat, random.choice(moves), now.id)
    with pytest.raises(Refused) as caught:
        match.play(0, Move("ready"), "0-0")
    assert caught.value.refusal.key == "refused-answered"


@pytest.mark.parametrize("seats", SEATS)
def test_what_one_player_takes_changes_nothing_that_the_others_see_or_are_asked(seats: int) -> None:  # T-260, T-321
    match = begin(seats, seed=3)
    for number, _ in enumerate(drafting(match, 3)):
        if number % 5:
            continue
        saved = match.save()
        seat = next(iter(match.menus()))
        if len(match.menus()) == 1:
            continue  # all are waiting for this decision; what it brings is dealt with below
        seen = dict.fromkeys(
            _seen_by_others(Match[Duel].load(rules(), match.dice.key, saved), seat, move)
            for move in match.menus()[seat].moves
            if move.name in ("pick", "leave-out", "put-in")
        )
        assert len(seen) == 1


def _seen_by_others(match: Match[Duel], seat: int, move: Move) -> bytes:
    match.play(seat, move)
    others = [other for other in (None, *range(match.seats)) if other != seat]
    asked = [menus_as_bytes(match.menus().get(other)) for other in others if other is not None]
    return b"".join([*(as_bytes(match.view(other)) for other in others), *asked])


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True)])
def test_a_draft_is_saved_and_dealt_anew_at_every_decision(seats: int, teams: bool) -> None:  # T-260, T-321
    match = begin(seats, seed=11, teams=teams)
    random = Random(2)
    for _ in drafting(match, 11):
        again = Match[Duel].load(rules(), match.dice.key, match.save())
        assert again.fingerprint() == match.fingerprint()
        assert again.asks() == match.asks()
        for seat in (None, *range(seats)):
            seen = as_bytes(match.view(seat))
            assert as_bytes(again.view(seat)) == seen
            imagined = match.imagine(seat, random)
            assert as_bytes(rules().view(imagined, seat)) == seen
            if seat is not None:
                asked = menus_as_bytes(rules().menus(imagined).get(seat))
                assert asked == menus_as_bytes(match.menus().get(seat))
            _is_sound(imagined, match.state)


def _is_sound(imagined: Duel, real: Duel) -> None:
    """What is imagined could be real: as many cards everywhere, and each taken out of the booster it was in."""
    draft, true = imagined.draft, real.draft
    assert draft is not None
    assert true is not None
    for booster, model in zip(draft.boosters, true.boosters, strict=True):
        kinds = booster.cards + [each.kind for each in booster.taken]
        assert len(kinds) == len(set(kinds)) == len(model.cards) + len(model.taken)
        assert [each.seat for each in booster.taken] == [each.seat for each in model.taken]
    for drafter, model in zip(draft.drafters, true.drafters, strict=True):
        taken = [each.kind for booster in draft.boosters for each in booster.taken if each.seat == drafter.seat]
        assert Counter(taken) == Counter(drafter.picks)
        assert len(drafter.picks) == len(model.picks)
        assert not Counter(drafter.left_out) - Counter(drafter.picks)


def test_others_picks_are_imagined_as_far_as_they_are_unknown_and_no_further() -> None:  # T-321
    match = begin(2, seed=4)
    for seat in (0, 1):
        match.play(seat, Move("pick", ("draft-rogue",)))
    first, second = (next(b for b in _draft(match).boosters if b.holder == seat).cards[:] for seat in (0, 1))
    match.play(0, Move("pick", (first[0],)))
    match.play(1, Move("pick", (second[0],)))
    guesses = {_other_picks(match, random)[0] for random in range(40)}
    assert len(guesses) > 10, "what the other took from a booster nobody else has seen could be anything"
    match.play(0, Move("pick", (second[1],)))
    match.play(1, Move("pick", (first[1],)))
    missing = {_other_picks(match, random)[1] for random in range(40)}
    assert missing == {first[1]}, "what is missing from a booster that comes back has been taken by the other"


def _draft(match: Match[Duel]) -> Draft:
    assert match.state.draft is not None
    return match.state.draft


def _other_picks(match: Match[Duel], seed: int) -> list[str]:
    imagined = match.imagine(0, Random(seed)).draft
    assert imagined is not None
    return imagined.drafters[1].picks


def test_a_spectator_sees_how_far_everybody_is_and_no_card() -> None:  # T-321
    match = begin(3, seed=6)
    kinds = [f'"name-{kind}"' for kind in rules().cards.cards]
    for draft in drafting(match, 6):
        shown = as_bytes(match.view(None)).decode()
        assert not [kind for kind in kinds if kind in shown]
        players: list[Mapping[str, Any]] = match.view(None).board["players"]
        assert [player["picks"] for player in players] == [len(each.picks) for each in draft.drafters]


# ---- leaving, options, computers


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("moment", [0, 1, 4, 40, 85])
def test_whoever_leaves_during_a_draft_leaves_a_game_that_goes_on_or_ends(seats: int, moment: int) -> None:
    match = begin(seats, seed=moment)
    for number, _ in enumerate(drafting(match, moment)):
        if number == moment:
            match.resign(seats - 1)
            break
    if match.state.draft is None:
        return
    for draft in drafting(match, moment + 1):
        assert seats - 1 not in match.menus()
        holding = [each.holder for each in draft.boosters if each.holder >= 0]
        assert seats - 1 not in holding
    if seats == 2:
        result = match.result()
        assert result is not None
        assert result.winners == (0,)
    else:
        assert [player.out for player in match.state.players] == [False] * (seats - 1) + [True]
        assert match.result() is None


@pytest.mark.parametrize("other", [{"decks": ["fighter"]}, {"double_class": True}])
def test_a_draft_does_not_go_with_options_about_other_decks(other: Mapping[str, Any]) -> None:
    with pytest.raises(ValidationError) as caught:
        begin(2, **other)
    (error,) = caught.value.errors()
    assert error["type"] == "options_together"
    assert error.get("ctx") == {"option": "draft", "other": next(iter(other))}


def test_too_few_cards_make_no_draft() -> None:
    few = replace(rules().cards, booster=())
    with pytest.raises(Refused) as caught:
        Match.new(type(rules())(few), b"key", 2, {"draft": True})
    assert caught.value.refusal.key == "refused-no-boosters"


def test_computers_draft_decks_that_can_be_played() -> None:
    match = begin(2, seed=8)
    draft = to_the_decks(match, computers=(0, 1))
    cards = rules().cards.cards
    for drafter in draft.drafters:
        types = Counter(cards[kind].type for kind in drafter.picks)
        assert types["creature"] >= 9
        assert sum(cards[kind].play <= 2 for kind in drafter.picks) >= 15


def test_computers_take_better_cards_than_chance_does() -> None:
    kinds = rules().catalog.kinds
    for seed in range(3):
        draft = to_the_decks(begin(2, seed=seed), seed, computers=(0,))
        clever, blind = (sum(worth(kinds[kind]) for kind in each.picks) for each in draft.drafters)
        assert clever > blind + 15


def test_the_first_deck_leaves_out_the_weakest_card() -> None:
    picks = ["sun-lion"] * 14 + ["grey-wolf"] * 15 + ["paper-imp"]
    kinds = rules().catalog.kinds
    out = weakest(picks, 1, rules().catalog)
    assert worth(kinds[out[0]]) == min(worth(kinds[kind]) for kind in picks)


def test_a_whole_game_after_a_draft_comes_to_its_end() -> None:
    match = begin(3, seed=9)
    random = Random(9)
    for _ in range(4000):
        if not match.menus():
            break
        seat = random.choice(list(match.menus()))
        match.play(seat, random.choice(list(match.menus()[seat].moves)))
    assert match.result() is not None
