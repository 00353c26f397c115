## Alarmen: gevaren op het moment dat ze ontstaan.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } nog maar één leven.
alarm-summit = ⚠️ { FEATURE($player, "person") ->
    [second] Je bent
   *[other] { FORM($player, "the-first") } is
 } nog één stap van de Kroon van de Heerser.
alarm-two-left = ⚠️ Alleen { FORM($players, "the") } zijn nog over: de volgende dode beëindigt het spel.
