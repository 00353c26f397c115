game-heldenkampf = Heldenkampf

## Phasen und Wörter
phase-draw = Ziehen
phase-action = Aktion
phase-discard = Handgrenze
phase-over = Ende
kind-hero = Held
kind-monster = Monster
kind-weapon = Waffe
kind-armour = Rüstung
kind-shield = Schild
kind-food = Nahrung
kind-animal = Tier
kind-battlefield = Kampfplatz
kind-place = Ort
people-human = Mensch
people-winged = Flügelwesen
people-centaur = Zentaur
people-dwarf = Zwerg
side-heroes = Helden
side-heroines = Heldinnen
stack-heroes = eigene Helden
stack-monsters = Monster
stack-equipment = Ausrüstung

## Überschriften und Eckwerte
headline-turn = Runde { $round } · { FEATURE($player, "person") ->
    [second] du bist dran
   *[third] { $player } ist dran
} · { $phase }
headline-won = { $player } hat gewonnen
headline-draw = Die Partie endet unentschieden
figure-side = { $player } · { $side ->
    [heroes] Helden
   *[heroines] Heldinnen
 }
figure-castle = Burg: { $life } von { $max }
figure-points = Siegpunkte: { $points }
figure-cards = Hand { $hand }, Heldenstapel { $stack }{ $pause ->
    [yes] , Pausenkarte bereit
   *[no] , Pausenkarte gespielt
 }
figure-tavern = Wirtshaus: { $cards }
figure-defeated = Besiegt: { $cards }
figure-fallen = Von Monstern besiegt: { $cards }
figure-fight = Kampf · { $place }
figure-fighter = { $card } · Stärke gesamt { $sum }
figure-armed = { $card } · { $gear } · Stärke gesamt { $sum }, Schutz { $protection }
picture-castle = Burg
picture-tavern = Wirtshaus
picture-defeated = Besiegt
picture-fallen = Gefallen
picture-points = Punkte
picture-hand = Hand
picture-stack = Stapel
picture-pause = Pause
picture-monsters = Monster
picture-equipment = Ausrüstung

## Karten
card-life = { $card } ({ $life }/{ $max })
card-line = { $kind ->
    [hero] { $card } · Stärke { $strength }, Leben { $life }/{ $max }
    [monster] { $card } · Monster, Stärke { $strength }, Leben { $life }/{ $max }
    [weapon] { $card } · Waffe +{ $strength }, Reichweite { $range }
    [armour] { $card } · Rüstung { $value }
    [shield] { $card } · Schild { $value }
    [animal] { $card } · Stärke { $strength }, Leben { $life }/{ $max }, als Nahrung { $food }
    [food] { $card } · heilt { $food }
   *[other] { $card }
 }
card-armed = Kann Waffe, Rüstung und Schild benutzen
card-unarmed = Kämpft mit Zähnen und Klauen: keine Waffe, keine Rüstung, kein Schild
card-terrain = Mit der Einstellung „Gelände“: { $value ->
    [range] Reichweite
    [armour] Rüstung
   *[shield] Schild
} { SIGNED($by) }

## Fragen
ask-attacker = Welcher Held, welches Monster? Monstern antworten nur Helden; wer durch sie fällt, zählt für niemanden
ask-battlefield = Auf welchem Kampfplatz? Darauf kommt es nur mit der Einstellung „Gelände“ an
ask-draw = Von welchem Stapel ziehst du? Helden und Monster kämpfen, Ausrüstung macht sie stärker.
ask-action = Was tust du? Angreifen, auf Nahrungssuche gehen oder passen; vorher darfst du essen.
ask-discard = Deine Hand ist zu voll: { $over ->
    [one] Lege eine Karte weg.
   *[other] Lege { $over } Karten weg.
 }
ask-answer = { $fighter } greift an ({ $battlefield }). Wer antwortet?
ask-gear = Legst du Ausrüstung nach?
ask-castle-weapon = Die Burg ist ungeschützt. Legst du eine Waffe nach?
ask-castle-strike = Schlag gegen die Burg: würfeln oder die sichere 2?
ask-strike = { $fighter } schlägt zu: würfeln oder die sichere 2? Die Gegenseite entscheidet im selben Augenblick.
ask-struck = Ein Schlag gegen { FORM($fighter, "accusative") }: würfeln oder die sichere 2? Die Gegenseite entscheidet im selben Augenblick.
ask-fight-on = Die Gegenseite kämpft weiter. Würfeln oder die sichere 2?
ask-truce = { $player } möchte abbrechen, damit { $fighter } am Leben bleibt. Bist du einverstanden?
ask-found = Gefunden: { $food }. Aufheben oder gleich an { FORM($hero, "accusative") } verfüttern?

occasion-attack = { $player } greift mit { FORM($fighter, "dative") } an.
occasion-gear = { $one } und { $other } werden ausgerüstet.
occasion-truce = { $player } hat vorgeschlagen, den Kampf abzubrechen.

## Züge und ihre Angaben
move-draw = Ziehen
move-attack = Angreifen
move-forage = Auf Nahrungssuche
move-eat = Essen
move-call = Helden nachziehen
move-pass = Passen
move-discard = Weglegen
move-answer = Antworten mit
move-pause = Pausenkarte
move-add = Ausrüstung nachlegen
move-roll = Würfeln
move-roll-on = Weiterwürfeln, solange es gut aussieht
move-roll-to-the-end = Bis zum Ende würfeln
move-waive = Sichere 2 nehmen
move-trap = Falle versuchen (2 Würfel)
move-break-off = Abbrechen
move-fight-on = Weiterkämpfen
move-keep = Aufheben

advice-attack = { $fighter } greift { $count ->
        [0] an
       *[other] mit { FORM($gear, "dative") } an
    }, { $battlefield }
advice-forage = { $hero } sucht Nahrung, { $place }
advice-eat = { $hero } isst { FORM($food, "accusative") }
advice-answer = { $fighter } antwortet{ $count ->
        [0] { "" }
       *[other] {" "}mit { FORM($gear, "dative") }
    }
advice-add = { FORM($card, "accusative") } nachlegen
advice-discard = { FORM($card, "accusative") } weglegen
caution-pass = Zug ohne Aktion beenden
caution-pass-ends = Passen: Damit endet die Partie
caution-break-off = Abbrechen: { $fighter } geht ins Wirtshaus
argument-stack = { $stack ->
    [heroes] Eigene Helden
    [monsters] Monster
   *[equipment] Ausrüstung
 } (noch { $count })

## Was geschieht
event-turn = Runde { $round }: { FEATURE($player, "person") ->
    [second] du bist dran
   *[third] { $player } ist dran
}.
event-drew = { $player } zieht { $stack ->
    [heroes] vom Heldenstapel
    [monsters] vom Monsterstapel
   *[equipment] vom Ausrüstungsstapel
 }.
event-drew-card = Du ziehst { $stack ->
    [heroes] vom Heldenstapel
    [monsters] vom Monsterstapel
   *[equipment] vom Ausrüstungsstapel
 }: { $card }.
event-pass = { $player } passt.
event-attack = { $player } greift mit { FORM($fighter, "dative") } an ({ $battlefield }).
event-called = { $player } hat niemanden zum Antworten und ruft { FORM($hero, "accusative") } vom Stapel.
event-answer = { $player } antwortet mit { FORM($fighter, "dative") }.
event-pause = { $player } spielt die Pausenkarte: Der Schlag geht ins Leere, und alle Helden auf der Hand gehen einen trinken.
event-gear = { $fighter } bekommt { FORM($piece, "accusative") }.
event-strike = { $striker } schlägt auf { FORM($struck, "accusative") } ein: { $attack } + { $die } gegen { $defence } + { $other }, Differenz { SIGNED($difference) }.
event-wound = { $fighter } verliert { $damage } LP und hat noch { $life }.
event-trap = Die Falle schnappt zu: { $fighter } hat nur noch { $life } LP.
event-eat = { $hero } isst { FORM($food, "accusative") } und hat jetzt { $life } LP.
event-truce-offered = { $player } schlägt vor, den Kampf abzubrechen.
event-truce-refused = { $player } kämpft weiter.
event-broken-off = Der Kampf zwischen { FORM($one, "dative") } und { FORM($other, "dative") } wird abgebrochen.
event-fallen = { $hero } wird { FORM($foe, "von") } getötet; niemand bekommt Punkte.
event-defeated = { $fighter } ist besiegt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für { FORM($player, "accusative") }.
event-castle-open = Niemand antwortet für { FORM($player, "accusative") }: Der Schlag trifft die Burg.
event-castle = { $fighter } schlägt mit { $die } gegen die Burg { FORM($player, "von") }: { $damage } Schaden, noch { $life } LP.
event-castle-fallen = Die Burg { FORM($player, "von") } ist gefallen.
event-forage = { $player } schickt { FORM($hero, "accusative") } los ({ $place }) und findet: { $found }.
event-hunted = { $player } nimmt { FORM($animal, "accusative") } als Nahrung mit.
event-won = { $player } gewinnt mit { $points } zu { $other } Siegpunkten.
event-draw = Unentschieden: je { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 }.
result-ending = { $ending ->
    [castle] Eine Burg ist gefallen.
    [passes] Alle haben zweimal nacheinander gepasst.
    [rounds] Die letzte Runde ist vorbei.
   *[resigned] Die Gegenseite hat aufgegeben.
 }

## Ablehnungen
refused-turn = { $player } ist dran.
refused-no-fight = Gerade gibt es keinen Kampf.
refused-stack = Von dort lässt sich nichts ziehen. Wähle eigene Helden, Monster oder Ausrüstung.
refused-draw-first = Zieh zuerst eine Karte.
refused-discard-first = Leg zuerst Karten weg, bis du sieben hast.
refused-drawn = Deine Karte für diesen Zug hast du schon gezogen.
refused-no-card = In diesem Spiel gibt es keine Karte „{ $word }“.
refused-has-hero = Du hast noch einen Helden auf der Hand. Einen neuen ziehst du erst, wenn keiner da ist.
refused-no-hero = Es ist kein Held mehr zum Ziehen da.
refused-not-in-hand = Nicht auf deiner Hand: { $card }.
refused-only-heroes = { $card } kann nicht auf Nahrungssuche gehen; das können nur Helden.
refused-place-empty = Dort ist nichts mehr zu finden: { $place }.
refused-no-place = Nahrung sucht man im Wald oder auf dem Markt, nicht hier: { $place }.
refused-no-fighter = Das kämpft nicht: { $card }. Wähle einen Helden oder ein Monster.
refused-no-battlefield = Das ist kein Kampfplatz: { $place }.
refused-not-now = Das geht im Augenblick nicht. **{ button-move }** zeigt, was geht.
refused-no-food = Das ist keine Nahrung auf deiner Hand: { $card }.
refused-hero-not-in-hand = { $card } ist kein Held auf deiner Hand.
refused-unhurt = { $card } ist unverletzt und braucht keine Nahrung.
refused-fight-on = Es wird gekämpft; bringt das erst zu Ende.
refused-not-asked = Jetzt entscheidet die Gegenseite.
refused-first-strike = Ein Kampf lässt sich nach dem ersten Schlag abbrechen.
refused-monster-flees = Monster laufen nicht weg: Nur die Seite des Helden kann abbrechen.
refused-trap = Die Falle geht hier nicht: Sie braucht die Einstellung „Falle“ und einen menschlichen Helden, und sie wirkt einmal pro Kampf.
refused-meal-in-fight = Im Kampf isst nur ein verwundeter Held, statt des eigenen Schlags und aus der Hand.
refused-pause = Die Pausenkarte geht hier nicht: Sie beantwortet einen Angriff, einmal pro Partie.
refused-monsters = Monster kämpfen nicht gegeneinander. Antworte mit einem Helden oder der Pausenkarte.
refused-bare = { $fighter } kann mit Ausrüstung nicht umgehen.
refused-attacker-gear = { $card }: An diesem Tisch darf die angreifende Seite so etwas nicht nachlegen.
refused-exchange = Während des Kampfes wird keine Ausrüstung nachgelegt oder gewechselt.
refused-slot = Für diese Art ist kein Platz frei: { $kind }.
refused-choose = Das passt jetzt nicht. Die Frage ist: { $question }
picture-empty = Deine Hand ist leer.
