"""The reason for every move that is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.menus import Argument, Menu, Move, Refusal
from engine.kernel.text import Text, Value
from engine.telperinquar.cards.words import PHASE_WORDS
from engine.telperinquar.draft.labels import VERBS
from engine.telperinquar.play.game import SEATS, Game
from engine.telperinquar.refusals import fighting, playing
from engine.telperinquar.state import Player

MAIN = ("main", "combat", "after-combat")
PHASES: Mapping[str, tuple[str, ...]] = {
    "levelup": ("entry",),
    "pass": ("entry",),
    "play": MAIN,
    "equip": MAIN,
    "move": MAIN,
    "take-back": ("entry", *MAIN, "position"),
    "attack": MAIN,
    "attack-both": MAIN,
    "use": MAIN,
    "reveal": MAIN,
    "swap": MAIN,
    "cease": MAIN,
    "end": (*MAIN, "position"),
    "arrange": ("position",),
}
"""In which phases a move has its place at rest."""

SHAPES: Mapping[str, tuple[str, ...]] = {
    "levelup": ("", "s"),
    "pass": ("",),
    "cease": ("",),
    "end": ("",),
    "play": ("s", "ss"),
    "equip": ("si",),
    "move": ("ii",),
    "take-back": ("i",),
    "attack": ("ii", "iis"),
    "attack-both": ("iii",),
    "use": ("iii",),
    "reveal": ("i",),
    "swap": ("ii",),
    "intercept": ("i",),
    "counter": ("i",),
    "choose": ("i", "s"),
}
"""What arguments a move takes: i is the id of a card in play or a number, s a word."""


REASONS: Mapping[str, Callable[..., Refusal | None]] = {
    "play": playing.play,
    "equip": playing.equip,
    "move": playing.move_piece,
    "take-back": playing.take_back,
    "reveal": playing.reveal,
    "swap": playing.swap,
    "attack": fighting.attack,
    "attack-both": fighting.attack_both,
    "use": fighting.use,
}
"""What gives the reason for each move of the main phase, from the game, the player and the move's arguments."""


def refuse(game: Game, seat: int, move: Move, menu: Menu | None) -> Refusal:
    """Why this move is not in the menu of this seat (T-060, T-086, T-151b, T-172, T-293)."""
    player = game.players[seat]
    if move.name in VERBS:
        return Refusal("refused-draft-over", {}, "T-260")
    if move.name not in SHAPES and move.name != "arrange":
        return Refusal("refused-unknown-move")
    if player.out:
        return Refusal("refused-out", {}, "T-149")
    shape = "".join("i" if isinstance(each, int) else "s" for each in move.args)
    if move.name != "arrange" and shape not in SHAPES[move.name]:
        return _too_early(game, seat, move.name, menu) or misshapen(move)
    if game.duel.asked:
        return _in_motion(game, player, move, menu)
    if seat != game.duel.turn:
        return Refusal("refused-not-your-turn", {"whose": SEATS[game.duel.turn]}, "T-172")
    return at_rest(game, player, move) or Refusal("refused-not-now", {"phase": PHASE_WORDS[game.duel.phase]})


def _too_early(game: Game, seat: int, name: str, menu: Menu | None) -> Refusal | None:
    """Why no move of this name would do now, whatever its arguments; None if one might."""
    if game.duel.asked:
        return None if menu is not None else Refusal("refused-waiting", {"seats": _asked(game)})
    if seat != game.duel.turn:
        return Refusal("refused-not-your-turn", {"whose": SEATS[game.duel.turn]}, "T-172")
    return _phase(game, name) if name in PHASES and game.duel.phase not in PHASES[name] else None


def _asked(game: Game) -> tuple[Text, ...]:
    return tuple(SEATS[seat] for seat in game.duel.asked)


def misshapen(move: Move) -> Refusal:
    """Arguments that are no cards where cards are asked for, or too many or few."""
    wants_card = "i" in SHAPES[move.name][0]
    words = [each for each in move.args if isinstance(each, str)]
    if wants_card and words:
        return Refusal("refused-no-card-here", {"card": words[-1]})
    return Refusal("refused-arguments")


def at_rest(game: Game, player: Player, move: Move) -> Refusal | None:
    """What forbids a move of the player on turn between two moves (T-027, T-031, T-060, T-063, T-069, T-070, T-086,
    T-168, T-204, T-214, T-007, T-034, T-265, T-273); None if nothing does."""
    phase = game.duel.phase
    name, args = move
    if name not in PHASES:
        return Refusal("refused-nothing-to-answer", {}, "T-110")
    if phase not in PHASES[name]:
        return _phase(game, name)
    if name == "levelup":
        return playing.levelup(game, player, *args)
    if name == "cease":
        return None if phase == "combat" else Refusal("refused-no-combat", {}, "T-084")
    if name == "arrange":
        return playing.arrange(player, args)
    return REASONS[name](game, player, *args) if name in REASONS else None


def _phase(game: Game, name: str) -> Refusal:
    """A move that has its place in another phase."""
    now = PHASE_WORDS[game.duel.phase]
    if name == "levelup":
        return Refusal("refused-only-entry", {"phase": now}, "T-034")
    if name == "pass":
        return Refusal("refused-pass-end", {"phase": now}, "T-027")
    if name == "arrange":
        return Refusal("refused-only-position", {"phase": now}, "T-168")
    if game.duel.phase == "entry":
        return Refusal("refused-entry-first", {"phase": now}, "T-027")
    return Refusal("refused-main-over", {"phase": now}, "T-027")


def _in_motion(game: Game, player: Player, move: Move, menu: Menu | None) -> Refusal:
    """A move while a question is open (T-096, T-110, T-172, T-210, T-211a, T-292, T-318)."""
    name, args = move
    if menu is None:
        return Refusal("refused-waiting", {"seats": _asked(game)})
    question = menu.question.key
    if question == "ask-react":
        pending = game.duel.pending[-1]
        refusal = None
        if name == "use":
            refusal = fighting.use(game, player, *args, pending=pending)  # type: ignore[arg-type]
        elif name in ("reveal", "intercept"):
            refusal = fighting.uncover(game, player, args[0], pending, name == "reveal")
        return refusal or Refusal("refused-answer-first", {"question": menu.question}, "T-110")
    if question == "ask-counter" and name == "counter":
        return Refusal("refused-counter", {"card": _named(game, args[0])}, "T-133")
    if question == "ask-second-attack" and name == "attack":
        return _second_attack(game, player, move)
    if name == "choose":
        return Refusal("refused-choice", {"question": menu.question})
    return Refusal("refused-answer-first", {"question": menu.question}, "T-110")


def _second_attack(game: Game, player: Player, move: Move) -> Refusal:  # T-093, T-210
    refusal = playing.own_card(game, player, move.args[0])
    if refusal is None:
        body = game.body(game.cards[int(move.args[0])])
        kind = game.kind(game.cards[int(move.args[0])])
        strikes = [strike.range for strike in (kind.melee, kind.ranged) if strike is not None]
        refusals = [fighting.aim(game, body, reach, move.args[1]) for reach in strikes]
        if refusals and None not in refusals:
            refusal = refusals[0]
    return refusal or Refusal("refused-second-attack", {"card": _named(game, move.args[0])}, "T-211a")


def _named(game: Game, card: Argument) -> Value:
    found = game.cards.get(card) if isinstance(card, int) else None
    return str(card) if found is None else game.card_name(found)
