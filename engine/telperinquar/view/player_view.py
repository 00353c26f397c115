"""The view of a seat, field by field (T-021, T-321): the board is the same for everybody, the hand is private."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.text import Seat, Text, name
from engine.kernel.views import View
from engine.telperinquar.cards import card_text, hero_text
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.effects import lasting_effect_text
from engine.telperinquar.cards.kinds import ATTRIBUTES, KEYWORDS, Kind, Strike
from engine.telperinquar.cards.words import CLASS_WORDS, ENDINGS, PHASE_WORDS, STAT_WORDS
from engine.telperinquar.play.damage import damage_due
from engine.telperinquar.play.declared import declared
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.levels import ClassLevel, class_level_of, class_levels
from engine.telperinquar.play.targets import double_x, reaches
from engine.telperinquar.play.turn import is_overtime
from engine.telperinquar.refusals import playing
from engine.telperinquar.state import Card, PendingAction, Player
from engine.telperinquar.view.figures import figure


def view(game: ActiveGame, seat: Seat | None) -> View:
    """Return the view of a seat, or of a spectator (None)."""
    whole = board(game)
    return View(
        game="telperinquar",
        seat=seat,
        headline=headline(game),
        board=whole,
        figures=[figure(game, player, entry) for player, entry in zip(game.players, whole["players"], strict=True)],
        private={} if seat is None else private(game, game.players[seat]),
        hand=() if seat is None else [hand_line(game, key) for key in game.players[seat].hand],
    )


def headline(game: ActiveGame) -> Text:
    duel = game.duel
    if duel.over:
        if not duel.winners:
            return ENDINGS[duel.ending]
        winners = tuple(SEATS[seat] for seat in duel.winners)
        return Text("headline-over", {"who": winners, "count": len(winners)})
    values = {"round": duel.round, "who": SEATS[duel.turn], "phase": PHASE_WORDS[duel.phase]}
    return Text("headline-turn", values)


def board(game: ActiveGame) -> dict[str, Any]:
    """Return the public part of the view."""
    duel = game.duel
    asked = [] if duel.over else duel.asked or [duel.turn]
    return {
        "round": duel.round,
        "turn": duel.turn,
        "phase": "entry" if duel.phase == "supply" else duel.phase,
        "phase_text": PHASE_WORDS[duel.phase],
        "overtime": Text("board-overtime") if is_overtime(duel) else None,
        "asked": list(asked),
        "pending": pending_action(game, duel.pending[-1]) if duel.pending else None,
        "result": ENDINGS[duel.ending] if duel.over else None,
        "winners": list(duel.winners) if duel.over else [],
        "players": [_player(game, player) for player in game.players],
    }


def pending_action(game: ActiveGame, pending: PendingAction) -> dict[str, Any]:
    """Return the declared action that seats are asked about."""
    return {"text": declared(game, pending), "source": pending.source, "target": pending.target}


def _player(game: ActiveGame, player: Player) -> dict[str, Any]:
    hero = game.hero(player)
    kind = game.kind(hero)
    return {
        "seat": player.seat,
        "name": SEATS[player.seat],
        "group": player.seat % 2 + 1 if game.duel.teams else None,
        "hero": {"id": hero.id, "kind": kind.id, "name": kind.name, "class": kind.classes[0], "hidden": hero.face_down},
        "level": player.best_level,
        "classes": [_class(game, player, class_level) for class_level in class_levels(game, player)],
        "life": player.life,
        "max_life": player.max_life,
        "due": damage_due(game, player),
        "actions": player.actions,
        "max_actions": player.max_actions,
        "armour": player.armour,
        "resistance": player.resistance,
        "attributes": dict(zip(ATTRIBUTES, player.attributes, strict=True)),
        "hand": len(player.hand),
        "pile": len(player.pile),
        "discard": len(player.discard),
        "discarded": [game.key_name(key) for key in player.discard],
        "out": player.out,
        "row": [_in_row(game, game.cards[card]) for card in player.row],
        "equipment": [_piece(game, game.cards[card]) for card in player.equipment],
        "abilities": [_piece(game, game.cards[card]) for card in player.abilities],
        "effects": effects(game, hero),
    }


def _class(game: ActiveGame, player: Player, class_level: ClassLevel) -> dict[str, Any]:
    """Return one of a hero's classes: its level, and the attributes that count for its cards (T-267)."""
    hero_class = class_level.hero.hero_class
    lag = player.lags.get(hero_class, (0, 0, 0, 0))
    class_attributes = [max(0, has - lower_by) for has, lower_by in zip(player.attributes, lag, strict=True)]
    return {
        "class": hero_class,
        "name": CLASS_WORDS[hero_class],
        "hero": name(class_level.hero.id),
        "level": class_level.level,
        "attributes": dict(zip(ATTRIBUTES, class_attributes, strict=True)),
    }


def _in_row(game: ActiveGame, card: Card) -> dict[str, Any]:
    """Return a card of a row; of a face-down card only its place."""
    hidden = card.face_down
    kind = game.kind(card)
    enemies = [game.cards[card_id] for enemy in game.enemies(card.seat) for card_id in enemy.row]
    return {
        "id": card.id,
        "kind": None if hidden else kind.id,
        "name": None if hidden else kind.name,
        "face_down": hidden,
        "x2": double_x(game, card),
        "life": None if hidden else max(0, card.life - card.lost),
        "max_life": None if hidden else card.life,
        "armour": 0 if hidden else card.armour,
        "resistance": 0 if hidden else card.resistance,
        "attacks": [] if hidden else attacks(game, card, card.melee, card.ranged),
        "injured": not hidden and card.injured,
        "exhausted": not hidden and card.exhausted,
        "usable": hidden or card.usable,
        "charges": None if hidden or card.charges < 0 else card.charges,
        "keywords": [] if hidden else keywords(game, card),
        "carries": [_carried(game, piece) for piece in game.carried(card)],
        "effects": [] if hidden else effects(game, card),
        "reaches": [enemy.id for enemy in enemies if reaches(game, card, enemy)],
        "guards": not hidden and not card.dead,
    }


def _carried(game: ActiveGame, piece: Card) -> dict[str, Any]:
    """Return what a creature carries."""
    kind, body = game.kind(piece), game.body(piece)
    return {
        "id": piece.id,
        "kind": kind.id,
        "name": game.card_name(piece),
        "type": kind.type,
        "attacks": attacks(game, piece, body.melee, body.ranged),
        "changes": _changes(kind),
    }


def _changes(kind: Kind) -> list[dict[str, Any]]:
    """Return the values that a card changes while it is in play."""
    return [{"stat": stat, "by": by} for stat, by in kind.passive]


def _piece(game: ActiveGame, card: Card) -> dict[str, Any]:
    """Return equipment, a talent or a spell in play."""
    kind = game.kind(card)
    body = game.body(card)
    changes = tuple(Text("figure-change", {"stat": STAT_WORDS[stat], "by": by}) for stat, by in kind.passive)
    return {
        "id": card.id,
        "kind": kind.id,
        "name": kind.name,
        "type": kind.type,
        "exhausted": card.exhausted,
        "usable": card.usable,
        "charges": card.charges if card.charges >= 0 else None,
        "bearer": card.bearer,
        "attacks": attacks(game, card, body.melee, body.ranged),
        "changes": _changes(kind),
        "modifiers": Text("figure-changes", {"changes": changes}) if changes else None,
        "effects": effects(game, card),
    }


def attacks(game: ActiveGame, card: Card, melee: int, ranged: int) -> list[dict[str, Any]]:
    """Return attack values, with what changes them."""
    kind = game.kind(card)
    strikes: list[tuple[Strike, int]] = []
    if kind.melee is not None:
        strikes.append((kind.melee, melee))
    if kind.ranged is not None:
        strikes.append((kind.ranged, ranged))
    return [{"kind": strike.kind, "range": strike.range, "bonus": strike.bonus + more} for strike, more in strikes]


def keywords(game: ActiveGame, card: Card) -> list[dict[str, Any]]:
    """Return a creature's present keywords, immunities and double damages."""
    now = card_text.keywords(word for word, bit in KEYWORDS.items() if card.keywords & bit)
    return now + card_text.defences(game.catalog.card_set.cards[card.kind])


def effects(game: ActiveGame, card: Card) -> list[Text]:
    """Return the lasting effects on a card."""
    return [
        lasting_effect_text(effect, game.kinds[effect.kind].name)
        for effect in game.duel.lasting
        if effect.target == card.id
    ]


# ---- the hand


def private(game: ActiveGame, player: Player) -> dict[str, Any]:
    """Return what only this player sees: their hand, and what their face-down cards are."""
    row = [game.cards[card] for card in player.row]
    own, phase = game.duel.turn == player.seat, game.duel.phase
    begins = own and (phase == "entry" or (phase == "main" and player.actions == player.max_actions))
    return {
        "seat": player.seat,
        "begins": begins,
        "cards": list(dict.fromkeys(player.hand)),
        "hand": [_hand_card(game, player, key) for key in player.hand],
        "hidden": [{"id": card.id, "name": game.kind(card).name} for card in row if card.face_down],
    }


def _hand_card(game: ActiveGame, player: Player, key: str) -> dict[str, Any]:
    refusal = playing.refuse_hand_entry(game, player, key)
    card = {**_face(game, player, key), "key": key, "playable": refusal is None}
    _, colon, charges = key.partition(":")
    if colon:
        card["charges"] = int(charges)
    card["why_not"] = None if refusal is None else Text(refusal.key, refusal.values)
    return card


def _face(game: ActiveGame, player: Player, key: str) -> Mapping[str, Any]:
    """Return the picture data of a card of the hand, cached."""
    card_set, faces = game.catalog.card_set, game.catalog.faces
    if key in LEVELS:
        class_level = class_level_of(game, player, key)
        assert class_level is not None  # setup deals only level cards of the own classes
        level = min(class_level.level + 1, len(class_level.hero.levels))
        is_repeated = any(other.level >= level for other in class_levels(game, player) if other.card != key)
        place = f"{class_level.hero.id}/{key}/{level}/{is_repeated}"
        if place not in faces:
            faces[place] = hero_text.level_face(class_level.hero, level, key, is_repeated)
        return faces[place]
    place = game.kinds[key].id
    if place not in faces:
        faces[place] = card_text.card_face(card_set.cards[place])
    return faces[place]


def hand_line(game: ActiveGame, key: str) -> Text:
    """Return a card of the hand in words."""
    if key in LEVELS:
        return Text("hand-level", {"card": game.key_name(key)})
    kind = game.kinds[key]
    _, colon, charges = key.partition(":")
    if colon:
        return Text("hand-charges", {"card": kind.name, "play": kind.play, "charges": int(charges)})
    return Text("hand-card", {"card": kind.name, "play": kind.play, "use": kind.use})
