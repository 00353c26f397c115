## Alarmen: gevaren op het moment dat ze ontstaan.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } nog maar één leven.
alarm-crown = { FEATURE($player, "person") ->
    [second] 👑 Je bent
   *[other] ⚠️ { FORM($player, "the-first") } is
 } nog { $steps ->
    [one] één vak
   *[other] { $steps } vakken
 } van de Kroon van de Heerser.
alarm-rounds = ⚠️ { $left ->
    [one] Dit is de laatste ronde: daarna
   *[other] Nog { $left } rondes, daarna
 } wint wie de meeste punten heeft. { $lead ->
    [0] Gelijke stand tussen { FORM($players, "object") } met { $points }: dan beslissen levens, daarna lot
   *[other] { FEATURE($players, "person") ->
        [second] Jij leidt
       *[other] { FORM($players, "the-first") } leidt
    } met { $points }, { $lead ->
        [one] 1 punt
       *[other] { $lead } punten
    } voor op { FORM($rivals, "object") }
 }. Elke winst telt voor 1 punt{ $crown ->
    [yes] ; wie de Kroon bereikt, wint meteen
   *[no] {""}
 }.
alarm-two-left = ⚠️ Alleen { FORM($players, "the") } zijn nog over: de volgende dode beëindigt het spel.
