"""The course of a turn: entry, supply, position, end, next player."""

from __future__ import annotations

from engine.kernel.flow import Flow
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Text
from engine.telperinquar.cards.effects import over_time
from engine.telperinquar.play import values
from engine.telperinquar.play.actions import ask_reactions
from engine.telperinquar.play.card_use import CardUse
from engine.telperinquar.play.damage import DamagePart, damage_due, hurt, settle_injuries, turn_face_up
from engine.telperinquar.play.game import SEATS, ActiveGame
from engine.telperinquar.play.levels import is_at_highest_level, level_up
from engine.telperinquar.state import Duel, PendingAction, Player


def begin_turn(game: ActiveGame) -> None:
    """Begin the turn of the player on turn with a card from the pile.

    Rules: T-025, T-026, T-028, T-171, T-173, T-214, T-245, T-295, T-296.
    """
    duel = game.duel
    player = game.players[duel.turn]
    player.turns += 1
    for participant in game.players:
        participant.spells = 0
        for card in participant.row:
            game.cards[card].swapped = False
    duel.phase = "entry"
    if (
        duel.tournament
        and not duel.overtime
        and all(player.out or is_at_highest_level(player) for player in game.players)
    ):
        duel.overtime = True  # T-246
        game.io.announce("event-overtime-begins")
    game.io.announce("event-turn", who=SEATS[player.seat], round=duel.round)
    if player.turns > 1 or player.seat != duel.first:  # T-029, T-029a
        game.draw(player, occasion="begin")


def finish_entry_phase(game: ActiveGame, player: Player, level_card: str = "") -> Flow:
    """Play the chosen level card, if any, and carry out the supply phase (T-034, T-036, T-046, T-052, T-057, T-300)."""
    if level_card:
        level_up(game, player, level_card)
    player.actions = max(0, player.max_actions)  # T-045, T-048
    game.duel.phase = "supply"
    yield from supply(game, player)
    game.duel.phase = "main"


def supply(game: ActiveGame, player: Player) -> Flow:
    """End effects that lasted a round, apply long-term effects, and ready cards in action.

    Rules: T-052, T-057, T-297, T-319, T-217, T-218.
    """
    duel = game.duel
    if duel.lasting:
        game.end_lasting(
            [effect for effect in duel.lasting if effect.until == "round" and effect.seat == player.seat]
        )  # T-051
        game.bury_dead()
        yield from _apply_effects_over_time(game, player)
    if is_overtime(duel):  # T-248
        damage = game.io.dice.roll(20)  # T-247
        game.io.announce("event-overtime", who=SEATS[player.seat], damage=damage)
        hurt(game, game.hero(player), [DamagePart(damage, "simple")])
    for card_id in player.row + player.equipment + player.abilities:  # T-056, T-058
        game.cards[card_id].exhausted = False
    hero = game.hero(player)
    if hero.face_down:
        turn_face_up(game, hero)
    if duel.lasting and not game.io.silent and (damage := damage_due(game, player)) >= player.life > 0:
        game.io.announce("alarm-poison", whose=SEATS[player.seat], damage=damage, life=player.life)


def is_overtime(duel: Duel) -> bool:
    """Return whether all heroes lose life points in their supply phase (T-246, T-248a)."""
    return duel.overtime or 0 < duel.round_limit <= duel.round


def _apply_effects_over_time(game: ActiveGame, player: Player) -> Flow:
    """Apply the player's effects over time, in an order they choose where it matters (T-052 .. T-055, T-149, T-320)."""
    waiting = [effect for effect in game.duel.lasting if effect.until == over_time.TICKS and effect.seat == player.seat]
    while waiting:
        chosen = waiting[0]
        if over_time.order_matters(game, waiting):
            moves = [Move("choose", (effect.id,)) for effect in waiting]
            move = yield from game.ask(player.seat, Menu(moves, Text("ask-order"), moves[0]))
            chosen = next(effect for effect in waiting if effect.id == move.args[0])
        waiting.remove(chosen)
        card = game.cards[chosen.target]
        over_time.tick(CardUse(game, chosen.seat, card, game.kinds[chosen.kind], chosen.source, [card]), chosen)
        game.bury_dead()
        waiting = [effect for effect in waiting if effect in game.duel.lasting]


def end_main(game: ActiveGame, player: Player, rearranges: bool) -> Flow:
    """Offer the others a last reaction, then end the turn, or begin the position phase if the player wants one.

    Rules: T-163, T-172a.
    """
    pending = PendingAction("end", player.seat)
    game.duel.pending.append(pending)
    yield from ask_reactions(game, pending)
    game.duel.pending.pop()
    if rearranges and len(player.row) > 1:
        game.duel.phase = "position"
    else:
        end_turn(game, player)


def arrange(game: ActiveGame, player: Player, order: list[int]) -> Flow:
    """Arrange the row in a new order and end the turn (T-163, T-165)."""
    if order:
        player.row = order
        cards = tuple(game.card_name(game.cards[card_id]) for card_id in order)
        game.io.announce("event-arranged", who=SEATS[player.seat], cards=cards)
    end_turn(game, player)
    return
    yield


def end_turn(game: ActiveGame, player: Player) -> None:
    """Settle injuries, end the effects of the turn, draw a card, and remove dead heroes.

    Rules: T-002, T-051, T-113, T-148, T-151, T-169, T-171, T-025, T-026, T-151b.
    """
    duel = game.duel
    settle_injuries(game)
    if duel.lasting:
        game.end_lasting([effect for effect in duel.lasting if effect.until == "turn"])
        game.bury_dead()
    game.draw(player, occasion="end")  # T-169
    fallen = [player for player in game.players if player.life <= 0 and not player.out]  # T-149, T-151
    if fallen:
        for loser in fallen:
            game.io.announce("event-hero-died", whose=SEATS[loser.seat], hero=game.kind(game.hero(loser)).name)
        if remove_players(game, fallen, "hero-died"):
            return
    next_turn(game)


def next_turn(game: ActiveGame) -> None:
    """Begin the turn of the next player still in the game; after the last player a new round begins.

    Rules: T-027, T-016, T-025, T-026, T-171, T-233, T-235, T-297.
    """
    duel = game.duel
    seats = len(game.players)
    while True:
        duel.turn = (duel.turn + 1) % seats
        if duel.turn == duel.first:
            duel.round += 1
        if not game.players[duel.turn].out:
            break
    begin_turn(game)


def remove_players(game: ActiveGame, players: list[Player], ending: str) -> bool:
    """Remove players from the game with all their cards and effects; return True if that ends the game.

    Rules: T-002, T-149, T-151, T-151b, T-235, T-244.
    """
    duel = game.duel
    for player in players:
        player.out = True
    remaining = [player for player in game.players if not player.out]
    if all(game.are_allied(player.seat, remaining[0].seat) for player in remaining):  # T-151b, T-243
        duel.over = True
        duel.winners = [
            player.seat for player in game.players if remaining and game.are_allied(player.seat, remaining[0].seat)
        ]
        duel.ending = ending if remaining else "draw"
        return True
    for player in players:
        for card_id in player.row + player.equipment + player.abilities:
            del game.cards[card_id]
        player.row, player.equipment, player.abilities = [], [], []
        player.hand, player.pile, player.discard = [], [], []
    duel.lasting = [
        effect
        for effect in duel.lasting
        if not game.players[effect.seat].out
        and effect.target in game.cards
        and not game.players[game.cards[effect.target].seat].out
        and (effect.until != "lasting" or effect.source in game.cards)
    ]
    for player in remaining:
        values.refresh(game, player)
    return False


def end_combat(game: ActiveGame, player: Player) -> Flow:
    """End the combat phase, as the active player declared (T-086)."""
    game.duel.phase = "after-combat"
    game.io.announce("event-combat-ends", who=SEATS[player.seat])
    return
    yield
