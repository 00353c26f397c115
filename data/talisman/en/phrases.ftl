# Whole moves on buttons
phrase-walk = Walk: { $what }
phrase-journey = Travel: { $what }
phrase-cross = Raft: { $what }
phrase-open = { $guard ->
    [0] Portal
   *[other] Sentinel { $guard }, then Portal
 } { FORM($what, "within") }
phrase-align = Become { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
phrase-attack = Attack { $what }
phrase-combat = Attack { $what } with Craft
phrase-rob = Rob { $what }
phrase-beguile = Beguile { $what }
phrase-lure = Take the Follower { $what }
phrase-take = Take { FORM($what, "the") }{ $price ->
    [0] {""}
   *[other] {" "}({ $price } gold)
 }{ $barred ->
    [yes] {" "}(not for your fights)
   *[no] {""}
 }
phrase-drop = Leave { FORM($what, "the") } here
phrase-drink = Drink { FORM($what, "the") } (+{ $amount } Strength this turn)
phrase-cast = Cast { $what }{ $count ->
    [0] {""}
    [one] {" "}on { FEATURE($target, "person") ->
        [second] yourself
       *[other] { FORM($target, "the") }
     }
   *[other] {" "}on { FEATURE($target, "person") ->
        [second] yourself
       *[other] { FORM($target, "the") }
     }: { $part }
 }
phrase-evade = Evade { FORM($what, "the") }
phrase-destroy = Destroy { FORM($what, "the") }
phrase-call = Call { FORM($what, "the") } for help
phrase-wield = Fight with { FORM($what, "the") }
phrase-seize = Take { FORM($what, "the") }
phrase-trade = Exchange { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
 }: { $strength ->
    [0] { $craft ->
        [0] too few
       *[other] { $craft } Craft
     }
   *[other] { $craft ->
        [0] { $strength } Strength
       *[other] { $strength } Strength and { $craft } Craft
     }
 }
phrase-keep-trophy = Keep { FORM($what, "the") } as a trophy
phrase-raise = Raise { FORM($what, "the") } as a Follower
phrase-fate = Reroll the { $number } (1 fate)
phrase-visit = Visit: { $what }
phrase-wish = Wish for { $what }
phrase-buy = Buy { FORM($what, "the") } ({ $price } gold{ $barred ->
    [yes] , not for your fights
   *[no] {""}
 })
phrase-help-yourself = Take { FORM($what, "the") } for free
phrase-exchange = Exchange { FORM($what, "the") }
phrase-give = Give { FORM($what, "the") }
phrase-replace = Discard { FORM($what, "the") }, draw again
phrase-discard = Discard { $what }
