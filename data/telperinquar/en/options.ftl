## The settings of a duel.

option-decks = Decks
option-decks-help = Ready-made decks by seat, separated by commas; otherwise they are dealt in order.
option-reactions = Reactions
option-reactions-help = Fair: being asked reveals nothing about face-down cards; fast: only players who can react are asked.
option-reactions-fair = fair
option-reactions-fast = fast
option-counterattack = Counterattacks
option-counterattack-help = Asked: the owner of a card decides every time; automatic: it strikes back by itself if that is free and there is only one way (house rule).
option-counterattack-automatic = automatic
option-counterattack-asked = asked
option-round-limit = Round limit
option-round-limit-help = From this round on heroes lose life points in every turn; 0 is never.
option-round-limit-0 = never
option-teams = Two against two
option-teams-help = Four players in two groups; partners take turns with their opponents and win together.
option-double-class = Double-class heroes
option-double-class-help = Decks with two hero cards may be played: one hero with both classes, and level cards for each of them.
option-tournament = Tournament
option-tournament-help = Sudden Victory Overtime: once all heroes have level 10, everybody loses life points in each of their turns; from round 40 at the latest.
option-first = Who begins
option-first-help = The others follow in the order of the seats.
option-first-dice = the dice decide
option-first-opener = you, in the first seat
option-first-second = the player in the second seat
option-first-third = the player in the third seat
option-first-fourth = the player in the fourth seat
