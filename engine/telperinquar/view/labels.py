"""Labels of moves in lists and on buttons: the verb, then each argument with what matters for choosing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.kernel.menus import Argument, Move
from engine.kernel.text import Seat, Text
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.effect_text import sentences
from engine.telperinquar.play.actions import numbered_ability
from engine.telperinquar.play.costs import both_cost, use_cost
from engine.telperinquar.play.game import HIDDEN_CARD, SEATS, ActiveGame
from engine.telperinquar.play.levels import class_level_of
from engine.telperinquar.state import Card
from engine.telperinquar.verbs import VERBS
from engine.telperinquar.view.gains import gain, with_reason

ARGUMENT_WORDS: Mapping[str, Text] = {
    "left": Text("argument-left"),
    "right": Text("argument-right"),
    "melee": Text("argument-melee"),
    "ranged": Text("argument-ranged"),
}
AMONG_OWN_CARDS = ("arrange", "equip", "move", "swap")
"""Moves that name only cards of one's own."""
EMPTY_ROW = Text("argument-empty-row")
NO_ARGUMENT = Text("argument-none")


def label(game: ActiveGame, seat: Seat, move: Move, depth: int) -> Text:
    """Return the move's verb (depth 0) or its argument number ``depth``."""
    if depth == 0:
        return VERBS.label(move.name, "" if game.duel.asked else game.duel.phase)
    argument = move.args[depth - 1]
    if move.name in ("play", "equip") and depth == 1:
        return with_reason(key_label(game, str(argument)), gain(game.kinds[str(argument)]))
    if move.name == "levelup":
        return _level_card(game, seat, str(argument))
    if move.name == "play" and depth == 2 and not game.players[seat].row:
        return EMPTY_ROW
    if isinstance(argument, str):
        return ARGUMENT_WORDS[argument] if argument in ARGUMENT_WORDS else key_label(game, argument)
    if move.name == "use" and depth == 2:
        return _ability(game, seat, move)
    card = game.cards.get(argument)
    if card is None:
        return _effect(game, argument)
    if depth == 1 and move.name in ("attack", "counter"):
        return _attacker(game, card, move.name == "attack")
    if depth == 1 and move.name == "attack-both":
        player = game.players[seat]
        cost = both_cost(game, player, card, game.cards[int(move.args[1])])
        return Text("argument-attacker", {"card": game.name_with_place(card), "cost": cost})
    if depth == 1 and move.name == "move":
        return Text("argument-cost", {"card": game.card_name(card), "cost": game.kind(card).play})
    is_attack = move.name in ("attack", "attack-both")
    is_clear = len(game.enemies(seat)) == 1 if is_attack else move.name in AMONG_OWN_CARDS
    return card_label(game, seat, card, "clear" if is_clear else "named")


def key_label(game: ActiveGame, key: str) -> Text:
    """Return a card of the hand with its cost."""
    if key in LEVELS:
        return game.key_name(key)
    kind = game.kinds[key]
    charges = key.partition(":")[2]
    if charges:
        return Text("argument-charges", {"card": kind.name, "cost": kind.play, "charges": int(charges)})
    return Text("argument-cost", {"card": kind.name, "cost": kind.play})


def _level_card(game: ActiveGame, seat: Seat, key: str) -> Text:
    """Return a level card with the level that its class reaches (T-265)."""
    card, class_level = game.key_name(key), class_level_of(game, game.players[seat], key)
    return card if class_level is None else Text("argument-level", {"card": card, "level": class_level.level + 1})


def _attacker(game: ActiveGame, card: Card, pays: bool) -> Text:
    kind = game.kind(card)
    if not pays:
        return game.name_with_place(card)
    body = game.body(card)
    if body is not card and not game.is_hero(body):
        words = {"card": kind.name, "bearer": game.name_with_place(body), "cost": kind.use}
        return Text("argument-attacker-bearer", words)
    return Text("argument-attacker", {"card": game.name_with_place(card), "cost": kind.use})


def _ability(game: ActiveGame, seat: Seat, move: Move) -> Text:
    """Return what an ability costs and does; a number would mean nothing to people new to the card."""
    card = game.cards[int(move.args[0])]
    chosen = numbered_ability(game.kind(card), int(move.args[1]))
    cost = use_cost(game, game.players[seat], card, chosen)
    return Text("argument-ability", {"cost": cost, "effects": sentences(chosen.ability)})


def _effect(game: ActiveGame, number: int) -> Text:
    """Return a long-term effect that is put in order; 0 stands for no target."""
    for effect in game.duel.lasting:
        if effect.id == number:
            words = {"source": game.kinds[effect.kind].name, "target": game.card_name(game.cards[effect.target])}
            return Text("argument-effect", words)
    return NO_ARGUMENT


def card_label(game: ActiveGame, seat: Seat, card: Card, owner: Literal["named", "clear"] = "named") -> Text:
    """Return a card in play as this seat sees it, with its life points and, unless that is clear, its owner."""
    player = game.players[card.seat]
    kind = game.kind(card)
    if card.id == player.hero:
        return Text(
            "argument-hero", {"card": kind.name, "whose": SEATS[card.seat], "life": player.life, "owner": owner}
        )
    if card.id not in player.row:
        return Text("argument-card", {"card": kind.name, "whose": SEATS[card.seat]})
    place = player.row.index(card.id) + 1
    whose = SEATS[card.seat]
    if card.face_down and card.seat != seat:
        return Text("argument-hidden", {"card": HIDDEN_CARD, "place": place, "whose": whose})
    if card.face_down or kind.type == "trap":
        return Text("argument-hidden", {"card": kind.name, "place": place, "whose": whose})
    life = max(0, card.life - card.lost)
    return Text("argument-creature", {"card": kind.name, "place": place, "whose": whose, "life": life, "owner": owner})


def nameable_items(game: ActiveGame, seat: Seat) -> Sequence[tuple[Argument, Text]]:
    """Return everything a seat can see and name: its hand, then all cards in play, its own first."""
    own_player = game.players[seat]
    items: list[tuple[Argument, Text]] = [(key, key_label(game, key)) for key in dict.fromkeys(own_player.hand)]
    for player in (own_player, *(player for player in game.players if player.seat != seat)):
        if not player.out:
            cards = (player.hero, *player.row, *player.equipment, *player.abilities)
            items += [(card, card_label(game, seat, game.cards[card])) for card in cards]
    return items
