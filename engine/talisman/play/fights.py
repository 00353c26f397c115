"""Battle and psychic combat, against creatures and between players (M-155 .. M-197, M-245 .. M-250)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from engine.kernel.flow import Answers, Flow, Prompt
from engine.kernel.menus import Move
from engine.kernel.text import Seat, Text, name, seat_name
from engine.talisman.board import INNER, board
from engine.talisman.cards.models import ObjectData
from engine.talisman.play.encounters import visit_of
from engine.talisman.play.game import Game
from engine.talisman.play.values import can, knows, printed, total, usable
from engine.talisman.state import Adventure, Fight

RUNES = 2
"""What creatures add to their attack roll on the Runes (MD-026)."""


def begin_fight(game: Game) -> Flow:
    """Step 1: what can be evaded may be (M-158, M-179, M-245 .. M-250), Spirits may be destroyed (MD-086, MD-129)."""
    state = game.state
    fight = fight_of(state)
    yield from _destroy_spirits(game, fight)
    if fight.foe is not None and fight.foe.value == 0:
        state.fight = None
        return
    seat = fight.attacker if fight.defender is None else fight.defender
    if may_evade(state, seat, fight):
        question = Text("ask-evade", {"foe": _opponent(fight, seat)})
        move = yield from game.choose(seat, question, [Move("evade"), Move("fight")])
        if move.name == "evade":
            game.tell("event-evades", seat, foe=_opponent(fight, seat))
            state.fight = None
            if fight.foe is not None and state.visit is not None:
                state.visit.evaded += fight.foe.cards
            elif fight.defender is not None:
                state.agenda = ["trade"]  # M-179a
            return
    state.agenda.insert(0, "attack")


def fight_of(state: Adventure) -> Fight:
    """Return the fight that is on."""
    assert state.fight is not None
    return state.fight


def _opponent(fight: Fight, seat: Seat) -> Text:
    if fight.foe is not None:
        return name(fight.foe.name)
    return seat_name(fight.attacker if seat == fight.defender else fight.defender or 0)


def may_evade(state: Adventure, seat: Seat, fight: Fight) -> bool:
    """Return whether a character has a means of evading here; creatures of the Inner Region never (M-247, M-323,
    MD-075)."""
    region = board().region(state.adventurers[seat].space)
    if fight.foe is not None and region == INNER:
        return False
    return board().kind(state.adventurers[seat].space) in knows(state, seat, "evade")


def _destroy_spirits(game: Game, fight: Fight) -> Flow:
    """Cross and Priest may destroy any number of Spirits before the combat (M-275, MD-024, MD-086, MD-129)."""
    seat, foe, state = fight.attacker, fight.foe, game.state
    if foe is None or "spirit" not in foe.types or not can(state, seat, "destroy-spirits"):
        return
    question = Text("ask-destroy", {"foe": name(foe.name)})
    move = yield from game.choose(seat, question, [Move("destroy"), Move("fight")])
    if move.name == "fight":
        return
    for card in foe.cards:
        game.gone(card)
    if can(state, seat, "spirit-spell"):
        game.draw_spells(seat, max(1, len(foe.cards)))
    game.tell("event-destroyed", seat, foe=name(foe.name))
    foe.value = 0


def weapons(state: Adventure, seat: Seat, types: Sequence[str]) -> int:
    """Return the Strength of the best Weapon a character may use, the Warrior of the best two (M-163, M-210,
    MD-135)."""
    if can(state, seat, "no-weapon"):
        return 0
    bonuses = sorted((_bonus(data, types) for data in usable(state, seat) if data.weapon), reverse=True)
    return sum(bonuses[: 2 if can(state, seat, "two-weapons") else 1])


def _bonus(data: ObjectData, types: Sequence[str]) -> int:
    return max([data.weapon, *(bonus for enemy, bonus in data.against.items() if enemy in types)])


def base(state: Adventure, seat: Seat, fight: Fight) -> int:
    """Return what a character adds to its attack roll (M-162, M-183, M-189, M-191, MD-013)."""
    value = total(state, seat, fight.attribute)
    if fight.attribute == "craft" or state.adventurers[seat].toad is not None:
        return value
    if can(state, seat, "craft-in-battle"):
        value += printed(state, seat).craft
    return value + weapons(state, seat, fight.foe.types if fight.foe is not None else [])


def attack(game: Game) -> Flow:
    """Steps 3 to 5: the attack rolls, fate, and who is beaten (M-161 .. M-169, M-181 .. M-183)."""
    state = game.state
    fight = fight_of(state)
    seat, foe = fight.attacker, fight.foe
    own = base(state, seat, fight)
    if foe is not None:
        runes = RUNES if board().kind(state.adventurers[seat].space) == "runes" else 0
        theirs = foe.value + (game.io.dice.roll(6) + runes)
        game.tell("event-foe-score", seat, foe=name(foe.name), score=theirs)
        mine = own + (yield from _attack_roll(game, seat, fight, lambda face: own + face <= theirs))
        _against_creature(game, fight, mine, theirs)
        if mine < theirs:
            yield from _wounded(game, seat, fight)
    else:
        assert fight.defender is not None
        other = base(state, fight.defender, fight)
        mine = own + (yield from _attack_roll(game, seat, fight, lambda _: True))
        theirs = other + (yield from _attack_roll(game, fight.defender, fight, lambda face: other + face <= mine))
        yield from _between_players(game, fight, mine, theirs)


def _attack_roll(
    game: Game, seat: Seat, fight: Fight, matters: Callable[[int], bool]
) -> Generator[Prompt, Answers, int]:
    """The attack roll of a character; the Warrior may roll two dice and counts the higher (M-093a, MD-135)."""
    dice = 2 if fight.attribute == "strength" and can(game.state, seat, "two-dice") else 1
    faces = yield from game.roll(seat, dice, Text("roll-attack"), lambda faces: matters(max(faces)))
    return max(faces)


def _against_creature(game: Game, fight: Fight, mine: int, theirs: int) -> None:
    """A creature is killed, or the turn ends (M-167 .. M-170a, M-174, M-237)."""
    state, seat, foe = game.state, fight.attacker, fight.foe
    assert foe is not None
    state.fight = None
    result = "won" if mine > theirs else "lost" if mine < theirs else "drawn"
    game.tell("event-fight-" + result, seat, foe=name(foe.name), mine=mine, theirs=theirs)
    if mine <= theirs:
        state.agenda = ["cut"]
        if state.visit is not None:
            state.visit.cut = "beaten"
        return
    one = state.adventurers[seat]
    if foe.name == "werewolf":
        one.werewolf = 0
    elif foe.name == "pitfiend":
        one.pitfiends -= 1
        if one.pitfiends:
            state.agenda.insert(0, "space")
    for card in foe.cards:
        game.lift(card, visit_of(state).space)
        state.adventurers[seat].trophies.append(card)
    if foe.cards and state.adventurers[seat].quest == 2:
        game.fulfil(seat)
        state.agenda = ["cut"]


def _wounded(game: Game, seat: Seat, fight: Fight) -> Flow:
    """A life is lost by a lost fight; in battle one piece of Armour may save it (M-168, M-190, M-211, MD-081)."""
    state = game.state
    armour = [data for data in usable(state, seat) if data.saves and not can(state, seat, "no-armour")]
    if fight.attribute == "strength" and armour and state.adventurers[seat].toad is None:
        best = min(armour, key=lambda data: data.saves)
        (face,) = yield from game.roll(seat, 1, name(best.id), lambda faces: faces[0] < best.saves)
        if face >= best.saves:
            game.tell("event-saved", seat, card=name(best.id))
            return
    yield from game.lose_lives(seat, 1)


def _between_players(game: Game, fight: Fight, mine: int, theirs: int) -> Flow:
    """The winner takes a life, an Object or a gold of the loser (M-183 .. M-187)."""
    state = game.state
    assert fight.defender is not None
    state.fight = None
    state.agenda = ["cut"]
    if mine == theirs:
        game.tell("event-stand-off", fight.attacker, other=seat_name(fight.defender))
        return
    winner, loser = (fight.attacker, fight.defender) if mine > theirs else (fight.defender, fight.attacker)
    game.tell("event-beats", winner, other=seat_name(loser), high=max(mine, theirs), low=min(mine, theirs))
    beaten = state.adventurers[loser]
    moves = [Move("take-life")]
    if state.adventurers[winner].quest != 1:
        moves += [Move("take", ("gold",))] if beaten.gold else []
        moves += [Move("take", (card,)) for card in beaten.objects if game.may_have(winner, card)]
    move = yield from game.choose(winner, Text("ask-spoils", {"other": seat_name(loser)}), moves)
    if move.name == "take-life":
        lives = beaten.lives
        yield from _wounded(game, loser, fight)
        lost = not state.adventurers[loser].character or state.adventurers[loser].lives < lives
        if lost and fight.attribute == "craft" and can(state, winner, "drain"):
            game.gain(winner, "life")
        if lost and state.adventurers[winner].quest == 1:
            game.fulfil(winner)
    elif move.args[0] == "gold":
        beaten.gold -= 1
        game.gain(winner, "gold")
    else:
        card = str(move.args[0])
        beaten.objects.remove(card)
        game.take(winner, card)
        yield from game.settle(winner)
        yield from game.settle(loser)
