## Chancen

odds-fight = Kampf gegen { FORM($enemy, "the-accusative") }
odds-stands = { FEATURE($player, "person") ->
    [second] Du bist am Zug.
   *[other] Am Zug ist { FORM($player, "the") }.
 } Die Helden haben bisher Kraft { $total } von { $power }.
odds-keep = Diese Hand spielen{ $follows ->
    [others] , dann die anderen je eine Hand
    [own] , dann eine Hand im zweiten Zug
   *[none] { "" }
 }
odds-redraw = Sie abwerfen und die nächste spielen{ $follows ->
    [others] , dann die anderen je eine Hand
    [own] , dann eine Hand im zweiten Zug
   *[none] { "" }
 }
odds-at-once = – davon schon in diesem Zug gewonnen
odds-camp = Wie stark sind wir?
odds-first = So stehen die Chancen im nächsten Kampf dort mit einer Hand pro Zug, nur gegen den offenen Gegner:
odds-hopeless = { $count ->
    [one] Der andere Ort: noch so gut wie keine Chance.
   *[other] Die { $count } anderen Orte: noch so gut wie keine Chance.
 }
odds-boss = { FORM($boss, "heading") }: { $enemy }, der erste von { $count } Gegnern
odds-against = Gegen { FORM($enemy, "the-accusative") }
odds-line = { $label }: { $share }
odds-line-about = { $label }: etwa { $percent } %, ± { $margin }
odds-how = Genau berechnet aus den Karten, die noch in den Decks sind, mit je einer Hand für alle, die noch an der Reihe sind. Hände abzuwerfen kann die Chance noch erhöhen.
odds-how-about = „Etwa“ ist geschätzt: Die Zahl hinter ± sagt, um wie viel die Schätzung danebenliegen kann. Alle, die noch an der Reihe sind, spielen eine Hand; Hände abzuwerfen kann die Chance noch erhöhen.
refused-odds-enemy = Nenne einen Gegner, etwa einen vom Brett: `/chancen` rechnet mit euren Decks, wie sie jetzt sind. Ohne Angabe geht es um den laufenden Kampf oder um alle offenen Gegner.
# Auf Knöpfen: so wahrscheinlich wird der Kampf damit gewonnen.
chance-wins = { $hand ->
    [this] Sieg zu { $percent } %
    [next] Sieg zu { $percent } % mit der nächsten Hand
   *[each] Sieg { $percent } %, 1 Hand
 }
chance-wins-about = { $hand ->
    [this] Sieg zu etwa { $percent } %
    [next] Sieg zu etwa { $percent } % mit der nächsten Hand
   *[each] Sieg etwa { $percent } %, 1 Hand
 }
stake-total = macht { $total }: { $missing ->
    [0] genug
   *[other] { $missing } zu wenig
 }
stake-later = { $follower ->
    [own] macht { $total } von { $power }, dann dein 2. Zug
   *[others] macht nur { $total } von { $power }
 }
stake-effects = { $missing ->
    [0] macht { $total }: genug, wenn keine Wirkung das senkt
   *[other] macht { $total } von { $power }, dazu Wirkungen
 }
stake-no-power = genug: der Gegner hat keine Kraft
stake-at-least = macht mindestens { $total }: genug
stake-certain = sicherer Sieg
stake-redraw = { $cards ->
    [one] noch 1 Karte im Deck
   *[other] noch { $cards } Karten im Deck
 }
stake-enemy = gegen Kraft { $power }
stake-reward = 🎁 { FORM($first, "gain") } oder { FORM($second, "gain") }
stake-no-reward = ohne Belohnung
stake-boss = der letzte Kampf
stake-too-strong = noch zu stark
stake-too-strong-in-a-row = alle nacheinander: zu stark
stake-too-weak = Decks zu schwach
advice-redraw = { move-redraw }
advice-enter = { $number } · Stufe { $level }: { $enemy }
advice-enter-boss = { FORM($boss, "heading") }: { $enemy }
advice-go-on = { move-go-on }
advice-withdraw = Verlassen (Boss 1 Schritt näher)
advice-pick = { $count ->
    [0] Keine Karte
   *[other] { $cards }
 }
advice-recover = { $top } oben, { $below } darunter
