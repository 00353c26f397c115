## The end of a game.

result-ending = { $ending ->
    [castle] { FORM($player, "possessive-first") } castle falls in round { $round }, and the victory points stand at { $points } to { $other }.
    [passes] Everybody passed twice in a row, and the victory points stand at { $points } to { $other }.
    [rounds] The last round is over, and the victory points stand at { $points } to { $other }.
    [gave-up] { FEATURE($player, "person") ->
        [second] You give
       *[other] { FORM($player, "the-first") } gives
     } up in round { $round }.
   *[resigned] The other side gives up in round { $round }.
 }
ending-side = { FEATURE($player, "person") ->
    [second] You end
   *[other] { FORM($player, "the-first") } ends
 } with { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
 }, { $heroes ->
    [0] no hero alive
    [one] 1 hero alive
   *[other] { $heroes } heroes alive
 } and { $castle ->
    [0] a fallen castle.
    [one] a castle with 1 life point.
   *[other] a castle with { $castle } life points.
 }
ending-fights = You won { $own ->
    [0] no fight
    [one] 1 fight
   *[other] { $own } fights
 } and lost { $other ->
    [0] none
   *[other] { FORM($other, "the-first") }
 }; { $strikes ->
    [0] your castle was never hit.
    [one] your castle was hit once.
    [2] your castle was hit twice.
   *[other] your castle was hit { $strikes } times.
 }{ $decided ->
    [castle] {" "}The castle’s { $worth } points have decided the game.
   *[fights] { "" }
 }
