"""Hints follow the chances on the buttons, unless they can say what speaks against them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text, name, seat_name
from engine.tenefyr.game import Tenefyr
from engine.tenefyr.menus import REDRAW
from engine.tenefyr.play.power import enemy_power
from engine.tenefyr.scenario import given
from engine.tenefyr.state import BOSS, Expedition, PlayedCard
from render.languages import Reader
from tests.wording import strict_languages

RULES = Tenefyr()
HITS = ["basic-1"] * 3


def fighting(enemies: Sequence[str], hand: list[str], deck: list[str], other: Sequence[str] = ()) -> Expedition:
    """Return a fight against the first of these enemies; without cards the other player has had their turn."""
    data = {"place": 1, "dungeons": [{"cards": list(enemies)}], "fight": True, "b": {"deck": list(other)}}
    state = given({**data, "a": {"hand": hand, "deck": deck}}, ("a", "b"), Dice(b"")).state
    assert state.fight is not None
    state.fight.order = [0, 1] if other else [0]
    return state


def hinted(state: Expedition) -> tuple[Move, dict[str, Any]]:
    """Return the hint for a hand, and the values of its reason, which every language can say."""
    menu = RULES.menus(state)[0]
    move, reason = RULES.hint(state, 0, menu, menu.moves[0])
    assert reason is not None
    assert reason.key == ("hint-redraw" if move == REDRAW else "hint-keep")
    shown = {chance.text.values["percent"] for other in (move, REDRAW) if (chance := RULES.chance(state, 0, other))}
    assert shown <= {reason.values["kept"], reason.values["new"]}, "it names the chances on the buttons"
    return move, said(reason)


def said(reason: Text) -> dict[str, Any]:
    languages = strict_languages()
    for language in ("en", "de", "nl"):
        assert languages.say_to(reason, Reader(language, "tenefyr", ("Anna", "Bert")))
    return dict(reason.values)


def test_a_hint_follows_the_chances_where_the_computer_overrates_a_hand() -> None:
    state = fighting(["orc"], ["wyrmling", "basic-0", "basic-0"], ["titan"] * 6)
    menu = RULES.menus(state)[0]
    assert RULES.choose(state, 0, menu, None, "simple").name == "play-all"  # type: ignore[arg-type]
    move, values = hinted(state)
    assert move == REDRAW
    assert (values["better"], values["kept"], values["new"]) == ("new", 0, 100)


@pytest.mark.parametrize(("deck", "renews"), [(3, False), (6, True)])
def test_a_likelier_new_hand_is_not_advised_where_its_cards_are_needed_later(deck: int, renews: bool) -> None:
    others = ["basic-1"] * 20 + ["basic-0"]
    move, values = hinted(fighting(["ogre", "ettin", "ettin"], HITS, ["titan"] * deck, others))
    assert (move == REDRAW) == renews
    assert values == {"better": "new", "kept": 86, "new": 100, "hands": deck // 3, "cards": 3, "enemies": 2}
    move, _ = hinted(fighting(["ogre"], HITS, ["titan"] * deck, others))
    assert move == REDRAW, "after the last enemy all cards come back"


@pytest.mark.parametrize(
    ("enemy", "hits", "misses", "hands"), [("kobold", 5, 7, 4), ("kobold", 2, 3, 1), ("mudling", 5, 7, 1)]
)
def test_a_new_hand_that_is_no_likelier_is_advised_only_if_it_may_be_thrown_away_too(
    enemy: str, hits: int, misses: int, hands: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tenefyr.hints.choose", lambda *_: REDRAW)
    hand = ["cave-bat", "basic-1" if enemy == "mudling" else "basic-0", "basic-0"]
    move, values = hinted(fighting([enemy], hand, ["basic-1"] * hits + ["basic-0"] * misses))
    assert values["better"] == "kept"
    assert values["hands"] == hands, "a mudling grows with each hand that is thrown away"
    assert (move == REDRAW) == (hands > 1)


def test_a_hand_that_is_as_likely_as_a_new_one_is_kept() -> None:
    move, values = hinted(fighting(["kobold"], HITS, ["basic-1"] * 6))
    assert (move.name, values["better"], values["kept"]) == ("play-all", "none", 100)


@pytest.mark.parametrize(
    ("here", "there", "why"),
    [
        ({"cards": ["ogre"] * 4, "reward": "map-2"}, {"cards": ["kobold"] * 4, "reward": "map-1"}, "loot"),
        ({"cards": ["ogre"], "reward": "map-2"}, {"cards": ["harpy"] * 4, "reward": "map-3"}, "reward"),
        ({"cards": ["ogre"] * 4, "reward": "map-2"}, {"cards": ["harpy"] * 4}, "reward"),
        ({"cards": ["ogre"] * 4, "reward": "map-2"}, {"cards": ["harpy"] * 4, "reward": "map-3"}, "chance"),
        ({"cards": ["ogre"] * 4, "reward": "map-2"}, {"cards": ["harpy"], "reward": "map-3"}, "chance"),
    ],
)
def test_a_place_is_advised_against_a_likelier_one_only_for_its_loot_or_its_reward(
    here: dict[str, Any], there: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chances = {1: 40, 2: 70, BOSS: 0}
    monkeypatch.setattr("engine.tenefyr.hints._percent", lambda _state, _seat, move: chances[move.args[0]])
    state = given({"dungeons": [here, there]}, ("a", "b"), Dice(b"")).state
    move, reason = RULES.hint(state, 0, places(2), Move("enter", (1,)))
    assert reason is not None
    assert move == Move("enter", (2 if why == "chance" else 1,)), "else it follows the chances"
    values = said(reason)
    assert (values["why"], values["percent"], values["likelier"]) == (why, 70 if why == "chance" else 40, 70)
    assert values["other"] == name(there["cards"][0])


def places(count: int) -> Menu:
    moves = [Move("enter", (place,)) for place in (*range(1, count + 1), BOSS)]
    return Menu(moves, Text("ask-enter", {"players": 2}), moves[0])


def test_the_chance_against_the_first_card_of_the_boss_is_no_reason_to_go_there() -> None:
    state = given({"dungeons": [{"cards": ["titan"], "reward": "map-2"}]}, ("a", "b"), Dice(b"")).state
    state.boss_deck.cards = ["void-mask", "kobold"]
    move, reason = RULES.hint(state, 0, places(1), Move("enter", (1,)))
    assert move == Move("enter", (1,))
    assert reason is not None
    assert said(reason)["why"] == "boss"
    move, reason = RULES.hint(state, 0, places(1), Move("enter", (BOSS,)))
    assert (move, reason) == (Move("enter", (BOSS,)), RULES.explain(state, 0, move)), "nor one against it"


MISSES = Move("pick", (("basic-0", "basic-0"),))


@pytest.mark.parametrize(
    ("question", "move", "reason"),
    [
        (Text("ask-hand-out"), Move("give", (1,)), ("hint-give", {"player": seat_name(1), "whole": 0, "tenth": 5})),
        (Text("ask-give-to"), Move("player", (1,)), ("hint-give", {"player": seat_name(1), "whole": 0, "tenth": 5})),
        (
            Text("ask-give-to", {"card": name("loot-hedge-witch")}),
            Move("player", (1,)),
            ("hint-give-to-hero", {"player": seat_name(1)}),
        ),
        (Text("ask-give"), Move("pick", (("basic-0",),)), ("hint-gift", {"helps": "no", "power": 0})),
        (Text("ask-inspire"), Move("player", (1,)), ("hint-help", {"follows": "yes", "cards": 4})),
        (Text("ask-ready"), Move("player", (0,)), ("hint-help", {"follows": "no", "cards": 6})),
        (Text("ask-double"), Move("choose", ("titan",)), ("hint-double", {"power": 7})),
        (Text("ask-double-player"), Move("player", (1,)), ("hint-double", {"power": 1})),
        (Text("ask-condition", {"more": 3}), Move("pay"), ("hint-pay", {"more": 3})),
        (Text("ask-condition", {"more": 0}), Move("decline"), ("hint-pay", {"more": 0})),
        (Text("ask-draw-more"), Move("number", (2,)), ("hint-draw-more", {"count": 2})),
        (Text("ask-send"), Move("send", (1,)), ("hint-send", {})),
        (Text("ask-arrange"), Move("arrange", (("kobold", "ogre"),)), ("hint-arrange", {"least": 2, "most": 6})),
        (Text("ask-remove"), MISSES, ("hint-remove", {"kind": "misses", "count": 2})),
        (Text("ask-discharge"), Move("pick", ((),)), ("hint-remove", {"kind": "none", "count": 0})),
        (Text("ask-remove"), Move("pick", (("titan",),)), ("hint-remove", {"kind": "weakest", "count": 1})),
        (Text("ask-throw"), Move("pick", (("basic-1",),)), ("hint-throw", {"count": 1, "power": 1})),
        (Text("ask-give"), Move("pick", (("titan",),)), ("hint-gift", {"helps": "yes", "power": 7})),
    ],
)
def test_a_hint_for_a_choice_names_the_number_that_decides(
    question: Text, move: Move, reason: tuple[str, dict[str, Any]]
) -> None:
    state = fighting(["ogre"], ["basic-1"], ["basic-0"] * 6, ["basic-1", "basic-0"] * 2)
    assert state.fight is not None
    state.fight.played = [PlayedCard("titan", 0), PlayedCard("basic-1", 1)]
    hinted_move, why = RULES.hint(state, 0, Menu([move], question, move), move)
    assert hinted_move == move
    assert why is not None
    key, values = reason
    assert (why.key, {**why.values, **values}) == (key, why.values)
    said(why)


@pytest.mark.parametrize(
    ("enemies", "deck", "missing", "count", "why"),
    [
        (["ghoul"], ["basic-1", "basic-1"], 0, 0, "won"),
        (["ghoul", "ettin"], ["basic-1", "basic-1"], 0, 0, "enough"),
        (["ghoul"], ["basic-1"], 1, 0, "empty"),
        (["ghoul", "ettin"], ["basic-1"], 1, 0, "empty"),
        (["ghoul"], ["titan"], 1, 1, "last"),
        (["ghoul", "ettin"], ["titan"], 1, 1, "needed"),
        (["ghoul", "ettin"], ["titan"] * 6, 1, 1, "some"),
        (["ogre"], ["basic-1"] * 6, 1, 3, "last"),
        (["ogre", "ettin"], ["basic-1"] * 6, 1, 3, "needed"),
    ],
)
def test_a_hint_to_draw_more_gives_the_reason_for_as_many_cards(
    enemies: list[str], deck: list[str], missing: int, count: int, why: str
) -> None:  # R-084, R-088a
    state = fighting(enemies, ["basic-0"], deck)
    state.players[1].deck = ["basic-1"]
    assert state.fight is not None
    state.fight.more = enemy_power(state) - missing
    moves = [Move("number", (number,)) for number in range(min(3, len(deck)), -1, -1)]
    menu = Menu(moves, Text("ask-draw-more", {"card": name("skill-barbarian")}), moves[0])
    move = RULES.choose(state, 0, menu, Random(0), "simple")
    assert move == Move("number", (count,))
    _, reason = RULES.hint(state, 0, menu, move)
    assert reason is not None
    values = said(reason)
    assert (reason.key, values["why"], values["missing"]) == ("hint-draw-more", why, missing)
    assert values["by"] == (2 if missing and len(deck) == 1 else 0), "an empty deck makes a ghoul stronger"


@pytest.mark.parametrize(
    ("reward", "word", "amount"),
    [
        ("campfire-1", "remove", 2), ("campfire-1", "give", 0), ("map-2", "take", 3), ("map-2", "scout", 0),
        ("sanctuary-3", "push-back", 1), ("sanctuary-3", "ready-all", 1),
    ],
)  # fmt: skip
def test_a_hint_for_a_reward_names_the_number_that_decides(reward: str, word: str, amount: int) -> None:
    place = {"cards": [], "level": int(reward[-1]), "reward": reward}
    data = {"place": 1, "dungeons": [place], "pawn": 4, "a": {"deck": ["basic-0", "titan", "basic-0"]}, "b": {}}
    state = given(data, ("a", "b"), Dice(b"")).state
    move = Move("take", (word,))
    _, why = RULES.hint(state, 0, Menu([move], Text("ask-reward"), move), move)
    assert why is not None
    values = said(why)
    assert (values["word"], values["level"] or values["more"]) == (word, amount)
    assert (values["misses"], values["cards"], values["left"]) == (2, 3, state.skull - 4)
