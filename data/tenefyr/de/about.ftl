## Was das Spiel von sich sagt, je eine Zeile; dann seine Wörter für „Was ist …?“: wie etwas heißt und was es bedeutet.

about-what = Ein bis vier Helden kämpfen sich gemeinsam durch Verliese, alle mit einem eigenen Deck, das mit der Beute wächst.
about-aim = Besiegt den Boss: Alle gewinnen zusammen, oder alle verlieren. Ein verlorener Kampf gegen ihn ist das Ende.
about-length = Etwa eine Stunde am Stück, eine halbe im schnellen Spiel, oder eine Woche mit einem Zug dann und wann.
about-time = 30 bis 60 Min.
about-level = mittel

seen-rule = { $enemy } („{ $rule }“)
seen-reserve = { $cards ->
    [one] Stufe { $level }: 1 Karte
   *[other] Stufe { $level }: { $cards } Karten
 }
term-deck = Deck
term-deck-what = Die Karten, von denen du ziehst. Es wird erst beim Verlassen eines Verlieses aus dem Ablagestapel aufgefüllt.
term-discard-pile = Ablagestapel
term-discard-pile-what = Gespielte und abgeworfene Karten, für alle offen. Beim Verlassen eines Verlieses kommt er ins Deck.
term-hand = Hand
term-hand-what = Die gezogenen Karten, für alle offen. Behalte und spiele sie alle, oder wirf alle ab.
term-known = Bekannte Karten
term-known-what = Karten, die oben auf ein Deck gelegt wurden: Alle wissen, was als Nächstes gezogen wird.
term-power = Kraft
term-power-what = Was eine Karte zur Summe des Kampfes beiträgt; ein Gegner fällt, sobald die Summe seine Kraft erreicht.
term-enemy = Gegner
term-enemy-what = Die obere Hälfte einer Verlieskarte. Seine Kraft hängt davon ab, wie viele spielen.
term-loot = Beute
term-loot-what = Die untere Hälfte einer Verlieskarte. Wer am Zug ist, wenn der Gegner fällt, bekommt sie.
term-basic = Basiskarte
term-basic-what = Womit alle anfangen: Ein Treffer hat Kraft 1, ein Fehlschlag keine.
term-skill = Fähigkeit
term-skill-what = Die eigene Karte eines Helden. Sie wirkt nur bei ihm.
term-exhausted = Erschöpft
term-exhausted-what = Das Deck ist leer: Es gibt nichts zu ziehen, bis das Verlies verlassen wird.
term-rule = Regel eines Gegners
term-rule-what = Etwas Besonderes, das gilt, solange der Gegner bekämpft wird: Du liest es im Kampf und vorher mit /karte.
term-dungeon = Verlies
term-dungeon-what = Vier Gegner einer Stufe, einer auf dem anderen; nur der oberste ist offen.
term-reward = Belohnung
term-reward-what = Was ein geschafftes Verlies einbringt, einmal.
term-campfire = Stilles Lagerfeuer
term-campfire-what = Eine Belohnung, die Decks von schwachen Karten befreit; alle wählen für sich.
term-armoury = Alte Rüstkammer
term-armoury-what = Eine Belohnung, die eine Karte der Reserve bringt oder eine wegnimmt; alle wählen für sich.
term-map = Karte der Tiefen
term-map-what = Eine Belohnung für alle gemeinsam: eine stärkere Karte für jemanden oder ein Blick auf die Karten eines Verlieses oder des Bosses.
term-sanctuary = Zuflucht
term-sanctuary-what = Eine Belohnung für alle gemeinsam: mehr Karten für alle im nächsten Kampf, oder stattdessen ein Blick voraus (Stufe 1 und 2) oder die Bossfigur zurück.
term-boss = Boss
term-boss-what = Vier Karten, nacheinander ohne Rast bekämpft. Sind alle besiegt, haben alle gewonnen.
term-track = Bossleiste
term-track-what = Ein Verlies zu verlassen bewegt die Figur einen Schritt, ein verlorener Kampf zwei. Am Totenkopf greift der Boss an.
term-token = Startspielermarker
term-token-what = Wer ihn hat, ist zuerst dran und entscheidet bei Gleichstand. Nach jedem Kampf wandert er weiter.
term-reserve = Reserve
term-reserve-what = Die Verlieskarten, die in keinem Verlies liegen, verdeckt, nach Stufen.
term-removed = Entfernt
term-removed-what = Basiskarten und Fähigkeiten, die für immer aus dem Spiel sind.
