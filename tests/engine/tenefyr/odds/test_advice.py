"""Moves that a panel offers first: the hand in its best order, a new hand, the computer player's choice of place."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.labels import with_prospect
from engine.kernel.match import Match
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Text, name
from engine.tenefyr.cards.library import library
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.odds.advice import BEST
from engine.tenefyr.odds.playing import answer
from engine.tenefyr.play.game import ActiveExpedition
from engine.tenefyr.play.power import enemy_power
from engine.tenefyr.scenario import given
from engine.tenefyr.state import BOSS, Expedition, PlayedCard
from engine.tenefyr.view.labels import top_label
from host.play.advice import covers_menu
from render.languages import Reader
from tests.engine.tenefyr.odds.counting import TENEFYR, advance_to_decision, position
from tests.wording import strict_languages

GO_ON = Move("go-on")
LEGION = "tyrant-legion"


def test_the_best_places_come_first_in_their_order_and_each_place_once() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    menu = match.menus()[0]
    advice = list(match.rules.advise(match.state, 0, menu))
    best = [offer.move.args[0] for offer in advice[:BEST]]
    assert match.rules.choose(match.state, 0, menu, Random(0), "simple").args[0] in best
    assert best == sorted(best)
    assert advice[-1].move == Move("enter", (0,)), "the boss stands on the right of the board too"
    assert sorted(offer.move.args for offer in advice) == sorted(move.args for move in menu.moves)


def test_playing_the_whole_hand_and_redrawing_it_are_offered() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    for seat in (0, 1):
        match.play(seat, Move("enter", (1,)))
    while match.due:
        match.proceed()
    [(seat, menu)] = match.menus().items()
    offered = [offer.move for offer in match.rules.advise(match.state, seat, menu)]
    assert REDRAW in offered
    assert len(offered) == 2
    assert all(menu.allows(move) for move in offered)


@pytest.mark.parametrize("hand", [["basic-0", "basic-0"], ["basic-1", "basic-1"]])
def test_a_new_hand_is_always_the_second_button(hand: list[str]) -> None:
    state = in_hand("goblin-scout", hand)
    state.players[0].deck, state.players[1].deck = ["titan"] * 6, []
    assert [move.name for move in moves_of(state)] == ["play-all", "redraw"], "whichever of them is better"


def test_a_hand_without_effects_says_its_total_and_whether_that_is_enough() -> None:
    state = position(a={"deck": ["basic-1", "basic-1", "basic-0", "basic-0"]})
    advance_to_decision(state)
    assert state.fight is not None
    hand = tuple(state.players[0].hand)
    total = hand.count("basic-1")
    needed = enemy_power(state)
    stake = TENEFYR.stake(state, 0, Move("play-all", (hand,)))
    assert stake == Text("stake-later", {"total": total, "power": needed, "follower": "others"})
    data = {"place": 1, "dungeons": [{"cards": ["ogre"]}], "fight": True, "a": {"hand": ["basic-0"]}}
    alone = given(data, ("a",), Dice(b"")).state
    assert TENEFYR.stake(alone, 0, Move("play", ("basic-0",))) == Text(
        "stake-later", {"total": 0, "power": 6, "follower": "own"}
    )
    state.fight.order = [0]
    stake = TENEFYR.stake(state, 0, Move("play-all", (hand,)))
    assert stake == Text("stake-total", {"total": total, "missing": needed - total})
    state.fight.weakened += needed - total
    stake = TENEFYR.stake(state, 0, Move("play-all", (hand,)))
    assert stake == Text("stake-total", {"total": total, "missing": 0})
    assert tuple(state.players[0].hand) == hand
    assert TENEFYR.stake(state, 0, REDRAW) == Text("stake-redraw", {"cards": len(state.players[0].deck)})


def test_a_place_that_is_too_strong_says_so_instead_of_its_reward() -> None:
    dungeons = [{"cards": ["kobold"], "reward": "campfire-1"}, {"cards": ["ettin"] * 4, "reward": "map-3"}]
    state = position(place=-1, agenda=["camp"], dungeons=dungeons)
    stakes = [TENEFYR.stake(state, 0, Move("enter", (place,))) for place in (1, 2, 0)]
    removes = Text("reward-remove", {"cards": 2, "basics": "yes", "solo": 0})
    reward = Text("stake-reward", {"first": removes, "second": Text("reward-give")})
    assert stakes == [reward, Text("stake-too-strong"), Text("stake-too-strong-in-a-row")]
    for player in state.players:
        player.deck = ["titan"] * 30
    stakes = [TENEFYR.stake(state, 0, Move("enter", (place,))) for place in (2, 0)]
    reward = Text("stake-reward", {"first": Text("reward-take", {"level": 4}), "second": Text("reward-scout")})
    assert stakes == [reward, Text("stake-boss")]


@pytest.mark.parametrize("is_open", [0, 1])
def test_going_on_with_decks_that_are_too_weak_is_warned_about_before_open_and_closed_cards_alike(is_open: int) -> None:
    warned = Text("label-chance", {"label": Text("advice-go-on"), "chance": Text("stake-too-weak")})
    menu = Menu((GO_ON, Move("withdraw")), Text("ask-go-on", {"cards": 2}), GO_ON)
    for enough, deck in ((False, ["basic-0"]), (True, ["ogre"] * 9)):
        dungeons = [{"cards": ["harpy", "ogre"], "open": is_open}]
        state = position(agenda=["decide"], dungeons=dungeons, a={"deck": deck}, b={"deck": deck})
        offered = with_prospect(TENEFYR, state, 0, GO_ON, TENEFYR.advise(state, 0, menu)[0].text, has_chances=False)
        open_words = Text("label-chance", {"label": Text("advice-go-on"), "chance": Text("stake-enemy", {"power": 6})})
        assert offered == (warned if not enough else open_words if is_open else Text("advice-go-on"))


def test_a_hand_with_effects_names_only_the_power_that_is_sure() -> None:
    state = in_hand("ogre", ["basic-1", "cave-bat"])
    [played] = [move for move in moves_of(state) if move.name == "play-all"]
    assert TENEFYR.stake(state, 0, played) == Text("stake-effects", {"total": 2, "power": 6, "missing": 4})
    weakened = in_hand("wight", ["cave-bat", "ogre", "ogre", "basic-1"])  # its enemy weakens basic cards
    [played_all] = [move for move in moves_of(weakened) if move.name == "play-all"]
    enough = TENEFYR.stake(weakened, 0, played_all)
    assert enough == Text("stake-effects", {"total": 7, "power": 7, "missing": 0})
    assert enough is not None
    words = strict_languages().say_to(enough, Reader("nl", "tenefyr"))
    assert words == "samen 7: genoeg als geen effect iets afneemt", "an effect may still change it"
    state = in_hand("kobold", ["basic-1", "cave-bat"])
    assert TENEFYR.stake(state, 0, played) == Text("stake-at-least", {"total": 2})


def test_an_enemy_without_power_is_beaten_by_a_hand_without_power() -> None:
    state = in_hand("kobold", ["basic-0", "basic-0"])
    assert state.fight is not None
    state.fight.weakened = 5
    [played] = [move for move in moves_of(state) if move.name == "play-all"]
    assert TENEFYR.stake(state, 0, played) == Text("stake-no-power")


def test_a_hand_that_wins_with_every_draw_says_so_instead_of_its_power_without_effects() -> None:
    state = in_hand("mudling", ["basic-1", "cave-bat"])
    [played] = [move for move in moves_of(state) if move.name == "play-all"]
    state.players[0].deck = ["basic-1", "basic-1"]
    assert TENEFYR.stake(state, 0, played) == Text("stake-certain")
    one = Move("play", ("cave-bat",))
    assert TENEFYR.stake(state, 0, one) == Text("stake-effects", {"total": 1, "power": 3, "missing": 2})


def test_an_enemy_is_labelled_with_the_power_it_will_have() -> None:
    dungeons = [{"cards": ["kobold"]}, {"cards": ["gnoll-thug", "kobold"]}]
    state = position(place=-1, agenda=["camp"], dungeons=dungeons, boss="iron-tyrant", a={"discard": ["basic-0"]})
    state.boss_deck.cards.sort(key=lambda card: card == LEGION)
    legion = Text("argument-enemy", {"enemy": name(LEGION), "power": 18})
    assert top_label(state, BOSS) == legion, "one more power for each of the three cards below it"
    thug = Text("argument-enemy", {"enemy": name("gnoll-thug"), "power": 5})
    assert top_label(state, 2) == thug, "no Miss lies in a discard pile once the decks are refilled"
    state.place = 2
    assert top_label(state, 2) == Text("argument-enemy", {"enemy": name("gnoll-thug"), "power": 4})


@pytest.mark.parametrize(
    ("enemy", "hand", "is_last", "may_add"),
    [
        ("ogre", ["bone-walker", "thorn-sprite"], False, False),  # a card put back is drawn after this fight
        ("siren", ["bone-walker", "thorn-sprite"], False, False),
        ("ogre", ["bone-walker", "cave-bat"], False, True),  # … unless another card draws it
        ("ogre", ["skill-bard", "basic-1"], False, True),
        ("ogre", ["skill-bard", "basic-1"], True, False),  # nobody follows who could become stronger
    ],
)
def test_effects_are_promised_only_where_they_may_still_help(
    enemy: str, hand: list[str], is_last: bool, may_add: bool
) -> None:
    state = in_hand(enemy, hand)
    assert state.fight is not None
    state.players[0].heroes, state.players[0].discard = ["bard"], ["basic-1"]
    state.fight.order = [0] if is_last else [0, 1]
    [played] = [move for move in moves_of(state) if move.name == "play-all"]
    stake = TENEFYR.stake(state, 0, played)
    assert stake is not None
    assert (stake.key == "stake-effects") == may_add


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("bandit", "Stolen Purse (1: draws 2 and discards 1)"),
        ("basic-1", "Hit (1)"),
        ("hedge-witch", "{} (2)"),  # works only for the Cleric
    ],
)
def test_cards_that_are_offered_for_a_choice_say_in_short_what_they_do(card: str, words: str) -> None:
    state = in_hand("ogre", ["basic-0"])
    state.players[0].heroes = ["bard"]
    said = strict_languages().say_to(
        TENEFYR.label(state, 0, Move("choose", (card,)), 1), Reader("en", "tenefyr", markdown=False)
    )
    assert said.split(" (", 1)[1] == words.split(" (", 1)[1]


def test_cards_that_are_offered_have_the_power_and_the_effects_that_they_have_against_the_enemy() -> None:
    weakened = in_hand("wight", ["titan"])  # its enemy weakens basic cards
    hit = TENEFYR.label(weakened, 0, Move("choose", ("basic-1",)), 1)
    assert hit.values["power"] == 1 + library().fought["wight"].basics, "in whichever pile it lies"
    (silent, *_) = [enemy for enemy, data in library().fought.items() if data.silent]
    for enemy, key in (("ogre", "argument-card-choice"), (silent, "argument-card")):
        state = in_hand(enemy, ["basic-0"])
        state.players[0].heroes = ["thief"]
        assert TENEFYR.label(state, 0, Move("choose", ("skill-thief",)), 1).key == key
    assert TENEFYR.label(weakened, 0, Move("pick", ((),)), 1) == Text("argument-amount", {"number": 0})


def test_a_cost_is_asked_for_with_the_effect_that_it_pays() -> None:
    (card, *_) = [card for card, loot in library().played.items() if loot.condition is not None and loot.condition.deck]
    state = in_hand("ogre", [card, "basic-1"])
    state.players[0].deck = ["basic-0"] * 5
    flow = TENEFYR.resolve(state, 0, Move("play", (card,)), ResolveContext(Dice(b"")))
    prompt = next(flow)
    effects = [effect.in_short() for effect in library().played[card].effects]
    assert prompt.menus[0].question.values["effects"] == effects


def test_before_the_heroes_are_chosen_nothing_is_said_about_decks() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 2)
    assert {term for term, _ in TENEFYR.seen(match.view(0))} == {"track", "token"}
    started = Match.new(game("tenefyr"), b"the dice key of the tests", 2, {"heroes": "random"})
    seen = list(TENEFYR.seen(started.view(0)))
    rules = [place for term, place in seen if term == "rule"]
    assert rules
    assert all(isinstance(rule, Text) and rule.key == "seen-rule" for rule in rules)


def test_odds_in_camp_leave_out_hopeless_places_and_say_how_many() -> None:
    dungeons = [{"cards": ["kobold"]}, {"cards": ["titan"] * 4}]
    state = position(place=-1, agenda=["camp"], dungeons=dungeons, boss="iron-tyrant")
    for player in state.players:
        player.deck = ["basic-1"] * 6
    item = TENEFYR.odds_now(state)
    assert item is not None
    assert [line.key for line in item.lines] == ["odds-first", "odds-line", "odds-hopeless", "odds-how"]
    assert item.lines[2].values["count"] == 2


def test_a_hand_is_offered_in_its_best_order_with_a_label_that_leaves_room_for_its_power() -> None:
    state = in_hand("ogre", ["basic-1", "cave-bat", "basic-1"])
    (played,) = [offer for offer in TENEFYR.advise(state, 0, TENEFYR.menus(state)[0]) if offer.move.name == "play-all"]
    assert played.move.args == (("cave-bat", "basic-1", "basic-1"),)
    assert played.text == Text("move-play-all")


def in_hand(enemy: str, hand: list[str]) -> Expedition:
    """Return a fight against this enemy in which the first player holds these cards."""
    data = {"place": 1, "dungeons": [{"cards": [enemy]}], "fight": True, "a": {"hand": hand, "deck": ["basic-0"]}}
    return given({**data, "b": {}}, ("a", "b"), Dice(b"")).state


def moves_of(state: Expedition) -> list[Move]:
    return [offer.move for offer in TENEFYR.advise(state, 0, TENEFYR.menus(state)[0])]


def test_weak_cards_to_remove_are_offered_as_one_button_next_to_none() -> None:
    data = {"dungeons": [{"cards": [], "level": 1, "reward": "campfire-1"}], "place": 1, "agenda": ["reward"]}
    cards = ["basic-0"] * 5 + ["basic-1"] * 3
    state = given({**data, "a": {"deck": cards}, "b": {}}, ("a", "b"), Dice(b"")).state
    io = ResolveContext(Dice(b""))
    flow = TENEFYR.proceed(state, io)
    assert flow is not None
    next(flow)
    flow.send({1: Move("take", ("remove",))})
    menu = flow.send({0: Move("take", ("remove",))}).menus[0]
    [pattern] = menu.patterns
    assert pattern.args[0] == Pick(("basic-0", "basic-0", "basic-1", "basic-1"), 0, 2)
    offers = TENEFYR.advise(state, 0, menu)
    assert [offer.move for offer in offers] == [Move("pick", (("basic-0", "basic-0"),)), Move("pick", ((),))]
    next_prompt = flow.send({0: offers[0].move})
    assert 0 not in next_prompt.menus
    [removed] = [event.text for event in io.events if event.text.key == "event-set-aside"]
    assert removed.values["card"] == [Text("argument-counted", {"card": name("basic-0"), "count": 2})]


def test_a_vote_on_a_card_offers_every_player_next_to_the_reserve() -> None:
    match = Match.new(game("tenefyr"), b"the dice key of the tests", 4, {"heroes": "random"})
    receivers = [Move("give", (seat,)) for seat in range(4)]
    menu = Menu([*receivers, Move("put-back")], Text("ask-hand-out"), receivers[0])
    offered = [offer.move for offer in match.rules.advise(match.state, 0, menu)]
    assert offered == receivers
    assert covers_menu(match.rules, menu, offered)


@pytest.mark.parametrize(("hand", "short", "numbers"), [(["ogre"], 0, [0, 1, 2, 3]), (["basic-0"], 1, [3, 2, 1, 0])])
def test_no_more_cards_are_offered_first_where_the_rest_of_the_hand_is_enough(
    hand: list[str], short: int, numbers: list[int]
) -> None:
    state = in_hand("cave-bat", ["skill-barbarian", *hand])
    state.players[0].heroes, state.players[0].deck = ["barbarian"], ["basic-1"] * 5
    flow = TENEFYR.resolve(state, 0, Move("play", ("skill-barbarian",)), ResolveContext(Dice(b"")))
    assert flow is not None
    menu = next(flow).menus[0]
    assert menu.question.values["short"] == short
    assert [move.args[0] for move in menu.moves] == numbers
    assert answer(ActiveExpedition(state, ResolveContext(Dice(b""))), 0, menu) == Move("number", (3,))


@pytest.mark.parametrize(
    ("below", "hand", "matters"), [([], [], "no"), (["kobold"], [], "yes"), ([], ["basic-0", "basic-1"], "yes")]
)
def test_of_cards_to_put_back_the_best_comes_first_and_the_hint_says_if_none_matters(
    below: list[str], hand: list[str], matters: str
) -> None:
    discard = ["basic-0", "basic-1", "titan"]
    a = {"hand": hand, "discard": discard}
    state = position(dungeons=[{"cards": ["kobold", *below]}], agenda=[], fight=True, a=a)
    assert state.fight is not None
    state.fight.played.append(PlayedCard("titan", state.fight.turn))
    moves = [Move("choose", (card,)) for card in sorted(discard)]
    menu = Menu(moves, Text("ask-recover", {"card": name("titan"), "more": 0}), moves[0])
    advice = list(TENEFYR.advise(state, 0, menu))
    assert [offer.move.args[0] for offer in advice] == ["titan", "basic-1", "basic-0"]
    assert [offer.reason for offer in advice] == 3 * [Text("hint-recover", {"matters": matters})]
