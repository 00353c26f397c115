## The next goal, for people who are new to the game

guidance-attack = Next goal: { FORM($player, "possessive") } Imperator has { $life } HP. Attack with more than the defence; the margin is damage.
guidance-defend = Your Imperator has only { $life } HP: keep high cards to defend with.
