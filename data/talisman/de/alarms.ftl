## Alarme: Gefahren, wenn sie entstehen.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } nur noch ein Leben.
alarm-crown = { FEATURE($player, "person") ->
    [second] 👑 Du bist
   *[other] ⚠️ { FORM($player, "the-first") } ist
 } nur noch { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
 } von der Krone der Herrschaft entfernt.
alarm-rounds = ⚠️ { $left ->
    [one] Das ist die letzte Runde: Dann
   *[other] Noch { $left } Runden, dann
 } gewinnt, wer die meisten Punkte hat. { $lead ->
    [0] Gleichstand zwischen { FORM($players, "dative") } mit { $points }: Dann entscheiden Leben, danach Schicksal
   *[other] { FEATURE($players, "person") ->
        [second] Du führst
       *[other] { FORM($players, "the-first") } führt
    } mit { $points }, { $lead ->
        [one] 1 Punkt
       *[other] { $lead } Punkte
    } vor { FORM($rivals, "dative") }
 }. Jeder Zugewinn zählt 1 Punkt{ $crown ->
    [yes] ; wer die Krone erreicht, gewinnt sofort
   *[no] {""}
 }.
alarm-two-left = ⚠️ Nur { FORM($players, "the") } sind übrig: Der nächste Tod beendet die Partie.
