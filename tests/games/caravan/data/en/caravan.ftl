game-caravan = Caravan
option-way = Way
option-way-help = How far it is to the other side of the desert.
option-water = Water
option-water-help = How much water the caravan has at the beginning.

headline = Day { $day }: { $leader } leads
figure-caravan = The caravan
figure-water = { $water } water
figure-way = { $way ->
    [one] 1 stage to go
   *[other] { $way } stages to go
 }
figure-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
figure-fainted = fainted

ask-lead = Do you sell cards for water, or does the caravan march?
ask-storm = A storm of strength { $strength }: do you keep it off?
ask-road = Which road do you take?
move-march = March
move-sell = Sell
move-shelter = Keep off
move-pass = Pass
move-short = The short road
move-long = The long road
argument-drunk = { $count } drunk at once

event-sold = { $player } sells { $count ->
    [one] 1 card
   *[other] { $count } cards
 }; there is { $water } water now.
event-sun = ☀️ Day { $day }: the sun takes { $drunk } water, { $water } is left.
event-storm = 🌪️ A storm of strength { $strength } comes up.
event-sheltered = { $player } keeps the storm off with { $card }.
event-fainted = { $player } faints in the storm.
event-road = The caravan takes the { $road ->
    [short] short
   *[long] long
 } road; { $way ->
    [0] it has arrived
    [one] 1 stage is left
   *[other] { $way } stages are left
 }.
event-night = 🌙 Night falls, and { $leader } leads from now on.
event-drew = You draw { $card }.
event-left = { $player } stays behind.
refused-not-your-turn = { $leader } leads.
refused-not-now = That cannot be done now.
result-thirst = The water is used up.
result-alone = Nobody is left.
result-arrived = The caravan has arrived.
refused-none-sell = You hold no card that you could sell.
refused-none-shelter = You hold no card to keep a storm off with.
