## Kansen

odds-now = { FEATURE($player, "person") ->
    [second] Jouw aanval
   *[other] Aanval van { FORM($player, "object") }
 }
odds-duel = { FEATURE($player, "person") ->
    [second] Jouw aanval op een ander personage
   *[other] Aanval van { FORM($player, "object") } op een ander personage
 }
odds-fight = { $player } tegen { FORM($foe, "the") }
odds-at = { $player }: { $space }
odds-way = { FEATURE($player, "person") ->
    [second] Jouw weg naar de Kroon
   *[other] De weg van { FORM($player, "object") } naar de Kroon
 }
odds-against = Overwinning op { FORM($foe, "the") }
odds-won = Gewonnen
odds-drawn = Gelijk
odds-lost = Verloren
odds-won-secret = Gewonnen met moord
odds-won-fate = Gewonnen, met lot waar het helpt
odds-through = { $space }, met { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 }
odds-through-fate = { $space }, met { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } en lot
odds-line = { $label }: { $share }
odds-percent = { $share }
odds-how = Precies berekend, met de voorwerpen, volgelingen en spreuken die nu meetellen. Spreuken die later worden uitgesproken en wat anderen doen, tellen niet mee.
refused-odds-what = Noem één vijand, of een van deze: wachter, poort der macht, crypte, mijnen. Laat het leeg voor het huidige gevecht of voor de weg naar de Kroon.
# Op knoppen.
chance-wins = wint { $percent }%
chance-opens = opent { $percent }%
chance-passes = erdoor { $percent }%
# Op knoppen van tafels die de kansen achter /kansen houden.
stake-fight = { $own }{ $secret ->
    [yes] {" "}+ dobbelsteen tegen { $other }
   *[no] {" "}tegen { $other }
 }{ $lives ->
    [0] {""}
    [one] , laatste leven op het spel
   *[other] , 1 leven op het spel
 }
stake-passage = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
 } tot { $most }
