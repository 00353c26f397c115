## The end of a game.

ending-player = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] You end
       *[other] { FORM($player, "the-first") } ends
     } with { $lives ->
        [one] 1 life
       *[other] { $lives } lives
     } and { $life } HP.
   *[other] { FEATURE($player, "person") ->
        [second] You
       *[other] { FORM($player, "the-first") }
     } went out in round { $round }.
 }
ending-damage = You dealt { $dealt } damage and took { $taken }.{ $damage ->
    [0] {""}
   *[other] {" "}The hardest hit on you{ $seats ->
        [2] { "" }
       *[other] {" "}came from { FORM($other, "the") } and
    } did { $damage } in round { $round }.
 }{ $life ->
    [0] {""}
   *[other] {" "}In round { $escape } your Imperator escaped with { $life } HP.
 }{ $changes ->
    [0] {""}
    [one] {" "}The lead changed once.
   *[other] {" "}The lead changed { $changes } times.
 }
