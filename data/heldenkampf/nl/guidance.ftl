## Het volgende doel, voor wie nieuw is in het spel

guidance-end = Kan niemand je aanval meer beantwoorden, dan treft die het kasteel ({ $castle } leven). Het spel eindigt als een kasteel valt, of als beide kanten twee keer achter elkaar passen.
guidance-even = Punten: { $own } tegen { $other }. Een verslagen vechter levert zijn leven op, hun kasteel { $worth }. { guidance-end }
guidance-ahead = Je staat voor, { $own } tegen { $other }. Valt hun kasteel, dan krijg je { $worth } punten. { guidance-end }
guidance-behind = Je staat achter, { $own } tegen { $other }. Een verslagen vechter levert zijn leven op, hun kasteel { $worth }. { guidance-end }
