## The next goal, for people who are new to the game

guidance-attack = Your next goal is { FORM($player, "possessive") } Imperator ({ $life } HP). If your attack beats a card there, the difference{ $stakes ->
    [0] { "" }
   *[other] {" "}plus { $stakes } extra
 } is damage to it.
guidance-defend = Your Imperator has only { $life } HP. Keep high cards to defend with, or make another card your Imperator when you sort.
guidance-low = No card that you can beat here is higher than one of yours; only its colour could be a reason to exchange.

## What has changed for a player

vital-imperator = new Imperator
vital-life = HP { $before } → { $now }
