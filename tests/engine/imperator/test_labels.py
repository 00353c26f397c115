"""How cards read in lists: which of them is an Imperator."""

from __future__ import annotations

from engine.games import game
from engine.imperator.state import War
from engine.imperator.view.labels import things
from engine.kernel.match import Match
from engine.kernel.sealing import dice_key
from render.languages import Languages, Reader

LANGUAGES = Languages(strict=True)


def test_lists_say_which_card_is_the_imperator_one_s_own_and_that_of_others() -> None:
    match: Match[War] = Match.new(game("imperator"), dice_key(b"secret", ("a", "b")), 2, {})
    while match.state.phase == "choice":
        seat, menu = next(iter(match.menus().items()))
        match.play(seat, menu.moves[0])
    listed = dict(things(match.state, 0))
    for player in match.state.players:
        words = LANGUAGES.tell(listed[player.imperator], Reader("en", "imperator", ["Anna", "Bert"]))
        assert words.endswith(" HP")
        assert "Imperator" in words
        others = [card for card in player.attackers if card in listed]
        assert others
        for card in others:
            assert "Imperator" not in LANGUAGES.tell(listed[card], Reader("en", "imperator", ["Anna", "Bert"]))
