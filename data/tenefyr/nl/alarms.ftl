## Alarmen: gevaren zodra ze ontstaan.

alarm-boss = ⚠️ { FORM($boss, "the-first") } valt over { $left ->
    [one] 1 stap
   *[other] { $left } stappen
 } aan.
