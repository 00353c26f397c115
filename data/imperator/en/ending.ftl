## The end of a game.

ending-player = { $round ->
    [0] { FEATURE($player, "person") ->
        [second] You end
       *[other] { $player } ends
     } with { $lives ->
        [one] 1 life
       *[other] { $lives } lives
     } and { $life } HP.
   *[other] { FEATURE($player, "person") ->
        [second] You are
       *[other] { $player } is
     } out in round { $round }.
 }
ending-damage = You dealt { $dealt } damage and took { $taken }.{ $damage ->
    [0] {""}
   *[other] {" "}The hardest hit on you ({ $damage }, in round { $round }) came from { $other }.
 }
