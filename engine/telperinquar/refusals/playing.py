"""Reasons why a card cannot be played, attached, moved, taken back, revealed or swapped."""

from __future__ import annotations

from engine.kernel.menus import Argument, Refusal
from engine.kernel.text import Value
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.kinds import ATTRIBUTES, FLYING, Kind
from engine.telperinquar.cards.words import CLASS_WORDS, PHASE_WORDS, STAT_WORDS
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.levels import HIGHEST, ClassLevel, class_level_of, class_levels
from engine.telperinquar.play.playing import EQUIPMENT_LIMIT, ROW_LIMIT, bearing_obstacle, carried_kinds
from engine.telperinquar.play.values import has_fitting_class, meets_requirement
from engine.telperinquar.state import Player


def refuse_missing_card(game: ActiveGame, player: Player, key: Argument) -> Refusal | None:  # T-034, T-073
    if key in player.hand:
        return None
    if isinstance(key, str) and (key in LEVELS or key.partition(":")[0] in game.kinds):
        return Refusal("refused-not-in-hand", {"card": game.key_name(key)}, "T-060")
    return Refusal("refused-no-card-here", {"card": str(key)})


def refuse_foreign_card(game: ActiveGame, player: Player, card: Argument) -> Refusal | None:
    """Return why an argument is not a card of this player in play (T-060, T-204, T-214, T-238)."""
    named_card = game.cards.get(card) if isinstance(card, int) else None
    if named_card is None:
        return Refusal("refused-no-card-here", {"card": str(card)})
    if named_card.seat != player.seat:
        return Refusal("refused-not-yours", {"card": game.distinct_name(named_card)})
    return None


def refuse_cost(player: Player, cost: int) -> Refusal | None:
    if cost > player.actions:
        return Refusal("refused-actions", {"cost": cost, "have": player.actions}, "T-069")
    return None


def refuse_class(game: ActiveGame, player: Player, kind: Kind) -> Refusal | None:
    if has_fitting_class(game, player, kind):
        return None
    classes = tuple(CLASS_WORDS[hero_class] for hero_class in kind.classes)
    own_classes = tuple(CLASS_WORDS[hero_class] for hero_class in game.kinds[game.cards[player.hero].kind].classes)
    return Refusal("refused-class", {"card": kind.name, "classes": classes, "own": own_classes}, "T-070")


def refuse_attributes(kind: Kind, have: list[int], need: tuple[int, ...], rule: str) -> Refusal | None:
    """Return a refusal naming the first attribute that is too low, with the value needed and the value it has."""
    for place, name in enumerate(ATTRIBUTES):
        if have[place] < need[place]:
            facts: dict[str, Value] = {"card": kind.name, "attribute": STAT_WORDS[name], "of": "bearer"}
            facts.update(needed=need[place], has=have[place])
            return Refusal("refused-requirement", facts, rule)
    return None


def refuse_hero_attributes(player: Player, kind: Kind, need: tuple[int, ...], rule: str) -> Refusal | None:
    """Return a refusal naming a hero's first attribute that is too low.

    For a double-class hero only the card's class counts (T-266, T-267).
    """
    lags = player.lags
    if meets_requirement(kind, player.attributes, need, lags):
        return None
    for hero_class in kind.classes if lags else ():
        if hero_class in lags:
            class_attributes = [max(0, has - lag) for has, lag in zip(player.attributes, lags[hero_class], strict=True)]
            refusal = refuse_attributes(kind, class_attributes, need, rule)
            if refusal is not None:
                values = {**refusal.values, "hero_class": CLASS_WORDS[hero_class]}
                return Refusal("refused-requirement-class", values, "T-267")
    refusal = refuse_attributes(kind, player.attributes, need, rule)
    return refusal and refusal._replace(values={**refusal.values, "of": "hero"})


def refuse_levelup(game: ActiveGame, player: Player, key: Argument | None = None) -> Refusal | None:
    """Return why a level card cannot be played in the entry phase; ``key`` names one of two classes.

    Rules: T-007, T-034, T-272.
    """
    own_levels = class_levels(game, player)
    cards = tuple(game.key_name(class_level.card) for class_level in own_levels)
    if len(own_levels) == 1:
        return refuse_level_card(game, player, own_levels[0]) if key is None else Refusal("refused-one-class")
    if key is None:
        held = any(class_level.card in player.hand for class_level in own_levels)
        return Refusal("refused-which-level", {"cards": cards}, "T-265") if held else _no_level_card()
    class_level = class_level_of(game, player, str(key))
    return (
        Refusal("refused-other-level", {"cards": cards}, "T-265")
        if class_level is None
        else refuse_level_card(game, player, class_level)
    )


def refuse_level_card(game: ActiveGame, player: Player, class_level: ClassLevel) -> Refusal | None:
    """Return why a hero card cannot go up a level."""
    if class_level.level >= HIGHEST:
        return Refusal("refused-highest-level", {"level": HIGHEST}, "T-273" if player.second_level else "T-007")
    if class_level.card not in player.hand:
        return refuse_missing_card(game, player, class_level.card) if player.second_level else _no_level_card()
    return None


def _no_level_card() -> Refusal:
    return Refusal("refused-no-level-card", {}, "T-034")


def _to_play(game: ActiveGame, player: Player, key: Argument) -> Kind | Refusal:
    """Return the kind of a card in the hand, or why it cannot be played or equipped now (T-034, T-060, T-086)."""
    refusal = refuse_missing_card(game, player, key)
    if refusal is not None:
        return refusal
    if key in LEVELS:
        return Refusal("refused-level-card", {}, "T-034")
    kind = game.kinds[str(key)]
    if game.duel.phase == "combat":
        return Refusal("refused-play-in-combat", {"card": kind.name}, "T-086")
    return kind


def refuse_play(
    game: ActiveGame, player: Player, key: Argument, side: Argument | None = None
) -> Refusal | None:  # T-060, T-062, T-069
    kind = _to_play(game, player, key)
    if isinstance(kind, Refusal):
        return kind
    if kind.is_equipment and kind.type != "artefact":
        return Refusal("refused-needs-bearer", {"card": kind.name}, "T-073")
    refusal = refuse_kind(game, player, kind)
    if refusal is not None:
        return refusal
    if kind.in_row and side not in (("left", "right") if player.row else ("left",)):
        return Refusal("refused-side", {"card": kind.name}, "T-168a")
    return None if kind.in_row or side is None else Refusal("refused-no-side", {"card": kind.name})


def refuse_kind(game: ActiveGame, player: Player, kind: Kind) -> Refusal | None:
    """Return what forbids playing a kind of card, regardless of place and bearer (T-069, T-070, T-077, T-288)."""
    refusal = refuse_class(game, player, kind)
    if refusal is None and (not kind.is_equipment or kind.type == "artefact"):
        refusal = refuse_hero_attributes(player, kind, kind.requires, "T-062")
    refusal = refusal or refuse_cost(player, kind.play)
    if refusal is not None:
        return refusal
    if kind.in_row and len(player.row) >= ROW_LIMIT:
        return Refusal("refused-row-full", {"limit": ROW_LIMIT}, "T-163")
    if kind.is_equipment and len(player.equipment) >= EQUIPMENT_LIMIT:
        return Refusal("refused-equipment-full", {"limit": EQUIPMENT_LIMIT}, "T-078")
    return None


def refuse_equip(game: ActiveGame, player: Player, key: Argument, bearer: Argument) -> Refusal | None:  # T-060
    kind = _to_play(game, player, key)
    if isinstance(kind, Refusal):
        return kind
    if not kind.is_equipment or kind.type == "artefact":
        return Refusal("refused-no-bearer", {"card": kind.name}, "T-073")
    return refuse_kind(game, player, kind) or refuse_bearer(game, player, kind, bearer)


def refuse_bearer(game: ActiveGame, player: Player, kind: Kind, bearer: Argument, leaving: int = 0) -> Refusal | None:
    """Return why a hero or creature cannot carry a piece (T-077 .. T-083, T-218, T-288)."""
    refusal = refuse_foreign_card(game, player, bearer)
    if refusal is not None:
        return refusal
    card = game.cards[int(bearer)]
    hero = game.is_hero(card)
    if not hero and (game.kind(card).type != "creature" or card.face_down):
        return Refusal("refused-cannot-bear", {"card": kind.name, "bearer": game.distinct_name(card)}, "T-077")
    word = bearing_obstacle(kind, game.kind(card), carried_kinds(game, card, leaving))
    names = {"card": kind.name, "bearer": game.distinct_name(card)}
    if word in ("bears", "shield"):
        return Refusal("refused-cannot-bear", names, "T-077" if word == "bears" else "T-083")
    if word == "size":
        return Refusal("refused-size", names, "T-083")
    if word == "large":
        return Refusal("refused-large-weapon", names, "T-081" if kind.type == "weapon" else "T-082")
    if word == "taken":
        return Refusal("refused-place-taken", names, "T-174")
    if hero:
        return refuse_hero_attributes(player, kind, kind.requires, "T-062")
    return refuse_attributes(kind, card.attributes, kind.requires, "T-288")


def refuse_move_piece(game: ActiveGame, player: Player, card_id: Argument, bearer: Argument) -> Refusal | None:
    refusal = refuse_foreign_card(game, player, card_id)
    if refusal is not None:
        return refusal
    card = game.cards[int(card_id)]
    kind = game.kind(card)
    if not kind.is_equipment or kind.type == "artefact":
        return Refusal("refused-not-a-piece", {"card": game.distinct_name(card)}, "T-073")
    if game.duel.phase == "combat":
        return Refusal("refused-move-in-combat", {"card": kind.name}, "T-086")
    refusal = refuse_class(game, player, kind) or refuse_cost(player, kind.play)
    if refusal is not None:
        return refusal
    if bearer == card.bearer:
        return Refusal(
            "refused-same-bearer", {"card": kind.name, "bearer": game.distinct_name(game.cards[card.bearer])}
        )
    return refuse_bearer(game, player, kind, bearer, card.id)


def refuse_take_back(game: ActiveGame, player: Player, card_id: Argument) -> Refusal | None:
    refusal = refuse_foreign_card(game, player, card_id)
    if refusal is not None:
        return refusal
    card = game.cards[int(card_id)]
    if not game.kind(card).is_equipment:
        return Refusal("refused-not-equipment", {"card": game.distinct_name(card)}, "T-204")
    if card.exhausted:
        return Refusal("refused-take-back-exhausted", {"card": game.distinct_name(card)}, "T-208a")
    if any(effect.target == card.id for effect in game.duel.lasting):
        return Refusal("refused-take-back-effect", {"card": game.distinct_name(card)}, "T-204")
    return None


def refuse_reveal(game: ActiveGame, player: Player, card_id: Argument) -> Refusal | None:
    refusal = refuse_foreign_card(game, player, card_id)
    if refusal is not None:
        return refusal
    card = game.cards[int(card_id)]
    if not card.face_down:
        return Refusal("refused-not-hidden", {"card": game.distinct_name(card)}, "T-218")
    if game.kind(card).type == "trap":
        return Refusal("refused-trap-only-reaction", {"card": game.kind(card).name}, "T-318")
    return None


def refuse_swap(game: ActiveGame, player: Player, first: Argument, second: Argument) -> Refusal | None:
    for argument in (first, second):
        refusal = refuse_foreign_card(game, player, argument)
        if refusal is not None:
            return refusal
        card = game.cards[int(argument)]
        if card.id not in player.row or card.face_down or not card.keywords & FLYING:
            return Refusal("refused-swap-not-flying", {"card": game.distinct_name(card)}, "T-214")
    if first == second:
        return Refusal("refused-swap-same", {"card": game.distinct_name(game.cards[int(first)])}, "T-214")
    if game.cards[int(first)].swapped:
        return Refusal("refused-swapped", {"card": game.distinct_name(game.cards[int(first)])}, "T-214")
    if game.duel.phase == "combat":
        return Refusal("refused-swap-in-combat", {}, "T-214")
    return None


def refuse_arrange(player: Player, order: tuple[Argument, ...]) -> Refusal | None:
    if sorted(map(str, order)) == sorted(map(str, player.row)):
        return None
    return Refusal("refused-row-order", {"count": len(player.row)}, "T-163")


def refuse_hand_card(game: ActiveGame, player: Player, key: str) -> Refusal | None:
    """Return why a card of the hand cannot be played now in any place or with any bearer."""
    kind = game.kinds[key]
    if game.duel.phase == "combat":
        return Refusal("refused-play-in-combat", {"card": kind.name}, "T-086")
    refusal = refuse_kind(game, player, kind)
    if refusal is not None or not kind.is_equipment or kind.type == "artefact":
        return refusal
    refusals = [refuse_bearer(game, player, kind, bearer) for bearer in (player.hero, *player.row)]
    return None if None in refusals else refusals[0]


def refuse_hand_entry(game: ActiveGame, player: Player, key: str) -> Refusal | None:
    """Return why a card of the hand cannot be played at this moment, for the picture of the hand."""
    duel = game.duel
    if duel.over:
        return Refusal("refused-over")
    if duel.turn != player.seat:
        return Refusal("refused-not-your-turn", {"whose": SEATS[duel.turn]}, "T-060")
    if key in LEVELS:
        class_level = class_level_of(game, player, key)
        refusal = None if class_level is None else refuse_level_card(game, player, class_level)
        if refusal is not None or duel.phase == "entry":
            return refusal
        return Refusal("refused-only-entry", {"phase": PHASE_WORDS[duel.phase]}, "T-034")
    if duel.phase == "entry":
        return Refusal("refused-entry-first", {"phase": PHASE_WORDS[duel.phase]}, "T-027")
    if duel.phase == "position":
        return Refusal("refused-main-over", {"phase": PHASE_WORDS[duel.phase]}, "T-027")
    return refuse_hand_card(game, player, key)
