"""The effects of cards and spaces, each with its fields, execution, wording and worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from engine.content.effects import Vocabulary
from engine.talisman.cards.effects import changing, dangers, deciding, moving, trading
from engine.talisman.cards.effects.base import SpaceEffect

EFFECTS: Vocabulary[SpaceEffect] = Vocabulary(
    changing.Gain,
    changing.Lose,
    changing.FillSpells,
    changing.DiscardSpells,
    changing.Heal,
    changing.Replenish,
    changing.Turn,
    changing.BecomeToad,
    changing.GetTalisman,
    moving.Go,
    moving.Travel,
    moving.Offer,
    moving.Miss,
    moving.Enslave,
    moving.Blizzard,
    deciding.ByAlignment,
    deciding.Roll,
    deciding.Choose,
    deciding.Test,
    deciding.Everybody,
    deciding.Wish,
    trading.Market,
    trading.Gift,
    trading.BuySpell,
    trading.Alchemy,
    trading.PayOrLose,
    trading.Castle,
    dangers.Attacked,
    dangers.Chasm,
    dangers.Robbed,
    dangers.LoseFollower,
    dangers.Rid,
    dangers.Quest,
)

for _model in (deciding.ByAlignment, deciding.Roll, deciding.Choose, deciding.Test, deciding.Everybody):
    _model.model_rebuild(force=True, _types_namespace={"Effects": Sequence[Annotated[SpaceEffect, EFFECTS]]})
