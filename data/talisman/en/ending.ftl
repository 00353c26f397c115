## The end of an adventure.

result-ending = { $ending ->
    [held] { FORM($character, "the-first") } held the Crown of Command until nobody else was left.
    [won] Everybody else is out of the game.
    [reached] { FORM($character, "the-first") } was the first to reach the Crown of Command.
    [counted] Round { $round } is over, and the points count: { $points }.
   *[drawn] Nobody is left.
 }
result-points = { $player } { $points }
ending-alive = { $won ->
    [yes] 🏆 { FEATURE($player, "person") ->
        [second] You win
       *[other] { FORM($player, "the-first") } wins
     } as { FORM($character, "the") } at { FORM($space, "the") }
   *[no] { FEATURE($player, "person") ->
        [second] You end
       *[other] { FORM($player, "the-first") } ends
     } as { FORM($character, "the") } at { FORM($space, "the") }
 } with Strength { $strength }, Craft { $craft } and { $lives ->
    [one] 1 life.
   *[other] { $lives } lives.
 }
ending-dead = 💀 { FEATURE($player, "person") ->
    [second] You died
   *[other] { FORM($player, "the-first") } died
 } as { FORM($character, "the") } at { FORM($space, "the") }{ $round ->
    [0] .
   *[other] {" "}in round { $round }.
 }
ending-left = { FEATURE($player, "person") ->
    [second] You have no character at the end.
   *[other] { FORM($player, "the-first") } has no character at the end.
 }
ending-course = { $won ->
    [yes] { $step ->
        [crown] You won because you { $talisman ->
            [0] {""}
           *[other] had a Talisman in round { $talisman } and{" "}
         }reached the Crown in round { $crown }, before everybody else.
        [points] You had the most points when the last round was over.
       *[other] You won because you stayed alive longest.
     }
   *[no] { $step ->
        [none] You never had a Talisman, and nobody passes the Valley of Fire without one
        [talisman] You first had a Talisman in round { $talisman }, but never reached the Inner Region
        [portal] You reached the Inner Region in round { $portal }, but never the Crown
       *[crown] You reached the Crown of Command in round { $crown }, but could not hold it
     }{ $taken ->
        [0] .
       *[other] ; { FORM($first, "the") } was at the Crown in round { $taken }.
     }
 }
