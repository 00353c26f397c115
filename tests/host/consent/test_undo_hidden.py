"""Tests that undo never goes past revealed hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.menus import Move, RefusedError
from host.consent.undo import UndoPlan
from tests.games.pips.game import HAND, Pips
from tests.games.pips.game import PipsTable as State
from tests.host.consent.test_undo import take_back
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused


async def test_undo_past_a_drawn_card_is_refused_with_the_sentence_that_was_read(house: House) -> None:
    table = await house.running()
    await house.play(table, ANNA, "draw")
    with pytest.raises(RefusedError) as refusal:
        await house.master.undo.preview(table, ANNA)
    assert refusal.value.refusal.key == "refused-undo-hidden-by"
    event = refusal.value.refusal.values["event"]
    assert event == table.recent_events.public()[-1]


async def test_undo_is_refused_past_revealed_secret_choices(house: House) -> None:
    table = await house.running()
    await house.play(table, ANNA, "duel")
    for seat, person in ((0, ANNA), (1, BEN)):
        ask = table.asks()[seat]
        await house.make(table, person, ask.menu.moves[0], ask.id)
    assert await refused(house.master.undo.preview(table, BEN)) == "refused-undo-hidden-by"
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-hidden-by"


class Unmarked(Pips):
    """Pips whose rules do not report that a drawn card reveals something hidden."""

    def resolve(self, state: State, seat: int, move: Move, io: Any) -> Any:
        yield from super().resolve(state, seat, move, io)
        io.revealed = False


async def test_a_drawn_card_is_noticed_even_if_the_rules_do_not_report_it(house: House) -> None:
    await house.close()
    house.rules = Unmarked()
    await house.open()
    table = await house.running()
    await house.play(table, ANNA, "draw")
    assert len(table.playing().state.hands[0]) == HAND + 1
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-hidden-by"


async def test_an_undo_does_not_reveal_a_secret_decision_of_another_player(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.play(table, ANNA, "duel")
    asks = table.asks()
    await house.make(table, BEN, asks[1].menu.moves[0])
    plan: UndoPlan = await house.master.undo.preview(table, ANNA)
    assert [text.key for text in plan.lines] == ["undo-own", "undo-secret"]
    assert "lay" not in str(plan.lines)
    assert not await take_back(house, table, ANNA)
    assert "lay" not in str(table.proposal)
