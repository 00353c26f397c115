## Het einde van een spel.

result-ending = { $ending ->
    [castle] { FEATURE($player, "person") ->
        [second] Jouw kasteel
       *[other] Het kasteel van { FORM($player, "object") }
     } valt in ronde { $round }, bij een stand van { $points } tegen { $other } overwinningspunten.
    [passes] Iedereen paste twee keer achter elkaar, bij een stand van { $points } tegen { $other } overwinningspunten.
    [rounds] De laatste ronde is voorbij, met een stand van { $points } tegen { $other } overwinningspunten.
    [gave-up] { FEATURE($player, "person") ->
        [second] Jij geeft
       *[other] { FORM($player, "the-first") } geeft
     } in ronde { $round } op.
   *[resigned] De andere kant geeft in ronde { $round } op.
 }
ending-side = { FEATURE($player, "person") ->
    [second] Je eindigt
   *[other] { FORM($player, "the-first") } eindigt
 } met { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
 }, { $heroes ->
    [0] geen levende held
    [one] 1 levende held
   *[other] { $heroes } levende helden
 } en { $castle ->
    [0] een gevallen kasteel.
    [one] een kasteel met 1 levenspunt.
   *[other] een kasteel met { $castle } levenspunten.
 }
ending-fights = Je won { $own ->
    [0] geen gevecht
    [one] 1 gevecht
   *[other] { $own } gevechten
 } en verloor er { $other ->
    [0] geen
   *[other] { FORM($other, "the-first") }
 }; { $strikes ->
    [0] je kasteel werd nooit geraakt.
    [one] je kasteel werd één keer geraakt.
   *[other] je kasteel werd { $strikes } keer geraakt.
 }{ $decided ->
    [castle] {" "}De { $worth } punten van het kasteel gaven de doorslag.
   *[fights] { "" }
 }
