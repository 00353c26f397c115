# Ganze Züge auf Knöpfen
phrase-walk = Waldweg: { $what }
phrase-journey = Reisen: { $what }
phrase-cross = Floß: { $what }
phrase-open = { $guard ->
    [0] Portal
   *[other] Wächter { $guard }, dann Portal
 } { FORM($what, "within") }
phrase-align = { $alignment ->
    [good] Gut
    [evil] Böse
   *[neutral] Neutral
 } werden
phrase-attack = { $what } angreifen
phrase-combat = Talent: { $what }
phrase-rob = { $what } ausrauben
phrase-beguile = { $what } betören
phrase-lure = { FORM($what, "accusative") } abwerben
phrase-take = { FORM($what, "accusative") } nehmen{ $price ->
    [0] {""}
   *[other] {" "}({ $price } Gold)
 }{ $barred ->
    [yes] {" "}(nicht für deine Kämpfe)
   *[no] {""}
 }
phrase-drop = { FORM($what, "accusative") } hier lassen
phrase-drink = { FORM($what, "accusative") } trinken (diesen Zug +{ $amount } Stärke)
phrase-cast = { $what }{ $count ->
    [0] {" "}zaubern
    [one] {" "}auf { FEATURE($target, "person") ->
        [second] dich
       *[other] { FORM($target, "accusative") }
     }
   *[other] {" "}auf { FEATURE($target, "person") ->
        [second] dich
       *[other] { FORM($target, "accusative") }
     } ({ $part })
 }
phrase-evade = { FORM($what, "dative") } ausweichen
phrase-destroy = { FORM($what, "accusative") } vernichten
phrase-call = { FORM($what, "accusative") } zu Hilfe rufen
phrase-wield = Mit { FORM($what, "the-dative") } kämpfen
phrase-seize = { FORM($what, "accusative") } nehmen
phrase-trade = { $count ->
    [one] 1 Trophäe
   *[other] { $count } Trophäen
 } eintauschen: { $strength ->
    [0] { $craft ->
        [0] zu wenig
       *[other] { $craft } Talent
     }
   *[other] { $craft ->
        [0] { $strength } Stärke
       *[other] { $strength } Stärke und { $craft } Talent
     }
 }
phrase-keep-trophy = { FORM($what, "accusative") } als Trophäe behalten
phrase-raise = { FORM($what, "accusative") } als Begleiter erwecken
phrase-fate = Die { $number } neu würfeln (1 Schicksal)
phrase-visit = Zu: { $what }
phrase-wish = { $what } wünschen
phrase-buy = { FORM($what, "accusative") } kaufen ({ $price } Gold{ $barred ->
    [yes] , nicht für deine Kämpfe
   *[no] {""}
 })
phrase-help-yourself = { FORM($what, "accusative") } umsonst nehmen
phrase-exchange = { FORM($what, "accusative") } eintauschen
phrase-give = { FORM($what, "accusative") } hergeben
phrase-replace = { FORM($what, "accusative") } abwerfen, neu ziehen
phrase-discard = { FORM($what, "accusative") } abwerfen
