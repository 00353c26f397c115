"""Which questions of Talisman standing orders may answer, and what players read about their orders for Spells."""

from __future__ import annotations

import pytest

from engine.kernel.advice import RecurringQuestion
from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name
from engine.talisman.menus import menus_of, recurring
from engine.talisman.play.game import ActiveGame
from render.languages import Reader
from tests.engine.talisman.test_computer_choices import match_with
from tests.wording import strict_languages


def picking_up(*cards: str, gold: int = 0) -> RecurringQuestion:
    """Return the question to an Elf on a space with these cards and coins, as standing orders know it."""
    match, seat = match_with("elf", "fields-1")
    state = match.state
    state.cards["fields-1"] = list(cards)
    state.gold["fields-1"] = gold
    state.phase, state.agenda = "pick-up", []
    return recurring(menus_of(state)[seat])


@pytest.mark.parametrize(("cards", "gold"), [((), 2), (("bag-of-gold.1",), 0), (("two-bags-of-gold.2",), 0)])
def test_one_order_takes_coins_and_bags_of_gold_wherever_nothing_else_can_be_taken(
    cards: tuple[str, ...], gold: int
) -> None:  # M-119a, MD-080
    assert picking_up(*cards, gold=gold) == RecurringQuestion(Text("order-gold"), "gold", at_rest=True)


@pytest.mark.parametrize(("cards", "gold"), [(("axe.1",), 0), (("axe.1",), 1), (("bag-of-gold.1",), 2)])
def test_no_order_answers_where_there_is_a_choice_of_what_to_take(cards: tuple[str, ...], gold: int) -> None:  # M-149
    assert not picking_up(*cards, gold=gold).at_rest


@pytest.mark.parametrize(
    ("spell", "orders"),
    [("preservation", ["last-life"]), ("counterspell", ["never"]), ("invisibility", ["last-life"]), ("hex", [])],
)
def test_a_player_who_draws_a_spell_that_answers_reads_its_order_alone(spell: str, orders: list[str]) -> None:  # M-399a
    match, seat = match_with("wizard", "fields-1")
    match.state.spells = [f"{spell}.1"]
    io = ResolveContext(Dice(b"orders"))
    ActiveGame(match.state, io).draw_spells(seat, 1)
    read = [event for event in io.events if event.text.key == "event-order-stands"]
    assert [event.text.values["order"] for event in read] == orders
    assert [event.only for event in read] == [(seat,)] * len(orders)


def test_nobody_else_learns_of_an_order() -> None:  # M-399a
    begun, seat = match_with("wizard", "fields-1", spells=["hex.1"])
    match = Match(begun.rules, begun.dice, begun.state, seats=2)
    others = (None, 1 - seat)
    before = [match.view(reader) for reader in others]
    outcome = match.play(seat, Move("order", ("counterspell", ("always",))))
    assert match.state.adventurers[seat].orders == {"counterspell": "always"}
    assert [(event.text.key, event.only) for event in outcome.events] == [("event-order", (seat,))]
    assert [match.view(reader) for reader in others] == before


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_line_about_an_order_names_the_button_that_changes_it_and_no_other(language: str) -> None:  # M-399a
    languages, reader = strict_languages(), Reader(language, "talisman", ("Anna", "Bert"), seat=0)
    button = languages.say_to(Text("move-order"), reader)
    line = languages.say_to(Text("event-order-stands", {"spell": name("preservation"), "order": "last-life"}), reader)
    assert button in line
    assert button != languages.say_to(Text("orders-title"), reader), "that page answers recurring questions"
