"""How the computer fights: preparations before the roll, evading, and spending fate."""

from __future__ import annotations

from engine.kernel.menus import Menu, Move
from engine.talisman.cards.library import library
from engine.talisman.computer.card_evaluator import CardEvaluator
from engine.talisman.computer.chances import FightChances, odds
from engine.talisman.computer.character_evaluator import QUEST
from engine.talisman.play.fights.scores import attack_bonus, dice_count, fight_of, foe_value, runes_bonus, strength_of
from engine.talisman.state import Adventure, Fight, FightSide, kind

SURE_WIN, EVEN = 0.85, 0.5
"""The chance to win from which no more help is used, and the one from which the Sentinel is fought without a Spell."""
EVADING = ("immobility", "invisibility")
"""Spells that let a character pass a creature."""
PASSAGE_WORTH = 1.5
"""Worth of passing a creature without a card: the Sentinel, and those of the Inner Region."""


def fight_odds(state: Adventure, fight: Fight, side: FightSide, more: int = 0, secret: bool = False) -> FightChances:
    """Return the chances of one side, with ``more`` added to its value; ``secret``: as if it assassinated (MD-119)."""
    mine = attack_bonus(state, fight, side) + more
    dice = dice_count(state, fight, side)
    other = fight.defender if side is fight.attacker else fight.attacker
    foe_dice = 0 if (fight.assassinated and side is fight.attacker) or secret else 1
    if fight.foe is not None or other is None:
        bonus = runes_bonus(state, side.seat) if foe_dice else 0
        theirs = 0 if fight.foe is None else foe_value(fight.foe) + bonus
    else:
        theirs = attack_bonus(state, fight, other)
    return odds(mine - theirs, dice, foe_dice)


def prepare_fight(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Return the next move before the dice are rolled: evade, use a help, or strike."""
    state, seat = evaluator.state, evaluator.seat
    fight = fight_of(state)
    side = fight.side(seat)
    strike = menu.moves[0]
    if side is None:
        return strike
    now = fight_odds(state, fight, side)
    danger = now.lost * evaluator.loss()
    outlook = -danger if fight.foe is None else now.won * _prize(evaluator, fight) - danger
    helps: list[tuple[float, Move]] = []
    for move in menu.moves:
        match move.name:
            case "assassinate":
                return move
            case "destroy" if evaluator.destroying > outlook:
                return move
            case "evade" if outlook < -0.3 and evaluator.adventurer.quest != 2:
                return move
            case "call":
                stays = evaluator.can("charm")
                if stays or now.won < SURE_WIN:
                    helps.append((fight_odds(state, fight, side, strength_of(str(move.args[0]), "strength")).won, move))
            case "hire" if now.won < SURE_WIN:
                helps.append((fight_odds(state, fight, side, 3).won, move))
            case "drink" if now.won < 0.7:
                helps.append((fight_odds(state, fight, side, library().object(str(move.args[0])).drink).won, move))
            case "cast":
                spell = kind(str(move.args[0]))
                if spell == "psionic-blast" and now.won < 0.7:
                    helps.append((fight_odds(state, fight, side, evaluator.data.craft).won, move))
                elif spell in EVADING and (outlook < -1.5 or (_is_sentinel(fight) and now.won < EVEN)):
                    return move
            case _:
                pass
    if helps:
        won, move = max(helps, key=lambda rated: rated[0])
        if won - now.won > 0.12 or (move.name == "call" and evaluator.can("charm")):
            return move
    return strike


def _is_sentinel(fight: Fight) -> bool:
    """Return whether this fight bars the bridge, which a Spell passes as well as a victory (M-302)."""
    return fight.foe is not None and fight.foe.name == "sentinel"


def _prize(evaluator: CardEvaluator, fight: Fight) -> float:
    """Return the worth of winning: the points of trophies, and a quest of the Warlock that it fulfils (MD-035)."""
    if fight.foe is None or not fight.foe.cards:
        return 0.0 if fight.foe is None else PASSAGE_WORTH
    return foe_value(fight.foe) * evaluator.point + (QUEST if evaluator.quest == 2 else 0.0)


def spends_fate_on_attack(evaluator: CardEvaluator) -> bool:
    """Return whether to spend fate on the attack roll: a new roll must be likely to change the result."""
    state, fight = evaluator.state, fight_of(evaluator.state)
    side = fight.side(evaluator.seat)
    if side is None or not side.faces:
        return True
    mine, theirs = attack_bonus(state, fight, side), _opposing_score(state, fight, side)
    best = max(side.faces)
    if mine + best > theirs:
        return False
    better = sum(mine + max(face, *side.faces[1:], 0) > theirs for face in range(1, 7)) / 6
    level = sum(mine + face >= theirs for face in range(1, 7)) / 6 if mine + best < theirs else 0.0
    gained = better * (_prize(evaluator, fight) + 0.5) + max(better, level) * (
        evaluator.loss() * evaluator.armour if mine + best < theirs else 0
    )
    return gained > 0.8 + 0.15 * (3 - min(3, evaluator.adventurer.fate))


def _opposing_score(state: Adventure, fight: Fight, side: FightSide) -> int:
    """Return the score of the other side, or that with an average die before its roll."""
    if fight.foe is not None:
        return foe_value(fight.foe) + fight.die + (fight.bonus if fight.die else 0)
    other = fight.defender if side is fight.attacker else fight.attacker
    assert other is not None
    return attack_bonus(state, fight, other) + max(other.faces, default=3)
