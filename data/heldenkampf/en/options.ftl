## The settings of a table.

option-attacker-gear = Attacker’s gear
option-attacker-gear-help = What the attacking side may add to its fighter.
option-attacker-gear-weapon = a weapon
option-attacker-gear-shield = a weapon and a shield
option-attacker-gear-all = a weapon, a shield and armour
option-ranges = Ranges
option-ranges-help = The range of a weapon counts; without this option monsters are harder to beat.
option-trap = Trap
option-trap-help = Once in a fight a human may roll two dice: a 12 leaves the other fighter 2 life points.
option-terrain = Terrain
option-terrain-help = Bridge: range +1; swamp: armour −1; ruin: shield +1.
option-round-limit = Round limit
option-round-limit-help = After this round the most victory points win.
