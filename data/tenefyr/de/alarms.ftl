## Alarme: Gefahren, wenn sie entstehen.

alarm-boss = ⚠️ { FORM($boss, "the-first") } greift in { $left ->
    [one] 1 Schritt an.
   *[other] { $left } Schritten an.
 }
