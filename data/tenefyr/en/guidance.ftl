## The next goal, for people who are new to the game

guidance-dungeons = Collect loot for the boss: { $left ->
    [one] 1 step
   *[other] { $left } steps
 } to the skull. A dungeon costs 1, a lost fight 2.
guidance-boss = Only the boss is left: win this fight, and you all win.
