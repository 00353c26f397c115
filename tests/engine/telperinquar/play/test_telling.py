"""What is told of cards that are in play more than once, of what armour takes off, and of heroes about to fall."""

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
from render.languages import Languages, Reader

LANGUAGES = Languages(strict=True)
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


def told(game: ActiveGame, card: Card, language: str = "en", seat: int | None = None) -> str:
    return LANGUAGES.tell(game.event_name(card), Reader(language, "telperinquar", PEOPLE, seat=seat))


def test_equal_cards_are_told_apart_by_owner_and_place() -> None:
    game = table()
    first = wolf(game, 0)
    assert told(game, first) == "Grey Wolf"
    other = wolf(game, 1)
    assert (told(game, first), told(game, other)) == ("Grey Wolf (Anna)", "Grey Wolf (Bert)")
    third = wolf(game, 1)
    assert told(game, third) == "Grey Wolf (Bert, place 2)"
    assert told(game, third, "de") == "Grauwolf (Bert, Platz 2)"
    assert told(game, third, "de", seat=1) == "Grauwolf (bei dir, Platz 2)"


def test_heroes_of_the_same_name_are_told_apart() -> None:
    game = table()
    assert told(game, game.hero(game.players[1])) == "Hedda the Fighter (Bert)"


def test_what_lies_face_down_gives_nothing_away() -> None:
    game = table()
    visible, hidden = wolf(game, 0), wolf(game, 0)
    hidden.face_down = True
    assert told(game, visible) == "Grey Wolf"
    assert told(game, hidden) == "a face-down card"


def test_buttons_tell_equal_attackers_apart() -> None:
    game = table()
    cards = [wolf(game, 0), wolf(game, 0)]
    labels = [label(game, 0, Move("attack", (card.id, 0)), 1) for card in cards]
    words = [LANGUAGES.tell(text, Reader("en", "telperinquar", PEOPLE)) for text in labels]
    assert [text.rpartition(" (")[0] for text in words] == ["Grey Wolf (place 1)", "Grey Wolf (place 2)"]


def test_damage_says_what_armour_took_off_it_and_that_a_hero_below_zero_falls_at_the_end_of_the_turn() -> None:
    game = table()
    player = game.players[1]
    player.armour = 3
    hurt(game, game.hero(player), [DamagePart(9, "physical")])
    hurt(game, game.hero(player), [DamagePart(30, "physical")])
    hurt(game, game.hero(player), [DamagePart(5, "physical")])
    said = [LANGUAGES.tell(event.text, Reader("en", "telperinquar", PEOPLE)) for event in game.io.events]
    assert said == [
        "Hedda the Fighter (Bert): armour stops 3 of 9 damage.",
        "Bert’s hero suffers 6 damage and has 14 life points left.",
        "Hedda the Fighter (Bert): armour stops 3 of 30 damage.",
        "Bert’s hero suffers 27 damage and has −13 life points left.",
        "Bert’s hero falls at the end of this turn, unless healed above 0 before.",
        "Hedda the Fighter (Bert): armour stops 3 of 5 damage.",
        "Bert’s hero suffers 2 damage and has −15 life points left.",
    ]
