game-caravan = Karawane
option-way = Weg
option-way-help = Wie weit es auf die andere Seite der Wüste ist.
option-water = Wasser
option-water-help = Wie viel Wasser die Karawane am Anfang hat.

headline = Tag { $day }: { $leader } führt
figure-caravan = Die Karawane
figure-water = { $water } Wasser
figure-way = { $way ->
    [one] noch 1 Etappe
   *[other] noch { $way } Etappen
 }
figure-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
figure-fainted = ohnmächtig

ask-lead = Verkaufst du Karten gegen Wasser, oder bricht die Karawane auf?
ask-storm = Ein Sturm der Stärke { $strength }: Hältst du ihn ab?
ask-road = Welchen Weg nehmt ihr?
move-march = Aufbrechen
move-sell = Verkaufen
move-shelter = Abhalten
move-pass = Passen
move-short = Der kurze Weg
move-long = Der lange Weg
argument-drunk = { $count } gleich getrunken

event-sold = { $player } verkauft { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }, jetzt ist { $water } Wasser da.
event-sun = ☀️ Tag { $day }: Die Sonne kostet { $drunk } Wasser, { $water } ist noch da.
event-storm = 🌪️ Ein Sturm der Stärke { $strength } zieht auf.
event-sheltered = { $player } hält den Sturm ab: { $card }.
event-fainted = { $player } wird im Sturm ohnmächtig.
event-road = Die Karawane nimmt den { $road ->
    [short] kurzen
   *[long] langen
 } Weg; { $way ->
    [0] sie ist am Ziel
    [one] 1 Etappe bleibt
   *[other] { $way } Etappen bleiben
 }.
event-night = 🌙 Es wird Nacht, und von jetzt an führt { $leader }.
event-drew = Du ziehst { $card }.
event-left = { $player } bleibt zurück.
refused-not-your-turn = { $leader } führt.
refused-not-now = Das geht jetzt nicht.
result-thirst = Das Wasser ist aufgebraucht.
result-alone = Niemand ist mehr da.
result-arrived = Die Karawane ist am Ziel.
refused-none-sell = Du hast keine Karte auf der Hand, die du verkaufen könntest.
refused-none-shelter = Du hast keine Karte auf der Hand, die einen Sturm abhält.
