"""Odds of hypothetical attacks: the sides described in words become cards on a separate table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.odds import OddsWord
from engine.kernel.saves import copy_of
from engine.kernel.text import Text
from engine.kernel.views import Item
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.effects.attack import Attack
from engine.telperinquar.cards.kinds import Kind
from engine.telperinquar.odds.calculator import (
    Blow,
    Exchange,
    ability_part,
    attack_effect,
    counter_blow,
    defender_of,
    fighter_name,
    odds_item,
    source_name,
)
from engine.telperinquar.odds.chances import Defender
from engine.telperinquar.play import values
from engine.telperinquar.play.combat import attack_parts
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.setup import add_player
from engine.telperinquar.state import Card, Duel, Player

NUMBERS = ("level", "life", "armour", "resistance", "bonus", "parry")
FLAGS = ("melee", "ranged", "injured")
ODDS_WORDS = (*NUMBERS, *FLAGS)
HIGHEST_NUMBER = 99
HIGHEST_LEVEL = 10


class Combatant(NamedTuple):
    """One combatant in an odds query: state, fighter, cards to strike with, numbers and flags given."""

    game: ActiveGame
    body: Card
    sources: Sequence[Card]
    numbers: dict[str, int]
    flags: Sequence[str]


def planned_attack(catalog: Catalog, first: Sequence[OddsWord], second: Sequence[OddsWord], duel: Duel | None) -> Item:
    """Return the odds of an attack of the first side on the second.

    Raises RefusedError for words that describe no attack.
    """
    striker = understand_side(catalog, first, Text("odds-first"), duel)
    struck = understand_side(catalog, second, Text("odds-second"), duel)
    blow, reach = _blow(striker)
    defender = _defender(struck)
    answer = counter_blow(struck.game, struck.body, reach)
    parry = struck.numbers.get("parry", 0)
    name = fighter_name(struck.game, struck.body)
    return odds_item(Exchange(blow, name, defender, answer, _defender(striker), parry))


# ---- understanding a side


def understand_side(catalog: Catalog, words: Sequence[OddsWord], side_name: Text, duel: Duel | None) -> Combatant:
    """Return the combatant that the words describe.

    Raises RefusedError.
    """
    numbers = {word: number for word, number in words if word in NUMBERS and number is not None}
    if any(number > HIGHEST_NUMBER for number in numbers.values()) or not 1 <= numbers.get("level", 1) <= HIGHEST_LEVEL:
        raise RefusedError(Refusal("refused-odds-number", {"most": HIGHEST_NUMBER, "levels": HIGHEST_LEVEL}))
    flags = [word for word, _ in words if word in FLAGS]
    numbers_in_play = [_card_number(duel, word) for word, _ in words if word.startswith("#")]
    kinds = [(catalog.kinds[word], number) for word, number in words if word in catalog.kinds]
    fighters = [(kind, number) for kind, number in kinds if kind.type in ("hero", "creature")]
    pieces = [kind for kind, _ in kinds if kind.type not in ("hero", "creature")]
    if numbers_in_play and duel is not None and not fighters:
        game, body, sources = _combatant_in_play(duel, catalog, numbers_in_play, side_name)
        sources += _add_cards(game, body, pieces, side_name)
    elif len(fighters) == 1 and not numbers_in_play:
        kind, life = fighters[0]
        if life is not None:
            numbers.setdefault("life", life)
        game, body, sources = _new_combatant(catalog, kind, pieces, numbers.get("level"), side_name)
    else:
        raise RefusedError(Refusal("refused-odds-fighter", {"side": side_name}))
    return Combatant(game, body, sources, numbers, flags)


def _card_number(duel: Duel | None, word: str) -> int:
    """Return the number of a face-up card in play.

    Raises RefusedError.
    """
    number = int(word[1:]) if word[1:].isdigit() else 0
    if duel is None or number not in duel.cards or duel.cards[number].face_down:
        raise RefusedError(Refusal("refused-odds-gone"))
    return number


def _combatant_in_play(
    duel: Duel, catalog: Catalog, numbers_in_play: Sequence[int], side_name: Text
) -> tuple[ActiveGame, Card, list[Card]]:
    """Find the fighter and their attacking cards on a copy of the table."""
    game = ActiveGame(copy_of(duel), catalog)
    cards = [game.cards[card_id] for card_id in numbers_in_play]
    bodies = {game.body(card).id: game.body(card) for card in cards}
    if len(bodies) != 1:
        raise RefusedError(Refusal("refused-odds-fighter", {"side": side_name}))
    body = next(iter(bodies.values()))
    return game, body, [card for card in cards if card is not body]


def _new_combatant(
    catalog: Catalog, kind: Kind, pieces: Sequence[Kind], level: int | None, side_name: Text
) -> tuple[ActiveGame, Card, list[Card]]:
    """Return a fighter alone on a table.

    A hero has the level that was given, or the lowest at which all cards can be used.
    """
    levels = range(1, HIGHEST_LEVEL + 1) if level is None else (level,)
    refused: RefusedError | None = None
    for possible_level in levels if kind.hero is not None else (1,):
        game = ActiveGame(Duel([], {}), catalog)
        hero = kind.id if kind.hero is not None else next(iter(catalog.card_set.heroes))
        player = add_player(game, 0, hero)
        player.level = possible_level
        body = game.hero(player) if kind.hero is not None else game.put_into_play(player, kind.id)
        if kind.hero is None:
            player.row.append(body.id)
        values.refresh(game, player)
        player.life = player.max_life
        try:
            return game, body, _add_cards(game, body, pieces, side_name)
        except RefusedError as error:
            refused = error
    assert refused is not None
    raise refused


def _add_cards(game: ActiveGame, body: Card, pieces: Sequence[Kind], side_name: Text) -> list[Card]:
    """Add hypothetical cards to a fighter; return those that attack.

    Raises RefusedError for a card that could not be used.
    """
    player = game.players[body.seat]
    given = [_piece(game, player, body, kind, side_name) for kind in pieces]
    values.refresh(game, player)
    for card in given:
        if not (card.able and card.usable and values.has_fitting_class(game, player, game.kind(card))):
            raise RefusedError(Refusal("refused-odds-requirement", {"card": game.kind(card).name, "side": side_name}))
    return [card for card in given if _attacks(game, card)]


def _piece(game: ActiveGame, player: Player, body: Card, kind: Kind, side_name: Text) -> Card:
    hero = body.id == player.hero
    if kind.type == "trap" or not (hero or kind.type in game.kind(body).bears):
        raise RefusedError(Refusal("refused-odds-piece", {"card": kind.name, "side": side_name}))
    return game.put_into_play(player, kind.id, body.id if kind.is_worn else 0)


def _attacks(game: ActiveGame, card: Card) -> bool:
    kind = game.kind(card)
    return kind.type == "weapon" or any(use.attack is not None for use in kind.abilities)


# ---- blows


def _blow(striker: Combatant) -> tuple[Blow, str]:
    """Return the blow of a combatant, and "melee" or "ranged".

    Raises RefusedError if nothing can strike.
    """
    game, body = striker.game, striker.body
    sources = list(striker.sources) or ([] if not game.is_hero(body) else _weapons(game, body)[:1])
    name = fighter_name(game, body)
    if sources and game.kind(sources[0]).type != "weapon":
        effect = _effect(game, sources[0])
        if effect is None:
            raise RefusedError(Refusal("refused-odds-weapon", {"side": name}))
        parts = [ability_part(body, effect)]
        return _with_bonus(Blow(name, source_name(game, body, sources[0]), parts), striker), effect.range
    if not sources and game.is_hero(body):
        raise RefusedError(Refusal("refused-odds-weapon", {"side": name}))
    reach = _reach(striker, sources or [body])
    parts = attack_parts(game, body, sources, reach, 0)
    names = tuple(game.kind(source).name for source in sources)
    source = Text("odds-both", {"first": names[0], "second": names[1]}) if len(names) > 1 else None
    return _with_bonus(Blow(name, source or (names[0] if names else None), parts), striker), reach


def _weapons(game: ActiveGame, body: Card) -> list[Card]:
    return [card for card in game.carried(body) if game.kind(card).type == "weapon" and card.usable]


def _effect(game: ActiveGame, card: Card) -> Attack | None:
    for use in game.kind(card).abilities:
        if use.attack is not None:
            return attack_effect(game, card, use.number)
    return None


def _reach(striker: Combatant, sources: Sequence[Card]) -> str:
    """Return melee unless ranged was asked for or is the only range; two weapons strike in melee (T-128)."""
    kinds = [striker.game.kind(source) for source in sources]
    if len(kinds) > 2 or any(kind.type != kinds[0].type for kind in kinds):
        raise RefusedError(Refusal("refused-odds-weapons", {}, "T-128"))
    wanted = next((word for word in ("ranged", "melee") if word in striker.flags), None)
    reach = wanted or ("melee" if len(kinds) > 1 or kinds[0].melee is not None else "ranged")
    if len(kinds) > 1 and reach == "ranged":
        raise RefusedError(Refusal("refused-odds-weapons", {}, "T-128"))
    for kind in kinds:
        if (kind.melee if reach == "melee" else kind.ranged) is None:
            raise RefusedError(Refusal("refused-odds-reach", {"card": kind.name, "reach": reach}))
    return reach


def _with_bonus(blow: Blow, striker: Combatant) -> Blow:
    first, *others = blow.parts
    more = first._replace(amount=first.amount + striker.numbers.get("bonus", 0))
    return blow._replace(parts=[more, *others])


def _defender(struck: Combatant) -> Defender:
    """Return the defender; numbers that were given replace the card's own."""
    defender, numbers = defender_of(struck.game, struck.body), struck.numbers
    life = max(1, numbers.get("life", defender.life - defender.lost))
    return Defender(
        defender.kind,
        defender.hero,
        life if defender.hero else max(defender.life, life),
        numbers.get("armour", defender.armour),
        numbers.get("resistance", defender.resistance),
        0 if defender.hero else max(defender.life, life) - life,
        defender.healed,
        defender.injured or ("injured" in struck.flags and not defender.hero),
        defender.shadowy,
    )


# ---- cards in play


def combatants_in_play(duel: Duel, catalog: Catalog) -> Sequence[tuple[str, Text]]:
    """Return heroes, face-up creatures and cards that attack, by their numbers, with their names."""
    game = ActiveGame(duel, catalog)
    items: list[tuple[str, Text]] = []
    for player in game.players:
        if player.out:
            continue
        items.append((f"#{player.hero}", _combatant_name(game, game.hero(player), 0)))
        for place, card_id in enumerate(player.row, 1):
            card = game.cards[card_id]
            if not card.face_down and not card.dead and game.kind(card).type == "creature":
                items.append((f"#{card_id}", _combatant_name(game, card, place)))
        pieces = [game.cards[card_id] for card_id in (*player.equipment, *player.abilities)]
        items += [(f"#{card.id}", _combatant_name(game, card, 0)) for card in pieces if _attacks(game, card)]
    return items


def _combatant_name(game: ActiveGame, card: Card, place: int) -> Text:
    return Text("card-apart", {"card": game.kind(card).name, "place": place, "whose": SEATS[card.seat]})
