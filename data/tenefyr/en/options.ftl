## The settings of a table.

option-difficulty = Difficulty
option-difficulty-help = How far the boss pawn is from the skull: 12, 10 or 8 steps.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-quick = Quick mode
option-quick-help = One dungeon per level, and the last of them is the boss; the difficulty has no effect.
option-boss = Boss
option-boss-help = Which boss you fight at the end.
option-boss-random = at random
option-heroes = Heroes
option-heroes-help = Whether players choose their heroes or get them at random.
option-heroes-choose = everybody chooses
option-heroes-random = at random
option-unused-loot = Loot for everybody
option-unused-loot-help = No: cards with loot for heroes nobody plays are left out, as long as the dungeons can be filled.
option-first = Who begins
option-first-help = Who starts with the starting-player token.
option-first-random = at random
option-first-1 = the first player
option-first-2 = the second player
option-first-3 = the third player
option-first-4 = the fourth player
