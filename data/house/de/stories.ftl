## Die Geschichte von jemandem, und alle nebeneinander

story-title = Die Geschichte { FORM($who, "genitive") }
story-empty = Hier ist noch nichts geschehen.
refused-no-story = So heißt hier niemand. Wähle einen der Vorschläge.
who-title = Nebeneinander
