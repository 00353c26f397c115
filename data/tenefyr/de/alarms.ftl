## Alarme: Gefahren, wenn sie entstehen.

alarm-boss = ⚠️ { $boss } greift in { $left ->
    [one] 1 Schritt an.
   *[other] { $left } Schritten an.
 }
