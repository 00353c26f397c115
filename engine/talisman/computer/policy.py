"""What the computer player answers to each question."""

from __future__ import annotations

from random import Random

from engine.kernel.menus import Menu, Move
from engine.kernel.selections import Pick
from engine.kernel.text import Seat, Text
from engine.talisman.board import board
from engine.talisman.cards.library import library
from engine.talisman.cards.worths import FATE_WORTH, GOLD_WORTH, POINT_WORTH, SPELL_WORTH, TALISMAN_WORTH
from engine.talisman.computer.acquiring import changing, sale
from engine.talisman.computer.card_evaluator import LIFE, CardEvaluator
from engine.talisman.computer.casting import answers, best_cast, unmuted
from engine.talisman.computer.fate import spends_on
from engine.talisman.computer.fighting import prepare, spends
from engine.talisman.computer.meetings import meetings
from engine.talisman.computer.plundering import spoils
from engine.talisman.computer.question_values import named, seat_of
from engine.talisman.computer.route_planner import RoutePlanner
from engine.talisman.play.fights.scores import strength_of
from engine.talisman.play.spells.orders import ALWAYS, COUNTERSPELL, order_of
from engine.talisman.play.trading import counters_for as counters
from engine.talisman.state import Adventure, kind

DONE = Move("done")
GUARD = Move("order", (COUNTERSPELL, (ALWAYS,)))
"""The standing order that a computer gives: counter what concerns itself. For other Spells it keeps the usual ones."""
MOVING = ("ask-begin", "ask-move")
FIGHTS = ("ask-fight", "ask-attack", "ask-defend")
SPELLS = ("ask-counter", "ask-preserve-life", "ask-preserve", "ask-poll", "ask-cast", "ask-dodge")
FEW_TROPHIES = 12
"""So many trophies are tried in all combinations."""


def choose(state: Adventure, seat: Seat, menu: Menu, random: Random, level: str) -> Move:
    """Return the best-rated answer; chance only among equals."""
    question = menu.question.key
    if not state.adventurers[seat].character:
        return _character(menu)
    evaluator = CardEvaluator(state, seat)
    if question in MOVING:
        found = best_cast(evaluator, menu) or unmuted(state, seat, menu)
        return found or _guarded(state, seat, menu) or RoutePlanner(evaluator).step(menu) or menu.default
    if question in FIGHTS:
        return prepare(evaluator, menu)
    if question == "ask-fate":
        return _fate(evaluator, menu)
    if question in SPELLS:
        return answers(evaluator, menu)
    if question == "ask-trade":
        return _trade(state, seat, menu)
    if question == "ask-pick-up" and (sold := sale(evaluator, menu)) is not None:
        return sold
    if question == "ask-plunder":
        return spoils(evaluator, menu)
    if menu.patterns and not menu.moves:
        return _picked(evaluator, menu)
    rated = [(_rate(evaluator, move, menu), move) for move in menu.moves]
    best = max(rate for rate, _ in rated)
    return random.choice([move for rate, move in rated if rate == best])


def ranked(state: Adventure, seat: Seat, menu: Menu) -> list[Move]:
    """Return all answers to a question in which each stands for one thing, the best-rated first."""
    evaluator = CardEvaluator(state, seat)
    return sorted(menu.moves, key=lambda move: -_rate(evaluator, move, menu))


def _guarded(state: Adventure, seat: Seat, menu: Menu) -> Move | None:
    """Return the standing order that is still to be given; None if there is none."""
    return GUARD if order_of(state, seat, COUNTERSPELL) != ALWAYS and menu.allows(GUARD) else None


def _character(menu: Menu) -> Move:
    """The character with the most to begin with."""
    cards = library().characters
    return max(menu.moves, key=lambda move: sum((cards[str(move.args[0])].strength, cards[str(move.args[0])].craft)))


def _rate(evaluator: CardEvaluator, move: Move, menu: Menu) -> float:
    """How good a move is, as an answer to this question; doing nothing is worth 0."""
    state, question = evaluator.state, menu.question.key
    first = move.args[0] if move.args else ""
    match move.name:
        case "fight" if question == "ask-beast":
            return _rate_beast(evaluator, "fight", menu)
        case "done" | "keep" | "decline" | "pass" | "explore" | "fight" if question != "ask-land":
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
    """What is done to another character."""
    followers = ((other, each.followers) for other, each in enumerate(evaluator.state.adventurers))
    others = [other for other, cards in followers if move.args[0] in cards] if move.name == "lure" else move.args
    found = {each: worth for worth, each in meetings(evaluator, int(others[0]))}
    return found.get(move, -1.0)


def _rate_beast(evaluator: CardEvaluator, name: str, menu: Menu) -> float:
    """What a Minstrel does with an Animal or a Dragon: charmed Animals help in every battle (MD-125, MD-126)."""
    strength = strength_of(named(menu, "enemy") + ".1", "strength")
    if name == "charm":
        return evaluator.charmed(strength)
    return evaluator.fight("strength", strength, strength) if name == "fight" else -0.05


def _rate_alignment(evaluator: CardEvaluator, alignment: str, menu: Menu) -> float:
    """What it is worth to be good, neutral or evil before something that depends on it; rather what one is already."""
    if menu.question.key == "ask-pick-up":
        return changing(evaluator, alignment)
    stays = 0.1 if alignment == evaluator.adventurer.alignment else 0.0
    if menu.question.key != "ask-alignment":
        return stays - 0.2
    cause = named(menu, "cause")
    data = library().spaces.get(cause) or library().cards.get(cause)
    if data is None:
        return stays + (0.5 if alignment == "good" else 0.0)
    as_that = CardEvaluator(evaluator.state, evaluator.seat)
    as_that.alignments = (alignment,)
    return stays + as_that.effects(getattr(data, "visit", ()))


def _rate_taking(evaluator: CardEvaluator, move: Move, menu: Menu) -> float:
    """What is taken, bought, or won."""
    what, adventurer = str(move.args[0]) if move.args else "", evaluator.adventurer
    if move.name == "take-life":
        victim = seat_of(menu.question.values.get("other"))
        last = victim is not None and evaluator.state.adventurers[victim].lives == 1
        return LIFE + (TALISMAN_WORTH / 2 if evaluator.state.crowned else 0.0) + (2.0 if last else 0.0)
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
    """What is left or given away is the least; nothing is left without need."""
    card = str(move.args[0])
    if move.name == "discard":
        return -_SPELLS_KEPT.get(kind(card), 1.0)
    return -evaluator.thing(card) - (1.0 if question in ("ask-pick-up", "ask-land", "ask-halt", "ask-end") else 0.0)


_SPELLS_KEPT = {"immobility": 2.0, "psionic-blast": 2.0, "healing": 2.5, "preservation": 2.5, "counterspell": 1.5,
                "invisibility": 1.8, "temporal-warp": 2.2, "acquisition": 2.0, "mesmerism": 1.5}  # fmt: skip
"""What Spells are worth that one has to choose among."""


def _rate_visit(evaluator: CardEvaluator, way: str) -> float:
    """Whom to visit, or whether to be healed or to pray."""
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
    """How many lives are healed, how much fate is bought, how many dice are rolled, whether one is added."""
    if question == "ask-heal":
        return evaluator.healing(number) - evaluator.spending(number)
    if question == "ask-replenish":
        return number * FATE_WORTH - evaluator.spending(number) + 0.01 * number
    return float(-number) if question == "ask-dice" else float(number)


def _rate_dare(evaluator: CardEvaluator, menu: Menu) -> float:
    """Rolling where one need not: where the rows are good on the whole."""
    name = named(menu, "what")
    data = library().spaces.get(name) or library().cards.get(name)
    if data is None or name == "chasm":
        return -1.0
    return evaluator.effects(getattr(data, "visit", ()))


def _rate_paying(evaluator: CardEvaluator, menu: Menu) -> float:
    if menu.question.key == "ask-bribe":
        enemy = library().cards[named(menu, "enemy")]
        return -evaluator.spending(1) - evaluator.fight(
            "strength", getattr(enemy, "strength", 0), getattr(enemy, "strength", 0)
        )
    return 0.2


def _fate(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Roll a die anew that one is better off without; the worst one."""
    again = [move for move in menu.moves if move.name == "fate"]
    worst = min(again, key=lambda move: int(move.args[0]))
    if evaluator.state.fight is not None and menu.question.values.get("what") == Text("roll-attack"):
        return worst if spends(evaluator) else menu.default
    return spends_on(evaluator, menu) or menu.default


def _trade(state: Adventure, seat: Seat, menu: Menu) -> Move:
    """Exchange the trophies that bring most counters with the fewest points lost."""
    trophies = state.adventurers[seat].trophies
    found: list[str] = []
    for attribute in ("strength", "craft"):
        cards = [card for card in trophies if getattr(library().cards[kind(card)], attribute, 0)]
        cards.sort(key=lambda card: getattr(library().cards[kind(card)], attribute))
        found += _worthwhile(state, cards, attribute)
    trades = [pattern for pattern in menu.patterns if pattern.name == "trade"]
    if not found or not trades:
        return DONE
    return menu.arranged(Move("trade", (tuple(found),)))


def _worthwhile(state: Adventure, cards: list[str], attribute: str) -> list[str]:
    """The trophies of one kind that bring counters and leave the least over."""
    best: dict[int, list[str]] = {0: []}
    for card in cards[-FEW_TROPHIES:]:
        points = getattr(library().cards[kind(card)], attribute)
        for total, chosen in list(best.items()):
            best.setdefault(total + points, [*chosen, card])
    place = 0 if attribute == "strength" else 1
    rated = [(counters(state, chosen)[place], -total, chosen) for total, chosen in best.items()]
    count, _, chosen = max(rated, key=lambda each: (each[0], each[1]))
    return chosen if count else []


def _picked(evaluator: CardEvaluator, menu: Menu) -> Move:
    """Pick some things: Followers for the Vampire, Objects that become gold."""
    (pattern,) = menu.patterns
    pick = pattern.args[0]
    assert isinstance(pick, Pick)
    cards = sorted((str(card) for card in pick.items), key=evaluator.thing)
    match menu.question.key:
        case "ask-vampire":
            chosen = [card for card in cards if evaluator.thing(card) < evaluator.loss()][: pick.most]
        case _:
            spare = [card for card in cards if evaluator.thing(card) < GOLD_WORTH]
            chosen = spare[: pick.most] if len(spare) >= pick.least else cards[: pick.least]
    return menu.arranged(Move(pattern.name, (tuple(chosen),)))
