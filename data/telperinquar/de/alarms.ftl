## Alarme: Gefahren, wenn sie entstehen.

alarm-hero = ⚠️ { FEATURE($whose, "person") ->
    [second] Dein Held
   *[third] Der Held { FORM($whose, "genitive") }
 } ist dem Tod nahe: noch { life-points }.
