## The end of a duel.

ending-blow = { $cause } { $event }
ending-hero = { $round ->
    [0] { FORM($player, "possessive-first") } hero, { $hero } (level { $level }), is left with { $life ->
        [one] 1 life point.
       *[other] { $life } life points.
     }
   *[other] 💀 { FORM($player, "possessive-first") } hero, { $hero } (level { $level }), falls in round { $round }.
 }
ending-losses = Your hero took { $taken } damage, the other side’s { $dealt }. You lost { $lost ->
    [0] no creature
    [one] 1 creature
   *[other] { $lost } creatures
 }, the other side { $killed ->
    [0] none.
   *[other] { $killed }.
 }
