## The next goal, for people who are new to the game

guidance-dungeons = Collect loot until you are strong enough for the boss, who attacks { $left ->
    [0] next
    [one] in 1 step
   *[other] in { $left } steps
 }. Leaving a dungeon costs 1 step, losing a fight 2.
guidance-boss = The last battle is against { FORM($boss, "the") }: { $left ->
    [one] defeat its last card, and you all win. Nobody needs to save cards any more.
   *[other] defeat { $left } cards in a row, and you all win. Decks are not refilled in between, so waste no cards.
 }
