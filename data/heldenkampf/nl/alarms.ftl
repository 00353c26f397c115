## Alarmen: gevaren zodra ze ontstaan.

alarm-castle = ⚠️ { FEATURE($player, "person") ->
    [second] Jouw kasteel
   *[other] Het kasteel van { FORM($player, "object") }
 } staat op instorten: de volgende klap kan het spel beëindigen.
alarm-passes = ⚠️ Nog één keer passen beëindigt het spel.
alarm-last-round = ⚠️ Dit is de laatste ronde.
