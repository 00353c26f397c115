## The next goal, for people who are new to the game

guidance-even = Points: { $own } to { $other }. A fighter you beat scores its life, their castle ({ $castle } life) { $worth }; when a castle falls, the game ends.
guidance-ahead = You lead { $own } to { $other }. Their castle ({ $castle } life) is hit when nobody there can answer; its fall brings { $worth } points and ends the game.
guidance-behind = You are behind { $own } to { $other }. A fighter you beat scores its life; score before a castle falls, for that ends the game.
