"""Decisions of computer players about their hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.commands.simulate import computer_player, dice_key
from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.game import EXPLAINING, SIMPLE
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text
from engine.tenefyr.computer.chances import Party, needs_in
from engine.tenefyr.computer.search import SearchableExpedition
from engine.tenefyr.computer.worths import BOLD, CAREFUL, Judgement
from engine.tenefyr.game import Tenefyr
from engine.tenefyr.menus import REDRAW, menus_of
from engine.tenefyr.play.power import enemy_power
from engine.tenefyr.scenario import given
from engine.tenefyr.state import BOSS, Dungeon, Expedition, PlayedCard, dungeon


def in_the_last_turn(hand: list[str], *, missing: int) -> Expedition:
    """Return a fight in its last turn with ``missing`` power; a new hand would be the best possible."""
    players = {"a": {"deck": []}, "b": {"heroes": ["bard", "thief"], "hand": hand, "deck": ["titan"] * 6}}
    data = {"place": 1, "dungeons": [{"cards": ["ogre"]}], "fight": True, **players}
    state = given(data, ("a", "b"), Dice(b"")).state
    assert state.fight is not None
    state.fight.turn = 1
    state.fight.weakened = enemy_power(state) - missing
    return state


@pytest.mark.parametrize(("helper", "power"), [("skill-bard", 0), ("harpy", 2)])
def test_cards_that_help_later_turns_are_worth_nothing_in_the_last_turn(
    helper: str, power: int
) -> None:
    hand = [helper, "basic-1", "basic-1"]
    for more, name in ((0, "play-all"), (1, REDRAW.name)):
        state = in_the_last_turn(hand, missing=power + 2 + more)
        menu = menus_of(state)[1]
        assert REDRAW in menu.moves
        assert Tenefyr().choose(state, 1, menu, Random(0), SIMPLE).name == name


@pytest.mark.parametrize("level", [SIMPLE, "strong"])
def test_a_computer_does_not_throw_a_hand_away_against_an_enemy_that_its_partner_will_beat(level: str) -> None:
    hand, deck = ["basic-1", "basic-1", "basic-0", "basic-0"], [*["basic-0"] * 4, *["basic-1"] * 4, "kobold"]
    partner = {"deck": [*["basic-0"] * 6, *["basic-1"] * 6, "skill-thief"]}
    data = {"place": 1, "dungeons": [{"cards": ["marsh-light"]}], "fight": True, "a": {"hand": hand, "deck": deck}}
    state = given({**data, "b": partner}, ("a", "b"), Dice(b"")).state
    menu = menus_of(state)[0]
    assert REDRAW in menu.moves
    assert Tenefyr().decide(state, 0, menu, Random(0), level, 40).name == "play-all"
    state.players[1].deck = []
    assert Tenefyr().decide(state, 0, menu, Random(0), level, 40) == REDRAW, "nobody else can make the rest"


def test_a_strong_computer_searches_only_for_hands_that_do_not_win_by_themselves() -> None:
    searchable = SearchableExpedition(Tenefyr())
    for missing, tried in ((2, ["play-all", REDRAW.name]), (1, [])):
        state = in_the_last_turn(["basic-1", "basic-0", "basic-0"], missing=missing)
        moves = searchable.candidates(state, 1, menus_of(state)[1], Random(0))
        assert [move.name for move in moves] == tried


def test_a_strong_computer_departs_from_the_estimate_of_its_policy_at_a_hand() -> None:
    match = Match[Any].new(Tenefyr(), dice_key("search", 1), 2, {"difficulty": "hard"}, keep_rest=False)
    random, departures = Random(1), 0
    while menus := match.menus():
        seat = next(seat for seat, menu in menus.items() if not menu.optional)
        move = policy_move(match, seat, menus[seat], random, "strong")
        if REDRAW in menus[seat].moves:
            departures += computer_player(match, seat, menus[seat], random, "strong", 16) != move
        match.play(seat, move)
    assert departures


def test_a_playout_ends_with_the_fight_in_victory_and_defeat() -> None:
    for missing in (0, 30):
        state = in_the_last_turn(["basic-1", "basic-0", "basic-0"], missing=missing)
        searchable = SearchableExpedition(Tenefyr())
        end = searchable.progress(state) + searchable.ahead(state)
        match = Match(Tenefyr(), Dice(b"end"), state, seats=2)
        match.play(1, Move("play-all", (("basic-1", "basic-0", "basic-0"),)))
        assert searchable.progress(match.state) == end


def test_victory_over_the_boss_more_cards_and_fewer_steps_are_worth_more() -> None:
    def worth(**changes: object) -> float:
        state = in_the_last_turn(["basic-0"], missing=3)
        for key, value in changes.items():
            setattr(state, key, value)
        return SearchableExpedition(Tenefyr()).evaluate(state, 1)

    easy = Dungeon(0, ["marsh-light"])
    assert worth(ending="won") >= worth(place=BOSS, boss_deck=easy) > worth(place=BOSS) >= worth(ending="defeated")
    assert worth(pawn=1) < worth()
    richer = in_the_last_turn(["basic-0", "titan"], missing=3)
    assert SearchableExpedition(Tenefyr()).evaluate(richer, 1) > worth()


@pytest.mark.parametrize(("played", "chosen"), [("titan", "pay"), ("basic-0", "decline")])
def test_a_computer_discards_nothing_for_an_effect_that_adds_nothing(played: str, chosen: str) -> None:
    data = {"place": 1, "dungeons": [{"cards": ["red-dragon"]}], "fight": True, "a": {}}
    b = {"hand": ["medusa", "basic-1"], "deck": ["basic-1"] * 4}
    state = given({**data, "b": b}, ("a", "b"), Dice(b"")).state
    assert state.fight is not None
    state.fight.turn = 1
    state.fight.played = [PlayedCard(played, 0)]
    flow = Tenefyr().resolve(state, 1, Move("play", ("medusa",)), ResolveContext(Dice(b"")))
    assert flow is not None
    menu = next(flow).menus[1]
    assert menu.question.key == "ask-condition"
    assert menu.question.values["more"] == (7 if played == "titan" else 0)
    assert Tenefyr().choose(state, 1, menu, Random(0), SIMPLE).name == chosen


def test_cards_that_help_later_turns_are_discarded_first_in_the_last_turn() -> None:
    state = in_the_last_turn(["bandit", "skill-bard", "basic-1"], missing=2)
    state.players[1].deck = []
    flow = Tenefyr().resolve(state, 1, Move("play", ("bandit",)), ResolveContext(Dice(b"")))
    assert flow is not None
    menu = next(flow).menus[1]
    assert menu.question.key == "ask-throw"
    assert Tenefyr().choose(state, 1, menu, Random(0), SIMPLE) == Move("pick", (("skill-bard",),))


def test_the_player_with_most_power_is_doubled() -> None:
    data = {"place": 1, "dungeons": [{"cards": ["ogre"]}], "fight": True}
    state = given({**data, "a": {}, "b": {}, "c": {"hand": ["medusa"]}, "d": {}}, ("a", "b", "c", "d"), Dice(b"")).state
    assert state.fight is not None
    state.fight.turn = 2
    state.fight.played = [PlayedCard("kobold", 0), PlayedCard("titan", 1)]
    menu = Menu([Move("player", (seat,)) for seat in (0, 1, 3)], Text("ask-double-player"), Move("player", (0,)))
    assert Tenefyr().choose(state, 2, menu, Random(0), SIMPLE) == Move("player", (1,))


@pytest.mark.parametrize(("left", "word"), [(["wight"], "push-back"), ([], "ready-all")])
def test_taking_the_boss_back_is_worth_nothing_when_no_dungeon_is_left(left: list[str], word: str) -> None:  # R-132a
    dungeons = [{"cards": [], "level": 3, "reward": "sanctuary-3"}, {"cards": left}]
    state = given({"place": 1, "dungeons": dungeons, "a": {}, "b": {}}, ("a", "b"), Dice(b"")).state
    moves = [Move("take", (name,)) for name in ("push-back", "ready-all")]
    menu = Menu(moves, Text("ask-reward-together"), moves[0])
    assert Tenefyr().choose(state, 0, menu, Random(0), SIMPLE) == Move("take", (word,))


def reward_of_a_campfire(decks: dict[str, list[str]]) -> Match[Any]:
    """Return a match in which everybody chooses between removing cards and giving one away."""
    dungeons = [{"cards": [], "level": 1, "reward": "campfire-1"}, {"cards": ["wight"]}]
    players = {seat: {"deck": deck} for seat, deck in decks.items()}
    state = given({"place": 1, "dungeons": dungeons, "agenda": ["reward"], **players}, tuple(decks), Dice(b"")).state
    match = Match[Any](Tenefyr(), Dice(b""), state, seats=len(decks))
    while match.due:
        match.proceed()
    return match


def advised(match: Match[Any], seat: int) -> Move:
    return Tenefyr().choose(match.state, seat, match.menus()[seat], Random(0), SIMPLE)


def let_first_give(match: Match[Any]) -> None:
    """Play until the first of three players chooses a card to give away, the reward that only they take."""
    for seat, word in enumerate(("give", "remove", "remove")):
        match.play(seat, Move("take", (word,)))
    while (asked := {menu.question.key: seat for seat, menu in match.menus().items()}) and "ask-give" not in asked:
        seat = next(iter(asked.values()))
        match.play(seat, advised(match, seat))


def test_a_computer_does_not_give_a_miss_to_a_partner() -> None:
    strong, weak = ["basic-0", "basic-1", "orc", "titan", "titan"], ["basic-0", "basic-0", "basic-0", "basic-1"]
    match = reward_of_a_campfire({"a": ["basic-1", *strong], "b": ["basic-1", *strong], "c": weak})
    let_first_give(match)
    assert advised(match, 0) == Move("pick", (("basic-1",),))
    match.play(0, advised(match, 0))
    assert advised(match, 0) == Move("player", (2,)), "the weakest deck gets it"


def test_a_computer_gives_a_card_to_the_hero_who_can_use_it() -> None:
    deck = ["basic-0", "basic-1", "basic-1"]
    match = reward_of_a_campfire({"a": ["young-ogre", "hedge-witch", *deck], "b": deck, "c": ["basic-1", *deck]})
    let_first_give(match)
    assert advised(match, 0) == Move("pick", (("hedge-witch",),)), "the club is the barbarian's own"
    match.play(0, advised(match, 0))
    assert advised(match, 0) == Move("player", (2,)), "the cleric gets it"


@pytest.mark.parametrize(
    ("own", "partner", "word"),
    [
        (["basic-1", "basic-1", "titan"], ["titan", "titan", "orc"], "remove"),  # nothing helps the partner
        (["basic-1", "basic-1", "titan"], ["basic-0", "basic-0", "basic-1"], "give"),  # a Hit helps both
    ],
)
def test_a_computer_does_not_give_away_a_card_that_makes_a_deck_weaker(
    own: list[str], partner: list[str], word: str
) -> None:  # R-117, R-118a
    match = reward_of_a_campfire({"a": own, "b": partner})
    assert advised(match, 0) == Move("take", (word,))


def policy_move(match: Match[Expedition], seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return what a level plays without searching, from what a seat knows."""
    return match.rules.choose(match.determinize(seat, random), seat, menu, random, level)


def expedition(number: int, level: str) -> tuple[bool, list[Move]]:
    """Play a hard expedition of computers of a level; return whether they win, and where a strong one is bolder."""
    seats = 1 + number % 4
    match = Match[Any].new(Tenefyr(), dice_key("bold", number), seats, {"difficulty": "hard"}, keep_rest=False)
    random, bolder = Random(number), list[Move]()
    while menus := match.menus():
        seat = next(seat for seat, menu in menus.items() if not menu.optional)
        move = policy_move(match, seat, menus[seat], random, level)
        if menus[seat].question.key == "ask-go-on":
            strong = Tenefyr().choose(match.state, seat, menus[seat], random, "strong")
            bolder += [strong] if strong != move else []
        match.play(seat, move)
    return match.state.ending == "won", bolder


@pytest.mark.parametrize("level", [SIMPLE, EXPLAINING])
def test_the_strong_computer_goes_on_where_others_leave_and_never_the_other_way_round(level: str) -> None:
    bolder = [move for number in range(4) for move in expedition(number, level)[1]]
    assert bolder
    assert set(bolder) == {Move("go-on")}


@pytest.mark.parametrize(("level", "judgement"), [(SIMPLE, CAREFUL), ("strong", BOLD)])
def test_a_computer_leaves_before_an_enemy_that_it_will_probably_not_beat(level: str, judgement: Judgement) -> None:
    chances: dict[Move, list[float]] = {Move("go-on"): [], Move("withdraw"): []}
    for number in range(4):
        match = Match[Any].new(Tenefyr(), dice_key("leaves", number), 1 + number, {}, keep_rest=False)
        random = Random(number)
        while menus := match.menus():
            seat = next(seat for seat, menu in menus.items() if not menu.optional)
            move = policy_move(match, seat, menus[seat], random, level)
            if menus[seat].question.key == "ask-go-on":
                needs = needs_in(match.state, dungeon(match.state, match.state.place))
                chances[move].append(Party(match.state, judgement, rested=False).chances(needs)[0])
            match.play(seat, move)
    assert min(chances[Move("go-on")]) >= judgement.least
    assert min(chances[Move("withdraw")]) < judgement.least


@pytest.mark.slow
@pytest.mark.ci
def test_strong_groups_win_more_hard_expeditions() -> None:
    simple, strong = (sum(expedition(number, level)[0] for number in range(120)) for level in (SIMPLE, "strong"))
    assert strong > simple + 12, "of 120; in all expeditions that were measured about 8 more in 120"
