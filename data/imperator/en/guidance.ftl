## The next goal, for people who are new to the game

guidance-attack = Next goal: { FORM($player, "possessive") } Imperator ({ $life } HP). An attack’s margin is damage.
guidance-defend = Your Imperator has only { $life } HP: keep high cards to defend with.
