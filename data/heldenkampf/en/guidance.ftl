## The next goal, for people who are new to the game

guidance-end = An attack that nobody is left to answer hits the castle ({ $castle } life). The game ends when a castle falls, or when both sides pass twice in a row.
guidance-even = Points: { $own } to { $other }. A fighter you beat scores its life, their castle { $worth }. { guidance-end }
guidance-ahead = You lead { $own } to { $other }. The fall of their castle scores { $worth } points. { guidance-end }
guidance-behind = You are behind { $own } to { $other }. A fighter you beat scores its life, their castle { $worth }. { guidance-end }
