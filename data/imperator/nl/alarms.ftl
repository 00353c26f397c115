## Alarmen: gevaren zodra ze ontstaan.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } nog maar één leven{ $living ->
    [2] ; is dat weg, dan is het spel voorbij.
   *[other] .
 }
