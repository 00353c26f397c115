## Eigene Decks: Listen lesen und schreiben, und was die Regeln zu einem Deck sagen.

deck-template =
    # Eine Karte je Zeile, vorn die Anzahl. Was hinter einem # steht, ist nur für dich.
    # 1 Held, 10 Stufenkarten, mindestens 29 andere, keine mehr als 4-mal
    1 Kämpferin Hedda
    10 Stufenkarte
deck-line = { $number } { $card }

deck-line-empty = Hier steht nichts.
deck-line-unknown = Keine Karte heißt „{ $words }“.
deck-line-near = Keine Karte heißt „{ $words }“. Meinst du { $cards }?
deck-line-or = { $first } oder { $second }
deck-line-which = Das kann mehrere Karten bedeuten: { $cards }. Schreib stattdessen die Kennung.
deck-line-number = { $number } Stück von einer Karte gehen nicht. Schreib eine Zahl von 1 bis { $most }.
deck-line-third-hero = Ein Deck hat höchstens zwei Helden, und { $first } und { $second } gehören schon dazu.
deck-line-same-class = Die zwei Helden eines Decks gehören verschiedenen Klassen an, und { $hero } ist schon dabei.
deck-line-level-class = Kein Held dieses Decks gehört dieser Klasse an.

deck-good-hero = Der Held des Decks: { $hero }.
deck-good-heroes = Zwei Heldenkarten ergeben einen Helden: { $first } und { $second }.
deck-good-classes = Die beiden Helden gehören verschiedenen Klassen an.
deck-good-levels-of = Stufenkarten: { $first_count } für { FORM($first, "accusative") }, { $second_count } für { FORM($second, "accusative") }; jeweils mindestens eine muss sein.
deck-good-levels =
    { $count ->
        [one] Eine Stufenkarte
       *[other] { $count } Stufenkarten
    }; mindestens eine muss sein.
deck-good-cards =
    { $count ->
        [one] Eine Unterstützungskarte
       *[other] { $count } Unterstützungskarten
    }, { $different } verschiedene.
deck-good-copies = Keine Unterstützungskarte ist mehr als { $allowed }-mal dabei.
deck-good-size = { $size } Karten mit Held und Stufenkarten; mindestens { $least } müssen es sein.
deck-note-double-class = Mit zwei Helden lässt sich dieses Deck nur spielen, wo Doppelklassenhelden erlaubt sind.
deck-note-class =
    { $count ->
        [one] { $hero } gehört einer anderen Klasse an und kann nie auslegen: { $cards }.
       *[other] Keiner der beiden Helden hat die Klasse, die man braucht für: { $cards }.
    }
deck-note-levels = Nur { $most } Stufenkarten können ins Spiel kommen; die übrigen nützen nichts.

deck-group-creature = Wesen
deck-group-spell = Zauber
deck-group-talent = Talente
deck-group-weapon = Waffen
deck-group-armour = Rüstungen
deck-group-shield = Schilde
deck-group-equipment = Gegenstände
deck-group-artefact = Artefakte
deck-group-trap = Fallen

## Die Wahl eines Decks: wer es führt, wie es spielt, wie schwer das ist; höchstens 100 Zeichen.

deck-ready-style = { $heroes } · { $style } · { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 }
deck-own-style = { $heroes } · { $creatures } Wesen, { $spells ->
    [one] 1 Fähigkeit
   *[other] { $spells } Fähigkeiten
 }, { $equipment ->
    [one] 1 andere Karte
   *[other] { $equipment } andere Karten
 }
deck-style-shield-wall = robuste Wesen, gute Waffen
deck-style-night-blades = Gift und schnelle Stiche aus dem Versteck
deck-style-glow-and-frost = Zauber aus der Ferne, davor billiger Schutz
deck-style-morning-bells = heilt, hält durch und zermürbt
deck-style-smoke-and-mirrors = versteckt sich und brennt aus der Ferne
deck-style-sword-and-prayer = kämpft vorn und heilt sich selbst
deck-style-two-lanterns = Zauber aus zwei Schulen
deck-style-axe-and-dagger = schlägt früh und hart zu

## Die Filter der Seite, auf der man ein Deck baut; höchstens 100 Zeichen.

deck-filter-every-class = Karten jeder Klasse
deck-filter-heroes = Helden und Stufenkarten
deck-filter-cost = { $more ->
    [yes] Kosten { $cost } oder mehr
   *[no] Kosten { $cost }
 }
deck-filter-in-deck = Nur was im Deck ist
deck-style-without-hero = { $creatures } Wesen, { $spells ->
    [one] 1 Fähigkeit
   *[other] { $spells } Fähigkeiten
 }, { $equipment ->
    [one] 1 andere Karte
   *[other] { $equipment } andere Karten
 }
refused-deck-many = Ein hier gebautes Deck hat höchstens { $most } Unterstützungskarten.
