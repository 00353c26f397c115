"""Texts of the questions of a turn, and the order of their suggestions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.kernel.labels import labels, whole_labels
from engine.kernel.menus import Menu, Move
from engine.kernel.odds import whole_percent
from engine.kernel.text import Text, name
from engine.talisman.board import board
from engine.talisman.computer import best_move
from engine.talisman.computer.advice import REROLL, advise
from engine.talisman.menus import menus_of
from engine.talisman.odds.wording import chance
from engine.talisman.state import Fight, FightSide, Visit
from engine.talisman.view.labels import space_label
from host.play.advice import standalone_moves
from render.languages import Reader
from tests.engine.talisman.adventures import new_match, next_question
from tests.engine.talisman.test_computer_choices import match_with
from tests.render.adventures import given
from tests.wording import strict_languages


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (Move("replace", ("fairy.1",)), "Discard the Fairy, draw again", "Fee abwerfen, neu ziehen"),
        (Move("drop", ("dragon.1",)), "Leave the Dragon here", "Drachen hier lassen"),
        (Move("take", ("mercenary.1",)), "Take the Mercenary (1 gold)", "Söldner nehmen (1 Gold)"),
        (Move("take", ("gold",)), "Take gold", "Gold nehmen"),
        (Move("buy", ("sword",)), "Buy the Sword (2 gold)", "Schwert kaufen (2 Gold)"),
        (Move("open", ("craft",)), "Portal by Craft", "Portal mit Talent"),
        (Move("align", ("evil",)), "Become evil", "Böse werden"),
        (Move("align", ("neutral",)), "Stay neutral", "Neutral bleiben"),
        (Move("visit", ("healer",)), "Visit: Healer", "Zu: Heilerin"),
        (Move("cast", ("healing.1", 0)), "Cast Healing on Anna", "Heilung auf Anna"),
        (Move("cast", ("alchemy.1",)), "Cast Alchemy", "Alchemie zaubern"),
        (
            Move("cast", ("immobility.1", "sentinel")),
            "Cast Immobility on the Sentinel",
            "Unbeweglichkeit auf Wächter",
        ),
        (Move("fate", (3,)), "Reroll the 3 (1 fate)", "Die 3 neu würfeln (1 Schicksal)"),
        (Move("evade", ("bear.1",)), "Evade the Bear", "Bären ausweichen"),
        (Move("call", ("wolf.1",)), "Call the Wolf for help", "Wolf zu Hilfe rufen"),
    ],
)
def test_a_whole_move_is_one_phrase(move: Move, english: str, german: str) -> None:
    match, languages = new_match(2, 1), strict_languages()
    next_question(match)
    match.state.turn, match.state.visit = 0, Visit("village", explored=True)
    match.state.adventurers[0].alignment = "neutral"
    (phrase,) = labels(match.rules, match.state, 0, move)
    for language, words in (("en", english), ("de", german)):
        assert languages.say_to(phrase, Reader(language, "talisman", ("Anna", "Bert"))) == words


@pytest.mark.parametrize(
    ("character", "cannot"), [("priest", ["sword", "axe"]), ("monk", ["sword", "shield", "axe"]), ("elf", [])]
)
def test_a_button_says_which_weapons_and_armour_a_character_cannot_use(character: str, cannot: list[str]) -> None:
    match, languages = new_match(2, 1), strict_languages()
    next_question(match)
    match.state.turn, match.state.visit = 0, Visit("village", explored=True)
    match.state.adventurers[0].character = character
    for card in ("sword", "shield", "axe"):
        moves = (Move("take", (f"{card}.1",)), Move("buy", (card,)))
        for (phrase,) in (labels(match.rules, match.state, 0, move) for move in moves):
            said = languages.say_to(phrase, Reader("en", "talisman", ("Anna", "Bert")))
            assert ("not for your fights" in said) is (card in cannot), said


def test_the_question_to_redraw_a_card_names_it_and_what_allows_it() -> None:  # MD-088, MD-130
    for character, objects, source in (
        ("prophetess", [], "prophetess"),
        ("elf", ["orb-of-knowledge.1"], "orb-of-knowledge"),
    ):
        match = new_match(2, 1)
        next_question(match)
        state = match.state
        adventurer = state.adventurers[state.turn]
        adventurer.character, adventurer.space, adventurer.objects = character, "fields-1", list(objects)
        state.adventurers[1 - state.turn].space = "valley-of-fire"
        state.cards, state.agenda, state.adventure = {}, ["land"], ["dragon.1", "fairy.1"]
        _, menu = next_question(match) or (0, None)
        assert menu is not None
        assert menu.question == Text("ask-replace", {"cards": (name("fairy"),), "count": 1, "source": source})
        words = strict_languages().say(menu.question, "en", game="talisman")
        assert words.startswith("You have drawn the Fairy. ")
        assert [offer.move for offer in advise(state, state.turn, menu)] == [*menu.moves]
        assert menu.moves == [Move("keep-card"), Move("replace", ("fairy.1",))]


@pytest.mark.parametrize("rate", [7, 6, 5])
def test_the_question_about_trophies_names_the_rate_of_the_table(rate: int) -> None:  # M-238
    match = new_match(2, 1, trophies=str(rate))
    next_question(match)
    state = match.state
    seat = state.turn
    state.phase = "end"
    state.adventurers[seat].trophies = ["giant.1", "wild-boar.1"]
    menu = menus_of(state)[seat]
    assert menu.question == Text("ask-trade", {"rate": rate})
    (offer,) = advise(state, seat, menu)
    said = [strict_languages().say(offer.text, language, game="talisman") for language in ("en", "de")]
    assert [words.split(": ")[1] for words in said] == ["1 Strength", "1 Stärke"]


def test_the_best_of_many_target_spaces_is_offered_first() -> None:  # MD-099
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    seat = state.turn
    moves = [Move("to", (space,)) for space in board().rings["outer"]]
    menu = Menu(moves, Text("ask-travel"), moves[0])
    offers = list(advise(state, seat, menu))
    assert offers[0].move in moves
    assert offers[0].text == match.rules.label(state, seat, offers[0].move, 1)


@pytest.mark.parametrize(
    ("given", "first", "others"),
    [
        ({"lives": 1, "gold": 2}, "healer", ["blacksmith", "mystic"]),
        ({"lives": 4, "gold": 8}, "blacksmith", ["mystic"]),
        ({"lives": 4}, "mystic", ["healer", "blacksmith"]),
    ],
)
def test_the_most_helpful_person_to_visit_is_offered_first(
    given: dict[str, int], first: str, others: list[str]
) -> None:  # M-372
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    seat = state.turn
    adventurer = state.adventurers[seat]
    adventurer.space, adventurer.gold = "village", 0
    for what, number in given.items():
        setattr(adventurer, what, number)
    moves = [Move("visit", (way,)) for way in ("mystic", "healer", "blacksmith")]
    offers = list(advise(state, seat, Menu(moves, Text("ask-visit"), moves[0])))
    assert offers[0].move == Move("visit", (first,))
    assert {offer.move for offer in offers[1:]} == {Move("visit", (other,)) for other in others}


def test_every_visit_is_offered_with_its_present_benefit_in_a_text_that_fits_on_a_button() -> None:
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    languages = strict_languages()
    state.adventurers[0].character = "troll"
    for way in ("blacksmith", "healer", "mystic", "doctor", "alchemist", "enchantress", "heal", "pray", "replenish"):
        menu = Menu([Move("visit", (way,))], Text("ask-visit"), Move("visit", (way,)))
        for gold, lives, space in ((0, 6, "chapel"), (1, 5, "graveyard"), (7, 1, "chapel")):
            state.adventurers[0].gold, state.adventurers[0].lives, state.adventurers[0].space = gold, lives, space
            (offer,) = advise(state, 0, menu)
            for language in ("en", "de"):
                assert len(languages.say(offer.text, language, game="talisman")) <= 80
    state.adventurers[0].lives = 4
    (offer,) = advise(state, 0, Menu([Move("visit", ("healer",))], Text("ask-visit"), Move("visit", ("healer",))))
    assert languages.say(offer.text, "en", game="talisman") == "Healer: heal 2 lives, 1 gold each"


def test_a_player_alone_on_the_crown_is_offered_the_command_spell_by_its_name() -> None:  # M-346
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    seat = state.turn
    state.adventurers[seat].space = board().summit[1]
    menu = menus_of(state)[seat]
    assert Text("move-command") in [offer.text for offer in advise(state, seat, menu)]
    assert match.rules.label(state, seat, Move("face"), 0) == Text("move-command")
    state.adventurers[1 - seat].space = board().summit[1]  # they fight, and nobody casts it
    assert match.rules.label(state, seat, Move("face"), 0) == Text("face-crown")


def test_facing_a_danger_of_the_inner_region_again_names_it() -> None:  # M-334, M-338, MD-043
    match = new_match(2, 1)
    next_question(match)
    state, languages = match.state, strict_languages()
    adventurer = state.adventurers[state.turn]
    labels = {"death": "Roll against Death", "pits": "Fight the Pitfiends", "werewolf-den": "Fight the Werewolf"}
    for space, label in labels.items():
        adventurer.space = space
        text = match.rules.label(state, state.turn, Move("face"), 0)
        assert languages.say(text, "en", game="talisman") == label


def test_the_better_way_through_the_portal_is_offered_before_other_spaces() -> None:  # M-310
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    seat = state.turn
    openings = [Move("open", ("strength",)), Move("open", ("craft",))]
    adventurer = state.adventurers[seat]
    adventurer.space, adventurer.strength, adventurer.craft, adventurer.quest = "temple", 0, 5, 0
    state.phase = "move"
    for state.roll in range(1, 7):
        menu = menus_of(state)[seat]
        if openings[0] in menu.moves:
            offers = [offer.move for offer in advise(state, seat, menu)]
            assert openings[1] in offers[:2]
            assert openings[0] not in offers[:2]
            return
    raise AssertionError("the Portal is not within reach")


def test_the_question_of_a_turn_says_why_a_character_moves_one_space_or_is_held() -> None:  # MD-009, MD-033
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    adventurer = state.adventurers[state.turn]
    adventurer.space, adventurer.toad = "temple", None

    def slowed_by() -> object:
        return menus_of(state)[state.turn].question.values["slowed"]

    assert slowed_by() == "no"
    state.blizzard_on = True
    assert slowed_by() == "blizzard"
    adventurer.followers = ["poltergeist.1"]
    assert slowed_by() == "poltergeist"
    adventurer.enslaved = True
    assert slowed_by() == "held"


def test_leaving_something_behind_needs_a_confirmation_unless_it_makes_room() -> None:  # M-279
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    seat = state.turn
    talisman, sword = Move("drop", ("talisman.t1",)), Move("drop", ("sword.1",))
    state.adventurers[seat].objects = ["talisman.t1", "sword.1"]
    menu = menus_of(state)[seat]
    assert {talisman, sword} <= {*menu.moves}
    assert match.rules.verbs.ends("drop", "begin")
    assert match.rules.caution(state, seat, menu, talisman) == Text("caution-drop", {"card": name("talisman")})
    assert match.rules.caution(state, seat, menu, sword) == Text("caution-drop", {"card": name("sword")})
    forced = Menu([talisman, sword], Text("ask-too-many", {"most": 4}), sword)
    assert match.rules.caution(state, seat, forced, sword) is None
    assert match.rules.caution(state, seat, forced, talisman) is not None


def test_arguments_on_buttons_of_their_own_begin_with_a_capital_and_name_what_stays() -> None:
    match, languages = new_match(2, 1), strict_languages()
    next_question(match)
    state = match.state
    state.adventurers[state.turn].alignment = "good"

    def label(verb: str, word: str, language: str) -> str:
        text = match.rules.label(state, state.turn, Move(verb, (word,)), 1)
        return languages.say(text, language, game="talisman")

    assert [label("open", "craft", language) for language in ("en", "de", "nl")] == [
        "By Craft",
        "Mit Talent",
        "Met wijsheid",
    ]
    assert [label("align", "good", language) for language in ("en", "de", "nl")] == [
        "Stay good",
        "Gut bleiben",
        "Goed blijven",
    ]
    assert label("align", "evil", "en") == "Evil"


def test_the_button_that_takes_a_life_says_who_loses_it() -> None:  # M-184
    match = new_match(2, 1)
    next_question(match)
    state, languages = match.state, strict_languages()
    state.fight = Fight("strength", FightSide(1), FightSide(0))
    for winner, words in ((0, "Bert loses a life"), (1, "Anna loses a life")):
        text = match.rules.label(state, winner, Move("take-life"), 0)
        assert languages.say_to(text, Reader("en", "talisman", ("Anna", "Bert"))) == words


def test_each_destination_says_what_happens_there_to_this_character() -> None:  # MD-020 .. MD-031
    match = new_match(2, 1)
    next_question(match)
    state, languages = match.state, strict_languages()
    adventurer = state.adventurers[state.turn]

    def label(space: str) -> str:
        return languages.say(match.rules.label(state, state.turn, Move("move", (space,)), 1), "en", game="talisman")

    state.adventurers[1 - state.turn].space = "valley-of-fire"
    state.cards["hills-1"] = ["dragon.1"]
    assert label("hills-1") == "Hills 1: Dragon (Strength 7)"
    assert label("forest") == "Forest · 1–3: bad luck, 6: Craft"
    assert label("crags") == "Crags · 1–3: bad luck, 6: Strength"
    assert label("tavern") == "Tavern · 1–3: bad luck, 6: ferry"
    assert label("temple") == "Temple · 2–5: bad luck, 10: Talisman"
    assert label("werewolf-den") == "Werewolf Den · fight the Werewolf"
    assert label("death") == "Death · your 2 dice against Death’s 2, risking 1 life"
    adventurer.alignment, adventurer.objects = "good", []
    assert label("graveyard") == "Graveyard · costs 1 life"
    adventurer.objects = ["cross.1"]
    assert label("graveyard") == "Graveyard · nothing happens"
    adventurer.character, adventurer.lives = "elf", 3
    assert label("castle") == "Castle · 1 gold heals 1 life"
    adventurer.lives = 4
    assert label("castle") == "Castle · nothing to heal"


@pytest.mark.parametrize(
    ("language", "one_place", "two_places"),
    [
        (
            "en",
            "Take no Strength from the Magic Stream",
            "Take nothing from the Magic Stream and the Fountain of Wisdom",
        ),
        (
            "de",
            "Keine Stärke aus dem Magischen Bach nehmen",
            "Nichts aus dem Magischen Bach und dem Brunnen der Weisheit nehmen",
        ),
        ("nl", "Geen kracht nemen van de magische beek", "Niets nemen van de magische beek en de bron van wijsheid"),
    ],
)
def test_the_button_that_leaves_a_point_says_where_it_lies_and_what_it_is(
    language: str, one_place: str, two_places: str
) -> None:  # M-275, MD-095
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    adventurer = state.adventurers[state.turn]
    state.phase, state.roll, adventurer.space = "move", 1, "village"
    state.cards, state.points = {"fields-1": ["magic-stream.1"]}, {"magic-stream.1": 4}
    move = Move("leave-point")
    assert move in menus_of(state)[state.turn].moves
    one = match.rules.label(state, state.turn, move, 0)
    state.cards["fields-6"], state.points["fountain-of-wisdom.1"] = ["fountain-of-wisdom.1"], 4
    both = match.rules.label(state, state.turn, move, 0)
    assert tuple(strict_languages().say(text, language, game="talisman") for text in (one, both)) == (
        one_place,
        two_places,
    )
    state.phase, adventurer.space = "land", "fields-1"  # only the Place where the character has stopped
    assert match.rules.label(state, state.turn, move, 0) == one


def test_a_visit_that_would_bring_nothing_is_no_first_button_unless_it_leaves_a_choice() -> None:  # M-372
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    adventurer = state.adventurers[0]
    adventurer.character, adventurer.objects, adventurer.gold, adventurer.lives = "troll", [], 5, 6
    visits = [Move("visit", (way,)) for way in ("doctor", "alchemist", "enchantress")]
    menu = Menu(visits, Text("ask-visit"), visits[0])
    offers = list(advise(state, 0, menu))
    assert {offer.move for offer in offers} == {*visits}, "a question with a single answer is none"
    assert offers[0].move == visits[2]
    said = {strict_languages().say(offer.text, "en", game="talisman") for offer in offers[1:]}
    assert said == {"Doctor: you are unhurt", "Alchemist: nothing to sell"}
    adventurer.objects = ["sword.1"]
    assert {offer.move for offer in advise(state, 0, menu)} == {visits[1], visits[2]}
    adventurer.lives, adventurer.objects = 4, ["sword.1"]
    assert {offer.move for offer in advise(state, 0, menu)} == {*visits}
    assert [offer.move for offer in advise(state, 0, Menu([visits[0]], Text("ask-visit"), visits[0]))] == [visits[0]]


def test_among_all_visits_the_doctor_says_that_nothing_is_to_be_healed() -> None:  # M-372
    match = new_match(2, 1)
    next_question(match)
    adventurer = match.state.adventurers[0]
    adventurer.character, adventurer.lives = "troll", 6

    def said() -> str:
        text = match.rules.label(match.state, 0, Move("visit", ("doctor",)), 1)
        return strict_languages().say(text, "en", game="talisman")

    assert said() == "Doctor: you are unhurt"
    adventurer.lives = 5
    assert said() == "Doctor"


def test_the_usual_answer_to_a_roll_that_may_be_declined_comes_first_and_the_default_is_harmless() -> None:  # MD-096
    for space, card, first in (("fields-1", "magic-portal.1", "dare"), ("chasm", "", "decline")):
        match = new_match(2, 1)
        next_question(match)
        state = match.state
        adventurer = state.adventurers[state.turn]
        adventurer.character, adventurer.space, adventurer.followers = "elf", space, ["guide.1"]
        state.adventurers[1 - state.turn].space = "valley-of-fire"
        state.cards, state.agenda = ({space: [card]} if card else {}), ["land"]
        _, menu = next_question(match) or (0, None)
        assert menu is not None
        assert menu.question.key == "ask-roll"
        assert (menu.moves[0].name, menu.default) == (first, Move("decline"))
        safe = Text("move-decline-safe" if space == "chasm" else "move-decline")
        assert match.rules.label(state, state.turn, Move("decline"), 0) == safe


def test_holding_a_spell_does_not_hide_which_space_is_best() -> None:
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    adventurer = state.adventurers[state.turn]
    adventurer.character, adventurer.space, adventurer.craft = "elf", "fields-1", 2
    state.adventurers[1 - state.turn].space = "valley-of-fire"
    state.phase, state.roll = "move", 4
    state.cards = {"hills-1": ["dragon.1"], "plains-4": ["talisman.1"]}
    offers: list[Move] = []
    for adventurer.spells in ([], ["counterspell.1"]):
        offers.append(next(iter(advise(state, state.turn, menus_of(state)[state.turn]))).move)
    assert offers == [Move("move", ("plains-4",))] * 2


def test_the_better_answer_about_fate_comes_first() -> None:  # M-088
    match = new_match(2, 1)
    next_question(match)
    state = match.state
    keep, again = Move("keep"), Move("fate", (4,))
    values = {"what": name("portal"), "dice": 2, "faces": (1, 4), "fate": 3, "outcome": ""}
    state.adventurers[0].fate, state.adventurers[0].character = 3, "elf"
    for total, first in ((4, keep), (5, again)):
        question = Text("ask-fate", {**values, "total": total})
        menu = Menu([keep, again, Move("no-fate")], question, keep)
        assert next(iter(advise(state, 0, menu))).move == first


def test_what_a_space_does_fits_on_a_button_of_a_phone() -> None:  # MD-020 .. MD-031
    match = new_match(2, 1)
    next_question(match)
    state, languages = match.state, strict_languages()
    state.cards, adventurer = {}, state.adventurers[state.turn]
    state.adventurers[1 - state.turn].space = "valley-of-fire"
    adventurer.character = "elf"
    for space in ("village", "crags", "city", "tavern", "forest", "black-knight", "chasm", "warlocks-cave", "temple"):
        label = match.rules.label(state, state.turn, Move("move", (space,)), 1)
        for language in ("en", "de"):
            assert len(languages.say(label, language, game="talisman")) <= 36, space


@pytest.mark.parametrize("language", ["en", "de"])
def test_fights_the_portal_and_the_sentinel_fit_on_a_button_of_a_phone(language: str) -> None:
    match = new_match(2, 1)
    next_question(match)
    state, languages = match.state, strict_languages()
    seat = state.turn
    state.phase, state.cards, adventurer = "move", {}, state.adventurers[seat]
    state.adventurers[1 - seat].space = "valley-of-fire"
    adventurer.character, adventurer.craft = "elf", 5
    labels_shown: list[str] = []
    for adventurer.space in ("chapel", "temple"):
        for state.roll in range(1, 7):
            for move in menus_of(state)[seat].moves:
                if move.name in ("move", "open") and move.args != ("cursed-glade",):
                    (text,) = whole_labels(match.rules, state, seat, move, has_chances=False)[-1:]
                    labels_shown.append(languages.say(text, language, game="talisman"))
    state.adventurers[1 - seat].space = adventurer.space = "fields-1"
    state.phase = "land"
    (attack,) = whole_labels(match.rules, state, seat, Move("attack", (1 - seat,)), has_chances=False)
    labels_shown.append(languages.say(attack, language, ("Anna", "Bertram"), game="talisman"))
    assert any("9" in label for label in labels_shown)
    assert any("Portal" in label for label in labels_shown)
    assert not [label for label in labels_shown if len(label) > 38]


def test_what_keeps_the_trophies_ends_the_turn_by_name() -> None:  # M-237
    match, languages = new_match(2, 1), strict_languages()
    next_question(match)
    state = match.state
    state.phase, state.adventurers[state.turn].trophies = "end", ["dragon.1"]
    label = match.rules.label(state, state.turn, Move("done"), 0)
    assert languages.say(label, "en", game="talisman") == "End the turn"
    assert languages.say(label, "de", game="talisman") == "Zug beenden"


def test_an_assassination_says_that_its_victim_does_not_roll() -> None:  # MD-069
    match, languages = new_match(2, 1), strict_languages()
    next_question(match)
    label = match.rules.label(match.state, 0, Move("assassinate"), 0)
    assert languages.say(label, "en", game="talisman").endswith("no counter-roll")
    assert languages.say(label, "de", game="talisman").endswith("ohne Gegenwurf")


def test_a_crowded_space_names_its_card_before_the_people_there() -> None:
    match = new_match(3, 1, first="1")
    next_question(match)
    state = match.state
    state.cards["fields-5"] = ["magic-stream.1"]
    for other in (1, 2):
        state.adventurers[other].space = "fields-5"
    waiting = space_label(state, 0, "fields-5").values["waiting"]
    assert waiting == (name("magic-stream"), Text("argument-more", {"count": 2}))


def test_an_only_cast_is_offered_last_unless_it_takes_ones_own_spells_or_turn() -> None:
    match = new_match(2, 1, first="1")
    seat, menu = next_question(match) or (0, None)
    assert menu is not None
    harmful = Move("cast", ("nullify.1", seat))
    for cast in (harmful, Move("cast", ("immobility.1", seat)), Move("cast", ("destroy-magic.1",))):
        more = menu._replace(moves=[Move("roll"), cast])
        offered = [advice.move for advice in match.rules.advise(match.state, seat, more)]
        assert (cast in offered) == (cast.args[0] == "destroy-magic.1")
    assert standalone_moves(match.rules, Menu([harmful], Text("ask-begin"), harmful)) == []
    assert match.rules.caution(match.state, seat, menu, harmful) == Text("caution-nullify")
    assert match.rules.caution(match.state, seat, menu, Move("cast", ("nullify.1", 1 - seat))) is None


def test_casts_of_one_spell_in_a_fight_stand_together() -> None:  # MD-109
    match = given(
        {
            "agenda": ["land"],
            "cards": {"ruins": ["spectre", "wraith"]},
            "a": {"character": "sorceress", "space": "ruins", "strength": 5, "spells": ["immobility"]},
            "b": {},
        }
    )
    offers = [offer.move.name for offer in advise(match.state, 0, menus_of(match.state)[0])]
    assert offers == ["cast", "cast", "strike"]


def test_each_purchase_in_a_market_is_offered_with_its_price() -> None:  # M-198
    match = new_match(2, 1)
    next_question(match)
    state, buys = match.state, [Move("buy", ("sword",)), Move("buy", ("helmet",))]
    state.adventurers[0].character, done = "elf", Move("done")
    menu = Menu([done, *buys], Text("ask-market", {"gold": 2, "free": "no"}), done)
    assert {offer.move for offer in advise(state, 0, menu)} == set(buys)


def test_the_better_way_through_the_portal_counts_the_dice_it_needs() -> None:
    match, seat = match_with("dwarf", "portal", strength=7, craft=5)
    match.state.roll, match.state.phase = 1, "move"
    offers = [offer.move for offer in advise(match.state, seat, menus_of(match.state)[seat])]
    assert offers.index(Move("open", ("craft",))) < offers.index(Move("open", ("strength",)))


@pytest.mark.parametrize("name_of_move", ["halt", "all-dice"])
def test_what_only_prepares_the_same_question_has_no_button_beside_the_offers(name_of_move: str) -> None:
    rules, prepared = new_match(2, 1).rules, Move(name_of_move)
    assert standalone_moves(rules, Menu([prepared], Text("ask-begin"), prepared)) == []


@pytest.mark.parametrize(
    ("fields", "first"),
    [
        ({}, Move("move", ("woods-4",))),  # another roll is a little better on average
        ({"objects": ["talisman.1"], "strength": 6}, REROLL),  # another roll may reach the Portal
    ],
)
def test_fate_for_another_roll_is_suggested_first_only_for_a_clear_gain(fields: dict[str, Any], first: Move) -> None:
    match, seat = match_with("elf", "temple", fate=3, **fields)
    match.state.roll, match.state.phase = 1, "move"
    menu = menus_of(match.state)[seat]
    assert best_move(match.state, seat, menu, Random(0)) == REROLL
    offers = [offer.move for offer in advise(match.state, seat, menu)]
    assert offers[0] == first
    assert offers.count(REROLL) == 1, "it stays among the suggestions"


def test_what_healing_costs_stands_on_the_buttons() -> None:
    match, seat = match_with("elf", "castle", lives=2, gold=2)
    moves = [Move("number", (number,)) for number in (2, 1, 0)]
    menu = Menu(moves, Text("ask-heal", {"price": 1, "missing": 2}), moves[0])
    offers = [offer.text for offer in advise(match.state, seat, menu)]
    assert offers == [Text("advice-heal", {"number": number, "gold": number}) for number in (2, 1, 0)]


def test_the_offer_to_attack_says_how_likely_a_win_is_and_what_it_is_for() -> None:
    match, seat = match_with("troll", "castle", strength=9)
    other = match.state.adventurers[1 - seat]
    other.space, other.objects = "castle", ["talisman.1"]
    moves = [Move("attack", (1 - seat,)), Move("explore")]
    first = next(iter(advise(match.state, seat, Menu(moves, Text("ask-land"), moves[1]))))
    likely = chance(match.state, seat, moves[0])
    assert likely is not None
    why = Text("gain-chance", {"percent": whole_percent(likely.share)})
    assert (first.move, first.reason) == (
        moves[0],
        Text("hint-and-aim", {"why": why, "aim": Text("gain-character")}),
    )


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("reroll", "Roll again (1 fate)", "Neu würfeln (1 Schicksal)"),
        ("no-fate", "Keep all rolls this turn", "Alle Würfe dieses Zugs behalten"),
    ],
)
def test_buttons_about_fate_say_what_it_costs_and_what_they_answer(move: str, english: str, german: str) -> None:
    match, languages = new_match(2, 1), strict_languages()
    next_question(match)
    label = match.rules.label(match.state, 0, Move(move), 0)
    assert languages.say(label, "en", game="talisman") == english
    assert languages.say(label, "de", game="talisman") == german
