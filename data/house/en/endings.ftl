## The end of a game: turning points, and how it ended for everybody.

ending-turning-point = { $round ->
    [0] { $event }
   *[other] Round { $round } · { $event }
 }
ending-standing = { $end ->
    [won] 🏆 { FEATURE($player, "person") ->
        [second] You win.
       *[other] { $player } wins.
     }
    [lost] { FEATURE($player, "person") ->
        [second] You lose.
       *[other] { $player } loses.
     }
    [placed] { FEATURE($player, "person") ->
        [second] You are number { $place }.
       *[other] { $player } is number { $place }.
     }
   *[drawn] { FEATURE($player, "person") ->
        [second] It is a draw for you.
       *[other] It is a draw for { $player }.
     }
 }
ending-explanation = { $explanation }
