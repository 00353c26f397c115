## Het volgende doel, voor wie nieuw is in het spel

guidance-aim = Het doel: breng de held van { FORM($whose, "object") } op 0 leven (nu { $life }).
guidance-poison = Je held ({ $life } leven) krijgt { $damage } schade door gif voordat je weer aan de beurt bent: genees hem of win deze beurt.
guidance-guard = Niets bewaakt je held ({ $life } leven): speel een wezen.{ $warning }
guidance-beware = {" "}Let op: { $cards } { $count ->
    [one] kan
   *[other] kunnen
 } tussenbeide komen; dan raakt je aanval een andere kaart.
guidance-row = Volgend doel: versla { $guards ->
    [one] het wezen dat de held van { FORM($whose, "object") } bewaakt
   *[other] de { $guards } wezens die de held van { FORM($whose, "object") } bewaken
 } (held: { $life } leven).{ $warning }{ $legend ->
    [yes] {" "}Op knoppen: ⚡ kost acties; ≈5♥ is gemiddeld 5 schade; terug ≈4♥ is wat terugslaat.
   *[no] {""}
 }
guidance-hero = De held van { FORM($whose, "object") } ({ $life } leven) is onbewaakt: je kunt hem aanvallen.{ $warning }{ $legend ->
    [yes] {" "}Op knoppen: ⚡ kost acties; ≈5♥ is gemiddeld 5 schade; terug ≈4♥ is wat terugslaat.
   *[no] {""}
 }
guidance-past = Je aanvaller kan { $guards ->
    [one] de wachter
   *[other] de wachters
 } niet bereiken, dus je kunt de held van { FORM($whose, "object") } ({ $life } leven) aanvallen.{ $warning }
guidance-first-round = In ronde 1 kan niemand aanvallen: zorg voor wachters en uitrusting.
guidance-costly = Een aanval kost ⚡{ $cost }, zoveel heb je niet meer: bereid je volgende beurt voor.
guidance-prepare = Je kunt nu niet aanvallen: bereid je volgende beurt voor.
guidance-cease = Geen aanval meer: stop het gevecht om verder te spelen.
guidance-end = Er is niets meer te doen: beëindig je beurt.
guidance-won = Je wint zodra deze beurt eindigt: beëindig die.

## Wat er voor iemand veranderd is

vital-life = leven { $before } → { $now }
