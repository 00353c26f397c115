## Alarmen: gevaren zodra ze ontstaan.

alarm-hero = ⚠️ { FEATURE($whose, "person") ->
    [second] Jouw held
   *[third] De held van { FORM($whose, "object") }
 } heeft nog maar { life-points }.
alarm-poison = ⚠️ Gif dreigt { FEATURE($whose, "person") ->
    [second] jouw held
   *[third] de held van { FORM($whose, "object") }
 } te doden: { $damage } schade, nog { life-points }.
