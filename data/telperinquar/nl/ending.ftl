## Het einde van een duel.

ending-blow = { $cause } { $event }
ending-hero = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] Jouw held, { $hero } (niveau { $level }),
       *[third] De held van { FORM($player, "object") }, { $hero } (niveau { $level }),
     } houdt { $life ->
        [one] 1 levenspunt over.
       *[other] { $life } levenspunten over.
     }
   *[other] 💀 { FEATURE($player, "person") ->
        [second] Jouw held, { $hero } (niveau { $level }),
       *[third] De held van { FORM($player, "object") }, { $hero } (niveau { $level }),
     } valt in ronde { $round }.
 }
ending-losses = Je held kreeg { $taken } schade, de andere kant { $dealt }. Jij verloor { $lost ->
    [0] geen wezen
    [one] 1 wezen
   *[other] { $lost } wezens
 }, de andere kant { $killed ->
    [0] geen.
   *[other] { $killed }.
 }
