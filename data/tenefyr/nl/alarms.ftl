## Alarmen: gevaren zodra ze ontstaan.

alarm-boss = ⚠️ Nog { $left ->
    [one] 1 stap
   *[other] { $left } stappen
 }, dan valt { $boss } aan.
