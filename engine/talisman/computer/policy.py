"""The computer player's answer to every question."""

from __future__ import annotations

from random import Random

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat, Text
from engine.talisman.board import board
from engine.talisman.cards.library import library
from engine.talisman.cards.worths import FATE_WORTH, GOLD_WORTH, POINT_WORTH, SPELL_WORTH, TALISMAN_WORTH
from engine.talisman.computer.acquiring import make_room, sell_for_follower, worth_of_alignment
from engine.talisman.computer.card_evaluator import RIVAL_LIFE_WORTH, CardEvaluator
from engine.talisman.computer.casting import answer_spell, best_cast, drop_amulet
from engine.talisman.computer.fate import die_to_reroll
from engine.talisman.computer.fighting import prepare_fight, spends_fate_on_attack
from engine.talisman.computer.meetings import meetings
from engine.talisman.computer.plundering import spoils
from engine.talisman.computer.question_values import named_item, seat_of
from engine.talisman.computer.route_planner import RoutePlanner
from engine.talisman.play.fights.scores import strength_of
from engine.talisman.play.spells.orders import ALWAYS, COUNTERSPELL, order_of
from engine.talisman.play.trading import counters_for
from engine.talisman.state import Adventure, kind

DONE = Move("done")
COUNTER_ORDER = Move("order", (COUNTERSPELL, (ALWAYS,)))
"""The standing order that a computer gives: counter Spells at itself; it keeps the default orders otherwise."""
TRAVEL_QUESTIONS = ("ask-begin", "ask-move")
FIGHT_QUESTIONS = ("ask-fight", "ask-attack", "ask-defend")
SPELL_QUESTIONS = ("ask-counter", "ask-preserve-life", "ask-preserve", "ask-poll", "ask-cast", "ask-dodge")
FEW_TROPHIES = 12
"""The number of trophies up to which all combinations are tried."""


def choose(state: Adventure, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return the best move, but first a standing order that is missing."""
    best = best_move(state, seat, menu, random)
    if menu.question.key not in (*TRAVEL_QUESTIONS, "ask-orders") or best.name in ("cast", "drop"):
        return best
    return _missing_order(state, seat, menu) or best


def best_move(state: Adventure, seat: Seat, menu: Menu, random: Random) -> Move:
    """Return the best-rated answer, drawn at random among equals; standing orders are no answers."""
    question = menu.question.key
    if not state.adventurers[seat].character:
        return _character(menu)
    evaluator = CardEvaluator(state, seat)
    if question in TRAVEL_QUESTIONS:
        spell_move = best_cast(evaluator, menu) or drop_amulet(state, seat, menu)
        return spell_move or RoutePlanner(evaluator).step(menu) or menu.default
    if question in FIGHT_QUESTIONS:
        return prepare_fight(evaluator, menu)
    if question == "ask-fate":
        return _fate(evaluator, menu)
    if question in SPELL_QUESTIONS:
        return answer_spell(evaluator, menu)
    if question == "ask-orders":
        return menu.default
    if question == "ask-trade":
        return _trade(state, seat, menu)
    if question == "ask-pick-up":
        prepared = make_room(evaluator, menu) or sell_for_follower(evaluator, menu)
        if prepared is not None:
            return prepared
    if question == "ask-plunder":
        return spoils(evaluator, menu)
    if menu.patterns and not menu.moves:
        return _pick_cards(evaluator, menu)
    rated = [(_rate(evaluator, move, menu), move) for move in menu.moves]
    best = max(rate for rate, _ in rated)
    return random.choice([move for rate, move in rated if rate == best])


def ranked(state: Adventure, seat: Seat, menu: Menu) -> list[Move]:
    """Return all answers to a question with single choices, the best-rated first."""
    evaluator = CardEvaluator(state, seat)
    return sorted(menu.moves, key=lambda move: -_rate(evaluator, move, menu))


def _missing_order(state: Adventure, seat: Seat, menu: Menu) -> Move | None:
    """Return the standing order that has not been given yet; None if it has."""
    return COUNTER_ORDER if order_of(state, seat, COUNTERSPELL) != ALWAYS and menu.allows(COUNTER_ORDER) else None


def _character(menu: Menu) -> Move:
    """Choose the character with the most Strength and Craft together."""
    cards = library().characters
    return max(menu.moves, key=lambda move: sum((cards[str(move.args[0])].strength, cards[str(move.args[0])].craft)))


def _rate(evaluator: CardEvaluator, move: Move, menu: Menu) -> float:
    """Return how good a move is as an answer to this question; doing nothing is worth 0."""
    state, question = evaluator.state, menu.question.key
    first = move.args[0] if move.args else ""
    match move.name:
        case "fight" if question == "ask-beast":
            return _rate_beast(evaluator, "fight", menu)
        case "done" | "keep" | "keep-card" | "decline" | "pass" | "explore" | "fight" if question != "ask-land":
            return 0.0
        case "explore":
            return evaluator.space(evaluator.adventurer.space)
        case "attack" | "combat" | "rob" | "beguile" | "lure":
            return _rate_meeting(evaluator, move)
        case "exchange" | "help-yourself" | "take" | "seize" | "buy" | "take-life":
            return _rate_taking(evaluator, move, menu)
        case "drop" | "give" | "discard":
            return _rate_losing(evaluator, move, question)
        case "visit":
            return _rate_visit(evaluator, str(first))
        case "to":
            return RoutePlanner(evaluator).worth(str(first))
        case "wish":
            return _rate_wish(evaluator, str(first))
        case "number":
            return _rate_number(evaluator, int(first), question)
        case "accept":
            return 1.0 if not evaluator.talisman and state.talismans else -1.0
        case "dare":
            return _rate_dare(evaluator, menu)
        case "pay":
            return _rate_paying(evaluator, menu)
        case "suffer":
            return -evaluator.loss() + 1.0 if evaluator.adventurer.gold else 0.0
        case "charm" | "spare":
            return _rate_beast(evaluator, move.name, menu)
        case "keep-trophy" | "raise":
            strength = strength_of(str(first), "strength")
            return evaluator.point * strength if move.name == "keep-trophy" else evaluator.raised(strength)
        case "replace":
            return evaluator.drawn - evaluator.card(str(first)) - 0.05
        case "align":
            return _rate_alignment(evaluator, str(first), menu)
        case "evade":
            return 0.5
        case "leave-point" if question == "ask-point":  # a toad would lose it
            return 0.0
        case _:
            return -1.0


def _rate_meeting(evaluator: CardEvaluator, move: Move) -> float:
    """Rate an action against another character."""
    followers = ((other, rival.followers) for other, rival in enumerate(evaluator.state.adventurers))
    others = [other for other, cards in followers if move.args[0] in cards] if move.name == "lure" else move.args
    worths = {possible: worth for worth, possible in meetings(evaluator, int(others[0]))}
    return worths.get(move, -1.0)


def _rate_beast(evaluator: CardEvaluator, name: str, menu: Menu) -> float:
    """Rate what a Minstrel does with an Animal or a Dragon; charmed Animals help in every battle (MD-125, MD-126)."""
    strength = strength_of(named_item(menu, "enemy") + ".1", "strength")
    if name == "charm":
        return evaluator.charmed(strength)
    return evaluator.fight("strength", strength, strength) if name == "fight" else -0.05


def _rate_alignment(evaluator: CardEvaluator, alignment: str, menu: Menu) -> float:
    """Rate an alignment for an effect that depends on it; the present one is preferred slightly."""
    if menu.question.key == "ask-pick-up":
        return worth_of_alignment(evaluator, alignment)
    stays = 0.1 if alignment == evaluator.adventurer.alignment else 0.0
    if menu.question.key != "ask-alignment":
        return stays - 0.2
    cause = named_item(menu, "cause")
    data = library().spaces.get(cause) or library().cards.get(cause)
    if data is None:
        return stays + (0.5 if alignment == "good" else 0.0)
    changed = CardEvaluator(evaluator.state, evaluator.seat)
    changed.alignments = (alignment,)
    return stays + changed.effects(getattr(data, "visit", ()))


def _rate_taking(evaluator: CardEvaluator, move: Move, menu: Menu) -> float:
    """Rate an item to take, buy or win."""
    what, adventurer = str(move.args[0]) if move.args else "", evaluator.adventurer
    if move.name == "take-life":
        victim = seat_of(menu.question.values.get("other"))
        last = victim is not None and evaluator.state.adventurers[victim].lives == 1
        return RIVAL_LIFE_WORTH + (TALISMAN_WORTH / 2 if evaluator.state.crowned else 0.0) + (2.0 if last else 0.0)
    if what == "gold":
        return GOLD_WORTH
    if move.name == "buy":
        prices = {"sword": 2, "helmet": 2, "axe": 3, "shield": 3, "armour": 4}
        return evaluator.bargain(what, min(adventurer.gold, prices.get(what, 2)))
    if move.name == "help-yourself":
        card = next(card for card in evaluator.state.stock if kind(card) == what)
        return evaluator.gift(card)
    if move.name == "exchange":
        return 0.8 - (0.5 if evaluator.wounds else 0.0)
    return evaluator.gift(what) - (0.3 if kind(what) in ("hag", "poltergeist") else 0.0)


def _rate_losing(evaluator: CardEvaluator, move: Move, question: str) -> float:
    """Rate an item to leave or give away: least valuable first, and nothing without need."""
    card = str(move.args[0])
    if move.name == "discard":
        return -_SPELL_WORTHS.get(kind(card), 1.0)
    return -evaluator.item_worth(card) - (
        1.0 if question in ("ask-pick-up", "ask-land", "ask-halt", "ask-end") else 0.0
    )


_SPELL_WORTHS = {"immobility": 2.0, "psionic-blast": 2.0, "healing": 2.5, "preservation": 2.5, "counterspell": 1.5,
                  "invisibility": 1.8, "temporal-warp": 2.2, "acquisition": 2.0, "mesmerism": 1.5}  # fmt: skip
"""Worth of Spells where one has to be discarded."""


def _rate_visit(evaluator: CardEvaluator, way: str) -> float:
    """Rate a person to visit, or healing and praying."""
    data = library().spaces[board().kind(evaluator.adventurer.space)]
    for effect in data.visit:
        effects = effect.chosen(way, evaluator.adventurer.alignment)
        if effects:
            return evaluator.effects(effects)
    return 0.0


def _rate_wish(evaluator: CardEvaluator, what: str) -> float:
    planner = RoutePlanner(evaluator)
    match what:
        case "strength" | "craft":
            return POINT_WORTH + (0.2 if what == planner.side else 0.0)
        case "life":
            return evaluator.healing(1) if evaluator.wounds else 1.0
        case "spell":
            return SPELL_WORTH / 2
        case _:
            return GOLD_WORTH if what == "gold" else FATE_WORTH


def _rate_number(evaluator: CardEvaluator, number: int, question: str) -> float:
    """Rate an amount: lives to heal, fate to buy, or whether to add 1."""
    if question == "ask-heal":
        return evaluator.healing(number) - evaluator.spending(number)
    if question == "ask-replenish":
        return number * FATE_WORTH - evaluator.spending(number) + 0.01 * number
    return float(number)


def _rate_dare(evaluator: CardEvaluator, menu: Menu) -> float:
    """Rate an optional roll by the mean of its rows."""
    name = named_item(menu, "what")
    data = library().spaces.get(name) or library().cards.get(name)
    if data is None or name == "chasm":
        return -1.0
    return evaluator.effects(getattr(data, "visit", ()))


def _rate_paying(evaluator: CardEvaluator, menu: Menu) -> float:
    if menu.question.key == "ask-bribe":
        enemy = library().cards[named_item(menu, "enemy")]
        return -evaluator.spending(1) - evaluator.fight(
            "strength", getattr(enemy, "strength", 0), getattr(enemy, "strength", 0)
        )
    return 0.2


def _fate(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Return whether to spend fate, on the lowest die of a fight or the best choice of any other roll."""
    again = [move for move in menu.moves if move.name == "fate"]
    worst = min(again, key=lambda move: int(move.args[0]))
    if evaluator.state.fight is not None and menu.question.values.get("what") == Text("roll-attack"):
        return worst if spends_fate_on_attack(evaluator) else menu.default
    return die_to_reroll(evaluator, menu) or menu.default


def _trade(state: Adventure, seat: Seat, menu: Menu) -> Move:
    """Return the trade with the most counters and the fewest wasted points."""
    trophies = state.adventurers[seat].trophies
    traded: list[str] = []
    for attribute in ("strength", "craft"):
        cards = [card for card in trophies if getattr(library().cards[kind(card)], attribute, 0)]
        cards.sort(key=lambda card: getattr(library().cards[kind(card)], attribute))
        traded += _best_trophies(state, cards, attribute)
    trades = [pattern for pattern in menu.patterns if pattern.name == "trade"]
    if not traded or not trades:
        return DONE
    return menu.arranged(Move("trade", (tuple(traded),)))


def _best_trophies(state: Adventure, cards: list[str], attribute: str) -> list[str]:
    """Return the trophies of one attribute that give the most counters and waste the fewest points."""
    best: dict[int, list[str]] = {0: []}
    for card in cards[-FEW_TROPHIES:]:
        points = getattr(library().cards[kind(card)], attribute)
        for total, chosen in list(best.items()):
            best.setdefault(total + points, [*chosen, card])
    place = 0 if attribute == "strength" else 1
    rated = [(counters_for(state, chosen)[place], -total, chosen) for total, chosen in best.items()]
    count, _, chosen = max(rated, key=lambda choice: choice[:2])
    return chosen if count else []


def _pick_cards(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Pick Followers for the Vampire, or Objects to turn into gold."""
    (pattern,) = menu.patterns
    pick = pattern.args[0]
    assert isinstance(pick, Pick)
    cards = sorted((str(card) for card in pick.items), key=evaluator.item_worth)
    match menu.question.key:
        case "ask-vampire":
            chosen = [card for card in cards if evaluator.item_worth(card) < evaluator.loss()][: pick.most]
        case _:
            spare = [card for card in cards if evaluator.item_worth(card) < GOLD_WORTH]
            chosen = spare[: pick.most] if len(spare) >= pick.least else cards[: pick.least]
    return menu.arranged(Move(pattern.name, (tuple(chosen),)))
