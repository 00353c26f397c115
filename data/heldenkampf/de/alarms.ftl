## Alarme: Gefahren, wenn sie entstehen.

alarm-castle = ⚠️ { FEATURE($player, "person") ->
    [second] Deine Burg
   *[third] Die Burg { FORM($player, "genitive") }
 } steht kurz vor dem Fall: Der nächste Schlag kann die Partie beenden.
alarm-passes = ⚠️ Wird noch einmal gepasst, ist die Partie zu Ende.
alarm-last-round = ⚠️ Das ist die letzte Runde.
