"""Effects that go on: changed values, granted keywords, damage and healing over time (T-051 .. T-055)."""

from __future__ import annotations

from typing import Any

from engine.telperinquar.cards.effects import Grant, Modify, OverTime
from engine.telperinquar.play import values
from engine.telperinquar.play.game import Game
from engine.telperinquar.play.using import Using, seen
from engine.telperinquar.play.words import KEYWORD_WORDS, STAT_WORDS
from engine.telperinquar.state import Card, Lasting


def modify(game: Game, using: Using, effect: Modify) -> None:
    for card in seen(game, using):
        lasting = _lasting(game, using, card, effect.until)
        lasting.stat, lasting.by = effect.stat, effect.by
        game.io.tell("event-modified", card=game.card_name(card), stat=STAT_WORDS[effect.stat], by=effect.by)
        values.refresh(game, game.players[card.seat])


def grant(game: Game, using: Using, effect: Grant) -> None:
    for card in seen(game, using):
        lasting = _lasting(game, using, card, effect.until)
        lasting.keyword = effect.keyword
        game.io.tell("event-granted", card=game.card_name(card), keyword=KEYWORD_WORDS[effect.keyword])
        values.refresh(game, game.players[card.seat])


def over_time(game: Game, using: Using, effect: OverTime) -> None:
    for card in seen(game, using):
        lasting = _lasting(game, using, card, "ticks")
        lasting.damage, lasting.heal, lasting.rounds = effect.damage, effect.heal, effect.rounds
        lasting.damage_kind, lasting.element = effect.kind, effect.source or ""
        game.io.tell("event-over-time", card=game.card_name(card), source=using.kind.name, rounds=effect.rounds)


def _lasting(game: Game, using: Using, card: Card, until: Any) -> Lasting:  # T-051, T-147, T-220, T-319
    lasting = Lasting(game.fresh_id(), using.seat, using.source, using.kind.id, card.id, until)
    game.duel.lasting.append(lasting)  # T-053: each instance for itself
    return lasting
