"""Standing orders: private answers in advance to questions that come back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from engine.kernel.advice import RecurringQuestion, Threshold
from engine.kernel.flow import Flow, ResolveContext, ask
from engine.kernel.menus import PASS, Menu, Move
from engine.kernel.motion import vote
from engine.kernel.text import Seat, Text
from engine.kernel.verbs import Arg, Verb, Verbs
from host.play.standing_orders import comes_back
from host.tables.ordered_moves import coming_votes, orderable
from host.tables.standing_order import OrderedAnswer, StandingOrder, Until
from host.tables.table import Table
from tests.games.pips.game import Pips
from tests.games.pips.game import PipsTable as State
from tests.games.pips.verbs import VERBS
from tests.host.house import ANNA, BEN, CARL, House, refused

ROLL, DRAW, KEEP, AGAIN, GO_ON, LEAVE = (Move(name) for name in ("roll", "draw", "keep", "again", "go-on", "leave"))
VOTE = Menu((GO_ON, LEAVE), Text("ask-leave"), GO_ON)
LAST_VOTED = 28


class Recurring(Pips):
    """Pips in which a roll may be rolled again and scores one, all vote after a draw, and nobody blocks."""

    verbs: Verbs = Verbs(*VERBS, Verb("keep"), Verb("again"), Verb("go-on"), Verb("leave"))

    def _roll(self, state: State, seat: Seat, io: ResolveContext) -> Flow:
        face = io.dice.roll(6)
        answer = yield from ask(seat, Menu((KEEP, AGAIN), Text("ask-again", {"face": face}), KEEP))
        state.points[seat] += 1 if answer == KEEP else 0

    def resolve(self, state: State, seat: Seat, move: Move, io: ResolveContext) -> Flow:
        if move == DRAW and state.left >= LAST_VOTED:
            yield from vote([0, 1], VOTE, 0)
            self._next(state)
        else:
            yield from super().resolve(state, seat, move, io)

    def recurring(self, state: State, seat: Seat, menu: Menu) -> RecurringQuestion | None:
        face = menu.question.values.get("face")
        threshold = Threshold(face, range(1, 8), "again", "keep") if isinstance(face, int) else None
        return RecurringQuestion(menu.question, threshold=threshold)

    def coming_votes(self, state: State, seat: Seat) -> Sequence[Menu]:
        return [VOTE] if state.left >= LAST_VOTED else []


class Choosing(Recurring):
    """The same game, but after a roll a player takes one of two scores, which is another choice each time."""

    verbs: Verbs = Verbs(*Recurring.verbs, Verb("take", Arg("score", int)))

    def _roll(self, state: State, seat: Seat, io: ResolveContext) -> Flow:
        scores = tuple(Move("take", (score,)) for score in (1, 2))
        answer = yield from ask(seat, Menu(scores, Text("ask-again", {"face": 0}), scores[0]))
        state.points[seat] += int(answer.args[0])


class Reacting(Pips):
    """Pips in which the question to block is a reaction, and only a seat that leads is attacked."""

    reaction_words: Sequence[str] = ("roll",)
    has_attacks = True

    def turn_now(self, state: State) -> tuple[int, ...]:
        return (state.left, state.turn)

    def reaction(self, state: State, seat: Seat, menu: Menu) -> Sequence[str] | None:
        return ("roll",) if menu.question.key == "ask-block" else None

    def is_attacked(self, state: State, seat: Seat, menu: Menu) -> bool:
        return state.left < LAST_VOTED

    def health(self, state: State, seat: Seat) -> int | None:
        return state.left


@pytest.fixture
async def house(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, Recurring(), address=database).open()
    yield house
    await house.close()


@pytest.fixture
async def choosing(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, Choosing(), address=database).open()
    yield house
    await house.close()


@pytest.fixture
async def reacting(tmp_path: Path, database: str | None) -> AsyncIterator[House]:
    house = await House(tmp_path, Reacting(), address=database).open()
    yield house
    await house.close()


def orders_of(table: Table, seat: Seat) -> tuple[StandingOrder, ...]:
    return table.assignments[seat].reaction_preferences.orders


def keep_of(table: Table, verb: str = "keep") -> OrderedAnswer:
    question = orderable(table, 0, table.asks()[0].menu)
    assert question is not None
    answer = question.answer(verb)
    assert answer is not None
    return answer


async def give_keep(house: House) -> Table:
    """Return a game in which Anna was asked about a roll, and ordered always to keep it."""
    table = await house.running()
    await house.make(table, ANNA, ROLL)
    await house.master.standing_orders.answer_always(table, ANNA, table.asks()[0].id, keep_of(table))
    return table


def keys(table: Table, seat: Seat) -> list[str]:
    return [text.key for text in table.recent_events.since(0, seat)]


async def test_an_order_answers_the_open_question_and_each_later_one(house: House) -> None:
    table = await give_keep(house)
    await house.make(table, BEN, DRAW)
    for person in (ANNA, BEN):
        await house.make(table, person, GO_ON)
    await house.make(table, ANNA, ROLL)
    assert list(table.asks()) == [1]
    rows = await house.store.journal.lines(table.id)
    answers = [(row.kind, row.seat, row.ask, row.press) for row in rows if row.move == ["keep", []]]
    assert answers == [("answer", 0, None, None)] * 2, "an ordinary answer, but not a decision of its own"
    assert (await house.master.archive.verify(table.id)).problem is None


async def test_only_its_owner_reads_what_an_order_answers(house: House) -> None:
    table = await give_keep(house)
    assert "event-your-order" in keys(table, 0)
    assert "event-order-answers" not in keys(table, 0)
    assert "event-order-answers" in keys(table, 1)
    assert "event-your-order" not in keys(table, 1)
    assert "event-order-answers" in [text.key for text in table.news]


@pytest.mark.parametrize(("above", "verb"), [(1, "again"), (0, "keep")])
async def test_an_order_answers_by_a_limit(house: House, above: int, verb: str) -> None:
    table = await house.running()
    await house.make(table, ANNA, ROLL)
    face = int(str(table.asks()[0].menu.question.values["face"]))
    await house.master.standing_orders.answer_by_limit(table, ANNA, table.asks()[0].id, face + above)
    rows = await house.store.journal.lines(table.id)
    assert rows[-1].move == [verb, []]


async def test_an_order_survives_a_restart_and_answers_what_was_open_then(house: House) -> None:
    table = await give_keep(house)
    given = orders_of(table, 0)
    await house.again()
    table = await house.master.at(table.place)
    assert orders_of(table, 0) == given
    await house.make(table, BEN, DRAW)
    for person in (ANNA, BEN):
        await house.make(table, person, GO_ON)
    await house.make(table, ANNA, ROLL)
    assert list(table.asks()) == [1]


async def test_an_order_that_was_killed_before_it_answered_answers_after_the_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await give_keep(house)
    await house.make(table, BEN, ROLL)
    await house.make(table, BEN, KEEP)
    monkeypatch.setattr("host.commits.commit.next_auto_move", lambda table: None)
    house.master._computers._closing = True  # pyright: ignore[reportPrivateUsage]
    await house.make(table, ANNA, ROLL)
    assert list(table.asks()) == [0]
    monkeypatch.undo()
    await house.again()
    table = await house.master.at(table.place)
    await house.until(lambda: list(table.asks()) == [1])


async def test_an_undo_drops_orders_and_plans_that_came_after_it(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, ROLL)
    await house.make(table, ANNA, KEEP)
    await house.make(table, BEN, DRAW, plan={"ask-again": [KEEP]})
    await house.master.standing_orders.answer_always(
        table, BEN, table.asks()[1].id, OrderedAnswer("go-on", Text("move-go-on"))
    )
    assert orders_of(table, 1)
    plan = await house.master.undo.preview(table, BEN)
    assert await house.master.undo.confirm(table, BEN, plan.target, plan.last)
    assert orders_of(table, 1) == ()
    assert table.plans == {}
    assert not table.playing().in_motion
    await house.again()
    table = await house.master.at(table.place)
    assert orders_of(table, 1) == ()


async def test_an_undo_of_a_later_move_keeps_earlier_orders(house: House) -> None:
    table = await give_keep(house)
    await house.make(table, BEN, DRAW)
    plan = await house.master.undo.preview(table, BEN)
    await house.master.undo.confirm(table, BEN, plan.target, plan.last)
    assert len(orders_of(table, 0)) == 1


async def test_a_refused_order_changes_nothing(house: House) -> None:
    table = await house.running()
    orders = house.master.standing_orders
    await house.make(table, ANNA, ROLL)
    asked = table.asks()[0].id
    assert await refused(orders.answer_always(table, ANNA, "0-99", keep_of(table))) == "refused-answered"
    assert await refused(orders.answer_by_limit(table, ANNA, asked, 99)) == "refused-answered"
    assert await refused(orders.answer_always(table, CARL, asked, keep_of(table))) == "refused-not-seated"
    assert await refused(orders.pass_reactions(table, ANNA, Until.TURN)) == "refused-no-reactions"
    assert orders_of(table, 0) == ()
    assert list(table.asks()) == [0]


async def test_an_order_is_withdrawn_alone(house: House) -> None:
    table = await give_keep(house)
    seq = table.seq
    await house.master.standing_orders.withdraw(table, ANNA, lambda order: False)
    assert orders_of(table, 0) == ()
    assert table.seq == seq, "others learn nothing"
    await house.make(table, BEN, ROLL)
    await house.make(table, BEN, KEEP)
    await house.make(table, ANNA, ROLL)
    assert list(table.asks()) == [0]


async def test_a_seat_that_a_computer_takes_over_has_no_orders_even_when_its_person_is_back(house: House) -> None:
    table = await give_keep(house)
    await house.master.seats.leave(table, ANNA)
    assert orders_of(table, 0) == ()
    await house.again()
    table = await house.master.at(table.place)
    await house.master.seats.join(table, ANNA)
    await house.again()
    table = await house.master.at(table.place)
    assert orders_of(table, 0) == ()


async def test_a_question_that_was_answered_before_offers_orders(house: House) -> None:
    table = await house.running()
    await house.make(table, ANNA, ROLL)
    assert not comes_back(table, 0, table.asks()[0])
    await house.make(table, ANNA, KEEP)
    await house.make(table, BEN, ROLL)
    assert not comes_back(table, 1, table.asks()[1])
    await house.make(table, BEN, KEEP)
    await house.make(table, ANNA, ROLL)
    assert comes_back(table, 0, table.asks()[0])
    await house.again()
    table = await house.master.at(table.place)
    assert comes_back(table, 0, table.asks()[0])


async def test_a_question_without_an_answer_to_order_offers_none(choosing: House) -> None:
    table = await choosing.running()
    for person in (ANNA, BEN):
        await choosing.make(table, person, ROLL)
        await choosing.make(table, person, Move("take", (1,)))
    await choosing.make(table, ANNA, ROLL)
    assert [len(sat.reaction_preferences.answered) for sat in table.assignments] == [1, 1], "it came back"
    assert not comes_back(table, 0, table.asks()[0])


# ---- ballots in advance


async def vote_ahead(house: House, table: Table, verb: str = "leave") -> None:
    (coming,) = coming_votes(table, 1)
    answer = coming.answer(verb)
    assert answer is not None
    await house.master.standing_orders.vote_in_advance(table, BEN, coming.id, answer)


async def test_a_ballot_in_advance_is_cast_once_and_can_still_be_changed(house: House) -> None:
    table = await house.running()
    seq = table.seq
    await vote_ahead(house, table)
    assert table.seq == seq
    await house.make(table, ANNA, DRAW)
    current = table.playing().vote()
    assert current is not None
    assert current.ballots == {1: LEAVE}
    assert orders_of(table, 1) == ()
    await house.make(table, BEN, GO_ON)
    await house.make(table, ANNA, GO_ON)
    await house.make(table, BEN, DRAW)
    assert set(table.playing().awaited()) == {0, 1}, "it was for one vote"


async def test_a_ballot_whose_vote_did_not_come_is_dropped(house: House) -> None:
    table = await house.running()
    await vote_ahead(house, table)
    for person in (ANNA, BEN, ANNA):
        await house.make(table, person, ROLL)
        await house.make(table, person, AGAIN)
    assert table.playing().state.left < LAST_VOTED
    assert orders_of(table, 1) == ()
    await house.again()
    table = await house.master.at(table.place)
    assert orders_of(table, 1) == ()


# ---- passing reactions


async def rolls(house: House, table: Table) -> bool:
    """Let the seat on turn roll, and return whether the other one is asked; if so it passes."""
    seat = table.playing().state.turn
    person, other = (ANNA, BEN) if seat == 0 else (BEN, ANNA)
    await house.make(table, person, ROLL)
    for _ in range(3):
        await house.until(lambda: not house.master._computers.busy(table))  # pyright: ignore[reportPrivateUsage]
    asked = table.playing().in_motion
    if asked:
        await house.make(table, other, PASS)
    return asked


async def test_passing_until_the_own_turn_ends_there(reacting: House) -> None:
    table = await reacting.running()
    await reacting.master.standing_orders.pass_reactions(table, BEN, Until.OWN_TURN)
    assert not await rolls(reacting, table)
    assert orders_of(table, 1) == ()
    await rolls(reacting, table)
    assert await rolls(reacting, table)


async def test_passing_until_an_attack_ends_with_it(reacting: House) -> None:
    table = await reacting.running()
    await reacting.master.standing_orders.pass_reactions(table, BEN, Until.ATTACKED)
    assert not await rolls(reacting, table)
    await rolls(reacting, table)
    await reacting.make(table, ANNA, DRAW)
    await reacting.make(table, BEN, DRAW)
    assert await rolls(reacting, table)
    assert orders_of(table, 1) == ()


async def test_passing_until_health_is_low_ends_then(reacting: House) -> None:
    table = await reacting.running()
    assert await refused(reacting.master.standing_orders.pass_reactions(table, BEN, Until.BELOW, 99))
    await reacting.master.standing_orders.pass_reactions(table, BEN, Until.BELOW, 29)
    assert not await rolls(reacting, table)
    await rolls(reacting, table)
    assert await rolls(reacting, table)
    assert orders_of(table, 1) == ()


async def test_others_do_not_read_that_an_order_passed(reacting: House) -> None:
    table = await reacting.running()
    await reacting.master.standing_orders.pass_reactions(table, BEN, Until.ATTACKED)
    assert not await rolls(reacting, table)
    assert "event-your-order" in keys(table, 1)
    assert not {"event-order-answers", "event-your-order"} & set(keys(table, 0))
