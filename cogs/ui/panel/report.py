"""What happened at a table since a person's last press, as a panel reports it to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cogs.ui.panel.passages import Passage, passages_of
from cogs.ui.panel.phone import in_two_lines
from engine.kernel.endings import ENDING, EXPLANATION, seat_in
from engine.kernel.match import Ask
from engine.kernel.text import Seat, Text, Value
from host.commits.order_changes import ORDERED
from host.play.ballots import EXPLAINED, places_outside_vote, vote_at
from host.tables.status import Status
from host.tables.table import Table
from render.narration import SUBJECTS, Sentence


class Report:
    """What happened, for one reader: passages, and what stands apart from them.

    The sentences of a finished game that sum it up are its ``retrospective``; those of a running one that decide it are
    ``headlines``.
    """

    def __init__(
        self, table: Table, seat: Seat, ask: Ask | None, narrate: Callable[[Sequence[Text]], list[Sentence]]
    ) -> None:
        self._table, self._seat, self._ask, self._narrate = table, seat, ask, narrate
        self._is_over = table.status is Status.OVER
        self.passages: list[Passage] = []
        self.headlines: list[str] = []
        self.retrospective: list[str] = []

    def add_since(self, since: int, person_id: int) -> None:
        """Add the events after the first so many; a passage begins with each turn and with the reader's last action.

        The beginning of the reader's turn is left out where nothing has happened in it.
        """
        table, recent = self._table, self._table.recent_events
        events = recent.since(since, self._seat)
        before, after = recent.results_of(person_id) or (recent.count, recent.count)
        begun, ended = (len(events) - len(recent.since(max(since, count), self._seat)) for count in (before, after))
        keys, starts, own = table.rules.passage_starts, set[int](), -1
        if since <= before:
            own = begun
            starts |= {begun} if any(text.key in keys for text in events[begun:ended]) else {begun, ended}
        shown = set(shown_places(table, self._ask, events))
        for first, stop in passages_of(events, keys, starts):
            part = [events[place] for place in range(first, stop) if place in shown]
            starts_turn, has_start = events[first].key in keys, first in shown
            if not (starts_turn and len(part) == has_start and self._is_mine(events[first])):
                self._add(part, is_own=first == own, starts_turn=starts_turn and has_start)

    def add_earlier_results(self, since: int, person_id: int) -> None:
        """Add the results of the reader's last action in two lines, if they are all that happened since then.

        The reader's own orders are among them only if nothing else happened.
        """
        recent = self._table.recent_events
        before, after = recent.results_of(person_id) or (recent.count, recent.count)
        if since <= before or recent.since(after, self._seat):
            return
        events = recent.since(before, self._seat)
        own = [events[place] for place in shown_places(self._table, self._ask, events)]
        own = [text for text in own if text.key != EXPLANATION]
        deeds = [text for text in own if text.key != ORDERED]
        lines = [sentence.words for sentence, _ in self._with_events(deeds or own)]
        if lines:
            self.passages.insert(0, Passage((in_two_lines(lines),), is_own=True))

    def _is_mine(self, start: Text) -> bool:
        return any(seat_in(start, subject) == self._seat for subject in SUBJECTS)

    def _concerns(self, event: Text) -> bool:
        """Return whether the seat that an event befalls is the reader's, or it befalls all."""
        whose = next((value for value in ("whose", "player") if value in event.values), "")
        return not whose or seat_in(event, whose) == self._seat

    def _add(self, events: Sequence[Text], *, is_own: bool, starts_turn: bool) -> None:
        rules, sentences, key_places = self._table.rules, list[str](), list[int]()
        label = ""
        for sentence, parts in self._with_events([text for text in events if text.key != EXPLANATION]):
            if self._is_over and any(text.key.startswith(ENDING) for text in parts):
                self.retrospective.append(sentence.words)
            elif not self._is_over and any(text.key in rules.headlines for text in parts):
                self.headlines.append(sentence.words)
            else:
                if not sentences and starts_turn and parts[0] == events[0]:
                    label = sentence.label or (sentence.words if len(parts) == 1 else "")
                if any(text.key in rules.key_events and self._concerns(text) for text in parts):
                    key_places.append(len(sentences))
                sentences.append(sentence.words)
        if sentences:
            is_headed = label != sentences[0] or len(sentences) > 1
            self.passages.append(Passage(sentences, is_own, label if is_headed else "", key_places))

    def _with_events(self, events: Sequence[Text]) -> list[tuple[Sentence, Sequence[Text]]]:
        """Return the sentences about events, each with its events."""
        start, pairs = 0, list[tuple[Sentence, Sequence[Text]]]()
        for sentence in self._narrate(events):
            pairs.append((sentence, events[start : start + sentence.event_count]))
            start += sentence.event_count
        return pairs


def shown_places(table: Table, ask: Ask | None, events: Sequence[Text]) -> list[int]:
    """Return the places of events other than those that the question, or an open vote, says itself, and routine ones.

    The reason that a computer gave for ending its turn is left out with the routine event that followed.
    """
    places = range(len(events)) if vote_at(table) is None else places_outside_vote(events)
    shown: list[int] = []
    for place in places:
        if table.rules.is_routine(events[place]):
            del shown[len(shown) - (1 if shown and events[shown[-1]].key == EXPLAINED else 0) :]
        elif not is_restated(table, ask, events[place]):
            shown.append(place)
    return shown


def is_restated(table: Table, ask: Ask | None, event: Text) -> bool:
    """Return whether the question says itself what this event says."""
    question = None if ask is None else ask.menu.question
    if question is None or question.key not in table.rules.restated:
        return False
    key, common = table.rules.restated[question.key]
    return says(event, key, {value: question.values.get(value) for value in common})


def says(event: Text, key: str, values: Mapping[str, Value | None]) -> bool:
    """Return whether an event is of this kind and has these values."""
    return event.key == key and all(event.values.get(name) == value for name, value in values.items())
