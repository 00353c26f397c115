"""Goals over many games and scores of cooperative games: stored and announced at the end, and deleted."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games import GAMES, game
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, seat_name
from engine.tenefyr.cards.library import library
from engine.tenefyr.state import BOSS, Dungeon, Expedition, Fight
from host.people import Person
from host.record.cooperative import Score, groups
from host.record.goals import goal_progress
from host.tables.status import Status
from host.tables.table import Table
from render.languages import Reader
from store.achievements import SharedGameSeat
from store.results import EVERYWHERE
from tests.host.house import ANNA, BEN, CARL, HERE, House
from tests.host.personal_data import dump
from tests.wording import strict_languages

GUILD = HERE.guild_id or 0


async def expedition(house: House, *people: Person, computers: int = 0, **options: object) -> Table:
    """Return a table at which heroes are to be chosen."""
    table = await house.master.new(HERE, people[0], "tenefyr", {"first": "1", **options})
    for person in people[1:]:
        await house.master.join(table.id, person)
    for _ in range(computers):
        await house.master.add_computer(table.id, people[0])
    return await house.master.begin(table.id, people[0])


def before_the_boss(table: Table, boss: str = "lich-king") -> Expedition:
    """Put the game into the fight against the last card of a boss, on the first seat's turn."""
    state: Expedition = table.playing().state
    state.choosing, state.boss, state.place = [], boss, BOSS
    state.boss_deck = Dungeon(0, [library().bosses[boss].stages[0].id])
    for number, player in enumerate(state.players):
        player.heroes = [tuple(library().heroes)[number]]
        player.deck = ["basic-1"]
    state.fight = Fight(state.boss_deck.cards[0], [0])
    return state


async def ended(house: House, table: Table, *, won: bool, boss: str = "lich-king", **changed: object) -> list[Text]:
    """Let the heroes win or lose, and return the events about reached goals."""
    state = before_the_boss(table, boss)
    for name, value in changed.items():
        setattr(state, name, value)
    card = "titan" if won else "basic-0"
    state.players[0].hand, state.players[0].deck = [card] * 9, []
    match = table.playing()
    table.match = Match(match.rules, match.dice, state, seats=match.seats, stepwise=True)
    person = table.assignments[0].person
    assert person is not None
    await house.make(table, person, Move("play", (card,)), table.asks()[0].id)
    assert table.status is Status.OVER
    return [events for events in table.news if events.key == "event-goals-reached"]


async def marks(house: House, person: Person) -> set[str]:
    return {reached.mark for reached in await house.store.achievements.reached([person.id], "tenefyr")}


def seats_with_marks(house: House) -> set[int]:
    """Return the seats for which a goal is stored."""
    return {row["seat"] for (name, _), row in dump(house).items() if name == "achievements"}


def named(events: Sequence[Text]) -> list[str]:
    """Return the keys of the goals in the first of these events."""
    values = events[0].values
    goals, progress = values["goals"], values.get("progress", ())
    assert isinstance(goals, tuple)
    assert isinstance(progress, tuple)
    goals += progress
    return [goal.key for goal in goals if isinstance(goal, Text)]


async def test_goals_reached_by_a_victory_are_stored_for_everybody_and_announced_once(house: House) -> None:
    events = await ended(house, await expedition(house, ANNA, BEN, difficulty="hard"), won=True)
    assert {"victory", "hard", "undefeated", "clean", "bosses:lich-king"} <= await marks(house, ANNA)
    assert await marks(house, ANNA) - await marks(house, BEN) == {"heroes:barbarian"}
    assert await marks(house, BEN) - await marks(house, ANNA) == {"heroes:bard"}
    assert [event.values["count"] for event in events] == [2]
    assert named(events)[:2] == ["goal-victory", "goal-hard"]
    assert "goal-progress" in named(events)
    said = strict_languages().say_to(events[0], Reader("de", "tenefyr", markdown=False))
    assert "haben 4 Ziele erreicht" in said.replace("\u2068", "").replace("\u2069", "")
    assert "Unterwegs: " in said
    again = await ended(house, await expedition(house, ANNA, BEN, difficulty="hard"), won=True)
    assert again == []
    other = await ended(house, await expedition(house, ANNA, BEN), won=True, boss="void-prophet")
    assert named(other) == ["goal-progress"], "one more of the four bosses"


async def test_a_loser_reaches_only_goals_that_need_no_victory(house: House) -> None:
    assert await ended(house, await expedition(house, ANNA, BEN), won=False) == []
    assert await marks(house, ANNA) == set()
    await ended(house, await expedition(house, ANNA, BEN), won=False, completed=[5, 1, 5])
    assert await marks(house, ANNA) == {"depths"}


async def test_each_goal_has_its_own_condition(house: House) -> None:
    await ended(house, await expedition(house, ANNA), won=True, defeats=1, attacked=True)
    alone = await marks(house, ANNA)
    assert "solo" in alone
    assert not alone & {"undefeated", "early", "company", "hard", "quick", "depths"}
    assert "last-breath" in alone
    table = await expedition(house, BEN, CARL, computers=2)
    await ended(house, table, won=True, dungeons=[Dungeon(1, ["orc"])])
    together = await marks(house, BEN)
    assert {"company", "early", "undefeated"} <= together
    assert not together & {"solo", "last-breath"}


async def test_parts_make_a_goal_only_all_together(house: House) -> None:
    rules = game("tenefyr")
    parts = [f"bosses:{boss}" for boss in library().bosses]
    progress = {goal.goal.name: goal for goal in goal_progress(rules, parts[1:])}
    assert (progress["bosses"].reached, progress["bosses"].needed, progress["bosses"].done) == (3, 4, False)
    progress = {goal.goal.name: goal for goal in goal_progress(rules, parts)}
    assert progress["bosses"].done
    assert not progress["heroes"].done


async def test_a_player_who_leaves_reaches_nothing_and_belongs_to_no_group(house: House) -> None:
    table = await expedition(house, ANNA, BEN, CARL)
    await house.master.seats.leave(table, CARL)
    await ended(house, table, won=True)
    assert await marks(house, CARL) == set()
    assert "victory" in await marks(house, BEN)
    [group], _ = await house.master.history.groups(GUILD, "tenefyr", [HERE.channel_id], ANNA.id, 0, 10)
    assert list(group.people.values()) == ["Anna", "Ben"]


async def test_nobody_is_rated_in_a_cooperative_game(house: House) -> None:
    await ended(house, await expedition(house, ANNA, BEN), won=False)
    await ended(house, await expedition(house, ANNA, BEN), won=True)
    table = await expedition(house, ANNA, BEN)
    await house.master.resign(table.id, BEN)
    await ended(house, table, won=True)
    for person in (ANNA, BEN):
        assert await house.store.results.ratings([person.id], [EVERYWHERE], "tenefyr") == []


async def test_a_groups_games_are_counted_by_difficulty_and_computers_do_not_count(house: House) -> None:
    await ended(house, await expedition(house, ANNA, BEN, difficulty="easy"), won=True)
    await ended(house, await expedition(house, BEN, ANNA, computers=1, difficulty="easy"), won=False)
    await ended(house, await expedition(house, ANNA, BEN, difficulty="hard"), won=False)
    await ended(house, await expedition(house, ANNA, quick=True, difficulty="hard"), won=True)
    ranked, page = await house.master.history.groups(GUILD, "tenefyr", [HERE.channel_id], CARL.id, 0, 10)
    assert [(sorted(group.people.values()), group.scores) for group in ranked] == [
        (["Anna", "Ben"], {"easy": Score(1, 2), "hard": Score(0, 1)}),
        (["Anna"], {"quick": Score(1, 1)}),
    ]
    assert page.pages == 1
    unseen, _ = await house.master.history.groups(GUILD, "tenefyr", [999], CARL.id, 0, 10)
    assert unseen == [], "games in channels that the person who asks cannot read"
    own, _ = await house.master.history.groups(GUILD, "tenefyr", [999], BEN.id, 0, 10)
    assert [sorted(group.people.values()) for group in own] == [["Anna", "Ben"]]
    [record] = await house.master.history.of_person(ANNA.id, GUILD)
    assert record.scores == {"hard": Score(0, 1), "easy": Score(1, 2), "quick": Score(1, 1)}
    assert list(record.scores) == ["hard", "easy", "quick"]
    assert (record.tally.won, record.tally.lost) == (2, 2)
    assert (record.here, record.everywhere) == (None, None)
    assert len(record.goals) == 12


async def test_a_group_has_the_goals_that_it_has_reached_together(house: House) -> None:
    await ended(house, await expedition(house, ANNA, quick=True), won=True)
    table = await expedition(house, ANNA, BEN)
    await ended(house, table, won=True, defeats=1)
    events = [event for event in table.news if event.key == "event-goals-together"]
    assert [event.values["people"] for event in events] == [(seat_name(0), seat_name(1))]
    assert "goal-victory" in named(events), "Anna had it before, Ben has it too now, and as a group it is new"
    ranked, _ = await house.master.history.groups(GUILD, "tenefyr", [HERE.channel_id], CARL.id, 0, 10)
    together, alone = sorted(ranked, key=lambda group: -len(group.people))
    assert {"victory", "bosses:lich-king", "heroes:barbarian", "heroes:bard"} <= set(together.marks)
    assert not {"quick", "solo", "undefeated"} & set(together.marks)
    assert {"quick", "solo", "undefeated"} <= set(alone.marks)
    [record] = await house.master.history.of_person(BEN.id, GUILD)
    assert [group.marks for group in record.groups] == [together.marks]
    again = await expedition(house, BEN, ANNA)
    await ended(house, again, won=True, defeats=1)
    assert "event-goals-together" not in [event.key for event in again.news], "the same group in other seats"


async def test_goals_that_a_whole_group_reaches_for_the_first_time_are_announced_once(house: House) -> None:
    table = await expedition(house, ANNA, BEN)
    events = await ended(house, table, won=True)
    assert "goal-victory" in named(events)
    together = [event for event in table.news if event.key == "event-goals-together"]
    assert named(together) == ["goal-progress"], "only the heroes: everybody has played one of them and the group two"


async def test_a_stopped_game_counts_for_no_group(house: House) -> None:
    table = await expedition(house, ANNA, BEN)
    await house.master.stop(table.id, ANNA)
    assert table.proposal is not None
    await house.master.agree(table.id, BEN, table.proposal.number)
    assert await house.master.history.groups(GUILD, "tenefyr", [HERE.channel_id], ANNA.id, 0, 10) == ([], (0, 0))


async def test_goals_are_stored_only_for_people_who_have_stayed(house: House) -> None:
    table = await expedition(house, ANNA, BEN, CARL, computers=1)
    await house.master.resign(table.id, CARL)
    await ended(house, table, won=True)
    assert seats_with_marks(house) == {0, 1}


async def test_a_deleted_person_leaves_no_goal_and_no_group(house: House) -> None:
    await ended(house, await expedition(house, ANNA, BEN), won=True)
    export = await house.master.privacy.export(ANNA)
    assert {achievement["mark"] for achievement in export["achievements"]} == await marks(house, ANNA)
    assert {achievement["person_id"] for achievement in export["achievements"]} == {ANNA.id}
    assert seats_with_marks(house) == {0, 1}
    await house.master.privacy.delete(ANNA)
    assert await marks(house, ANNA) == set()
    assert seats_with_marks(house) == {1}, "not even for a seat without a name"
    assert "victory" in await marks(house, BEN)
    assert (await house.master.history.groups(GUILD, "tenefyr", [HERE.channel_id], BEN.id, 0, 10))[0] == []
    assert (await house.master.privacy.export(ANNA))["achievements"] == []


def seat(
    table_id: int, person: int | None, outcome: str, kind: str = "hard", *, forgotten: bool = False
) -> SharedGameSeat:
    return SharedGameSeat(table_id, "tenefyr", kind, person, f"P{person}", outcome, forgotten)


def test_groups_are_ranked_by_their_hardest_victories_and_then_by_their_losses() -> None:
    ranked = groups(
        [
            seat(1, 1, "won", "easy"), seat(2, 1, "won", "easy"), seat(3, 2, "won"), seat(4, 2, "lost"),
            seat(5, 3, "won"), seat(6, 3, "won", forgotten=True), seat(6, None, "won"),
        ],
        ("hard", "easy"),
    )  # fmt: skip
    assert [list(group.people) for group in ranked] == [[3], [2], [1]]
    assert ranked[0].scores == {"hard": Score(1, 1)}


def test_goals_have_names_of_their_own_and_marks_that_fit_into_the_store() -> None:
    for name in GAMES:
        marks = [mark for goal in game(name).goals for mark in goal.marks()]
        assert len(marks) == len(dict.fromkeys(marks))
        assert all(len(mark) <= 80 for mark in marks)
    together = game("tenefyr")
    assert together.is_cooperative
    assert together.record_category(together.options_type()) in together.record_categories
