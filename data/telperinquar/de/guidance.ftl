## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-guard = Nichts bewacht deinen Helden ({ $life } LP): Spiel ein offenes Wesen aus.
guidance-row = Nächstes Ziel: Besiege { $guards ->
    [one] das Wesen, das
   *[other] die { $guards } Wesen, die
 } den Helden { FORM($whose, "von") } ({ $life } LP) { $guards ->
    [one] bewacht
   *[other] bewachen
 }.
guidance-hero = Nichts bewacht den Helden { FORM($whose, "von") } ({ $life } LP): Greif ihn jetzt an.
