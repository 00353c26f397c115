"""Nothing is taken back past what somebody has learned."""

from __future__ import annotations

from typing import Any

from engine.kernel.menus import Move
from host.consent.undo import Plan
from tests.games.pips.game import HAND, Pips
from tests.games.pips.game import Table as State
from tests.host.consent.test_undo import take_back
from tests.host.house import ANNA, BEN, CARL, HERE, House, refused


async def test_nothing_goes_back_past_a_card_that_was_drawn(house: House) -> None:
    table = await house.running()
    await house.play(table, ANNA, "draw")
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-hidden"


async def test_nothing_goes_back_past_secret_choices_that_were_laid_open(house: House) -> None:
    table = await house.running()
    await house.play(table, ANNA, "duel")
    for seat, person in ((0, ANNA), (1, BEN)):
        asked = table.asks()[seat]
        await house.make(table, person, asked.menu.moves[0], asked.id)
    assert await refused(house.master.undo.preview(table, BEN)) == "refused-undo-hidden"
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-hidden"


class Unmarked(Pips):
    """Pips whose rules do not say that a drawn card is something hidden."""

    def resolve(self, state: State, seat: int, move: Move, io: Any) -> Any:
        yield from super().resolve(state, seat, move, io)
        io.revealed = False


async def test_a_drawn_card_is_noticed_even_where_the_rules_say_nothing_of_it(house: House) -> None:
    await house.close()
    house.rules = Unmarked()
    await house.open()
    table = await house.running()
    await house.play(table, ANNA, "draw")
    assert len(table.playing().state.hands[0]) == HAND + 1
    assert await refused(house.master.undo.preview(table, ANNA)) == "refused-undo-hidden"


async def test_nobody_reads_what_another_has_decided_secretly(house: House) -> None:
    table = await house.running(HERE, ANNA, BEN, CARL)
    await house.play(table, ANNA, "duel")
    asks = table.asks()
    await house.make(table, BEN, asks[1].menu.moves[0])
    seen: Plan = await house.master.undo.preview(table, ANNA)
    assert [text.key for text in seen.lines] == ["undo-own", "undo-secret"]
    assert "lay" not in str(seen.lines)
    assert not await take_back(house, table, ANNA)
    assert "lay" not in str(table.proposal)
