"""Chances in words: of the current fight, of fights against possible next enemies, and of single moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from engine.kernel.menus import Move, Refusal, RefusedError
from engine.kernel.odds import Chance, OddsWord, percent, whole_percent
from engine.kernel.saves import copy_of
from engine.kernel.text import Seat, Text, name, seat_name
from engine.kernel.views import Item
from engine.tenefyr.cards.library import library
from engine.tenefyr.computer.chances import Party, needs_in
from engine.tenefyr.menus import REDRAW, may_redraw
from engine.tenefyr.odds.chances import Effort, Estimate, chance_to_keep, chances_against, has_later_turn
from engine.tenefyr.odds.playing import may_strengthen, may_weaken
from engine.tenefyr.play.game import boss_name
from engine.tenefyr.play.power import enemy_power, starting_power, total_power
from engine.tenefyr.state import BOSS, NOWHERE, Expedition, PlayedCard, dungeon, is_solo, open_places, top_enemy
from engine.tenefyr.view.labels import place_label, top_label

ANSWER = Effort(36_000, sampling=True)
"""Work for an answer to ``/odds``, well below a second on one core; all chances in the answer share it."""
FOR_PLACE = 7_200
"""Steps for each place of an answer in camp, as far as ``ANSWER`` allows."""
BUTTON = Effort(2_000, sampling=True)
"""Work for the chance on a button, which must not delay the panel."""
ONE_OF_MANY = Effort(800, sampling=True)
"""Work for the chance on one of several buttons."""
COUNTED = Effort(400)
"""Work for a button that says whether a move wins for certain."""

HOPELESS = 0.02
"""Rough chance below which an answer to ``/odds`` does not count a place, unless none is better."""
TOO_LOW = 0.3
"""Rough chance below which an enemy is called too strong; of such fights one in five is won."""


def odds(first: Sequence[OddsWord], second: Sequence[OddsWord], state: Expedition | None) -> Item:
    """Return the chance against the enemy that is named on either side, with the current decks.

    Raises RefusedError if none or several are named, or if there are no decks yet.
    """
    named = [word for word, _ in (*first, *second)]
    if state is None or not state.dungeons:
        raise RefusedError(Refusal("refused-odds-later"))
    if len(named) != 1 or named[0] not in library().fought:
        raise RefusedError(Refusal("refused-odds-enemy"))
    enemy = named[0]
    place = state.place if state.place != NOWHERE else BOSS
    (estimate,) = chances_against(state, [(place, enemy)], ANSWER)
    return _item(Text("odds-against", {"enemy": name(enemy)}), [_line(name(enemy), estimate)])


def odds_now(state: Expedition) -> Item | None:
    """Return the chances of the current fight, or in camp against every face-up enemy; None at other times."""
    if state.ending or state.choosing:
        return None
    if state.fight is not None:
        return _running(state)
    if state.place == NOWHERE and state.dungeons:
        places, hopeless = _promising_places(state)
        effort = Effort(min(ANSWER.steps, FOR_PLACE * len(places)), sampling=True)
        estimates = chances_against(state, [(place, top_enemy(dungeon(state, place))) for place in places], effort)
        lines = [_line(_first_enemy(state, place), chance) for place, chance in zip(places, estimates, strict=True)]
        others = [Text("odds-hopeless", {"count": hopeless})] if hopeless else []
        return _item(Text("odds-camp"), [Text("odds-first"), *lines, *others])
    return None


def _promising_places(state: Expedition) -> tuple[list[int], int]:
    """Return the places with an open enemy without those that are hopeless, and the number of those.

    If all are hopeless, none is left out.
    """
    places = [place for place in (*open_places(state), BOSS) if top_enemy(dungeon(state, place))]
    party = Party(state, rested=False)
    rough = {place: party.chances(needs_in(state, dungeon(state, place)))[0] for place in places}
    promising = [place for place in places if rough[place] >= HOPELESS] or places
    return promising, len(places) - len(promising)


def _first_enemy(state: Expedition, place: int) -> Text:
    """Return the label of a place for the chance against its open enemy alone."""
    cards = len(dungeon(state, place).cards)
    if place != BOSS or cards == 1:
        return place_label(state, place)
    return Text("odds-boss", {"boss": boss_name(state), "enemy": top_label(state, place), "count": cards})


def _running(state: Expedition) -> Item | None:
    fight = state.fight
    assert fight is not None
    values = {"enemy": name(fight.enemy), "power": enemy_power(state), "total": total_power(state)}
    if state.agenda or not state.players[fight.seat].hand:
        return None
    lines = [Text("odds-stands", {**values, "player": seat_name(fight.seat)})]
    moves = {"odds-keep": None, **({"odds-redraw": REDRAW} if may_redraw(state) else {})}
    others_follow = has_later_turn(state)
    follows = "none" if not others_follow else "own" if is_solo(state) else "others"
    effort = ANSWER.divided(len(moves) * (1 + others_follow))
    for key, move in moves.items():
        estimate = chance_to_keep(state, effort, move)
        lines.append(_line(Text(key, {"follows": follows}), estimate))
        if others_follow and estimate is not None and estimate.share:
            lines.append(_line(Text("odds-at-once"), chance_to_keep(state, effort, move, at_once=True)))
    return _item(Text("odds-fight", values), lines)


def _line(label: Text, chance: Estimate | None) -> Text:
    """Return a line with an exact chance, or with an estimate from a sample and its margin."""
    assert chance is not None, "an answer falls back to a sample"
    if not chance.fights:
        return Text("odds-line", {"label": label, **percent(chance.share)})
    # a sample proves nothing certain
    values = {"label": label, "percent": min(99, max(1, round(chance.share * 100))), "margin": chance.margin}
    return Text("odds-line-about", values)


def _item(heading: Text, lines: list[Text]) -> Item:
    is_estimate = any(line.key == "odds-line-about" for line in lines)
    return Item(heading, [*lines, Text("odds-how-about" if is_estimate else "odds-how")], {"template": "odds"})


# ---- single moves


def chance(state: Expedition, seat: Seat, move: Move) -> Chance | None:
    """Return the chance to win the fight with this move, and which hands it assumes; None for other moves.

    Moves with a chance are playing or redrawing the hand, entering a dungeon, and going on to a known enemy.
    """
    place = _next_place(state, move)
    if _plays_hand(state, seat, move):
        estimate = chance_to_keep(state, BUTTON, move)
    elif place is not None:
        estimate = _against_top(state, place, ONE_OF_MANY if move.name == "enter" else BUTTON)
    else:
        estimate = None
    if estimate is None:
        return None
    hand = "each" if place is not None else "next" if move == REDRAW else "this"
    if estimate.fights:
        about = min(95, max(5, 5 * round(20 * estimate.share)))  # a sample is never certain
        return Chance(estimate.share, Text("chance-wins-about", {"percent": about, "hand": hand}))
    return Chance(estimate.share, Text("chance-wins", {"percent": whole_percent(estimate.share), "hand": hand}))


def stake(state: Expedition, seat: Seat, move: Move) -> Text | None:
    """Return the result of playing cards, or what a move to a fight can win; None for moves without a chance."""
    if _plays_hand(state, seat, move):
        return _hand_stake(state, seat, move)
    place = _next_place(state, move)
    enemy = top_enemy(dungeon(state, place)) if place is not None else ""
    if place is None or not enemy:
        return None
    too_strong = is_too_strong(state, place)
    if move.name != "enter":
        power = starting_power(state, place, refilled=False)
        return Text("stake-too-weak") if too_strong else Text("stake-enemy", {"power": power})
    if too_strong:
        in_a_row = place == BOSS and len(dungeon(state, place).cards) > 1
        return Text("stake-too-strong-in-a-row" if in_a_row else "stake-too-strong")
    if place == BOSS:  # the label of a place says the power of its enemy
        return Text("stake-boss")
    reward = library().rewards.get(dungeon(state, place).reward)
    if reward is None:
        return Text("stake-no-reward")
    first, second = (option.offered(state, reward.level) for option in reward.options)
    return Text("stake-reward", {"first": first, "second": second})


def is_too_strong(state: Expedition, place: int) -> bool:
    """Return whether the next enemy of a dungeon, or all cards of the boss, will probably beat the decks as they are.

    A closed card counts as an average enemy of its level (R-061).
    """
    chances = Party(state, rested=False).chances(needs_in(state, dungeon(state, place)))
    return (prod(chances) if place == BOSS else chances[0]) < TOO_LOW


def _hand_stake(state: Expedition, seat: Seat, move: Move) -> Text:
    """Return the power of the heroes after a move with the hand, without the effects of its cards.

    It says whether effects may still add to it, or whether a turn follows in which others may; or that the move wins
    for certain, if that takes effects.
    """
    if move == REDRAW:
        return Text("stake-redraw", {"cards": len(state.players[seat].deck)})
    after = copy_of(state)
    fight, player = after.fight, after.players[seat]
    assert fight is not None
    cards = list(player.hand) if move.name == "play-all" else [str(move.args[0])]
    follows = has_later_turn(state)
    effects = may_strengthen(state, seat, cards, follows=follows)
    for card in cards:
        player.hand.remove(card)
        fight.played.append(PlayedCard(card, fight.turn, plus=fight.inspired))
    total = total_power(after)
    missing = max(0, enemy_power(after) - total)
    if not missing and not enemy_power(after) and not effects:
        return Text("stake-no-power")
    if effects and not missing and not may_weaken(state, seat, cards):
        return Text("stake-at-least", {"total": total})
    if effects:
        if not player.hand and _is_certain(state, move):
            return Text("stake-certain")
        return Text("stake-effects", {"total": max(0, total), "power": enemy_power(after), "missing": missing})
    if missing and follows:
        follower = "own" if is_solo(state) else "others"
        return Text("stake-later", {"total": total, "power": enemy_power(after), "follower": follower})
    return Text("stake-total", {"total": total, "missing": missing})


def _is_certain(state: Expedition, move: Move) -> bool:
    """Return whether every draw wins the fight with this move, where they are few enough to be counted."""
    estimate = chance_to_keep(state, COUNTED, move)
    return estimate is not None and estimate.share == 1


def _plays_hand(state: Expedition, seat: Seat, move: Move) -> bool:
    """Return whether a move plays or redraws the hand of the seat whose turn it is in a fight."""
    fight = state.fight
    if fight is None or state.agenda or fight.seat != seat or not state.players[seat].hand:
        return False
    return move == REDRAW or move.name in ("play", "hold-back", "play-all")


def _next_place(state: Expedition, move: Move) -> int | None:
    """Return the dungeon of the next fight after this move; None for other moves."""
    if state.fight is not None:
        return None
    if move.name == "enter" and state.place == NOWHERE:
        return int(move.args[0])
    return state.place if move.name == "go-on" and state.place > BOSS else None


def _against_top(state: Expedition, place: int, effort: Effort) -> Estimate | None:
    """Return the chance against the face-up enemy of a place; None if its top card is closed."""
    enemy = top_enemy(dungeon(state, place))
    return chances_against(state, [(place, enemy)], effort)[0] if enemy else None
