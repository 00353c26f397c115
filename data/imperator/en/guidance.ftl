## The next goal, for people who are new to the game

guidance-attack = Next goal: { FORM($player, "possessive") } Imperator ({ $life } HP). An attack of 14 against 8 does 6 damage to it.
guidance-defend = Your Imperator has only { $life } HP: keep high cards to defend with.
