## The next goal, for people who are new to the game

guidance-even = { $own } to { $other }. Fighters count their life, the castle ({ $castle } life) { $worth } points.
guidance-ahead = You lead { $own } to { $other }: guard your heroes. The castle ({ $castle } life) counts { $worth } points.
guidance-behind = You are behind { $own } to { $other }. Fighters count their life, the castle ({ $castle } life) { $worth } points.
