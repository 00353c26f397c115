"""Events about equal cards, about damage that armour stops, and about heroes about to fall."""

from __future__ import annotations

from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Move
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.library import card_set
from engine.telperinquar.play.damage import DamagePart, hurt
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.setup import add_player
from engine.telperinquar.state import Card, Duel
from engine.telperinquar.view.labels import label
from engine.telperinquar.view.phrases import phrase
from render.languages import Reader
from tests.wording import strict_languages

LANGUAGES = strict_languages()
PEOPLE = ("Anna", "Bert")


def table() -> ActiveGame:
    game = ActiveGame(Duel([], {}), Catalog(card_set()), ResolveContext(Dice(b"k" * 32)))
    for seat in (0, 1):
        add_player(game, seat, "fighter").life = 20
    return game


def wolf(game: ActiveGame, seat: int) -> Card:
    card = game.put_into_play(game.players[seat], "grey-wolf")
    game.players[seat].row.append(card.id)
    return card


def spoken_name(game: ActiveGame, card: Card, language: str = "en", seat: int | None = None) -> str:
    return LANGUAGES.say_to(game.event_name(card), Reader(language, "telperinquar", PEOPLE, seat=seat))


def test_equal_cards_are_named_with_owner_and_place() -> None:
    game = table()
    first = wolf(game, 0)
    assert spoken_name(game, first) == "Grey Wolf"
    other = wolf(game, 1)
    assert (spoken_name(game, first), spoken_name(game, other)) == ("Grey Wolf (Anna)", "Grey Wolf (Bert)")
    third = wolf(game, 1)
    assert spoken_name(game, third) == "Grey Wolf (Bert, place 2)"
    assert spoken_name(game, third, "de") == "Grauwolf (Bert, Platz 2)"
    assert spoken_name(game, third, "de", seat=1) == "Grauwolf (bei dir, Platz 2)"


def test_heroes_of_the_same_name_are_named_with_owner() -> None:
    game = table()
    assert spoken_name(game, game.hero(game.players[1])) == "Hedda the Fighter (Bert)"


def test_names_reveal_nothing_about_face_down_cards() -> None:
    game = table()
    visible, hidden = wolf(game, 0), wolf(game, 0)
    hidden.face_down = True
    assert spoken_name(game, visible) == "Grey Wolf"
    assert spoken_name(game, hidden) == "a face-down card"


def test_buttons_name_equal_attackers_with_their_places() -> None:
    game = table()
    cards = [wolf(game, 0), wolf(game, 0)]
    labels = [label(game, 0, Move("attack", (card.id, 0)), 1) for card in cards]
    words = [LANGUAGES.say_to(text, Reader("en", "telperinquar", PEOPLE)) for text in labels]
    assert [text.rpartition(" ⚡")[0] for text in words] == ["Grey Wolf (place 1)", "Grey Wolf (place 2)"]


def test_reactions_that_only_parry_and_counterattacks_fit_on_a_button_of_a_phone() -> None:
    game = table()
    parry, counter = game.put_into_play(game.players[0], "parry"), wolf(game, 0)
    for move, english, german in (
        (Move("use", (parry.id, 0, 0)), "Practised Parry ⚡1: −5 damage", "Meisterparade ⚡1: −5 Schaden"),
        (Move("counter", (counter.id,)), "Strike back", "Gegenschlag"),
    ):
        text = phrase(game, 0, move)
        assert text is not None
        for language, words in (("en", english), ("de", german)):
            assert LANGUAGES.say_to(text, Reader(language, "telperinquar", PEOPLE)) == words


def test_events_report_damage_stopped_by_armour_and_a_hero_about_to_fall() -> None:
    game = table()
    player = game.players[1]
    player.armour = 3
    hurt(game, game.hero(player), [DamagePart(9, "physical")])
    hurt(game, game.hero(player), [DamagePart(30, "physical")])
    hurt(game, game.hero(player), [DamagePart(5, "physical")])
    said = [LANGUAGES.say_to(event.text, Reader("en", "telperinquar", PEOPLE)) for event in game.io.events]
    assert said == [
        "Bert’s hero suffers 6 damage (9 − 3 armour), now 14 life points.",
        "Bert’s hero suffers 27 damage (30 − 3 armour), now −13 life points.",
        "Bert’s hero falls at the end of the turn, unless healed above 0.",
        "Bert’s hero suffers 2 damage (5 − 3 armour), now −15 life points.",
    ]
