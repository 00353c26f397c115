"""Reasons against attacks and uses of cards, between moves and as reactions."""

from __future__ import annotations

from engine.kernel.menus import Argument, Refusal
from engine.telperinquar.cards.kinds import AUTOMATIC, FLYING, HIDING, MIST_FORM, CompiledAbility, Kind
from engine.telperinquar.play.actions import is_offensive
from engine.telperinquar.play.costs import both_cost, is_in_action, use_cost
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.reactions import guarding_creatures
from engine.telperinquar.play.targets import (
    TARGET_WORDS,
    ability_targets,
    attack_targets,
    flies_out_of_reach,
    is_chained,
    is_in_threat_zone,
    reaches,
)
from engine.telperinquar.refusals.playing import (
    refuse_attributes,
    refuse_cost,
    refuse_foreign_card,
    refuse_hero_attributes,
)
from engine.telperinquar.state import Card, PendingAction, Player


def refuse_offence(game: ActiveGame) -> Refusal | None:
    """Return why no offensive action is possible now (T-031, T-086)."""
    if game.duel.round == 1:
        return Refusal("refused-first-round", {}, "T-031")
    if game.duel.phase == "after-combat":
        return Refusal("refused-combat-over", {}, "T-085")
    return None


# ---- attacks


def refuse_attack(
    game: ActiveGame, player: Player, source: Argument, target: Argument, reach: Argument | None = None
) -> Refusal | None:  # T-069, T-087, T-088, T-090
    refusal = (
        refuse_foreign_card(game, player, source)
        or refuse_offence(game)
        or refuse_attacker(game, player, game.cards[int(source)])
    )
    if refusal is not None:
        return refusal
    card = game.cards[int(source)]
    kind = game.kind(card)
    refusal = refuse_cost(player, kind.use)
    if refusal is not None:
        return refusal
    body = game.body(card)
    strikes = [strike.range for strike in (kind.melee, kind.ranged) if strike is not None]
    if reach is not None and reach not in strikes:
        return Refusal("refused-range", {"card": kind.name}, "T-087")
    reasons = [
        refuse_target(game, body, possible_reach, target)
        for possible_reach in ([str(reach)] if reach is not None else strikes)
    ]
    if None not in reasons:
        return reasons[0]
    both = len(strikes) > 1 and all(
        refuse_target(game, body, possible_reach, target) is None for possible_reach in strikes
    )
    if reach is None:
        return Refusal("refused-name-range", {"card": kind.name}, "T-133") if both else None
    return None if both else Refusal("refused-range-unneeded", {"card": kind.name}, "T-133")


def refuse_attacker(game: ActiveGame, player: Player, card: Card, ready: bool = True) -> Refusal | None:
    """Return why a card cannot attack at all, regardless of target and cost."""
    kind = game.kind(card)
    body = game.body(card)
    names = {"card": game.distinct_name(card)}
    if card.id == player.hero:
        return Refusal("refused-unarmed", names, "T-176")
    if kind.melee is None and kind.ranged is None:
        return Refusal("refused-cannot-attack", names, "T-103")
    if body.face_down:
        return Refusal("refused-hidden-attacker", {"card": game.kind(body).name}, "T-218")
    if body.exhausted or card.exhausted:
        return Refusal("refused-exhausted", {"card": game.distinct_name(card if card.exhausted else body)}, "T-276")
    if not card.usable:
        return refuse_unusable(game, player, card)
    if not body.usable:
        return refuse_unusable(game, player, body)
    if card.charges == 0:
        return Refusal("refused-charges", names, "T-285")
    return None


def refuse_unusable(game: ActiveGame, player: Player, card: Card) -> Refusal | None:
    """Return the requirement that a card in play no longer meets (T-063, T-064, T-077)."""
    kind = game.kind(card)
    if card.bearer and card.bearer != player.hero:
        return refuse_attributes(kind, game.cards[card.bearer].attributes, kind.use_requires, "T-063")
    return refuse_hero_attributes(player, kind, kind.use_requires, "T-064" if kind.type == "creature" else "T-063")


def refuse_attack_both(
    game: ActiveGame, player: Player, first: Argument, second: Argument, target: Argument
) -> Refusal | None:  # T-031, T-069, T-128
    for argument in (first, second):
        refusal = (
            refuse_foreign_card(game, player, argument)
            or refuse_offence(game)
            or refuse_attacker(game, player, game.cards[int(argument)])
        )
        if refusal is not None:
            return refusal
        card = game.cards[int(argument)]
        if game.kind(card).melee is None or card.bearer != player.hero or first == second:
            return Refusal("refused-two-weapons", {"card": game.distinct_name(card)}, "T-128")
    refusal = refuse_cost(player, both_cost(game, player, game.cards[int(first)], game.cards[int(second)]))
    return refusal or refuse_target(game, game.cards[player.hero], "melee", target)


def refuse_target(game: ActiveGame, body: Card, reach: str, target: Argument) -> Refusal | None:
    """Return why an attack cannot be aimed at a card (T-088 .. T-095a)."""
    card = game.cards.get(target) if isinstance(target, int) else None
    if card is None:
        return Refusal("refused-no-card-here", {"card": str(target)})
    if card.id in attack_targets(game, body, reach):
        return None
    names = {"card": game.distinct_name(card)}
    owner = game.players[card.seat]
    if card.seat == body.seat:
        return Refusal("refused-own-target", names, "T-224")
    if game.are_allied(card.seat, body.seat):
        return Refusal("refused-partner-target", {**names, "whose": SEATS[card.seat]}, "T-230")
    if card.id != owner.hero and card.id not in owner.row:
        return Refusal("refused-not-a-target", names, "T-090")
    if card.face_down:
        return Refusal("refused-hidden-target", names, "T-218")
    if reach == "melee" and card.keywords & FLYING and not body.keywords & FLYING:
        return Refusal("refused-flying", names, "T-212")
    if reach == "ranged" and card.keywords & MIST_FORM:
        return Refusal("refused-mist-form", names, "T-219")
    if card.id == owner.hero:
        guards = [game.cards[card_id] for card_id in owner.row if not game.cards[card_id].face_down]
        if reach == "melee":
            guards = [guard for guard in guards if guard.id in attack_targets(game, body, reach)]
        words = tuple(game.name_with_place(guard) for guard in guards)
        return Refusal("refused-guarded", {"whose": SEATS[card.seat], "guards": words}, "T-093")
    return Refusal(
        "refused-out-of-reach", {"card": game.distinct_name(card), "source": game.distinct_name(body)}, "T-088"
    )


# ---- abilities


def refuse_use(
    game: ActiveGame,
    player: Player,
    card_id: Argument,
    number: Argument,
    target: Argument,
    pending: PendingAction | None = None,
) -> Refusal | None:
    """Return why an ability cannot be used (T-031, T-063, T-069, T-110, T-238).

    ``pending`` is the action it would react to, None in one's own main phase.
    """
    refusal = refuse_foreign_card(game, player, card_id)
    if refusal is not None:
        return refusal
    card = game.cards[int(card_id)]
    kind = game.kind(card)
    if card.face_down:
        return Refusal("refused-hidden-use", {"card": kind.name}, "T-218")
    chosen = find_ability(kind, number)
    if chosen is None or kind.type == "trap" or (chosen is kind.hide and not may_hide(game, player, card)):
        return Refusal("refused-no-ability", {"card": kind.name}, "T-103")
    if card.id == player.hero and player.has_hidden:
        return Refusal("refused-hidden-before", {"card": kind.name}, "T-217")
    refusal = refuse_timing(kind, chosen, pending) or refuse_unready(game, player, card, chosen)
    if refusal is not None:
        return refusal
    if pending is None and (chosen.harmful or is_offensive_target(game, player, chosen, target)):
        refusal = refuse_offence(game)
        if refusal is not None:
            return refusal
    if target in ability_targets(game, player.seat, card, chosen, pending):
        return None
    return refuse_ability_target(game, player, card, chosen, target)


def find_ability(kind: Kind, number: Argument) -> CompiledAbility | None:
    """Return the ability with the number that a person gave, None if there is none."""
    if not isinstance(number, int):
        return None
    if 1 <= number <= len(kind.abilities):
        return kind.abilities[number - 1]
    return kind.hide if kind.hide is not None and number == kind.hide.number else None


def may_hide(game: ActiveGame, player: Player, card: Card) -> bool:
    return card.id == player.hero or bool(card.keywords & HIDING)


def refuse_timing(kind: Kind, use: CompiledAbility, pending: PendingAction | None) -> Refusal | None:
    names = {"card": kind.name}
    if pending is None:
        return Refusal("refused-only-reaction", names, "T-110") if use.reaction else None
    if use.reaction:
        if pending.action == "end" or (use.needs_attack and not pending.range):
            return Refusal("refused-reacts-to-nothing", names, "T-110")
        return None
    return None if use.defensive else Refusal("refused-not-defensive", names, "T-292")


def refuse_unready(game: ActiveGame, player: Player, card: Card, use: CompiledAbility) -> Refusal | None:
    """Return what is missing: requirement, charges, action state or actions (T-063, T-069, T-276, T-285)."""
    names = {"card": game.distinct_name(card)}
    if not card.usable:
        return refuse_unusable(game, player, card)
    if card.charges == 0:
        return Refusal("refused-charges", names, "T-285")
    if is_in_action(game, card, use):
        lying = card if use.exhausts and card.exhausted else game.body(card)
        return Refusal("refused-exhausted", {"card": game.distinct_name(lying)}, "T-276")
    return refuse_cost(player, use_cost(game, player, card, use))


def is_offensive_target(
    game: ActiveGame, player: Player, use: CompiledAbility, target: Argument
) -> bool:  # T-031, T-033
    return isinstance(target, int) and use.target not in AUTOMATIC and is_offensive(game, player.seat, use, target)


def refuse_ability_target(
    game: ActiveGame, player: Player, card: Card, use: CompiledAbility, target: Argument
) -> Refusal:
    """Return why an ability cannot be aimed at a card."""
    kind = game.kind(card)
    if use.target in AUTOMATIC:
        return Refusal("refused-no-target", {"card": kind.name}, "T-238")
    aimed_at = game.cards.get(target) if isinstance(target, int) else None
    if aimed_at is None:
        return Refusal("refused-no-card-here" if target else "refused-needs-target", {"card": str(target)})
    names = {"card": kind.name, "target": game.distinct_name(aimed_at)}
    if use.target.endswith("equipment"):
        if is_chained(game, player.seat, aimed_at):
            return Refusal("refused-chained", names, "T-220")
        return Refusal("refused-target", names, "T-238")
    if aimed_at.face_down and not use.face_down:
        return Refusal("refused-hidden-target", {"card": game.distinct_name(aimed_at)}, "T-218")
    own, enemy, heroes, creatures = TARGET_WORDS[use.target]
    hero = game.is_hero(aimed_at)
    if aimed_at.seat != player.seat and game.are_allied(aimed_at.seat, player.seat):
        enemy = own and enemy  # T-236, T-238
    fits = (heroes if hero else creatures) and (own if aimed_at.seat == player.seat else enemy)
    if not fits or (not hero and aimed_at.id not in game.players[aimed_at.seat].row):
        return Refusal("refused-target", names, "T-238")
    body = game.body(card)
    if use.attack is not None:
        if body.face_down:
            return Refusal("refused-hidden-attacker", {"card": game.kind(body).name}, "T-218")
        return refuse_target(game, body, use.range, target) or Refusal("refused-target", names, "T-238")
    if flies_out_of_reach(game, body, aimed_at, use):
        return Refusal("refused-flying", {"card": names["target"]}, "T-212")
    if use.range == "melee" and not is_in_threat_zone(game, body, aimed_at):
        return Refusal("refused-out-of-reach", {"card": names["target"], "source": game.distinct_name(body)}, "T-088")
    return Refusal("refused-target", names, "T-238")


# ---- free reactions


def refuse_free_reaction(
    game: ActiveGame, player: Player, card_id: Argument, pending: PendingAction, revealing: bool
) -> Refusal | None:
    """Return why a card cannot be revealed or intercept now (T-096, T-097, T-242, T-318)."""
    refusal = refuse_foreign_card(game, player, card_id)
    if refusal is not None:
        return refusal
    card = game.cards[int(card_id)]
    names = {"card": game.kind(card).name}
    target = game.cards.get(pending.target)
    if target is not None and target.seat != player.seat and game.are_allied(target.seat, player.seat):
        return refuse_shield(game, player, card, target, pending)
    if pending.range != "melee" or target is None or target.seat != player.seat:
        return Refusal("refused-not-melee", names, "T-318")
    on_hero = target.id == player.hero
    trap = game.kind(card).type == "trap"
    if revealing and not card.face_down:
        return Refusal("refused-not-hidden", names, "T-218")
    if trap and revealing:
        near = on_hero or (card.id in player.row and reaches(game, card, target))
        return None if near else Refusal("refused-trap-far", names, "T-318")
    if not on_hero:
        return Refusal("refused-intercept-hero", names, "T-096")
    if pending.intercepted:
        return Refusal("refused-intercepted", names, "T-097")
    if not revealing and (card.face_down or card.id not in player.row or not card.keywords & FLYING):
        return Refusal("refused-intercept-flying", names, "T-096")
    return None


def refuse_shield(game: ActiveGame, player: Player, card: Card, target: Card, pending: PendingAction) -> Refusal | None:
    """Return why a card cannot step in for the partner (T-242, T-242a)."""
    names = {"card": game.kind(card).name}
    if pending.intercepted:
        return Refusal("refused-intercepted", names, "T-097")
    if not pending.range or not game.is_hero(target) or card.id not in player.row:
        return Refusal("refused-shield-hero", names, "T-242")
    if card.face_down:
        return Refusal("refused-hidden-use", names, "T-242a")
    guard_names = tuple(
        game.name_with_place(game.cards[card_id])
        for card_id in guarding_creatures(game, game.players[target.seat], pending)
    )
    return (
        Refusal("refused-shield-guarded", {"whose": SEATS[target.seat], "guards": guard_names}, "T-242")
        if guard_names
        else None
    )
