## The next goal, for people who are new to the game

guidance-dungeons = Collect loot for the boss, who attacks { $left ->
    [0] next
    [one] in 1 step
   *[other] in { $left } steps
 }. A dungeon costs 1, a lost fight 2.
guidance-boss = { FORM($boss, "heading") }, the last battle: { $left ->
    [one] defeat its last card, and you all win. Nobody needs to save cards any more.
   *[other] defeat { $left } cards in a row, and you all win. Decks are not refilled in between, so waste no cards.
 }
