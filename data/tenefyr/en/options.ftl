## The settings of a table.

option-difficulty = Difficulty
option-difficulty-help = How many steps the boss pawn is away from the skull: 12, 10 or 8.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-quick = Quick mode
option-quick-help = One dungeon a level, and the last of them is the boss; the difficulty does not count.
option-boss = Boss
option-boss-help = Who is fought in the end.
option-boss-random = at random
option-heroes = Heroes
option-heroes-help = Whether everybody chooses a hero or chance does.
option-heroes-choose = everybody chooses
option-heroes-random = at random
option-unused-loot = Loot for everybody
option-unused-loot-help = No: cards with loot for heroes nobody plays are left out, as far as the dungeons stay full.
option-first = Who begins
option-first-help = Who holds the starting-player token at first.
option-first-random = at random
option-first-1 = the first player
option-first-2 = the second player
option-first-3 = the third player
option-first-4 = the fourth player
