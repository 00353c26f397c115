"""The page of a person's standing orders: what they are, new ones to choose, and a button that withdraws each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import leave_panel, show_instead, show_privately
from cogs.ui.messages import components
from cogs.ui.messages.custom_ids import ORDERS, orders_id
from cogs.ui.panel.parts import Row, Say
from cogs.ui.panel.show import PanelState, show_panel
from cogs.ui.replies import handle_panel, person_of, say
from engine.kernel.match import Ask
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import Seat, Text
from host.play.standing_orders import limits, open_question, pass_ends, ways_by_limit
from host.tables.ordered_moves import OrderableQuestion, coming_votes, without_ended
from host.tables.standing_order import OrderedAnswer, StandingOrder, Until
from host.tables.status import Status
from host.tables.table import Table

if TYPE_CHECKING:
    from discord.types.components import ContainerChildComponent

BUTTONS_PER_ROW = 5
_OPTIONS = 25
_LONGEST_WORD = 60
_LONGEST_QUESTION = 150
_LONGEST_LIST = 3000
_COLOUR = discord.Colour(0xB08D57)
_PRIMARY, _SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


async def handle_component(interaction: Interaction) -> None:
    """Answer a button or a select of the page; ignore other components."""
    data = interaction.data or {}
    match = ORDERS.fullmatch(str(data.get("custom_id", "")))
    if match is not None:
        values: Sequence[str] = data.get("values", ())
        chosen = values[0] if values else ""
        await handle_panel(interaction, _press(interaction, int(match["table"]), match["what"], match["of"], chosen))


async def open_orders(interaction: Interaction, table: Table, lines: Sequence[str] = ()) -> None:
    """Answer with the page in a new private message, with these lines above the orders."""
    await show_privately(interaction, _parts(interaction, table, lines))


async def _press(interaction: Interaction, table_id: int, what: str, of: str, chosen: str) -> None:
    """Do what a component of the page says, and show the page again, or the panel where a question may be answered."""
    table = await interaction.client.master.get(table_id)
    seat = table.seat_of(interaction.user.id)
    before = table.recent_events.count
    orders, person, finish = (
        interaction.client.master.standing_orders,
        person_of(interaction),
        interaction.client.master.finish,
    )
    if what == "drop":
        await finish(orders.withdraw(table, person, lambda order: str(order.number) != of))
    elif what == "vote":
        question, answer = _found_vote(table, seat, chosen or of)
        await finish(orders.vote_in_advance(table, person, question.id, answer))
    elif what in ("pass", "least"):
        until = Until.BELOW if what == "least" else _until(of)
        await finish(orders.pass_reactions(table, person, until, _number(chosen)))
    elif what in ("always", "limit"):
        ask_id, _, word = of.partition(":")
        if what == "limit":
            await finish(orders.answer_by_limit(table, person, ask_id, _number(chosen)))
        else:
            await finish(orders.answer_always(table, person, ask_id, _found_answer(table, seat, word)))
    if what in ("open", "drop", "vote"):
        interaction.client.pending_updates.cancel((interaction.user.id, table.id))
        await show_instead(interaction, _parts(interaction, table))
    else:
        await show_panel(interaction, table, PanelState(before))


def _parts(interaction: Interaction, table: Table, lines: Sequence[str] = ()) -> components.Parts:
    """Return the page: at most 40 components."""
    seat = table.seat_of(interaction.user.id)
    table.playing()

    def say_here(text: Text) -> str:
        return say(interaction, text, table)

    active = _active(table, seat)
    listed = [f"- {order_line(order, say_here)}" for order in active] or [say_here(Text("orders-none"))]
    title = "\n".join([f"### {say_here(Text('orders-title'))}", *lines, *listed])
    parts: list[ContainerChildComponent] = [components.text(components.cut(title, _LONGEST_LIST))]
    drops: Row = [
        components.button(
            say_here(Text("orders-withdraw", {"order": order_answer(order)})),
            orders_id(table.id, "drop", str(order.number)),
            _SECONDARY,
            "✖️",
        )
        for order in active
    ]
    parts += [components.row(row) for row in _in_rows(drops)]
    if table.status is Status.RUNNING:
        sections = _sections(table, seat, say_here)
        parts += sections or [components.text(say_here(Text("orders-not-yet")))]
    parts.append(components.text(f"-# {say_here(Text('orders-about'))}"))
    return [components.container(_COLOUR, [*parts, components.row([leave_panel(interaction, table)])])]


def _sections(table: Table, seat: Seat, say: Say) -> list[ContainerChildComponent]:
    """Return the orders that a seat can give now; none where nothing can be ordered yet."""
    ask = table.asks().get(seat)
    question = open_question(table, seat, ask)
    parts: list[ContainerChildComponent] = []
    if ask is not None and question is not None:
        heading = components.cut(say(question.recurring.text), _LONGEST_QUESTION)
        parts += _section(heading, _question_rows(table, ask, question, say))
    parts += _votes(table, seat, say)
    return [*parts, *_section(say(Text("orders-when-others-act")), _pass_rows(table, seat, say))]


def _section(heading: str, rows: Sequence[Row]) -> list[ContainerChildComponent]:
    """Return rows with a heading; nothing where there are none."""
    return [components.text(f"**{heading}**"), *map(components.row, rows)] if rows else []


def order_line(order: StandingOrder, say: Say) -> str:
    """Return an order in words, with its question."""
    answer = order_answer(order)
    if order.passes:
        return say(answer)
    question = components.cut(say(order.text), _LONGEST_QUESTION)
    return say(Text("orders-line", {"question": question, "answer": answer}))


def order_answer(order: StandingOrder) -> Text:
    """Return how an order answers, in a few words."""
    if order.passes:
        return Text("orders-pass", {"until": order.until, "least": order.least})
    assert order.answer is not None
    if order.below is not None and order.otherwise is not None:
        values = {"limit": order.below, "below": order.answer.label, "otherwise": order.otherwise.label}
        return Text("orders-limit", values)
    key = "orders-vote" if order.until is Until.USED else "orders-always"
    return Text(key, {"answer": order.answer.label})


def _active(table: Table, seat: Seat) -> Sequence[StandingOrder]:
    return without_ended(table, seat).orders


def _pass_rows(table: Table, seat: Seat, say: Say) -> list[Row]:
    """Return the buttons that pass reactions until something happens."""
    ends = [until for until in pass_ends(table, seat) if until is not Until.BELOW]
    buttons: Row = [
        components.button(
            say(Text("orders-pass", {"until": until, "least": 0})), orders_id(table.id, "pass", until), _PRIMARY
        )
        for until in ends
    ]
    rows = [buttons] if buttons else []
    if ends and (possible := limits(table, seat)):
        options = [
            (say(Text("orders-pass", {"until": Until.BELOW, "least": least})), str(least)) for least in possible[::-1]
        ]
        select = components.select(orders_id(table.id, "least"), say(Text("orders-choose-least")), options[:_OPTIONS])
        rows.append([select])
    return rows


def _votes(table: Table, seat: Seat, say: Say) -> list[ContainerChildComponent]:
    """Return the ballots that can be cast in advance: a few as buttons, all others in a list."""
    parts: list[ContainerChildComponent] = []
    options: list[tuple[str, str]] = []
    for vote in coming_votes(table, seat):
        if len(vote.answers) > BUTTONS_PER_ROW:
            for answer in vote.answers:
                label = Text("orders-vote-choice", {"answer": answer.label, "question": vote.recurring.text})
                options.append((say(label), _ballot(vote, answer)))
            continue
        buttons: Row = [
            components.button(say(answer.label), orders_id(table.id, "vote", _ballot(vote, answer)), _PRIMARY)
            for answer in vote.answers
        ]
        heading = say(Text("orders-vote-ahead", {"question": vote.recurring.text}))
        parts += _section(components.cut(heading, _LONGEST_QUESTION), [buttons])
    if options:
        select = components.select(orders_id(table.id, "vote"), say(Text("orders-choose-vote")), options[:_OPTIONS])
        parts.append(components.row([select]))
    return parts


def _ballot(vote: OrderableQuestion, answer: OrderedAnswer) -> str:
    """Return the word by which a component names a ballot in advance."""
    return f"{vote.id}|{_word(answer)}"


def _question_rows(table: Table, ask: Ask, question: OrderableQuestion, say: Say) -> list[Row]:
    """Return the buttons that always answer the open question in one way, and the list of limits."""
    rows = _in_rows(
        [
            components.button(
                say(Text("orders-always", {"answer": answer.label})),
                orders_id(table.id, "always", f"{ask.id}:{_word(answer)}"),
                _PRIMARY,
            )
            for answer in question.answers
        ]
    )
    if (ways := ways_by_limit(question)) is not None:
        below, otherwise, possible = ways
        options = [
            (
                say(Text("orders-limit", {"limit": limit, "below": below.label, "otherwise": otherwise.label})),
                str(limit),
            )
            for limit in possible
        ]
        select_id = orders_id(table.id, "limit", ask.id)
        rows.append([components.select(select_id, say(Text("orders-choose-limit")), options[:_OPTIONS])])
    return rows


def _in_rows(buttons: Row) -> list[Row]:
    return [buttons[start : start + BUTTONS_PER_ROW] for start in range(0, len(buttons), BUTTONS_PER_ROW)]


def _word(answer: OrderedAnswer) -> str:
    """Return the word by which a component names an answer."""
    if answer.args is None:
        return answer.verb
    return "|".join(map(str, (answer.verb, *answer.args)))[:_LONGEST_WORD]


def _found_answer(table: Table, seat: Seat, word: str) -> OrderedAnswer:
    """Return the answer of the open question that a button names. Raises RefusedError if there is none any more."""
    question = open_question(table, seat, table.asks().get(seat))
    for answer in () if question is None else question.answers:
        if _word(answer) == word:
            return answer
    raise RefusedError(Refusal("refused-answered"))


def _found_vote(table: Table, seat: Seat, chosen: str) -> tuple[OrderableQuestion, OrderedAnswer]:
    """Return the coming vote and the ballot that a select names. Raises RefusedError if it cannot come any more."""
    for question in coming_votes(table, seat):
        for answer in question.answers:
            if _ballot(question, answer) == chosen:
                return question, answer
    raise RefusedError(Refusal("refused-vote-over"))


def _until(word: str) -> Until:
    """Return the end that a button names. Raises RefusedError for one that this version does not know."""
    try:
        return Until(word)
    except ValueError:
        raise RefusedError(Refusal("refused-button-outdated")) from None


def _number(chosen: str) -> int:
    return int(chosen) if chosen.isdecimal() else 0
