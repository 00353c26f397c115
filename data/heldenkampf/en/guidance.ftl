## The next goal, for people who are new to the game

guidance-turn = { $lead ->
    [ahead] You lead { $own } to { $other }.
    [behind] You are behind, { $own } to { $other }.
   *[even] The score is { $own } to { $other }.
 } { $tip ->
    [call] You have no hero, but you may draw one after this card, so equipment is a good choice.
    [weapon] You have no weapon yet, and with equal life 1 more strength wins more than eight fights in ten.
    [monster] A monster weakens their heroes without a risk to yours.
    [strength] With equal life, 1 more strength wins more than eight fights in ten, and weapons count.
    [score] A fighter that your hero beats scores its printed life, one that your monster beats scores nothing.
    [castle] They have { $heroes ->
        [0] no hero
        [one] 1 hero
       *[other] { $heroes } heroes
    } left. An attack that nobody can answer hits their castle ({ $castle } life), which scores { $worth }.
    [end] The game ends when a castle falls, or when both sides pass twice in a row.
   *[none] Fights win you points.
 }

## What has changed for a player

vital-points = points { $before } → { $now }
vital-castle = castle { $before } → { $now }
