## The settings of a table.

option-characters = Characters
option-characters-help = Whether everybody is dealt a character, or chooses one of three (with at most four players).
option-characters-dealt = dealt
option-characters-choose = one of three
option-first = Who begins
option-first-help = Who takes the first turn.
option-first-random = at random
option-first-1 = the first player
option-first-2 = the second player
option-first-3 = the third player
option-first-4 = the fourth player
option-first-5 = the fifth player
option-first-6 = the sixth player
option-spells = Spells
option-spells-help = Open: cast one whenever you may, and nobody waits for it. Polled: all are asked each time one could be cast.
option-spells-open = open
option-spells-polled = polled
