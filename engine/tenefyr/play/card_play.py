"""A card while it is played: its player, whether it has effects, and the questions these ask."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from engine.kernel.flow import Answers, Flow, Prompt, ask
from engine.kernel.menus import Menu, Move
from engine.kernel.text import Seat, Text, name
from engine.tenefyr.cards.library import hero_of, library, loot_name
from engine.tenefyr.cards.models import Condition
from engine.tenefyr.play.power import basics_change, doubling_gain, enemy_power, hand_power, total_power
from engine.tenefyr.state import PlayedCard, Player, dungeon, is_hero_in_play

if TYPE_CHECKING:
    from engine.tenefyr.cards.effects.base import LootEffect
    from engine.tenefyr.play.game import ActiveExpedition


class CardPlay:
    """A card at the moment when a player plays it (R-077, R-079)."""

    __slots__ = ("enemy_first", "game", "played", "player", "seat")

    def __init__(self, game: ActiveExpedition, seat: Seat, played: PlayedCard, *, enemy_first: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.played = played
        self.enemy_first = enemy_first
        self.player: Player = game.state.players[seat]

    def carry_out(self) -> Flow:
        """Carry out the effects in the order of the card's text, if they apply (R-141, R-148)."""
        loot = library().played[self.played.card]
        if not loot.effects or not self.works():
            return
        if loot.condition is not None:
            is_met = yield from self._meet_condition(loot.condition)
            if not is_met:
                return
        for effect in loot.effects:
            flow = effect.carry_out(self)
            if flow is not None:
                yield from flow

    def works(self) -> bool:
        """Return whether the effects of this card apply for this player (R-141) and against this enemy.

        A borrowed card of another hero has power but no effects.
        """
        card, state = self.played.card, self.game.state
        hero = hero_of(card)
        if hero and not is_hero_in_play(state, self.seat, hero):
            return False
        enemy = library().fought[self.game.fight.enemy]
        return not (enemy.silent and card.startswith("skill-"))

    def _meet_condition(self, condition: Condition) -> Generator[Prompt, Answers, bool]:
        """Let the player meet the condition; return False if they decline or cannot do so in full (R-148, R-149)."""
        player, game = self.player, self.game
        if len(player.deck) < condition.deck or len(player.hand) < condition.hand:
            return False
        pay, decline = Move("pay"), Move("decline")
        effects = library().played[self.played.card].effects
        more = max((effect.most_power(self) for effect in effects), default=0)
        short = [effect.in_short() for effect in effects]
        question = self._question("ask-condition", deck=condition.deck, hand=condition.hand, effects=short, more=more)
        if (yield from ask(self.seat, Menu((pay, decline), question, decline))) == decline:
            return False
        if condition.deck:
            game.discard_top(self.seat, condition.deck)
        question = self._question("ask-throw", cards=condition.hand)
        for card in (yield from game.ask_cards(self.seat, question, player.hand, condition.hand, condition.hand)):
            game.discard_from_hand(self.seat, card)
        return True

    def _question(self, key: str, **values: int | Sequence[Text]) -> Text:
        """Return a question that names the card which asks it."""
        return Text(key, {"card": name(loot_name(self.played.card)), **values})

    # ---- for effects

    def others_played(self) -> list[PlayedCard]:
        """Return the other cards that this player has played in this fight."""
        return [card for card in self.game.played_by(self.seat) if card is not self.played]

    def most_doubling(self) -> int:
        """Return the most power that doubling one of these other cards adds (R-151)."""
        others, basics = self.others_played(), basics_change(self.game.state)
        return max((doubling_gain(card, basics, enemy_first=self.enemy_first) for card in others), default=0)

    def power_of(self, card: str) -> int:
        """Return the power of a card of the hand, or of one that comes into it, if it is played now."""
        return hand_power(self.game.state, card)

    def strengthen(self, power: int) -> None:
        """Give this card more power."""
        self.played.plus += power

    def wins_anyway(self, effect: LootEffect, more: int = 0) -> bool:
        """Return whether this fight is won at the end of the turn, with no effects to come that matter after it.

        ``more`` is the least power that the effect itself adds.
        """
        is_last = library().played[self.played.card].effects[-1] is effect
        return is_last and self.game.wins_with_hand(self.seat, more)

    def ends_the_visit(self, effect: LootEffect, more: int = 0) -> bool:
        """Return whether the fight is won anyway, and then all decks are shuffled or the game is over.

        It makes no difference then which cards lie in which pile, unless the enemy's power depends on them.
        """
        is_last = len(dungeon(self.game.state, self.game.state.place).cards) == 1
        return is_last and self.wins_anyway(effect, more) and not self.counts_discards()

    def counts_discards(self) -> bool:
        """Return whether the enemy's power depends on the discard piles."""
        return any(rule.counts_discards for rule in library().fought[self.game.fight.enemy].effects)

    def ask_cards(
        self, question: str, cards: Sequence[str], least: int, most: int
    ) -> Generator[Prompt, Answers, tuple[str, ...]]:
        """Let the player pick some of these cards."""
        return self.game.ask_cards(self.seat, self._question(question, cards=most), tuple(sorted(cards)), least, most)

    def ask_card(self, question: str, cards: Sequence[str], **values: int) -> Generator[Prompt, Answers, str]:
        """Let the player choose one of these cards; identical cards are a single option."""
        kinds = list(dict.fromkeys(cards))
        if len(kinds) == 1:
            return kinds[0]
        moves = [Move("choose", (card,)) for card in kinds]
        move = yield from ask(self.seat, Menu(moves, self._question(question, **values), moves[0]))
        return str(move.args[0])

    def ask_player(self, question: str) -> Generator[Prompt, Answers, Seat | None]:
        """Let the player choose another player, or in a solo game themselves (R-165); None if all others have left."""
        others = self.game.others(self.seat)
        return (yield from self.game.ask_player(self.seat, self._question(question), others)) if others else None

    def ask_amount(self, question: str, least: int, most: int) -> Generator[Prompt, Answers, int]:
        """Let the player choose a number from ``least`` to ``most``.

        The largest is offered first, but the smallest where the rest of the hand is enough.

        The question contains the power of the heroes with the rest of this player's hand, and the enemy's.
        """
        state = self.game.state
        total = total_power(state) + sum(hand_power(state, card) for card in self.player.hand)
        power = enemy_power(state)
        asked = self._question(question, total=total, power=power, short=max(0, power - total))
        moves = [Move("number", (number,)) for number in range(least, most + 1)]
        if total < power:
            moves.reverse()
        move = yield from ask(self.seat, Menu(moves, asked, moves[0]))
        return int(move.args[0])
