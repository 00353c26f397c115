"""Attacks played once for every throw of the dice, to compare with the odds."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import product
from typing import Any

import yaml

from engine.kernel.dice import Dice
from engine.kernel.match import Match
from engine.kernel.menus import PASS, Move
from engine.kernel.views import Item
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.play.damage import settle_injuries
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.scenario import given
from engine.telperinquar.state import Duel

CARDS: dict[str, Any] = yaml.safe_load("""
sword: {type: weapon, size: medium, play: 1, use: 1, attack: {bonus: 3}}
club: {type: weapon, size: medium, play: 1, use: 1, attack: {bonus: -1}}
torch: {type: weapon, size: medium, play: 1, use: 1, attack: {kind: magical, bonus: 2, source: fire}}
bow: {type: weapon, size: medium, play: 1, use: 1, attack: {range: ranged, bonus: 1}}
mail: {type: armour, size: medium, play: 1, passive: [{stat: armour, by: 2}]}
strong: {type: talent, play: 1, passive: [{stat: melee, by: 2}]}
ray:
  {type: spell, play: 1, use: 1, abilities: [{target: enemy, effects: [{effect: attack, kind: simple, range: ranged}]}]}
guard: {type: talent, play: 1, use: 1, abilities: [{reaction: true, target: none, effects: [{effect: parry, by: 2}]}]}
wolf: {type: creature, play: 1, use: 1, life: 12, armour: 1, attack: {bonus: 2}}
shade: {type: creature, play: 1, use: 1, life: 12, keywords: [shadowy], attack: {bonus: 4}}
salamander: {type: creature, play: 1, use: 1, life: 9, resistance: 1, immune: [fire]}
paper: {type: creature, play: 1, use: 1, life: 30, resistance: 4, doubled: [fire]}
""")
HURT = {"kind": "wolf", "injured": True}
ATTACKS: list[tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]] = [
    ({"equipment": ["sword"]}, {"row": ["wolf"]}, ("sword", "wolf")),
    ({"equipment": ["sword"], "abilities": ["strong"]}, {"row": [HURT]}, ("sword", "wolf")),
    ({"equipment": ["sword"]}, {"row": [{"kind": "wolf", "lost": 5}]}, ("sword", "wolf")),
    ({"equipment": ["sword"]}, {"row": [{**HURT, "healed": 7, "lost": 2}]}, ("sword", "wolf")),
    ({"equipment": ["sword"]}, {"equipment": ["mail", "club"], "life": 9}, ("sword", "hero")),
    ({"equipment": ["bow"]}, {"equipment": ["mail"]}, ("bow", "hero")),
    ({"row": ["wolf"], "life": 5}, {"life": 6}, ("wolf", "hero")),
    ({"row": ["wolf"]}, {"row": ["shade"]}, ("wolf", "shade")),
    ({"row": ["shade"]}, {"row": ["shade"]}, ("shade", "shade")),
    ({"equipment": ["torch"]}, {"row": ["salamander"]}, ("torch", "salamander")),
    ({"equipment": ["torch"]}, {"row": ["paper"]}, ("torch", "paper")),
    ({"equipment": ["torch", "sword"]}, {"row": ["paper"]}, ("torch", "sword", "paper")),
    ({"equipment": ["sword", "club"]}, {"row": ["wolf"]}, ("sword", "club", "wolf")),
    ({"equipment": ["torch", "club"]}, {"row": ["salamander"]}, ("torch", "club", "salamander")),
    ({"abilities": ["ray"]}, {"row": ["wolf"]}, ("ray", "wolf")),
]  # fmt: skip
FATES = {"odds-dies": "dies", "odds-falls": "dies", "odds-dies-later": "dies-later", "odds-injured": "injured"}


class AttackTable:
    """A position in which one attack can be made again and again."""

    def __init__(self, mine: dict[str, Any], theirs: dict[str, Any], names: tuple[str, ...]) -> None:
        position = {"cards": CARDS, "a": {"actions": 9, **mine}, "b": theirs}
        built = given(position, ("a", "b"), Dice(b"any"))
        assert isinstance(built.rules, Telperinquar)
        self.rules, self.duel = built.rules, built.state
        *sources, target = names
        self.sources = [self.number(0, source) for source in sources]
        self.target = self.number(1, target)

    def number(self, seat: int, called: str) -> int:
        player = self.duel.players[seat]
        if called == "hero":
            return player.hero
        return next(
            card_id
            for card_id in self.duel.cards
            if self.duel.cards[card_id].kind == called and self.owns(seat, card_id)
        )

    def owns(self, seat: int, number: int) -> bool:
        return self.duel.cards[number].seat == seat

    @property
    def body(self) -> int:
        game = ActiveGame(self.duel, self.rules.catalog)
        return game.body(self.duel.cards[self.sources[0]]).id

    def move(self) -> Move:
        if len(self.sources) > 1:
            return Move("attack-both", (*self.sources, self.target))
        if self.duel.cards[self.sources[0]].kind == "ray":
            return Move("use", (self.sources[0], 1, self.target))
        return Move("attack", (self.sources[0], self.target))

    def play_attack(self, throws: tuple[int, ...], answer: tuple[int, ...] | None = None) -> Match[Duel]:
        """Play the attack with these dice, then the answer to it with others, or no answer."""
        dice = Dice(b"any", loaded=throws)
        match: Match[Duel] = Match(self.rules, dice, deepcopy(self.duel), seats=2)
        match.play(0, self.move())
        if match.in_motion:
            dice.loaded = list(answer or ())
            match.play(1, match.menus()[1].moves[0] if answer else PASS)
        dice.loaded = []
        return match

    def outcome_of(self, match: Match[Duel], number: int) -> tuple[int | None, str]:
        """Return what a card lost (None: it died), and its fate once the turn is settled."""
        before = ActiveGame(self.duel, self.rules.catalog)
        hero = before.is_hero(self.duel.cards[number])
        after = ActiveGame(deepcopy(match.state), self.rules.catalog)
        seat = self.duel.cards[number].seat
        if hero:
            lost = self.duel.players[seat].life - after.players[seat].life
            return lost, "dies" if after.players[seat].life <= 0 else "unharmed"
        if number not in after.cards:
            return None, "dies"
        card = self.duel.cards[number]
        lost, injured = after.cards[number].lost - card.lost, card.injured and card.healed * 2 <= card.life
        settle_injuries(after)
        if number not in after.cards:
            return lost, "dies-later"
        return lost, "injured" if after.cards[number].injured and not injured else "unharmed"


def shadowy(table: AttackTable, number: int) -> bool:
    return table.duel.cards[number].kind == "shade"


def throws(table: AttackTable, number: int) -> list[tuple[int, ...]]:
    """Return every throw of the die and of a shadowy card's own die, which a fumble does not need."""
    if not shadowy(table, number):
        return [(face,) for face in range(1, 11)]
    return list(product(range(1, 11), repeat=2))


def picture_shares(item: Item, index: int) -> tuple[dict[int, int], dict[str, int]]:
    """Return the shares of each damage and of each fate in the picture, in thousandths."""
    blow = item.face["blows"][index]
    columns = {column["points"]: column["share"] for column in blow["columns"] if column["share"]}
    return columns, {fate["fate"]: fate["share"] for fate in blow["fates"] if fate["share"]}


def assert_counts(table: AttackTable, outcomes: list[tuple[int | None, str]], columns: dict[int, int]) -> None:
    """Assert that the throws for each loss match the odds; dead cards count with the damage that killed them."""
    losses = Counter(lost for lost, _ in outcomes if lost is not None)
    unseen = sum(1 for lost, _ in outcomes if lost is None)
    alive = {points: columns.get(points, 0) * len(outcomes) // 1000 for points in losses}
    missing = sum(columns.values()) * len(outcomes) // 1000 - sum(losses.values())
    assert missing == unseen
    for points, number in losses.items():
        assert alive[points] >= number, f"{points} points come {number} times"
