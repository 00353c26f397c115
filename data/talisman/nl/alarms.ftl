## Alarmen: gevaren op het moment dat ze ontstaan.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } nog maar één leven.
alarm-crown = ⚠️ { FEATURE($player, "person") ->
    [second] Je bent
   *[other] { FORM($player, "the-first") } is
 } nog { $steps ->
    [one] één stap
   *[other] { $steps } stappen
 } van de Kroon van de Heerser.
alarm-rounds = ⚠️ { $left ->
    [one] Dit is de laatste ronde: daarna
   *[other] Nog { $left } rondes, daarna
 } wint wie de meeste punten heeft. De leiding is voor { FORM($players, "object") } met { $points }.
alarm-two-left = ⚠️ Alleen { FORM($players, "the") } zijn nog over: de volgende dode beëindigt het spel.
