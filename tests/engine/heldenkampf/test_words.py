"""Fights, goals and endings in words."""

from __future__ import annotations

import pytest

from engine.games import game
from engine.heldenkampf.cards import card_set
from engine.heldenkampf.play.fight import ROLL
from engine.heldenkampf.scenario import given
from engine.heldenkampf.state import HeldenkampfState
from engine.heldenkampf.view.player_view import figure
from engine.kernel.dice import Dice
from engine.kernel.flow import events_for
from engine.kernel.highlights import highlights_of, marks_of
from engine.kernel.match import Match
from engine.kernel.menus import Move
from engine.kernel.text import Text, name, seat_name
from engine.lessons.playing import Scene
from engine.lessons.reading import lessons_of
from render.languages import Reader
from render.narration import narrated
from tests.wording import strict_languages

LANGUAGES = strict_languages()
PEOPLE = ("Anna", "Bert")


@pytest.mark.parametrize(("hand", "only"), [(["bread"], "pause"), (["sigrid"], "fighters"), (["hydra"], "pause")])
def test_who_has_only_the_pause_card_reads_why_no_hero_comes(hand: list[str], only: str) -> None:  # H-009
    match: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    quest = match.state
    quest.turn, quest.phase = 0, "action"
    quest.sides[0].hand, quest.sides[1].hand = ["xerr"], hand
    match.play(0, Move("attack", ("xerr", "bridge")))
    assert match.menus()[1].question.values["only"] == only


@pytest.mark.parametrize(("hand", "only"), [(["sigrid", "bread"], "one"), (["sigrid", "runa"], "fighters")])
def test_who_has_one_answer_reads_why_the_question_is_asked(hand: list[str], only: str) -> None:  # H-009a
    match: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    quest = match.state
    quest.turn, quest.phase = 0, "action"
    quest.sides[0].hand, quest.sides[1].hand, quest.sides[1].pause = ["xerr"], hand, False
    match.play(0, Move("attack", ("xerr", "bridge")))
    question = match.menus()[1].question
    assert question.values["only"] == only
    words = LANGUAGES.say_to(question, Reader("en", "heldenkampf", PEOPLE))
    assert words.startswith("Xerr attacks. Only one card" if only == "one" else "Who do you send")


@pytest.mark.parametrize(
    ("hand", "pause", "words"),
    [
        (["sigrid", "xerr"], True, "Do you attack, forage or pass?"),
        (["xerr"], False, "Do you attack, draw a hero or pass?"),
        (
            ["xerr"],
            True,
            "Do you attack, draw a hero or pass? "
            "Without a hero in hand, the next attack on you may cost your pause card.",
        ),
        (["dagger"], True, "You have nobody to attack with. Do you draw a hero or pass?"),
    ],
)
def test_the_question_of_a_turn_names_what_the_hand_allows(
    hand: list[str], pause: bool, words: str
) -> None:  # H-009, H-087
    match: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    match.state.turn, match.state.phase, match.state.sides[1].hand = 1, "action", hand
    match.state.sides[1].pause = pause
    assert LANGUAGES.say_to(match.menus()[1].question, Reader("en", "heldenkampf", PEOPLE)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Bert draws from the equipment stack and from the hero stack."),
        ("de", "Bert zieht vom Ausrüstungsstapel und vom Heldenstapel."),
        ("nl", "Bert trekt van de uitrustingsstapel en van de heldenstapel."),
    ],
)
def test_two_cards_drawn_in_a_row_need_one_verb(language: str, words: str) -> None:
    drawn = [Text("event-drew", {"player": seat_name(1), "stack": stack}) for stack in ("equipment", "heroes")]
    assert narrated(drawn, LANGUAGES, Reader(language, "heldenkampf", PEOPLE)) == [words]


def strike(striker: str, struck: str, dice: tuple[int, int], loser: str, damage: int, left: int) -> Text:
    """Return a strike of 8 against 7 before the dice."""
    values = {"attack": 8, "die": dice[0], "sum": 8 + dice[0], "defence": 7, "other": dice[1], "other_sum": 7 + dice[1]}
    return Text("event-strike", {
        "striker": name(striker), "struck": name(struck), "result": "hit", "difference": damage, **values,
        "loser": name(loser), "damage": damage, "life": left, "other_loser": name(loser), "other_life": left,
    })  # fmt: skip


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "Galan strikes with 8 + 6 = 14 against 7 + 1 = 8: Runa −6 (2 left) and then Runa −2 (0 left).",
        ),
        (
            "de",
            "Galan schlägt mit 8 + 6 = 14 gegen 7 + 1 = 8 zu: Runa −6 (noch 2 LP) und dann Runa −2 (noch 0 LP).",
        ),
    ],
)
def test_the_strikes_of_a_fight_are_one_sentence(language: str, words: str) -> None:
    strikes = [strike("galan", "runa", (6, 1), "runa", 6, 2), strike("runa", "galan", (1, 4), "runa", 2, 0)]
    assert narrated(strikes, LANGUAGES, Reader(language, "heldenkampf", PEOPLE)) == [words]


def test_equipment_of_one_fighter_is_one_sentence() -> None:
    pieces = (("galan", "longsword"), ("runa", "halberd"), ("runa", "bronze-shield"))
    events = [Text("event-gear", {"who": name(who), "piece": name(piece)}) for who, piece in pieces]
    assert narrated(events, LANGUAGES, Reader("de", "heldenkampf", PEOPLE)) == [
        "Galan nimmt das Langschwert.",
        "Runa nimmt die Hellebarde und den Bronzeschild.",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("which", ["imperator", "heldenkampf"])
def test_a_clause_that_is_joined_to_others_has_no_and_of_its_own(language: str, which: str) -> None:
    word = {"en": " and ", "de": " und "}[language]
    lines = (game(which).data / language / "play.ftl").read_text(encoding="utf-8").splitlines()
    inside, lines_with_word = False, list[str]()
    for line in lines:
        inside = line.startswith(("    .and =", "    .also =")) or (inside and line.startswith("     "))
        lines_with_word += [line] if inside and word in line else []
    assert lines_with_word == []


def match_of(**position: object) -> Match[HeldenkampfState]:
    loaded = Dice(b"any", loaded=(4,))
    return Match(game("heldenkampf"), loaded, given(position, ("a", "b"), loaded).state, seats=2)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({}, "The score is 0 to 0. "),
        ({"a": {"defeated": ["runa"]}}, "You lead 8 to 0. "),
        ({"b": {"defeated": ["runa"]}}, "You are behind, 0 to 8. "),
    ],
)
def test_the_goal_says_who_leads(position: dict[str, dict[str, list[str]]], words: str) -> None:  # H-064
    assert goal_of(match_of(**position)).startswith(words)


def goal_of(match: Match[HeldenkampfState]) -> str:
    text = match.rules.guidance(match.state, 0)
    assert text is not None
    return LANGUAGES.say_to(text, Reader("en", "heldenkampf", PEOPLE))


@pytest.mark.parametrize(
    ("phase", "hand", "words"),
    [
        ("draw", ["dagger"], "You have no hero, but you may draw one after this card"),
        ("draw", ["galan"], "You have no weapon yet"),
        ("draw", ["galan", "dagger"], "A monster weakens their heroes"),
        ("draw", ["galan", "dagger", "giant-spider"], "With equal life, 1 more strength wins more than eight"),
        ("action", ["galan"], "A fighter that your hero beats scores its printed life"),
    ],
)
def test_the_goal_says_what_helps_with_this_hand(phase: str, hand: list[str], words: str) -> None:  # H-009, H-086
    goal = goal_of(match_of(turn="a", phase=phase, a={"hand": hand}, b={"fallen": ["sigrid"]}))
    assert words in goal
    assert goal.count(". ") <= 1, "no more than the score and one thing"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"round": 2}, "They have 9 heroes left. An attack that nobody can answer hits their castle (15 life)"),
        ({"round": 2, "passes": 1}, "The game ends when a castle falls, or when both sides pass twice in a row."),
    ],
)
def test_the_goal_says_in_turn_what_an_attack_may_bring(more: dict[str, int], words: str) -> None:  # H-065, H-092
    position = {"turn": "a", "phase": "action", "a": {"hand": ["galan"]}, "b": {"fallen": ["sigrid"]}}
    assert words in goal_of(match_of(**position, **more))


@pytest.mark.parametrize(
    ("wounded", "dice", "words"),
    [
        ({}, (6, 1, 1, 6), "The fight is won without a scratch: 8 victory points for Anna."),
        ({}, (1, 6, 1, 6, 6, 1), "The fight is won with 3 life points left: 8 victory points for Anna."),
        ({"galan": 7}, (6, 1, 1, 6), "🌟 Against all odds! The fight is won with only 1 life point left: 8 victory"),
        ({"galan": 7, "runa": 7}, (1, 1), "Galan defeats Runa but does not survive either: 8 victory points for Anna."),
    ],
)
def test_a_victory_says_what_is_left_and_whether_it_was_unlikely(
    wounded: dict[str, int], dice: tuple[int, ...], words: str
) -> None:  # H-064
    loaded = Dice(b"any", loaded=dice)
    position = {"a": {"hand": ["galan"]}, "b": {"hand": ["runa"]}, "wounds": wounded}
    match = Match(game("heldenkampf"), loaded, given(position, ("a", "b"), loaded).state, seats=2)
    events = match.play(0, Move("attack", ("galan", "bridge"))).events
    while match.state.fight is not None:
        seat = min(match.menus())
        move = Move("answer", ("runa",)) if match.menus()[seat].question.key == "ask-answer" else Move("roll-on")
        events = match.play(seat, move).events
    lines = narrated([event.text for event in events], LANGUAGES, Reader("en", "heldenkampf", PEOPLE))
    assert any(line.startswith(words) for line in lines), lines


@pytest.mark.parametrize(
    ("defeated", "decided"),
    [({}, True), ({"b": ["kenan"]}, True), ({"a": ["sigrid"]}, False)],
)
def test_the_end_says_whether_the_points_for_the_castle_have_decided(
    defeated: dict[str, list[str]], decided: bool
) -> None:  # H-092
    hands = {"a": {"hand": ["galan"]}, "b": {"hand": ["bread"], "heroes": [], "castle": 1}}
    match = match_of(**{seat: {**hands[seat], "defeated": defeated.get(seat, [])} for seat in hands})
    match.play(0, Move("attack", ("galan", "bridge")))
    match.play(0, Move("roll"))
    why = match.rules.look_back(match.state, 2, []).explanations[1]
    words = LANGUAGES.say_to(why, Reader("en", "heldenkampf", PEOPLE, seat=1))
    assert ("10 points have decided" in words) == decided


@pytest.mark.parametrize(("foe", "won"), [("hydra", 2), ("boar", 1)])
def test_a_hero_killed_by_a_monster_is_a_fight_won_for_its_side(foe: str, won: int) -> None:  # H-073
    events = [
        Text("event-defeated", {"player": seat_name(1), "fighter": name("galan"), "foe": name("runa"), "points": 8}),
        Text("event-fallen", {"player": seat_name(0), "hero": name("kerim"), "foe": name(foe)}),
    ]
    match = match_of()
    explanations = match.rules.look_back(match.state, 2, events).explanations
    assert [explanations[seat].values["own"] for seat in (0, 1)] == [0, won]
    assert [explanations[seat].values["other"] for seat in (0, 1)] == [won, 0]


@pytest.mark.parametrize(("reader", "words"), [(0, "You give up in round 1."), (1, "Anna gives up in round 1.")])
def test_the_end_names_who_gives_up(reader: int, words: str) -> None:
    match: Match[HeldenkampfState] = Match.new(game("heldenkampf"), b"the dice key of the tests", 2, {})
    match.resign(0)
    result = match.result()
    assert result is not None
    assert LANGUAGES.say_to(result.reason, Reader("en", "heldenkampf", PEOPLE, seat=reader)) == words


def test_a_card_that_was_drawn_is_shown_with_its_present_life() -> None:
    quest = match_of(a={"hand": [], "heroes": ["galan"]}, b={"hand": ["runa"]}, wounds={"galan": 7}, phase="draw")
    events = [event.text for event in quest.play(0, Move("draw", ("heroes",))).events]
    shown = highlights_of(quest.rules.highlights, events, quest.rules.describe)
    assert shown is not None
    (card,) = shown["cards"]
    assert (card["lines"][0].values["life"], card["lines"][0].values["max"]) == (1, 8)


def test_both_cards_of_a_turn_are_shown_without_the_dice_of_the_fight_before() -> None:
    quest = match_of(a={"hand": ["longsword"], "heroes": ["galan"]}, b={"hand": ["runa"]}, phase="draw")
    events = [strike("kerim", "runa", (6, 1), "runa", 6, 2)]
    for move in (Move("draw", ("equipment",)), Move("call")):
        played = quest.play(0, move).events
        events += [event.text for event in events_for(played, 0)]
    shown = highlights_of(quest.rules.highlights, events, quest.rules.describe)
    assert shown is not None
    assert (len(shown["cards"]), shown["roll"]) == (2, None)


@pytest.mark.parametrize("terrain", [True, False])
def test_a_battlefield_is_named_only_where_it_matters(terrain: bool) -> None:  # H-090
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["runa"]}, options={"terrain": terrain})
    events = [event.text for event in match.play(0, Move("attack", ("galan", "ruin"))).events]
    words = [*narrated(events, LANGUAGES, Reader("en", "heldenkampf", PEOPLE))]
    words.append(LANGUAGES.say_to(match.menus()[1].question, Reader("en", "heldenkampf", PEOPLE)))
    assert ["ruin" in line for line in words] == [terrain] * 2
    assert [mark["at"] for mark in marks_of(match.rules.marks, events)] == ["seat-1"]


@pytest.mark.parametrize(
    ("reader", "words"),
    [
        (0, "Bert’s castle has fallen: 10 victory points for the attacker."),
        (1, "Your castle has fallen: 10 victory points for the other side."),
    ],
)
def test_who_reads_of_a_fallen_castle_reads_who_gets_its_points(reader: int, words: str) -> None:  # H-092
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["bread"], "heroes": [], "castle": 1})
    match.play(0, Move("attack", ("galan", "bridge")))
    events = [event.text for event in match.play(0, ROLL).events]
    assert words in narrated(events, LANGUAGES, Reader("en", "heldenkampf", PEOPLE, seat=reader))


def test_a_castle_loses_no_more_life_than_it_has() -> None:  # H-092
    match = match_of(a={"hand": ["hydra"]}, b={"hand": ["bread"], "heroes": [], "castle": 6})
    match.play(0, Move("attack", ("hydra", "bridge")))
    events = [event.text for event in match.play(0, ROLL).events]
    (line,) = [line for line in narrated(events, LANGUAGES, Reader("en", "heldenkampf", PEOPLE)) if "against 6" in line]
    assert "castle loses 6 life points (0 left)" in line


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_ways_to_roll_all_strikes_have_one_name(language: str) -> None:  # H-040
    reader = Reader(language, "heldenkampf")
    names = {LANGUAGES.say_to(Text("move-" + way), reader) for way in ("no-gear", "roll-out", "roll-on")}
    assert len(names) == 1


def test_a_card_in_the_tavern_shows_that_its_numbers_are_life() -> None:
    match = match_of(a={"hand": ["galan"], "tavern": ["kerim"]}, b={"hand": ["runa"]}, wounds={"kerim": 5})
    lines = [LANGUAGES.say_to(line, Reader("en", "heldenkampf")) for line in figure(match.state, 0).lines]
    assert "Tavern: Kerim (7/12 ♥)" in lines


def test_a_strike_at_a_castle_is_a_turning_point_only_where_the_castle_decided() -> None:  # H-092
    castle = {"damage": 7, "life": 3, "fighter": name("galan"), "player": seat_name(1)}
    for defeated, count in (([], 1), (["sigrid"], 0)):
        own = {"hand": ["galan"], "defeated": defeated}
        match = match_of(a=own, b={"hand": ["bread"], "heroes": [], "castle": 1})
        match.play(0, Move("attack", ("galan", "bridge")))
        match.play(0, ROLL)
        looked_back = match.rules.look_back(match.state, 2, [Text("event-castle", castle)])
        assert len(looked_back.turning_points) == count


def test_news_say_what_becomes_of_equipment_when_a_fight_is_broken_off() -> None:  # H-078
    for hand, is_lost in (([], False), (["longsword"], True)):
        dice = Dice(b"any", loaded=(1, 4))
        position = {"a": {"hand": ["hydra"]}, "b": {"hand": ["kerim", *hand]}}
        match = Match(game("heldenkampf"), dice, given(position, ("a", "b"), dice).state, seats=2)
        match.play(0, Move("attack", ("hydra", "bridge")))
        match.play(1, Move("answer", ("kerim",)))
        while 1 in match.menus() and "gear" in match.menus()[1].question.key:
            gear = [move for move in match.menus()[1].moves if move.name == "add"]
            match.play(1, gear[0] if gear else Move("pass"))
        match.play(0, Move("roll-on"))
        match.play(1, Move("roll-on"))
        events = [event.text for event in match.play(1, Move("break-off")).events]
        lines = narrated(events, LANGUAGES, Reader("en", "heldenkampf", PEOPLE))
        assert ("The equipment of both sides goes to the discard pile." in lines) == is_lost, lines


def test_the_arrow_of_a_strike_points_at_who_loses_life() -> None:  # H-037, H-038
    match = match_of(a={"hand": ["kerim"]}, b={"hand": ["wyvern"]})
    match.play(0, Move("attack", ("kerim", "bridge")))
    match.play(1, Move("answer", ("wyvern",)))
    match.play(0, ROLL)
    events = [event.text for event in match.play(1, ROLL).events]
    (arrow,) = [mark for mark in marks_of(match.rules.marks, events) if mark["kind"] == "arrow"]
    assert (arrow["source"], arrow["at"]) == ("wyvern", "kerim")


@pytest.mark.parametrize(("heroes", "place"), [(["runa"], "the hero stack"), ([], "the tavern")])
def test_a_hero_who_is_called_comes_from_where_heroes_lie(heroes: list[str], place: str) -> None:  # H-009, H-010
    rest = [] if heroes else ["runa"]
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["bread"], "heroes": heroes, "tavern": rest, "pause": False})
    events = [event.text for event in match.play(0, Move("attack", ("galan", "bridge"))).events]
    lines = narrated(events, LANGUAGES, Reader("en", "heldenkampf", PEOPLE))
    assert any(line.endswith(f"so Runa hurries over from {place}.") for line in lines), lines


@pytest.mark.parametrize(("hero", "is_last"), [("kerim", True), ("dagna", False)])
def test_who_is_asked_for_the_last_time_reads_so(hero: str, is_last: bool) -> None:  # H-040, H-070
    dice, own = Dice(b"any", loaded=(1, 5)), "a" if hero == "kerim" else "b"
    position = {own: {"hand": [hero]}, "ba"["ab".index(own)]: {"hand": ["hydra"]}}
    seat = "ab".index(own)
    match = Match(game("heldenkampf"), dice, given({**position, "turn": "ba"[seat]}, ("a", "b"), dice).state, seats=2)
    match.play(1 - seat, Move("attack", ("hydra", "bridge")))
    match.play(seat, Move("answer", (hero,)))
    for side in (1 - seat, seat):
        match.play(side, Move("roll-on"))
    words = LANGUAGES.say_to(match.menus()[seat].question, Reader("en", "heldenkampf", PEOPLE))
    assert words.endswith("If you roll on, you are not asked again.") == is_last


def test_the_goal_says_that_a_monster_scores_nothing() -> None:  # H-073
    match = match_of(a={"hand": ["giant-spider"]}, b={"hand": ["runa"]})
    goal = match.rules.guidance(match.state, 0)
    assert goal is not None
    assert "one that your monster beats scores nothing" in LANGUAGES.say_to(goal, Reader("en", "heldenkampf", PEOPLE))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_how_to_play_and_the_question_agree_on_what_becomes_of_equipment(language: str) -> None:  # H-068, H-078
    folder = game("heldenkampf").data / language
    rule = {
        "en": "gone after the fight, even if the fight is broken off",
        "de": "auch wenn er abgebrochen wird",
        "nl": "na het gevecht kwijt, ook als het wordt afgebroken",
    }[language]
    assert [(folder / file).read_text("utf-8").count(rule) for file in ("primer.md", "play.ftl")] == [1, 2]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Bert has nobody who may answer, so the blow hits the castle."),
        ("de", "Bert hat niemanden, der antworten darf, also trifft der Schlag die Burg."),
        ("nl", "Bert heeft niemand die mag antwoorden, dus de klap treft het kasteel."),
    ],
)
def test_a_side_that_holds_only_monsters_has_nobody_who_may_answer_a_monster(
    language: str, words: str
) -> None:  # H-006, H-091
    match = match_of(a={"hand": ["wyvern"]}, b={"hand": ["hydra"], "heroes": [], "pause": False})
    events = [event.text for event in match.play(0, Move("attack", ("wyvern", "bridge"))).events]
    assert words in narrated(events, LANGUAGES, Reader(language, "heldenkampf", PEOPLE))


@pytest.mark.parametrize(("forest", "asked"), [(["berries"], "attack, forage or pass"), ([], "attack or pass")])
def test_the_question_of_a_turn_names_foraging_only_where_something_is_left(
    forest: list[str], asked: str
) -> None:  # H-088
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["runa"]}, forest=forest, market=[])
    assert LANGUAGES.say_to(match.menus()[0].question, Reader("en", "heldenkampf", PEOPLE)) == f"Do you {asked}?"


def test_the_lessons_ask_for_foraging_only_where_they_offer_it() -> None:
    menus = [Scene(lesson, made).menu() for lesson in lessons_of("heldenkampf") for made in range(lesson.decisions)]
    turns = [menu for menu in menus if menu.question.key == "ask-action"]
    assert [menu.question.values["may"] for menu in turns] == ["attack", "forage"]
    assert [any(move.name == "forage" for move in menu.moves) for menu in turns] == [False, True]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_description_of_a_card_does_not_repeat_its_name(language: str) -> None:
    rules, reader = game("heldenkampf"), Reader(language, "heldenkampf", PEOPLE)
    for card in card_set().cards:
        item = rules.describe(card)
        title = LANGUAGES.say_to(item.heading, reader)
        lines = [LANGUAGES.say_to(line, reader) for line in item.lines]
        assert [line for line in lines if not line or line.startswith(title)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Die Gegenseite hat keinen Helden mehr."), ("nl", "De andere kant heeft geen held meer.")],
)
def test_the_goal_says_when_the_other_side_has_no_hero_left(language: str, words: str) -> None:  # H-091
    match = match_of(a={"hand": ["galan"]}, b={"hand": ["hydra"]}, round=2)
    goal = match.rules.guidance(match.state, 0)
    assert goal is not None
    none_left = Text(goal.key, {**goal.values, "tip": "castle", "heroes": 0})
    assert words in LANGUAGES.say_to(none_left, Reader(language, "heldenkampf", PEOPLE))


@pytest.mark.parametrize("word", ["gedrukt", "bijleg", "bijlegt", "slagen gooien"])
def test_dutch_texts_use_words_that_are_natural_there(word: str) -> None:
    texts = {path.name: path.read_text("utf-8") for path in (game("heldenkampf").data / "nl").iterdir()}
    assert [file for file, text in texts.items() if word in text] == []
