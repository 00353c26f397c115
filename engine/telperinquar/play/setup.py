"""Setup of a duel: decks, and the roll for the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.dice import Dice
from engine.kernel.menus import Refusal, RefusedError
from engine.kernel.text import name
from engine.telperinquar.cards.catalog import Catalog
from engine.telperinquar.cards.double_class import hero_kind_id
from engine.telperinquar.cards.library import check_deck
from engine.telperinquar.cards.models import DeckList
from engine.telperinquar.options import Options
from engine.telperinquar.play import values
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.levels import class_levels
from engine.telperinquar.play.turn import begin_turn
from engine.telperinquar.state import Card, Duel, Player

HAND_SIZE = 7  # T-018
TEAM_PLAYERS = 4  # T-230


def set_up(catalog: Catalog, options: Options, seats: int, dice: Dice) -> Duel:
    """Return the state before the first decision.

    Raises RefusedError for an unknown deck, a seat that does not exist, and groups without four players.
    """
    decks = choose_decks(catalog, options, seats)
    duel = new_duel(options, seats)
    game = ActiveGame(duel, catalog)
    deal(game, decks, dice)
    begin(game, options.first, dice)
    return duel


def new_duel(options: Options, seats: int) -> Duel:
    """Return a duel before anything is dealt (T-001, T-015, T-024, T-245, T-248a).

    Raises RefusedError where the options do not fit the number of players.
    """
    if options.teams and seats != TEAM_PLAYERS:
        raise RefusedError(Refusal("refused-teams", {"needed": TEAM_PLAYERS, "seats": seats}, "T-230"))
    if options.first is not None and options.first >= seats:
        raise RefusedError(Refusal("refused-first", {"seats": seats}))
    duel = Duel([], {}, fair=options.reactions == "fair", round_limit=options.round_limit)
    duel.asks_counter = options.counterattack == "asked"
    duel.tournament = options.tournament
    duel.teams = options.teams
    return duel


def deal(game: ActiveGame, decks: Sequence[DeckList], dice: Dice) -> None:
    """Lay out a hero for each player and draw a hand from a shuffled pile (T-001, T-003, T-012, T-015, T-018)."""
    for seat, deck in enumerate(decks):
        player = add_player(game, seat, deck.hero, deck.second_hero)
        for class_level, number in zip(class_levels(game, player), (deck.levels, deck.second_levels), strict=False):
            player.pile += [class_level.card] * (number - 1)  # T-013, T-262
        for card, number in deck.cards.items():
            player.pile += [card] * number
        dice.shuffle(player.pile)  # T-014
        game.draw(player, HAND_SIZE)
        player.life = player.max_life  # T-019, T-020


def begin(game: ActiveGame, first: int | None, dice: Dice) -> None:
    """Begin the first turn with seat ``first``, or the next one still in the game; None lets dice decide.

    Rules: T-015, T-016, T-029, T-249.
    """
    seats = [player.seat for player in game.players if not player.out]
    duel = game.duel
    duel.first = roll_for_first(dice, seats) if first is None else next((s for s in seats if s >= first), seats[0])
    duel.turn = duel.first
    begin_turn(game)


def choose_decks(catalog: Catalog, options: Options, seats: int) -> list[DeckList]:
    """Return the decks by seat: those chosen, else ready decks, as different as possible (T-001, T-004, T-011, T-261).

    Raises RefusedError for a deck that is not known or not legal.
    """
    chosen: list[DeckList | None] = []
    for seat in range(seats):
        asked = options.decks[seat] if seat < len(options.decks) else None
        deck = _legal(asked, catalog) if isinstance(asked, DeckList) else _ready(asked, catalog, options)
        refusal = None if deck is None else refuse_double_class(deck, options)
        if refusal is not None:
            raise RefusedError(refusal)
        chosen.append(deck)
    all_ready = list(catalog.card_set.decks.values())
    ready = [deck for deck in all_ready if bool(deck.second_hero) == options.double_class]
    unused = [deck for deck in ready if deck not in chosen]
    decks: list[DeckList] = []
    for deck in chosen:
        if deck is None:
            deck = unused.pop(0)
        decks.append(deck)
    return decks


def _ready(asked: str | None, catalog: Catalog, options: Options) -> DeckList | None:
    ready = catalog.card_set.decks
    if asked is None:
        return None
    if asked not in ready:
        known = tuple(name(key) for key, deck in ready.items() if refuse_double_class(deck, options) is None)
        raise RefusedError(Refusal("refused-deck", {"deck": asked, "decks": known}))
    return ready[asked]


def _legal(deck: DeckList, catalog: Catalog) -> DeckList:
    for refusal in check_deck(deck, catalog.card_set):
        raise RefusedError(refusal)
    return deck


def refuse_double_class(deck: DeckList, options: Options) -> Refusal | None:
    """Return why a deck with two heroes may not be played without double-class heroes (T-001)."""
    return Refusal("refused-double-class", {}, "T-001") if deck.second_hero and not options.double_class else None


def add_player(game: ActiveGame, seat: int, hero: str, second_hero: str = "") -> Player:
    """Add a player with a hero in play, at level 1 in each class (T-001, T-013, T-019, T-261).

    Two hero cards are one card in play, as they are one hero in one place (T-262, T-262a).
    """
    card = Card(game.fresh_id(), hero_kind_id(hero, second_hero), seat)
    game.cards[card.id] = card
    player = Player(seat, card.id, second_level=1 if second_hero else 0)
    game.players.append(player)
    values.refresh(game, player)
    return player


def roll_for_first(dice: Dice, seats: Sequence[int]) -> int:
    """Roll for every seat and return the highest; seats that tie roll again (T-015, T-017)."""
    seats_left = list(seats)
    while len(seats_left) > 1:
        rolls = [dice.roll(20) for _ in seats_left]
        best = max(rolls)
        seats_left = [seat for seat, roll in zip(seats_left, rolls, strict=True) if roll == best]
    return seats_left[0]
