## The next goal, for people who are new to the game

guidance-even = Points: { $own } to { $other }. A fighter you beat scores its life, their castle ({ $castle } life) { $worth }; when a castle falls, the game ends.
guidance-ahead = You lead { $own } to { $other }. The fall of their castle ({ $castle } life) brings { $worth } points and ends the game.
guidance-behind = You are behind { $own } to { $other }. A beaten fighter scores its life. When a castle falls, the game ends.
