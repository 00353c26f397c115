## Alarme: Gefahren, wenn sie entstehen.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } nur noch ein Leben{ $living ->
    [2] ; wenn es verloren geht, ist die Partie zu Ende.
   *[other] .
 }
