"""The attack rolls and their results (M-161 .. M-171, M-174, M-181 .. M-187, M-237)."""

from __future__ import annotations

from collections.abc import Callable, Generator

from engine.kernel.flow import Answers, Flow, Prompt, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Amount, Pattern, Pick
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import CROWN, INNER, board
from engine.talisman.cards.library import library
from engine.talisman.cards.outcomes import loss_text
from engine.talisman.play.context import ROLL
from engine.talisman.play.fights.scores import (
    attack_bonus,
    dice_count,
    fight_of,
    foe_name,
    foe_types,
    foe_value,
    may_use_armour,
    runes_bonus,
    used_weapons,
)
from engine.talisman.play.game import ActiveGame
from engine.talisman.play.spells.casting import ask_for_preservation
from engine.talisman.play.values import can, seize_moves, usable_object_data
from engine.talisman.state import Fight, FightSide, kind, visit_of

RUNESWORD = "life-drinker"
FACES = 6
"""The best face of a die."""
WIDE_MARGIN = 6
"""The least margin of a fight that is won or lost by far."""


def attack(game: ActiveGame) -> Flow:
    """Carry out steps 3 to 5: attack rolls, fate and result (M-161 .. M-169, M-181 .. M-183)."""
    state = game.state
    fight = fight_of(state)
    attacker, foe = fight.attacker, fight.foe
    state.fought, fight.space = fight, game.adventurer(attacker.seat).space
    for side in fight.sides():
        side.value = attack_bonus(state, fight, side)
    own = attacker.value
    if foe is not None:
        attacker.faces = faces = game.throw(attacker.seat, dice_count(state, fight, attacker), ROLL)
        if not fight.assassinated:
            fight.die, fight.bonus = game.io.dice.roll(6), runes_bonus(state, attacker.seat)
        theirs = foe_value(foe) + fight.die + fight.bonus
        yield from game.spend_fate(attacker.seat, faces, ROLL, _describe_score(own, theirs), _can_change(own, theirs))
        yield from _against_creatures(game, fight, own + max(faces), theirs)
        return
    yield from _both_roll(game, fight, own)


def _both_roll(game: ActiveGame, fight: Fight, own: int) -> Flow:
    """Roll for both players before fate is offered to the attacker, then to the defender (M-181, M-182)."""
    state, defender, attacker = game.state, fight.defender, fight.attacker.seat
    assert defender is not None
    other = defender.value
    fight.attacker.faces = mine = game.throw(attacker, dice_count(state, fight, fight.attacker), ROLL)
    theirs = [0] if fight.assassinated else game.throw(defender.seat, dice_count(state, fight, defender), ROLL)
    defender.faces = [] if fight.assassinated else theirs
    best = FACES if game.adventurer(defender.seat).fate and not fight.assassinated else max(theirs)
    least = other + max(theirs)
    yield from game.spend_fate(attacker, mine, ROLL, _describe_score(own, least), _can_change(own, other + best, least))
    if not fight.assassinated:
        score = own + max(mine)
        yield from game.spend_fate(
            defender.seat, theirs, ROLL, _describe_score(other, score), _can_change(other, score)
        )
    yield from _between_players(game, fight, own + max(mine), other + max(theirs))


def _can_change(own: int, most: int, least: int | None = None) -> Callable[[list[int]], bool]:
    """Return a test whether a reroll could change the result against a score from ``least`` to ``most``."""
    reached = most if least is None else least
    return lambda faces: max(faces) < FACES and own + max(faces) <= most and own + FACES >= reached


def _describe_score(own: int, theirs: int) -> Callable[[list[int]], Text]:
    """Return a function that describes the result of a fight with given faces."""

    def describe(faces: list[int]) -> Text:
        mine = own + max(faces)
        result = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
        return Text("fate-fight", {"mine": mine, "theirs": theirs, "result": result})

    return describe


def _margin(mine: int, theirs: int) -> str:
    """Return how clearly a fight is decided: by one point, by a wide margin, or else clearly."""
    return {1: "close"}.get(abs(mine - theirs), "wide" if abs(mine - theirs) >= WIDE_MARGIN else "clear")


# ---- against creatures


def _against_creatures(game: ActiveGame, fight: Fight, mine: int, theirs: int) -> Flow:
    """Apply the result of a fight against creatures (M-167 .. M-170a, M-174, M-175)."""
    state, seat, foe = game.state, fight.attacker.seat, fight.foe
    assert foe is not None
    result = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
    own = fight.attacker.value
    scores = {"own": own, "die": mine - own, "mine": mine, "value": foe_value(foe), "theirs": theirs}
    scores |= {"points": abs(mine - theirs), "margin": _margin(mine, theirs)}
    game.report("event-fight-" + result, seat, foe=foe_name(foe), rolled=fight.die, bonus=fight.bonus, **scores)
    _discard_helpers(game, fight)
    if result == "won" and (yield from _enemy_preserved(game, fight)):
        result = "drawn"
    if result == "won":
        yield from _victory(game, fight)
        state.fight = None
        return
    if state.visit is not None:
        state.visit.cut = "beaten"
    state.agenda = ["cut"]
    if result == "lost":
        yield from lose_life_in_fight(game, fight, seat)
    if foe.name == "sentinel":
        yield from game.stop_here()
    state.fight = None


def _enemy_preserved(game: ActiveGame, fight: Fight) -> Generator[Prompt, Answers, bool]:
    """Return whether somebody preserves an Enemy that would be killed, which makes the fight a stand-off.

    Not in the Inner Region (M-323, M-399b, MD-113).
    """
    foe = fight.foe
    if foe is None or not foe.cards or board().region(game.adventurer(fight.attacker.seat).space) in (INNER, CROWN):
        return False
    question = Text("ask-preserve", {"what": foe_name(foe)})
    saved = yield from ask_for_preservation(game, question, fight.attacker.seat)
    if saved:
        game.report("event-preserved-foe", fight.attacker.seat, foe=foe_name(foe))
    return saved


def _victory(game: ActiveGame, fight: Fight) -> Flow:
    """Turn killed Enemies into trophies or Followers of the Ghoul (M-237, M-244, MD-035, MD-090, MD-124)."""
    state, seat, foe = game.state, fight.attacker.seat, fight.foe
    adventurer = game.adventurer(seat)
    assert foe is not None
    if foe.name == "werewolf":
        adventurer.werewolf = 0
    elif foe.name == "pitfiend":
        adventurer.pitfiends -= 1
        if adventurer.pitfiends:
            state.agenda.insert(0, "space")
    for card in foe.cards:
        game.lift(card, visit_of(state).space)
        raises = fight.attribute == "strength" and can(state, seat, "raise")
        raises = raises and not any(kind(follower) == "hag" for follower in adventurer.followers)
        if raises:
            moves = [Move("keep-trophy", (card,)), Move("raise", (card,))]
            move = yield from game.choose(seat, Text("ask-raise", {"card": name(kind(card))}), moves)
            raises = move.name == "raise"
        (adventurer.followers if raises else adventurer.trophies).append(card)
        game.report("event-raised" if raises else "event-trophy", seat, card=name(kind(card)))
    drinks = [card for card in used_weapons(state, fight.attacker, foe_types(foe)) if _drinks_life(card)]
    if foe.cards and drinks and fight.attribute == "strength":
        game.gain(seat, "life")
    if foe.cards and adventurer.quest == 2:
        yield from game.fulfil_quest(seat)
        state.agenda = ["cut"]


def _drinks_life(card: str) -> bool:
    return RUNESWORD in library().object(card).abilities


def _discard_helpers(game: ActiveGame, fight: Fight) -> None:
    """Discard raised Enemies that have helped; charmed Animals remain (MD-124, M-381)."""
    for side in fight.sides():
        if side.ally and not can(game.state, side.seat, "charm"):
            game.discard_own(side.seat, side.ally)


def lose_life_in_fight(game: ActiveGame, fight: Fight, seat: Seat) -> Flow:
    """Take a life after a lost fight, unless Armour saves it in battle (M-168, M-190, M-211, MD-081)."""
    state = game.state
    armour = [data for data in usable_object_data(state, seat) if data.saves]
    side = fight.side(seat)
    if armour and may_use_armour(state, fight, seat) and side is not None and not side.bare:
        best = min(armour, key=lambda data: data.saves)
        (face,) = yield from game.roll(seat, 1, name(best.id), _hit, lambda faces: faces[0] < best.saves)
        if face >= best.saves:
            game.report("event-saved", seat, card=name(best.id))
            return
    yield from game.lose_lives(seat, 1)


def _hit(_: list[int]) -> Text:
    return loss_text("life")


# ---- between players


def _between_players(game: ActiveGame, fight: Fight, mine: int, theirs: int) -> Flow:
    """Let the winner take a life, an Object or a gold from the loser (M-183 .. M-187)."""
    state = game.state
    assert fight.defender is not None
    game.end_turn_after_meeting()
    _discard_helpers(game, fight)
    winner, loser = (fight.attacker, fight.defender) if mine >= theirs else (fight.defender, fight.attacker)
    high, low = max(mine, theirs), min(mine, theirs)
    values = {"other": seat_name(loser.seat), "own": winner.value, "die": high - winner.value}
    values |= {"value": loser.value, "rolled": low - loser.value}
    if high == low:
        game.report("event-stand-off", winner.seat, **values)
        state.fight = None
        return
    game.report("event-beats", winner.seat, **values, high=high, low=low, margin=_margin(mine, theirs))
    must = state.adventurers[winner.seat].quest == 1 or (fight.assassinated and winner is fight.attacker)
    spoils = [] if must else seize_moves(state, winner.seat, loser.seat)
    question = Text("ask-spoils", {"other": seat_name(loser.seat)})
    move = yield from game.choose(winner.seat, question, [Move("take-life"), *spoils])
    if move.name == "take-life":
        yield from _take_life(game, fight, winner, loser)
    else:
        yield from game.take_from(winner.seat, loser.seat, str(move.args[0]), "spoils")
    if loser is fight.attacker:  # beaten, or dead
        state.agenda = ["cut"]
    state.fight = None


def _take_life(game: ActiveGame, fight: Fight, winner: FightSide, loser: FightSide) -> Flow:
    """Take a life from the loser, with the winner's gains if it is lost (M-184b, MD-034, MD-090, MD-123).

    A killer may plunder the dead character (M-141, M-185).
    """
    state = game.state
    before, space = game.adventurer(loser.seat), game.adventurer(loser.seat).space
    lives, gold = before.lives, before.gold
    belongings = [*before.objects, *before.followers]
    yield from lose_life_in_fight(game, fight, loser.seat)
    dead = game.adventurer(loser.seat) is not before
    if not dead and before.lives == lives:
        return
    if fight.attribute == "craft" and can(state, winner.seat, "drain"):
        game.gain(winner.seat, "life")
    if fight.attribute == "strength" and any(_drinks_life(card) for card in used_weapons(state, winner, [])):
        game.gain(winner.seat, "life")
    if dead and not state.options.inherit:  # M-362
        yield from _plunder(game, winner.seat, space, gold, belongings)
    if game.adventurer(winner.seat).quest == 1:
        yield from game.fulfil_quest(winner.seat)


def _plunder(game: ActiveGame, seat: Seat, space: str, gold: int, left: list[str]) -> Flow:
    """Let the killer take any Objects, Followers and gold of the dead character.

    The rest remains on the space, except a raft (M-141, M-185, M-305, M-305a).
    """
    if game.adventurer(seat).toad is not None:
        return
    lying = game.state.cards.get(space, [])
    loot = tuple(card for card in left if (card in lying or kind(card) == "raft") and game.may_have(seat, card))
    if not loot and not gold:
        return
    spoils = Pattern("plunder", (Pick(loot, 0, len(loot), loot), Amount(0, gold)))
    menu = Menu((), Text("ask-plunder"), Move("plunder", (loot, gold)), patterns=(spoils,))
    cards, coins = (yield from ask(seat, menu)).args
    for card in cards:
        if kind(card) == "raft":
            game.retrieve(card)
        else:
            game.lift(card, space)
        game.take(seat, card)
    if coins:
        game.pick_up_gold(seat, space, coins)
    yield from game.enforce_limits(seat)
    yield from game.deliver(seat)
