"""The first screen of a panel: the best moves in full, and a button for all others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from cogs.ui.panel.layout import breadcrumbs, fit_label, panel_layout
from cogs.ui.panel.parts import Panel
from engine.games import game
from engine.heldenkampf.scenario import given as heldenkampf_given
from engine.kernel.dice import Dice
from engine.kernel.match import Ask, Match
from engine.kernel.menus import Argument, Menu, Move
from engine.kernel.text import Seat, Text
from engine.talisman.scenario import given
from engine.telperinquar.scenario import given as telperinquar_given
from host.learning.lesson_table import private_table
from host.people import Person, Place
from host.play.advice import MOST, OfferedMove, advised_moves, standalone_moves
from host.play.choices import skip_single_choices
from host.play.paths import MovePath
from host.play.typed import parse_move
from host.tables.seat_assignment import SeatAssignment
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Languages, Reader
from tests.bench.presses import counted, presses_for
from tests.cogs.world import World, labels, pressable, walk

GAMES = ("telperinquar", "heldenkampf", "imperator", "talisman")


def tables(name: str, decisions: int = 250) -> Iterator[tuple[Table, Seat, Ask]]:
    """Yield a table at each question of a game of simple computer players."""
    match: Match[Any] = Match.new(game(name), b"offers", 2)
    assignments = [SeatAssignment(Person(1, "Anna")), SeatAssignment(Person(2, "Bert"))]
    table = Table(1, Place(1, 1), name, match.rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)
    random = Random(1)
    for _ in range(decisions):
        asks = match.asks()
        if not asks:
            return
        seat, ask = next(iter(asks.items()))
        yield table, seat, ask
        state = match.determinize(seat, random)
        match.play(seat, match.rules.choose(state, seat, ask.menu, random, "simple"))


def test_a_move_that_is_too_long_for_its_button_is_shortened_and_keeps_its_chance(languages: Languages) -> None:
    def say(text: Text) -> str:
        return languages.say_to(text, Reader("en", "talisman"))

    cards = tuple(Text("argument-number", {"number": 1_000_000 + number}) for number in range(12))
    chance = Text("chance-wins", {"percent": 62})
    label = Text("argument-cards", {"cards": cards})
    words = fit_label(Text("label-chance", {"label": label, "chance": chance}), 80, say)
    assert len(words) <= 80
    assert words.startswith("1000000, 1000001")
    assert words.endswith(f"…, {say(chance)}")
    short = Text("label-chance", {"label": "Attack", "chance": chance})
    assert fit_label(short, 80, say) == say(short)
    assert fit_label(label, 80, say) == "1000000, 1000001, 1000002, 1000003, 1000004, 1000005, 1000006, 1000007…"
    costly = Text(
        "label-chance",
        {"label": "Militia attacks the fifth Shield Sister of Bert (5 life), 2 actions", "chance": chance},
    )
    assert fit_label(costly, 70, say) == costly.values["label"]


@pytest.mark.parametrize("name", GAMES)
def test_offers_are_legal_moves_and_stay_the_same_while_shown(name: str) -> None:
    count = 0
    for table, seat, ask in tables(name):
        offers = advised_moves(table, seat, ask)
        count += len(offers)
        assert len(offers) <= MOST or ask.menu.question.key in table.rules.fully_advised
        assert all(ask.menu.allows(offer.move) for offer in offers)
        assert len({offer.move for offer in offers}) == len(offers)
        assert advised_moves(table, seat, ask) == offers
    assert count > 20


def test_all_wishes_have_buttons_and_other_spaces_and_ones_character_are_a_press_away() -> None:  # MD-061
    languages, reader = Languages(), Reader("en", "talisman", ("Anna", "Bert"))
    table, seat, ask = next(found for found in tables("talisman") if found[2].menu.question.key == "ask-wish")
    panel = Panel(table, seat, ask, "", "", offers=advised_moves(table, seat, ask))
    parts = walk(panel_layout(panel, lambda text: languages.say_to(text, reader)))
    words = [str(part["label"]) for part in parts if "label" in part]
    assert sum(word.startswith("Wish for") for word in words) == 6
    assert words[6] == "Another space …"
    assert "My character" in words


def test_offers_in_heldenkampf_do_not_reveal_the_other_hand() -> None:
    """The offers over all seeds are the same if the other player's cards are dealt differently."""
    table, seat, ask = next(
        position for position in tables("heldenkampf") if position[2].menu.question.key == "ask-action"
    )
    match = table.playing()
    seen: list[set[tuple[Move, ...]]] = []
    for dealt in range(2):
        state = match.determinize(seat, Random(dealt))
        table.match = Match(match.rules, match.dice, state, seats=2)
        firsts: set[tuple[Move, ...]] = set()
        for number in range(200):
            table.secret = bytes([number])
            firsts.add(tuple(offer.move for offer in advised_moves(table, seat, ask)))
        seen.append(firsts)
    assert seen[0] == seen[1]


def test_a_turn_of_talisman_in_which_nothing_is_decided_is_two_presses_to_roll_and_to_go() -> None:
    languages, reader, seen = Languages(), Reader("en", "talisman", ("Anna", "Bert")), 0
    for table, seat, ask in tables("talisman", 120):
        if ask.menu.question.key in ("ask-begin", "ask-move"):
            offers = advised_moves(table, seat, ask)
            move = offers[0].move if offers else ask.menu.default
            assert presses_for(table, seat, ask, move, lambda text: languages.say_to(text, reader))[0] == 1
            seen += 1
    assert seen > 30


def test_moves_that_can_wait_come_after_those_that_must_be_decided_now() -> None:
    languages, reader, seen = Languages(), Reader("en", "telperinquar", ("Anna", "Bert")), 0
    for table, seat, ask in tables("telperinquar"):
        names = {move.name for move in ask.menu.moves}
        if ask.menu.question.key == "ask-entry" and {"levelup", "take-back", "pass"} <= names:
            parts = walk(panel_layout(Panel(table, seat, ask, "", ""), lambda text: languages.say_to(text, reader)))
            words = [part["label"] for part in parts if "label" in part]
            assert [word.split()[0] for word in words[:2]] == ["Level", "No"]
            assert words[2].endswith("hand")
            seen += 1
    assert seen


def test_what_gives_something_up_stands_behind_the_offers_even_if_there_are_few_moves() -> None:
    languages, reader, seen = Languages(), Reader("en", "talisman", ("Anna", "Bert")), 0
    for table, seat, ask in tables("talisman", 400):
        drops = [move for move in ask.menu.moves if move.name == "drop"]
        if drops and len(ask.menu.moves) <= MOST and ask.menu.question.key in ("ask-begin", "ask-move"):
            offers = advised_moves(table, seat, ask)
            panel = Panel(table, seat, ask, "", "", offers=offers)
            parts = walk(panel_layout(panel, lambda text: languages.say_to(text, reader)))
            words = [str(part["label"]) for part in parts if "label" in part]
            assert "Something else" in words
            assert not [word for word in words if word.startswith("Leave")], words
            seen += 1
    assert seen


@pytest.mark.parametrize("name", GAMES)
def test_moves_that_end_a_question_come_last(name: str) -> None:
    languages, reader, seen = Languages(), Reader("en", name, ("Anna", "Bert")), 0
    for table, seat, ask in tables(name, 120):
        panel = Panel(table, seat, ask, "", "", everything=True)
        parts = list(walk(panel_layout(panel, lambda text: languages.say_to(text, reader))))
        move_ids = [
            part for part in parts if str(part.get("custom_id")).startswith((f"m:1:{ask.id}:", f"s:1:{ask.id}:"))
        ]
        quiet = [part["style"] == discord.ButtonStyle.secondary.value for part in move_ids if "style" in part]
        assert quiet == sorted(quiet)
        seen += len(set(quiet)) > 1
    assert seen


def test_doing_nothing_is_offered_first_where_nothing_seems_better() -> None:
    languages, reader, seen = Languages(), Reader("en", "imperator", ("Anna", "Bert")), 0
    for table, seat, ask in tables("imperator"):
        if ask.menu.question.key == "ask-sort" and not advised_moves(table, seat, ask):
            parts = walk(panel_layout(Panel(table, seat, ask, "", ""), lambda text: languages.say_to(text, reader)))
            assert [part["label"] for part in parts if "label" in part][:2] == ["Keep everything as it is", "Sort"]
            seen += 1
    assert seen


def test_of_the_ways_to_go_on_with_a_fight_the_usual_one_alone_is_blue_and_stands_first() -> None:
    languages, reader, seen = Languages(), Reader("en", "heldenkampf", ("Anna", "Bert")), set[str]()
    for table, seat, ask in tables("heldenkampf"):
        question = ask.menu.question.key
        if question in ("ask-strike", "ask-struck", "ask-stop", "ask-may-fall") and not ask.menu.patterns:
            panel = Panel(table, seat, ask, "", "", offers=advised_moves(table, seat, ask))
            parts = walk(panel_layout(panel, lambda text: languages.say_to(text, reader)))
            first, *others = [part["style"] for part in parts if "custom_id" in part]
            assert first == discord.ButtonStyle.primary.value
            assert {*others} == {discord.ButtonStyle.secondary.value}
            seen.add(question)
    assert len(seen) == 4


@pytest.mark.parametrize("name", GAMES)
def test_no_move_has_two_buttons_on_the_first_screen(languages: Languages, name: str) -> None:
    reader, seen = Reader("en", name, ("Anna", "Bert")), 0
    for table, seat, ask in tables(name):
        offers = advised_moves(table, seat, ask)
        offered = [Panel(table, seat, ask, "", "", offers=offers)]
        moves = [move for move in standalone_moves(table.rules, ask.menu) if offers and not move.args]
        offered += [
            Panel(table, seat, ask, "", "", offers=[OfferedMove(move, Text("panel-else"), {})]) for move in moves
        ]
        for panel in offered:
            parts = walk(panel_layout(panel, lambda text: languages.say_to(text, reader)))
            ids = [str(part["custom_id"]) for part in parts if "custom_id" in part]
            targets = [custom_id.split(":", 1)[1] for custom_id in ids if custom_id.startswith(("o:", "m:", "s:"))]
            assert len({*targets}) == len(targets)
        seen += len(moves)
    assert seen or name == "imperator"


def test_a_move_of_talisman_is_one_phrase_on_its_button(languages: Languages) -> None:
    match: Match[Any] = Match.new(game("talisman"), b"offers", 2)
    assignments = [SeatAssignment(Person(1, "Anna")), SeatAssignment(Person(2, "Bert"))]
    table = Table(1, Place(1, 1), "talisman", match.rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)
    keep, redraw = Move("keep-card"), Move("replace", ("fairy.1",))
    menu = Menu((keep, redraw), Text("ask-replace", {"cards": (), "count": 1, "source": "prophetess"}), keep)
    buttons = [part["label"] for part in layout(languages, table, 0, Ask("ask", menu)) if part["type"] == 2]
    assert buttons[:2] == ["Keep what you drew", "Discard the Fairy, draw again"]


FIGHTER = {"character": "warrior", "space": "fields-1", "objects": ["sword", "shield"]}
WITHOUT = ["Put the Weapon aside", "Roll only one die", "Put Armour and Shield aside"]


@pytest.mark.parametrize(
    ("position", "usual", "without"),
    [
        ({"agenda": ["land"], "cards": {"fields-1": ["ogre"]}, "a": FIGHTER}, "Strike", WITHOUT),
        (
            {
                "roll": 1,
                "cards": {"fields-1": ["magic-stream"]},
                "points": {"magic-stream": 1},
                "a": {"character": "elf", "space": "village"},
            },
            "Fields 1: Magic Stream",
            ["Take no Strength from the Magic Stream"],
        ),
        (
            {"roll": 1, "a": {"character": "elf", "space": "village", "objects": ["potion-of-strength"]}},
            "Fields",
            ["Drink the Potion of Strength (+2 Strength this turn)"],
        ),
    ],
)
def test_what_may_be_done_without_stands_beside_the_usual_move(
    position: dict[str, Any], usual: str, without: list[str]
) -> None:  # M-275, MD-014, MD-081, MD-095, MD-135
    dice, languages, reader = Dice(b"offers"), Languages(), Reader("en", "talisman", ("Anna", "Bert"))
    state = given({**position, "b": {}}, ["a", "b"], dice).state
    match: Match[Any] = Match(game("talisman"), dice, state, seats=2, stepwise=True)
    while match.due:
        match.proceed()
    assignments = [SeatAssignment(Person(1, "Anna")), SeatAssignment(Person(2, "Bert"))]
    table = Table(1, Place(1, 1), "talisman", match.rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)
    ask = match.asks()[0]
    panel = Panel(table, 0, ask, "", "", offers=advised_moves(table, 0, ask))
    parts = walk(panel_layout(panel, lambda text: languages.say_to(text, reader)))
    buttons = [str(part["label"]) for part in parts if part["type"] == 2]
    assert buttons[0].startswith(usual)
    assert [button for button in buttons if button in without] == without


def test_every_space_that_the_board_marks_for_a_move_has_a_button_of_its_own() -> None:  # M-128, M-292, M-310
    position = {"phase": "move", "roll": 6, "a": {"character": "elf", "space": "sentinel"}, "b": {}}
    state = given(position, ["a", "b"], Dice(b"targets")).state
    match: Match[Any] = Match(game("talisman"), Dice(b"targets"), state, seats=2)
    assignments = [SeatAssignment(Person(1, "Anna")), SeatAssignment(Person(2, "Bert"))]
    table = Table(1, Place(1, 1), "talisman", match.rules, 1, {}, assignments, "en", status=Status.RUNNING, match=match)
    marked = {target["space"] for target in match.view(0).board["targets"]}
    offered = {offer.move.args[0] for offer in advised_moves(table, 0, match.asks()[0]) if offer.move.name == "move"}
    assert len(marked) == 4
    assert marked <= offered


async def test_the_first_screen_offers_whole_moves_and_something_else_leads_to_all(world: World) -> None:
    await world.begin()
    who = world.asked_person()
    panel = await world.open(who)
    await who.click(panel, label="Level up")
    offers = [custom_id for custom_id in pressable(panel) if custom_id.startswith("o:")]
    assert 1 < len(offers) <= MOST
    assert "End the turn" in labels(panel)
    first = labels(panel)
    await who.click(panel, label="Something else")
    assert not [custom_id for custom_id in pressable(panel) if custom_id.startswith("o:")]
    assert {"Play", "Equip"} <= set(labels(panel))
    await who.click(panel, label="Back")
    assert labels(panel) == first
    before = world.moves()
    await who.click(panel, custom_id=offers[0])
    assert world.moves() == before + 1, "one press makes it"


@pytest.mark.parametrize(("name", "most"), [("telperinquar", 6), ("heldenkampf", 3)])
def test_a_usual_turn_takes_few_presses(languages: Languages, name: str, most: int) -> None:
    own = sorted(counted(name, languages, games=2).own)
    assert own[len(own) // 2] <= most


def test_a_turn_of_an_expedition_in_which_nothing_needs_a_decision_takes_few_presses(languages: Languages) -> None:
    presses = counted("tenefyr", languages, games=1)
    assert len(presses.plain) >= 5
    assert max(presses.plain) <= 4
    assert len(presses.plain) < len(presses.own), "a discarded hand or a card's question needs a decision"


def test_a_phase_of_imperator_takes_a_press_or_as_many_as_it_has_turns(languages: Languages) -> None:
    phases = counted("imperator", languages, games=1).phases
    usual = {phase: sorted(presses)[len(presses) // 2] for phase, presses in phases.items()}
    assert usual["choice"] == usual["sort"] == 1
    assert usual["raid"] <= 3, "one for each attack, with what is done with the card, and a pass"
    assert max(phases["sort"]) <= 2


def layout(languages: Languages, table: Table, seat: Seat, ask: Ask, path: MovePath = ()) -> list[dict[str, Any]]:
    """Return the components of a panel with this question."""
    reader = Reader("en", table.game, ("Anna", "Bert"))
    return list(
        walk(panel_layout(Panel(table, seat, ask, "", "", path=path), lambda text: languages.say_to(text, reader)))
    )


@pytest.mark.parametrize("back", [Move("take-back", (1,)), Move("move", (1, 1))])
def test_ending_the_turn_is_offered_first_where_nothing_else_is_left(languages: Languages, back: Move) -> None:
    table, seat, ask = next(
        position for position in tables("telperinquar") if position[2].menu.question.key == "ask-main"
    )
    left = ask.menu._replace(moves=(back, Move("end")))
    buttons = [component for component in layout(languages, table, seat, Ask(ask.id, left)) if component["type"] == 2]
    assert buttons[0]["label"] == "End the turn"
    assert buttons[0]["style"] == discord.ButtonStyle.primary.value
    assert buttons[1]["style"] == discord.ButtonStyle.secondary.value
    assert buttons[1]["style"] == discord.ButtonStyle.secondary.value


@pytest.mark.parametrize(
    ("name", "path", "asked"),
    [
        ("heldenkampf", ("attack",), "Who attacks? Only heroes can answer a monster"),
        ("telperinquar", ("attack",), "Which creature or weapon attacks?"),
    ],
)
def test_each_step_says_what_is_chosen_next(languages: Languages, name: str, path: MovePath, asked: str) -> None:
    table, seat, ask = next(
        position
        for position in tables(name)
        if len({move.args[0] for move in position[2].menu.moves if move.name == path[0]}) > 1
    )
    reader = Reader("en", table.game, ("Anna", "Bert"))
    crumbs = breadcrumbs(table, seat, ask, path, lambda text: languages.say_to(text, reader))
    assert crumbs[0] == "Attack"
    assert asked in crumbs[-1]
    lists = [component for component in layout(languages, table, seat, ask, path) if component["type"] == 3]
    assert all(asked in component["placeholder"] for component in lists)


@pytest.mark.parametrize(("button", "drawn"), [("Draw equipment, then a hero", 2), ("Draw equipment only", 1)])
async def test_a_needed_hero_is_drawn_with_the_equipment_or_not(world: World, button: str, drawn: int) -> None:
    await world.begin(game="heldenkampf")
    who, quest = world.asked_person(), world.table().playing().state
    seat = world.table().seat_of(who.id)
    quest.sides[seat].hand[:] = []
    panel = await world.open(who)
    label = next(label for label in labels(panel) if label.startswith(button))
    await who.click(panel, label=label)
    assert len(quest.sides[seat].hand) == drawn
    (ask,) = world.table().asks().values()
    assert ask.menu.question.key == "ask-action"
    assert any(move.name == "attack" for move in ask.menu.moves) == (drawn == 2)
    assert world.table().plans == {}


@pytest.mark.parametrize("hand", [["galan"], ["galan", "giant-spider"]])
def test_an_attack_names_its_fighter_and_no_battlefield_where_it_does_not_matter(  # H-073, H-090
    languages: Languages, hand: list[str]
) -> None:
    loaded = Dice(b"any")
    state = heldenkampf_given({"a": {"hand": hand}, "b": {"hand": ["runa"]}}, ("a", "b"), loaded).state
    match: Match[Any] = Match(game("heldenkampf"), loaded, state, seats=2)
    table = private_table(match, 0, Person(1, "Anna"), "en")
    ask = Ask("lesson", match.menus()[0])
    path: MovePath = () if len(hand) == 1 else ("attack",)
    words = [part["label"] for part in layout(languages, table, 0, ask, path) if part["type"] == 2]
    assert [word for word in words if word.startswith("Attack")] == [
        "Attack with Galan (strength 8, life 8/8)",
        "Attack with the Giant Spider (strength 7, life 10/10, only they score)",
    ][: len(hand)]
    assert skip_single_choices(ask.menu, ("attack", "galan")) == ("attack", "galan", "bridge")
    assert ask.menu.allows(Move("attack", ("galan", "swamp"))), "as in a journal of 1.0.0"


def test_an_order_is_chosen_card_by_card_and_named_in_full_only_where_all_choices_are_whole_orders(  # T-163
    languages: Languages,
) -> None:
    position = {"phase": "position", "a": {"row": ["grey-wolf", "night-adder", "lantern-hound"]}, "b": {}}
    state = telperinquar_given(position, ("a", "b"), Dice(b"any")).state
    match: Match[Any] = Match(game("telperinquar"), Dice(b"any"), state, seats=2)
    table = private_table(match, 0, Person(1, "Anna"), "en")
    ask, (wolf, adder, hound) = Ask("lesson", match.menus()[0]), state.players[0].row

    def words(*cards: Argument) -> list[str]:
        parts = layout(languages, table, 0, ask, skip_single_choices(ask.menu, ("arrange", *cards)))
        return [part["label"] for part in parts if part["type"] == 2 and "♥" in part.get("label", "")]

    assert [word.count("♥") for word in words()] == [1, 1, 1]
    assert [word.count("♥") for word in words(adder)] == [2, 2]
    assert [word.count("♥") for word in words(wolf)] == [3]
    assert ask.menu.allows(Move("arrange", (wolf, hound, adder)))


def test_an_attack_asks_for_the_battlefield_with_the_option_terrain() -> None:  # H-090
    given = {"options": {"terrain": True}, "a": {"hand": ["galan"]}, "b": {"hand": ["runa"]}}
    state = heldenkampf_given(given, ("a", "b"), Dice(b"any")).state
    assert skip_single_choices(game("heldenkampf").menus(state)[0], ("attack", "galan")) == ("attack", "galan")


@pytest.mark.parametrize(("ground", "meant"), [(None, "bridge"), ("Swamp", "swamp")])
def test_a_typed_attack_needs_no_battlefield_where_it_does_not_matter(  # H-090
    languages: Languages, ground: str | None, meant: str
) -> None:
    rules = game("heldenkampf")
    state = heldenkampf_given({"a": {"hand": ["galan"]}, "b": {"hand": ["runa"]}}, ("a", "b"), Dice(b"any")).state
    reader = Reader("en", "heldenkampf", ("Anna", "Bert"))

    def say(text: Text) -> str:
        return languages.say_to(text, reader)

    move = parse_move(rules, state, 0, rules.menus(state)[0], ("attack",), ["Galan", ground], say)
    assert move == Move("attack", ("galan", meant))
