## Het volgende doel, voor wie nieuw is in het spel

guidance-turn = { $lead ->
    [ahead] Je staat voor, { $own } tegen { $other }.
    [behind] Je staat achter, { $own } tegen { $other }.
   *[even] De stand is { $own } tegen { $other }.
 } { $tip ->
    [call] Je hebt geen held, maar na deze kaart mag je er een trekken; uitrusting is dus een goede keus.
    [weapon] Je hebt nog geen wapen, en met 1 kracht meer win je bij gelijk leven ruim acht van de tien gevechten.
    [monster] Een monster verzwakt hun helden zonder dat je er zelf een waagt.
    [strength] Met 1 kracht meer win je bij gelijk leven ruim acht van de tien gevechten, en wapens tellen mee.
    [score] Wie door je helden wordt verslagen, levert evenveel punten op als zijn kaart leven heeft; wint je monster, dan krijg je geen punten.
    [castle] De andere kant heeft { $heroes ->
        [0] geen held meer
        [one] nog 1 held
       *[other] nog { $heroes } helden
    }. Kan daar niemand antwoorden, dan tref je hun kasteel ({ $castle } leven, levert { $worth } op).
    [end] Het spel eindigt als een kasteel valt, of als beide kanten twee keer achter elkaar passen.
   *[none] Punten krijg je alleen met gevechten.
 }

## Wat er voor iemand veranderd is

vital-points = punten { $before } → { $now }
vital-castle = kasteel { $before } → { $now }
