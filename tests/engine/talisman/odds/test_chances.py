"""Chances are exact, and shown for the present fight, for Enemies and for the way to the Crown."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.games import game
from engine.kernel.menus import Move, RefusedError
from engine.kernel.odds import OddsWord, per_mille
from engine.kernel.text import Text
from engine.talisman.odds.chances import at_most, fight
from engine.talisman.play.values import total
from engine.talisman.state import Adventure, Fight, FightSide, Foe
from engine.talisman.view.player_view import fight_data
from tests.engine.talisman.adventures import new_match, next_question

FACES = range(1, 7)


def position(character: str = "warrior", **more: Any) -> Adventure:
    """Return a position in which the active player has this character."""
    match = new_match(2, 1, first="1")
    next_question(match)
    state = match.state
    adventurer = state.adventurers[0]
    adventurer.character, adventurer.fate, adventurer.strength, adventurer.craft = character, 0, 0, 0
    adventurer.objects, adventurer.followers, adventurer.spells = [], [], []
    for key, value in more.items():
        setattr(adventurer, key, value)
    return state


def test_a_fight_of_equals_is_won_in_15_of_36_ways() -> None:
    assert fight(0).won == fight(0).lost == Fraction(15, 36)
    assert fight(0).drawn == Fraction(6, 36)
    assert fight(6).won == 1 - Fraction(1, 36) + Fraction(1, 36)
    assert fight(-6).won == 0


def test_the_portal_opens_in_21_of_36_ways_with_7_and_in_30_with_9() -> None:  # M-312, MD-040
    assert at_most(2, 7) == Fraction(21, 36)
    assert at_most(2, 9) == Fraction(30, 36)


@pytest.mark.parametrize("lead", range(-4, 4))
def test_the_better_of_two_dice_counts_and_fate_rerolls_the_worse_die(lead: int) -> None:  # M-093a, MD-135
    two = [max(pair) + lead > other for *pair, other in product(FACES, repeat=3)]
    assert fight(lead, 2).won == Fraction(sum(two), len(two))
    fated = [
        lead + max(first, second) > other or lead + max(first, second, again) > other
        for first, second, other, again in product(FACES, repeat=4)
    ]
    assert fight(lead, 2, fate=True).won == Fraction(sum(fated), len(fated))
    beaten = [
        max(first, second) + lead < other and max(first, second, again) + lead < other
        for first, second, other, again in product(FACES, repeat=4)
    ]
    assert fight(lead, 2, fate=True).lost == Fraction(sum(beaten), len(beaten))


def test_fate_rerolls_the_highest_die_at_the_portal() -> None:  # M-093, MD-040
    ways = [first + second <= 7 or min(first, second) + again <= 7 for first, second, again in product(FACES, repeat=3)]
    assert at_most(2, 7, fate=True) == Fraction(sum(ways), len(ways))


def test_a_button_shows_the_chance_to_win_an_attack() -> None:  # MD-026, MD-119
    rules = game("talisman")
    state = position("elf", space="runes-1")
    state.fight, state.phase, state.agenda = (
        Fight("strength", FightSide(0), foe=Foe("strength", ["goblin.1"])),
        "fight",
        [],
    )
    open_attack = rules.chance(state, 0, Move("strike"))
    assert open_attack is not None
    assert open_attack.share == fight(3 - 2 - 2).won
    state.adventurers[0].character, state.adventurers[0].objects = "assassin", ["sword.1"]
    secret = rules.chance(state, 0, Move("assassinate"))
    assert secret is not None
    assert secret.share == fight(4 - 2, 1, 0).won == 1


def test_an_assassin_is_counted_on_to_assassinate_before_a_fight_and_its_strike_shows_that() -> None:  # MD-119
    rules: Any = game("talisman")
    state = position("assassin")
    state.phase, state.agenda = "land", []
    state.adventurers[1].character, state.adventurers[1].objects = "sorceress", []
    value = total(state, 0, "strength") - total(state, 1, "strength")
    assert rules.chance(state, 0, Move("attack", (1,))).share == fight(value, 1, 0).won
    way = rules.odds_now(state).face["bars"]
    assert way[0]["share"] == per_mille(fight(total(state, 0, "strength") - 9, 1, 0).won)
    state.fight, state.phase = Fight("strength", FightSide(0), FightSide(1)), "fight"
    assert "won-secret" in [bar["outcome"] for bar in rules.odds_now(state).face["bars"]]
    assert rules.stake(state, 0, Move("strike")).values["secret"] == "no"
    state.fight.assassinated = True
    assert "won-secret" not in [bar["outcome"] for bar in rules.odds_now(state).face["bars"]]
    assert rules.stake(state, 0, Move("strike")).values["secret"] == "yes"
    assert rules.stake(state, 1, Move("strike")).values["secret"] == "no"
    victim, attacker = (fight_data(state, state.fight)["sides"][side]["sum"] for side in (1, 0))
    assert (victim, attacker) == (total(state, 1, "strength"), None), "the picture shows no die for the victim"


def test_a_button_shows_the_chance_at_the_portal_and_in_the_crypt() -> None:  # MD-041, MD-121
    rules = game("talisman")
    dwarf = position("dwarf", space="plain-of-peril")
    opens = rules.chance(dwarf, 0, Move("open", ("craft",)))
    passes = rules.chance(dwarf, 0, Move("move", ("mines",)))
    crypt = rules.chance(dwarf, 0, Move("move", ("crypt",)))
    assert opens is not None
    assert passes is not None
    assert crypt is not None
    assert (opens.share, passes.share, crypt.share) == (Fraction(3, 6), at_most(2, 3), at_most(3, 3))
    assert rules.chance(dwarf, 0, Move("move", ("portal",))) is None


def test_the_button_of_the_portal_names_the_sentinel_who_attacks_first() -> None:  # M-293, M-310
    rules: Any = game("talisman")
    move = Move("open", ("strength",))
    weak = position(space="sentinel", strength=1)
    weak.roll = 5
    assert rules.chance(weak, 0, move).share == fight(5 - 9, 2).won * at_most(2, 5)
    assert rules.phrase(weak, 0, move).values["guard"] == 9
    weak.adventurers[0].space = "castle"
    assert rules.chance(weak, 0, move).share == at_most(2, 5)
    assert rules.phrase(weak, 0, move).values["guard"] == 0


def test_death_is_passed_in_575_of_1296_ways_and_its_price_is_named() -> None:  # MD-043
    rules: Any = game("talisman")
    state = position(space="death", lives=1)
    for move in (Move("face"), Move("move", ("death",))):
        assert rules.chance(state, 0, move).share == Fraction(575, 1296)
    assert rules.stake(state, 0, Move("face")) == Text("does-death", {"lives": 1})
    assert rules.stake(state, 0, Move("move", ("death",))) is None, "its label names the dice and the lives"
    state.adventurers[0].space = "crown"
    assert rules.chance(state, 0, Move("face")) is None


def test_chances_are_shown_for_the_present_fight_an_enemy_and_the_way_to_the_crown() -> None:
    rules: Any = game("talisman")
    state = position("troll", fate=1)
    way = rules.odds_now(state)
    assert [line.key for line in way.lines].count("odds-line") == 1 + 2 * 4
    dragon = rules.odds([OddsWord("dragon")], [], state)
    assert len(dragon.lines) == 5
    state.fight = Fight("craft", FightSide(0), FightSide(1))
    assert rules.odds_now(state).heading.key == "odds-duel"


@pytest.mark.parametrize("words", [[], ["dragon", "ogre"], ["healing"]])
def test_chances_of_anything_else_are_refused(words: list[str]) -> None:
    rules: Any = game("talisman")
    with pytest.raises(RefusedError) as refused:
        rules.odds([OddsWord(word) for word in words], [], position())
    assert refused.value.refusal.key == "refused-odds-what"
