## What one can react to, as a kind of action.

reaction-attack = attacks
reaction-use = cards that are used
reaction-play = cards that are played
reaction-equip = equipment that is attached
reaction-move = equipment that changes its bearer
reaction-trap = traps that are sprung
reaction-end = the end of the main phase
