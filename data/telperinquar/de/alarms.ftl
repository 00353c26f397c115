## Alarme: Gefahren, wenn sie entstehen.

alarm-hero = ⚠️ { FEATURE($whose, "person") ->
    [second] Dein Held
   *[third] Der Held { FORM($whose, "genitive") }
 } hat nur noch { life-points }.
alarm-poison = ⚠️ Gift droht { FEATURE($whose, "person") ->
    [second] deinen Helden
   *[third] den Helden { FORM($whose, "genitive") }
 } zu töten: { $damage } Schaden, noch { life-points }.
