"""What one turn of a fight brings, step by step, as chance says."""

from __future__ import annotations

from engine.kernel.text import Seat
from engine.tenefyr.cards.effects.loot import Draw
from engine.tenefyr.cards.library import library
from engine.tenefyr.odds.alike import has_effect, stand_in
from engine.tenefyr.odds.branching import Chance, number_of_hands
from engine.tenefyr.odds.forecast import Forecast
from engine.tenefyr.odds.playing import answered, in_order, played_order
from engine.tenefyr.odds.situations import Laid, Outcome, Side, Situation, Standing, cards_of, finished
from engine.tenefyr.options import Options
from engine.tenefyr.play import fight as fighting
from engine.tenefyr.play.power import total_power
from engine.tenefyr.state import Dungeon, Expedition, Fight, Played, Player


def begun(situation: Situation, chance: Chance) -> Standing | Outcome:
    """Return the turn, once cards are drawn as chance says; where it is given with which cards it goes on, after
    these."""
    game = forecast(situation, chance)
    state, seat = game.state, situation.seat
    start = Standing(situation, total_power(state), strength(state), situation.sides[seat].drawn)
    begin(game, situation)
    return _stands(start, game)


def begin(game: Forecast, situation: Situation) -> None:
    """Let a turn begin, if it has not: cards are drawn; those with which it goes on are played."""
    fight, seat = game.fight, situation.seat
    player = game.state.players[seat]
    if not situation.drawn:
        if situation.ambush:
            game.discard_top(seat, situation.ambush)
        fight.inspired, fight.turn_cards = player.inspired, player.more_cards
        player.inspired = player.more_cards = 0
        game.draw(seat, fighting.hand_size(game))
    for card in cards_of(situation.first) if situation.first is not None else ():
        if card in player.hand:
            lay(game, seat, card)


def went_on(before: Standing, chance: Chance) -> Standing | Outcome:
    """Return the turn after the next card."""
    situation = before.situation
    game, seat = forecast(situation, chance), situation.seat
    game.fight.weakened, game.fight.more, game.earlier = before.weakened, before.more, before.earlier
    lay(game, seat, in_order(game.state, seat, closely=True)[0])
    return _stands(before, game)


def _stands(before: Standing, game: Forecast) -> Standing | Outcome:
    """How the turn stands after all cards that bring their power alone, and whose turn it is to be laid."""
    state, situation = game.state, before.situation
    fight, seat = game.fight, situation.seat
    player = state.players[seat]
    following = ""
    for card in in_order(state, seat, closely=True):
        if has_effect(card):
            following = card
            break
        lay(game, seat, card)
    if not following:
        return _outcome(before, game)
    others = [
        side._replace(inspired=each.inspired, more_cards=each.more_cards)
        for side, each in zip(situation.sides, state.players, strict=True)
    ]
    others[seat] = side_on_turn(situation.sides[seat], game, seat)
    now = situation._replace(
        sides=tuple(others), drawn=True, ambush=0, inspired=fight.inspired, borrowed=tuple(game.borrowable), first=None
    )
    ways = _ways_with(player, following)
    return before._replace(situation=now, weakened=fight.weakened, more=fight.more, earlier=game.earlier, ways=ways)


def _ways_with(player: Player, card: str) -> int:
    """How many ways chance may take with this card, if it begins with drawing others; else 1."""
    loot = library().played[card]
    effect = loot.effects[0]
    if loot.condition is not None or not isinstance(effect, Draw):
        return 1
    count = min(effect.cards, len(player.deck)) - player.known
    return number_of_hands(player.deck[: len(player.deck) - player.known], count) if count > 0 else 1


def _outcome(before: Standing, game: Forecast) -> Outcome:
    state = game.state
    weaker = game.fight.weakened + before.strength - strength(state)
    power, each = total_power(state) - before.total, library().played[stand_in()].power
    if game.earlier is not None:
        power += each * before.drawn - game.earlier
        return Outcome(power, weaker, _sides(before.situation, game), earlier=game.earlier)
    unknown = game.stand_ins() - game.before if game.pool else 0
    pool = tuple(sorted(library().played[card].power for card in game.pool)) if unknown else ()
    return Outcome(power - each * unknown, weaker, _sides(before.situation, game), unknown, pool)


def lay(game: Forecast, seat: Seat, card: str) -> None:
    """Play a card, and answer what it asks."""
    fight, player = game.fight, game.state.players[seat]
    if library().played[card].effects:
        answered(game.state, seat, fighting.play(game, card))
        return
    player.hand.remove(card)
    fight.played.append(Played(card, fight.turn, plus=fight.inspired))


def strength(state: Expedition) -> int:
    """Return what the enemy's special rules add to its power now."""
    assert state.fight is not None
    return sum(each.strength(state) for each in library().fought[state.fight.enemy].effects)


# ---- there and back


def forecast(situation: Situation, chance: Chance) -> Forecast:
    """Return a game that stands as a situation says."""
    return Forecast(_state(situation), chance, situation)


def _state(situation: Situation) -> Expedition:
    """A position with nothing in it but what concerns this turn."""
    players = [
        Player(
            list(side.heroes), [*side.deck, *side.top], list(side.hand), list(side.discard),
            len(side.top), side.inspired, side.more_cards,
        )
        for side in situation.sides
    ]  # fmt: skip
    seat = situation.seat
    laid = [Played(each.card, situation.turn, each.factor, each.plus) for each in situation.sides[seat].laid]
    fight = Fight(
        situation.enemy, list(situation.order), situation.turn, laid,
        cards_more=situation.cards_more, inspired=situation.inspired,
    )  # fmt: skip
    here = Dungeon(1, [situation.enemy])
    return Expedition(
        _OPTIONS, players, [here], Dungeon(0, []), "", [], [], situation.order[0],
        place=1, fight=fight, completed=[1] * situation.completed,
    )  # fmt: skip


_OPTIONS = Options()


def _sides(situation: Situation, game: Forecast) -> tuple[Side, ...]:
    """How the players stand after the turn. Of those who have no turn any more it matters only whether their deck is
    empty, and what they have brought."""
    state, seat = game.state, situation.seat
    again = seat in situation.order[situation.turn + 1 :]
    found: list[Side] = []
    for number, (side, player) in enumerate(zip(situation.sides, state.players, strict=True)):
        if number != seat:
            found.append(side._replace(inspired=player.inspired, more_cards=player.more_cards))
        elif again:
            after = side_on_turn(side, game, seat)
            found.append(after._replace(drawn=game.stand_ins() if game.pool else 0))
        else:
            found.append(finished(bool(player.deck), game.doubling_of(seat) if situation.powers_count else 0))
    return tuple(found)


def side_on_turn(side: Side, game: Forecast, seat: Seat) -> Side:
    """How the player on turn stands now."""
    player = game.state.players[seat]
    known = len(player.deck) - player.known
    return Side(
        side.heroes, tuple(sorted(player.deck[:known])), tuple(player.deck[known:]), tuple(sorted(player.hand)),
        tuple(sorted(player.discard)), _laid(game), side.power, player.inspired, player.more_cards,
        tuple(sorted(game.pool)), game.before if game.pool else 0,
    )  # fmt: skip


def _laid(game: Forecast) -> tuple[Laid, ...]:
    played = sorted(game.fight.played, key=played_order)
    return tuple(Laid(each.card, each.factor, each.plus) for each in played)
