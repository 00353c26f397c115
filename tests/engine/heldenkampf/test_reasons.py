"""Why the computer waits, attacks, keeps equipment, or strikes as it does."""

from __future__ import annotations

import pytest

from engine.games import game
from engine.heldenkampf.cards import card_set
from engine.heldenkampf.computer.explanations import CLEAR, MANY
from engine.heldenkampf.state import Fight, Fighter, HeldenkampfState
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from engine.kernel.text import Text, name
from render.languages import Languages, Reader
from tests.engine.heldenkampf.test_computer import match_of

ATTACK, CALL, FORAGE = Move("attack", ("galan", "bridge")), Move("call"), Move("forage", ("galan", "forest"))
ROLL, ROLL_ON, WAIVE, BREAK, FIGHT_ON = map(Move, ("roll", "roll-on", "waive", "break-off", "fight-on"))


def quest(own: int = 0, other: int = 0) -> HeldenkampfState:
    """Return a turn of the heroes with so many monsters defeated by each side, all of the same life."""
    state: HeldenkampfState = Match.new(game("heldenkampf"), b"the dice key of the tests", 2).state
    state.turn, state.phase = 0, "action"
    state.sides[0].hand = ["galan"]
    state.sides[0].defeated, state.sides[1].defeated = ["wyvern"] * own, ["wyvern"] * other
    return state


def why(state: HeldenkampfState, move: Move, seat: int = 0) -> Text | None:
    return game("heldenkampf").explain(state, seat, move)


def test_who_leads_waits_and_who_is_behind_attacks() -> None:
    life = card_set().cards["wyvern"].life
    ahead, behind = ({"points": life, "other": 0}, {"points": 0, "other": life})
    assert why(quest(1, 0), PASS) == Text("explain-pass-ahead", ahead)
    assert why(quest(1, 0), FORAGE) == Text("explain-forage-ahead", ahead)
    assert why(quest(0, 1), ATTACK) == Text("explain-attack-behind", {**behind, "fighter": name("galan")})
    assert why(quest(0, 1), CALL) == Text("explain-call-behind", {**behind, "fighter": ""})
    assert why(quest(), CALL) == Text("explain-call")
    strong = why(quest(1, 0), ATTACK)
    assert strong is not None
    assert strong.key in ("explain-attack-strong", "explain-attack-dare")


def test_a_defender_with_many_cards_is_a_reason_to_wait() -> None:
    state = quest()
    for move in (PASS, FORAGE):
        state.sides[1].hand = ["sling"] * MANY
        assert why(state, move) == Text("explain-wait", {"count": MANY, "after": move.name})
        state.sides[1].hand = ["sling"] * (MANY - 1)
        assert why(state, move) == Text("explain-" + move.name)


def test_a_hero_is_called_and_something_else_drawn() -> None:
    state = quest()
    state.phase = "draw"
    assert why(state, Move("draw", ("equipment",))) == Text("explain-draw-equipment")
    state.sides[0].hand = []
    state.sides[0].heroes, state.sides[0].tavern = ["galan"], ["joris"]
    assert why(state, Move("draw", ("equipment",))) == Text("explain-draw-call", {"count": 2})
    assert why(state, Move("draw", ("heroes",))) == Text("explain-draw-heroes")
    state.sides[0].heroes = state.sides[0].tavern = []
    assert why(state, Move("draw", ("monsters",))) == Text("explain-draw-monsters")


def fighting(attacker: str, defender: str, own_life: int = 0, other_life: int = 0) -> HeldenkampfState:
    """Return a fight of hero against heroine; a life of 0 stands for no wounds."""
    state = quest()
    state.fight = Fight("bridge", Fighter(0, attacker), Fighter(1, defender))
    for fighter, life in ((attacker, own_life), (defender, other_life)):
        if life:
            state.wounds[fighter] = card_set().cards[fighter].life - life
    return state


def strength(fighter: str) -> int:
    return card_set().cards[fighter].strength


def test_equipment_is_kept_where_it_is_not_needed_or_does_not_help() -> None:
    fighters = sorted((card.id for card in card_set().cards.values() if card.kind == "hero"), key=strength)
    weak, strong = fighters[0], fighters[-1]
    own, other = strength(strong), strength(weak)
    assert own - other >= CLEAR
    for kept, mine, theirs, lead in (
        (why(fighting(strong, weak), PASS), own, other, "ahead"),
        (why(fighting(weak, strong), PASS), other, own, "behind"),
    ):
        assert kept is not None
        sums = kept.values["sums"]
        assert isinstance(sums, Text)
        assert (kept.key, kept.values["lead"]) == ("explain-keep", lead)
        assert (sums.values["own"], sums.values["other"]) == (mine, theirs)
    equal = next((one, two) for one in fighters for two in fighters if one != two and strength(one) == strength(two))
    assert why(fighting(*equal), PASS) is None


@pytest.mark.parametrize(("own_life", "other_life", "is_won"), [(0, 1, True), (1, 0, False)])
def test_a_fight_goes_on_if_it_is_likely_won_and_is_broken_off_if_not(
    own_life: int, other_life: int, is_won: bool
) -> None:
    state = fighting("galan", "ysolde", own_life, other_life)
    assert state.fight is not None
    state.fight.strikes = 1
    on, off = why(state, ROLL_ON), why(state, BREAK)
    assert (on is not None, off is not None) == (is_won, not is_won)
    assert (why(state, ROLL), why(state, FIGHT_ON)) == (on, on)
    reason = on or off
    assert reason is not None
    assert reason.key == ("explain-fight-on" if is_won else "explain-break-off")
    assert (reason.values["gain"], reason.values["cost"]) == (
        card_set().cards["ysolde"].life,
        card_set().cards["galan"].life,
    )
    assert (int(str(reason.values["percent"])) >= 50) == is_won


def test_a_safe_2_is_taken_where_a_roll_could_kill() -> None:
    weak, strong = "galan", "ysolde"
    worst_with_2, worst = (strength(strong) + 6 - strength(weak) - mine for mine in (2, 1))
    assert why(fighting(weak, strong, worst), WAIVE) == Text("explain-waive", {"fighter": name(weak)})
    assert why(fighting(weak, strong, worst_with_2), WAIVE) is None, "it may fall all the same"
    assert why(fighting(weak, strong, min(worst + 1, card_set().cards[weak].life)), WAIVE) is None


@pytest.mark.parametrize(("own", "other"), [(0, 0), (1, 0), (0, 1)])
def test_a_monster_attacks_to_weaken_a_hero_and_for_no_points(own: int, other: int) -> None:  # H-073
    state = quest(own, other)
    state.sides[0].hand = ["giant-spider"]
    reason = why(state, Move("attack", ("giant-spider", "bridge")))
    assert reason == Text("explain-attack-monster", {"fighter": name("giant-spider")})


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Before the dice I have strength 10 against 6: that is enough for now, so I add nothing."),
        ("de", "Vor dem Würfeln habe ich Stärke 10 gegen 6: Das reicht im Moment, also lege ich nichts nach."),
        ("nl", "Vóór de dobbelstenen heb ik kracht 10 tegen 6: dat is voor nu genoeg, dus ik zet niets in."),
    ],
)
def test_who_keeps_equipment_may_add_it_later_in_the_same_fight(language: str, words: str) -> None:  # H-027
    match = match_of(a={"hand": ["cave-troll", "rapier"]}, b={"hand": ["tilda", "longsword"]})
    match.play(0, Move("attack", ("cave-troll", "bridge")))
    match.play(1, Move("answer", ("tilda",)))
    reason = match.rules.explain(match.state, 0, PASS)
    assert reason is not None
    assert Languages().say_to(reason, Reader(language, "heldenkampf")) == words
    match.play(0, PASS)
    match.play(1, Move("add", ("longsword",)))
    assert Move("add", ("rapier",)) in match.menus()[0].moves
