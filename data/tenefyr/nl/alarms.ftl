## Alarmen: gevaren zodra ze ontstaan.

alarm-boss = ⚠️ { $boss } valt over { $left ->
    [one] 1 stap
   *[other] { $left } stappen
 } aan.
