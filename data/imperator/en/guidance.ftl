## The next goal, for people who are new to the game

guidance-attack = Next goal: { FORM($player, "possessive") } Imperator ({ $life } HP). If your attack is higher, the difference is damage to it.
guidance-defend = Your Imperator has only { $life } HP: keep high cards to defend with.
guidance-pass = Nothing that you can beat here would improve your hand: pass.
