"""The message of a lesson: the panel of a game with the lesson's own texts, and the picture of the position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from cogs.connection.bot import Interaction
from cogs.ui.answers.callbacks import replaces_panel
from cogs.ui.lessons.addresses import LessonAddress
from cogs.ui.messages import components
from cogs.ui.messages.components import Layout, Parts, Picture, attached, shown_picture
from cogs.ui.messages.custom_ids import CHOICE, LEARN, MOVE, SELECTION, STEP, learn_id
from cogs.ui.panel import show as panels
from cogs.ui.panel.answering import answer_with_panel, draw_for_answer, draw_for_update
from cogs.ui.panel.layout import breadcrumbs, panel_layout
from cogs.ui.panel.parts import Panel
from cogs.ui.panel.passages import Passage
from cogs.ui.panel.pictures import PanelPicture, ending_picture, picture_of
from cogs.ui.replies import person_of
from cogs.ui.start.page import play_key
from engine.kernel.match import Ask
from engine.kernel.text import Text
from engine.lessons.playing import AttemptResult, Scene
from engine.lessons.reading import HAND, lessons_of
from host.learning.lesson_table import NO_TABLE, lesson_ask, lesson_table
from host.play.attention import Attention, attention
from host.play.ballots import OPENED_VOTE
from host.play.choices import skip_single_choices
from host.play.paths import MovePath
from host.publishing.endings import end_of
from host.tables.table import Table
from render.languages import Reader
from render.narration import narrated

if TYPE_CHECKING:
    from discord.types.components import ButtonComponent


@dataclass(slots=True, frozen=True)
class ShownLesson:
    """A lesson as its learner sees it: the position, the step of choosing a move, and the result of a wrong move.

    ``scene`` is the position that is shown, also after a wrong move.
    """

    address: LessonAddress
    scene: Scene
    table: Table
    path: MovePath = ()
    page: int = 0
    wrong: AttemptResult | None = None

    @property
    def ask(self) -> Ask | None:
        """The question; None where no move is expected."""
        over = self.wrong is not None or self.scene.done
        return None if over else lesson_ask(self.scene, str(self.address))


def lesson_at(
    interaction: Interaction,
    address: LessonAddress,
    path: MovePath = (),
    page: int = 0,
    wrong: tuple[Scene, AttemptResult] | None = None,
) -> ShownLesson:
    """Return a lesson for its learner, at an address; ``wrong`` is the position and the result of a wrong move."""
    scene = Scene(address.lesson, address.made) if wrong is None else wrong[0]
    person = person_of(interaction)
    language = interaction.client.languages.pick(person.locale)
    events = scene.events if wrong is None else wrong[1].events
    table = lesson_table(scene, person, language, events=events, over=wrong is not None or scene.done)
    return ShownLesson(address, scene, table, path, page, None if wrong is None else wrong[1])


async def show_lesson(interaction: Interaction, lesson: ShownLesson) -> None:
    """Answer with a lesson at once; a picture that is not drawn yet follows."""
    shown = _picture(interaction, lesson)
    opening = not replaces_panel(interaction)
    key = (interaction.user.id, NO_TABLE)
    interaction.client.pending_updates.cancel(key)
    before = None if opening else shown_picture(interaction.message)
    drawn = await draw_for_answer(
        interaction, shown, before, lambda: interaction.client.pictures.drawing_thread.draw(shown.draw)
    )
    picture = before if drawn is None else drawn.picture
    await answer_with_panel(interaction, NO_TABLE, _parts(interaction, lesson, picture), before, drawn, opening=opening)
    if picture is None or picture.file != shown.file:
        interaction.client.pending_updates.start(
            key, panels.PICTURE_PAUSE, lambda: _add_picture(interaction, lesson, shown)
        )


async def _add_picture(interaction: Interaction, lesson: ShownLesson, shown: PanelPicture) -> None:
    async with interaction.client.master.priority.turn():
        files = await draw_for_update(interaction, shown)
    parts = _parts(interaction, lesson, attached(shown.file, shown.words()) if files else None)
    await interaction.edit_original_response(view=Layout(parts), attachments=files)


def _picture(interaction: Interaction, lesson: ShownLesson) -> PanelPicture:
    """Return the hand where the lesson asks for it, else the board with the last event and the possible moves.

    A lesson that ends with the end of a game shows who has won.
    """
    table, scene, ask = lesson.table, lesson.scene, lesson.ask
    view = scene.match.view(scene.seat)
    menu = None if ask is None else ask.menu
    path = () if menu is None else skip_single_choices(menu, lesson.path)
    hand = ask is not None and lesson.address.lesson.pictures.get(scene.decision) == HAND
    focus = Attention(True) if hand else attention(view, menu, path)._replace(hand=False)
    reader = table.reader(interaction.client.languages, table.language)
    wrong = "" if lesson.wrong is None else "-after"
    position, prefix = str(scene.decision), f"lesson-{lesson.address}{wrong}-"
    ending = ending_picture(interaction, table, reader, position, prefix) if lesson.wrong is None else None
    return ending or picture_of(interaction, table, view, reader, focus, position, prefix)


# ---- words and buttons


def _parts(interaction: Interaction, lesson: ShownLesson, picture: Picture | None) -> Parts:
    languages = interaction.client.languages
    table, seat = lesson.table, lesson.scene.seat
    marked = table.reader(languages, table.language, markdown=True, seat=seat)
    plain = table.reader(languages, table.language, seat=seat)
    ask = lesson.ask
    path = skip_single_choices(ask.menu, lesson.path) if ask is not None else ()
    values = {
        "number": lesson.address.place + 1,
        "count": len(lessons_of(lesson.address.game)),
        "title": lesson.address.lesson.title,
    }
    happened = narrated([text for text in _events(lesson) if text.key != OPENED_VOTE], languages, marked)
    panel = Panel(
        table=table,
        seat=seat,
        ask=ask,
        title=languages.say_to(Text("learn-heading", values), marked),
        body="\n".join(_body(interaction, lesson, ask, path, marked)),
        passages=[Passage(happened)] if happened else [],
        path=path,
        page=lesson.page,
        picture=picture,
    )
    parts = panel_layout(panel, lambda text: languages.say_to(text, plain))
    return _with_own_buttons(parts, _buttons(interaction, lesson))


def _events(lesson: ShownLesson) -> Sequence[Text]:
    events = lesson.scene.events if lesson.wrong is None else lesson.wrong.events
    return [event.text for event in events]


def _body(interaction: Interaction, lesson: ShownLesson, ask: Ask | None, path: MovePath, reader: Reader) -> list[str]:
    def localize(text: Text) -> str:
        return interaction.client.languages.say_to(text, reader)

    address, scene = lesson.address, lesson.scene
    if lesson.wrong is not None:
        assert lesson.wrong.why is not None
        return [localize(Text("learn-wrong", {"why": lesson.wrong.why}))]
    if ask is None:
        end = end_of(lesson.table)
        verdict = [] if end is None else [end.verdict]
        return [localize(text) for text in (*verdict, Text("learn-right", {"why": address.lesson.done}))]
    crumbs = breadcrumbs(lesson.table, scene.seat, ask, path, localize)
    asked = f"**{localize(ask.menu.question)}**"
    return [localize(address.lesson.task(scene.decision)), "", asked, *([" › ".join(crumbs)] if crumbs else [])]


def _buttons(interaction: Interaction, lesson: ShownLesson) -> list[ButtonComponent]:
    address = lesson.address
    success, primary = discord.ButtonStyle.success, discord.ButtonStyle.primary
    buttons: list[ButtonComponent] = []
    if lesson.wrong is not None:
        buttons.append(_button(interaction, lesson, "again", "↩️", learn_id("show", str(address)), success))
    elif lesson.scene.done:
        next_lesson = address.after()
        if next_lesson is not None:
            buttons.append(_button(interaction, lesson, "next", "▶️", learn_id("show", str(next_lesson)), success))
        else:
            play = interaction.client.languages.say(Text(play_key(address.game)), lesson.table.language)
            buttons.append(components.button(play, learn_id("play", address.game), success, "🤖"))
        again = learn_id("show", str(LessonAddress(address.lesson, 0)))
        buttons.append(_button(interaction, lesson, "repeat", "🔁", again, discord.ButtonStyle.secondary))
    elif address.made:
        again = learn_id("show", str(LessonAddress(address.lesson, 0)))
        buttons.append(_button(interaction, lesson, "repeat", "🔁", again, discord.ButtonStyle.secondary))
    style = discord.ButtonStyle.secondary if buttons or lesson.ask is not None else primary
    buttons.append(_button(interaction, lesson, "list", "🎓", learn_id("game", address.game), style))
    return buttons


def _button(
    interaction: Interaction, lesson: ShownLesson, what: str, emoji: str, custom_id: str, style: discord.ButtonStyle
) -> ButtonComponent:
    words = interaction.client.languages.say(Text("button-learn-" + what), lesson.table.language)
    return components.button(words, custom_id, style, emoji)


def _with_own_buttons(parts: Parts, buttons: Sequence[ButtonComponent]) -> Parts:
    """Return the parts of a panel with the lesson's buttons instead of those that belong to a table."""
    whole: Any = parts[0]
    kept: list[Any] = []
    for part in whole["components"]:
        if part["type"] != 1:
            kept.append(part)
        elif working := [
            component for component in part["components"] if _works_in_lessons(str(component.get("custom_id", "")))
        ]:
            kept.append({**part, "components": working})
    texts_and_rows = next((place for place, part in enumerate(kept) if part["type"] not in (1, 10)), len(kept))
    whole["components"] = [*kept[:texts_and_rows], components.row(buttons), *kept[texts_and_rows:]]
    return parts


def _works_in_lessons(custom_id: str) -> bool:
    """Return whether a button makes a step or a plain move; others decide questions that a lesson does not ask."""
    kinds = (STEP, MOVE, CHOICE, SELECTION, LEARN)
    return custom_id[:2] in _PREFIXES and any(kind.fullmatch(custom_id) for kind in kinds)


_PREFIXES = ("s:", "m:", "c:", "n:", "l:")
