## Het volgende doel, voor wie nieuw is in het spel

guidance-even = Punten: { $own } tegen { $other }. Een verslagen vechter levert zijn leven op, hun kasteel ({ $castle } leven) { $worth }; valt een kasteel, dan eindigt het spel.
guidance-ahead = Je staat voor, { $own } tegen { $other }. Valt hun kasteel ({ $castle } leven), dan krijg je { $worth } punten en eindigt het spel.
guidance-behind = Je staat achter, { $own } tegen { $other }. Een verslagen vechter levert zijn leven op. Valt een kasteel, dan eindigt het spel.
