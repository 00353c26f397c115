## The next goal, for people who are new to the game

guidance-even = It stands { $own } to { $other }: each fighter you beat counts its life, the other castle ({ $castle } life) { $worth } points.
guidance-ahead = You lead { $own } to { $other }: keep your heroes alive, and bring down the castle ({ $castle } life, { $worth } points).
guidance-behind = You are behind { $own } to { $other }: beat fighters, who count their life, or the castle ({ $castle } life, { $worth } points).
