## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-guard = Nichts bewacht deinen Helden ({ $life } Leben): Spiel eine offene Kreatur aus.
guidance-row = Nächstes Ziel: Besiege { $guards ->
    [one] die Kreatur, die
   *[other] die { $guards } Kreaturen, die
 } den Helden { FORM($whose, "von") } ({ $life } Leben) { $guards ->
    [one] bewacht
   *[other] bewachen
 }.
guidance-hero = Nichts bewacht den Helden { FORM($whose, "von") } ({ $life } Leben): Greif ihn jetzt an.
