# Hele zetten op knoppen
phrase-walk = Bospad: { $what }
phrase-journey = Reizen: { $what }
phrase-cross = Vlot: { $what }
phrase-open = { $guard ->
    [0] Poort
   *[other] Wachter { $guard }, dan poort
 } { FORM($what, "within") }
phrase-align = { $alignment ->
    [good] Goed
    [evil] Kwaad
   *[neutral] Neutraal
 } worden
phrase-attack = { $what } aanvallen
phrase-combat = { $what } aanvallen met wijsheid
phrase-rob = { $what } beroven
phrase-beguile = { $what } verleiden
phrase-lure = { $what } meelokken
phrase-take = { $what } meenemen{ $price ->
    [0] {""}
   *[other] {" "}({ $price } goud)
 }{ $barred ->
    [yes] {" "}(niet voor jouw gevechten)
   *[no] {""}
 }
phrase-drop = { $what } hier achterlaten
phrase-drink = { $what } drinken (+{ $amount } kracht deze beurt)
phrase-cast = { $what }{ $count ->
    [0] {" "}uitspreken
    [one] {" "}over { FEATURE($target, "person") ->
        [second] jezelf
       *[other] { FORM($target, "the") }
     }
   *[other] {" "}over { FEATURE($target, "person") ->
        [second] jezelf
       *[other] { FORM($target, "the") }
     } ({ $part })
 }
phrase-evade = { $what } ontwijken
phrase-destroy = { $what } vernietigen
phrase-call = { $what } te hulp roepen
phrase-wield = Vechten met { FORM($what, "the") }
phrase-seize = { $what } afpakken
phrase-trade = { $count ->
    [one] 1 trofee
   *[other] { $count } trofeeën
 } inruilen: { $strength ->
    [0] { $craft ->
        [0] te weinig
       *[other] { $craft } wijsheid
     }
   *[other] { $craft ->
        [0] { $strength } kracht
       *[other] { $strength } kracht en { $craft } wijsheid
     }
 }
phrase-keep-trophy = { $what } als trofee houden
phrase-raise = { $what } als volgeling wekken
phrase-fate = De { $number } opnieuw gooien (1 lot)
phrase-visit = Naar: { $what }
phrase-wish = { $what } wensen
phrase-buy = { $what } kopen ({ $price } goud{ $barred ->
    [yes] , niet voor jouw gevechten
   *[no] {""}
 })
phrase-help-yourself = { $what } gratis nemen
phrase-exchange = { $what } inruilen
phrase-give = { $what } geven
phrase-replace = { $what } afleggen, opnieuw trekken
phrase-discard = { $what } afleggen
