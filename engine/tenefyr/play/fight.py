"""Fights: every player has a turn against one enemy (R-062 .. R-105, R-128a, R-147)."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Move
from engine.kernel.text import Seat, name, seat_name
from engine.tenefyr.cards.library import library, loot_name
from engine.tenefyr.play.game import ActiveExpedition, place_name
from engine.tenefyr.play.leaving import STEPS_AFTER_COMPLETING, STEPS_AFTER_DEFEAT, STEPS_AFTER_LEAVING
from engine.tenefyr.play.power import enemy_power, total_power
from engine.tenefyr.state import BOSS, HAND, Fight, dungeon, is_solo, present_seats


def begin_fight(game: ActiveExpedition) -> None:
    """Begin the fight against the top enemy of the place, with its effects at the start (R-062, R-145)."""
    state = game.state
    enemy = dungeon(state, state.place).cards[-1]
    order = present_seats(state)
    state.fight = Fight(enemy, order * 2 if is_solo(state) else order, cards_more=state.cards_more)
    state.cards_more = 0
    effects = library().fought[enemy].effects
    if not game.io.silent:
        game.io.announce(
            "event-fight", enemy=name(enemy), power=enemy_power(state), place=place_name(state, state.place)
        )
        for effect in effects:
            game.io.announce("event-enemy-rule", rule=effect.sentence())
    for effect in effects:
        effect.start(game)
    state.agenda = ["turn"]


def begin_turn(game: ActiveExpedition) -> None:
    """Begin a turn with its draw step; a player with an empty deck draws nothing (R-066 .. R-068, R-088)."""
    state, fight = game.state, game.fight
    fight.kept = False
    seat = fight.seat
    player = state.players[seat]
    fight.inspired, fight.turn_cards = player.inspired, player.more_cards
    player.inspired = player.more_cards = 0
    if seat in state.left:
        state.agenda = ["end-turn"]
        return
    game.io.announce("event-turn", player=seat_name(seat))
    if not player.deck:
        game.io.announce("event-nothing-to-play", player=seat_name(seat))
        state.agenda = ["end-turn"]
        return
    game.draw(seat, hand_size(game))
    settle(game)


def hand_size(game: ActiveExpedition) -> int:
    """Return the number of cards in each draw of this draw step; at least one (R-067, R-074)."""
    fight = game.fight
    return max(1, HAND + library().fought[fight.enemy].cards_more + fight.cards_more + fight.turn_cards)


def redraw(game: ActiveExpedition) -> None:
    """Discard the whole hand and draw a new one (R-070 .. R-072)."""
    fight = game.fight
    player = game.state.players[fight.seat]
    game.io.announce("event-redrew", player=seat_name(fight.seat), count=len(player.hand))
    player.discard += player.hand
    player.hand = []
    fight.redraws += 1
    game.draw(fight.seat, hand_size(game))
    settle(game)


def play(game: ActiveExpedition, card: str, *, enemy_first: bool = False) -> Flow:
    """Play one card of the hand (R-076, R-077); ``enemy_first`` as in ``ActiveExpedition.play_card`` (R-151)."""
    seat = game.fight.seat
    _take_from_hand(game, seat, card)
    yield from game.play_card(seat, card, enemy_first=enemy_first)
    settle(game)


def play_all(game: ActiveExpedition, cards: tuple[str, ...]) -> Flow:
    """Play these cards in this order, skipping cards that have left the hand meanwhile (R-076, R-081, R-084).

    Cards drawn meanwhile are played automatically if no order of them is better than another.
    """
    seat = game.fight.seat
    hand = game.state.players[seat].hand
    for card in cards:
        if card not in hand:
            continue
        _take_from_hand(game, seat, card)
        if library().played[card].effects:
            yield from game.play_card(seat, card)
        else:  # the usual case, without the cost of a generator
            game.lay(seat, card)
    settle(game)
    if hand and best_order(game, seat) is not None:
        game.state.agenda = ["play-rest"]


DRAWS, PLAIN, COUNTS, DOUBLES = range(4)
"""What cards of a hand do, in the best order of playing them."""
PLACES = {
    "draw": DRAWS,
    "weaken": PLAIN,
    "discharge": PLAIN,
    "per-dungeon": PLAIN,
    "inspire": PLAIN,
    "ready": PLAIN,
    "last-stand": COUNTS,
    "per-basic": COUNTS,
    "double": DOUBLES,
}
"""The places of effects in the best order; the place of any other effect is a choice."""


def best_order(game: ActiveExpedition, seat: Seat) -> tuple[str, ...] | None:
    """Return the hand in an order that is at least as good as every other one; None if that is a choice (R-076, R-151).

    Cards that draw come first, cards that count or double others last.
    """
    hand = game.state.players[seat].hand
    placed = [(place, card) for card in hand if (place := _place_in_order(game, seat, card)) is not None]
    doubling = sum(place == DOUBLES for place, _ in placed)
    if len(placed) < len(hand) or doubling > 1:
        return None
    return tuple(card for _, card in sorted(placed, key=lambda pair: pair[0]))


def _place_in_order(game: ActiveExpedition, seat: Seat, card: str) -> int | None:
    """Return the place of a card in the best order of a hand; None if that is a choice."""
    loot = library().played[card]
    if not loot.effects or not game.has_effects(seat, card):
        return PLAIN
    places = {PLACES.get(effect.word) for effect in loot.effects}
    if loot.condition is not None or None in places or game.order_matters(seat, card):
        return None
    others = places - {PLAIN}
    return None if len(others) > 1 else next(iter(others), PLAIN)


def _take_from_hand(game: ActiveExpedition, seat: Seat, card: str) -> None:
    game.fight.kept = True
    game.state.players[seat].hand.remove(card)


def settle(game: ActiveExpedition) -> None:
    """Set the next automatic step after a card was drawn or played.

    This is the end of the turn once the hand is empty. A hand that cannot be redrawn is played automatically if its
    cards are identical, unless the player may choose the order of its effects (R-151), or only add power to a victory.
    """
    state, fight = game.state, game.fight
    player = state.players[fight.seat]
    hand = player.hand
    if not hand:
        state.agenda = ["end-turn"]
        return
    if player.deck and not fight.kept:
        return
    one_kind = hand.count(hand[0]) == len(hand) and not game.order_matters(fight.seat, hand[0])
    if one_kind or (total_power(state) >= enemy_power(state) and game.wins_with_hand(fight.seat)):
        state.agenda = ["play-rest"]


def play_rest(game: ActiveExpedition) -> Flow:
    """Play the rest of a hand that leaves nothing to choose, one card that draws at a time."""
    seat = game.fight.seat
    hand = best_order(game, seat) or tuple(game.state.players[seat].hand)
    draws = bool(hand) and _place_in_order(game, seat, hand[0]) == DRAWS
    yield from play_all(game, hand[:1] if draws else hand)


def end_turn(game: ActiveExpedition) -> None:
    """End a turn: compare the powers and go on to victory, defeat or the next turn (R-085 .. R-089)."""
    state, fight = game.state, game.fight
    total, power = total_power(state), enemy_power(state)
    if total >= power:
        state.agenda = ["victory"]
        return
    if not game.io.silent:
        game.io.announce("event-power", total=total, power=power, enemy=game.enemy_name())
    if fight.turn == 0 and _is_moving(game):
        state.agenda = ["move"]
    elif game.turns_left() == 0:
        state.agenda = ["defeat"]
    else:
        fight.turn += 1
        state.agenda = ["turn"]


def _is_moving(game: ActiveExpedition) -> bool:
    """Return whether the enemy moves now; the last card of the boss deck does not (R-157)."""
    state = game.state
    if state.place == BOSS and len(state.boss_deck.cards) == 1:
        return False
    return library().fought[game.fight.enemy].moves


def victory(game: ActiveExpedition) -> None:
    """Carry out a victory: effects, cards, loot, token, in this order (R-097, R-104, R-147)."""
    state, fight = game.state, game.fight
    here = dungeon(state, state.place)
    if not game.io.silent:
        values = {"total": total_power(state), "power": enemy_power(state)}
        game.io.announce("event-victory", enemy=game.enemy_name(), **values)
    for effect in library().fought[fight.enemy].effects:
        effect.end(game)
    seat = fight.seat
    clear_table(game)
    here.cards.pop()
    here.open = max(0, here.open - 1)
    if fight.enemy in library().enemies:  # cards of a boss have no loot
        state.players[seat].discard.append(fight.enemy)
        game.io.announce("event-loot", player=seat_name(seat), card=name(loot_name(fight.enemy)))
    pass_token(game)
    end_fight(game, STEPS_AFTER_COMPLETING)


def defeat(game: ActiveExpedition) -> None:
    """Carry out a defeat: the heroes are kicked out (R-087, R-102, R-103), or lose to the boss (R-129)."""
    state = game.state
    final = "yes" if state.place == BOSS else "no"
    game.io.announce("event-defeat", enemy=game.enemy_name(), final=final)
    state.defeats += 1
    clear_table(game)
    pass_token(game)
    state.fight = None
    if state.place == BOSS:
        state.ending = "defeated"
        state.agenda = []
    else:
        state.agenda = list(STEPS_AFTER_DEFEAT)


def clear_table(game: ActiveExpedition) -> None:
    """Discard all cards played in the fight; return borrowed ones to the reserve (R-095)."""
    state, fight = game.state, game.fight
    for played in fight.played:
        if played.borrowed:
            game.into_reserve(played.card)
        else:
            state.players[fight.order[played.turn]].discard.append(played.card)
    for seat in fight.order:
        player = state.players[seat]
        player.discard += player.hand
        player.hand = []


def pass_token(game: ActiveExpedition) -> None:
    """Pass the starting-player token clockwise, after victory, defeat or a move of the enemy (R-094, R-156)."""
    state = game.state
    seats = present_seats(state)
    if seats:
        state.token = seats[1 % len(seats)] if seats[0] == state.token else seats[0]


def end_fight(game: ActiveExpedition, steps_if_empty: tuple[str, ...]) -> None:
    """End the fight and set the next steps (R-098, R-101, R-128a, R-129).

    They are the next fight with the boss, the vote whether to go on, or ``steps_if_empty`` in an empty dungeon.
    """
    state = game.state
    state.fight = None
    here = dungeon(state, state.place)
    if state.place == BOSS:
        if here.cards:
            game.open_top(announced=False)
            state.agenda = ["fight"]
        else:
            state.ending = "won"
            game.io.announce("event-won")
            state.agenda = []
    else:
        state.agenda = ["decide"] if here.cards else list(steps_if_empty)


def decide(game: ActiveExpedition) -> Flow:
    """Let the players vote to go on in the dungeon or to leave it (R-098 .. R-100)."""
    left, players = len(dungeon(game.state, game.state.place).cards), len(present_seats(game.state))
    move = yield from game.vote("ask-go-on", (Move("go-on"), Move("withdraw")), cards=left, players=players)
    if move.name == "go-on":
        game.open_top(announced=False)
        game.state.agenda = ["fight"]
    else:
        game.io.announce("event-withdrew")
        game.state.agenda = list(STEPS_AFTER_LEAVING)
