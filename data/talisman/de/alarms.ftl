## Alarme: Gefahren, wenn sie entstehen.

alarm-last-life = ⚠️ { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { $player } hat
 } nur noch ein Leben.
alarm-summit = ⚠️ { FEATURE($player, "person") ->
    [second] Du bist
   *[other] { $player } ist
 } nur noch einen Schritt von der Krone der Herrschaft entfernt.
alarm-two-left = ⚠️ Nur { $players } sind übrig: Der nächste Tod beendet die Partie.
