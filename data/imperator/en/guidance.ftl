## The next goal, for people who are new to the game

guidance-attack = Next goal: { FORM($player, "possessive") } Imperator ({ $life } HP). If your attack is higher, the difference is damage to it.
guidance-defend = Your Imperator has only { $life } HP: keep high cards to defend with.
guidance-low = No card that you can beat here is higher than one of yours; only its colour could be a reason to exchange.
