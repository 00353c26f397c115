"""Positions of a duel built from the ``given:`` section of a scenario (the format: tests/scenarios/README.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pydantic import ValidationError

from engine.games import game
from engine.kernel.dice import Dice
from engine.kernel.flow import ResolveContext
from engine.kernel.menus import Argument
from engine.kernel.text import Seat
from engine.locales import DEFAULT
from engine.scenarios.game import Given
from engine.telperinquar.cards.catalog import LEVELS
from engine.telperinquar.cards.library import CardSet
from engine.telperinquar.cards.models import Hero, SupportCard
from engine.telperinquar.draft.scenario import given_draft
from engine.telperinquar.game import Telperinquar
from engine.telperinquar.given import GivenCard, GivenLasting, GivenPlayer, GivenPosition
from engine.telperinquar.play import values
from engine.telperinquar.play.game import ActiveGame
from engine.telperinquar.play.setup import add_player
from engine.telperinquar.play.turn import begin_turn
from engine.telperinquar.state import Card, Duel, LastingEffect, Player


def given(data: Mapping[str, Any], seats: Sequence[str], dice: Dice) -> Given:
    """Build a position.

    Raises ValueError with one sentence that names the wrong key or card.
    """
    try:
        position = GivenPosition.model_validate({key: value for key, value in data.items() if key not in seats})
        if position.draft is not None:
            rules = _rules(position)
            duel = Duel([], {}, fair=position.reactions == "fair", round_limit=position.round_limit)
            duel.teams, duel.tournament = position.teams, position.tournament
            duel.asks_counter = position.counterattack == "asked"
            duel.draft = given_draft(position.draft, {seat: data.get(seat, {}) for seat in seats}, rules.catalog)
            return Given(duel, {}, rules)
        players = [GivenPlayer.model_validate(data.get(seat, {})) for seat in seats]
        for name in (position.turn, position.first, *(effect.by for effect in position.lasting)):
            if name is not None and name not in seats:
                raise ValueError(f"given: {name!r} is no seat; known: {', '.join(seats)}")
        return _PositionBuilder(position, players, seats, _rules(position)).given(dice)
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"given, {'.'.join(str(part) for part in first['loc'])}: {first['msg']}") from error


def find(state: Duel, seat: Seat, what: str) -> Argument | None:
    """Return the card that ``what`` names: ``hero``, or a kind of which the seat has exactly one card in play."""
    if state.draft is not None:
        return None
    player = state.players[seat]
    if what == "hero":
        return player.hero
    in_play = player.row + player.equipment + player.abilities
    matching = [card for card in in_play if state.cards[card].kind == what]
    return matching[0] if len(matching) == 1 else None


def _rules(position: GivenPosition) -> Telperinquar:
    """Return the rules over the ready cards, with those of the scenario added."""
    rules = cast("Telperinquar", game("telperinquar"))
    if not position.cards and not position.heroes:
        return rules
    ready = rules.catalog.card_set
    names = {DEFAULT: "x"}
    cards = {
        identifier: SupportCard.model_validate({"id": identifier, "name": names, **card})
        for identifier, card in position.cards.items()
    }
    heroes: dict[str, Hero] = {}
    for identifier, changed in position.heroes.items():
        like = str(changed.get("like", "fighter"))
        if like not in ready.heroes:
            raise ValueError(f"given, heroes.{identifier}: unknown hero {like!r}; known: {', '.join(ready.heroes)}")
        fields = {**ready.heroes[like].model_dump(), **changed, "id": identifier}
        fields.pop("like", None)
        heroes[identifier] = Hero.model_validate(fields)
    return Telperinquar(
        CardSet(
            {**ready.cards, **cards},
            {**ready.heroes, **heroes},
            ready.decks,
            {},
            draft_heroes=ready.draft_heroes,
            booster=ready.booster,
        )
    )


class _PositionBuilder:
    """A position while it is being built."""

    def __init__(
        self, position: GivenPosition, players: Sequence[GivenPlayer], seats: Sequence[str], rules: Telperinquar
    ) -> None:
        self.position = position
        self.seats = list(seats)
        self.rules = rules
        self.catalog = catalog = rules.catalog
        self.names: dict[str, Argument] = {}
        first = 0 if position.first is None else self.seats.index(position.first)
        turn = first if position.turn is None else self.seats.index(position.turn)
        self.duel = Duel(
            [],
            {},
            round=position.round,
            first=first,
            turn=turn,
            phase="entry" if position.phase == "begin" else position.phase,
            fair=position.reactions == "fair",
            asks_counter=position.counterattack == "asked",
            round_limit=position.round_limit,
            teams=position.teams,
            tournament=position.tournament,
        )
        self.game = ActiveGame(self.duel, catalog)
        known_heroes = {**catalog.card_set.heroes, **catalog.card_set.draft_heroes}
        for seat, data in enumerate(players):
            for hero in (data.hero, data.second or data.hero):
                if hero not in known_heroes:
                    known = ", ".join(known_heroes)
                    raise ValueError(f"given, {self.seats[seat]}.hero: unknown hero {hero!r}; known: {known}")
            self._place(add_player(self.game, seat, data.hero, data.second), data)
        for player, data in zip(self.game.players, players, strict=True):
            values.refresh(self.game, player)
            player.life = player.max_life if data.life is None else data.life
        for effect in position.lasting:
            self._last(effect)
        for player, data in zip(self.game.players, players, strict=True):
            values.refresh(self.game, player)
            player.actions = player.max_actions if data.actions is None else data.actions
        if self.duel.dead:
            raise ValueError(f"given: {self.duel.cards[self.duel.dead[0]].kind} has lost all its life points")

    def given(self, dice: Dice) -> Given:
        io = ResolveContext(dice)
        if self.position.phase == "begin":
            begin_turn(ActiveGame(self.duel, self.catalog, io))
        return Given(self.duel, self.names, self.rules, io.events)

    def _place(self, player: Player, data: GivenPlayer) -> None:
        player.level = data.level
        player.second_level = data.second_level if data.second else 0
        player.hand = [self._key(key) for key in data.hand]
        player.pile = [self._key(key) for key in reversed(data.pile)]
        player.discard = [self._key(key) for key in data.discard]
        played = self.duel.round - 1 + (1 if self._has_begun(player) else 0)
        player.turns = played if data.turns is None else data.turns
        self.game.hero(player).face_down = data.hidden
        for entry in data.row:
            self._card(player, entry, ("creature", "trap"), 0)
        for entry in data.equipment:
            self._card(player, entry, ("weapon", "armour", "shield", "equipment", "artefact"), player.hero)
        for entry in data.abilities:
            self._card(player, entry, ("talent", "spell"), 0)

    def _has_begun(self, player: Player) -> bool:
        """Return whether this player's turn of the present round has begun."""
        seats = len(self.seats)
        place, now = ((seat - self.duel.first) % seats for seat in (player.seat, self.duel.turn))
        return place < now or (place == now and self.position.phase != "begin")

    def _key(self, key: str) -> str:
        if key not in LEVELS and key.partition(":")[0] not in self.catalog.card_set.cards:
            raise ValueError(f"given: unknown card {key!r}")
        return key

    def _card(self, player: Player, entry: Any, types: Sequence[str], bearer: int) -> None:
        """Put a card in play: ``grey-wolf``, ``{wolf: grey-wolf}`` or ``{wolf: {kind: grey-wolf, injured: true}}``."""
        name, spelled = "", entry
        if isinstance(entry, Mapping) and "kind" not in entry:
            pairs = list(cast("Mapping[str, Any]", entry).items())
            if len(pairs) != 1:
                raise ValueError(f"given: a card is one name with one kind, not {entry!r}")
            name, spelled = pairs[0]
        data = GivenCard.model_validate({"kind": spelled} if isinstance(spelled, str) else spelled)
        kind = self.catalog.kinds.get(data.kind)
        if kind is None or kind.type not in types:
            raise ValueError(f"given: {data.kind!r} is no card of the types {', '.join(types)}")
        card = self.game.put_into_play(player, data.kind, bearer)
        card.lost, card.healed = data.lost, data.healed
        card.injured, card.exhausted = data.injured, data.exhausted
        card.face_down = data.face_down or kind.type == "trap"
        if data.charges is not None:
            card.charges = data.charges
        if kind.in_row:
            player.row.append(card.id)
        if name:
            self._name(name, card)
        for piece in data.carries:
            self._card(player, piece, ("weapon", "armour", "shield", "equipment"), card.id)

    def _name(self, name: str, card: Card) -> None:
        if name in self.names or name in self.seats or name in self.catalog.kinds:
            raise ValueError(f"given: the name {name!r} is taken")
        self.names[name] = card.id

    def _last(self, effect: GivenLasting) -> None:
        seat = self.seats.index(effect.by)
        target = self.names.get(effect.target)
        if target is None:
            owner, _, what = effect.target.partition(".")
            target = find(self.duel, self.seats.index(owner), what) if owner in self.seats else None
        if target is None:
            raise ValueError(f"given, lasting: there is no {effect.target}")
        number = self.game.fresh_id()
        if effect.name:
            self.names[effect.name] = number
        self.duel.lasting.append(
            LastingEffect(
                number,
                seat,
                self.duel.players[seat].hero,
                effect.kind,
                int(target),
                effect.until,
                effect.stat,
                effect.change,
                effect.keyword,
                effect.damage,
                effect.heal,
                effect.damage_kind,
                effect.element,
                effect.rounds if effect.until == "ticks" else 0,
            )
        )
